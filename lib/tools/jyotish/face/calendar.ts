/** Months, eras, festivals, fasts. */
export { factsOfDay, panchangDay, type DayFacts } from '../../../../layers/jyotish/calendar/day-facts.ts';
export { ekadashisBetween } from '../../../../layers/jyotish/calendar/ekadashi.ts';
export { yearsOfDay } from '../../../../layers/jyotish/calendar/era-years.ts';
export { FESTIVALS } from '../../../../layers/jyotish/calendar/festival-table.ts';
export { festivalsBetween } from '../../../../layers/jyotish/calendar/festivals.ts';
export { grahansBetween } from '../../../../layers/jyotish/calendar/grahan.ts';
export { MONTH_KEYS } from '../../../../layers/jyotish/calendar/keys.ts';
export { lunarDateAt, type LunarMonth } from '../../../../layers/jyotish/calendar/lunar-month.ts';
export { observanceCalendar } from '../../../../layers/jyotish/calendar/observance-calendar.ts';
export { regionalDay } from '../../../../layers/jyotish/calendar/regional-day.ts';
export { vratsBetween } from '../../../../layers/jyotish/calendar/vrats.ts';
