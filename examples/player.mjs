#!/usr/bin/env node
// A player for the arena: curia arena quovadis greedy --player examples/player.mjs
// It reads views from its standard input and writes moves (docs/player.md). It needs Node 20 and nothing else.
// It knows a little about Quo Vadis?; put your own idea into `worth`.

import { createInterface } from "node:readline";

const LAURELS = { I: 1, II: 2, IIc: 2.5, III: 3, IV: 4, V: 5 };

// How many laurels a deal brings me.
const gain = (deal, me) =>
  (deal.payments ?? []).reduce((sum, { from, to, laurels }) => sum + laurels * ((to === me) - (from === me)), 0);

function worth(view, move) {
  const [word, rest] = move.split(" ", 2);
  const me = view.seat;
  // The deeper inside, the better; and the tile beside the path.
  if (word === "move") return 10 + (rest.endsWith("senate") ? 8 : 0) + (LAURELS[view.laurels[rest]] ?? 0);
  if (word === "enter") return 5;
  // Not again and again in the same turn: it may be refused.
  if (word === "propose") return view.events.at(-1).event === "declined" ? 0 : 9;
  if (word === "caesar") return view.committees[rest.split(">")[0]].includes(me) ? 4 : 3;
  // Whoever consents gets an I tile from the bank; promises are not counted here.
  if (word === "accept") return gain(view.deal.deal, me) + 0.5;
  if (word === "decline") return 0.4;
  if (word === "take") return 2;
  if (word === "skip") return 1;
  return -1;
}

function choose({ view, seed }) {
  let state = (seed ?? 1) >>> 0;
  const chance = () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * 0.01;
  const rated = view.legal.map((move) => [worth(view, move) + chance(), move]);
  return rated.reduce((best, one) => (one[0] > best[0] ? one : best))[1];
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const answer = asked.ask === "move" ? { move: choose(asked) } : { offer: null };
  console.log(JSON.stringify({ id: asked.id, ...answer }));
}
