/** The banks as files: in step with what they are derived from, and read one by one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAME_SYLLABLES } from '../../../layers/jyotish/chart/name-syllables.ts';
import { ROOT } from '../../../lib/service/catalogue/registry.ts';
import { bankTypes } from '../../../lib/tools/words/types.ts';
import { bank } from '../../../lib/words/bank.ts';
import { languagesWith } from '../../../lib/words/languages.ts';

it('have types made from the English ones (`npm run words`)', () => {
  expect(readFileSync(join(ROOT, 'lib/words/words.gen.ts'), 'utf8')).toBe(bankTypes());
});

it('are read once', () => {
  expect(bank('hi', 'names')).toBe(bank('hi', 'names'));
  expect(() => bank('tlh', 'names')).toThrow('names is not there in tlh');
});

it('spell in Hindi the syllables that names are read by', () => {
  expect(bank('hi', 'letters')).toEqual(NAME_SYLLABLES);
  const languages = languagesWith('letters');
  expect(languages.length).toBeGreaterThanOrEqual(14);
  expect(languages.map((language) => bank(language, 'letters').length)).toEqual(languages.map(() => 27));
});

/** How many members a value has, however deep. */
const membersOf = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>(
        (sum, one) => sum + membersOf(one),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      );
/** How many names of members a text of JSON has. */
const namesIn = (text: string): number =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"(?<name>\s*:)?/gu)].filter(({ groups }) => groups?.['name']).length;

it('name no word of a vocabulary and no text of a bank twice, of which the first would be lost', () => {
  const files = globSync('lib/words/{reading,banks}/**/*.json', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(200);
  const doubled = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return namesIn(text) !== membersOf(JSON.parse(text));
  });
  expect(doubled).toEqual([]);
});
