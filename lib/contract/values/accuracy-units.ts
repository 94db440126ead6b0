/** Units of deviations in the accuracy ledger, each with what it means. */
export const ACCURACY_UNITS = {
  deg: 'degrees',
  s: 'seconds of time',
  day: 'days',
  year: 'years',
  points: 'points',
  virupas: 'virupas (sixtieths of a rupa)',
  ratio: 'share of the expected value',
  last_place: 'units in the last decimal place that the source prints',
  mismatches: 'a case is equal (0) or not (1)',
} as const;
export type AccuracyUnit = keyof typeof ACCURACY_UNITS;
