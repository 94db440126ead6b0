/** Whether the fonts of reports and pictures can set a text: words are shaped with HarfBuzz. Environment: `UDAYA_PRESS`, the folder of the fonts. */
import type { FontName } from '../../print/press/fonts.ts';
import { shapeText } from '../../print/press/shape.ts';

const WEIGHT = 400;
const SLOT = /\{[^}]*\}/g;
/** The vowel sign long i stands at the same place in the block of each script of India. */
const LONG_I = 0x40;
const BLOCKS: readonly number[] = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];

/** The glyph that stands for a letter where a sign has none: what the font puts before a sign alone. */
const circlesOf = (): ReadonlyMap<FontName, number> =>
  new Map(
    BLOCKS.flatMap((block) =>
      shapeText(String.fromCodePoint(block + LONG_I), WEIGHT).flatMap(({ font, glyphs }) => {
        const [first, second] = glyphs;
        return first === undefined || second === undefined ? [] : [[font, first.id] as const];
      }),
    ),
  );

type Fault = 'has a letter that the fonts lack' | 'has a sign on no letter' | null;

/** What is wrong with a word. */
const faultOf = (word: string, circles: ReadonlyMap<FontName, number>): Fault => {
  const glyphs = shapeText(word, WEIGHT).flatMap(({ font, glyphs: set }) => set.map(({ id }) => ({ font, id })));
  if (glyphs.some(({ id }) => id === 0)) return 'has a letter that the fonts lack';
  return glyphs.some(({ font, id }) => circles.get(font) === id) ? 'has a sign on no letter' : null;
};

/** Letters in a row, from the beginning of a word, by which a sign has a letter to stand on or none. */
const CONTEXT = 3;

const contextsOf = (word: string): readonly string[] => {
  const written = word.padStart(word.length + CONTEXT - 1);
  return Array.from(word, (_, at) => written.slice(at, at + CONTEXT));
};

/** Words in which all there are show their contexts: each has one that none before it has. */
const telling = (words: ReadonlySet<string>): readonly string[] => {
  const seen = new Set<string>();
  return [...words].filter((word) => {
    const before = seen.size;
    for (const context of contextsOf(word)) seen.add(context);
    return seen.size > before;
  });
};

/** Texts, by path, with a letter that the fonts lack or a sign that stands on no letter. All words are shaped where some are faulty. */
export const shapingFaults = (language: string, texts: ReadonlyMap<string, string>): readonly string[] => {
  const rows = [...texts].map(([path, text]) => ({ path, words: text.replaceAll(SLOT, ' ').split(/\s+/) }));
  const words = new Set(rows.flatMap((row) => row.words));
  const circles = circlesOf();
  if (telling(words).every((word) => faultOf(word, circles) === null)) return [];
  const faults = new Map([...words].map((word) => [word, faultOf(word, circles)]));
  return rows.flatMap((row) => {
    const fault = row.words.map((word) => faults.get(word) ?? null).find((one) => one !== null);
    return fault === undefined ? [] : [`${language}/${row.path}: ${fault}`];
  });
};
