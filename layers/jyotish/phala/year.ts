/** The solar year of a birth and its paragraphs: the muntha, its lord, the natal house that rises, and the twelve months. */
import { castChart, type Chart } from '../chart/chart.ts';
import type { HouseSystem } from '../ephemeris/sky.ts';
import { houseFrom, signAt } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { norm360 } from '../ephemeris/angle.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { balaGrade, panchavargeeya } from '../varshaphal/bala.ts';
import { solarYearSpan, sunAdvanced } from '../varshaphal/solar-return.ts';
import { isGoodMuntha, munthaPlace, tajikaMuntha, type MunthaPlace } from '../varshaphal/year-chart.ts';
import { annualAscendantFact, annualSignFact, ascendantFact, munthaFact, signFact } from './facts.ts';
import { natureTheme } from './placements.ts';
import { HOUSE_THEMES, signKey, type Paragraph } from './reading.ts';
import { byWeight, settleThemes } from './settle.ts';
import { readChart, type ReadChart } from './state.ts';

/** A solar year: from one return of the Sun to its sidereal longitude at birth to the next (Tajika Neelakanthi ch. 1). */
export interface SolarYear {
  readonly chart: Chart;
  /** Years completed at its start: 0 in the year of birth. */
  readonly age: number;
  /** The twelve months, each from one thirty degrees of the Sun to the next; the first begins the year. */
  readonly months: readonly TimeSpan[];
  /** The sign that rose at birth, moved on by a sign a year. */
  readonly muntha: MunthaPlace;
}

/** The solar year that begins after `age` completed years. Throws `SkyError` EPHEMERIS_RANGE where it leaves the bundled files. */
export const solarYear = (
  sky: Sky,
  birth: ReadChart,
  age: number,
  place: Place,
  houseSystem: HouseSystem,
): SolarYear => {
  const { jd, grahas, ascendant } = birth.chart;
  const natal = grahas.sun.longitude;
  const { start, end } = solarYearSpan(sky, jd, age, natal);
  // Each month from the last, which is a better guess than the mean Sun of the year.
  const entries = [start];
  for (let i = 1; i < 12; i++)
    entries.push(sunAdvanced(sky, norm360(natal + 30 * (i - 1)), entries[i - 1] ?? start, 30));
  const chart = castChart(sky, start, place, houseSystem);
  return {
    chart,
    age,
    months: entries.map((from, i) => ({ start: from, end: entries[i + 1] ?? end })),
    muntha: munthaPlace(chart, tajikaMuntha(ascendant.longitude, age)),
  };
};

const YEAR_WEIGHT = { muntha: 2, lord: 1.2, rising: 1, month: 0.5 } as const;
/** What the reading says of the lord of the muntha, by the strength that the year's tables print. */
const LORD_ROWS = { weak: 'strained', middling: 'middling', strong: 'firm', very_strong: 'firm' } as const;
const LORD_SWAY = { strained: -1, middling: 0, firm: 1 } as const;
const SOURCE = 'Tajika Neelakanthi ch. 1, 2';

/** What the year says as a whole. */
export const yearReading = (birth: ReadChart, year: SolarYear): readonly Paragraph[] => {
  const { sign, house, lord } = year.muntha;
  const annual = readChart(year.chart);
  const state = annual.states[lord];
  const [natal, risen] = [birth.chart.ascendant.sign, year.chart.ascendant.sign];
  const rising = houseFrom(natal, risen);
  const base = { clauses: [], source: SOURCE, speaker: lord } as const;
  const row = LORD_ROWS[balaGrade(panchavargeeya(year)[lord].total)];
  return byWeight(
    settleThemes([
      {
        ...base,
        family: 'year.muntha',
        row: String(house),
        placement: { kind: 'year', part: 'muntha', house },
        theme: rowOf(HOUSE_THEMES, house, 'house'),
        sway: isGoodMuntha(house) ? 1 : -1,
        weight: YEAR_WEIGHT.muntha,
        facts: [munthaFact('sign.key', signKey(sign)), munthaFact('house', house)],
      },
      {
        ...base,
        family: 'year.lord',
        row: `${lord}/${row}`,
        placement: { kind: 'year_lord', planet: lord },
        theme: natureTheme(lord),
        sway: LORD_SWAY[row],
        weight: YEAR_WEIGHT.lord * state.strength,
        facts: [munthaFact('lord', lord), annualSignFact(lord, state.sign)],
      },
      {
        ...base,
        family: 'year.rising',
        row: String(rising),
        placement: { kind: 'year', part: 'rising', house: rising },
        theme: rowOf(HOUSE_THEMES, rising, 'house'),
        sway: 0,
        weight: YEAR_WEIGHT.rising,
        facts: [ascendantFact(natal), annualAscendantFact(risen)],
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
        facts: [signFact('sun', sunSign), annualAscendantFact(year.chart.ascendant.sign)],
        clauses: [],
        source: SOURCE,
        speaker: 'sun',
      },
    };
  });
};
