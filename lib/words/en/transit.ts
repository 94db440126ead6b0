/** Words of the transits in English. */
import type { BinduGrade } from '../../../layers/jyotish/transit/ashtaka-transit.ts';
import type { Touch } from '../../../layers/jyotish/transit/double-transit.ts';
import type { GocharaResult } from '../../../layers/jyotish/transit/gochara.ts';
import type { SearchTermKey } from '../../../layers/jyotish/transit/search-terms.ts';
import type { Ghat } from '../../../layers/jyotish/transit/personal-days.ts';

export const verdicts: Readonly<Record<GocharaResult, string>> = {
  good: 'Good',
  bad: 'Bad',
  obstructed: 'Good, but obstructed',
  relieved: 'Bad, but relieved',
};

export const ghats: Readonly<Record<Ghat, string>> = {
  moon: 'Moon sign',
  tithi: 'Tithi',
  vara: 'Weekday',
  nakshatra: 'Star',
};

export const balas: Readonly<Record<'tara' | 'chandra', string>> = { tara: 'Tara bala', chandra: 'Chandra bala' };

export const binduGrades: Readonly<Record<BinduGrade, string>> = { weak: 'Weak', even: 'Even', strong: 'Strong' };

export const touches: Readonly<Record<Touch, string>> = {
  'house:occupies': 'In the house',
  'house:aspect_3': 'Aspects the house (3rd aspect)',
  'house:aspect_5': 'Aspects the house (5th aspect)',
  'house:aspect_7': 'Aspects the house (7th aspect)',
  'house:aspect_9': 'Aspects the house (9th aspect)',
  'house:aspect_10': 'Aspects the house (10th aspect)',
  'lord:occupies': 'In the natal sign of its lord',
  'lord:aspect_3': 'Aspects its lord (3rd aspect)',
  'lord:aspect_5': 'Aspects its lord (5th aspect)',
  'lord:aspect_7': 'Aspects its lord (7th aspect)',
  'lord:aspect_9': 'Aspects its lord (9th aspect)',
  'lord:aspect_10': 'Aspects its lord (10th aspect)',
};

/** Conditions of a search. */
export const searchTerms: Readonly<Record<SearchTermKey, string>> = {
  in_sign: 'Planet in a sign',
  in_nakshatra: 'Planet in a star',
  in_navamsa: 'Planet in a navamsa',
  in_house: 'Planet in a house',
  near: 'Planet near a birth point',
  aspects: 'Planet aspects',
  retrograde: 'Retrograde',
  combust: 'Combust',
  dignity: 'Dignity',
  gochara: 'Result of the transit',
  bav: 'Bindus of the planet',
  sav: 'Bindus of all planets',
  kakshya_bindu: 'Bindu of the kakshya',
  double_transit: 'Double transit',
  sade_sati: 'Sade Sati',
  chandrashtama: 'Chandrashtama',
  dasha: 'Dasha period',
  tithi: 'Tithi',
  nakshatra: 'Star of the Moon',
  vara: 'Weekday',
  tara: 'Tara',
  paksha: 'Half of the month',
  eclipse_within: 'Near an eclipse',
};
