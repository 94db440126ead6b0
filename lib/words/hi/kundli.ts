/** Words of the kundli pages in Hindi. */
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
  bala: 'बाल',
  kumara: 'कुमार',
  yuva: 'युवा',
  vriddha: 'वृद्ध',
  mrita: 'मृत',
};

/** States by wakefulness. */
export const jagradadi: Readonly<Record<JagradadiState, string>> = {
  jagrat: 'जाग्रत',
  swapna: 'स्वप्न',
  sushupti: 'सुषुप्ति',
};

/** States by mood. */
export const deeptadi: Readonly<Record<DeeptadiState, string>> = {
  kopa: 'कोप',
  deepta: 'दीप्त',
  swastha: 'स्वस्थ',
  vikala: 'विकल',
  mudita: 'मुदित',
  shanta: 'शांत',
  dina: 'दीन',
  duhkhita: 'दुःखित',
  khala: 'खल',
};

/** States by company. */
export const lajjitadi: Readonly<Record<LajjitadiState, string>> = {
  lajjita: 'लज्जित',
  garvita: 'गर्वित',
  kshudhita: 'क्षुधित',
  trishita: 'तृषित',
  mudita: 'मुदित',
  kshobhita: 'क्षोभित',
};

/** States by activity. */
export const shayanadi: Readonly<Record<ShayanadiState, string>> = {
  shayana: 'शयन',
  upavesha: 'उपवेश',
  netrapani: 'नेत्रपाणि',
  prakasha: 'प्रकाश',
  gamana: 'गमन',
  agamana: 'आगमन',
  sabha: 'सभा',
  agama: 'आगम',
  bhojana: 'भोजन',
  nrityalipsa: 'नृत्यलिप्सा',
  kautuka: 'कौतुक',
  nidra: 'निद्रा',
};

/** Degrees of an activity. */
export const shayanadiDegrees: Readonly<Record<ShayanadiDegree, string>> = {
  drishti: 'दृष्टि',
  cheshta: 'चेष्टा',
  vicheshta: 'विचेष्टा',
};

/** Sensitive points. */
export const sensitivePoints: Readonly<Record<SensitivePointKey, string>> = {
  drekkana_22: '22वाँ द्रेष्काण',
  navamsa_64: '64वाँ नवांश',
  pada_88: '88वाँ पाद',
  bhrigu_bindu: 'भृगु बिंदु',
};

/** Special lagnas. */
export const specialLagnas: Readonly<Record<SpecialLagna, string>> = {
  bhava: 'भाव लग्न',
  hora: 'होरा लग्न',
  ghati: 'घटी लग्न',
  vighati: 'विघटी लग्न',
  pranapada: 'प्राणपद लग्न',
  indu: 'इंदु लग्न',
  sree: 'श्री लग्न',
  kunda: 'कुंड लग्न',
};

/** Sphutas. */
export const sphutas: Readonly<Record<Sphuta, string>> = {
  tri: 'त्रिस्फुट',
  chatur: 'चतुःस्फुट',
  pancha: 'पंचस्फुट',
  prana: 'प्राण स्फुट',
  deha: 'देह स्फुट',
  mrityu: 'मृत्यु स्फुट',
  beeja: 'बीज स्फुट',
  kshetra: 'क्षेत्र स्फुट',
  tithi: 'तिथि स्फुट',
  yoga: 'योग स्फुट',
};

/** Kinds of exchange. */
export const exchanges: Readonly<Record<ExchangeKind, string>> = {
  maha: 'महायोग: दोनों शुभ भावों में',
  khala: 'खल योग: तृतीय भाव के साथ',
  dainya: 'दैन्य योग: छठे, आठवें या बारहवें भाव के साथ',
};

/** Special stars from the birth star. */
export const specialStars: Readonly<Record<SpecialStar, string>> = {
  janma: 'जन्म',
  jati: 'जाति',
  naidhana: 'नैधन',
  karma: 'कर्म',
  desha: 'देश',
  abhisheka: 'अभिषेक',
  sanghatika: 'सांघातिक',
  samudayika: 'सामुदायिक',
  adhana: 'आधान',
  vainashika: 'वैनाशिक',
  manasa: 'मानस',
};

/** Facts that a time of birth decides. */
export const sensitiveFacts: Readonly<Record<SensitiveFact, string>> = {
  ascendant_sign: 'लग्न राशि',
  ascendant_nakshatra: 'लग्न का नक्षत्र',
  ascendant_pada: 'लग्न का चरण',
  ascendant_d2: 'D2 का लग्न',
  ascendant_d3: 'D3 का लग्न',
  ascendant_d7: 'D7 का लग्न',
  ascendant_d9: 'D9 का लग्न',
  ascendant_d10: 'D10 का लग्न',
  ascendant_d12: 'D12 का लग्न',
  ascendant_d30: 'D30 का लग्न',
  ascendant_d60: 'D60 का लग्न',
  moon_sign: 'चंद्र की राशि',
  moon_nakshatra: 'चंद्र नक्षत्र',
  moon_pada: 'चंद्र का चरण',
  moon_navamsa: 'चंद्र का नवांश',
  sun_sign: 'सूर्य की राशि',
  mars_sign: 'मंगल की राशि',
  mercury_sign: 'बुध की राशि',
  jupiter_sign: 'गुरु की राशि',
  venus_sign: 'शुक्र की राशि',
  saturn_sign: 'शनि की राशि',
  rahu_sign: 'राहु की राशि',
  tithi: 'तिथि',
  karana: 'करण',
  yoga: 'नित्य योग',
  vara: 'वार',
  day_night: 'दिन या रात',
  sun_house: 'सूर्य का चलित भाव',
  moon_house: 'चंद्र का चलित भाव',
  mars_house: 'मंगल का चलित भाव',
  mercury_house: 'बुध का चलित भाव',
  jupiter_house: 'गुरु का चलित भाव',
  venus_house: 'शुक्र का चलित भाव',
  saturn_house: 'शनि का चलित भाव',
  rahu_house: 'राहु का चलित भाव',
  ketu_house: 'केतु का चलित भाव',
  arudha_lagna: 'आरूढ़ लग्न',
  hora_lagna_sign: 'होरा लग्न',
  karakas: 'कारकों का क्रम',
  vimshottari_lord: 'विंशोत्तरी की पहली दशा',
};

/** Values of such facts. */
export const sensitiveValues = { pada: 'चरण {n}', house: 'भाव {n}', day: 'दिन', night: 'रात' };

/** Planets on both sides of a house. */
export const kartaris: Readonly<Record<Kartari, string>> = { shubha: 'दोनों ओर शुभ ग्रह', papa: 'दोनों ओर पाप ग्रह' };
