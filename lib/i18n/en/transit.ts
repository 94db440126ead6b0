/** Words of the transits in English. */
import type { GocharaResult } from '../../../layers/jyotish/transit/gochara.ts';
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
