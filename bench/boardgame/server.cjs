// The peer's own server with our game, on the loopback: node server.cjs PORT
'use strict';

const { Server } = require('boardgame.io/server');
const { Game } = require('./game.cjs');

const server = Server({ games: [Game], origins: [/^http:\/\/127\.0\.0\.1/] });
const where = { port: Number(process.argv[2]), host: '127.0.0.1' };
server.run({ port: where, callback: () => console.log(JSON.stringify({ at: 'ready' })) });
