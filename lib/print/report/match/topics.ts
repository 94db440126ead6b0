/** What a couple is asked to talk about: what their charts differ in, and what no chart asks. */
import { fillAny, filled } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import type { Making, Section } from '../making.ts';
import { PAIR_SHAPES } from './questions.ts';
import { matchChapter, matchWords, namesOfBoth, passes } from './words.ts';
import { abreast } from '../blocks.ts';

interface Topic {
  readonly title: string;
  readonly text: string;
  readonly ask: string;
}
type Key = keyof ReturnType<typeof matchWords>['topics'];

const MOST = 6;
/** Subjects on the page of the result. */
const FIRST_TOPICS = 3;
/** What no chart asks, to fill the six. */
const GENERAL = ['money', 'parents', 'children', 'work', 'alone', 'belief'] as const;

/** Kootas that gave less than half of their points, the weightiest first; an exception does not change two temperaments. */
export const weakKootas = (making: Making) =>
  making
    .read('ashtakoot', PAIR_SHAPES.ashtakoot)
    .kootas.filter(({ points, max }) => points < max / 2)
    .toSorted((a, b) => b.max - a.max);

/** Six subjects: tests that fail, kootas that gave little, years in which much changes, then what no chart asks. */
const topics = (making: Making): readonly Topic[] => {
  const { topics: words } = matchWords(making);
  const names = namesOfBoth(making);
  const { groom, bride, grade } = making.read('papasamyam', PAIR_SHAPES.papasamyam);
  const [sandhi] = making.read('sandhi', PAIR_SHAPES.sandhi).overlaps;
  const failing = (['manglik', 'rajju', 'vedha', 'porutham'] as const).filter((key) => !passes(making, key));
  const first = sandhi === undefined || sandhi.groom.at < sandhi.bride.at ? sandhi?.groom : sandhi.bride;
  const slots: Readonly<Record<string, string>> = {
    name: groom.points >= bride.points ? names.groom : names.bride,
    year: first?.at.slice(0, 4) ?? '',
    days: sandhi === undefined ? '' : String(Math.round(sandhi.gap)),
  };
  const keys: readonly Key[] = [
    ...failing.filter((key) => key === 'manglik'),
    ...weakKootas(making).map(({ key }) => key),
    ...(grade === 'good' ? [] : (['papasamyam'] as const)),
    ...(sandhi === undefined ? [] : (['sandhi'] as const)),
    ...failing.filter((key) => key !== 'manglik'),
    ...GENERAL,
  ];
  return keys.slice(0, MOST).map((key) => {
    const { title, text, ask } = words[key];
    return { title: fillAny(title, slots), text: fillAny(text, slots), ask };
  });
};

/** The first three, side by side. */
export const firstTopics = (making: Making): Block =>
  abreast(
    ...topics(making)
      .slice(0, FIRST_TOPICS)
      .map(({ title, text }): Block[] => [{ kind: 'reading', title, note: '', paragraphs: [text] }]),
  );

/** All six with their questions; what the page of the result has said of the first is not said again. */
export const talk: Section = (making) => {
  const { labels } = matchWords(making);
  const cards = topics(making).map(({ title, text, ask }, i): Block => ({
    kind: 'card',
    title,
    paragraphs: [...(i < FIRST_TOPICS ? [] : [text]), filled(labels.ask, { question: ask })],
  }));
  const rows = [0, 2, 4].map((i) => cards.slice(i, i + 2));
  return [
    matchChapter(making, 'talk', 'flow'),
    // All six on one page.
    abreast(rows.map((two) => abreast(...two.map((card) => [card])))),
  ];
};
