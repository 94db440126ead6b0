/** The one engine of muhurta: the windows of an event, equal neighbours joined, and the verdict on an instant by the same rules. */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { Direction } from '../panchang/nivas.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { muhuratEvent, type MuhuratEventId } from './events.ts';
import { judgedPieces, type JudgedPiece, type RulesPart } from './judge.ts';
import type { Observation } from './observation.ts';
import { isVetoed } from './rule.ts';
import { LEFT_OUT, NOT_EVALUATED, rulesOf, type MuhuratRuleId, type RefusalId } from './rules.ts';
import { gradeOf, LEAST_MINUTES, type Grade } from './score.ts';
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
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((id, i) => id === b[i]));
const samePart = (a: RulesPart, b: RulesPart): boolean =>
  a === b || (sameList(a.failed, b.failed) && sameList(a.passed, b.passed));
const sameVerdict = (a: JudgedPiece, b: JudgedPiece): boolean =>
  a.score === b.score && a.lagna === b.lagna && samePart(a.ofChart, b.ofChart) && samePart(a.ofDay, b.ofDay);

const windowOf = ({ lagna, ofDay, ofChart, score }: JudgedPiece, { start, end }: TimeSpan): MuhuratWindow => ({
  start,
  end,
  score,
  grade: gradeOf(score),
  passed: [...ofDay.passed, ...ofChart.passed],
  failed: [...ofDay.failed, ...ofChart.failed],
  lagna,
});

export interface MuhuratFinding {
  /** In order of time. */
  readonly windows: readonly MuhuratWindow[];
  /** Minutes of the search refused, by the first rule that refused them; with the windows they make up the whole. */
  readonly refused: ReadonlyMap<RefusalId, number>;
}

/** Every window of an event between two instants. `low` keeps those of the lowest grade. */
export const findMuhurats = (almanac: Almanac, within: TimeSpan, book: RuleBook, low: boolean): MuhuratFinding => {
  const refused: Refusals = new Map();
  const search: MuhuratSearch = { book, rules: rulesOf(book), refused };
  const windows: MuhuratWindow[] = [];
  /** Ends the run of equal pieces that began with `first`. */
  const close = (first: JudgedPiece | undefined, last: JudgedPiece | undefined): void => {
    if (!first || !last) return;
    const span = { start: first.start, end: last.end };
    const hidden = !low && gradeOf(first.score) === 'low';
    if (hidden || (span.end - span.start) * DAY_MINUTES < LEAST_MINUTES)
      refuse(refused, hidden ? 'low_score' : 'too_short', span);
    else windows.push(windowOf(first, span));
  };
  let first: JudgedPiece | undefined;
  let last: JudgedPiece | undefined;
  for (const piece of judgedPieces(search, almanac, statesOf(search, almanac, within))) {
    if (!first || !last || last.end !== piece.start || !sameVerdict(first, piece)) {
      close(first, last);
      first = piece;
    }
    last = piece;
  }
  close(first, last);
  const order: RefusalId[] = [...search.rules.map(({ id }) => id), ...LEFT_OUT];
  return { windows, refused: new Map([...refused].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))) };
};

/** Windows from the best score down, equal ones in order of time. */
export const rankedMuhurats = (windows: readonly MuhuratWindow[]): MuhuratWindow[] =>
  [...windows].sort((a, b) => b.score - a.score || a.start - b.start);

/** The book of an event for some persons; a direction counts for a journey only. */
export const ruleBookOf = (
  id: MuhuratEventId,
  natives: readonly Native[],
  lagna: boolean,
  direction: Direction | null,
): RuleBook => {
  const event = muhuratEvent(id);
  return { event, natives, lagna, direction: event.journey === true ? direction : null };
};

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
