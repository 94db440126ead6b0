// Jest's order of test files (the longest of the last run first, at a first run the largest), but what runs other
// programs comes before all: it takes longest, and the last minutes belong to short files that share both cores.
import Sequencer from '@jest/test-sequencer';

const runsPrograms = ({ path }) => /[\\/]tests[\\/](e2e|tools)[\\/]/.test(path);

export default class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(runsPrograms), ...sorted.filter((test) => !runsPrograms(test))];
  }
}
