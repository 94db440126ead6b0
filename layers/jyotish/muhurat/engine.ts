/** The one engine of muhurta: the windows of an event, equal neighbours joined, and the verdict on an instant by the same rules. */
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { Direction } from '../panchang/nivas.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { AstaRule } from './asta.ts';
import { muhuratEvent, type MuhuratEventId } from './events.ts';
import { joinedSpans } from './gates.ts';
import { judgedPieces, type JudgedPiece, type PieceDay, type RulesPart } from './judge.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import type { Observation } from './observation.ts';
import { isVetoed } from './rule.ts';
import { selfProvenFor } from './self-proven.ts';
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
  /** Its Vedic day, and the tithis 1–30 and stars 1–27 that run in it, in order. */
  readonly day: VedicDay;
  readonly tithis: readonly number[];
  readonly stars: readonly number[];
  /** Its day is good of itself: the limbs were not asked. */
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

const windowOf = (
  { lagna, ofDay, ofChart, score, of }: JudgedPiece,
  { start, end }: TimeSpan,
  pieces: readonly PieceDay[],
): MuhuratWindow => ({
  start,
  end,
  score,
  grade: gradeOf(score),
  passed: [...ofDay.passed, ...ofChart.passed],
  failed: [...ofDay.failed, ...ofChart.failed],
  lagna,
  day: of.day,
  tithis: [...new Set(pieces.map(({ tithi }) => tithi))],
  stars: [...new Set(pieces.map(({ nakshatra }) => nakshatra))],
  selfProven: of.selfProven,
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
    else windows.push(windowOf(first, span, run));
  };
  let first: JudgedPiece | undefined;
  let last: JudgedPiece | undefined;
  let run: PieceDay[] = [];
  for (const piece of judgedPieces(search, almanac, statesOf(search, almanac, within))) {
    if (!first || !last || last.end !== piece.start || !sameVerdict(first, piece)) {
      close(first, last);
      first = piece;
      run = [];
    }
    run.push(piece.of);
    last = piece;
  }
  close(first, last);
  const order: RefusalId[] = [...search.rules.map(({ id }) => id), ...LEFT_OUT];
  return { windows, refused: new Map([...refused].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))) };
};

/** Windows from the best score down, equal ones in order of time. */
export const rankedMuhurats = (windows: readonly MuhuratWindow[]): MuhuratWindow[] =>
  [...windows].sort((a, b) => b.score - a.score || a.start - b.start);

/** Rules on which schools differ. */
export interface MuhuratSchools {
  /** Self-proven days pass without a test of star, tithi, weekday and month. */
  readonly selfProven?: boolean;
  /** Tuesday as the row of the event says, or refused for every event. */
  readonly tuesday?: 'usual' | 'veto';
  /** Rikta tithis refused, or only without their points. */
  readonly rikta?: 'veto' | 'points';
  /** The eight days before Holi bar what their gate bars. */
  readonly holashtak?: boolean;
  /** Weddings after Devutthana while the Sun is in Libra. */
  readonly libraSun?: boolean;
  /** What makes Jupiter and Venus invisible. */
  readonly asta?: AstaRule;
}
const LIBRA = 7;

/** The book of an event for some persons; a direction counts for a journey only. */
export const ruleBookOf = (
  id: MuhuratEventId,
  natives: readonly Native[],
  lagna: boolean,
  direction: Direction | null,
  schools: MuhuratSchools = {},
): RuleBook => {
  const {
    selfProven = true,
    tuesday = 'usual',
    rikta = 'veto',
    holashtak = true,
    libraSun = false,
    asta = 'longitude',
  } = schools;
  const row = muhuratEvent(id);
  const gates = holashtak ? row.gates : row.gates.filter((gate) => gate !== 'holashtak');
  const sunSigns = row.wedding && libraSun && row.sunSigns ? { sunSigns: [...row.sunSigns, LIBRA] } : {};
  return {
    event: { ...row, ...sunSigns, gates },
    natives,
    lagna,
    direction: row.journey === true ? direction : null,
    selfProven: selfProven ? selfProvenFor(id) : [],
    refuseTuesday: tuesday === 'veto',
    allowRikta: rikta === 'points',
    asta,
  };
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

/** The windows of a Vedic day together. */
export interface MuhuratDay extends Pick<MuhuratWindow, 'day' | 'tithis' | 'stars' | 'selfProven' | 'score' | 'grade'> {
  readonly windows: number;
  /** Minutes that they last. */
  readonly minutes: number;
  /** When they are, neighbours joined. */
  readonly spans: readonly TimeSpan[];
}

/** Windows, in order of time, by the Vedic day they lie in; score and grade are those of the best. */
export const muhuratDays = (windows: readonly MuhuratWindow[]): MuhuratDay[] =>
  [...Map.groupBy(windows, ({ day }) => day.start).values()].flatMap((ofDay) => {
    const [best] = rankedMuhurats(ofDay);
    if (!best) return [];
    return [
      {
        day: best.day,
        tithis: [...new Set(ofDay.flatMap(({ tithis }) => tithis))],
        stars: [...new Set(ofDay.flatMap(({ stars }) => stars))],
        selfProven: best.selfProven,
        score: best.score,
        grade: best.grade,
        windows: ofDay.length,
        minutes: Math.round(ofDay.reduce((sum, { start, end }) => sum + (end - start) * DAY_MINUTES, 0)),
        spans: joinedSpans(ofDay),
      },
    ];
  });
