/** Pieces of time that no veto refused, judged: what the rules of the day say once, what those of the chart say for each chart. */
import type { Almanac } from '../panchang/almanac.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { chartsOver } from './charts.ts';
import { isVetoed, type MuhuratRule } from './rule.ts';
import type { MuhuratRuleId } from './rules.ts';
import { ceiled, scoreOf } from './score.ts';
import { refuse, type MuhuratSearch } from './search.ts';
import type { MuhuratState, RuleBook } from './state.ts';

/** What some of the rules said of a piece. */
export interface RulesPart {
  readonly earned: number;
  readonly taken: number;
  readonly failed: readonly MuhuratRuleId[];
  /** Rules met, and helps that are there. */
  readonly passed: readonly MuhuratRuleId[];
}
const NO_PART: RulesPart = { earned: 0, taken: 0, failed: [], passed: [] };

/** A rule with what the book says of it for all moments. */
interface BookedRule {
  readonly rule: MuhuratRule<MuhuratRuleId>;
  readonly listed: boolean;
}

const judge = (rules: readonly BookedRule[], state: MuhuratState, book: RuleBook): RulesPart => {
  let earned = 0;
  let taken = 0;
  const failed: MuhuratRuleId[] = [];
  const passed: MuhuratRuleId[] = [];
  for (const { rule, listed } of rules) {
    const points = rule.points === undefined ? 0 : rule.points(state, book);
    if (points < 0) taken -= points;
    else earned += points;
    if (!listed) continue;
    if (rule.met(state, book)) passed.push(rule.id);
    else if (rule.bonus !== true) failed.push(rule.id);
  }
  return { earned, taken, failed, passed };
};

/** The angas of a piece, and whether its day is self-proven. */
export type PieceDay = Pick<MuhuratState, 'day' | 'tithi' | 'nakshatra' | 'selfProven'>;

/** A piece with what the rules of its day said, and those of its chart. */
export interface JudgedPiece extends TimeSpan {
  /** What the window tells of its day. */
  readonly of: PieceDay;
  readonly lagna: number | null;
  readonly ofDay: RulesPart;
  readonly ofChart: RulesPart;
  readonly score: number;
}

/** The pieces that are left, judged: the rules of the day once for all the charts of a piece. `seen` is told of each. */
export const judgedPieces = (
  { book, rules, refused }: MuhuratSearch,
  almanac: Almanac,
  pieces: readonly MuhuratState[],
  seen?: (state: MuhuratState) => void,
): JudgedPiece[] => {
  const booked = rules.map((rule): BookedRule => ({ rule, listed: rule.listed?.(book) !== false }));
  const dayRules = booked.filter(({ rule }) => rule.stage !== 'lagna');
  const chartRules = booked.filter(({ rule }) => rule.stage === 'lagna');
  const vetoes = rules.filter(({ stage, veto }) => stage === 'lagna' && veto !== undefined);
  const chartsOf = book.lagna ? chartsOver(almanac, book) : null;
  const out: JudgedPiece[] = [];
  for (const piece of pieces) {
    const ofDay = judge(dayRules, piece, book);
    if (!chartsOf) {
      const { start, end } = piece;
      out.push({
        start,
        end,
        of: piece,
        lagna: null,
        ofDay,
        ofChart: NO_PART,
        score: ceiled(scoreOf(ofDay.earned, ofDay.taken, false), ofDay.failed),
      });
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
      const all = scoreOf(ofDay.earned + ofChart.earned, ofDay.taken + ofChart.taken, true);
      const score = ceiled(all, ofDay.failed);
      out.push({ start, end, of: piece, lagna: chart.lagna, ofDay, ofChart, score });
      seen?.({ ...state });
    }
  }
  return out;
};
