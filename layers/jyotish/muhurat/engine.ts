/** The one engine of muhurta: the windows of an event, equal neighbours joined, and the verdict on an instant by the same rules. */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { Direction } from '../panchang/nivas.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { MUHURAT_EVENT_IDS, muhuratEvent, type Gate, type MuhuratEventId } from './events.ts';
import { joinedSpans } from './gates.ts';
import { judgedPieces, type JudgedPiece, type PieceDay, type RulesPart } from './judge.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import type { Observation } from './observation.ts';
import { isVetoed } from './rule.ts';
import { selfProvenFor } from './self-proven.ts';
import { LEFT_OUT, NOT_EVALUATED, rulesOf, type MuhuratRuleId, type RefusalId } from './rules.ts';
import { gatesFor, type Gates, type School } from './schools.ts';
import { gradeOf, LEAST_MINUTES, type Grade } from './score.ts';
import { isBarredBy } from './season-rules.ts';
import { DAY_MINUTES, refuse, statesOf, type MuhuratSearch, type Refusals } from './search.ts';
import type { MuhuratState, Native, RuleBook } from './state.ts';

/** A stretch of time over which an event may be held. */
export interface MuhuratWindow extends TimeSpan {
  readonly score: number;
  readonly grade: Grade;
  /** Rules met, and helps that are there. */
  readonly passed: readonly MuhuratRuleId[];
  readonly failed: readonly MuhuratRuleId[];
  /** Rising sign 1–12; null when the lagna was not looked at. */
  readonly lagna: number | null;
  /** Its Vedic day, and the tithis 1–30 and stars 1–27 that run in it, in order. */
  readonly day: VedicDay;
  readonly tithis: readonly number[];
  readonly stars: readonly number[];
  /** Its day is good of itself: the angas were not asked. */
  readonly selfProven: boolean;
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((id, i) => id === b[i]));
const samePart = (a: RulesPart, b: RulesPart): boolean =>
  a === b || (sameList(a.failed, b.failed) && sameList(a.passed, b.passed));
const sameVerdict = (a: JudgedPiece, b: JudgedPiece): boolean =>
  a.score === b.score &&
  a.lagna === b.lagna &&
  a.of.selfProven === b.of.selfProven &&
  a.of.day.start === b.of.day.start &&
  samePart(a.ofChart, b.ofChart) &&
  samePart(a.ofDay, b.ofDay);

/** Neighbouring pieces with one verdict, however short or low. */
interface Run extends TimeSpan {
  readonly score: number;
  readonly grade: Grade;
  readonly first: JudgedPiece;
  readonly pieces: readonly PieceDay[];
}

const tithisOf = (pieces: readonly PieceDay[]): number[] => [...new Set(pieces.map(({ tithi }) => tithi))];
const starsOf = (pieces: readonly PieceDay[]): number[] => [...new Set(pieces.map(({ nakshatra }) => nakshatra))];

const windowOf = ({ start, end, score, grade, first: { lagna, ofDay, ofChart, of }, pieces }: Run): MuhuratWindow => ({
  start,
  end,
  score,
  grade,
  passed: [...ofDay.passed, ...ofChart.passed],
  failed: [...ofDay.failed, ...ofChart.failed],
  lagna,
  day: of.day,
  tithis: tithisOf(pieces),
  stars: starsOf(pieces),
  selfProven: of.selfProven,
});

/** The windows of a Vedic day together. */
export interface MuhuratDay extends Pick<MuhuratWindow, 'day' | 'tithis' | 'stars' | 'selfProven' | 'score' | 'grade'> {
  readonly windows: number;
  /** Minutes that no rule refused. */
  readonly minutes: number;
  /** When they are, neighbours joined. */
  readonly spans: readonly TimeSpan[];
}

export interface MuhuratFinding {
  /** In order of time. */
  readonly windows: readonly MuhuratWindow[];
  /** Every Vedic day on which the shortest time of a window, or more, is left by the rules that refuse; low grades too. */
  readonly days: readonly MuhuratDay[];
  /** Minutes of the search refused, by the first rule that refused them; with the windows they make up the whole. */
  readonly refused: ReadonlyMap<RefusalId, number>;
}

const minutesOf = ({ start, end }: TimeSpan): number => (end - start) * DAY_MINUTES;
const isWindow = (span: TimeSpan): boolean => minutesOf(span) >= LEAST_MINUTES;

/** Every window of an event between two instants, and its days. `low` keeps windows of the lowest grade. */
export const findMuhurats = (almanac: Almanac, within: TimeSpan, book: RuleBook, low: boolean): MuhuratFinding => {
  const refused: Refusals = new Map();
  const search: MuhuratSearch = { book, rules: rulesOf(book), refused };
  const runs: Run[] = [];
  let first: JudgedPiece | undefined;
  let last: JudgedPiece | undefined;
  let pieces: PieceDay[] = [];
  const close = (): void => {
    if (!first || !last) return;
    const { start, score } = first;
    runs.push({ start, end: last.end, score, grade: gradeOf(score), first, pieces });
  };
  for (const piece of judgedPieces(search, almanac, statesOf(search, almanac, within))) {
    if (!first || !last || last.end !== piece.start || !sameVerdict(first, piece)) {
      close();
      first = piece;
      pieces = [];
    }
    pieces.push(piece.of);
    last = piece;
  }
  close();
  const kept = runs.filter((one) => {
    const hidden = !low && one.grade === 'low';
    if (hidden || !isWindow(one)) refuse(refused, hidden ? 'low_score' : 'too_short', one);
    return !hidden && isWindow(one);
  });
  const order: RefusalId[] = [...search.rules.map(({ id }) => id), ...LEFT_OUT];
  return {
    windows: kept.map(windowOf),
    days: muhuratDays(runs),
    refused: new Map([...refused].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))),
  };
};

