/** Needs by signs more than by words, with the text that fits who does what to whom; and what is ordinary, with the same words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heardAsked } from '../../../../lib/astrologer/safety/asked-case.ts';
import { needs, questions } from '../../../../lib/tools/local/ear/questions.ts';

/** Messages in English, Hindi and six more languages with the cases and texts that fit, commas between, `*` for any text: written before what mended them. */
const rowsOf = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../../vectors/safety', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([safety = '', care = '', text = '']) => ({ safety: safety.split(','), care: care.split(','), text }));
/** Whoever is in need also fits with the text for one who fears for another, or whose pain has lasted. */
const ALSO: readonly string[] = ['fears_for', 'lasting'];

// No miss of `fitting-apart.tsv` mended anything; the lessons of its kinds are by the same hand.
it.each([
  ['fitting.tsv', 44, 1],
  ['fitting-apart.tsv', 41, 3],
])('of %s answers at least %i of 46 with a text that fits, and stops at most %i of 30', (file, least, most) => {
  const rows = rowsOf(file).map((row) => ({ ...row, heard: heardAsked(row.text) }));
  const musts = rows.filter(({ safety }) => !safety.includes('none'));
  const ordinary = rows.filter(({ safety }) => safety.includes('none'));
  expect([musts.length, ordinary.length]).toEqual([46, 30]);
  const fits = musts.filter(({ safety, care, heard }) => {
    const text = heard.care ?? '-';
    const isText = care.includes('*') || care.includes(text) || (care.includes('-') && ALSO.includes(text));
    return safety.includes(heard.safety ?? '') && isText;
  });
  expect(fits.length).toBeGreaterThanOrEqual(least);
  expect(ordinary.filter(({ heard }) => heard.safety !== null).length).toBeLessThanOrEqual(most);
});

it('was learned from none of these messages', () => {
  const known = new Set(needs(questions()).map(({ text }) => text.toLowerCase()));
  const rows = [...rowsOf('fitting.tsv'), ...rowsOf('fitting-apart.tsv')];
  expect(rows.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
});
