/**
 * From words to calls: which calculations a request asks for, and the bodies of the calls, filled from the request and from
 * what is known of the people it is about. No model takes part; every planned body is one that the endpoint takes.
 */
import { dateOfDayNumber, dayNumber, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { EVENTS_SAID, INTENTS_SAID } from '../../words/reading/intent-vocabulary.ts';
import type { DateSpan } from '../reading/claim.ts';
import { intentFinder, stemPattern } from '../../words/reading/intents.ts';
import { topicsOf } from './topics.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { phrasesOf, tokensOf, type Token } from '../reading/tokens.ts';

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
const BORN = /(?:born|birth|dob|जन्म|janm|janam|पैदा|paida)/u;
const CLOCK = /(?<!\d)(\d{1,2})[:.](\d{2})\s*(am|pm|a\.m\.|p\.m\.)?(?!\d)|(?<!\d)(\d{1,2})\s*(am|pm)(?!\p{L})/u;
/** A town named after "in" or "at", or before में, in the words as they were written. */
const TOWN = /(?:\b(?:in|at|near|for)\s+)(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*(?:,\s?\p{Lu}\p{Ll}+)?)/u;
const TOWN_HINDI = /([\p{L}\p{M}]{2,})\s+(?:में|mein|me)\s+(?:जन्म|पैदा|janm|janam|paida|born|आज|aaj)/u;

const two = (number: number): string => String(number).padStart(2, '0');
const iso = ({ year, month, day }: CivilDate): string => `${year}-${two(month)}-${two(day)}`;
const plus = (date: CivilDate, days: number): CivilDate => dateOfDayNumber(dayNumber(date) + days);

/** The time of day in some words, as HH:MM; null where they tell none. */
const clockIn = (text: string): string | null => {
  const [, hour = '', minute = '', half = '', bare = '', bareHalf = ''] = CLOCK.exec(text) ?? [];
  const hours = Number(hour || bare);
  if ((hour || bare) === '' || hours > 23 || Number(minute) > 59) return null;
  const isAfternoon =
    /^p/.test(half || bareHalf) || (/(?:शाम|रात|दोपहर|shaam|sham|raat|evening|night)/u.test(text) && hours < 12);
  const isMorning = /^a/.test(half || bareHalf);
  return `${two(isAfternoon && hours < 12 ? hours + 12 : isMorning && hours === 12 ? 0 : hours)}:${minute || '00'}`;
};

/** What the words themselves tell. */
interface Told {
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

const toldIn = (message: string, text: string, tokens: readonly Token[], today: CivilDate): Told => {
  const times = tokens.flatMap(({ time }) => (time ? [time] : []));
  const isBirth = BORN.test(text);
  const exact = times.find(({ from, to }) => dayNumber(from) === dayNumber(to));
  const dob = isBirth ? exact : undefined;
  const town = (TOWN.exec(message) ?? TOWN_HINDI.exec(message))?.[1] ?? null;
  const isMonth = town !== null && isTimeOrSky(town, today.year);
  const clock = clockIn(text);
  const relative = /(?:tomorrow|आने वाला कल|aane wala kal)/u.test(text)
    ? { from: plus(today, 1), to: plus(today, 1) }
    : /(?:next year|अगले साल|agle saal)/u.test(text)
      ? { from: { year: today.year + 1, month: 1, day: 1 }, to: { year: today.year + 1, month: 12, day: 31 } }
      : /(?:this year|इस साल|is saal)/u.test(text)
        ? { from: { year: today.year, month: 1, day: 1 }, to: { year: today.year, month: 12, day: 31 } }
        : null;
  const sign = tokens.find(({ kind }) => kind === 'sign')?.number;
  return {
    birth:
      dob === undefined
        ? {}
        : {
            date: iso(dob.from),
            ...(clock === null ? { time_unknown: true } : { time: clock }),
            ...(town !== null && !isMonth ? { place: town } : {}),
          },
    span: times.find((time) => time !== dob) ?? relative,
    sign: sign === undefined ? null : (SIGN_KEYS[sign - 1] ?? null),
    event: EVENTS.find(({ said }) => said.test(text))?.event ?? null,
    town: isBirth || isMonth ? null : town,
  };
};

const has = (members: Members | undefined): members is Members =>
  members !== undefined && Object.keys(members).length > 0;

/** Days of a search when the words name no time. */
const DEFAULT_DAYS = 60;

/** The members that a kind of input takes, and what is missing of them. */
const filledFor = (kind: string, told: Told, known: PlanContext, today: CivilDate): Omit<PlannedCall, 'endpoint'> => {
  const birth = has(told.birth) ? told.birth : known.birth;
  const place = told.town === null ? known.place : { place: told.town };
  const where = place ?? (birth === undefined ? undefined : placeOf(birth));
  const span = told.span ?? { from: today, to: plus(today, DEFAULT_DAYS) };
  const range = { from: iso(span.from), to: iso(span.to) };
  const need = (what: Missing, given: unknown): readonly Missing[] => (given === undefined ? [what] : []);
  switch (kind) {
    case 'birth':
    case 'birth_at':
    case 'birth_or_star':
      return { body: birth ?? {}, missing: need('birth', birth) };
    case 'birth_range':
    case 'birth_or_star_range':
      return { body: { ...birth, ...range }, missing: need('birth', birth) };
    case 'birth_year':
      return { body: { ...birth, for_year: span.from.year }, missing: need('birth', birth) };
    case 'pair':
    case 'match': {
      const isBride = birth?.['gender'] === 'female' || known.partner?.['gender'] === 'male';
      const [groom, bride] = isBride ? [known.partner, birth] : [birth, known.partner];
      return {
        body: { ...(groom ? { groom } : {}), ...(bride ? { bride } : {}) },
        missing: [...need('birth', birth), ...need('partner', known.partner)],
      };
    }
    case 'day':
    case 'moment':
    case 'day_natives':
    case 'moment_natives':
      return { body: { date: iso(told.span?.from ?? today), ...where }, missing: need('place', where) };
    case 'range':
      return { body: range, missing: [] };
    case 'range_place':
    case 'range_place_natives':
      return { body: { ...range, ...where }, missing: need('place', where) };
    case 'feed':
      return { body: told.sign === null ? {} : { sign: told.sign }, missing: told.sign === null ? ['sign'] : [] };
    case 'dob': {
      const dob = birth?.['date'];
      return {
        body: {
          ...(dob === undefined ? {} : { date: dob }),
          ...(known.name === undefined ? {} : { name: known.name }),
        },
        missing: need('birth', dob),
      };
    }
    case 'place':
      return { body: { ...where }, missing: need('place', where) };
    default:
      return { body: { ...where }, missing: [] };
  }
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
  const told = toldIn(message, text, tokensOf(phrasesOf(text)), today);
  const asked = named(text);
  const isQuestion = topicsOf(message).some((topic) => topic !== 'general') || /\?\s*$/u.test(message);
  const endpoints = asked.length > 0 ? asked : isQuestion ? [ASTROLOGER] : [];
  return endpoints.flatMap((name): readonly PlannedCall[] => {
    const row = rows.find((one) => one.name === name || one.name === name.replace(/D\d+$/, '{chart}'));
    if (row === undefined) return [];
    const { body, missing } = filledFor(row.input, told, known, today);
    if (name === ASTROLOGER) return [{ endpoint: name, body: { ...body, message }, missing }];
    const year = told.span?.from.year;
    const ofYear = year !== undefined && row.fields.includes('for_year') ? { for_year: year } : {};
    if (!name.includes('{event}')) return [{ endpoint: name, body: { ...body, ...ofYear }, missing }];
    const { event } = told;
    return event === null
      ? [{ endpoint: name, body, missing: [...missing, 'event'] }]
      : [{ endpoint: name.replace('{event}', event), body, missing }];
  });
};
