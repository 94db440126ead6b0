/** Readings: the paragraphs of the interpret suite, in the order of a life, each with where it rests. */
import type * as z from 'zod/mini';
import { SIGN_KEYS } from '../../../../layers/jyotish/chart/rashi.ts';
import { vargaKey } from '../../../../layers/jyotish/chart/varga.ts';
import { GRAHAS } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { vargaStanding } from '../../../../layers/jyotish/phala/strain.ts';
import { barsScene } from '../../draw/bars.ts';
import { SHAPES } from '../answers.ts';
import { AREAS } from '../areas.ts';
import { periodTexts, SKY_STAYS, STAYS, windowsAhead, windowText } from '../ahead.ts';
import { holds } from '../ages.ts';
import {
  bookWords,
  head,
  lordReason,
  moonRises,
  nth,
  planetSaid,
  pointOf,
  reading,
  reasonOf,
  stateOf,
} from '../book/words.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { chapter, dayText, decimals, say, type Making, type Section } from '../making.ts';

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

/** Without the Moon's sign, where another chapter has read it. */
export const planetsBesideSelf: Section = (making) =>
  planetsOf((rule) => moonRises(making) || !rule.startsWith('planet.sign/moon/'))(making);

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
        }),
      }));
    }),
  ];
};

type Area = (typeof AREAS)[number];
type Weighed = z.output<typeof SHAPES.area>['indicators'][number];

/** How a planet stands in the divisional chart of an area: the chart and its dignity there. */
const inVarga = (making: Making, { varga }: Area, { planet, facts }: Weighed) => {
  const chart = vargaKey(varga);
  const found = facts.find(({ endpoint }) => endpoint === `varga/${chart}`);
  const sign = SIGN_KEYS.findIndex((key) => key === found?.value) + 1;
  const graha = GRAHAS.find((one) => one === planet);
  const standing = graha === undefined ? null : vargaStanding(graha, sign);
  return { chart, state: standing === null ? '' : bank(making.language, 'chart').dignities[IN_VARGA[standing]] };
};
const IN_VARGA = { exalted: 'exalted', own: 'own', fallen: 'debilitated', enemy: 'enemy' } as const;

/** The end of a sentence, which a line of a list does without. */
const STOP = /[.।]$/u;

/** What weighs for or against an area, with how the planet stands where that is why. */
const weighedText = (making: Making, area: Area, one: Weighed): string => {
  const { kind, planet, planet_name: name } = one;
  const { indicators: said } = bookWords(making);
  const slots = { planet: planetSaid(making, planet, name).head ?? name };
  const state = stateOf(making, pointOf(making, planet));
  switch (kind) {
    case 'lord':
      return lordReason(making, area.house);
    case 'support':
      return filled(said.support, {
        told: lordReason(making, area.support).replace(STOP, ''),
        nth: nth(making, area.support),
      });
    case 'varga': {
      const { chart, state: there } = inVarga(making, area, one);
      return filled(said.varga, { ...slots, chart, state: there.toLowerCase() });
    }
    case 'karaka':
      return `${filled(said.karaka, slots)}${state === '' ? '' : `: ${state}`}`;
    default: {
      const told = filled(said[kind], { ...slots, nth: nth(making, area.house) });
      return area.welcome.some((welcome) => welcome === planet) ? filled(said.welcome, { told }) : told;
    }
  }
};

/** Shares of the labels beside what weighs, and beside dates, which stand in the wider column. */
const SIDES_LABEL = 22;
const DATES_LABEL = 15;

/** Small rows, each with a label before it. */
const besideLabels = (rows: readonly (readonly CellText[])[], label: number): Block => ({
  kind: 'table',
  columns: [
    { share: label, align: 'left' },
    { share: 100 - label, align: 'left' },
  ],
  head: ['', ''],
  small: true,
  rows,
});

const areaPage = (making: Making, area: Area): Block[] => {
  const { ask, event } = area;
  const { labels, reasons, texts } = bookWords(making);
  const { area_name, score, verdict_name, indicators, paragraphs } = making.read(ask, SHAPES.area);
  // The lord of the house comes first on its side; where it weighs on neither, it has a line of its own.
  const ordered = indicators.toSorted((a, b) => Number(b.kind === 'lord') - Number(a.kind === 'lord'));
  const lord = indicators.some(({ kind }) => kind === 'lord') ? '' : lordReason(making, area.house);
  const side = (isFor: boolean): string =>
    ordered
      .filter((one) => one.for === isFor)
      .map((one) => `• ${weighedText(making, area, one).replace(STOP, '')}`)
      .join('\n');
  const windows =
    event === null
      ? undefined
      : windowsAhead(making)
          .filter((one) => one.event === event)
          .map((one) => windowText(making, one));
  const rows = (
    [
      [making.words.labels.lord, lord.replace(STOP, '')],
      [labels.for, side(true)],
      [labels.against, side(false)],
    ] as const
  ).filter(([, text]) => text !== '');
  const dates = windows?.length === 0 ? texts.windows_none : (windows ?? []).join(' · ');
  return [
    head(area_name),
    {
      kind: 'columns',
      columns: [
        {
          share: 3,
          blocks: [
            {
              kind: 'reading',
              title: verdict_name,
              note: '',
              paragraphs: [paragraphs.map(({ text }) => text).join(' ')],
              reason: filled(reasons.area, { area: area_name, score: decimals(score, 0) }),
            },
            ...(dates === '' ? [] : [besideLabels([[labels.dates, dates]], DATES_LABEL)]),
          ],
        },
        {
          share: 2,
          blocks: [besideLabels([['', { text: decimals(score, 0), bar: score / 100 }], ...rows], SIDES_LABEL)],
        },
      ],
    },
  ];
};

/** The score of an area at which both sides weigh alike. */
const EVEN = 50;

/** The areas side by side, from the one with most support: for the rest of a page that nothing else can use. */
const areaBars = (making: Making): Block => {
  const { headings, labels } = bookWords(making);
  const bars = AREAS.map(({ ask }) => making.read(ask, SHAPES.area))
    .toSorted((a, b) => b.score - a.score)
    .map(({ area_name: name, score: value }) => ({ name, value, mark: EVEN, text: decimals(value, 0) }));
  const scene = barsScene({ bars, title: headings.by_area });
  return {
    kind: 'fill',
    blocks: [head(headings.by_area), { kind: 'figures', perRow: 1, figures: [{ scene, caption: labels.standing }] }],
  };
};

/** Each area of life: how its two sides compare, what speaks for and against it, when, and what follows. */
export const areas: Section = (making) => [
  chapter(making, 'areas', 'flow'),
  ...AREAS.flatMap((area) => areaPage(making, area)),
  areaBars(making),
];
