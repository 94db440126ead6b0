/**
 * Times inside a window that a doctor has fixed, ordered by eleven tests of a chart born then. What the time of birth may
 * suffer is told as it will be of that chart (`birth-time.ts`, `gandmool.ts`).
 */
import { DUSTHANAS, KENDRAS } from '../chart/bhava.ts';
import { castChart, signHouse, type Chart } from '../chart/chart.ts';
import { naturalBenefics } from '../chart/natural.ts';
import { lordOf } from '../chart/rashi.ts';
import { risingSpan } from '../chart/rising.ts';
import { birthTimeDoshas, type BirthTimeDoshaId } from './birth-time.ts';
import { gandmoolOf } from './gandmool.ts';
import { plusDays, SECOND, type JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, equalParts, motionOf } from '../ephemeris/passages.ts';
import { GRAHAS } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaPartsIn } from '../panchang/anga.ts';
import { lagnaTable } from '../panchang/lagna-table.ts';
import { tithiInPaksha, tithiOf } from '../panchang/tithi.ts';
import { vedicDayAt } from '../panchang/vedic-day.ts';
import { orNone } from '../sky-events/eclipses.ts';
import { stateSpans } from '../sky-events/window.ts';

/** Longest window, hours. */
export const MOST_HOURS = 72;
/** Degrees at either edge of a sign in which an ascendant is uncertain. */
const EDGE_DEG = 1;
const MALEFIC_HOUSES: readonly number[] = [1, 4, 7, 8, 10];
const RIKTA: readonly number[] = [4, 9, 14];

/** What a test sees. */
interface BirthFacts {
  readonly chart: Chart;
  readonly doshas: ReadonlySet<BirthTimeDoshaId>;
}
interface BirthTest<Id extends string = string> {
  readonly key: Id;
  readonly met: (facts: BirthFacts) => boolean;
}
const test = <const Id extends string>(key: Id, met: BirthTest['met']): BirthTest<Id> => ({ key, met });

const tithiOfChart = ({ grahas: { sun, moon } }: Chart): number => tithiOf(sun.longitude, moon.longitude);

/** The tests, in the order of every answer. */
export const BIRTH_TESTS = [
  test('gandmool', ({ chart }) => !gandmoolOf(chart.grahas.moon.nakshatra).present),
  test('vishti', ({ doshas }) => !doshas.has('vishti_birth')),
  test('lagna_lord', ({ chart }) => !DUSTHANAS.includes(signHouse(chart, lordOf(chart.ascendant.sign)))),
  test('benefics', ({ chart }) => naturalBenefics(chart).some((graha) => KENDRAS.includes(signHouse(chart, graha)))),
  test('malefics', ({ chart }) => {
    const benefics = naturalBenefics(chart);
    return GRAHAS.every((graha) => benefics.includes(graha) || !MALEFIC_HOUSES.includes(signHouse(chart, graha)));
  }),
  test('moon', ({ chart }) => !DUSTHANAS.includes(signHouse(chart, 'moon'))),
  test('lagna_edge', ({ chart: { ascendant } }) => ascendant.degree >= EDGE_DEG && ascendant.degree < 30 - EDGE_DEG),
  test('rikta', ({ chart }) => !RIKTA.includes(tithiInPaksha(tithiOfChart(chart)))),
  test('amavasya', ({ doshas }) => !doshas.has('amavasya_birth')),
  test('sankranti', ({ doshas }) => !doshas.has('sankranti_birth')),
  test('eclipse', ({ doshas }) => !doshas.has('eclipse_birth')),
] as const;
export type BirthTestKey = (typeof BIRTH_TESTS)[number]['key'];
export const BIRTH_TEST_KEYS: readonly BirthTestKey[] = BIRTH_TESTS.map(({ key }) => key);

/** A stretch of the window over which no test changes its finding, nor the rising sign, nor the Moon's star. */
export interface BirthCandidate extends TimeSpan {
  /** At its middle. */
  readonly chart: Chart;
  readonly met: readonly BirthTestKey[];
  readonly unmet: readonly BirthTestKey[];
}

/** Entries of the rising sign into the parts of it at its edges. */
const edgesOfRising = ({ table: { sky }, horizon: { place } }: Almanac, within: TimeSpan): readonly JulianDay[] =>
  lagnaTable(sky, place, within).flatMap(({ start, end }) => {
    const after = risingSpan(sky, plusDays(start, SECOND), place, EDGE_DEG).next;
    const before = risingSpan(sky, plusDays(end, -SECOND), place, EDGE_DEG).previous;
    return [start, end, ...(after === null ? [] : [after]), ...(before === null ? [] : [before])];
  });

/** Contacts of the eclipses next to a window; none past the end of the files. */
const eclipseEdges = ({ table: { sky } }: Almanac, { start }: TimeSpan): readonly JulianDay[] => {
  const solar = orNone(() => sky.nextSolarEclipse(plusDays(start, -1)));
  const lunar = orNone(() => sky.nextLunarEclipse(plusDays(start, -1)));
  return [solar?.begin, solar?.end, lunar?.partialBegin, lunar?.partialEnd].flatMap((jd) => jd ?? []);
};

const same = (a: BirthCandidate, b: BirthCandidate): boolean =>
  a.chart.ascendant.sign === b.chart.ascendant.sign &&
  a.chart.grahas.moon.nakshatra.id === b.chart.grahas.moon.nakshatra.id &&
  a.chart.grahas.moon.sign === b.chart.grahas.moon.sign &&
  a.unmet.length === b.unmet.length &&
  a.unmet.every((key, i) => key === b.unmet[i]);

/** The stretches of a window of at most `MOST_HOURS`, those that meet most tests first, equal ones in order of time. */
export const birthCandidates = (almanac: Almanac, within: TimeSpan): readonly BirthCandidate[] => {
  const { table, horizon, clock } = almanac;
  const { sky } = table;
  const days: JulianDay[] = [];
  for (
    let day = vedicDayAt(horizon, clock, within.start);
    day.end < within.end;
    day = vedicDayAt(horizon, clock, day.end)
  )
    days.push(day.end);
  const cuts = [
    ...(['nakshatra', 'karana', 'moon_sign'] as const).flatMap((anga) =>
      angaPartsIn(anga, table, within.start, within.end).map(({ start }) => start),
    ),
    ...GRAHAS.flatMap((graha) =>
      angleCrossings(
        (jd) => sky.longitude(graha, jd),
        motionOf(graha, sky.settings.node),
        within.start,
        within.end,
        equalParts(12),
      ).map(({ jd }) => jd),
    ),
    ...edgesOfRising(almanac, within),
    ...eclipseEdges(almanac, within),
    ...days,
  ];
  const at = (jd: JulianDay): BirthCandidate => {
    const chart = castChart(sky, jd, horizon.place);
    const present = birthTimeDoshas(sky, jd, vedicDayAt(horizon, clock, jd)).filter((one) => one.present);
    const facts = { chart, doshas: new Set(present.map(({ id }) => id)) };
    const met = BIRTH_TESTS.filter((one) => one.met(facts)).map(({ key }) => key);
    return { ...within, chart, met, unmet: BIRTH_TEST_KEYS.filter((key) => !met.includes(key)) };
  };
  return stateSpans(within, cuts, at, same)
    .map(({ start, end, state }) => ({ ...state, start, end }))
    .toSorted((a, b) => b.met.length - a.met.length || a.start - b.start);
};
