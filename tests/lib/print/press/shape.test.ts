/** Shaping: letters of Indian scripts join and move, and every letter comes from a font that has it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontBytes, type FontName, type FontWeight } from '../../../../lib/print/press/fonts.ts';
import { canWrite, outlineText, shapeText, shapedWidth } from '../../../../lib/print/press/shape.ts';

interface Shaped {
  readonly script: string;
  readonly weight: FontWeight;
  readonly text: string;
  readonly glyphs: readonly (readonly [id: number, cluster: number, x: number, y: number, advance: number])[];
}
const VECTORS: { readonly fonts: Readonly<Record<string, string>>; readonly cases: readonly Shaped[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../vectors/shaping.json'), 'utf8'),
);
const FONTS: Readonly<Record<string, FontName>> = {
  latin: 'Latin',
  devanagari: 'Devanagari',
  bengali: 'Bengali',
  gurmukhi: 'Gurmukhi',
  gujarati: 'Gujarati',
  tamil: 'Tamil',
  telugu: 'Telugu',
  kannada: 'Kannada',
  malayalam: 'Malayalam',
  oriya: 'Oriya',
};

/** Vectors: hb-shape of HarfBuzz 6.0.0 (tests/vectors/shaping.json says how). */
describe.each(Object.entries(FONTS))('%s as hb-shape shapes it', (script, font) => {
  it.each([400, 600] as const)('weight %d', (weight) => {
    // Other fonts have other glyphs: then the vectors must be made anew, not changed.
    expect(createHash('sha256').update(fontBytes(font, weight)).digest('hex')).toBe(
      VECTORS.fonts[`${script}-${weight}`],
    );
    const cases = VECTORS.cases.filter((one) => one.script === script && one.weight === weight);
    expect(cases.length).toBeGreaterThan(5);
    for (const { text, glyphs } of cases) {
      const runs = shapeText(text, weight);
      expect([text, runs.map((run) => run.font)]).toEqual([text, [font]]);
      const found = runs.flatMap((run) =>
        run.glyphs.map(({ id, cluster, x, y, advance }) => [id, cluster, x, y, advance]),
      );
      expect([text, found]).toEqual([text, glyphs]);
    }
  });
});

describe('shaping', () => {
  // Each joins, moves or replaces letters: as many glyphs as letters would mean that nothing was shaped.
  it.each([
    ['Devanagari', 'क्ष', 1],
    ['Devanagari', 'र्म', 2],
    ['Bengali', 'ক্ষ', 1],
    ['Gujarati', 'ક્ષ', 1],
    ['Telugu', 'క్ష', 1],
    ['Kannada', 'ಕ್ಷ', 1],
    ['Tamil', 'கொ', 3],
    ['Malayalam', 'ക്ഷ', 1],
  ] as const)('%s: %s is %d glyph(s)', (font, word, glyphs) => {
    const runs = shapeText(word, 400);
    expect(runs.map((run) => run.font)).toEqual([font]);
    expect(runs[0]?.glyphs.length).toBeLessThanOrEqual(glyphs + 1);
    expect(runs[0]?.glyphs.every(({ id }) => id !== 0)).toBe(true);
  });

  it('puts the vowel sign i before its consonant', () => {
    const [run] = shapeText('कि', 400);
    const [alone] = shapeText('क', 400);
    expect(run?.glyphs.at(-1)?.id).toBe(alone?.glyphs[0]?.id);
  });

  it('takes each letter from a font that has it', () => {
    expect(shapeText('Aā क 12°04′ ↑', 400).map(({ font }) => font)).toEqual([
      'Latin',
      'LatinExtended',
      'Latin',
      'Devanagari',
      'Latin',
      'Symbols',
    ]);
    expect([canWrite('शुक्र Śukra ₹ 12′'), canWrite('日本'), canWrite('😀')]).toEqual([true, false, false]);
  });

  it('measures what it draws', () => {
    expect(outlineText('Moon', 600).width).toBeCloseTo(shapedWidth('Moon', 600), 9);
    expect(shapedWidth('Moon', 600)).toBeGreaterThan(shapedWidth('Moon', 400));
    expect(outlineText('', 400)).toEqual({ path: '', width: 0 });
    expect(outlineText('चंद्र', 400).path).toMatch(/^M[ ,\d-]+[LQCZ]/);
  });
});
