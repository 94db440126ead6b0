/** The sides of matters that people ask about, a raise, a transfer, a plot of land: what in the chart speaks of each. */
import { balanceOf, type AreaBalance, type BalanceRow } from '../../layers/jyotish/phala/areas.ts';
import type { Matter } from '../contract/suites/astrologer.ts';
import type { Aspect } from '../words/reading/ask.ts';
import type { KnownBirth } from './queries/known-birth.ts';

/** What tells the time of an aspect: the event of its matter, or nothing, where that event is another than what is asked about. */
export type AspectTime = 'event' | 'none';

export interface AspectRow extends BalanceRow {
  /** The matter whose verdict it takes. */
  readonly matter: Matter;
  readonly time: AspectTime;
  /** It is asked about as what may be lost or stopped, so that a yes or no would be heard as the opposite. */
  readonly isFeared?: true;
  /** It is what another decides, so that no chart says whether it comes. */
  readonly isTheirs?: true;
  /** What else weighs in the area of its matter speaks of other things: of superiors, where a crop is asked about. */
  readonly isApart?: true;
  /** What no chart tells of its matter is not asked. */
  readonly isUnlimited?: true;
}

/**
 * The verdict is always that of the matter; these houses give the reasons. Houses by BPHS ch. 11 and
 * Phaladeepika ch. 1: the second savings and family, the third effort, letters and short journeys, the fourth home and land,
 * the fifth children, learning and affection, the sixth service, contests and debts, the seventh partners and trade, the eighth
 * inheritance and the family of the spouse, the ninth elders, fortune and higher learning, the tenth work and standing, the
 * eleventh gains, the twelfth distance, sleep and spending. Significators by BPHS ch. 32 and Phaladeepika ch. 15; the
 * fourth also wells, fields and cows (Phaladeepika ch. 1), the Moon of tillage and herds (ch. 5), Venus of song and stage (ch. 2).
 */
