'use strict';
// boardgame.io's server with Archimedes, its tables in memory. node server.js PORT

const {Server, Origins} = require('boardgame.io/server');
const archimedes = require('../../bench/js/game');

Server({games: [archimedes(1)], origins: [Origins.LOCALHOST]}).run(Number(process.argv[2]));
