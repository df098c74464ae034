// The peer's own clients, two at each table; at each table one move a second.
// node load.cjs PORT TABLES WARMING SECONDS PATIENCE; says in lines of JSON how far it is and what it found.
'use strict';

const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Game, anyMove } = require('./game.cjs');

const [port, tables, warming, seconds, patience] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const found = { times: [], errors: {}, late: 0, beats: 0 };
const say = (at, more) => console.log(JSON.stringify({ at, ...more }));
const until = (when) => new Promise((done) => setTimeout(done, Math.max(0, when - performance.now())));
let measuring = false;
let ending = false;

function failed(what) {
  found.errors[what] = (found.errors[what] ?? 0) + 1;
}

async function open(lobby) {
  const { matchID } = await lobby.createMatch(Game.name, { numPlayers: 2 });
  const table = { clients: [], waiting: new Set(), number: -1, heard: null };
  for (const playerID of ['0', '1']) {
    const joined = await lobby.joinMatch(Game.name, matchID, { playerID, playerName: `player ${playerID}` });
    const multiplayer = SocketIO({ server: address });
    const client = Client({
      game: Game, multiplayer, matchID, playerID, credentials: joined.playerCredentials, debug: false,
    });
    let here = false;
    await new Promise((ready) => {
      client.subscribe((state) => {
        if (here && !client.transport.isConnected && !ending) failed('connection lost');
        here = client.transport.isConnected;
        if (state === null) return;
        ready();
        if (state._stateID > table.number && table.waiting.delete(client) && table.waiting.size === 0) {
          table.heard(performance.now());
        }
      });
      client.start();
    });
    table.clients.push(client);
  }
  return table;
}

async function play(table, first, end) {
  for (let due = first; due < end; due += 1000) {
    await until(due);
    const mover = table.clients.find((client) => client.getState().ctx.currentPlayer === client.playerID);
    const state = mover.getState();
    if (state.ctx.gameover) return failed('over too soon');
    const [name, ...words] = anyMove(state.G, mover.playerID);
    table.waiting = new Set(table.clients);
    table.number = state._stateID;
    const heard = new Promise((done) => { table.heard = done; });
    const counted = measuring;
    const sent = performance.now();
    mover.moves[name](...words);
    const when = await Promise.race([heard, until(sent + 1000 * patience)]);
    if (when === undefined) failed('not heard');
    else if (counted) found.times.push(when - sent);
    if (counted) found.beats += 1;
    if (performance.now() > due + 1000) {
      if (counted) found.late += 1;
      due = performance.now() - 1000;
    }
  }
}

async function main() {
  const lobby = new LobbyClient({ server: address });
  const all = [];
  for (let number = 0; number < tables; number += 1) all.push(await open(lobby));
  say('created');
  const start = performance.now() + 200;
  const end = start + 1000 * (warming + seconds);
  const playing = all.map((table) => play(table, start + 1000 * Math.random(), end));
  await until(start + 1000 * warming);
  measuring = true;
  say('measuring');
  await until(end);
  measuring = false;
  say('measured');
  await Promise.all(playing);
  ending = true;
  for (const table of all) for (const client of table.clients) client.stop();
  // It is long: to leave before it is written would cut it off.
  process.stdout.write(`${JSON.stringify({ at: 'played', ...found })}\n`, () => process.exit(0));
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
