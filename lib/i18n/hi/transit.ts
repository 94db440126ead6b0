/** Words of the transits in Hindi. */
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
