/**
 * Conflicts of an answer. Paragraphs on one theme that lean opposite ways are weighed against each other: the lighter
 * side is framed, so that no two paragraphs of an answer contradict each other unsaid.
 */
import { toneOf, type Clause, type Paragraph } from './reading.ts';

/** Share of the lighter side to the heavier one, and what is said of it up to there. */
const FRAMES = [
  { upTo: 0.35, key: 'frame/outweighed' },
  { upTo: 0.75, key: 'frame/however' },
  { upTo: Infinity, key: 'frame/balanced' },
] as const;

const weightOf = (side: readonly Paragraph[]): number => side.reduce((sum, { weight }) => sum + weight, 0);
const heaviest = (side: readonly Paragraph[]): Paragraph | undefined => side.toSorted((a, b) => b.weight - a.weight)[0];

const frame = (key: string, own: Paragraph, other: Paragraph): Clause => ({
  key,
  sway: 0,
  facts: other.facts,
  planets: { own: own.speaker, other: other.speaker },
});

/** The paragraphs on one theme, the lighter side framed. */
const settled = (paragraphs: readonly Paragraph[]): readonly Paragraph[] => {
  const side = (tone: string): readonly Paragraph[] => paragraphs.filter((one) => toneOf(one) === tone);
  const [light, heavy] = [side('supportive'), side('demanding')].toSorted((a, b) => weightOf(a) - weightOf(b));
  const first = heaviest(heavy ?? []);
  if (light === undefined || light.length === 0 || first === undefined) return paragraphs;
  const ratio = weightOf(light) / weightOf(heavy ?? []);
  const key = FRAMES.find(({ upTo }) => ratio <= upTo)?.key ?? 'frame/balanced';
  return paragraphs.map((one) => (light.includes(one) ? { ...one, frame: frame(key, one, first) } : one));
};

/** The paragraphs of an answer in their order, the conflicts among them settled. */
export const settleThemes = (paragraphs: readonly Paragraph[]): readonly Paragraph[] => {
  const out = new Map<Paragraph, Paragraph>();
  for (const group of Map.groupBy(paragraphs, ({ theme }) => theme).values()) {
    settled(group).forEach((one, i) => {
      const before = group[i];
      if (before) out.set(before, one);
    });
  }
  return paragraphs.map((one) => out.get(one) ?? one);
};

/** Heaviest first; equals keep their order. */
export const byWeight = (paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  paragraphs.toSorted((a, b) => b.weight - a.weight);
