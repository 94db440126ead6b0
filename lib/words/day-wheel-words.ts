/** What the day wheel needs of a language. */
import type { KALA_IDS } from '../../layers/jyotish/panchang/periods.ts';

export interface DayWheelWords {
  readonly hora: string;
  readonly choghadiya: string;
  readonly sunrise: string;
  readonly sunset: string;
  /** Said where the Sun does not set, and where it does not rise. */
  readonly sunUp: string;
  readonly sunDown: string;
  /** Names of the three eighths, the whole one first and then shorter ones. */
  readonly kala: Readonly<Record<(typeof KALA_IDS)[number], readonly string[]>>;
}
