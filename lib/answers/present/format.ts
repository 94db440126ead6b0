/** What answers are written with. */
import type { Clock } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';
import type { Words } from '../../words/words.ts';

/** The language and the clock of an answer. */
export interface Format {
  readonly words: Words;
  readonly clock: Clock;
}

/** The same with the month system that names of lunar months follow. */
export interface CalendarFormat extends Format {
  readonly monthSystem: Options['month_system'];
}
