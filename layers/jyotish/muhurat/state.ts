/** What is known of a moment that is judged, and what it is judged for. */
import type { Graha } from '../ephemeris/sky.ts';
import type { Segment } from '../panchang/anga.ts';
import type { DayState } from '../panchang/day-state.ts';
import type { Direction } from '../panchang/nivas.ts';
import type { BhadraLoka } from '../panchang/star-windows.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import type { Festival } from '../calendar/festival-table.ts';
import type { Gate, MuhuratEvent } from './events.ts';
import type { Gates } from './schools.ts';

/** A person for whom a moment is chosen. */
export interface Native {
  /** Of the birth Moon: nakshatra 1–27, sign 1–12, pada 1–108. */
  readonly star: number;
  readonly sign: number;
  readonly pada: number;
  /** Tithi 1–30 and amanta month 1–12 of the birth. */
  readonly tithi: number;
  readonly month: number;
  /** Rising sign 1–12; null where the time of birth is not known. */
  readonly lagna: number | null;
  readonly gender: 'male' | 'female' | 'other' | null;
}

/** What moments are judged by. */
export interface RuleBook {
  readonly event: MuhuratEvent;
  readonly natives: readonly Native[];
  /** Whether the chart of the moment is looked at. */
  readonly lagna: boolean;
  /** Where a journey leads; null where it was not said. */
  readonly direction: Direction | null;
  /** Festivals whose days serve the event without a test of its angas; empty where these are not wanted. */
  readonly selfProven: readonly Festival[];
  /** What the school and the request make of each gate. */
  readonly gates: Gates;
}

/** Grahas that kick a star; Ketu kicks none. */
export type Kicker = Exclude<Graha, 'ketu'>;

/** The chart of a moment. */
export interface MomentChart {
  /** Rising sign 1–12. */
  readonly lagna: number;
  /** Sign 1–12 of each graha. */
  readonly signs: Readonly<Record<Graha, number>>;
  /** Star 1–27; looked at for weddings. */
  readonly stars: Readonly<Record<Kicker, number>>;
}

/** Parts of a day that count for or against a moment. */
export const DAY_MARKS = [
  'rahu_kala',
  'yamaganda',
  'gulika_kala',
  'dur_muhurta',
  'varjya',
  'abhijit',
  'godhuli',
  'night',
] as const;
export type DayMark = (typeof DAY_MARKS)[number];

/** Of a tithi: it holds one sunrise, none (kshaya) or two (vriddhi). */
export type TithiKind = 'plain' | 'kshaya' | 'vriddhi';

/** A stretch of time over which nothing changes that any rule of a book asks for. */
export interface MuhuratState extends DayState {
  /** Bans in force, of the event's gates. */
  readonly bans: readonly Gate[];
  /** Amanta month 1–12, and whether it is a leap month. */
  readonly month: number;
  readonly adhika: boolean;
  /** In the Vedic day of a festival that serves the event. */
  readonly selfProven: boolean;
  /** Within 16 ghatis of a sankranti. */
  readonly nearSankranti: boolean;
  readonly day: VedicDay;
  readonly moonSign: number;
  /** 1–108; 0 where neither a native nor a wedding asks. */
  readonly moonPada: number;
  readonly tithiKind: TithiKind;
  /** The whole segments of the running star and tithi. */
  readonly starSegment: Segment;
  readonly tithiSegment: Segment;
  /** In the part of the nitya yoga that is to be left. */
  readonly badYogaPart: boolean;
  readonly bhadra: BhadraLoka | null;
  readonly marks: readonly DayMark[];
  /** Jupiter or Venus too near to the Sun to be seen. */
  readonly unseen: readonly ('jupiter' | 'venus')[];
  /** Whole degrees the Sun has passed in its sign, 0–29; −1 where no rule asks. */
  readonly sunDegree: number;
  /** Sign of Jupiter; 0 where no rule asks. */
  readonly jupiterSign: number;
  /** Null unless the lagna is looked at. */
  readonly chart: MomentChart | null;
}
