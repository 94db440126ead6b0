// Jest's order of test files (the longest of the last run first, at a first run the largest), but what runs other
// programs comes before all: it takes longest, and the last minutes belong to short files that share both cores. Of these, what does
// without the shared service comes first, while that starts (setup.mjs).
import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

const runsPrograms = ({ path }) => /[\\/]tests[\\/](e2e|tools)[\\/]/.test(path);
const asksService = ({ path }) => readFileSync(path, 'utf8').includes('sharedService(');

export default class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const programs = sorted.filter(runsPrograms);
    const asking = programs.filter(asksService);
    return [
      ...programs.filter((test) => !asking.includes(test)),
      ...asking,
      ...sorted.filter((test) => !programs.includes(test)),
    ];
  }
}
