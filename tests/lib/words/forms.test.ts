/** Signs and houses as a sentence of the south names them: the stem before the word for sign, the ordinal before house. */
import { bank } from '../../../lib/words/bank.ts';
import { filled } from '../../../lib/words/fill.ts';
import { worded } from '../../../lib/print/report/making.ts';

// Tamil and Telugu almanacs print மேஷ ராசி and మేష రాశి; மேஷம் alone is the name.
it.each([
  ['ta', 'மேஷம்', 'மேஷ ராசியில்'],
  ['te', 'మేషం', 'మేష రాశిలో'],
] as const)('puts the stem of a sign before the word for sign: %s', (language, name, said) => {
  const sign = worded(language).names.signForms({ key: 'aries', name });
  const { captions } = bank(language, 'report');
  expect(filled(captions.d1, { ascendant: sign, moon: sign })).toContain(said);
  expect(sign.nom).toBe(name);
});

it('says which house of Tamil by its ordinal', () => {
  const { debt_by: row } = bank('ta', 'report-lal-kitab');
  expect(filled(row, { planet: 'சனி', house: 6 })).toBe('சனி, 6-ஆம் வீடு');
});

it('names a sign of charts in another language as they do', () => {
  const { names } = worded('en', { chart_language: 'ta' });
  expect(names.signForms({ key: 'aries', name: 'Aries' })).toEqual({ nom: bank('ta', 'drawing').signs.aries });
});
