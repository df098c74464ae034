### What bots say of a deal at Quo Vadis?, to the whole table: one sentence each.

## In one's own turn: asking

qv-pitch-debt = Je tiens parole et je verse ce que j’ai promis : { qv-laurels }.
qv-pitch-for-hire = Pour { qv-laurels }, je le fais : cela vous aide plus que moi.
qv-pitch-both = Nous y gagnons tous les deux.
qv-pitch-your-room = Soutenez-moi : le siège que je quitte peut vous servir.
qv-pitch-pays = Soutenez-moi : cela vaut bien { qv-laurels } à mes yeux.
qv-pitch-share = Soutenez-moi et versez-moi { qv-laurels } : mon coup vous aide aussi.
qv-pitch-your-tile = Soutenez-moi : votre accord vous rapporte un laurier.

## In another's turn: supporting

qv-pitch-word = Je vous soutiens : j’ai donné ma parole.
qv-pitch-price = Pour { qv-laurels }, je vous soutiens.
qv-pitch-bribe = Ne vous en mêlez pas : cela vaut bien { qv-laurels } à mes yeux.
qv-pitch-refrain = N’en faites rien : cela vaut bien { qv-laurels } à mes yeux.
qv-pitch-room = Je vous soutiens : le siège que vous quittez est celui que je veux.
qv-pitch-more = Je vous soutiens et je verse { qv-laurels } : j’y gagne davantage.
qv-pitch-tile = Je vous soutiens : mon accord me rapporte un laurier.
qv-pitch-fair = D’accord : { qv-laurels }, c’est un prix juste.
qv-pitch-worth = D’accord : cela vaut bien { qv-laurels } à mes yeux.
qv-pitch-bought = D’accord : pour { qv-laurels }, je ne m’en mêle pas.

## Refusing

qv-pitch-too-dear = Non : cela ne vaut pas ce prix à mes yeux.
qv-pitch-promised = Non : j’ai donné ma parole à quelqu’un d’autre.
qv-pitch-bound = Non : je me suis engagé à ne pas vous soutenir ce tour-ci.
qv-pitch-not-worth = Non : cela ne vaut pas { qv-laurels } à mes yeux.
qv-pitch-not-for-that = Non : mon accord vaut plus que cela.
qv-pitch-nothing = Non : cela ne m’apporte rien.
qv-pitch-costs = Non : votre coup me coûte davantage. Pour { qv-laurels }, j’accepte.
qv-pitch-costs-never = Non : à aucun prix. Votre coup me coûte trop.
qv-pitch-leader = Non : vous êtes près de la victoire. Pour { qv-laurels }, j’accepte.
qv-pitch-leader-never = Non : à aucun prix. Vous êtes trop près de la victoire.
qv-pitch-unfair = Non : cela vous apporte bien plus qu’à moi. Pour { qv-laurels }, j’accepte.
qv-pitch-unfair-never = Non : à aucun prix que vous puissiez payer. Cela vous apporte bien plus qu’à moi.
qv-pitch-broken = Non : vous avez manqué à votre parole. Pour { qv-laurels }, j’accepte.
qv-pitch-broken-never = Non : à aucun prix. Vous avez manqué à votre parole.
