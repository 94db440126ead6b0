/** Shadbala, the six-fold strength, in virupas; 60 virupas are one rupa. */
import type { Sky } from '../ephemeris/sky.ts';
import { norm360 } from '../ephemeris/angle.ts';
import type { Chart } from '../chart/chart.ts';
import { drishtiVirupas } from '../chart/drishti.ts';
import { byPlanet7, PLANETS7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { planetaryWars, type WarRule } from '../chart/war.ts';
import { cheshtaBalas, type CheshtaPlanet } from './cheshta.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import type { HoraRule } from '../panchang/choghadiya.ts';
import { aharganaLords, kalaBalas, type DeclinationRule, type KalaBala, type YearMonthLords } from './kala.ts';
import { relationTable } from './relations.ts';
import { digBalas, sthanaBalas, type BalaSchool, type SthanaBala } from './sthana.ts';

/** Which variant of each disputed part is used. */
export interface ShadbalaRules {
  readonly saptavargaja: BalaSchool;
  readonly hora: HoraRule;
  readonly declination: DeclinationRule;
  readonly war: WarRule;
  readonly drik: BalaSchool;
  /** Limit one aspect to 60 virupas. */
  readonly drishtiCap: boolean;
  readonly required: BalaSchool;
}

/** The variants of B. V. Raman. */
export const SHADBALA_DEFAULTS: ShadbalaRules = {
  saptavargaja: 'bvr',
  hora: 'unequal',
  declination: 'ecliptic',
  war: 'northern_latitude',
  drik: 'bvr',
  drishtiCap: true,
  required: 'bvr',
};

/** Natural strength: 60k/7 from Saturn to the Sun. */
export const NAISARGIKA: Readonly<Record<Planet7, number>> = {
  sun: 60,
  moon: (60 * 6) / 7,
  venus: (60 * 5) / 7,
  jupiter: (60 * 4) / 7,
  mercury: (60 * 3) / 7,
  mars: (60 * 2) / 7,
  saturn: 60 / 7,
};

/** Rupas a planet should have. */
const REQUIRED: Readonly<Record<Planet7, number>> = {
  sun: 5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
};
/** Rupas a planet should have, by school. */
export const REQUIRED_RUPAS: Readonly<Record<BalaSchool, Readonly<Record<Planet7, number>>>> = {
  bvr: REQUIRED,
  bphs: { ...REQUIRED, sun: 6.5 },
};

/** Apparent diameters, seconds of arc: the divisor in a planetary war. */
const DISC: Readonly<Record<CheshtaPlanet, number>> = {
  mars: 9.4,
  mercury: 6.6,
  jupiter: 190.4,
  venus: 16.6,
  saturn: 158,
};

/** The six strengths of one planet. */
export interface Shadbala {
  readonly sthana: SthanaBala;
  readonly dig: number;
  readonly kala: KalaBala & { readonly yuddha: number; readonly total: number };
  readonly cheshta: number;
  readonly naisargika: number;
  /** May be negative. */
  readonly drik: number;
  /** Virupas. */
  readonly total: number;
  readonly rupas: number;
  readonly required: number;
  /** rupas / required */
  readonly ratio: number;
  /** 1 = strongest by ratio. */
  readonly rank: number;
  readonly rankByTotal: number;
  readonly ishta: number;
  readonly kashta: number;
}

/** Aspect of each planet on each other in virupas: [aspecting][aspected]. Nothing aspects itself. */
export const drishtiTable = (
  chart: Chart,
  cap: boolean,
): Readonly<Record<Planet7, Readonly<Record<Planet7, number>>>> =>
  byPlanet7((from) =>
    byPlanet7((to) =>
      from === to ? 0 : drishtiVirupas(from, chart.grahas[to].longitude - chart.grahas[from].longitude, cap),
    ),
  );

/** A quarter of benefic less malefic aspects. Benefic: Jupiter, Venus, Mercury, and the Moon while it waxes. */
const drikBalas = (chart: Chart, school: BalaSchool, cap: boolean): Record<Planet7, number> => {
  const table = drishtiTable(chart, cap);
  const waxing = norm360(chart.grahas.moon.longitude - chart.grahas.sun.longitude) < 180;
  const sign: Readonly<Record<Planet7, 1 | -1>> = {
    sun: -1,
    moon: waxing ? 1 : -1,
    mars: -1,
    mercury: 1,
    jupiter: 1,
    venus: 1,
    saturn: -1,
  };
  return byPlanet7((to) => {
    let sum = 0;
    for (const from of PLANETS7) sum += (sign[from] * table[from][to]) / 4;
    return school === 'bphs' ? sum + table.jupiter[to] + table.mercury[to] : sum;
  });
};

/** Place 1–7 of each planet when `value` is put in descending order; equals keep the usual order. */
const ranks = (value: (planet: Planet7) => number): Record<Planet7, number> => {
  const order = [...PLANETS7].sort((a, b) => value(b) - value(a));
  return byPlanet7((planet) => order.indexOf(planet) + 1);
};

/**
 * Shadbala of the seven planets. `lords` are the weekdays (0 = Sunday) that rule year and month. Parts that need the
 * length of the day are null where the Sun does not rise or set, and count 0 in the totals.
 */
export const shadbalaOf = (
  sky: Sky,
  chart: Chart,
  day: VedicDay,
  lords: YearMonthLords,
  rules: ShadbalaRules = SHADBALA_DEFAULTS,
): Readonly<Record<Planet7, Shadbala>> => {
  const sthana = sthanaBalas(chart, relationTable(chart.signs), rules.saptavargaja);
  const dig = digBalas(chart);
  const kala = kalaBalas(sky, chart, day, lords, rules);
  const drik = drikBalas(chart, rules.drik, rules.drishtiCap);
  const five = cheshtaBalas(sky, chart);
  const cheshta = { ...five, sun: kala.sun.ayanaSingle, moon: kala.moon.pakshaSingle };
  const yuddha = byPlanet7(() => 0);
  const compared = (planet: Planet7): number => sthana[planet].total + dig[planet] + kala[planet].uptoHora;
  for (const { winner, loser } of planetaryWars(chart.grahas, rules.war)) {
    const gained = Math.abs(compared(winner) - compared(loser)) / Math.abs(DISC[winner] - DISC[loser]);
    yuddha[winner] += gained;
    yuddha[loser] -= gained;
  }
  const kalaTotal = (planet: Planet7): number => kala[planet].uptoHora + kala[planet].ayana + yuddha[planet];
  const total = byPlanet7(
    (planet) =>
      sthana[planet].total + dig[planet] + kalaTotal(planet) + cheshta[planet] + NAISARGIKA[planet] + drik[planet],
  );
  const required = REQUIRED_RUPAS[rules.required];
  const ratio = byPlanet7((planet) => total[planet] / 60 / required[planet]);
  const rank = ranks((planet) => ratio[planet]);
  const rankByTotal = ranks((planet) => total[planet]);
  return byPlanet7((planet) => ({
    sthana: sthana[planet],
    dig: dig[planet],
    kala: { ...kala[planet], yuddha: yuddha[planet], total: kalaTotal(planet) },
    cheshta: cheshta[planet],
    naisargika: NAISARGIKA[planet],
    drik: drik[planet],
    total: total[planet],
    rupas: total[planet] / 60,
    required: required[planet],
    ratio: ratio[planet],
    rank: rank[planet],
    rankByTotal: rankByTotal[planet],
    ishta: Math.sqrt(sthana[planet].uccha * cheshta[planet]),
    kashta: Math.sqrt((60 - sthana[planet].uccha) * (60 - cheshta[planet])),
  }));
};

/**
 * Shadbala under the usual rules, the lords of year and month counted from creation; `day` is the Vedic day of the chart.
 * @example
 * shadbala(sky, chart, day).sun.rank // → 3
 */
export const shadbala = (sky: Sky, chart: Chart, day: VedicDay): Readonly<Record<Planet7, Shadbala>> =>
  shadbalaOf(sky, chart, day, aharganaLords(day));
