/** Words of the transits in Hindi. */
import type { BinduGrade } from '../../../layers/jyotish/transit/ashtaka-transit.ts';
import type { Touch } from '../../../layers/jyotish/transit/double-transit.ts';
import type { GocharaResult } from '../../../layers/jyotish/transit/gochara.ts';
import type { SearchTermKey } from '../../../layers/jyotish/transit/search-terms.ts';
import type { Ghat } from '../../../layers/jyotish/transit/personal-days.ts';

export const verdicts: Readonly<Record<GocharaResult, string>> = {
  good: 'शुभ',
  bad: 'अशुभ',
  obstructed: 'शुभ, पर वेध से रुका',
  relieved: 'अशुभ, पर विपरीत वेध से कटा',
};

export const ghats: Readonly<Record<Ghat, string>> = {
  moon: 'चंद्र राशि',
  tithi: 'तिथि',
  vara: 'वार',
  nakshatra: 'नक्षत्र',
};

export const balas: Readonly<Record<'tara' | 'chandra', string>> = { tara: 'तारा बल', chandra: 'चंद्र बल' };

export const binduGrades: Readonly<Record<BinduGrade, string>> = { weak: 'निर्बल', even: 'सम', strong: 'बली' };

export const touches: Readonly<Record<Touch, string>> = {
  'house:occupies': 'भाव में स्थित',
  'house:aspect_3': 'भाव पर तीसरी दृष्टि',
  'house:aspect_5': 'भाव पर पाँचवीं दृष्टि',
  'house:aspect_7': 'भाव पर सातवीं दृष्टि',
  'house:aspect_9': 'भाव पर नौवीं दृष्टि',
  'house:aspect_10': 'भाव पर दसवीं दृष्टि',
  'lord:occupies': 'भावेश की जन्म राशि में स्थित',
  'lord:aspect_3': 'भावेश पर तीसरी दृष्टि',
  'lord:aspect_5': 'भावेश पर पाँचवीं दृष्टि',
  'lord:aspect_7': 'भावेश पर सातवीं दृष्टि',
  'lord:aspect_9': 'भावेश पर नौवीं दृष्टि',
  'lord:aspect_10': 'भावेश पर दसवीं दृष्टि',
};

/** Conditions of a search. */
export const searchTerms: Readonly<Record<SearchTermKey, string>> = {
  in_sign: 'ग्रह राशि में',
  in_nakshatra: 'ग्रह नक्षत्र में',
  in_navamsa: 'ग्रह नवांश में',
  in_house: 'ग्रह भाव में',
  near: 'ग्रह जन्म के बिंदु के पास',
  aspects: 'ग्रह की दृष्टि',
  retrograde: 'वक्री',
  combust: 'अस्त',
  dignity: 'ग्रह की स्थिति',
  gochara: 'गोचर का फल',
  bav: 'ग्रह के बिंदु',
  sav: 'सर्वाष्टक बिंदु',
  kakshya_bindu: 'कक्ष्या का बिंदु',
  double_transit: 'गुरु और शनि का दोहरा गोचर',
  sade_sati: 'साढ़ेसाती',
  chandrashtama: 'चंद्राष्टम',
  dasha: 'दशा',
  tithi: 'तिथि',
  nakshatra: 'चंद्र का नक्षत्र',
  vara: 'वार',
  tara: 'तारा',
  paksha: 'पक्ष',
  eclipse_within: 'ग्रहण के आसपास',
};
