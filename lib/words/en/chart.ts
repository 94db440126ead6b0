/** Words of the chart in English. */
import type { Dignity, Relation } from '../../../layers/jyotish/chart/dignity.ts';
import type { GrahaMotion } from '../../../layers/jyotish/chart/graha-state.ts';
import type { VargaNumber } from '../../../layers/jyotish/chart/varga-rules.ts';
import type { ChartFact } from '../../../layers/jyotish/kundli/compare.ts';

export const dignities: Readonly<Record<Dignity, string>> = {
  exalted: 'Exalted',
  moolatrikona: 'Moolatrikona',
  own: 'Own sign',
  great_friend: 'Sign of a great friend',
  friend: 'Sign of a friend',
  neutral: 'Sign of a neutral',
  enemy: 'Sign of an enemy',
  great_enemy: 'Sign of a great enemy',
  debilitated: 'Debilitated',
};

export const relations: Readonly<Record<Relation, string>> = {
  great_friend: 'Great friend',
  friend: 'Friend',
  neutral: 'Neutral',
  enemy: 'Enemy',
  great_enemy: 'Great enemy',
};

export const motions: Readonly<Record<GrahaMotion, string>> = {
  direct: 'Direct',
  retrograde: 'Retrograde',
  stationary: 'Stationary',
};

export const lagnas: Readonly<Record<'arudha_lagna' | 'hora_lagna' | 'ghati_lagna', string>> = {
  arudha_lagna: 'Arudha lagna',
  hora_lagna: 'Hora lagna',
  ghati_lagna: 'Ghati lagna',
};

export const divisions: Readonly<Record<'sign' | 'nakshatra' | 'navamsa', string>> = {
  sign: 'Sign',
  nakshatra: 'Star',
  navamsa: 'Navamsa',
};

export const vargas: Readonly<Record<VargaNumber, string>> = {
  1: 'Rashi',
  2: 'Hora',
  3: 'Drekkana',
  4: 'Chaturthamsa',
  5: 'Panchamsa',
  6: 'Shashthamsa',
  7: 'Saptamsa',
  8: 'Ashtamsa',
  9: 'Navamsa',
  10: 'Dasamsa',
  11: 'Ekadasamsa (Rudramsa)',
  12: 'Dwadasamsa',
  16: 'Shodasamsa',
  20: 'Vimsamsa',
  24: 'Chaturvimsamsa',
  27: 'Saptavimsamsa (Bhamsa)',
  30: 'Trimsamsa',
  40: 'Khavedamsa',
  45: 'Akshavedamsa',
  60: 'Shashtiamsa',
  81: 'Nava-navamsa',
  108: 'Ashtottaramsa',
  144: 'Dwadasa-dwadasamsa',
};

export const facts: Readonly<Record<ChartFact, string>> = {
  sign: 'sign',
  nakshatra: 'star',
  pada: 'quarter of the star',
  navamsa: 'navamsa sign',
  house: 'house',
  retrograde: 'retrograde',
  combust: 'combust',
  maha: 'Mahadasha at birth',
  antar: 'Antardasha at birth',
};

/** Facts that belong to no point of the chart. */
export const otherFacts: Readonly<Record<'karakamsa' | 'first_lord' | 'no_periods', string>> = {
  karakamsa: 'Karakamsa',
  first_lord: 'first lord at birth',
  no_periods: 'no periods',
};

export const single: Readonly<Record<'midheaven' | 'yes' | 'no', string>> = {
  midheaven: 'Midheaven',
  yes: 'yes',
  no: 'no',
};
