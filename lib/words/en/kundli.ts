/** Words of the kundli pages in English. */
import type {
  BaladiState,
  DeeptadiState,
  JagradadiState,
  LajjitadiState,
  ShayanadiDegree,
  ShayanadiState,
} from '../../../layers/jyotish/kundli/avastha.ts';
import type { ExchangeKind } from '../../../layers/jyotish/kundli/dispositor.ts';
import type { Kartari } from '../../../layers/jyotish/kundli/analysis.ts';
import type { SensitiveFact } from '../../../layers/jyotish/kundli/sensitive-fact.ts';
import type { SpecialStar } from '../../../layers/jyotish/kundli/navatara.ts';
import type { SensitivePointKey } from '../../../layers/jyotish/kundli/sensitive-point.ts';
import type { SpecialLagna } from '../../../layers/jyotish/kundli/special-lagna.ts';
import type { Sphuta } from '../../../layers/jyotish/kundli/sphuta.ts';

/** States by age. */
export const baladi: Readonly<Record<BaladiState, string>> = {
  bala: 'Bala',
  kumara: 'Kumara',
  yuva: 'Yuva',
  vriddha: 'Vriddha',
  mrita: 'Mrita',
};

/** States by wakefulness. */
export const jagradadi: Readonly<Record<JagradadiState, string>> = {
  jagrat: 'Jagrat',
  swapna: 'Swapna',
  sushupti: 'Sushupti',
};

/** States by mood. */
export const deeptadi: Readonly<Record<DeeptadiState, string>> = {
  kopa: 'Kopa',
  deepta: 'Deepta',
  swastha: 'Swastha',
  vikala: 'Vikala',
  mudita: 'Mudita',
  shanta: 'Shanta',
  dina: 'Dina',
  duhkhita: 'Duhkhita',
  khala: 'Khala',
};

/** States by company. */
export const lajjitadi: Readonly<Record<LajjitadiState, string>> = {
  lajjita: 'Lajjita',
  garvita: 'Garvita',
  kshudhita: 'Kshudhita',
  trishita: 'Trishita',
  mudita: 'Mudita',
  kshobhita: 'Kshobhita',
};

/** States by activity. */
export const shayanadi: Readonly<Record<ShayanadiState, string>> = {
  shayana: 'Shayana',
  upavesha: 'Upavesha',
  netrapani: 'Netrapani',
  prakasha: 'Prakasha',
  gamana: 'Gamana',
  agamana: 'Agamana',
  sabha: 'Sabha',
  agama: 'Agama',
  bhojana: 'Bhojana',
  nrityalipsa: 'Nrityalipsa',
  kautuka: 'Kautuka',
  nidra: 'Nidra',
};

/** Degrees of an activity. */
export const shayanadiDegrees: Readonly<Record<ShayanadiDegree, string>> = {
  drishti: 'Drishti',
  cheshta: 'Cheshta',
  vicheshta: 'Vicheshta',
};

/** Sensitive points. */
export const sensitivePoints: Readonly<Record<SensitivePointKey, string>> = {
  drekkana_22: '22nd drekkana',
  navamsa_64: '64th navamsa',
  pada_88: '88th pada',
  bhrigu_bindu: 'Bhrigu bindu',
};

/** Special lagnas. */
export const specialLagnas: Readonly<Record<SpecialLagna, string>> = {
  bhava: 'Bhava lagna',
  hora: 'Hora lagna',
  ghati: 'Ghati lagna',
  vighati: 'Vighati lagna',
  pranapada: 'Pranapada lagna',
  indu: 'Indu lagna',
  sree: 'Shri lagna',
  kunda: 'Kunda lagna',
};

/** Sphutas. */
export const sphutas: Readonly<Record<Sphuta, string>> = {
  tri: 'Trisphuta',
  chatur: 'Chatusphuta',
  pancha: 'Panchasphuta',
  prana: 'Prana sphuta',
  deha: 'Deha sphuta',
  mrityu: 'Mrityu sphuta',
  beeja: 'Beeja sphuta',
  kshetra: 'Kshetra sphuta',
  tithi: 'Tithi sphuta',
  yoga: 'Yoga sphuta',
};

/** Kinds of exchange. */
export const exchanges: Readonly<Record<ExchangeKind, string>> = {
  maha: 'Maha yoga: both in good houses',
  khala: 'Khala yoga: with the third house',
  dainya: 'Dainya yoga: with the sixth, eighth or twelfth',
};

/** Special stars from the birth star. */
export const specialStars: Readonly<Record<SpecialStar, string>> = {
  janma: 'Janma',
  jati: 'Jati',
  naidhana: 'Naidhana',
  karma: 'Karma',
  desha: 'Desha',
  abhisheka: 'Abhisheka',
  sanghatika: 'Sanghatika',
  samudayika: 'Samudayika',
  adhana: 'Adhana',
  vainashika: 'Vainashika',
  manasa: 'Manasa',
};

/** Facts that a time of birth decides. */
export const sensitiveFacts: Readonly<Record<SensitiveFact, string>> = {
  ascendant_sign: 'Ascendant',
  ascendant_nakshatra: 'Star of the ascendant',
  ascendant_pada: 'Quarter of the ascendant',
  ascendant_d2: 'Ascendant in D2',
  ascendant_d3: 'Ascendant in D3',
  ascendant_d7: 'Ascendant in D7',
  ascendant_d9: 'Ascendant in D9',
  ascendant_d10: 'Ascendant in D10',
  ascendant_d12: 'Ascendant in D12',
  ascendant_d30: 'Ascendant in D30',
  ascendant_d60: 'Ascendant in D60',
  moon_sign: 'Sign of the Moon',
  moon_nakshatra: 'Star of the Moon',
  moon_pada: 'Quarter of the Moon',
  moon_navamsa: 'Navamsa of the Moon',
  sun_sign: 'Sign of the Sun',
  mars_sign: 'Sign of Mars',
  mercury_sign: 'Sign of Mercury',
  jupiter_sign: 'Sign of Jupiter',
  venus_sign: 'Sign of Venus',
  saturn_sign: 'Sign of Saturn',
  rahu_sign: 'Sign of Rahu',
  tithi: 'Tithi',
  karana: 'Karana',
  yoga: 'Nitya yoga',
  vara: 'Weekday',
  day_night: 'Day or night',
  sun_house: 'Chalit house of the Sun',
  moon_house: 'Chalit house of the Moon',
  mars_house: 'Chalit house of Mars',
  mercury_house: 'Chalit house of Mercury',
  jupiter_house: 'Chalit house of Jupiter',
  venus_house: 'Chalit house of Venus',
  saturn_house: 'Chalit house of Saturn',
  rahu_house: 'Chalit house of Rahu',
  ketu_house: 'Chalit house of Ketu',
  arudha_lagna: 'Arudha lagna',
  hora_lagna_sign: 'Hora lagna',
  karakas: 'Order of the karakas',
  vimshottari_lord: 'First Vimshottari lord',
};

/** Values of such facts. */
export const sensitiveValues = { pada: 'Quarter {n}', house: 'House {n}', day: 'Day', night: 'Night' };

/** Planets on both sides of a house. */
export const kartaris: Readonly<Record<Kartari, string>> = {
  shubha: 'Benefics on both sides',
  papa: 'Malefics on both sides',
};
