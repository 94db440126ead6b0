/** Stems and classes: Hindi written once and found in both scripts, what stands near and what must not. */
import { frameOf, romanised } from '../../../../lib/astrologer/answer/romanised.ts';
import { stemFinder, wordReader } from '../../../../lib/astrologer/answer/stems.ts';
import { inOneSpelling } from '../../../../lib/astrologer/answer/spelling.ts';

it.each([
  ['मरना', 'marna'],
  ['कितनी', 'kitni'],
  ['चाहता', 'chaahta'],
  ['ज़िंदगी', 'zindagi'],
  ['आत्महत्या', 'aatmahatya'],
  ['बीमारी', 'beemari'],
  ['में', 'mein'],
  ['पहले', 'pehle'],
  ['जाऊं', 'jaun'],
])('%s is typed %s', (hindi, typed) => expect(romanised(inOneSpelling(hindi))).toBe(inOneSpelling(typed)));

it.each([
  ['tankhvah', 'tankhwah'],
  ['khatarnak', 'khtarnak'],
  ['vashikaran', 'washikaran'],
])('%s and %s have one frame', (one, other) => expect(frameOf(one)).toBe(frameOf(other)));
it.each([
  ['shukra', 'sahukar'],
  ['baitha', 'beta'],
])('%s and %s do not', (one, other) => expect(frameOf(one) ?? one).not.toBe(frameOf(other) ?? other));

const classes = { dies: 'मर~|die=', kin: 'father|दादा|मां=' };
const read = wordReader(classes);
const isFound = (stem: string, text: string): boolean => stemFinder(stem)(read(text)) !== null;

it.each([
  ['<dies>', 'मरूँगा', true],
  ['<dies>', 'marunga', true],
  ['<dies>', 'मरम्मत', false],
  ['<dies>', 'marammat', false],
  ['<dies>', 'market', false],
  ['<dies>', 'diet', false],
  ['<kin>', 'dadaji', false],
  ['<kin>', 'dada', true],
  // Shorter than what can be told from English.
  ['<kin>', 'man', false],
  ['<kin>', 'माँ', true],
  ['<kin> & <dies>', 'will he die, my father?', true],
  ['<kin> & <dies>', 'will he die?', false],
  ['<kin> & !<dies>', 'my father is well', true],
  ['<kin> & !<dies>', 'my father will die', false],
  ['<kin> & <dies>', `my father ${'and so on '.repeat(5)} die`, false],
])('%s in "%s": %s', (stem, text, found) => expect(isFound(stem, text)).toBe(found));
