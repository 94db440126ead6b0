/** The gates of the banks: no fault in any language, and six ways to break one. */
import { checkAll } from '../../../lib/tools/words/check-all.ts';
import { faultsOf } from '../../../lib/tools/words/faults.ts';
import type { Texts } from '../../../lib/tools/words/files.ts';

it('finds no fault in any language', () => {
  expect(checkAll().faults).toEqual([]);
});

describe('a bank', () => {
  const english = { signs: { aries: 'Aries', leo: 'Leo' }, row: '{planet} rises {when?}' };
  const of = (language: string, script: string, texts: Texts, partial = false) =>
    faultsOf({ language, family: 'names', english, texts, script, partial, forms: new Set(['loc']) });
  const tamil = { signs: { aries: 'மேஷம்', leo: 'சிம்மம்' }, row: '{planet} உதயம்' };

  it('without a fault has none', () => {
    expect(of('ta', 'Taml', tamil)).toEqual([]);
    expect(of('ta', 'Taml', { signs: tamil.signs }, true)).toEqual([]);
  });

  it.each<[string, string, string, Texts]>([
    ['lacks a key', 'ta', 'Taml', { ...tamil, signs: { aries: 'மேஷம்' } }],
    ['lacks a slot', 'ta', 'Taml', { ...tamil, row: 'உதயம்' }],
    ['asks for a form that there is not', 'ta', 'Taml', { ...tamil, row: '{planet:gen} உதயம்' }],
    ['has a Latin letter', 'ta', 'Taml', { ...tamil, row: '{planet} x உதயம்' }],
    ['is not in the one encoding', 'bn', 'Beng', { signs: { aries: 'মেষ', leo: 'সিংহ' }, row: '{planet} উদ\u09df' }],
    ['has the r of another language', 'as', 'Beng', { signs: { aries: 'মেষ', leo: 'র' }, row: '{planet} উদয়' }],
    ['has its keys in another order', 'ta', 'Taml', { row: tamil.row, signs: tamil.signs }],
    ['fills what nobody gives', 'ta', 'Taml', { ...tamil, row: '{planet} {sign}' }],
  ])('that %s has one', (_what, language, script, texts) => {
    expect(of(language, script, texts).length).toBeGreaterThan(0);
  });

  it('is not whole with a part of a section', () => {
    expect(of('ta', 'Taml', { signs: { aries: 'மேஷம்' } }, true)).toEqual(['ta/names/signs/leo: is missing']);
  });
});
