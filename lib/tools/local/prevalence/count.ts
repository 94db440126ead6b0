/** How many of a set of random births have each yoga and dosha. The births follow from their number alone. */
import { createHash } from 'node:crypto';
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { chartReading } from '../../../../layers/jyotish/condition/reading.ts';
import { allDoshas, DOSHA_IDS } from '../../../../layers/jyotish/dosha/all.ts';
import { YOGA_AND_DOSHA_RULES } from '../../../../layers/jyotish/dosha/as-yogas.ts';
import { fromCivil, julian, type CivilClock, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../../../layers/jyotish/ephemeris/rise-set.ts';
import type { Place, Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { sunTable } from '../../../../layers/jyotish/ephemeris/year-table.ts';
import { vedicDayAt } from '../../../../layers/jyotish/panchang/vedic-day.ts';
import { circumstancesOf } from '../../../../layers/jyotish/yoga/circumstances.ts';
import { detectYogas } from '../../../../layers/jyotish/yoga/detect.ts';

/** Instants from the first to the last, UT; places in a rectangle over India; half of the births are of each gender. */
export const SAMPLE = {
  from: fromCivil({ year: 1950, month: 1, day: 1 }, 0, 0),
  to: fromCivil({ year: 2026, month: 1, day: 1 }, 0, 0),
  lat: [8, 34],
  lon: [69, 96],
} as const;
const SEED = 1_950_2025;
const IST: CivilClock = { offsetAt: () => 5.5, instant: (date, hour) => fromCivil(date, hour, 5.5) };

/** Random numbers 0 ≤ x < 1, the same for a seed on every machine (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Every yoga and dosha, each once. */
export const COUNTED_IDS: readonly string[] = [
  ...new Set<string>([...YOGA_AND_DOSHA_RULES.map(({ id }) => id), ...DOSHA_IDS]),
];

interface RandomBirth {
  readonly jd: JulianDay;
  readonly place: Place;
  readonly gender: 'male' | 'female';
  /** The day on which the doshas of Saturn's transit are judged. */
  readonly at: JulianDay;
}

/** The first `count` births of the sample. */
export const randomBirths = (count: number): readonly RandomBirth[] => {
  const random = randomFrom(SEED);
  const within = (from: number, to: number): number => from + (to - from) * random();
  return Array.from({ length: count }, () => ({
    jd: julian(within(SAMPLE.from, SAMPLE.to)),
    place: { lat: within(...SAMPLE.lat), lon: within(...SAMPLE.lon), altitude: 0 },
    gender: random() < 0.5 ? 'male' : 'female',
    at: julian(within(SAMPLE.from, SAMPLE.to)),
  }));
};

/** Ids of the yogas and doshas of one birth, under the defaults of the service. */
const presentIn = (sky: Sky, { jd, place, gender, at }: RandomBirth): ReadonlySet<string> => {
  const chart = castChart(sky, jd, place);
  const day = vedicDayAt(horizonOf(sunTable(sky, jd), place, 'apparent'), IST, jd);
  const reading = chartReading(chart, 1, circumstancesOf(sky, jd, place, day, gender));
  const moon = chart.grahas.moon.longitude;
  return new Set(
    [...detectYogas(reading, YOGA_AND_DOSHA_RULES).findings, ...allDoshas(sky, reading, { jd, day, moon }, at)].flatMap(
      ({ id, present }) => (present ? [id] : []),
    ),
  );
};

/** In how many of the births each of `ids` is present, in the order of `ids`, and a digest of these counts. */
export const countPrevalence = (
  sky: Sky,
  ids: readonly string[],
  births: readonly RandomBirth[],
): { readonly counts: ReadonlyMap<string, number>; readonly digest: string } => {
  const counts = new Map(ids.map((id) => [id, 0]));
  for (const birth of births)
    for (const id of presentIn(sky, birth)) {
      const before = counts.get(id);
      if (before !== undefined) counts.set(id, before + 1);
    }
  const rows = [...counts].map(([id, count]) => `${id} ${count}\n`).join('');
  return { counts, digest: createHash('sha256').update(rows).digest('hex') };
};
