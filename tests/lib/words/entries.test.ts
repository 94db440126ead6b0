/** Words of rows: their banks are made of them, and whoever adds a row writes them in one file. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { YOGA_RULES } from '../../../layers/jyotish/yoga/detect.ts';
import { ROOT } from '../../../lib/service/catalogue/registry.ts';
import { banksOf, banksOfEntries } from '../../../lib/tools/words/entries.ts';
import { readBank } from '../../../lib/tools/words/files.ts';

it.each(banksOfEntries())('fill $family in $language (`npm run words`)', ({ language, family, texts }) => {
  expect(JSON.stringify(readBank(language, family))).toBe(JSON.stringify(texts));
});

it('are there for every yoga', () => {
  const named = banksOfEntries().filter(({ language }) => language === 'en');
  expect(named.map(({ family }) => family).sort()).toEqual(['phala/yoga-meanings', 'yoga-names']);
  for (const { texts } of named) expect(Object.keys(texts).sort()).toEqual(YOGA_RULES.map(({ id }) => id).sort());
});

it('are refused where a language lacks one', () => {
  const entries = { one: { name: { en: 'One', hi: 'एक' } }, two: { name: { en: 'Two' } } };
  expect(() => banksOf(entries, { name: 'numbers' })).toThrow('two has no name in hi');
});

describe('a yoga', () => {
  /** Written by machines, or the words themselves. */
  const MADE = /banks\/|entries\/|words\.gen\.ts|prevalence-counts\.ts/;
  /** Yogas that people ask the astrologer for by other names too. */
  const ASKED = ['chandra_mangala', 'dharma_karmadhipati', 'neecha_bhanga', 'guru_mangala'];
  const ids = YOGA_RULES.map(({ id }) => id).filter((id) => id.includes('_') && !ASKED.includes(id));
  const files = globSync('{layers,lib,functions}/**/*.{ts,cjs,json}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !MADE.test(file) && !file.includes('node_modules'))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const);

  it('stands by hand in its row alone, and in its words', () => {
    expect(ids.length).toBeGreaterThan(80);
    const elsewhere = ids.flatMap((id) => {
      const name = new RegExp(`['"\`]${id}['"\`]|\\b${id}:`);
      const found = files.filter(([, text]) => name.test(text)).map(([file]) => file);
      return found.every((file) => file.startsWith('layers/jyotish/yoga/')) ? [] : [[id, ...found]];
    });
    expect(elsewhere).toEqual([]);
  });
});
