/** What a webhook must say where it asks for events of the sky or of saved births. */
import { invalidFields } from '../../contract/frame/field-errors.ts';
import { PLACED_EVENTS } from '../../contract/suites/celestial-events.ts';
import { covers } from '../../contract/suites/events.ts';
import type { EventFilter } from '../../contract/suites/webhook.ts';
import { readProfile, type Keeping } from '../profiles/store.ts';

/** Refuses events that are reckoned for a place without one, and a saved birth that there is not. */
export const admitFilter = async (
  keeping: Keeping,
  events: readonly string[],
  { place, profile_id: profile }: EventFilter,
): Promise<void> => {
  const placed = PLACED_EVENTS.filter((type) => events.includes(type));
  if (placed.length > 0 && place === undefined)
    throw invalidFields({
      field: 'filter.place',
      code: 'REQUIRED',
      message: `filter.place is required for ${placed.join(' and ')}.`,
    });
  if (profile === undefined) return;
  if (!events.some((choice) => covers('natal.*', choice) || choice === 'natal.*'))
    throw invalidFields({
      field: 'filter.profile_id',
      code: 'CONFLICT',
      message: 'filter.profile_id narrows natal events, and events names none.',
    });
  if (!(await readProfile(keeping, profile)))
    throw invalidFields({
      field: 'filter.profile_id',
      code: 'UNKNOWN_VALUE',
      message: 'There is no saved birth with this id.',
    });
};
