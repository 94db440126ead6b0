/**
 * The one engine of muhurta: a window is cut at every change of any factor that a rule asks for, stage by stage; what a
 * veto refuses is counted by the rule that refused it first, what is left is scored, and equal neighbours are joined.
 */
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { Direction } from '../panchang/nivas.ts';
import { clipped, type TimeSpan } from '../panchang/periods.ts';
import { vedicDayAt } from '../panchang/vedic-day.ts';
import { muhuratEvent, type MuhuratEventId } from './events.ts';
import { fineFactors, chartsOver, limbFactors, seasonFactors, type Factors } from './factors.ts';
import { banFinder, GATE_DEFAULTS, GATE_ORDER, type GateOptions } from './gates.ts';
import { lunationsFrom, type Lunations } from './lunations.ts';
import { isVetoed, type MuhuratRule, type Observation, type Stage } from './rule.ts';
import { NOT_EVALUATED, rulesOf } from './rules.ts';
import { bandOf, LEAST_MINUTES, scoreOf, type Band } from './score.ts';
import type { MuhuratState, Native, RuleBook } from './state.ts';

const MINUTES = 1440;

/** Minutes refused, by rule. */
type Refusals = Map<string, number>;

/** A search in progress. */
interface Search {
  readonly book: RuleBook;
  readonly rules: readonly MuhuratRule[];
  /** What was refused; null when refused moments are to be kept and judged. */
  readonly refused: Refusals | null;
}

const refuse = (refused: Refusals, rule: string, { start, end }: TimeSpan): void =>
  void refused.set(rule, (refused.get(rule) ?? 0) + (end - start) * MINUTES);

/** Cuts pieces at the changes of some factors; what a rule of the stage refuses falls out. */
const refine = (search: Search, pieces: readonly MuhuratState[], factors: Factors, stage: Stage): MuhuratState[] => {
  const { book, refused } = search;
  const vetoes = search.rules.filter((rule) => rule.stage === stage && rule.veto !== undefined);
  const out: MuhuratState[] = [];
  for (const piece of pieces) {
    const cuts = factors.cuts(piece).filter((cut) => cut > piece.start && cut < piece.end);
    let start = piece.start;
    for (const end of [...cuts.sort((a, b) => a - b), piece.end]) {
      if (end <= start) continue;
      const state: MuhuratState = { ...piece, ...factors.at(julian((start + end) / 2), piece), start, end };
      const veto = refused && vetoes.find((rule) => isVetoed(rule, state, book));
      if (refused && veto) refuse(refused, veto.id, state);
      else out.push(state);
      start = end;
    }
  }
  return out;
};

const hullOf = (pieces: readonly TimeSpan[], else_: TimeSpan): TimeSpan => ({
  start: pieces[0]?.start ?? else_.start,
  end: pieces.at(-1)?.end ?? else_.end,
});

/** Pieces that touch, as one span each. */
const regionsOf = (pieces: readonly TimeSpan[]): TimeSpan[] => {
  const out: TimeSpan[] = [];
  for (const { start, end } of pieces) {
    const last = out.at(-1);
    if (last?.end === start) out[out.length - 1] = { start: last.start, end };
    else out.push({ start, end });
  }
  return out;
};

/** The bans of the event, gate by gate over what the gates before it left. */
const throughGates = (
  search: Search,
  almanac: Almanac,
  pieces: readonly MuhuratState[],
  options: GateOptions,
  lunations: Lunations,
): readonly MuhuratState[] => {
  const bansOf = banFinder(almanac, options, lunations);
  let left = pieces;
  for (const gate of GATE_ORDER.filter((one) => search.book.event.gates.includes(one))) {
    const bans = regionsOf(left).flatMap((region) => bansOf(gate, region));
    if (bans.length === 0) continue;
    left = refine(
      search,
      left,
      {
        cuts: (piece) => bans.flatMap((ban) => (clipped(ban, piece) ? [ban.start, ban.end] : [])),
        at: (jd, { bans: before }) => ({
          bans: bans.some(({ start, end }) => start <= jd && jd < end) ? [...before, gate] : before,
        }),
      },
      'season',
    );
  }
  return left;
};

