/** Saved births (profiles): fields of requests, and how one is shown. */
import * as z from 'zod/mini';
import { about, flag, num, oneOf, text, textLike, upTo, whole } from '../frame/about.ts';
import { date, utcInstant } from '../frame/shapes.ts';
import { plainText } from '../values/plain-text.ts';

/** Id of a saved birth. */
export const profileId = textLike(/^p[0-9a-z]{19}$/, 'Id of a saved birth, as POST profiles answered it');

/** What is to be respected of the person: no answer foretells for the dead, and none of marriage for a child. */
export const MARKS = ['none', 'minor', 'deceased'] as const;
export type Mark = (typeof MARKS)[number];

export const MAX_LABEL = 80;
const MAX_TAGS = 10;
export const MAX_TAG = 30;

const mark = oneOf(
  MARKS,
  'What texts respect: `deceased` (nothing is foretold), `minor` (nothing about romance and marriage, no verdicts), or none. A person under 18 by the date of birth is a minor without it',
);
const label = plainText(MAX_LABEL, `Your own name for it, 1 to ${MAX_LABEL} characters`);
const tags = upTo(
  MAX_TAGS,
  plainText(MAX_TAG, `A tag, 1 to ${MAX_TAG} characters`),
  `Words to find it by, at most ${MAX_TAGS}`,
);

/** Fields beside the birth. */
export const PROFILE_FIELDS = {
  label: z.optional(label),
  tags: z._default(tags, []),
  mark: z._default(mark, 'none'),
};
/** The same of a change: what is left out stays. */
export const PROFILE_CHANGES = { label: z.optional(label), tags: z.optional(tags), mark: z.optional(mark) };

/** A birth as it is saved: the members to send in place of `profile_id` for the same answer. */
export const savedBirth = z.strictObject({
  name: z.optional(about(text, 'Name of the person')),
  gender: z.optional(oneOf(['male', 'female', 'other'], 'Gender of the person')),
  date: about(date, 'Date as it was sent, YYYY-MM-DD'),
  calendar: z.optional(oneOf(['gregorian', 'julian'], 'Calendar of the date, where one was named')),
  time: z.optional(about(text, 'Local time, HH:MM or HH:MM:SS; left out where it is not known')),
  time_unknown: z.optional(about(flag, 'True where the time is not known')),
  time_uncertainty_min: z.optional(whole(0, 720, 'Minutes either way by which the time may be wrong')),
  place: z.optional(about(text, 'Name of the place, where it was sent by name')),
  lat: about(num, 'Latitude in degrees, north positive'),
  lon: about(num, 'Longitude in degrees, east positive'),
  altitude: z.optional(about(num, 'Height in metres')),
  tz: z.optional(about(z.union([num, z.literal('lmt')]), 'Hours from UT as they were sent, or "lmt"')),
  timezone: z.optional(about(text, 'IANA time zone that decides the offset where `tz` does not')),
  fold: z.optional(oneOf(['earlier', 'later'], 'Which of two equal local times is meant')),
  on_gap: z.optional(oneOf(['reject', 'shift'], 'What is done with a local time that was skipped')),
});
export type SavedBirth = z.output<typeof savedBirth>;

/** A saved birth as it is shown. */
export const profileOut = z.strictObject({
  profile_id: profileId,
  label: about(text, 'Your own name for it'),
  tags: about(z.array(text), 'Words to find it by'),
  mark,
  birth: about(savedBirth, 'The birth'),
  created: about(utcInstant, 'When it was saved'),
  changed: about(utcInstant, 'When it was last changed'),
});

export const EXAMPLE_PROFILE: z.input<typeof profileOut> = {
  profile_id: 'p0mi2x4k7q2w8t5v9x1b',
  label: 'Asha',
  tags: ['Family'],
  mark: 'none',
  birth: {
    name: 'Asha',
    gender: 'female',
    date: '1990-05-10',
    time: '19:55',
    place: 'New Delhi, Delhi, India',
    lat: 28.6139,
    lon: 77.209,
    timezone: 'Asia/Kolkata',
  },
  created: '2026-11-28T09:00:00Z',
  changed: '2026-11-28T09:00:00Z',
};
