/** Sthana bala, the strength of place, and dig bala, of direction (BPHS ch. 27), in virupas. */
import { norm360, separation } from '../ephemeris/angle.ts';
import { signHouse, type Chart } from '../chart/chart.ts';
import type { Relation } from '../chart/dignity.ts';
import { byPlanet7, GRAHA_TABLE } from '../chart/graha.ts';
import { lordOf, rashi, type Planet7 } from '../chart/rashi.ts';
import { vargaSign } from '../chart/varga.ts';
import type { RelationTable } from './relations.ts';

/** Source of the numbers: B. V. Raman, Graha and Bhava Balas (default), or BPHS. */
export const BALA_SCHOOLS = ['bvr', 'bphs'] as const;
export type BalaSchool = (typeof BALA_SCHOOLS)[number];

const SAPTAVARGA = [1, 2, 3, 7, 9, 12, 30] as const;
const MOOLATRIKONA = 45;
const OWN = 30;
const BY_RELATION: Readonly<Record<BalaSchool, Readonly<Record<Relation, number>>>> = {
  bvr: { great_friend: 22.5, friend: 15, neutral: 7.5, enemy: 3.75, great_enemy: 1.875 },
  bphs: { great_friend: 20, friend: 15, neutral: 10, enemy: 4, great_enemy: 2 },
};

/** Third of a sign in which a planet is strong: male 0, neuter 1, female 2. */
const STRONG_THIRD: Readonly<Record<Planet7, 0 | 1 | 2>> = {
  sun: 0,
  moon: 2,
  mars: 0,
  mercury: 1,
  jupiter: 0,
  venus: 2,
  saturn: 1,
};
/** Moon and Venus are strong in even signs, the others in odd ones. */
const strongInOdd = (planet: Planet7): boolean => planet !== 'moon' && planet !== 'venus';

/** Kendra, panaphara, apoklima. */
const KENDRADI = [60, 30, 15] as const;

/** Strength of place of one planet, part by part. */
export interface SthanaBala {
  readonly uccha: number;
  readonly saptavargaja: number;
  readonly ojayugma: number;
  readonly kendradi: number;
  readonly drekkana: number;
  readonly total: number;
}

/** Uccha bala of a longitude, 0–60: a third of the arc from the point of deepest debilitation. */
export const ucchaBala = (planet: Planet7, longitude: number): number =>
  separation(longitude, GRAHA_TABLE[planet].deepExaltation + 180) / 3;

const saptavargaja = (planet: Planet7, longitude: number, relations: RelationTable, school: BalaSchool): number => {
  const { own, moolatrikona } = GRAHA_TABLE[planet];
  const virupas = (n: (typeof SAPTAVARGA)[number]): number => {
    const sign = vargaSign(n, longitude);
    if (n === 1 && sign === moolatrikona.sign) return MOOLATRIKONA;
    return own.includes(sign) ? OWN : BY_RELATION[school][relations[planet][lordOf(sign)]];
  };
  return SAPTAVARGA.reduce((sum, n) => sum + virupas(n), 0);
};

/** Sthana bala of the seven planets. The moolatrikona counts by sign, in the rashi only; relations are the rashi's. */
export const sthanaBalas = (
  chart: Chart,
  relations: RelationTable,
  school: BalaSchool = 'bvr',
): Readonly<Record<Planet7, SthanaBala>> =>
  byPlanet7((planet) => {
    const { longitude, sign, degree } = chart.grahas[planet];
    const fits = (of: number): number => (rashi(of).odd === strongInOdd(planet) ? 15 : 0);
    const parts = {
      uccha: ucchaBala(planet, longitude),
      saptavargaja: saptavargaja(planet, longitude, relations, school),
      ojayugma: fits(sign) + fits(vargaSign(9, longitude)),
      kendradi: KENDRADI[(signHouse(chart, planet) - 1) % 3] ?? 0,
      drekkana: Math.floor(degree / 10) === STRONG_THIRD[planet] ? 15 : 0,
    };
    const total = parts.uccha + parts.saptavargaja + parts.ojayugma + parts.kendradi + parts.drekkana;
    return { ...parts, total };
  });

/** Dig bala, 0–60: a third of the arc from the point where the planet is powerless (IC, MC, descendant or ascendant). */
export const digBalas = (chart: Chart): Readonly<Record<Planet7, number>> => {
  const { mc, ascendant } = chart;
  const ic = norm360(mc + 180);
  const descendant = norm360(ascendant.longitude + 180);
  const powerless: Readonly<Record<Planet7, number>> = {
    sun: ic,
    moon: mc,
    mars: ic,
    mercury: descendant,
    jupiter: descendant,
    venus: mc,
    saturn: ascendant.longitude,
  };
  return byPlanet7((planet) => separation(chart.grahas[planet].longitude, powerless[planet]) / 3);
};
