// A game with hidden cards for two: cards laid at five columns, open or face down, and votes on the columns.
'use strict';

const COLUMNS = 5;
const HAND = 5;
const EACH = 8;
const VALUES = [1, 2, 3, 4, 5];
const VOTE_EVERY = 4;

function setup({ random }) {
  const deck = () => random.Shuffle(VALUES.flatMap((value) => Array(EACH).fill(value)));
  const decks = { 0: deck(), 1: deck() };
  const hands = { 0: decks[0].splice(0, HAND), 1: decks[1].splice(0, HAND) };
  const columns = Array.from({ length: COLUMNS }, () => ({ prizes: 5, laid: { 0: [], 1: [] } }));
  return { decks, hands, columns, won: { 0: 0, 1: 0 }, drawing: false, turns: 0 };
}

function place({ G, playerID }, card, column, hidden) {
  const hand = G.hands[playerID];
  if (G.drawing || !(card in hand) || !(column in G.columns)) return 'INVALID_MOVE';
  const [value] = hand.splice(card, 1);
  G.columns[column].laid[playerID].push({ value, hidden: Boolean(hidden) });
  G.drawing = true;
}

function draw({ G, playerID, events }) {
  if (!G.drawing) return 'INVALID_MOVE';
  const value = G.decks[playerID].pop();
  if (value !== undefined) G.hands[playerID].push(value);
  G.drawing = false;
  G.turns += 1;
  if (G.turns % VOTE_EVERY === 0) vote(G, (G.turns / VOTE_EVERY) % COLUMNS);
  events.endTurn();
}

function vote(G, number) {
  const { laid } = G.columns[number];
  const sum = (seat) => laid[seat].reduce((all, card) => all + card.value, 0);
  for (const seat of ['0', '1']) for (const card of laid[seat]) card.hidden = false;
  if (G.columns[number].prizes === 0 || sum('0') === sum('1')) return;
  const winner = sum('0') > sum('1') ? '0' : '1';
  G.columns[number].prizes -= 1;
  G.won[winner] += 1;
  laid[winner].pop();
}

// What one seat may know: not the decks, nor the other's hand, nor what the other has laid face down.
function playerView({ G, playerID }) {
  const { decks, hands, columns, ...open } = G;
  const other = playerID === '0' ? '1' : '0';
  const shown = (cards) => cards.map((card) => (card.hidden ? { hidden: true } : card));
  return {
    ...open,
    left: { 0: decks[0].length, 1: decks[1].length },
    hands: { [playerID]: hands[playerID], [other]: hands[other].length },
    columns: columns.map(({ prizes, laid }) => ({
      prizes,
      laid: { [playerID]: laid[playerID], [other]: shown(laid[other]) },
    })),
  };
}

// Any move, by what the seat sees.
function anyMove(G, playerID) {
  const below = (number) => Math.floor(Math.random() * number);
  if (G.drawing) return ['draw'];
  return ['place', below(G.hands[playerID].length), below(COLUMNS), below(2) === 1];
}

exports.anyMove = anyMove;
exports.Game = {
  name: 'influence',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView,
  // Only the server knows enough to play them.
  moves: { place: { move: place, client: false }, draw: { move: draw, client: false } },
  endIf: ({ G }) => (G.hands[0].length + G.hands[1].length === 0 ? { won: G.won } : undefined),
};
