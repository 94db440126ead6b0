/** Adverse windows of a Vedic day, gathered from their tables. */
import type { Almanac } from './almanac.ts';
import { angaPartsIn, type Anga } from './anga.ts';
import { dayStates } from './day-state.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { durMuhurtasOf, KALA_IDS, kalaOf, weekdayMuhurtaOf, type WeekdayMuhurta } from './periods.ts';
import { specialYogasOf, type SpecialYogaId } from './special-yogas.ts';
import { badNityaYogasOf, bhadraPartsIn, panchakaOf, varjyaOf, type BhadraLoka } from './star-windows.ts';
import type { VedicDay } from './vedic-day.ts';

/** In the order of every list. */
export const ADVERSE_IDS = [
  'rahu_kala',
  'yamaganda',
  'gulika_kala',
  'dur_muhurta',
  'varjya',
  'bhadra',
  'aadal',
  'vidaal',
  'kulika',
  'kalavela',
  'yamaghanta',
  'kantaka',
  'dagdha',
  'nitya_yoga',
  'panchaka',
  'vinchudo',
  'gandmool',
] as const;
export type AdverseId = (typeof ADVERSE_IDS)[number];

/** Special yogas that are also adverse windows, and the window they belong to. */
const FROM_YOGAS = {
  aadal: 'aadal',
  vidaal: 'vidaal',
  dagdha_nakshatra: 'dagdha',
  dagdha_tithi: 'dagdha',
  sun_burnt_tithi: 'dagdha',
} as const satisfies Partial<Record<SpecialYogaId, AdverseId>>;
type AdverseYoga = keyof typeof FROM_YOGAS;
const isAdverse = (id: SpecialYogaId): id is AdverseYoga => id in FROM_YOGAS;

/** Windows with a single reason, named like the window. */
type PlainId = Exclude<AdverseId, 'bhadra' | 'dagdha' | 'aadal' | 'vidaal'>;
/** What makes a window adverse. */
export type AdverseReason = PlainId | AdverseYoga | `bhadra_${BhadraLoka}`;

/** An adverse window and what makes it adverse. */
export interface AdverseWindow {
  readonly id: AdverseId;
  /** Null for a share of the day or night that does not exist. */
  readonly span: TimeSpan | null;
  readonly reason: AdverseReason;
}

const WEEKDAY_MUHURTA_IDS = [
  'kulika',
  'kalavela',
  'yamaghanta',
  'kantaka',
] as const satisfies readonly WeekdayMuhurta[];
/** Stars at the junctions of water and fire signs. */
const GANDMOOL_STARS: readonly number[] = [1, 9, 10, 18, 19, 27];
const SCORPIO = 8;

/**
 * Every adverse window of a Vedic day, in the order of `ADVERSE_IDS` and of time. Varjya, the parts of
 * a Bhadra in one world and those of nitya yogas are listed whole when they touch the day; windows that depend on the weekday or last for days are cut at its ends.
 * Fractions of a day or night that does not exist have a null span.
 */
export const adverseWindows = (almanac: Almanac, day: VedicDay): AdverseWindow[] => {
  const { table } = almanac;
  const found: AdverseWindow[] = [];
  const add = (id: AdverseId, span: TimeSpan | null, reason: AdverseReason): void => {
    found.push({ id, span, reason });
  };
  const addPlain = (id: PlainId, span: TimeSpan | null): void => add(id, span, id);
  const addSegments = (id: PlainId, anga: Anga, ids: readonly number[]): void => {
    for (const { id: one, start, end } of angaPartsIn(anga, table, day.start, day.end))
      if (ids.includes(one)) addPlain(id, { start, end });
  };
  for (const id of KALA_IDS) addPlain(id, kalaOf(id, day));
  for (const span of durMuhurtasOf(day)) addPlain('dur_muhurta', span);
  for (const id of WEEKDAY_MUHURTA_IDS) addPlain(id, weekdayMuhurtaOf(id, day));
  for (const { start, end } of varjyaOf(table, day)) addPlain('varjya', { start, end });
  for (const { start, end, loka } of bhadraPartsIn(table, day)) add('bhadra', { start, end }, `bhadra_${loka}`);
  for (const { id, span } of specialYogasOf(dayStates(almanac, day))) if (isAdverse(id)) add(FROM_YOGAS[id], span, id);
  for (const { start, end } of badNityaYogasOf(table, day)) addPlain('nitya_yoga', { start, end });
  for (const span of panchakaOf(table, day)) addPlain('panchaka', span);
  addSegments('vinchudo', 'moon_sign', [SCORPIO]);
  addSegments('gandmool', 'nakshatra', GANDMOOL_STARS);
  const startOf = ({ span }: AdverseWindow): number => span?.start ?? Number.POSITIVE_INFINITY;
  return found.sort((a, b) => ADVERSE_IDS.indexOf(a.id) - ADVERSE_IDS.indexOf(b.id) || startOf(a) - startOf(b));
};
