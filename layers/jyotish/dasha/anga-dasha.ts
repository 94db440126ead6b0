/** Dashas that start from an anga of the day of birth: its lord rules first, its elapsed arc is the part before birth (P. V. R. Narasimha Rao). */
import type { Graha, Longitudes } from '../ephemeris/sky.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { rowAt } from '../chart/rows.ts';
import { angaAt, angaElapsed } from '../panchang/anga.ts';
import { ASHTOTTARI_ROWS, CHATURASHITI_ROWS } from './conditional.ts';
import { partsByLord, type DashaPlan, type DashaRow } from './cycle.ts';
import { planFromEntry, type DashaBalance } from './star.ts';
import { VIMSHOTTARI_ROWS } from './vimshottari.ts';
import { YOGINIS } from './yogini.ts';

/** Lords of the tithis 1–14 of a half, by count of eight; the full moon goes with the 7th, the new moon with the 8th. */
const TITHI_LORDS: readonly Graha[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'];
const tithiLord = (tithi: number): Graha =>
  rowAt(TITHI_LORDS, tithi === 30 ? 7 : ((tithi - 1) % 15) % 8, 'lord of a tithi');

/** Lords of the yogas from Vishkambha, repeating every nine. */
const YOGA_LORDS: readonly Graha[] = ['saturn', 'mercury', 'ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter'];

/** Lords of the movable karanas from Bava. */
const KARANA_LORDS: readonly Graha[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
/** Lord of half tithi 1–60; null for the four fixed karanas (1 and 58 to 60). */
const karanaLord = (slot: number): Graha | null =>
  slot < 2 || slot > 57 ? null : rowAt(KARANA_LORDS, (slot - 2) % 7, 'lord of a karana');

/** The systems: the anga, its lord by number, the table. */
export const ANGA_DASHAS = {
  tithi_ashtottari: { anga: 'tithi', lordOf: tithiLord, rows: ASHTOTTARI_ROWS },
  tithi_yogini: { anga: 'tithi', lordOf: tithiLord, rows: YOGINIS.map(({ planet: lord, years }) => ({ lord, years })) },
  yoga_vimshottari: {
    anga: 'yoga',
    lordOf: (yoga: number): Graha => rowAt(YOGA_LORDS, (yoga - 1) % 9, 'lord of a yoga'),
    rows: VIMSHOTTARI_ROWS,
  },
  karana_chaturashiti: { anga: 'karana', lordOf: karanaLord, rows: CHATURASHITI_ROWS },
} as const satisfies Record<
  string,
  { anga: 'tithi' | 'yoga' | 'karana'; lordOf: (id: number) => Graha | null; rows: readonly DashaRow<Graha>[] }
>;
export type AngaSystem = keyof typeof ANGA_DASHAS;
/** Their keys, in the order of every list. */
export const ANGA_SYSTEMS = [
  'tithi_ashtottari',
  'tithi_yogini',
  'yoga_vimshottari',
  'karana_chaturashiti',
] as const satisfies readonly AngaSystem[];

/** An anga dasha laid out, with the anga it starts from. */
export interface AngaDashaPlan extends DashaPlan<Graha> {
  /** Number of the tithi, yoga or half tithi at birth. */
  readonly seed: number;
  /** Share of its arc passed at birth, 0 ≤ x < 1. */
  readonly elapsed: number;
  /** Null where the system does not apply: a birth in a fixed karana. */
  readonly balance: DashaBalance<Graha> | null;
}

/** Lays an anga dasha out for a birth. A birth in a fixed karana has no Karana dasha: no periods. */
export const angaDashaPlan = (
  system: AngaSystem,
  longitudes: Longitudes,
  birth: JulianDay,
  yearLength: number,
  rounds: number,
): AngaDashaPlan => {
  const { anga, lordOf, rows } = ANGA_DASHAS[system];
  const seed = angaAt(anga, longitudes, birth);
  const elapsed = angaElapsed(anga, longitudes, birth);
  const first = lordOf(seed);
  const row = rows.findIndex(({ lord }) => lord === first);
  if (row < 0) return { birth, seed, elapsed, balance: null, mahas: [], partsOf: () => [] };
  const table: readonly DashaRow<Graha>[] = rows;
  const plan = planFromEntry({ rows: table, parts: partsByLord(table) }, birth, { row, elapsed }, yearLength, rounds);
  return { ...plan, seed, elapsed };
};
