import { describe, expect, it } from 'vitest';
import { votes } from './scene';
import { other, letsPass, type Event, type Group, type View } from './view';

const group = (cleopatra: string[] = [], caesar: string[] = []): Group => ({
  left: 5,
  cleopatra: { up: cleopatra, down: 0, hidden: null },
  caesar: { up: caesar, down: 0, hidden: null },
});
const after = (table: Record<string, Group>): View => ({ table }) as View;

const voted = (of: string, winner: string | null, changes: Partial<Event> = {}): Event => ({
  event: 'voted',
  group: of,
  winner,
  influence: { cleopatra: 0, caesar: 0 },
  philosophers: { cleopatra: 0, caesar: 0 },
  ...changes,
});
const discarded = (of: string, seat: 'cleopatra' | 'caesar', ...cards: string[]): Event => ({
  event: 'discarded',
  group: of,
  seat,
  cards,
});
const turned = (of: string, seat: 'cleopatra' | 'caesar', ...cards: string[]): Event => ({
  event: 'turned-up',
  group: of,
  seat,
  cards,
});

describe('votes', () => {
  it('are none where nobody voted', () => {
    expect(votes(after({ senators: group(['3']) }), [])).toEqual([]);
    expect(votes(after({ senators: group(['3']) }), [turned('senators', 'caesar', '1')])).toEqual([]);
  });

  it('put back what was discarded after them', () => {
    const [vote] = votes(after({ senators: group(['3'], []) }), [
      voted('senators', 'caesar'),
      discarded('senators', 'caesar', '5', '4'),
    ]);
    expect(vote).toMatchObject({
      group: 'senators',
      winner: 'caesar',
      extraordinary: false,
      cards: { cleopatra: ['3'], caesar: ['4', '5'] },
      leaving: { cleopatra: [], caesar: ['5', '4'] },
      closed: false,
    });
  });

  it('know which cards were turned up for them, of this group and this vote only', () => {
    const [first, second] = votes(after({ senators: group(['2', '3']), praetors: group([], ['1']) }), [
      turned('praetors', 'caesar', '1'),
      voted('praetors', 'caesar'),
      turned('senators', 'cleopatra', '3'),
      voted('senators', 'cleopatra'),
    ]);
    expect(first?.turned).toEqual({ cleopatra: [], caesar: ['1'] });
    expect(second?.turned).toEqual({ cleopatra: ['3'], caesar: [] });
  });

  it('do not show what was laid after them', () => {
    const [vote] = votes(after({ senators: group(['2', '5']) }), [
      voted('senators', 'cleopatra'),
      { event: 'laid', group: 'senators', seat: 'cleopatra', card: '5', open: true },
    ]);
    expect(vote?.cards.cleopatra).toEqual(['2']);
  });

  it('of one group twice show what lay there each time', () => {
    const events = [
      voted('senators', 'cleopatra'),
      discarded('senators', 'cleopatra', '5'),
      { event: 'laid', group: 'senators', seat: 'caesar', card: '4', open: true } as Event,
      voted('senators', 'caesar', { extraordinary: true }),
      discarded('senators', 'caesar', '4'),
      { event: 'closed', group: 'senators' },
    ];
    const [first, second] = votes(after({ senators: group(['1'], []) }), events);
    expect(first).toMatchObject({
      cards: { cleopatra: ['1', '5'], caesar: [] },
      closed: false,
      extraordinary: false,
    });
    expect(first?.leaving).toEqual({ cleopatra: ['5'], caesar: [] });
    expect(second).toMatchObject({
      cards: { cleopatra: ['1'], caesar: ['4'] },
      closed: true,
      extraordinary: true,
    });
    expect(second?.leaving).toEqual({ cleopatra: [], caesar: ['4'] });
  });

  it('do not change the view', () => {
    const view = after({ senators: group(['3'], ['1']) });
    votes(view, [voted('senators', null), discarded('senators', 'caesar', '2')]);
    expect(view).toEqual(after({ senators: group(['3'], ['1']) }));
  });

  it('leave out groups that this game does not have', () => {
    expect(votes(after({ senators: group() }), [voted('censors', null)])).toEqual([]);
  });
});

describe('small things', () => {
  it('other is the other seat', () => {
    expect([other('caesar'), other('cleopatra')]).toEqual(['cleopatra', 'caesar']);
  });

  it('letsPass is true only if everything is allowed', () => {
    expect(letsPass({ others: 'allow' })).toBe(true);
    expect(letsPass({})).toBe(false);
    expect(letsPass({ others: 'ask' })).toBe(false);
    expect(letsPass({ others: 'allow', spy: 'veto' })).toBe(false);
  });
});
