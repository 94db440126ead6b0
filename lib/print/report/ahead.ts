/**
 * What lies ahead in a report, one list for all of its pages: the windows of each matter, the stays of the slow planets, and
 * what is read of the great periods that come.
 */
import * as z from 'zod/mini';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { DatedEvent } from '../../../layers/jyotish/phala/events.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { daysLater, daysOf, LAST_YEAR, yearsLater } from './ages.ts';
import { GRAHA_KEYS, LASTING, rowsOf, SHAPES, signOf, spanOf, type Question, type Read, type Span } from './answers.ts';
import { EVENTS } from './areas.ts';
import { wholeDay, type Making } from './making.ts';

/** Years that a report looks ahead, at least. */
export const AHEAD_YEARS = 5;
/** The last calendar year that a report tells of. */
const lastTold = (issued: string, years = AHEAD_YEARS): number =>
  Number(issued.slice(0, 4)) + Math.max(years, AHEAD_YEARS);
/** Slow planets, as they are asked for and drawn. */
export const SLOW = ['jupiter', 'saturn', 'rahu'] as const;
/** A slow planet. */
export type Slow = (typeof SLOW)[number];
/** Years of one question: no range may be longer than ten. */
const ASKED = 8;
/** Most pieces of windows in an answer: all that there are. */
const PIECES = 50;

/** Whether two spans share time, by their instants. */
export const touches = (a: Span, b: Span): boolean =>
  Date.parse(a.start) < Date.parse(b.end) && Date.parse(a.end) > Date.parse(b.start);

/** The ranges that are asked for: from the day of issue to the end of the year after the last one that is told of. */
const rangesOf = (issued: string, years?: number): { readonly from: string; readonly to: string }[] => {
  const first = issued.slice(0, 10);
  const last = `${Math.min(lastTold(issued, years) + 1, LAST_YEAR)}-12-31`;
  const count = Math.ceil((Number(last.slice(0, 4)) + 1 - Number(first.slice(0, 4))) / ASKED);
  return Array.from({ length: count }, (_, i) => {
    const next = yearsLater(first, (i + 1) * ASKED);
    return { from: yearsLater(first, i * ASKED), to: i === count - 1 ? last : next };
  });
};

const windowsKey = (event: DatedEvent, i: number): string => `windows_${event}_${i}`;
const staysKey = (i: number): string => `stays_${i}`;
const comingKey = (i: number): string => `coming_${i}`;
/** Most ranges that a report asks for, and most great periods that begin in the years ahead. */
const RANGES = 2;
const COMING = 3;

/** Name of the question of where the planets stand on the day of issue. */
export const SKY_STAYS = 'sky_stays';

/** The stays in which the planets stand on the day of issue. */
export const skyQuestions = (_: Read, { issued }: { readonly issued: string }): ReadonlyMap<string, Question> =>
  new Map([
    [
      SKY_STAYS,
      {
        endpoint: 'transit/house-timeline',
        body: { from: issued.slice(0, 10), to: daysLater(issued, 1), bodies: LASTING },
      },
    ],
  ]);

/** The windows of each matter, and the stays of the slow planets, in the years ahead. */
export const aheadQuestions = (
  _: Read,
  { issued, years }: { readonly issued: string; readonly years?: number },
): ReadonlyMap<string, Question> =>
  new Map<string, Question>(
    rangesOf(issued, years).flatMap((range, i) => [
      ...EVENTS.map(
        (event) =>
          [
            windowsKey(event, i),
            { endpoint: 'interpret/event-windows', body: { event, ...range, limit: PIECES } },
          ] as const,
      ),
      [staysKey(i), { endpoint: 'transit/house-timeline', body: { ...range, bodies: SLOW } }] as const,
    ]),
  );

/** What is read of each great period that begins in the years ahead, with its sub-periods. */
export const comingQuestions = (
  read: Read,
  { issued, years }: { readonly issued: string; readonly years?: number },
): ReadonlyMap<string, Question> => {
  const { periods } = read('vimshottari', SHAPES.vimshottari);
  const last = lastTold(issued, years);
  return new Map(
    periods
      .filter(({ span }) => Date.parse(span.start) > Date.parse(issued) && Number(span.start.slice(0, 4)) <= last)
      .slice(0, COMING)
      .map(({ span }, i) => [
        comingKey(i),
        { endpoint: 'interpret/dasha', body: { at: `${daysLater(span.start, 1)}T12:00:00` } },
      ]),
  );
};

