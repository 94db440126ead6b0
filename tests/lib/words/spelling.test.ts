/** One spelling for each Hindi word: the nukta is kept everywhere or nowhere, a nasal is written in one way. Syllables of names are no words. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../lib/words/banks/hi');

/** Pairs that look like two spellings and are two words. */
const TWO_WORDS = [
  ['खाना', 'ख़ाना'], // food, a compartment
  ['खाने', 'ख़ाने'],
  ['राज', 'राज़'], // rule, a secret
  ['ताक', 'ताक़'], // lying in wait, a shelf
  ['हँस', 'हंस'], // laugh, a swan
  ['तौलिए', 'तौलिये'], // weigh, towels
  ['पाए', 'पाये'], // found, legs of a bed
  ['ए', 'ये'], // a letter of the alphabet, these
].map((pair) =>
  pair
    .map((word) => word.normalize('NFD'))
    .sort()
    .join(' '),
);

/** What is left of a word where its spelling may differ: without nukta, every nasal an anusvara, vowels without a glide. */
const bare = (word: string): string =>
  word
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[नमङञण]\u094d(?=[क-ह])/g, '\u0902')
    .replaceAll('ये', 'ए')
    .replaceAll('यी', 'ई');

it('has one spelling for each Hindi word', () => {
  const words = new Set(
    globSync('**/*.json', { cwd: FOLDER, exclude: ['letters.json'] }).flatMap(
      (file) =>
        readFileSync(join(FOLDER, file), 'utf8')
          .normalize('NFD')
          .match(/[\u0900-\u0963\u0970-\u097f]+/g) ?? [],
    ),
  );
  expect(words.size).toBeGreaterThan(5000);
  const groups = [...Map.groupBy(words, bare).values()].filter(({ length }) => length > 1);
  expect(groups.map((group) => group.sort().join(' ')).filter((group) => !TWO_WORDS.includes(group))).toEqual([]);
});
