/** What is asked of kundli/rectification, read from its fields: the window, the facts, the events. */
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { addDays, dayNumber, MINUTE, plusDays, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import type { KnownFact } from '../../../layers/jyotish/rectification/cells.ts';
import type { LifeEvent, MatterKey } from '../../../layers/jyotish/rectification/matters.ts';
import type { Detail } from '../../contract/frame/errors.ts';
import { invalidFields } from '../../contract/frame/field-errors.ts';
import { KNOWN_FACTS, MAX_REACH, type EVENT_KINDS, type PARENTS } from '../../contract/suites/rectification.ts';
import { civilOf, hoursOf } from '../../contract/values/date-time.ts';
import type { Birth } from '../../contract/values/moment.ts';
import { signNumberOf } from '../../words/sign-spelling.ts';
import { starNumberOf } from '../../words/star-spelling.ts';

interface EventSent {
  readonly kind: (typeof EVENT_KINDS)[number];
  readonly parent?: (typeof PARENTS)[number] | undefined;
  readonly date: string;
  readonly weight: number;
}

interface FactSent {
  readonly what: keyof typeof KNOWN_FACTS;
  readonly is: number | string;
}

/** The fields of the endpoint. */
export interface RectificationSent {
  readonly minutes?: number | undefined;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  readonly facts: readonly FactSent[];
  readonly events: readonly EventSent[];
}

/** What they mean. */
export interface RectificationRead {
  readonly span: TimeSpan;
  readonly facts: readonly KnownFact[];
  readonly events: readonly LifeEvent[];
}

/** Minutes either way when nothing is said. */
const USUAL_REACH = 60;
const MOST_YEARS = 120;
const MONTH_LENGTH = 'YYYY-MM'.length;

/** Numbers of the kinds of value, and how a text is read as one. */
const KINDS = {
  sign: { most: 12, words: 'a sign: its number 1-12, key or name', keys: SIGN_KEYS, numberOf: signNumberOf },
  star: { most: 27, words: 'a star: its number 1-27, key or name', keys: NAKSHATRA_KEYS, numberOf: starNumberOf },
  pada: { most: 4, words: 'a pada, 1 to 4', keys: ['1', '2', '3', '4'], numberOf: Number },
} as const;

const readFact = ({ what, is }: FactSent, i: number): KnownFact | Detail => {
  const { fact, kind } = KNOWN_FACTS[what];
  const { most, words, keys, numberOf } = KINDS[kind];
  const value = typeof is === 'number' ? is : numberOf(is);
  if (value !== null && Number.isInteger(value) && value >= 1 && value <= most) return { what: fact, is: value };
  return {
    field: `facts.${i}.is`,
    code: 'UNKNOWN_VALUE',
    message: `facts.${i}.is must be ${words}.`,
    expected: keys.join(', '),
    received: String(is),
  };
};

const matterOf = ({ kind, parent }: EventSent): MatterKey => {
  if (kind !== 'parent_death') return kind;
  return parent === 'mother' ? 'mother_death' : 'father_death';
};

/** The day an event is taken on, and its hour: noon, or the middle of a month. */
const dayOf = (date: string): { readonly day: CivilDate; readonly hour: number } => {
  if (date.length > MONTH_LENGTH) return { day: civilOf(date), hour: 12 };
  const first = civilOf(`${date}-01`);
  const next = first.month === 12 ? { year: first.year + 1, month: 1, day: 1 } : { ...first, month: first.month + 1 };
  const half = (dayNumber(next) - dayNumber(first)) / 2;
  return { day: addDays(first, Math.floor(half)), hour: 24 * (half % 1) };
};

const eventFaults = (sent: EventSent, i: number, birth: Birth, end: number): readonly Detail[] => {
  const field = `events.${i}`;
  const faults: Detail[] = [];
  if ((sent.kind === 'parent_death') !== (sent.parent !== undefined)) {
    const isMissing = sent.parent === undefined;
    faults.push({
      field: `${field}.parent`,
      code: isMissing ? 'REQUIRED' : 'CONFLICT',
      message: isMissing
        ? `${field}.parent is required beside kind parent_death: father or mother.`
        : `${field}.parent belongs to kind parent_death only.`,
      ...(isMissing ? { expected: 'father, mother' } : {}),
    });
  }
  const { day, hour } = dayOf(sent.date);
  const after = birth.clock.instant(day, hour) - end;
  if (after <= 0 || day.year - birth.date.year > MOST_YEARS)
    faults.push({
      field: `${field}.date`,
      code: 'OUT_OF_RANGE',
      message: `${field}.date must lie after the window of the birth, at most ${MOST_YEARS} years.`,
      received: sent.date,
    });
  return faults;
};

const windowFaults = ({ minutes, earliest, latest }: RectificationSent): readonly Detail[] => {
  if (minutes !== undefined && (earliest !== undefined || latest !== undefined))
    return [{ field: 'minutes', code: 'CONFLICT', message: 'Send minutes, or earliest and latest.' }];
  if ((earliest === undefined) === (latest === undefined)) return [];
  const field = earliest === undefined ? 'earliest' : 'latest';
  return [{ field, code: 'REQUIRED', message: `${field} is required with the other end of the window.` }];
};

const windowOf = ({ minutes, earliest, latest }: RectificationSent, birth: Birth): TimeSpan => {
  if (earliest !== undefined && latest !== undefined) {
    const day = hoursOf(latest) > hoursOf(earliest) ? birth.date : addDays(birth.date, 1);
    return {
      start: birth.clock.instant(birth.date, hoursOf(earliest)),
      end: birth.clock.instant(day, hoursOf(latest)),
    };
  }
  const stated = birth.uncertaintyMin > 0 ? birth.uncertaintyMin : USUAL_REACH;
  const reach = (minutes ?? (birth.timeKnown ? stated : MAX_REACH)) * MINUTE;
  return { start: plusDays(birth.jd, -reach), end: plusDays(birth.jd, reach) };
};

const isFault = (read: KnownFact | Detail): read is Detail => 'field' in read;

/** Reads the fields of a request for a birth. Throws (400) with all that is wrong with them. */
export const rectificationOf = (sent: RectificationSent, birth: Birth): RectificationRead => {
  const facts = sent.facts.map(readFact);
  const span = windowOf(sent, birth);
  const faults = [
    ...windowFaults(sent),
    ...facts.filter(isFault),
    ...sent.events.flatMap((event, i) => eventFaults(event, i, birth, span.end)),
  ];
  if (sent.facts.length === 0 && sent.events.length === 0)
    faults.push({ field: 'events', code: 'REQUIRED', message: 'events is required, unless facts are sent.' });
  if (faults.length > 0) throw invalidFields(...faults);
  return {
    span,
    facts: facts.flatMap((read) => (isFault(read) ? [] : [read])),
    events: sent.events.map((event) => {
      const { day, hour } = dayOf(event.date);
      return { matter: matterOf(event), jd: birth.clock.instant(day, hour), weight: event.weight };
    }),
  };
};