export const ASPECT_ROWS: Readonly<Record<Aspect, AspectRow>> = {
  promotion: { matter: 'job', house: 10, support: 11, karaka: 'sun', time: 'event' },
  transfer: { matter: 'job', house: 3, support: 12, karaka: 'moon', time: 'event' },
  stay_posting: { matter: 'job', house: 4, support: 10, karaka: 'saturn', time: 'none', isFeared: true },
  raise: { matter: 'job', house: 11, support: 2, karaka: 'jupiter', time: 'event' },
  change: { matter: 'job', house: 10, support: 3, karaka: 'saturn', time: 'event' },
  interview: { matter: 'job', house: 6, support: 3, karaka: 'mercury', time: 'event' },
  layoff: { matter: 'job', house: 6, support: 10, karaka: 'saturn', time: 'none', isFeared: true },
  switch_field: { matter: 'career', house: 3, support: 9, karaka: 'mercury', time: 'event' },
  freelance: { matter: 'business', house: 3, support: 11, karaka: 'mercury', time: 'event' },
  shop: { matter: 'business', house: 7, support: 11, karaka: 'mercury', time: 'event' },
  expansion: { matter: 'business', house: 11, support: 7, karaka: 'jupiter', time: 'event' },
  startup: { matter: 'business', house: 7, support: 5, karaka: 'mercury', time: 'event' },
  online: { matter: 'career', house: 3, support: 11, karaka: 'mercury', time: 'event' },
  partnership: { matter: 'business', house: 7, support: 11, karaka: 'mercury', time: 'event' },
  side_income: { matter: 'money', house: 11, support: 3, karaka: 'mercury', time: 'event' },
  savings: { matter: 'money', house: 2, support: 12, karaka: 'jupiter', time: 'event' },
  shortage: { matter: 'money', house: 11, support: 2, karaka: 'jupiter', time: 'none', isFeared: true },
  invest: { matter: 'money', house: 2, support: 11, karaka: 'jupiter', time: 'none' },
  owed: { matter: 'money', house: 11, support: 6, karaka: 'jupiter', time: 'none' },
  loan: { matter: 'debt', house: 6, support: 11, karaka: 'mercury', time: 'none' },
  owing: { matter: 'debt', house: 6, support: 11, karaka: 'saturn', time: 'event' },
  pension: { matter: 'money', house: 2, support: 10, karaka: 'saturn', time: 'none' },
  sale: { matter: 'property', house: 4, support: 11, karaka: 'mars', time: 'event' },
  inheritance: { matter: 'property', house: 8, support: 4, karaka: 'saturn', time: 'event' },
  land: { matter: 'property', house: 4, support: 11, karaka: 'mars', time: 'event' },
  flat: { matter: 'property', house: 4, support: 11, karaka: 'venus', time: 'event' },
  construction: { matter: 'property', house: 4, support: 11, karaka: 'mars', time: 'event' },
  move_house: { matter: 'property', house: 4, support: 3, karaka: 'moon', time: 'event' },
  consent: { matter: 'love', house: 2, support: 9, karaka: 'jupiter', time: 'event' },
  partner_will: { matter: 'love', house: 7, support: 5, karaka: 'venus', time: 'none', isFeared: true, isTheirs: true },
  partners_family: { matter: 'love', house: 8, support: 2, karaka: 'venus', time: 'none' },
  long_distance: { matter: 'love', house: 5, support: 12, karaka: 'venus', time: 'event' },
  proposal: { matter: 'marriage', house: 7, support: 2, karaka: 'jupiter', time: 'event' },
  move_on: { matter: 'love', house: 5, support: 4, karaka: 'moon', time: 'none', isFeared: true },
  separate_home: { matter: 'family', house: 4, support: 2, karaka: 'venus', time: 'event' },
  in_laws: { matter: 'married_life', house: 8, support: 2, karaka: 'venus', time: 'none' },
  second_child: { matter: 'children', house: 5, support: 9, karaka: 'jupiter', time: 'none' },
  child_school: { matter: 'children', house: 5, support: 4, karaka: 'mercury', time: 'none', isUnlimited: true },
  adoption: { matter: 'children', house: 5, support: 9, karaka: 'jupiter', time: 'none', isUnlimited: true },
  research: { matter: 'learning', house: 9, support: 5, karaka: 'jupiter', time: 'event' },
  study_abroad: { matter: 'learning', house: 9, support: 12, karaka: 'jupiter', time: 'event' },
  competition: { matter: 'exam', house: 6, support: 5, karaka: 'mars', time: 'none' },
  concentration: { matter: 'learning', house: 5, support: 4, karaka: 'moon', time: 'event' },
  scholarship: { matter: 'learning', house: 9, support: 11, karaka: 'jupiter', time: 'event' },
  admission: { matter: 'learning', house: 9, support: 4, karaka: 'jupiter', time: 'none' },
  hostel: { matter: 'learning', house: 12, support: 4, karaka: 'moon', time: 'none', isFeared: true },
  residence: { matter: 'abroad', house: 12, support: 9, karaka: 'saturn', time: 'event' },
  job_abroad: { matter: 'abroad', house: 12, support: 10, karaka: 'saturn', time: 'event' },
  return_home: { matter: 'family', house: 4, support: 9, karaka: 'moon', time: 'event' },
  pilgrimage: { matter: 'travel', house: 9, support: 12, karaka: 'jupiter', time: 'event' },
  sleep: { matter: 'health', house: 12, support: 4, karaka: 'moon', time: 'none' },
  anger: { matter: 'health', house: 1, support: 3, karaka: 'mars', time: 'none' },
  peace: { matter: 'inner', house: 4, support: 12, karaka: 'moon', time: 'none' },
  rivals: { matter: 'career', house: 6, support: 10, karaka: 'mars', time: 'none' },
  respect: { matter: 'career', house: 10, support: 1, karaka: 'sun', time: 'none' },
  elders: { matter: 'family', house: 4, support: 9, karaka: 'moon', time: 'none' },
  own_business: { matter: 'business', house: 7, support: 11, karaka: 'mercury', time: 'event' },
  own_home: { matter: 'property', house: 4, support: 11, karaka: 'mars', time: 'event' },
  car: { matter: 'vehicle', house: 4, support: 11, karaka: 'venus', time: 'event' },
  visa_case: { matter: 'visa', house: 9, support: 12, karaka: 'mercury', time: 'none' },
  after_work: { matter: 'retirement', house: 4, support: 11, karaka: 'jupiter', time: 'none' },
  home_peace: { matter: 'family', house: 4, support: 2, karaka: 'moon', time: 'event' },
  confirmed: { matter: 'job', house: 10, support: 6, karaka: 'saturn', time: 'event' },
  compassionate: { matter: 'government', house: 10, support: 8, karaka: 'sun', time: 'event' },
  arrears: { matter: 'money', house: 2, support: 6, karaka: 'saturn', time: 'none', isApart: true },
  suspension: { matter: 'job', house: 10, support: 9, karaka: 'sun', time: 'event', isFeared: true },
  return_work: { matter: 'job', house: 6, support: 3, karaka: 'saturn', time: 'event' },
  tender: { matter: 'business', house: 7, support: 10, karaka: 'mercury', time: 'event', isApart: true },
  franchise: { matter: 'business', house: 7, support: 2, karaka: 'mercury', time: 'event', isApart: true },
  staff: { matter: 'business', house: 6, support: 7, karaka: 'saturn', time: 'none', isFeared: true, isApart: true },
  partner_out: { matter: 'business', house: 10, support: 7, karaka: 'mercury', time: 'event', isApart: true },
  crop: { matter: 'business', house: 4, support: 11, karaka: 'moon', time: 'event', isApart: true },
  cattle: { matter: 'business', house: 4, support: 7, karaka: 'moon', time: 'event', isApart: true },
  practice: { matter: 'business', house: 10, support: 7, karaka: 'jupiter', time: 'event', isApart: true },
  fleet: { matter: 'business', house: 4, support: 11, karaka: 'venus', time: 'event', isApart: true },
  water: { matter: 'property', house: 4, support: 9, karaka: 'moon', time: 'none', isApart: true },
  screen: { matter: 'career', house: 10, support: 3, karaka: 'venus', time: 'event', isApart: true },
  book: { matter: 'career', house: 3, support: 9, karaka: 'mercury', time: 'event', isApart: true },
  selection: { matter: 'career', house: 6, support: 3, karaka: 'mars', time: 'event', isApart: true },
  election: { matter: 'career', house: 10, support: 6, karaka: 'sun', time: 'event', isApart: true },
  broken_match: { matter: 'marriage', house: 7, support: 2, karaka: 'venus', time: 'event' },
  together: { matter: 'married_life', house: 7, support: 4, karaka: 'venus', time: 'event' },
  emi: { matter: 'debt', house: 6, support: 2, karaka: 'saturn', time: 'none', isFeared: true, isApart: true },
  chit_fund: { matter: 'money', house: 11, support: 8, karaka: 'jupiter', time: 'none', isApart: true },
  tenant: { matter: 'property', house: 4, support: 6, karaka: 'mars', time: 'event', isApart: true },
  house_papers: { matter: 'property', house: 4, support: 3, karaka: 'mercury', time: 'event' },
  parents_along: { matter: 'family', house: 4, support: 9, karaka: 'moon', time: 'event' },
};

/** The side by which a matter is read that is asked about as a whole, where its area speaks of other things too. */
export const WHOLE_ASPECTS: Readonly<Partial<Record<Matter, Aspect>>> = {
  business: 'own_business',
  property: 'own_home',
  vehicle: 'car',
  visa: 'visa_case',
  retirement: 'after_work',
  family: 'home_peace',
};

/** What in a chart speaks of an aspect; null where no time of birth is known. */
export const aspectBalance = ({ birth, read }: KnownBirth, aspect: Aspect): AreaBalance | null =>
  birth.timeKnown ? balanceOf(read, ASPECT_ROWS[aspect]) : null;