const NOTHING = { id: 0 };

/** The states of a window that no veto refused; all of them when nothing is to be refused. */
const statesOf = (search: Search, almanac: Almanac, within: TimeSpan): readonly MuhuratState[] => {
  const { book } = search;
  const blank: MuhuratState = {
    ...within,
    bans: [],
    month: 0,
    adhika: false,
    nearSankranti: false,
    day: vedicDayAt(almanac.horizon, almanac.clock, within.start),
    vara: 0,
    tithi: 0,
    nakshatra: 0,
    yoga: 0,
    moonStar28: 0,
    sunStar28: 0,
    sunNakshatra: 0,
    sunSign: 0,
    moonSign: 0,
    moonPada: 0,
    tithiKind: 'plain',
    starSegment: { ...NOTHING, ...within },
    tithiSegment: { ...NOTHING, ...within },
    badYogaPart: false,
    bhadra: null,
    marks: [],
    unseen: [],
    sunDegree: -1,
    jupiterSign: 0,
    chart: null,
  };
  const options = { ...GATE_DEFAULTS, daysAfterFullEclipse: book.event.daysAfterFullEclipse ?? 0 };
  const lunations = lunationsFrom(almanac.table);
  const season = refine(search, [blank], seasonFactors(almanac, within, lunations), 'season');
  const open = throughGates(search, almanac, season, options, lunations);
  if (open.length === 0) return open;
  const limbs = refine(search, open, limbFactors(almanac, regionsOf(open), book), 'limbs');
  if (limbs.length === 0) return limbs;
  return refine(search, limbs, fineFactors(almanac, hullOf(limbs, within), book, search.refused !== null), 'fine');
};

/** What some of the rules said of a piece. */
interface Part {
  readonly earned: number;
  readonly taken: number;
  readonly failed: readonly string[];
  /** Rules met, and helps that are there. */
  readonly passed: readonly string[];
}
const NO_PART: Part = { earned: 0, taken: 0, failed: [], passed: [] };

const judge = (rules: readonly MuhuratRule[], state: MuhuratState, book: RuleBook): Part => {
  let earned = 0;
  let taken = 0;
  const failed: string[] = [];
  const passed: string[] = [];
  for (const rule of rules) {
    const points = rule.points?.(state, book) ?? 0;
    if (points < 0) taken -= points;
    else earned += points;
    if (rule.told?.(book) === false) continue;
    if (rule.met(state, book)) passed.push(rule.id);
    else if (rule.bonus !== true) failed.push(rule.id);
  }
  return { earned, taken, failed, passed };
};

/** A piece with what the rules of its day said, and those of its chart. */
interface JudgedPiece extends TimeSpan {
  readonly lagna: number | null;
  readonly ofDay: Part;
  readonly ofChart: Part;
  readonly score: number;
}

