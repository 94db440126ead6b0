/** Words of the chart in Hindi. */
import type { Dignity, Relation } from '../../../layers/jyotish/chart/dignity.ts';
import type { GrahaMotion } from '../../../layers/jyotish/chart/graha-state.ts';
import type { VargaNumber } from '../../../layers/jyotish/chart/varga-rules.ts';
import type { ChartFact } from '../../../layers/jyotish/kundli/compare.ts';

export const dignities: Readonly<Record<Dignity, string>> = {
  exalted: 'उच्च',
  moolatrikona: 'मूलत्रिकोण',
  own: 'स्वराशि',
  great_friend: 'अधिमित्र राशि',
  friend: 'मित्र राशि',
  neutral: 'सम राशि',
  enemy: 'शत्रु राशि',
  great_enemy: 'अधिशत्रु राशि',
  debilitated: 'नीच',
};

export const relations: Readonly<Record<Relation, string>> = {
  great_friend: 'अधिमित्र',
  friend: 'मित्र',
  neutral: 'सम',
  enemy: 'शत्रु',
  great_enemy: 'अधिशत्रु',
};

export const motions: Readonly<Record<GrahaMotion, string>> = {
  direct: 'मार्गी',
  retrograde: 'वक्री',
  stationary: 'स्तंभित',
};

export const lagnas: Readonly<Record<'arudha_lagna' | 'hora_lagna' | 'ghati_lagna', string>> = {
  arudha_lagna: 'आरूढ़ लग्न',
  hora_lagna: 'होरा लग्न',
  ghati_lagna: 'घटी लग्न',
};

export const divisions: Readonly<Record<'sign' | 'nakshatra' | 'navamsa', string>> = {
  sign: 'राशि',
  nakshatra: 'नक्षत्र',
  navamsa: 'नवांश',
};

export const vargas: Readonly<Record<VargaNumber, string>> = {
  1: 'राशि',
  2: 'होरा',
  3: 'द्रेष्काण',
  4: 'चतुर्थांश',
  5: 'पंचमांश',
  6: 'षष्ठांश',
  7: 'सप्तमांश',
  8: 'अष्टमांश',
  9: 'नवांश',
  10: 'दशमांश',
  11: 'एकादशांश (रुद्रांश)',
  12: 'द्वादशांश',
  16: 'षोडशांश',
  20: 'विंशांश',
  24: 'चतुर्विंशांश',
  27: 'सप्तविंशांश (भांश)',
  30: 'त्रिंशांश',
  40: 'खवेदांश',
  45: 'अक्षवेदांश',
  60: 'षष्ट्यंश',
  81: 'नव-नवांश',
  108: 'अष्टोत्तरांश',
  144: 'द्वादश-द्वादशांश',
};

export const facts: Readonly<Record<ChartFact, string>> = {
  sign: 'राशि',
  nakshatra: 'नक्षत्र',
  pada: 'चरण',
  navamsa: 'नवांश राशि',
  house: 'भाव',
  retrograde: 'वक्री',
  combust: 'अस्त',
  maha: 'जन्म के समय महादशा',
  antar: 'जन्म के समय अंतर्दशा',
};

/** Facts that belong to no point of the chart. */
export const otherFacts: Readonly<Record<'karakamsa' | 'first_lord' | 'no_periods', string>> = {
  karakamsa: 'कारकांश',
  first_lord: 'जन्म के समय पहला स्वामी',
  no_periods: 'कोई दशा नहीं',
};

export const single: Readonly<Record<'midheaven' | 'yes' | 'no', string>> = {
  midheaven: 'दशम बिंदु',
  yes: 'हाँ',
  no: 'नहीं',
};
