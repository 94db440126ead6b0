/** What a webhook must say where it asks for events of the sky or of saved births. */
import { invalidField, invalidFields } from '../../contract/frame/field-errors.ts';
import { PLACED_EVENTS } from '../../contract/suites/celestial-events.ts';
import type { Visitor } from '../../contract/frame/resource.ts';
import type { EventFilter } from '../../contract/suites/webhook.ts';
import { requireFeature } from '../metering/features.ts';
import { findPlace } from '../../adapters/place/load.ts';
import type { Warn } from '../../contract/frame/warnings.ts';
import { fullName } from '../../contract/values/place.ts';
import { hasProfile, type Keeping } from '../profiles/store.ts';

/** Refuses natal events where the plan does not bring them. */
export const admitEvents = (visitor: Visitor, events: readonly string[]): void => {
  if (events.some((choice) => choice.startsWith('natal.'))) requireFeature(visitor, 'natal_events');
};

/** Refuses natal events of all saved births: a calendar is about one, which its maker names. */
export const requireBirth = (events: readonly string[], { profile_id: profile }: EventFilter): void => {
  const natal = events.filter((choice) => choice.startsWith('natal.'));
  if (natal.length > 0 && profile === undefined)
    throw invalidField(
      'filter.profile_id',
      'REQUIRED',
      `filter.profile_id is required for ${natal.join(' and ')}: a calendar is about one birth.`,
    );
};

/** Refuses a saved birth that there is not, or that no event is about. */
const admitBirth = async (
  keeping: Omit<Keeping, 'vault'>,
  events: readonly string[],
  profile: string | undefined,
): Promise<void> => {
  if (profile === undefined) return;
  if (!events.some((choice) => choice.startsWith('natal.')))
    throw invalidField(
      'filter.profile_id',
      'CONFLICT',
      'filter.profile_id narrows natal events, and events names none.',
    );
  if (!(await hasProfile(keeping, profile)))
    throw invalidField('filter.profile_id', 'UNKNOWN_VALUE', 'There is no saved birth with this id.');
};

/** Name and coordinates of the place that is meant. Throws PLACE_NOT_FOUND, PLACE_AMBIGUOUS, a 400 for half of one. */
const settledPlace = async ({ lat, lon, place }: NonNullable<EventFilter['place']>, warn: Warn) => {
  if (place === undefined || lat !== undefined || lon !== undefined) {
    const missing = Object.entries({ lat, lon }).flatMap(([axis, value]) => (value === undefined ? [axis] : []));
    if (missing.length > 0)
      throw invalidFields(
        ...missing.map((axis) => ({
          field: `filter.place.${axis}`,
          code: 'REQUIRED' as const,
          message: `filter.place.${axis} is required, or filter.place.place.`,
        })),
      );
    return { lat, lon, ...(place === undefined ? {} : { place }) };
  }
  const { place: found, named, notes } = await findPlace(place, 'filter.place.place');
  for (const { code, message } of notes) warn(code, message);
  return { lat: found.lat, lon: found.lon, place: fullName(named) };
};

/**
 * The filter as it is kept, its place with coordinates. Refuses events that are reckoned for a place without one, and a saved
 * birth that there is not.
 */
export const settledFilter = async (
  keeping: Omit<Keeping, 'vault'>,
  events: readonly string[],
  { place, ...filter }: EventFilter,
  warn: Warn,
): Promise<EventFilter> => {
  const { profile_id: profile } = filter;
  const placed = PLACED_EVENTS.filter((type) => events.some((choice) => choice === type));
  if (placed.length > 0 && place === undefined)
    throw invalidField('filter.place', 'REQUIRED', `filter.place is required for ${placed.join(' and ')}.`);
  await admitBirth(keeping, events, profile);
  return place === undefined ? filter : { ...filter, place: await settledPlace(place, warn) };
};
