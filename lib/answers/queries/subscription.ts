/** What a subscription calendar holds. */
import { happeningsBetween, type Happening, type HappeningKind } from '../../../layers/jyotish/calendar/happenings.ts';
import type { FestivalRegion } from '../../../layers/jyotish/calendar/festival-rows.ts';
import { observanceCalendar } from '../../../layers/jyotish/calendar/observance-calendar.ts';
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { rangeTooLong } from '../../contract/frame/field-errors.ts';
import type { Clock } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';
import { MAX_CALENDAR_EVENTS } from '../../contract/suites/subscription.ts';
import type { Warn } from '../../contract/frame/warnings.ts';
import { warnOfNominalDays } from './observances.ts';

interface SubscriptionCall {
  readonly sky: Sky;
  readonly options: Pick<Options, 'sunrise'>;
  readonly place: Place;
  readonly clock: Clock;
  readonly input: { readonly kinds: readonly HappeningKind[]; readonly region: FestivalRegion };
  readonly warn: Warn;
}

/** The happenings of the dates `from` … `to`. Throws RANGE_TOO_LONG on `field` for more than a calendar may hold. */
export const happeningsToShow = (
  { sky, options, place, clock, input, warn }: SubscriptionCall,
  from: CivilDate,
  to: CivilDate,
  field: string,
): Happening[] => {
  const calendar = observanceCalendar(sky, place, options.sunrise, clock, clock.instant(from, 0));
  const found = happeningsBetween(calendar, from, to, input.kinds, input.region);
  if (found.length > MAX_CALENDAR_EVENTS)
    throw rangeTooLong(
      field,
      `The calendar would hold ${found.length} events; ask for fewer days or kinds.`,
      `at most ${MAX_CALENDAR_EVENTS} events`,
    );
  warnOfNominalDays(calendar, warn);
  return found;
};
