/**
 * From words to calls: which calculations a request asks for, and the bodies of the calls, filled from the request and from
 * what is known of the people it is about. No model takes part; every planned body is one that the endpoint takes.
 */
import { dateOfDayNumber, dayNumber, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { BEFORE_TOWN, BEHIND_PLACE, BEHIND_TOWN } from '../../words/reading/birth-vocabulary.ts';
import { EVENTS_SAID, INTENTS_SAID } from '../../words/reading/intent-vocabulary.ts';
import type { DateSpan } from '../facts/claim.ts';
import { intentFinder, stemPattern } from '../../words/reading/intents.ts';
import { daysAsked } from './days/asked.ts';
import { questionOf } from './hear/intents.ts';
import { grouped } from './hear/matter-groups.ts';
import { spelledWords } from './hear/patterns.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { rangeIn } from './hear/years-said.ts';
import { saysBorn } from './people/written-birth.ts';
import { timeIn } from './people/written-date.ts';
import { phrasesOf, tokensOf, type Token } from './hear/tokens.ts';

/** Members of a request, as the endpoints take them. */
export type Members = Readonly<Record<string, unknown>>;

/** What is known besides the words. */
export interface PlanContext {
  readonly birth?: Members | undefined;
  readonly partner?: Members | undefined;
  /** `place`, or `lat` and `lon`, with `tz` or `timezone`: where days and skies are meant. */
  readonly place?: Members | undefined;
  readonly name?: string | undefined;
}

/** What a call cannot do without, and nothing tells. */
export const MISSING = ['birth', 'partner', 'place', 'name', 'sign', 'event'] as const;
export type Missing = (typeof MISSING)[number];

/** What a plan must know of an endpoint: its name, its kind of input, and its own fields. */
export interface PlannableRow {
  readonly name: string;
  readonly input: string;
  readonly fields: readonly string[];
}

/** A call that the words ask for; `missing` names what its body lacks. */
export interface PlannedCall {
  readonly endpoint: string;
  readonly body: Members;
  readonly missing: readonly Missing[];
}

/** Endpoints that the words name. */
const named = intentFinder(INTENTS_SAID);
const EVENTS = EVENTS_SAID.map(([event, stems]) => ({ event, said: stemPattern(stems) }));
/** A town named after "in" or "at", or before में, in the words as they were written. */
const TOWN = new RegExp(
  `\\b(?:${BEFORE_TOWN})\\s+(\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)*(?:,\\s?\\p{Lu}\\p{Ll}+)?)`,
  'u',
);
const TOWN_HINDI = new RegExp(`([\\p{L}\\p{M}]{2,})\\s+(?:${BEHIND_PLACE})\\s+(?:${BEHIND_TOWN})`, 'u');

const two = (number: number): string => String(number).padStart(2, '0');
const iso = ({ year, month, day }: CivilDate): string => `${year}-${two(month)}-${two(day)}`;
const plus = (date: CivilDate, days: number): CivilDate => dateOfDayNumber(dayNumber(date) + days);

/** What the words themselves tell. */
interface Stated {
  readonly birth: Members;
  readonly span: DateSpan | null;
  readonly sign: string | null;
  readonly event: string | null;
  readonly town: string | null;
}

/** Whether what stands after "in" is no town: a planet, a sign, or a month, which is one only beside a year. */
const isTimeOrSky = (town: string, year: number): boolean => {
  const word = normalised(town);
  return tokensOf(phrasesOf(`${word} ${year}`)).some(
    ({ kind, text, time }) => text.includes(word) && (time !== undefined || kind !== 'unknown'),
  );
};

/** The time that words tell from today: tomorrow, this year, the next. */
const fromToday = (text: string, today: CivilDate): DateSpan | null => {
  const days = daysAsked(text, today);
  if (days?.kind === 'day') return { from: days.date, to: days.date };
  const years = rangeIn(spelledWords(text), today);
  return years === null
    ? null
    : { from: { year: years[0], month: 1, day: 1 }, to: { year: years[1], month: 12, day: 31 } };
};

/** The members of a birth on a date; its time and town where they are told. */
const birthOn = (date: CivilDate, clock: string | null, town: string | null): Members => ({
  date: iso(date),
  ...(clock === null ? { time_unknown: true } : { time: clock }),
  ...(town === null ? {} : { place: town }),
});

const statedIn = (message: string, text: string, tokens: readonly Token[], today: CivilDate): Stated => {
  const times = tokens.flatMap(({ time }) => (time ? [time] : []));
  const isBirth = saysBorn(text);
  const dob = isBirth ? times.find(({ from, to }) => dayNumber(from) === dayNumber(to)) : undefined;
  const named = (TOWN.exec(message) ?? TOWN_HINDI.exec(message))?.[1] ?? null;
  const town = named === null || isTimeOrSky(named, today.year) ? null : named;
  const sign = tokens.find(({ kind }) => kind === 'sign')?.number;
  return {
    birth: dob === undefined ? {} : birthOn(dob.from, timeIn(text)?.value ?? null, town),
    span: times.find((time) => time !== dob) ?? fromToday(text, today),
    sign: sign === undefined ? null : (SIGN_KEYS[sign - 1] ?? null),
    event: EVENTS.find(({ said }) => said.test(text))?.event ?? null,
    town: isBirth ? null : town,
  };
};

const has = (members: Members | undefined): members is Members =>
  members !== undefined && Object.keys(members).length > 0;

/** Days of a search when the words name no time. */
const DEFAULT_DAYS = 60;

/** What the bodies of calls are filled from. */
interface Material {
  readonly stated: Stated;
  readonly known: PlanContext;
  readonly birth: Members | undefined;
  /** Where days and skies are meant. */
  readonly where: Members | undefined;
  readonly day: string;
  readonly year: number;
  readonly range: Members;
}
type Filled = Omit<PlannedCall, 'endpoint'>;

const needed = (what: Missing, given: unknown): readonly Missing[] => (given === undefined ? [what] : []);
const atPlace = ({ where }: Material, body: Members = {}): Filled => ({
  body: { ...body, ...where },
  missing: needed('place', where),
});
const ofBirth = ({ birth }: Material, more: Members = {}): Filled => ({
  body: { ...birth, ...more },
  missing: needed('birth', birth),
});
const onDay = (from: Material): Filled => atPlace(from, { date: from.day });
const ofPair = ({ birth, known: { partner } }: Material): Filled => {
  const isBride = birth?.['gender'] === 'female' || partner?.['gender'] === 'male';
  const [groom, bride] = isBride ? [partner, birth] : [birth, partner];
  return {
    body: { ...(groom ? { groom } : {}), ...(bride ? { bride } : {}) },
    missing: [...needed('birth', birth), ...needed('partner', partner)],
  };
};
const ofName = ({ birth, known: { name } }: Material): Filled => {
  const date = birth?.['date'];
  return {
    body: { ...(date === undefined ? {} : { date }), ...(name === undefined ? {} : { name }) },
    missing: needed('birth', date),
  };
};

/** The members that a kind of input takes; any other takes the place, and can do without. */
const BODIES = grouped<(from: Material) => Filled, string>([
  [ofBirth, ['birth', 'birth_at', 'birth_or_star', 'card']],
  [(from) => ofBirth(from, from.range), ['birth_range', 'birth_or_star_range']],
  [(from) => ofBirth(from, { for_year: from.year }), ['birth_year']],
  [ofPair, ['pair', 'match']],
  [onDay, ['day', 'moment', 'day_natives', 'moment_natives']],
  [({ range }) => ({ body: range, missing: [] }), ['range']],
  [(from) => atPlace(from, from.range), ['range_place', 'range_place_natives']],
  [
    ({ stated: { sign } }) => (sign === null ? { body: {}, missing: ['sign'] } : { body: { sign }, missing: [] }),
    ['feed'],
  ],
  [ofName, ['dob']],
  [atPlace, ['place']],
]);

/** The members that a kind of input takes, and what is missing of them. */
const filledFor = (kind: string, stated: Stated, known: PlanContext, today: CivilDate): Filled => {
  const birth = has(stated.birth) ? stated.birth : known.birth;
  const place = stated.town === null ? known.place : { place: stated.town };
  const span = stated.span ?? { from: today, to: plus(today, DEFAULT_DAYS) };
  const from: Material = {
    stated,
    known,
    birth,
    where: place ?? (birth === undefined ? undefined : placeOf(birth)),
    day: iso(stated.span?.from ?? today),
    year: span.from.year,
    range: { from: iso(span.from), to: iso(span.to) },
  };
  const fill = BODIES.get(kind);
  return fill === undefined ? { body: { ...from.where }, missing: [] } : fill(from);
};

/** The place and clock of a birth, for what is asked of the same place. */
const placeOf = (birth: Members): Members | undefined => {
  const kept = Object.entries(birth).filter(([name]) =>
    ['lat', 'lon', 'place', 'tz', 'tzone', 'timezone'].includes(name),
  );
  return kept.some(([name]) => name === 'lat' || name === 'place') ? Object.fromEntries(kept) : undefined;
};

/** Questions that no calculation answers by itself go to the astrologer. */
const ASTROLOGER = 'ai/chat';

/**
 * The calls that some words ask for, in their order. Words that name no calculation are a question: `ai/chat`. `today` is
 * the date where the caller is.
 */
export const plannedCalls = (
  message: string,
  rows: readonly PlannableRow[],
  known: PlanContext,
  today: CivilDate,
): readonly PlannedCall[] => {
  const text = normalised(message);
  const stated = statedIn(message, text, tokensOf(phrasesOf(text)), today);
  const asked = named(text);
  const isQuestion = questionOf(message, today).intents.length > 0 || /\?\s*$/u.test(message);
  const unnamed = isQuestion ? [ASTROLOGER] : [];
  return (asked.length > 0 ? asked : unnamed).flatMap((name): readonly PlannedCall[] => {
    const row = rows.find((one) => one.name === name || one.name === name.replace(/D\d+$/, '{chart}'));
    if (row === undefined) return [];
    const { body, missing } = filledFor(row.input, stated, known, today);
    if (name === ASTROLOGER) return [{ endpoint: name, body: { ...body, message }, missing }];
    const year = stated.span?.from.year;
    const ofYear = year !== undefined && row.fields.includes('for_year') ? { for_year: year } : {};
    if (!name.includes('{event}')) return [{ endpoint: name, body: { ...body, ...ofYear }, missing }];
    const { event } = stated;
    return event === null
      ? [{ endpoint: name, body, missing: [...missing, 'event'] }]
      : [{ endpoint: name.replace('{event}', event), body, missing }];
  });
};
