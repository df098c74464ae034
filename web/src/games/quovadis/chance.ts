/** What chance decides at Quo Vadis?: who begins, and the order of the tiles. */

import { inOrder, type Chance } from '../../lib/proof';

const LAURELS = ['I', 'II', 'IIc', 'III', 'IV', 'V'];

export const chance: Chance = ([kind, ...dealt], seats) => {
  if (kind === 'start') return { how: 'pick', of: seats, dealt };
  if (kind !== 'tiles') return null;
  const of = inOrder(dealt, LAURELS);
  return of && { how: 'shuffle', of, dealt };
};
