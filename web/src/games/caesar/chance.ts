/** What chance decides at Caesar & Cleopatra: each shuffle, as its entry in a record names it. */

import { inOrder, type Chance } from '../../lib/proof';

const CARDS = ['1', '2', '3', '4', '5', 'P', 'assassination', 'castling', 'scout', 'spy', 'veto', 'wrath'];
const VOTES = ['senators', 'praetors', 'quaestors', 'censors', 'aediles', 'orgy', 'reshuffle'];
const BONUS = ['senators', 'senators', 'praetors', 'praetors', 'quaestors', 'quaestors'];

export const chance: Chance = ([kind, ...dealt]) => {
  if (kind === 'bonus') return { how: 'shuffle', of: BONUS, dealt };
  // A reserve names its owner first.
  if (kind === 'influence' || kind === 'actions') dealt.shift();
  else if (kind !== 'votes') return null;
  const of = inOrder(dealt, kind === 'votes' ? VOTES : CARDS);
  return of && { how: 'shuffle', of, dealt };
};
