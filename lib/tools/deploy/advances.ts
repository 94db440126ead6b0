/**
 * `node lib/tools/deploy/advances.ts`: writes `lib/print/draw/advances.ts`, the widths that drawings lay out text with. Run it after a
 * new release of the fonts; a test compares the table with HarfBuzz's own shaping.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as hb from 'harfbuzzjs';
import { ROOT } from '../../service/catalogue/registry.ts';
import { bank } from '../../words/bank.ts';
import { DRAWING_LANGUAGES } from '../../words/drawing.ts';
import { languagesWith } from '../../words/languages.ts';
import { FONT_SCRIPTS, trueType } from './fonts.ts';

/** Width of a text in thousandths of the size. */
const shaped = (font: hb.Font, upem: number, text: string): number => {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return (buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) * 1000) / upem;
};

/** Advances in thousandths of the size, as `[first code point, advance, advance …]` per unbroken run. */
const rows: number[][] = [];
const seen = new Set<number>();
for (const script of FONT_SCRIPTS) {
  const face = new hb.Face(new hb.Blob(await trueType(script, 600)));
  const font = new hb.Font(face);
  const points = [...face.collectUnicodes()].filter((point) => point >= 32 && !seen.has(point)).sort((a, b) => a - b);
  const letters = points.map((point) => String.fromCodePoint(point)).filter((letter) => /^\p{Lo}$/u.test(letter));
  let last = -2;
  for (const point of points) {
    seen.add(point);
    const letter = String.fromCodePoint(point);
    // A sign that joins a letter may widen it: its own width is the most it adds to any letter.
    const alone = /^\p{M}$/u.test(letter)
      ? Math.max(0, ...letters.map((base) => shaped(font, face.upem, base + letter) - shaped(font, face.upem, base)))
      : shaped(font, face.upem, letter);
    const advance = Math.ceil(alone);
    const row = rows.at(-1);
    if (row !== undefined && point === last + 1) row.push(advance);
    else rows.push([point, advance]);
    last = point;
  }
}

/**
 * Names of planets, tithis, stars, signs, weekdays and months, and marks, in every language, and each word of the names of
 * festivals and of the notes of the sheet for the wall: words whose letters join, measured whole.
 */
const wholes: string[] = [];
for (const script of FONT_SCRIPTS) {
  if (script === 'latin' || script === 'latin-ext') continue;
  const face = new hb.Face(new hb.Blob(await trueType(script, 600)));
  const font = new hb.Font(face);
  const points = new Set(face.collectUnicodes());
  const words = new Map<string, number>();
  for (const language of DRAWING_LANGUAGES) {
    const { planets, retrogradeMark, combustMark, ...drawing } = bank(language, 'drawing');
    const { retrograde, combust, exalted, debilitated, vargottama, house } = drawing;
    const said = [retrogradeMark, combustMark, retrograde, combust, exalted, debilitated, vargottama, house];
    const { tithis, nakshatras, signs, weekdays, months, pakshas } = bank(language, 'names');
    const named = [tithis, nakshatras, signs, weekdays, months, pakshas].flatMap((names) =>
      Object.values<string>(names),
    );
    const kept = Object.values<string>(bank(language, 'festivals').festivals).flatMap((name) => name.split(/[ ()]+/));
    const noted = languagesWith('report-panchang').includes(language)
      ? Object.values<string>(bank(language, 'report-panchang').sheet).flatMap((text) => text.split(' '))
      : [];
    const all = [
      ...Object.values(planets).flatMap(({ name, short }) => [name, short]),
      ...said,
      ...named,
      ...kept,
      ...noted,
    ];
    for (const word of all)
      if (word !== '' && Array.from(word, (letter) => letter.codePointAt(0) ?? 0).every((point) => points.has(point)))
        words.set(word, Math.ceil(shaped(font, face.upem, word)));
  }
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  if (sorted.length > 0)
    wholes.push(`  ['${sorted.map(([word]) => word).join('|')}', ${sorted.map(([, width]) => width).join(', ')}],`);
}
const text = rows.map((row) => `  [${row.join(', ')}],`).join('\n');
writeFileSync(
  join(ROOT, 'lib/print/draw/advances.ts'),
  `/**
 * Widths of the letters of our fonts at weight 600, in thousandths of the size: runs of \`[first code point, width …]\`.
 * Written by \`node lib/tools/deploy/advances.ts\` from Noto Sans 5.3.0 (fontsource); not edited by hand.
 */
// prettier-ignore
export const ADVANCES: readonly (readonly number[])[] = [
${text}
];
/** The same of whole words in scripts whose letters join, a row for each: \`[word|word …, width …]\`. */
// prettier-ignore
export const WORD_ADVANCES: readonly (readonly [words: string, ...widths: number[]])[] = [
${wholes.join('\n')}
];
`,
);