/** The pieces that are left, judged: the rules of the day once for all the charts of a piece. `seen` is told of each. */
const judgedPieces = (
  { book, rules, refused }: Search,
  almanac: Almanac,
  pieces: readonly MuhuratState[],
  seen?: (state: MuhuratState) => void,
): JudgedPiece[] => {
  const dayRules = rules.filter(({ stage }) => stage !== 'lagna');
  const chartRules = rules.filter(({ stage }) => stage === 'lagna');
  const vetoes = chartRules.filter(({ veto }) => veto !== undefined);
  const chartsOf = book.lagna ? chartsOver(almanac, book) : null;
  const out: JudgedPiece[] = [];
  for (const piece of pieces) {
    const ofDay = judge(dayRules, piece, book);
    if (!chartsOf) {
      const { start, end } = piece;
      out.push({ start, end, lagna: null, ofDay, ofChart: NO_PART, score: scoreOf(ofDay.earned, ofDay.taken, false) });
      seen?.(piece);
      continue;
    }
    // One object for all the charts of a piece: there are some thousands of them in a year.
    const state: { -readonly [K in keyof MuhuratState]: MuhuratState[K] } = { ...piece };
    for (const { start, end, chart } of chartsOf(piece)) {
      state.start = start;
      state.end = end;
      state.chart = chart;
      const veto = refused && vetoes.find((rule) => isVetoed(rule, state, book));
      if (refused && veto) {
        refuse(refused, veto.id, state);
        continue;
      }
      const ofChart = judge(chartRules, state, book);
      const score = scoreOf(ofDay.earned + ofChart.earned, ofDay.taken + ofChart.taken, true);
      out.push({ start, end, lagna: chart.lagna, ofDay, ofChart, score });
      seen?.({ ...state });
    }
  }
  return out;
};

/** A stretch of time over which an event may be held. */
export interface MuhuratWindow extends TimeSpan {
  readonly score: number;
  readonly band: Band;
  /** Rules met, and helps that are there. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  /** Rising sign 1–12; null when the lagna was not looked at. */
  readonly lagna: number | null;
}

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((id, i) => id === b[i]));
const samePart = (a: Part, b: Part): boolean =>
  a === b || (sameList(a.failed, b.failed) && sameList(a.passed, b.passed));
const sameVerdict = (a: JudgedPiece, b: JudgedPiece): boolean =>
  a.score === b.score && a.lagna === b.lagna && samePart(a.ofChart, b.ofChart) && samePart(a.ofDay, b.ofDay);

const windowOf = ({ lagna, ofDay, ofChart, score }: JudgedPiece, { start, end }: TimeSpan): MuhuratWindow => ({
  start,
  end,
  score,
  band: bandOf(score),
  passed: [...ofDay.passed, ...ofChart.passed],
  failed: [...ofDay.failed, ...ofChart.failed],
  lagna,
});

export interface MuhuratFinding {
  /** In order of time. */
  readonly windows: readonly MuhuratWindow[];
  /** Minutes of the search refused, by the first rule that refused them; with the windows they make up the whole. */
  readonly refused: ReadonlyMap<string, number>;
}

/** Every window of an event between two instants. `low` keeps those that score below the bands. */
export const findMuhurats = (almanac: Almanac, within: TimeSpan, book: RuleBook, low: boolean): MuhuratFinding => {
  const refused: Refusals = new Map();
  const search: Search = { book, rules: rulesOf(book), refused };
  const windows: MuhuratWindow[] = [];
  /** Ends the run of equal pieces that began with `first`. */
  const close = (first: JudgedPiece | undefined, last: JudgedPiece | undefined): void => {
    if (!first || !last) return;
    const span = { start: first.start, end: last.end };
    const hidden = !low && bandOf(first.score) === 'low';
    if (hidden || (span.end - span.start) * MINUTES < LEAST_MINUTES)
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
  const order = [...search.rules.map(({ id }) => id), 'low_score', 'too_short'];
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
  readonly id: string;
  readonly met: boolean;
  /** It refuses the moment. */
  readonly veto: boolean;
  readonly points: number;
  readonly observed: Observation;
}

export interface MomentVerdict {
  readonly verdict: Band | 'vetoed';
  readonly score: number;
  readonly rules: readonly RuleFinding[];
}

/** Width of the window that stands for an instant, days. */
const INSTANT_DAYS = 1e-6;

/** An instant judged by the rules that `findMuhurats` searches with. */
export const judgeMoment = (almanac: Almanac, jd: JulianDay, book: RuleBook): MomentVerdict => {
  const search: Search = { book, rules: rulesOf(book), refused: null };
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
  return { verdict: rules.some(({ veto }) => veto) ? 'vetoed' : bandOf(score), score, rules };
};
