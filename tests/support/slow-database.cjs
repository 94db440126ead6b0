// Loaded before a program: its LevelDB takes some seconds to open, longer than a request to the table may take.
'use strict';
const { ClassicLevel } = require('classic-level');
const { setTimeout: sleep } = require('node:timers/promises');

const open = ClassicLevel.prototype._open;
ClassicLevel.prototype._open = async function (...options) {
  await sleep(8000);
  return open.apply(this, options);
};
