/** The lunations of a search, each computed once. */
import { lunarMonthAt, nextLunarMonth, previousLunarMonth, type LunarMonth } from '../calendar/lunar-month.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { AngaSource } from '../panchang/anga.ts';

/** Lunations that share a moment with [from, to], in order. */
export type Lunations = (from: JulianDay, to: JulianDay) => readonly LunarMonth[];

/** Finds lunations from a table and caches them. */
export const lunationsFrom = (source: AngaSource): Lunations => {
  let known: LunarMonth[] = [];
  return (from, to) => {
    if (known.length === 0) known = [lunarMonthAt(source, from)];
    for (let first = known[0]; first && first.opening > from; first = known[0])
      known.unshift(previousLunarMonth(source, first));
    for (let last = known.at(-1); last && last.closing <= to; last = known.at(-1))
      known.push(nextLunarMonth(source, last));
    return known.filter(({ opening, closing }) => closing > from && opening <= to);
  };
};
