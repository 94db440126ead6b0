/** Readings: the paragraphs of the interpret suite, in the order of a life, each with where it rests. */
import { SHAPES } from '../answers.ts';
import { periodTexts, SKY_STAYS, STAYS } from '../ahead.ts';
import { holds } from '../ages.ts';
import { bookWords, moonRises, planetSaid, pointOf, reading, reasonOf } from '../book/words.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { chapter, dayText, say, type Making, type Section } from '../making.ts';

interface Paragraph {
  readonly title: string;
  readonly text: string;
  readonly rule_id: string;
}

const paragraphBlocks = (making: Making, paragraphs: readonly Paragraph[]): Block[] =>
  paragraphs.map((one) => reading(making, one));

/**
 * What the ascendant, the Moon and the birth star say; a paragraph that two of them share stands once. Where the Moon stands in
 * the rising sign, what the sign gives is said of the ascendant.
 */
const selfOf =
  (wanted: (rule: string) => boolean): Section =>
  (making) => {
    const seen = new Set<string>();
    const all = ['read_ascendant', 'read_moon', 'read_star'].flatMap(
      (ask) => making.read(ask, SHAPES.reading).paragraphs,
    );
    const oneSign = moonRises(making);
    const fresh = all.filter(
      ({ title, rule_id: rule }) =>
        wanted(rule) && !(oneSign && rule.startsWith('moon/')) && !seen.has(title) && seen.add(title),
    );
    const begin = chapter(making, 'self', 'flow');
    return [
      oneSign ? { ...begin, lead: making.words.texts.self_moon_rises } : begin,
      ...paragraphBlocks(making, fresh),
    ];
  };

/** All of it. */
export const self: Section = selfOf(() => true);

/** Nothing of planets and lords in houses: for a short report, and where these have a chapter of their own. */
export const selfShort: Section = selfOf((rule) => !rule.startsWith('planet.') && !rule.startsWith('lord.'));

const planetsOf =
  (wanted: (rule: string) => boolean): Section =>
  (making) => [
    chapter(making, 'planets', 'flow'),
    ...making.read('read_planets', SHAPES.read_planets).planets.flatMap(({ paragraphs }) =>
      paragraphBlocks(
        making,
        paragraphs.filter(({ rule_id: rule }) => wanted(rule)),
      ),
    ),
  ];

/** The planets by house and sign. */
export const planets: Section = planetsOf(() => true);

/** Without the Moon's sign: beside it another chapter has read it, or the same sign as that which rises. */
export const planetsBesideSelf: Section = planetsOf((rule) => !rule.startsWith('planet.sign/moon/'));

/** The lords of the twelve houses. */
export const lords: Section = (making) => [
  chapter(making, 'lords', 'flow'),
  ...making
    .read('read_lords', SHAPES.read_lords)
    .houses.flatMap(({ paragraphs }) => paragraphBlocks(making, paragraphs)),
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
        paragraphs: periodTexts(paragraphs),
        reason: reasonOf(making, paragraphs[0]?.rule_id ?? ''),
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
  ...making
    .read('read_limbs', SHAPES.read_limbs)
    .limbs.flatMap(({ paragraphs }) => paragraphBlocks(making, paragraphs)),
];

/** Planets that stand together or look at one another. */
export const together: Section = (making) => {
  const { groups } = making.read('read_together', SHAPES.read_together);
  const all = groups.flatMap(({ paragraphs }) => paragraphBlocks(making, paragraphs));
  return [
    chapter(making, 'together', 'flow'),
    ...(all.length === 0 ? [say(making.words.texts.nothing_together)] : all),
  ];
};

/** The sky of the day of issue against the Moon of the birth: each planet with the day until which it stands there. */
export const skyNow: Section = (making) => {
  const { stays } = making.read(SKY_STAYS, STAYS);
  const { until_day } = bank(making.language, 'report-saturn');
  return [
    chapter(making, 'sky_now', 'flow'),
    ...making.read('read_sky', SHAPES.read_sky).planets.flatMap(({ planet, sign, paragraphs }) => {
      const stay = stays.find((one) => one.planet === planet && holds(one.span, making.issued));
      return paragraphs.map(({ title, text }): Block => ({
        kind: 'reading',
        title,
        note: stay === undefined ? '' : filled(until_day, { date: dayText(making.words, stay.span.end) }),
        paragraphs: [text],
        reason: filled(bookWords(making).reasons.transit, {
          planet: planetSaid(making, planet, pointOf(making, planet).name),
          sign: making.names.signForms(sign),
          moon: making.names.signForms(pointOf(making, 'moon').sign),
        }),
      }));
    }),
  ];
};