/** Windows from the best score down, equal ones in order of time. */
export const rankedMuhurats = <T extends Pick<MuhuratWindow, 'score' | 'start'>>(windows: readonly T[]): T[] =>
  [...windows].sort((a, b) => b.score - a.score || a.start - b.start);

/** Which school judges, and what a request sets otherwise. */
export interface MuhuratSchools {
  readonly school?: School;
  /** Single gates, in place of those of the school. */
  readonly gates?: Partial<Gates>;
  /** Self-proven days pass without a test of star, tithi, weekday and month. */
  readonly selfProven?: boolean;
}

/** The book of an event for some persons; a direction counts for a journey only. */
export const ruleBookOf = (
  id: MuhuratEventId,
  natives: readonly Native[],
  lagna: boolean,
  direction: Direction | null,
  { school = 'drik', gates = {}, selfProven = true }: MuhuratSchools = {},
): RuleBook => {
  const row = muhuratEvent(id);
  const decided = gatesFor(id, school, gates);
  const event = decided.angas === 'south' ? { ...row, ...row.south } : row;
  return {
    event,
    natives,
    lagna,
    direction: event.journey === true ? direction : null,
    selfProven: selfProven ? selfProvenFor(id) : [],
    gates: decided,
  };
};

/** Events that a gate refuses in a school. */
export const eventsBarredBy = (gate: Gate, school: School = 'drik'): readonly MuhuratEventId[] =>
  MUHURAT_EVENT_IDS.filter((id) => isBarredBy(gate, ruleBookOf(id, [], false, null, { school })));

/** Faults that a book would ask for and no rule looks for. */
export const notEvaluated = ({ event, lagna }: RuleBook): readonly (typeof NOT_EVALUATED)[number][] =>
  event.wedding === true && lagna ? NOT_EVALUATED : [];

/** A rule at a moment. */
export interface RuleFinding {
  readonly id: MuhuratRuleId;
  readonly met: boolean;
  /** It refuses the moment. */
  readonly veto: boolean;
  readonly points: number;
  readonly observed: Observation;
}

export interface MomentVerdict {
  readonly verdict: Grade | 'vetoed';
  /** By the score alone, also of a moment that is vetoed. */
  readonly grade: Grade;
  readonly score: number;
  readonly rules: readonly RuleFinding[];
}

/** Width of the window that stands for an instant, days. */
const INSTANT_DAYS = 1e-6;

/** An instant judged by the rules that `findMuhurats` searches with. */
export const judgeMoment = (almanac: Almanac, jd: JulianDay, book: RuleBook): MomentVerdict => {
  const search: MuhuratSearch = { book, rules: rulesOf(book), refused: null };
  const [piece] = statesOf(search, almanac, { start: jd, end: plusDays(jd, INSTANT_DAYS) });
  const states: MuhuratState[] = [];
  const [judged] = judgedPieces(search, almanac, piece ? [piece] : [], (one) => void states.push(one));
  const [state] = states;
  if (!judged || !state) throw new Error('an instant without a state');
  const { score } = judged;
  const rules = search.rules.map((rule): RuleFinding => ({
    id: rule.id,
    met: rule.met(state, book),
    veto: isVetoed(rule, state, book),
    points: rule.points?.(state, book) ?? 0,
    observed: rule.observed(state, book),
  }));
  const grade = gradeOf(score);
  return { verdict: rules.some(({ veto }) => veto) ? 'vetoed' : grade, grade, score, rules };
};

/** Runs, in order of time, by the Vedic day they lie in; score and grade are those of the best that is long enough. */
const muhuratDays = (runs: readonly Run[]): MuhuratDay[] =>
  [...Map.groupBy(runs, ({ first }) => first.of.day.start).values()].flatMap((ofDay) => {
    const minutes = ofDay.reduce((sum, one) => sum + minutesOf(one), 0);
    const windows = ofDay.filter(isWindow);
    const [best] = rankedMuhurats(windows.length > 0 ? windows : ofDay);
    if (!best || minutes < LEAST_MINUTES) return [];
    const pieces = ofDay.flatMap((one) => one.pieces);
    return [
      {
        day: best.first.of.day,
        tithis: tithisOf(pieces),
        stars: starsOf(pieces),
        selfProven: best.first.of.selfProven,
        score: best.score,
        grade: best.grade,
        windows: windows.length,
        minutes: Math.round(minutes),
        spans: joinedSpans(ofDay),
      },
    ];
  });
