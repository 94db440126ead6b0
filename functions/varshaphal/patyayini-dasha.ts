import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { DASHA_STATES, type DashaState } from '../../layers/jyotish/dasha/walk.ts';
import { plusDays, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import {
  PATYAYINI_LORDS,
  patyayiniAt,
  patyayiniOrder,
  patyayiniPeriods,
  type PatyayiniPeriod,
} from '../../layers/jyotish/varshaphal/patyayini.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, objectList, oneOf, several, upTo, whole } from '../../lib/contract/frame/about.ts';
import { keyed, nameOf, span, type PeriodShape } from '../../lib/contract/frame/shapes.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS, solarYearOutput } from '../../lib/contract/suites/varshaphal.ts';
import { tajikaYear } from '../../lib/answers/queries/varshaphal.ts';
import { lordShape, planetsShape } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { solarYearShape } from '../../lib/answers/present/varshaphal.ts';
import { serve } from '../../lib/service/http/serve.ts';

const MAX_DEPTH = 3;
const MINUTES_IN_DAY = 1440;
const lords = several(
  keyed(PATYAYINI_LORDS, 'lord'),
  1,
  MAX_DEPTH,
  'Lords from level 1 down: planets, or the ascendant; the last is the lord of this period',
);
const period: z.ZodMiniType<PeriodShape, PeriodShape> = z.strictObject({
  lords,
  level: whole(1, MAX_DEPTH, 'Level of the period, 1 to 3'),
  span: about(span, 'Start and end of the period; the next one starts at the end'),
  children: about(
    z.optional(z.array(z.lazy(() => period))),
    'Periods of the next level; left out at the deepest level',
  ),
});

const stateOf = (at: JulianDay, start: JulianDay, end: JulianDay): DashaState => {
  if (at < start) return 'not_begun';
  return at < end ? 'running' : 'over';
};

export const patyayiniDasha = endpoint({
  path: '/v1/varshaphal/patyayini-dasha',
  wave: 3,
  summary: 'Patyayini dasha: the solar year shared out by degrees in the sign',
  description:
    'Ascendant and planets, Sun to Saturn, of the year chart are put in order of their degrees in the sign (krisamsa). What each adds to the one before it (patyamsa) is its share of the true length of the year. Sub-periods begin with the lord of the period and go on in the same order with the same shares. Where two stand at the same degree the later one has no period. The ascendant moves a degree in four minutes: where the order changes within `time_uncertainty_min`, meta.uncertain names the periods.',
  sources: ['Tajika Nilakanthi', 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach'],
  credits: 1,
  input: birthAtInput({ ...SOLAR_YEAR_FIELDS, depth: z._default(whole(1, MAX_DEPTH, 'Levels to give, 1 to 3'), 1) }),
  settings: ['ayanamsa', 'sunrise', 'age', 'depth'],
  output: z.strictObject({
    ...solarYearOutput,
    order: objectList('The eight lords by their degrees in the sign, ascending', {
      lord: oneOf(PATYAYINI_LORDS, 'Planet, or the ascendant'),
      lord_name: nameOf('lord'),
      krisamsa: between(0, 30, 'Degrees in its sign'),
      patyamsa: between(0, 30, 'Degrees beyond the lord before it: its share of the year'),
    }),
    periods: about(z.array(period), 'Periods of the year in order of time, as deep as `depth`'),
    state: oneOf(DASHA_STATES, 'Whether `at` lies in this year, before it or after it'),
    current: upTo(MAX_DEPTH, period, 'Periods running at `at`, one per level; empty when it lies outside this year'),
  }),
  example: SOLAR_YEAR_EXAMPLE,
  compute: (call) => {
    const { at, birth, words, input, setting, uncertain } = call;
    const year = tajikaYear(call);
    setting('at', at.clock.text(at.jd));
    const order = patyayiniOrder(year.tajika.chart);
    const late = birth.uncertaintyMin / MINUTES_IN_DAY;
    const lordsOf = (rows: typeof order): string => rows.map(({ lord }) => lord).join(' ');
    if (
      late > 0 &&
      [-late, late].some(
        (by) => lordsOf(patyayiniOrder(castChart(year.sky, plusDays(year.start, by), at.place))) !== lordsOf(order),
      )
    )
      for (const member of ['order', 'periods', 'current']) uncertain(member);
    const periods = patyayiniPeriods(order, year, input.depth);
    const shape = (one: PatyayiniPeriod): PeriodShape => ({
      lords: planetsShape(words, one.lords),
      level: one.level,
      span: spanShape(at.clock, one),
    });
    const tree = (one: PatyayiniPeriod): PeriodShape =>
      one.children.length === 0 ? shape(one) : { ...shape(one), children: one.children.map(tree) };
    return {
      ...solarYearShape(at.clock, year),
      order: order.map(({ lord, krisamsa, patyamsa }) => ({ ...lordShape(words, lord), krisamsa, patyamsa })),
      periods: periods.map(tree),
      state: stateOf(at.jd, year.start, year.end),
      current: patyayiniAt(periods, at.jd).map(shape),
    };
  },
});

export const handler = serve(patyayiniDasha);
