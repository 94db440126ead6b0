/** The date of a day in the calendar that readers of a language keep, as the heading of a month names it. */
import { lunarDateOfDay, solarDateOfDay } from '../../../layers/jyotish/calendar/hindu-date.ts';
import { purnimantaMonth } from '../../../layers/jyotish/calendar/lunar-month.ts';
import type { Samvat } from '../../../layers/jyotish/calendar/eras.ts';
import type { Almanac } from '../../../layers/jyotish/panchang/almanac.ts';
import type { VedicDay } from '../../../layers/jyotish/panchang/vedic-day.ts';
import { solarTraditionOf } from '../../words/habits.ts';
import { keepsSolarMonths, lunarEraOf, type HeadedDay } from '../../words/month-heading.ts';
import type { Words } from '../../words/words.ts';
import { solarDateShape } from './calendar.ts';
import type { CalendarFormat } from './format.ts';
import { lunarMonthName, samvatsaraShape } from './panchang.ts';

/** Year of a lunation in the era of a language; the Shaka year bears its southern name. */
const lunarYear = (words: Words, years: Samvat): Pick<HeadedDay, 'year' | 'yearName'> => {
  switch (lunarEraOf(words.language)) {
    case 'shaka':
      return { year: years.shaka, yearName: samvatsaraShape(words, years.samvatsaraSouth).name };
    case 'vikram_kartikadi':
      return { year: years.vikramKartikadi, yearName: null };
    case 'vikram':
      return { year: years.vikram, yearName: null };
  }
};

/** The day as the heading of its month names it: by the solar calendar of the language, or by the lunar one. */
export const headedDay = (
  words: Words,
  almanac: Almanac,
  day: VedicDay,
  monthSystem: CalendarFormat['monthSystem'],
): HeadedDay => {
  if (keepsSolarMonths(words.language)) {
    const date = solarDateShape(words, solarDateOfDay(almanac, solarTraditionOf(words.language), day));
    return { month: date.month.name, year: date.year, yearName: date.samvatsara?.name ?? null };
  }
  const { years, month, tithi } = lunarDateOfDay(almanac, day);
  const number = monthSystem === 'purnimanta' ? purnimantaMonth(month, tithi) : month.month;
  return { month: lunarMonthName(words, number, month.adhika), ...lunarYear(words, years) };
};
