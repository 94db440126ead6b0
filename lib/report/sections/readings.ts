/** Readings: the paragraphs of the interpret suite, in the order of a life. */
import { SHAPES } from '../answers.ts';
import type { Block } from '../blocks.ts';
import { chapter, dayText, say, type Section } from '../making.ts';

interface Paragraph {
  readonly title: string;
  readonly text: string;
}

const told = (paragraphs: readonly Paragraph[]): Block[] =>
  paragraphs.flatMap(({ title, text }): Block[] => [{ kind: 'heading', text: title }, say(text)]);

/** What the ascendant, the Moon and the birth star say; a paragraph that two of them share stands once. */
export const self: Section = (making) => {
  const seen = new Set<string>();
  const all = ['read_ascendant', 'read_moon', 'read_star'].flatMap(
    (ask) => making.read(ask, SHAPES.reading).paragraphs,
  );
  const fresh = all.filter(({ title }) => !seen.has(title) && seen.add(title));
  return [chapter(making, 'self', 'page'), ...told(fresh)];
};

/** The first words on each of the three: for a short report. */
export const selfShort: Section = (making) => [
  chapter(making, 'self', 'page'),
  ...['read_ascendant', 'read_moon', 'read_star'].flatMap((ask) =>
    told(making.read(ask, SHAPES.reading).paragraphs.slice(0, 1)),
  ),
];

/** The planets by house and sign. */
export const planets: Section = (making) => [
  chapter(making, 'planets', 'flow'),
  ...making.read('read_planets', SHAPES.read_planets).planets.flatMap(({ paragraphs }) => told(paragraphs)),
];

/** The lords of the twelve houses. */
export const lords: Section = (making) => [
  chapter(making, 'lords', 'flow'),
  ...making.read('read_lords', SHAPES.read_lords).houses.flatMap(({ paragraphs }) => told(paragraphs)),
];

/** The running great period, and its part that runs now. */
export const present: Section = (making) => {
  const { words, read } = making;
  const { periods } = read('read_dasha', SHAPES.read_dasha);
  const shown = periods.filter(({ running, level }) => running || level === 1);
  return [
    chapter(making, 'present', 'flow'),
    ...shown.flatMap(({ lords: of, span, paragraphs }): Block[] => [
      {
        kind: 'heading',
        text: `${of.map(({ name }) => name).join(' – ')}, ${dayText(words, span.start)} – ${dayText(words, span.end)}`,
      },
      ...paragraphs.map(({ text }) => say(text)),
    ]),
  ];
};
