/** The banks as files: in step with what they are derived from, and read one by one. */
import { readFileSync } from 'node:fs';
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
