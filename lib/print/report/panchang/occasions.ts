/** The days of an almanac that suit an occasion, as the day lists of its readers choose them. */
import type { FestivalRegion } from '../../../../layers/jyotish/calendar/festival-rows.ts';
import { monthsOfDayLists } from '../../../../layers/jyotish/calendar/region-habits.ts';
import { usableHours } from '../day-lists.ts';
import type { Making } from '../making.ts';
import { PANCHANG_SHAPES, WEDDINGS } from './questions.ts';

/** The occasion with its days and windows. */
export const occasionFor = ({ read }: Making, regions: readonly FestivalRegion[], ask: string) => {
  const found = read(ask, PANCHANG_SHAPES.occasion);
  return { ...found, ...usableHours(found, ask === WEDDINGS ? monthsOfDayLists(regions) : 'listed') };
};
