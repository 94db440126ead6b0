/**
 * The Bikram Sambat of Nepal: lengths of its months from the published tables, for the Nepali committee announces them year
 * by year and no rule gives them all.
 */
import { addDays, dayNumber, type CivilDate } from '../ephemeris/instant.ts';

/** First year of the table, and its first civil day. */
const FIRST_YEAR = 1970;
const FIRST_DAY: CivilDate = { year: 1913, month: 4, day: 13 };

/** Days of the twelve months less 29, one digit each, from 1970 on. Two public tables agree on all but the disputed years. */
const LENGTHS: readonly string[] = [
  '223222101011',
  '223231101011',
  '232321110012',
  '132321110102',
  '133222101011',
  '223321101011',
  '232321110012',
  '132322010102',
  '223222101011',
  '223321101011',
  '232321110012',
  '222322011011',
  '223222101011',
  '223321101011',
  '232321110012',
  '222322011011',
  '223222101011',
  '232321101011',
  '232321110012',
  '222322101011',
  '223222101011',
  '232321110011',
  '232321110102',
  '222322101011',
  '223222101011',
  '232321110011',
  '232321110102',
  '223222101011',
  '223222101011',
  '232321110012',
  '132321110102',
  '223222101011',
  '223321101011',
  '232321110012',
  '132321110102',
  '223222101101',
  '223321101101',
  '232321110102',
  '222322011002',
  '223222101011',
  '223321101011',
  '232321110012',
  '222322011011',
  '223222101011',
  '223321101011',
  '232321110012',
  '222322011011',
  '223222101011',
  '232321101011',
  '232321110102',
  '222322101011',
  '223222101011',
  '232321110011',
  '232321110102',
  '222322101011',
  '223222101011',
  '232321110012',
  '132321110102',
  '223222101011',
  '223231101011',
  '232321110012',
  '132321110102',
  '223222101011',
  '223321101011',
  '232321110012',
  '132322011002',
  '223222101011',
  '223321101011',
  '322321110012',
  '222322011011',
  '223222101011',
  '223321101011',
  '232321110012',
  '222322011011',
  '223222101011',
  '232321101011',
  '232321110012',
  '222322101011',
  '223222101011',
  '232321110011',
  '232321110102',
  '222322101011',
  '223222101011',
  '232321110011',
  '232321110102',
  '223222101011',
  '223231101011',
  '232321110012',
  '132321110102',
  '223222101011',
  '223321101011',
  '232321110012',
  '222322010102',
  '223222101011',
  '223321101011',
  '232321110012',
  '222322011002',
  '223222101011',
  '223321101011',
  '232321110012',
  '222322011011',
  '223222101011',
  '232321101011',
  '232321110012',
  '222322101011',
  '223222101011',
  '232321110011',
  '232321110102',
  '222322101011',
  '223222101011',
  '232321110011',
  '232321110102',
  '223222101011',
  '223222101011',
];

/** Years for which the tables differ; those of the calendar printed in Nepal today are kept. */
const DISPUTED: readonly number[] = [1974, 1975, 1977, 1991, 2005, 2006, 2007, 2038, 2062];

/** A year of the Nepali calendar. */
export interface NepaliYear {
  /** Bikram Sambat. */
  readonly year: number;
  /** First day of each month, Baishakh first, and, last, that of the next year. */
  readonly starts: readonly CivilDate[];
  /** True where published tables differ on it. */
  readonly disputed: boolean;
}

let firstDays: readonly CivilDate[] | undefined;
/** First day of every year of the table, and the day after the last one. */
const firstDaysOfYears = (): readonly CivilDate[] => {
  if (firstDays) return firstDays;
  const days = [FIRST_DAY];
  for (const lengths of LENGTHS) {
    const length = [...lengths].reduce((sum, digit) => sum + 29 + Number(digit), 0);
    days.push(addDays(days.at(-1) ?? FIRST_DAY, length));
  }
  return (firstDays = days);
};

/** A year of the table, 1970 to 2083; null outside it. */
export const nepaliYear = (year: number): NepaliYear | null => {
  const lengths = LENGTHS[year - FIRST_YEAR];
  const first = firstDaysOfYears()[year - FIRST_YEAR];
  if (lengths === undefined || first === undefined) return null;
  const starts = [first];
  for (const digit of lengths) starts.push(addDays(starts.at(-1) ?? first, 29 + Number(digit)));
  return { year, starts, disputed: DISPUTED.includes(year) };
};

/** The Nepali date of a civil one: Bikram Sambat year, month 1–12 from Baishakh, day. Null outside the table. */
export const nepaliDateOf = (
  date: CivilDate,
): { readonly year: number; readonly month: number; readonly day: number; readonly disputed: boolean } | null => {
  const today = dayNumber(date);
  const index = firstDaysOfYears().findLastIndex((first) => dayNumber(first) <= today);
  const found = nepaliYear(FIRST_YEAR + index);
  if (!found) return null;
  const month = found.starts.findLastIndex((start) => dayNumber(start) <= today);
  const begins = found.starts[month];
  if (!begins) return null;
  return { year: found.year, month: month + 1, day: today - dayNumber(begins) + 1, disputed: found.disputed };
};
