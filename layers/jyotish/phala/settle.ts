/**
 * Conflicts of an answer. Paragraphs on one theme that lean opposite ways are weighed against each other: the lighter
 * side is framed, so that no two paragraphs of an answer contradict each other unsaid.
 */
import { toneOf, type Clause, type Paragraph, type Theme, type Tone } from './reading.ts';

/** Share of the lighter side to the heavier one, and what is said of it up to there. */
const FRAMES = [
  { upTo: 0.35, key: 'frame/outweighed' },
  { upTo: 0.75, key: 'frame/however' },
  { upTo: Infinity, key: 'frame/balanced' },
] as const;

const weightOf = (side: readonly Paragraph[]): number => side.reduce((sum, { weight }) => sum + weight, 0);
const heaviest = (side: readonly Paragraph[]): Paragraph | undefined => side.toSorted((a, b) => b.weight - a.weight)[0];

/** How many wordings each frame has; the same two planets may dispute more than one theme. */
const FRAME_WORDINGS = 3;

const frame = (key: string, own: Paragraph, other: Paragraph): Clause => ({
  key,
  sway: 0,
  facts: other.facts,
  planets: { own: own.speaker, other: other.speaker },
});

/** The paragraphs with frames between the same two planets in another wording each. */
const reworded = (paragraphs: readonly Paragraph[]): readonly Paragraph[] => {
  const times = new Map<string, number>();
  return paragraphs.map((one) => {
    if (!one.frame) return one;
    const { key, planets } = one.frame;
    const said = `${key} ${planets?.['own'] ?? ''} ${planets?.['other'] ?? ''}`;
    const before = times.get(said) ?? 0;
    times.set(said, before + 1);
    const wording = (before % FRAME_WORDINGS) + 1;
    return wording === 1 ? one : { ...one, frame: { ...one.frame, key: `${key}/${wording}` } };
  });
};

/** The paragraphs of an answer, the lighter side on one disputed theme framed. */
const settled = (paragraphs: readonly Paragraph[], theme: Theme): readonly Paragraph[] => {
  const side = (tone: Tone): readonly Paragraph[] =>
    paragraphs.filter((one) => one.theme === theme && toneOf(one) === tone);
  const [light = [], heavy = []] = [side('supportive'), side('demanding')].toSorted(
    (a, b) => weightOf(a) - weightOf(b),
  );
  const first = heaviest(heavy);
  if (first === undefined) return paragraphs;
  const ratio = weightOf(light) / weightOf(heavy);
  const key = FRAMES.find(({ upTo }) => ratio <= upTo)?.key ?? 'frame/balanced';
  // What the opponent lends as a companion is not told beside what it takes.
  const company = `with/${first.speaker}`;
  return paragraphs.map((one) =>
    light.includes(one)
      ? { ...one, clauses: one.clauses.filter((clause) => clause.key !== company), frame: frame(key, one, first) }
      : one,
  );
};

/** The paragraphs of an answer in their order, the conflicts among them settled. */
export const settleThemes = (paragraphs: readonly Paragraph[]): readonly Paragraph[] => {
  const supportive = new Set<Theme>();
  const demanding = new Set<Theme>();
  for (const one of paragraphs) {
    const tone = toneOf(one);
    if (tone !== 'mixed') (tone === 'supportive' ? supportive : demanding).add(one.theme);
  }
  const disputed = [...supportive].filter((theme) => demanding.has(theme));
  return reworded(disputed.reduce(settled, paragraphs));
};

/** Heaviest first; equals keep their order. */
export const byWeight = (paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  paragraphs.toSorted((a, b) => b.weight - a.weight);
