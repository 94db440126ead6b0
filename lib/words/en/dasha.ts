/** Words of the dashas in English. */
import type {
  ApplicabilityCondition,
  ApplicabilityFact,
  FactValue,
} from '../../../layers/jyotish/dasha/applicability.ts';
import type { CharaPlan } from '../../../layers/jyotish/dasha/chara.ts';
import type { KalachakraGati, KalachakraGroup } from '../../../layers/jyotish/dasha/kalachakra.ts';
import type { TARA_LORD_KEYS } from '../../../layers/jyotish/dasha/planet.ts';
import type { DayPortion } from '../../../layers/jyotish/dasha/portion.ts';
import type { SignException } from '../../../layers/jyotish/dasha/rashi.ts';
import type { SudarshanaReference } from '../../../layers/jyotish/dasha/sudarshana.ts';
import type { SIGN_STRENGTH_RULES } from '../../../layers/jyotish/jaimini/sign-strength.ts';
import type { Yogini } from '../../../layers/jyotish/dasha/lord.ts';
import type { DashaSystem } from '../../../layers/jyotish/dasha/systems.ts';

export const systems: Readonly<Record<DashaSystem, string>> = {
  vimshottari: 'Vimshottari',
  yogini: 'Yogini',
  chara: 'Chara',
  ashtottari: 'Ashtottari',
  shodashottari: 'Shodashottari',
  dwadashottari: 'Dwadashottari',
  panchottari: 'Panchottari',
  shatabdika: 'Shatabdika',
  chaturashiti: 'Chaturashiti Sama',
  dwisaptati: 'Dwisaptati Sama',
  shashtihayani: 'Shashtihayani',
  shattrimsha: 'Shattrimsha Sama',
  kalachakra: 'Kalachakra',
  narayana: 'Narayana',
  sudasa: 'Sudasa',
  kendradi_rashi: 'Kendradi Rashi',
  shoola: 'Shoola',
  niryana_shoola: 'Niryana Shoola',
  sthira: 'Sthira',
  mandooka: 'Mandooka',
  trikona: 'Trikona',
  yogardha: 'Yogardha',
  chakra: 'Chakra',
  tithi_ashtottari: 'Tithi Ashtottari',
  tithi_yogini: 'Tithi Yogini',
  yoga_vimshottari: 'Yoga Vimshottari',
  karana_chaturashiti: 'Karana Chaturashiti',
  naisargika: 'Naisargika',
  tara: 'Tara',
  kala: 'Kala',
};

export const directions: Readonly<Record<CharaPlan['direction'], string>> = { direct: 'Direct', reverse: 'Reverse' };

export const yoginis: Readonly<Record<Yogini, string>> = {
  mangala: 'Mangala',
  pingala: 'Pingala',
  dhanya: 'Dhanya',
  bhramari: 'Bhramari',
  bhadrika: 'Bhadrika',
  ulka: 'Ulka',
  siddha: 'Siddha',
  sankata: 'Sankata',
};

/** Lengths of time; placeholders are years, months and days. */
export const lengths = { balance: '{years}y {months}m {days}d' };

/** Rules of the strength of signs. */
export const strengthRules: Readonly<Record<(typeof SIGN_STRENGTH_RULES)[number], string>> = {
  planets: 'More planets in the sign',
  aspects: 'More of Jupiter, Mercury and its lord in it or aspecting it',
  exalted: 'An exalted planet in it',
  modality: 'Dual before fixed before movable',
  lord_parity: 'Its lord is in a sign of the other parity',
  lord_degrees: 'Its lord is further on in its sign',
};

/** Why the order of the signs was changed. */
export const exceptions: Readonly<Record<SignException, string>> = {
  saturn: 'Saturn in the first sign: direct order',
  ketu: 'Ketu in the first sign: reverse order',
};

