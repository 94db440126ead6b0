/** What the names of areas are. */
import type { AreaVerdict } from '../../../layers/jyotish/phala/areas.ts';
import type { IndicatorKind, LifeArea } from '../../../layers/jyotish/phala/reading.ts';

export interface AreaNames {
  readonly areas: Readonly<Record<LifeArea, string>>;
  readonly indicators: Readonly<Record<IndicatorKind, string>>;
  readonly verdicts: Readonly<Record<AreaVerdict, string>>;
}
