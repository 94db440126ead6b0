// Loaded before a program: at SIGUSR2 it collects all garbage and writes what is left, in bytes, to
// `<UDAYA_MEMORY_FOLDER>/<process id>`.
'use strict';
const { renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  for (let pass = 0; pass < 3; pass++) collect();
  const { heapUsed, external } = process.memoryUsage();
  const file = join(process.env.UDAYA_MEMORY_FOLDER, String(process.pid));
  writeFileSync(`${file}.half`, String(heapUsed + external));
  renameSync(`${file}.half`, file);
});