const text = z.string();
const num = z.number();
/** Stays of planets in signs, as they are answered. */
export const STAYS = z.object({
  stays: rowsOf({ planet: text, name: text, house: num, sign: signOf, span: spanOf, retrograde_reentry: z.boolean() }),
});
/** A stay of a slow planet in a sign. */
export type Stay = z.output<typeof STAYS>['stays'][number];
const windows = z.object({
  event_name: text,
  windows: rowsOf({ span: spanOf, score: num, evidence: rowsOf({ planet: z.enum(GRAHA_KEYS), text }) }),
});

/** A time in which the chart speaks of a matter. */
export interface MatterWindow {
  readonly event: DatedEvent;
  /** Name of the matter, as it stands alone. */
  readonly name: string;
  readonly span: Span;
  /** Whether it runs on the day of issue: its first day is not known then. */
  readonly running: boolean;
  /** Whether it goes on beyond what was asked for: its last day is not known then. */
  readonly open: boolean;
  /** Share of the most points there can be, 0 to 100; of the best stretch of it. */
  readonly score: number;
  /** Where it is strongest: the part of it that scores most. */
  readonly best: Span;
  /** What speaks for it most, as a sentence, and the planet of it: it holds for all of its days. */
  readonly why: string;
  readonly by: Graha;
}

const answersOf = <S extends z.ZodMiniType>({ read }: Making, count: number, key: (i: number) => string, shape: S) =>
  Array.from({ length: count }, (_, i) => read(key(i), z.optional(shape))).flatMap((one) => one ?? []);
/** The end of what is asked for, which no sub-period and no planet keeps to: midnight at the end of a year. */
const CUT = /-01-01T00:00:00/;

const known = new WeakMap<Read, readonly MatterWindow[]>();

/** A stretch of a window as the answers have it, and a window that is made of such. */
type Piece = Pick<MatterWindow, 'name' | 'span' | 'score' | 'best' | 'why' | 'by'>;

/** Stretches in order of time, those that meet and rest on the same reason made one: as long as they are together. */
const joinedPieces = (pieces: readonly Piece[]): readonly Piece[] => {
  const joined: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => Date.parse(a.span.start) - Date.parse(b.span.start))) {
    const at = joined.at(-1);
    if (at === undefined || at.why !== piece.why || Date.parse(piece.span.start) > Date.parse(at.span.end)) {
      joined.push(piece);
      continue;
    }
    const later = Date.parse(at.span.end) > Date.parse(piece.span.end) ? at.span.end : piece.span.end;
    const goesOn = piece.score === at.score && Date.parse(piece.span.start) <= Date.parse(at.best.end);
    const strongest = piece.score > at.score ? piece : at;
    joined[joined.length - 1] = {
      ...at,
      span: { start: at.span.start, end: later },
      score: strongest.score,
      best: goesOn ? { start: at.best.start, end: piece.span.end } : strongest.best,
    };
  }
  return joined;
};

/**
 * The windows of all matters from the day of issue on, in order of time. The answers cut them where a sub-period ends or a
 * slow planet changes sign; stretches that meet are one window here as long as they rest on the same reason. Whatever page
 * prints a window takes it from here.
 */
export const windowsAhead = (making: Making): readonly MatterWindow[] => {
  const before = known.get(making.read);
  if (before !== undefined) return before;
  const all = EVENTS.flatMap((event) =>
    joinedPieces(
      answersOf(making, RANGES, (i) => windowsKey(event, i), windows).flatMap((one) =>
        one.windows.flatMap(({ span, score, evidence: [first] }): Piece[] =>
          first === undefined
            ? []
            : [{ name: one.event_name, span, score, best: span, why: first.text, by: first.planet }],
        ),
      ),
    ).map((one): MatterWindow => ({
      ...one,
      event,
      running: Date.parse(one.span.start) <= Date.parse(making.issued),
      open: CUT.test(one.span.end),
    })),
  )
    .filter(
      ({ span }) =>
        Date.parse(span.end) > Date.parse(making.issued) &&
        Number(span.start.slice(0, 4)) <= lastTold(making.issued, making.ahead),
    )
    .toSorted((a, b) => Date.parse(a.span.start) - Date.parse(b.span.start));
  known.set(making.read, all);
  return all;
};

