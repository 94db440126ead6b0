/** Readings: the paragraphs of the interpret suite, in the order of a life. */
import { barsScene } from '../../draw/bars.ts';
import { SHAPES } from '../answers.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { filled } from '../../../words/fill.ts';
import { chapter, dayText, decimals, say, type Section } from '../making.ts';

interface Paragraph {
  readonly title: string;
  readonly text: string;
}

const paragraphBlocks = (paragraphs: readonly Paragraph[]): Block[] =>
  paragraphs.map(({ title, text }): Block => ({ kind: 'reading', title, note: '', paragraphs: [text] }));

/** What the ascendant, the Moon and the birth star say; a paragraph that two of them share stands once. */
export const self: Section = (making) => {
  const seen = new Set<string>();
  const all = ['read_ascendant', 'read_moon', 'read_star'].flatMap(
    (ask) => making.read(ask, SHAPES.reading).paragraphs,
  );
  const fresh = all.filter(({ title }) => !seen.has(title) && seen.add(title));
  return [chapter(making, 'self', 'page'), ...paragraphBlocks(fresh)];
};

/** The first words on each of the three: for a short report. */
export const selfShort: Section = (making) => [
  chapter(making, 'self', 'page'),
  ...['read_ascendant', 'read_moon', 'read_star'].flatMap((ask) =>
    paragraphBlocks(making.read(ask, SHAPES.reading).paragraphs.slice(0, 1)),
  ),
];

/** The planets by house and sign. */
export const planets: Section = (making) => [
  chapter(making, 'planets', 'flow'),
  ...making.read('read_planets', SHAPES.read_planets).planets.flatMap(({ paragraphs }) => paragraphBlocks(paragraphs)),
];

/** The lords of the twelve houses. */
export const lords: Section = (making) => [
  chapter(making, 'lords', 'flow'),
  ...making.read('read_lords', SHAPES.read_lords).houses.flatMap(({ paragraphs }) => paragraphBlocks(paragraphs)),
];

const presentOf =
  (whole: boolean): Section =>
  (making) => {
    const { words, read } = making;
    const { periods } = read('read_dasha', SHAPES.read_dasha);
    const shown = periods.filter(({ running, level }) => whole || running || level === 1);
    return [
      chapter(making, 'present', 'flow'),
      ...shown.map(({ lords: of, span, paragraphs }): Block => ({
        kind: 'reading',
        title: of.map(({ name }) => name).join(' – '),
        note: `${dayText(words, span.start)} – ${dayText(words, span.end)}`,
        paragraphs: paragraphs.map(({ text }) => text),
      })),
    ];
  };

/** The running great period, and its part that runs now. */
export const present: Section = presentOf(false);
/** The running great period with all its parts. */
export const presentWhole: Section = presentOf(true);

/** The angas of the day of birth. */
export const limbs: Section = (making) => [
  chapter(making, 'limbs', 'flow'),
  ...making.read('read_limbs', SHAPES.read_limbs).limbs.flatMap(({ paragraphs }) => paragraphBlocks(paragraphs)),
];

/** Planets that stand together or look at one another. */
export const together: Section = (making) => {
  const { groups } = making.read('read_together', SHAPES.read_together);
  const all = groups.flatMap(({ paragraphs }) => paragraphBlocks(paragraphs));
  return [
    chapter(making, 'together', 'flow'),
    ...(all.length === 0 ? [say(making.words.texts.nothing_together)] : all),
  ];
};

/** The sky of the day of issue against the Moon of the birth. */
export const skyNow: Section = (making) => [
  chapter(making, 'sky_now', 'flow'),
  ...making.read('read_sky', SHAPES.read_sky).planets.flatMap(({ paragraphs }) => paragraphBlocks(paragraphs)),
];

/** Areas of life, in the order in which people ask. */
export const AREAS = [
  'area_career',
  'area_wealth',
  'area_marriage',
  'area_children',
  'area_education',
  'area_health',
  'area_home',
  'area_travel',
  'area_spirituality',
] as const;

/** The score at which both sides of an area weigh the same. */
const EVEN = 50;
const left = { align: 'left' } as const;

/** All areas as bars, then each: how its two sides compare, what weighs on each, and what follows. */
export const areas: Section = (making) => {
  const { words, read, names } = making;
  const { labels, texts } = words;
  const found = AREAS.map((ask) => read(ask, SHAPES.area));
  return [
    chapter(making, 'areas', 'flow'),
    {
      kind: 'figures',
      perRow: 1,
      figures: [
        {
          scene: barsScene({
            bars: found.map(({ area_name, score }) => ({
              name: area_name,
              value: score,
              mark: EVEN,
              text: decimals(score, 0),
            })),
            title: words.chapters.areas.title,
          }),
          caption: texts.areas_key,
        },
      ],
    },
    ...found.flatMap(({ area_name, score, verdict_name, indicators, paragraphs }): Block[] => [
      {
        kind: 'reading',
        title: area_name,
        note: filled(texts.area_balance, { verdict: verdict_name, score: decimals(score, 0) }),
        paragraphs: paragraphs.map(({ text }) => text),
      },
      ...(indicators.length === 0
        ? []
        : [
            {
              kind: 'table' as const,
              inset: true,
              columns: [left, left, left],
              head: [labels.reason, labels.planet, labels.side],
              rows: indicators.map((row) => [
                row.kind_name,
                names.planet(row.planet, row.planet_name),
                row.for ? labels.speaks_for : labels.speaks_against,
              ]),
            },
          ]),
    ]),
  ];
};
