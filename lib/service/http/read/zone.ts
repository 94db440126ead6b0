/** The zone of a point, for endpoints that compare the clock of a request with it. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { zoneRules } from '../../../adapters/place/load.ts';

/** Hours from UT that the zone of a place showed at a local date and hour; null where the platform does not know the zone. */
export const zoneOffsetAt = async ({ lat, lon }: Place, date: CivilDate, hour: number): Promise<number | null> => {
  const { zoneAt, zoneClock } = await zoneRules();
  const clock = zoneClock(zoneAt(lat, lon));
  return clock ? clock.offsetAt(clock.instant(date, hour)) : null;
};
