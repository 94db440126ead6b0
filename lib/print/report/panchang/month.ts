/** A month of an almanac: its days, what is kept on each, and who reads it. */
import type { FestivalRegion } from '../../../../layers/jyotish/calendar/festival-rows.ts';
import type { Paper } from '../../../contract/ports/report-document.ts';
import type { AlmanacDay, Dates } from './questions.ts';

/** What is kept on a date, the greatest first: so many of the names are great. */
export interface Observed {
  readonly names: readonly string[];
  readonly great: number;
}

/** The days of a month, with what is kept on each. */
export interface Month {
  /** Whether it is the only one of the report. */
  readonly alone: boolean;
  readonly title: string;
  readonly days: readonly AlmanacDay[];
  /** First and last date of the report. */
  readonly dates: Dates;
  /** What the sheet names on each date. */
  readonly observed: ReadonlyMap<string, Observed>;
  /** Regions whose festivals the readers keep. */
  readonly regions: readonly FestivalRegion[];
  readonly place: string;
  readonly paper: Paper;
}
