/** Words of the transits in Hindi. */
import type { BinduGrade } from '../../../layers/jyotish/transit/ashtaka-transit.ts';
import type { Touch } from '../../../layers/jyotish/transit/double-transit.ts';
import type { GocharaResult } from '../../../layers/jyotish/transit/gochara.ts';
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