/** Conditions under which a system is used. */
export const conditions: Readonly<Record<ApplicabilityCondition, string>> = {
  ashtottari: 'Rahu in a quadrant or trine from the lord of the lagna, and not in the lagna',
  ashtottari_paksha: 'Birth by day in the dark half, or by night in the bright half',
  shodashottari: 'Lagna in the Moon’s hora in the dark half, or in the Sun’s hora in the bright half',
  dwadashottari: 'Lagna in a navamsa of Venus',
  panchottari: 'Lagna Cancer, and in the dwadasamsa of Cancer',
  shatabdika: 'Lagna in the same sign in rashi and navamsa',
  chaturashiti: 'The lord of the tenth house in the tenth',
  dwisaptati: 'The lord of the lagna in the seventh, or the lord of the seventh in the lagna',
  shashtihayani: 'The Sun in the lagna',
  shattrimsha: 'Birth by day in the Sun’s hora, or by night in the Moon’s',
};

/** What the conditions read. */
export const facts: Readonly<Record<ApplicabilityFact, string>> = {
  rahu_house: 'House of Rahu',
  rahu_from_lagna_lord: 'Rahu counted from the lord of the lagna',
  birth: 'Birth by day or by night',
  paksha: 'Half of the month',
  lagna_hora: 'Hora of the lagna',
  lagna_sign: 'Sign of the lagna',
  lagna_navamsa: 'Navamsa of the lagna',
  lagna_dwadasamsa: 'Dwadasamsa of the lagna',
  tenth_lord_house: 'House of the tenth lord',
  lagna_lord_house: 'House of the lagna lord',
  seventh_lord_house: 'House of the seventh lord',
  sun_house: 'House of the Sun',
};

/** Readings with a number. */
export const factForms = { house: 'House {house}' };

/** Readings in words. */
export const factValues: Readonly<Record<Extract<FactValue, string>, string>> = {
  day: 'By day',
  night: 'By night',
  shukla: 'Bright half',
  krishna: 'Dark half',
  sun: 'The Sun’s',
  moon: 'The Moon’s',
};

/** Groups of stars in Kalachakra. */
export const groups: Readonly<Record<KalachakraGroup, string>> = {
  savya_a: 'Savya, first group',
  savya_b: 'Savya, second group',
  apasavya_a: 'Apasavya, first group',
  apasavya_b: 'Apasavya, second group',
};

/** Leaps of Kalachakra. */
export const gatis: Readonly<Record<KalachakraGati, string>> = {
  mandooka: 'Leap of the frog',
  markata: 'Leap of the monkey',
  simhavalokana: 'Leap of the lion',
};

/** Lords of Tara dasha, counted from the first. */
export const taras: Readonly<Record<(typeof TARA_LORD_KEYS)[number], string>> = {
  janma: 'Janma',
  sampat: 'Sampat',
  vipat: 'Vipat',
  kshema: 'Kshema',
  pratyari: 'Pratyari',
  sadhaka: 'Sadhaka',
  naidhana: 'Naidhana',
  mitra: 'Mitra',
  parama_mitra: 'Parama Mitra',
};

/** Portions of the day. */
export const portions: Readonly<Record<DayPortion, string>> = {
  dawn: 'Dawn',
  day: 'Day',
  dusk: 'Dusk',
  night: 'Night',
};

/** Points that Sudarshana counts from. */
export const references: Readonly<Record<SudarshanaReference, string>> = {
  lagna: 'Ascendant',
  moon: 'Moon',
  sun: 'Sun',
};

/** Limbs that a dasha can start from. */
export const limbs: Readonly<Record<'tithi' | 'yoga' | 'karana', string>> = {
  tithi: 'Tithi',
  yoga: 'Yoga',
  karana: 'Karana',
};

/** Periods of Sudarshana. */
export const units: Readonly<Record<'year' | 'month' | 'day', string>> = {
  year: 'Year',
  month: 'Month',
  day: 'Day',
};
