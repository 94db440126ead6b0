/** Dashas of the planets that start from no star: Naisargika, Tara and Kala (BPHS ch. 43 and 46). */
import { KENDRAS } from '../chart/bhava.ts';
import { signHouse, type Chart } from '../chart/chart.ts';
import { PLANETS7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { layMahas, proportionalParts, type DashaPlan, type DashaRow } from './cycle.ts';
import { planFromEntry, type DashaBalance } from './star.ts';
import { VIMSHOTTARI, VIMSHOTTARI_ROWS } from './vimshottari.ts';

/** Ages that belong to the planets by nature (BPHS ch. 43; Brihat Jataka 8.9): 120 years from birth. */
const NAISARGIKA_ROWS: readonly DashaRow<Graha>[] = [
  { lord: 'moon', years: 1 },
  { lord: 'mars', years: 2 },
  { lord: 'mercury', years: 9 },
  { lord: 'venus', years: 20 },
  { lord: 'jupiter', years: 18 },
  { lord: 'sun', years: 20 },
  { lord: 'saturn', years: 50 },
];

/** Naisargika dasha: from birth, without sub-periods. */
export const naisargikaPlan = (birth: JulianDay, yearLength: number): DashaPlan<Graha> => ({
  birth,
  mahas: layMahas(birth, [NAISARGIKA_ROWS], yearLength),
  deepest: 1,
  partsOf: () => [],
});

/** Names of the lords in Tara dasha, from the first. */
export const TARA_LORD_KEYS = [
  'janma',
  'sampat',
  'vipat',
  'kshema',
  'pratyari',
  'sadhaka',
  'naidhana',
  'mitra',
  'parama_mitra',
] as const;

/** Tara dasha: Vimshottari's order and years from the strongest planet in a quadrant. */
export interface TaraPlan extends DashaPlan<Graha> {
  /** Planets in houses 1, 4, 7, 10 from the lagna. */
  readonly kendraPlanets: readonly Graha[];
  /** Null where no planet is in a quadrant: the system does not apply. */
  readonly balance: DashaBalance<Graha> | null;
}

/** The strongest in the quadrants: by shadbala; only nodes there: the one further in its sign. */
const firstOfTara = (
  chart: Chart,
  found: readonly Graha[],
  strength: () => Readonly<Record<Planet7, number>>,
): Graha | undefined => {
  const planets = PLANETS7.filter((planet) => found.includes(planet));
  if (planets.length === 1) return planets[0];
  if (planets.length > 1) {
    const total = strength();
    return planets.reduce((best, one) => (total[one] > total[best] ? one : best));
  }
  const [node, other] = found;
  return node && other && chart.grahas[other].degree > chart.grahas[node].degree ? other : node;
};

/** Lays Tara dasha out (BPHS 46.200). `strength` gives the shadbala totals, asked only where two planets compete. */
export const taraPlan = (
  chart: Chart,
  strength: () => Readonly<Record<Planet7, number>>,
  yearLength: number,
): TaraPlan => {
  const kendraPlanets = GRAHAS.filter((graha) => KENDRAS.includes(signHouse(chart, graha)));
  const first = firstOfTara(chart, kendraPlanets, strength);
  const row = VIMSHOTTARI_ROWS.findIndex(({ lord }) => lord === first);
  if (row < 0) return { birth: chart.jd, kendraPlanets, balance: null, mahas: [], partsOf: () => [] };
  const { elapsed } = chart.grahas.moon.nakshatra;
  return { ...planFromEntry(VIMSHOTTARI, chart.jd, { row, elapsed }, yearLength, 1), kendraPlanets };
};

const KALA_YEARS = 120;
/** Sum of the shares 1 to 9. */
const KALA_SHARES = 45;

/**
 * Kala dasha: the elapsed share `f` of the portion of the day, of 120 years, goes to the nine planets in shares 1 to 9;
 * a second round (P. V. R. Narasimha Rao) divides the rest likewise. Sub-periods divide a period in the same way.
 */
export const kalaPlan = (birth: JulianDay, elapsed: number, yearLength: number, rounds: number): DashaPlan<Graha> => {
  const round = (share: number): readonly DashaRow<Graha>[] =>
    GRAHAS.map((lord, i) => ({ lord, years: ((i + 1) * share * KALA_YEARS) / KALA_SHARES }));
  const rows = rounds > 1 ? [round(elapsed), round(1 - elapsed)] : [round(elapsed)];
  const parts = proportionalParts(rows.flat().filter(({ years }) => years > 0));
  return { birth, mahas: layMahas(birth, rows, yearLength), partsOf: () => parts };
};