/** The stays of the slow planets that touch the years ahead, each whole, in order of time. */
export const staysAhead = (making: Making): readonly Stay[] => {
  const all = answersOf(making, RANGES, staysKey, STAYS).flatMap((one) => one.stays);
  return [...new Map(all.map((one) => [`${one.planet} ${one.span.start}`, one])).values()].toSorted(
    (a, b) => Date.parse(a.span.start) - Date.parse(b.span.start),
  );
};

/** What is read of the running great period and of those that begin in the years ahead, with their sub-periods. */
export const periodsRead = (making: Making) => [
  ...making.read('read_dasha', SHAPES.read_dasha).periods,
  ...answersOf(making, COMING, comingKey, SHAPES.read_dasha).flatMap(({ periods }) => periods),
];

/** What is read of a period: of its lord, and as one thought what the houses that it rules add. */
export const periodTexts = (
  paragraphs: readonly { readonly text: string; readonly rule_id: string }[],
): readonly string[] => {
  const { rules = [], own = [] } = Object.groupBy(paragraphs, ({ rule_id: rule }) =>
    rule.startsWith('dasha.house/') ? 'rules' : 'own',
  );
  const houses = rules.map(({ text }) => text).join(' ');
  return [...own.map(({ text }) => text), ...(houses === '' ? [] : [houses])];
};

/** When a window is, in words: `25 January 2027 – 3 June 2027`, and open where it runs already or goes on beyond the years asked. */
export const windowText = (making: Making, { span, running, open }: MatterWindow): string => {
  const { until_day, from_day } = bank(making.language, 'report-saturn');
  const [start, end] = [wholeDay(making.words, span.start), wholeDay(making.words, span.end)];
  if (open) return filled(from_day, { date: start });
  return running ? filled(until_day, { date: end }) : `${start} – ${end}`;
};

/** Days from which on a window is long: its strongest part is named. */
const LONG = 366;

/** What speaks most for a window, as a sentence; of a long one with its strongest days. */
export const windowWhy = (making: Making, { span, best, why }: MatterWindow): string => {
  const isWhole = best.start === span.start && best.end === span.end;
  if (daysOf(span) <= LONG || isWhole) return why;
  const [from, to] = [wholeDay(making.words, best.start), wholeDay(making.words, best.end)];
  return filled(bank(making.language, 'report-kundli').texts.strongest, { from, to, why });
};

/** A calendar year on the clock of the birth, as pages cut it; a year that has begun is told from the day of issue. */
export interface ToldYear extends Span {
  readonly year: number;
}

/** The part of a span that lies in a year. */
export const clippedTo = ({ start, end }: ToldYear, span: Span): Span => ({
  start: Date.parse(span.start) < Date.parse(start) ? start : span.start,
  end: Date.parse(span.end) > Date.parse(end) ? end : span.end,
});

/**
 * When something is within a year, in words, without naming the year: its days where they lie in it, and `all year`, `until
 * 25 January` or `from 5 October, into 2030` where an edge of the year is no edge of the thing.
 */
export const withinYear = (making: Making, year: ToldYear, span: Span): string => {
  const { until_day } = bank(making.language, 'report-saturn');
  const { all_year, into_year } = bank(making.language, 'report-kundli').texts;
  const before = Date.parse(span.start) <= Date.parse(year.start);
  const after = Date.parse(span.end) >= Date.parse(year.end);
  const [start, end] = [dayMonth(making, span.start), dayMonth(making, span.end)];
  if (before) return after ? all_year : filled(until_day, { date: end });
  return after ? filled(into_year, { date: start, year: year.year + 1 }) : `${start} – ${end}`;
};

/** `25 January`: a day of a year that is named above it. */
export const dayMonth = ({ words }: Making, iso: string): string =>
  `${Number(iso.slice(8, 10))} ${words.months[Number(iso.slice(5, 7)) - 1] ?? ''}`;
