/** The clock of a bare offset. It stands apart from the zones: a request that gives its offset never loads their rules. */
import { isoLocal, offsetClock } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Clock } from '../../contract/values/moment.ts';

/** A clock that always shows the same offset (hours, east positive). */
export const fixedClock = (offset: number): Clock => ({
  ...offsetClock(offset),
  timezone: null,
  text: (jd) => isoLocal(jd, offset),
});
