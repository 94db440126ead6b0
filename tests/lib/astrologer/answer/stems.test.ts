/** Stems and classes: Hindi written once and found in both scripts, phrases, what stands near and what must not. */
import { frameOf, romanised } from '../../../../lib/astrologer/answer/romanised.ts';
import { phraseMarker, stemFinder, wordReader } from '../../../../lib/astrologer/answer/stems.ts';
import { inOneSpelling } from '../../../../lib/astrologer/answer/spelling.ts';
import { SAFETY_CLASSES } from '../../../../lib/words/reading/safety/classes.ts';
import { COMBINED } from '../../../../lib/words/reading/safety/combined.ts';
import { SAFETY_CONCEPTS } from '../../../../lib/words/reading/safety/concepts.ts';

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

const classes = { dies: 'मर~|die=', kin: 'father|दादा|मां=', else: 'someone else|किसी और से' };
const read = wordReader(classes);
const mark = phraseMarker(classes);
const isFound = (stem: string, text: string): boolean => stemFinder(stem)(mark(read(text))) !== null;

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
  ['<else>', 'wo kisi aur se milta hai', true],
  ['<else>', 'he met someone else', true],
  ['<else>', 'else someone', false],
  ['<kin> & <dies>', 'will he die, my father?', true],
  ['<kin> & <dies>', 'will he die?', false],
  ['<kin> & !<dies>', 'my father is well', true],
  ['<kin> & !<dies>', 'my father will die', false],
  ['<kin> & <dies>', `my father ${'and so on '.repeat(5)} die`, false],
])('%s in "%s": %s', (stem, text, found) => expect(isFound(stem, text)).toBe(found));

it('combines concepts that there are, and has none that nothing combines', () => {
  const rows = [...Object.values(COMBINED).flat(), ...Object.values(SAFETY_CONCEPTS).flat()];
  const named = new Set(rows.flatMap((row) => [...row.matchAll(/<(\w+)>/gu)].map(([, name]) => name)));
  expect(
    [...named].filter((name) => !(name !== undefined && (name in SAFETY_CONCEPTS || name in SAFETY_CLASSES))),
  ).toEqual([]);
  expect(Object.keys(SAFETY_CONCEPTS).filter((name) => !named.has(name) || name in SAFETY_CLASSES)).toEqual([]);
});
