### What bots say of a deal at Quo Vadis?, to the whole table: one sentence each.

## In one's own turn: asking

qv-pitch-debt = I keep my word and pay what I promised: { qv-laurels }.
qv-pitch-for-hire = For { qv-laurels } I do that: it helps you more than me.
qv-pitch-both = It helps us both.
qv-pitch-your-room = Support me: the seat I leave is one that you can use.
qv-pitch-pays = Support me: that is worth { qv-laurels } to me.
qv-pitch-share = Support me and pay me { qv-laurels }: my move helps you, too.
qv-pitch-your-tile = Support me: your consent brings you a laurel.

## In another's turn: supporting

qv-pitch-word = I support you: I gave my word.
qv-pitch-price = For { qv-laurels } I support you.
qv-pitch-bribe = Stay out of it: that is worth { qv-laurels } to me.
qv-pitch-refrain = Leave that be: it is worth { qv-laurels } to me.
qv-pitch-room = I support you: the seat you leave is the one I want.
qv-pitch-more = I support you and pay { qv-laurels }: it brings me more than that.
qv-pitch-tile = I support you: my consent brings me a laurel.
qv-pitch-fair = Agreed: { qv-laurels } is a fair price.
qv-pitch-worth = Agreed: that is worth { qv-laurels } to me.
qv-pitch-bought = Agreed: for { qv-laurels } I stay out of it.

## Refusing

qv-pitch-too-dear = No: that is more than it is worth to me.
qv-pitch-promised = No: I gave my word to somebody else.
qv-pitch-bound = No: I have agreed not to support you this turn.
qv-pitch-not-worth = No: that is not worth { qv-laurels } to me.
qv-pitch-not-for-that = No: my consent is worth more than that.
qv-pitch-nothing = No: that brings me nothing.
qv-pitch-costs = No: your move costs me more than that. For { qv-laurels } I agree.
qv-pitch-costs-never = No: at no price. Your move costs me too much.
qv-pitch-leader = No: you are close to winning. For { qv-laurels } I agree.
qv-pitch-leader-never = No: at no price. You are too close to winning.
qv-pitch-unfair = No: it brings you far more than me. For { qv-laurels } I agree.
qv-pitch-unfair-never = No: at no price that you can pay. It brings you far more than me.
qv-pitch-broken = No: you have broken your word. For { qv-laurels } I agree.
qv-pitch-broken-never = No: at no price. You have broken your word.
