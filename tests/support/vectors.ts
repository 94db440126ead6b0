/** Frozen reference rows of `tests/vectors`. Each file states its source and method. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const vectorFile = <T>(file: string): { readonly cases: readonly T[]; readonly apart: readonly T[] } =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../vectors', file), 'utf8'));

/** The cases of a vector file, typed by the reader. */
export const vectorCases = <T>(file: string): readonly T[] => vectorFile<T>(file).cases;
/** Its cases by which nothing was mended. */
export const keptApart = <T>(file: string): readonly T[] => vectorFile<T>(file).apart;

/** A row that belongs to a birth or moment: its clock, offset (hours, east positive) and place. */
export interface TimedCase {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly tzone: number;
  readonly lat: number;
  readonly lon: number;
}

/** The fields by which a request names the birth or moment of a row. */
export const birthFields = ({ year, month, day, hour, minute, second, tzone, lat, lon }: TimedCase) => ({
  year,
  month,
  day,
  hour,
  min: minute,
  sec: second,
  tzone,
  lat,
  lon,
});
