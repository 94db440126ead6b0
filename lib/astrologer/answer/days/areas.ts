/** The matters for which days are told by themselves. */
import type { Area } from '../../../../layers/jyotish/horoscope/areas.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';

/** The areas of the daily horoscope by which days are told for a matter. */
export const DAY_AREAS: Readonly<Partial<Record<Matter, Area>>> = {
  career: 'career',
  job: 'career',
  first_job: 'career',
  business: 'career',
  money: 'money',
  love: 'love',
  married_life: 'love',
  family: 'family',
  travel: 'travel',
  exam: 'study',
  learning: 'study',
};
/** Whether days can be told for a matter by itself. */
export const hasDays = (matter: Matter | 'general'): matter is Matter =>
  matter !== 'general' && DAY_AREAS[matter] !== undefined;
