/** Shaping: letters of Indian scripts join and move, and every letter comes from a font that has it. */
import { canWrite, outlineText, shapeText, shapedWidth } from '../../../lib/press/shape.ts';

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
      'Latin', 'LatinExtended', 'Latin', 'Devanagari', 'Latin', 'Symbols',
    ]); // prettier-ignore
    expect([canWrite('शुक्र Śukra ₹ 12′'), canWrite('日本'), canWrite('😀')]).toEqual([true, false, false]);
  });

  it('measures what it draws', () => {
    expect(outlineText('Moon', 600).width).toBeCloseTo(shapedWidth('Moon', 600), 9);
    expect(shapedWidth('Moon', 600)).toBeGreaterThan(shapedWidth('Moon', 400));
    expect(outlineText('', 400)).toEqual({ path: '', width: 0 });
    expect(outlineText('चंद्र', 400).path).toMatch(/^M[ ,\d-]+[LQCZ]/);
  });
});
