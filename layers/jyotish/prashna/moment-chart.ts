/** What the chart of a question shows before any verdict (Prasna Marga ch. 4–8; Jataka Parijata). Houses are counted by signs. */
import { KENDRAS } from '../chart/bhava.ts';
import { signHouse, type Chart } from '../chart/chart.ts';
import { inGandanta } from '../chart/graha-state.ts';
import { naturalBenefics } from '../chart/natural.ts';
import { houseFrom, lordOf, rashi, signOf, type Mode, type Planet7 } from '../chart/rashi.ts';
import { rowOf } from '../chart/rows.ts';
import { norm360 } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { nextCrossing, previousCrossing } from '../ephemeris/search.ts';
import { GRAHAS, type Graha, type Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { KARANA_KEYS, karanaRow } from '../panchang/keys.ts';
import { tithiInPaksha, tithiOf } from '../panchang/tithi.ts';
import { tajikaPairs, type OrbRule, type TajikaPair } from '../varshaphal/tajika.ts';

/** How signs rise: with the head, with the back, or both ways (BPHS ch. 4). */
export const RISING_WAYS = ['shirsha', 'prishtha', 'ubhaya'] as const;
export type RisingWay = (typeof RISING_WAYS)[number];

const RISING: readonly RisingWay[] = [
  'prishtha',
  'prishtha',
  'shirsha',
  'prishtha',
  'shirsha',
  'shirsha',
  'shirsha',
  'shirsha',
  'prishtha',
  'prishtha',
  'shirsha',
  'ubhaya',
];

/** What a question is about, by the navamsa that rises: a mineral, a root, a living being. */
export const HIDDEN_MATTERS = ['dhatu', 'moola', 'jiva'] as const;
export type HiddenMatter = (typeof HIDDEN_MATTERS)[number];

/** The navamsa 1–9 of a longitude inside its sign. */
const navamsaInSign = (degree: number): number => Math.floor((degree * 9) / 30) + 1;

/** In odd signs the navamsas are dhatu, moola, jiva in turn, in even signs jiva, moola, dhatu (Prasna Marga ch. 7). */
export const hiddenMatter = ({
  ascendant: { sign, degree },
}: Pick<Chart, 'ascendant'>): { readonly navamsa: number; readonly matter: HiddenMatter } => {
  const navamsa = navamsaInSign(degree);
  const turn = ((navamsa - 1) % 3) + 1;
  return { navamsa, matter: rowOf(HIDDEN_MATTERS, rashi(sign).odd ? turn : 4 - turn, 'kind of matter') };
};

/** Mean motion of the Moon, degrees a day. */
const MOON_SPEED = 13.176396;

/** The stretch in which the Moon passes through the sign it is in. */
export const moonInSign = (sky: Sky, jd: JulianDay): TimeSpan => {
  const moon = (at: JulianDay): number => sky.longitude('moon', at);
  const entered = 30 * (signOf(moon(jd)) - 1);
  return {
    start: previousCrossing(moon, entered, jd, MOON_SPEED),
    end: nextCrossing(moon, norm360(entered + 30), jd, MOON_SPEED),
  };
};

/** The Moon's contacts within their limits; without any she is void. */
export const moonContacts = (chart: Chart, orb: OrbRule): readonly TajikaPair[] =>
  tajikaPairs(chart, orb).filter(({ fast, kind }) => fast === 'moon' && kind !== null);

/** What is read from the chart. */
export const PRASHNA_INDICATORS = [
  'lagna_mode',
  'rising',
  'lagna_lord_house',
  'moon_house',
  'moon_void',
  'benefics_kendra',
  'malefics_kendra',
  'gulika_house',
  'lagna_gandanta',
  'hora_lord_house',
  'same_sign_lagna_moon',
  'tithi_rikta',
  'vishti',
] as const;
export type PrashnaIndicator = (typeof PRASHNA_INDICATORS)[number];

/** One reading: a house or a count, a state, or yes and no; null where the Sun does not rise and set. */
export interface IndicatorReading {
  readonly key: PrashnaIndicator;
  readonly value: number | boolean | Mode | RisingWay | null;
  /** Planets it is about. */
  readonly planets: readonly Graha[];
}

const RIKTA: readonly number[] = [4, 9, 14];

/** What needs a sunrise; null where there is none. */
export interface HoursOfDay {
  readonly horaLord: Planet7 | null;
  /** Sidereal longitude. */
  readonly gulika: number | null;
}

/** The readings of a moment chart, in the order of `PRASHNA_INDICATORS`. */
export const prashnaIndicators = (chart: Chart, { horaLord, gulika }: HoursOfDay): readonly IndicatorReading[] => {
  const { ascendant, grahas, signs } = chart;
  const lagnaLord = lordOf(ascendant.sign);
  const benefics = naturalBenefics(chart);
  const inKendras = GRAHAS.filter((graha) => KENDRAS.includes(signHouse(chart, graha)));
  const good = inKendras.filter((graha) => benefics.includes(graha));
  const bad = inKendras.filter((graha) => !benefics.includes(graha));
  const contacts = moonContacts(chart, 'mean');
  const tithi = tithiOf(grahas.sun.longitude, grahas.moon.longitude);
  const karana = Math.floor(norm360(grahas.moon.longitude - grahas.sun.longitude) / 6) + 1;
  const readings: Readonly<Record<PrashnaIndicator, Omit<IndicatorReading, 'key'>>> = {
    lagna_mode: { value: rashi(ascendant.sign).mode, planets: [] },
    rising: { value: rowOf(RISING, ascendant.sign, 'sign'), planets: [] },
    lagna_lord_house: { value: signHouse(chart, lagnaLord), planets: [lagnaLord] },
    moon_house: { value: signHouse(chart, 'moon'), planets: ['moon'] },
    moon_void: { value: contacts.length === 0, planets: contacts.map(({ slow }) => slow) },
    benefics_kendra: { value: good.length, planets: good },
    malefics_kendra: { value: bad.length, planets: bad },
    gulika_house: { value: gulika === null ? null : houseFrom(ascendant.sign, signOf(gulika)), planets: [] },
    lagna_gandanta: { value: inGandanta(ascendant.longitude), planets: [] },
    hora_lord_house: { value: horaLord && signHouse(chart, horaLord), planets: horaLord ? [horaLord] : [] },
    same_sign_lagna_moon: { value: signs.moon === ascendant.sign, planets: [] },
    tithi_rikta: { value: RIKTA.includes(tithiInPaksha(tithi)), planets: [] },
    vishti: { value: KARANA_KEYS[karanaRow(karana)] === 'vishti', planets: [] },
  };
  return PRASHNA_INDICATORS.map((key) => ({ key, ...readings[key] }));
};
