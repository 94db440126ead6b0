/** The solar year of a birth and its paragraphs: the muntha, its lord, the natal house that rises, and the twelve months. */
import { castChart, type Chart } from '../chart/chart.ts';
import type { HouseSystem } from '../ephemeris/sky.ts';
import { houseFrom, lordOf, signAt, type Planet7 } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { norm360 } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { nextCrossing } from '../ephemeris/search.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { ascendantFact, signFact } from './facts.ts';
import { natureTheme } from './placements.ts';
import { HOUSE_THEMES, SWAY_OF, type Paragraph } from './reading.ts';
import { byWeight, settleThemes } from './settle.ts';
import { readChart, type ReadChart } from './state.ts';

/** Mean motion of the sidereal Sun, degrees a day. */
const SUN_SPEED = 360 / 365.256363;

/** A solar year: from one return of the Sun to its sidereal longitude at birth to the next (Tajika Neelakanthi ch. 1). */
export interface SolarYear {
  readonly chart: Chart;
  /** Years completed at its start: 0 in the year of birth. */
  readonly age: number;
  /** The twelve months, each from one thirty degrees of the Sun to the next; the first begins the year. */
  readonly months: readonly TimeSpan[];
  /** Sign of the muntha: the sign that rose at birth, moved on by a sign a year. */
  readonly munthaSign: number;
}

/**
 * The solar year that begins at the first return of the Sun at or after `from`. A negative age means that this is before
 * the birth. Throws `SkyError` EPHEMERIS_RANGE where the year leaves the bundled files.
 */
export const solarYear = (
  sky: Sky,
  birth: ReadChart,
  from: JulianDay,
  place: Place,
  houseSystem: HouseSystem,
): SolarYear => {
  const { jd, grahas, ascendant } = birth.chart;
  const sun = (at: JulianDay): number => sky.longitude('sun', at);
  const starts: JulianDay[] = [];
  let at = from;
  for (let month = 0; month <= 12; month++) {
    at = nextCrossing(sun, norm360(grahas.sun.longitude + 30 * month), at, SUN_SPEED);
    starts.push(at);
  }
  const start = starts[0] ?? from;
  const age = Math.round(((start - jd) * SUN_SPEED) / 360);
  return {
    chart: castChart(sky, start, place, houseSystem),
    age,
    months: starts.slice(1).map((end, i) => ({ start: starts[i] ?? start, end })),
    munthaSign: signAt(ascendant.sign, (((age % 12) + 12) % 12) + 1),
  };
};

/** Houses of the annual chart in which the muntha is good, mixed or hard (Tajika Neelakanthi ch. 2). */
const MUNTHA_RESULTS = '+++-+---+++-';
const YEAR_WEIGHT = { muntha: 2, lord: 1.2, rising: 1, month: 0.5 } as const;
const SOURCE = 'Tajika Neelakanthi ch. 1, 2';

/** Where the muntha stands in the annual chart, and whose sign it is. */
export const munthaOf = ({
  chart,
  munthaSign,
}: SolarYear): { readonly sign: number; readonly house: number; readonly lord: Planet7 } => ({
  sign: munthaSign,
  house: houseFrom(chart.ascendant.sign, munthaSign),
  lord: lordOf(munthaSign),
});

/** What the year says as a whole. */
export const yearReading = (birth: ReadChart, year: SolarYear): readonly Paragraph[] => {
  const { house, lord } = munthaOf(year);
  const annual = readChart(year.chart);
  const state = annual.states[lord];
  const rising = houseFrom(birth.chart.ascendant.sign, year.chart.ascendant.sign);
  const natal = [ascendantFact(birth.chart.ascendant.sign)];
  const base = { facts: natal, clauses: [], source: SOURCE, speaker: lord } as const;
  const isFirm = state.strength >= 1;
  return byWeight(
    settleThemes([
      {
        ...base,
        family: 'year.muntha',
        row: String(house),
        placement: { kind: 'year', part: 'muntha', house },
        theme: rowOf(HOUSE_THEMES, house, 'house'),
        sway: SWAY_OF[MUNTHA_RESULTS.charAt(house - 1)] ?? 0,
        weight: YEAR_WEIGHT.muntha,
      },
      {
        ...base,
        family: 'year.lord',
        row: `${lord}/${isFirm ? 'firm' : 'strained'}`,
        placement: { kind: 'year_lord', planet: lord },
        theme: natureTheme(lord),
        sway: isFirm ? 1 : -1,
        weight: YEAR_WEIGHT.lord * state.strength,
      },
      {
        ...base,
        family: 'year.rising',
        row: String(rising),
        placement: { kind: 'year', part: 'rising', house: rising },
        theme: rowOf(HOUSE_THEMES, rising, 'house'),
        sway: 0,
        weight: YEAR_WEIGHT.rising,
      },
    ]),
  );
};

/** A month of the year: its span, the house of the annual chart that the Sun enters it in, and what that says. */
export interface YearMonth {
  readonly span: TimeSpan;
  readonly house: number;
  readonly paragraph: Paragraph;
}

/** The twelve months, in order. */
export const yearMonths = (birth: ReadChart, year: SolarYear): readonly YearMonth[] => {
  const sunSign = birth.states.sun.sign;
  return year.months.map((span, i) => {
    const house = houseFrom(year.chart.ascendant.sign, signAt(sunSign, i + 1));
    return {
      span,
      house,
      paragraph: {
        family: 'year.month',
        row: String(house),
        placement: { kind: 'year', part: 'month', house },
        theme: rowOf(HOUSE_THEMES, house, 'house'),
        sway: 0,
        weight: YEAR_WEIGHT.month,
        facts: [signFact('sun', sunSign)],
        clauses: [],
        source: SOURCE,
        speaker: 'sun',
      },
    };
  });
};
