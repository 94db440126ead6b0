/** The clock of a bare offset. It stands apart from the zones: a request that gives its offset never loads their rules. */
import { fromCivil, isoLocal } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Clock } from '../../contract/values/moment.ts';

/** A clock that always shows the same offset (hours, east positive). */
export const fixedClock = (offset: number): Clock => ({
  timezone: null,
  offsetAt: () => offset,
  text: (jd) => isoLocal(jd, offset),
  instant: (date, hour) => fromCivil(date, hour, offset),
});
