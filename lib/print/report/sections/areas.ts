/** The areas of life: how the two sides of each compare, what speaks for and against it, and when. */
import type * as z from 'zod/mini';
import { SIGN_KEYS } from '../../../../layers/jyotish/chart/rashi.ts';
import { vargaKey } from '../../../../layers/jyotish/chart/varga.ts';
import { GRAHAS } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { vargaStanding } from '../../../../layers/jyotish/phala/strain.ts';
import { barsScene } from '../../draw/bars.ts';
import { SHAPES } from '../answers.ts';
import { areaId, AREAS } from '../areas.ts';
import { windowsAhead, windowText } from '../ahead.ts';
import { bookWords, head, lordReason, nth, planetSaid, pointOf, spanText, stateOf } from '../book/words.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { chapter, decimals, type Making, type Section } from '../making.ts';
import { abreast, figure, left } from '../blocks.ts';

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
  columns: [left(label), left(100 - label)],
  head: ['', ''],
  small: true,
  rows,
});

/**
 * When the periods come that the reading of an area names: it does where both sides weigh alike, of the planet that weighs most
 * on each. Of each the sub-period that runs or comes next.
 */
const periodsNamed = (making: Making, { ask }: Area): string => {
  const { verdict, indicators } = making.read(ask, SHAPES.area);
  const [own, other] = [true, false].map((isFor) => indicators.find((one) => one.for === isFor));
  if (verdict !== 'balanced' || own === undefined || other === undefined || own.planet === other.planet) return '';
  const parts = making.read('vimshottari', SHAPES.vimshottari).periods.flatMap(({ children = [] }) => children);
  return [own, other]
    .flatMap(({ planet, planet_name: name }) => {
      const next = parts.find(({ lords, span }) => lords.at(-1)?.key === planet && span.end > making.issued);
      return next === undefined ? [] : [`${making.names.planet(planet, name)}: ${spanText(making, next.span)}`];
    })
    .join('\n');
};

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
  const periods = periodsNamed(making, area);
  const dates = windows?.length === 0 ? texts.windows_none : (windows ?? []).join(' · ');
  return [
    head(area_name, event === null ? undefined : areaId(event)),
    abreast(
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
          ...(periods === '' ? [] : [besideLabels([[making.words.labels.period, periods]], DATES_LABEL)]),
          ...(dates === '' ? [] : [besideLabels([[labels.dates, dates]], DATES_LABEL)]),
        ],
      },
      {
        share: 2,
        blocks: [besideLabels([['', { text: decimals(score, 0), bar: score / 100 }], ...rows], SIDES_LABEL)],
      },
    ),
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
    blocks: [head(headings.by_area), figure(labels.standing, scene)],
  };
};

/** Each area of life: how its two sides compare, what speaks for and against it, when, and what follows. */
export const areas: Section = (making) => [
  chapter(making, 'areas', 'flow'),
  ...AREAS.flatMap((area) => areaPage(making, area)),
  areaBars(making),
];
