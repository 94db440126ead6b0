/** Words of the dashas in Hindi. */
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
  vimshottari: 'विंशोत्तरी',
  yogini: 'योगिनी',
  chara: 'चर',
  ashtottari: 'अष्टोत्तरी',
  shodashottari: 'षोडशोत्तरी',
  dwadashottari: 'द्वादशोत्तरी',
  panchottari: 'पंचोत्तरी',
  shatabdika: 'शताब्दिका',
  chaturashiti: 'चतुरशीति समा',
  dwisaptati: 'द्विसप्तति समा',
  shashtihayani: 'षष्टिहायनी',
  shattrimsha: 'षट्त्रिंशत् समा',
  kalachakra: 'कालचक्र',
  narayana: 'नारायण',
  sudasa: 'सुदशा',
  kendradi_rashi: 'केंद्रादि राशि',
  shoola: 'शूल',
  niryana_shoola: 'निर्याण शूल',
  sthira: 'स्थिर',
  mandooka: 'मंडूक',
  trikona: 'त्रिकोण',
  yogardha: 'योगार्ध',
  chakra: 'चक्र',
  tithi_ashtottari: 'तिथि अष्टोत्तरी',
  tithi_yogini: 'तिथि योगिनी',
  yoga_vimshottari: 'योग विंशोत्तरी',
  karana_chaturashiti: 'करण चतुरशीति',
  naisargika: 'नैसर्गिक',
  tara: 'तारा',
  kala: 'काल',
};

export const directions: Readonly<Record<CharaPlan['direction'], string>> = { direct: 'सीधा क्रम', reverse: 'उल्टा क्रम' };

export const yoginis: Readonly<Record<Yogini, string>> = {
  mangala: 'मंगला',
  pingala: 'पिंगला',
  dhanya: 'धान्या',
  bhramari: 'भ्रामरी',
  bhadrika: 'भद्रिका',
  ulka: 'उल्का',
  siddha: 'सिद्धा',
  sankata: 'संकटा',
};

/** Lengths of time; placeholders are years, months and days. */
export const lengths = { balance: '{years} वर्ष {months} माह {days} दिन' };

/** Rules of the strength of signs. */
export const strengthRules: Readonly<Record<(typeof SIGN_STRENGTH_RULES)[number], string>> = {
  planets: 'राशि में अधिक ग्रह',
  aspects: 'गुरु, बुध और राशीश में से अधिक की युति या दृष्टि',
  exalted: 'राशि में उच्च का ग्रह',
  modality: 'द्विस्वभाव, फिर स्थिर, फिर चर',
  lord_parity: 'राशीश भिन्न सम-विषम राशि में',
  lord_degrees: 'राशीश के अंश अधिक',
};

/** Why the order of the signs was changed. */
export const exceptions: Readonly<Record<SignException, string>> = {
  saturn: 'पहली राशि में शनि: सीधा क्रम',
  ketu: 'पहली राशि में केतु: उल्टा क्रम',
};

/** Conditions under which a system is used. */
export const conditions: Readonly<Record<ApplicabilityCondition, string>> = {
  ashtottari: 'राहु लग्नेश से केंद्र या त्रिकोण में हो, पर लग्न में नहीं',
  ashtottari_paksha: 'कृष्ण पक्ष में दिन का जन्म या शुक्ल पक्ष में रात का',
  shodashottari: 'कृष्ण पक्ष में लग्न चंद्र की होरा में, या शुक्ल पक्ष में सूर्य की होरा में',
  dwadashottari: 'लग्न शुक्र के नवांश में',
  panchottari: 'लग्न कर्क, और कर्क के ही द्वादशांश में',
  shatabdika: 'लग्न की राशि और नवांश एक ही',
  chaturashiti: 'दशमेश दशम भाव में',
  dwisaptati: 'लग्नेश सप्तम में या सप्तमेश लग्न में',
  shashtihayani: 'सूर्य लग्न में',
  shattrimsha: 'दिन का जन्म सूर्य की होरा में, या रात का जन्म चंद्र की होरा में',
};

/** What the conditions read. */
export const facts: Readonly<Record<ApplicabilityFact, string>> = {
  rahu_house: 'राहु का भाव',
  rahu_from_lagna_lord: 'लग्नेश से राहु का भाव',
  birth: 'जन्म दिन में या रात में',
  paksha: 'पक्ष',
  lagna_hora: 'लग्न की होरा',
  lagna_sign: 'लग्न की राशि',
  lagna_navamsa: 'लग्न का नवांश',
  lagna_dwadasamsa: 'लग्न का द्वादशांश',
  tenth_lord_house: 'दशमेश का भाव',
  lagna_lord_house: 'लग्नेश का भाव',
  seventh_lord_house: 'सप्तमेश का भाव',
  sun_house: 'सूर्य का भाव',
};

/** Readings with a number. */
export const factForms = { house: 'भाव {house}' };

/** Readings in words. */
export const factValues: Readonly<Record<Extract<FactValue, string>, string>> = {
  day: 'दिन में',
  night: 'रात में',
  shukla: 'शुक्ल पक्ष',
  krishna: 'कृष्ण पक्ष',
  sun: 'सूर्य की',
  moon: 'चंद्र की',
};

/** Groups of stars in Kalachakra. */
export const groups: Readonly<Record<KalachakraGroup, string>> = {
  savya_a: 'सव्य, पहला वर्ग',
  savya_b: 'सव्य, दूसरा वर्ग',
  apasavya_a: 'अपसव्य, पहला वर्ग',
  apasavya_b: 'अपसव्य, दूसरा वर्ग',
};

/** Leaps of Kalachakra. */
export const gatis: Readonly<Record<KalachakraGati, string>> = {
  mandooka: 'मंडूक गति',
  markata: 'मर्कटी गति',
  simhavalokana: 'सिंहावलोकन गति',
};

/** Lords of Tara dasha, counted from the first. */
export const taras: Readonly<Record<(typeof TARA_LORD_KEYS)[number], string>> = {
  janma: 'जन्म',
  sampat: 'संपत्',
  vipat: 'विपत्',
  kshema: 'क्षेम',
  pratyari: 'प्रत्यरि',
  sadhaka: 'साधक',
  naidhana: 'नैधन',
  mitra: 'मित्र',
  parama_mitra: 'परम मित्र',
};

/** Portions of the day. */
export const portions: Readonly<Record<DayPortion, string>> = {
  dawn: 'प्रातः संध्या',
  day: 'दिन',
  dusk: 'सायं संध्या',
  night: 'रात',
};

/** Points that Sudarshana counts from. */
export const references: Readonly<Record<SudarshanaReference, string>> = {
  lagna: 'लग्न',
  moon: 'चंद्र',
  sun: 'सूर्य',
};

/** Limbs that a dasha can start from. */
export const limbs: Readonly<Record<'tithi' | 'yoga' | 'karana', string>> = {
  tithi: 'तिथि',
  yoga: 'योग',
  karana: 'करण',
};

/** Periods of Sudarshana. */
export const units: Readonly<Record<'year' | 'month' | 'day', string>> = {
  year: 'वर्ष',
  month: 'माह',
  day: 'दिन',
};
