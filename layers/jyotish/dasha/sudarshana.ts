/** Sudarshana chakra dasha (BPHS ch. 74): a sign a year, within it a sign a month, within it a sign for a twelfth of that. */
import type { Chart } from '../chart/chart.ts';
import { signAt } from '../chart/rashi.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';

/** Points the signs are counted from. */
export const SUDARSHANA_REFERENCES = ['lagna', 'moon', 'sun'] as const;
export type SudarshanaReference = (typeof SUDARSHANA_REFERENCES)[number];

/** One running period of Sudarshana. */
export interface SudarshanaPeriod {
  /** Completed units since birth, or since the larger period began. */
  readonly passed: number;
  readonly start: JulianDay;
  readonly end: JulianDay;
}

/** The year, month and day running at an instant; a month is a twelfth of the year, a day a twelfth of the month. */
export const sudarshanaPeriods = (birth: JulianDay, at: JulianDay, yearLength: number) => {
  const within = (start: JulianDay, unit: number, last: number): SudarshanaPeriod => {
    const passed = Math.min(last, Math.max(0, Math.floor((at - start) / unit)));
    return { passed, start: plusDays(start, passed * unit), end: plusDays(start, (passed + 1) * unit) };
  };
  const year = within(birth, yearLength, Infinity);
  const month = within(year.start, yearLength / 12, 11);
  return { year, month, day: within(month.start, yearLength / 144, 11) };
};

/** Signs 1–12 of year, month and day counted from a reference. */
export const sudarshanaSigns = (
  chart: Chart,
  reference: SudarshanaReference,
  { year, month, day }: ReturnType<typeof sudarshanaPeriods>,
): { readonly year: number; readonly month: number; readonly day: number } => {
  const from = reference === 'lagna' ? chart.ascendant.sign : chart.signs[reference];
  const yearSign = signAt(from, year.passed + 1);
  const monthSign = signAt(yearSign, month.passed + 1);
  return { year: yearSign, month: monthSign, day: signAt(monthSign, day.passed + 1) };
};
