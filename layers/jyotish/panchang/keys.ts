/** Keys of the panchang, each list in the order of its numbers. The names are in `lib/words`. */
import { rowAt } from '../chart/rows.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** Tithis 1–15 of either half and, last, the new moon (tithi 30). */
export const TITHI_KEYS = [
  'pratipada',
  'dwitiya',
  'tritiya',
  'chaturthi',
  'panchami',
  'shashthi',
  'saptami',
  'ashtami',
  'navami',
  'dashami',
  'ekadashi',
  'dwadashi',
  'trayodashi',
  'chaturdashi',
  'purnima',
  'amavasya',
] as const;

/** The bright and the dark half of a lunar month. */
export const PAKSHAS = ['shukla', 'krishna'] as const;

/** Nitya yogas 1–27. */
export const NITYA_YOGA_KEYS = [
  'vishkambha',
  'priti',
  'ayushman',
  'saubhagya',
  'shobhana',
  'atiganda',
  'sukarma',
  'dhriti',
  'shula',
  'ganda',
  'vriddhi',
  'dhruva',
  'vyaghata',
  'harshana',
  'vajra',
  'siddhi',
  'vyatipata',
  'variyana',
  'parigha',
  'shiva',
  'siddha',
  'sadhya',
  'shubha',
  'shukla',
  'brahma',
  'indra',
  'vaidhriti',
] as const;

/** The seven karanas that recur through the month, then the four that occur once. */
export const KARANA_KEYS = [
  'bava',
  'balava',
  'kaulava',
  'taitila',
  'gara',
  'vanija',
  'vishti',
  'shakuni',
  'chatushpada',
  'naga',
  'kimstughna',
] as const;

/**
 * Row of `KARANA_KEYS`, from 0, of karana slot 1–60: seven that turn, and four that come once a month.
 * @example
 * karanaRow(1) // → 10
 */
export const karanaRow = (slot: number): number => {
  if (slot === 1) return 10;
  if (slot >= 58) return slot - 51;
  return (slot - 2) % 7;
};

/** Weekdays 0–6 from Sunday. */
export const VARA_KEYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Lords of the weekdays, from Sunday. */
export const VARA_LORDS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly Graha[];

/** Lord of vara 0–6. */
export const varaLord = (vara: number): (typeof VARA_LORDS)[number] => rowAt(VARA_LORDS, vara, 'vara');

/** Taras 1–9. */
export const TARA_KEYS = [
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

/** Choghadiyas in their order by day; by night the sequence takes every sixth. */
export const CHOGHADIYA_IDS = ['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog'] as const;
export type ChoghadiyaId = (typeof CHOGHADIYA_IDS)[number];
