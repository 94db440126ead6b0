/** Every warning code of the API: one row each, with its meaning. A warning never replaces the answer. */
export const WARNINGS = {
  ALMANACS_DIFFER: 'Printed almanacs follow several rules here and may give other days.',
  ANSWERED_WITHOUT_MODEL:
    'The language model did not answer, or too little of its answer could be verified: the composer of this service answered, at its own price.',
  ASCENDANT_STANDS: 'So near a pole that the ascendant does not leave its part of the zodiac within a day.',
  HOUSES_LEFT_OUT:
    'The time of birth is not known: everything that needs the ascendant, the houses above all, is left out.',
  BRAND_CONTRAST_ADJUSTED:
    'The colour is too light to be read on white: text is printed in a darker one of the same hue.',
  DATE_SKIPPED:
    'A zone that moved across the date line left this date out: no day there had it. What is told of it belongs to the day that followed.',
  DUPLICATE_MEMBER: 'A member stands twice in the body; the last one was taken.',
  LANGUAGE_FALLBACK: 'The language asked for has only names here: sentences come in another. See meta.language.',
  KEY_IN_PAGE:
    'A browser sent a secret key from a page of another site, whose visitors can read it. Use a publishable key there.',
  KEY_IN_URL: 'The key was sent in the URL, where logs and histories keep it.',
  MANGLIK_NOT_JUDGED: 'Manglik needs both births with their times; it is null and was left out of the verdict.',
  NAME_NOT_PRINTABLE:
    'Reports have no font for some characters of a name (Arabic, Hebrew or Chinese letters, emoji): they are left out. Where nothing is left, a person is printed without a name and a place by its coordinates.',
  NEAR_BOUNDARY:
    'Something that decides a date comes within minutes of the instant that would make it another; printed almanacs may differ by a day.',
  NEAR_SIGN: 'An ascendant lies so near a sign boundary that a minute of birth time can move it into the next sign.',
  NO_LUNATION_IN_MONTH:
    'No lunar return falls into the solar month of birth; the one nearest to the solar return was taken.',
  NO_SUNRISE: 'On some days of the answer the Sun does not rise and set; a nominal day from 06:00 to 18:00 was used.',
  NUMBER_AS_TEXT: 'A number was sent as text and read as the number it says.',
  PLACE_ASSUMED: 'Several places have the name; the likeliest was taken. The message names the others with their ids.',
  PLACE_FUZZY: 'No place has quite this name; the one whose name is nearest was taken. See meta.place.',
  PLACE_MISMATCH: 'The place named lies far from the coordinates sent beside it; the coordinates were used.',
  PLACE_UNKNOWN: 'No place has the name sent beside the coordinates; the coordinates were used.',
  SANDBOX_CLOCK: 'The clock of your sandbox was moved: now is what it shows. PUT sandbox/clock sets it.',
  SCRIPT_NEEDED: 'A letter table reads a script that the name does not use; it was left out.',
  TIME_TAKEN_AS_EXACT: 'The time of birth was said to be uncertain; this answer took it as exact.',
  TZ_FROM_COORDINATES: 'No offset was given; the zone that holds the coordinates was used.',
  TZ_MISMATCH: 'The offset given is not the one that clocks at the place showed then; the given one was used.',
  UNKNOWN_FIELD: 'A member of the request is not known here and was ignored.',
  UNUSUAL_OFFSET: 'The offset lies outside -12..14 hours, which no clock shows today.',
  VAKYA_MAY_DIFFER:
    'Months follow the positions of the Sun; calendars of the Vakya reckoning begin some of them a day apart.',
} as const satisfies Record<string, string>;

export type WarningCode = keyof typeof WARNINGS;

/** Something the caller should know though the answer stands. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
}

/** Adds a row to meta.warnings; the same row only once. */
export type Warn = (code: WarningCode, message: string) => void;
