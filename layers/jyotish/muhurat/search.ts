/**
 * The search of muhurta: a window is cut at every change of any factor that a rule uses, stage by stage. Pieces refused by
 * a veto are dropped and counted for the first rule that refused them.
 */
import { julian } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { clipped, type TimeSpan } from '../ephemeris/span.ts';
import { vedicDayAt } from '../panchang/vedic-day.ts';
import { angaFactors, seasonFactors } from './factors.ts';
import { fineFactors, SEEN_GATES } from './fine-factors.ts';
import { banFinder } from './bans.ts';
import { GATE_DEFAULTS, GATE_ORDER, type GateOptions } from './gates.ts';
import { lunationsFrom, type Lunations } from './lunations.ts';
import type { Factors } from './pieces.ts';
import { isVetoed, type MuhuratRule, type Stage } from './rule.ts';
import { astaMargins } from './schools.ts';
import { selfProvenFactors } from './self-proven.ts';
import type { MuhuratRuleId, RefusalId } from './rules.ts';
import type { MuhuratState, RuleBook } from './state.ts';

/** Minutes in a day. */
export const DAY_MINUTES = 1440;

/** Minutes refused, by rule. */
export type Refusals = Map<RefusalId, number>;

/** A search in progress. */
export interface MuhuratSearch {
  readonly book: RuleBook;
  readonly rules: readonly MuhuratRule<MuhuratRuleId>[];
  /** Minutes refused; null to keep and judge refused moments too. */
  readonly refused: Refusals | null;
}

/** Counts a span among the refusals of a rule. */
export const refuse = (refused: Refusals, rule: RefusalId, { start, end }: TimeSpan): void =>
  void refused.set(rule, (refused.get(rule) ?? 0) + (end - start) * DAY_MINUTES);

/** Cuts pieces at the changes of some factors and drops those that a rule of the stage refuses. */
const refine = (
  search: MuhuratSearch,
  pieces: readonly MuhuratState[],
  factors: Factors,
  stage: Stage,
): MuhuratState[] => {
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

/** What pieces span together; none of none. */
const hullsOf = (pieces: readonly TimeSpan[]): readonly TimeSpan[] => {
  const [first] = pieces;
  const last = pieces.at(-1);
  return first && last ? [{ start: first.start, end: last.end }] : [];
};

/** Touching pieces joined into spans. */
const regionsOf = (pieces: readonly TimeSpan[]): TimeSpan[] => {
  const out: TimeSpan[] = [];
  for (const { start, end } of pieces) {
    const last = out.at(-1);
    if (last?.end === start) out[out.length - 1] = { start: last.start, end };
    else out.push({ start, end });
  }
  return out;
};

/**
 * Applies the gates of the event one after the other, each to the pieces that the ones before left; those of invisibility
 * to all at once, for they look for conjunctions months around a span.
 */
const throughGates = (
  search: MuhuratSearch,
  almanac: Almanac,
  pieces: readonly MuhuratState[],
  options: GateOptions,
  lunations: Lunations,
): readonly MuhuratState[] => {
  const bansOf = banFinder(almanac, options, lunations);
  let left = pieces;
  const asked = new Set<string>(search.rules.map(({ id }) => id));
  for (const gate of GATE_ORDER.filter((one) => asked.has(one))) {
    const regions = SEEN_GATES.some((one) => one === gate) ? hullsOf(left) : regionsOf(left);
    const bans = regions.flatMap((region) => bansOf(gate, region));
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

/** Two groups of factors as one. */
const together = (first: Factors, second: Factors | null): Factors =>
  second === null
    ? first
    : {
        cuts: (piece) => [...first.cuts(piece), ...second.cuts(piece)],
        at: (jd, piece) => ({ ...first.at(jd, piece), ...second.at(jd, piece) }),
      };

const NOTHING = { id: 0 };

/** The states of a window that no veto refused; all of them when refused moments are kept. */
export const statesOf = (search: MuhuratSearch, almanac: Almanac, within: TimeSpan): readonly MuhuratState[] => {
  const { book } = search;
  const blank: MuhuratState = {
    ...within,
    bans: [],
    month: 0,
    adhika: false,
    selfProven: false,
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
  const options = { ...GATE_DEFAULTS, asta: book.gates.asta, margins: astaMargins(book.gates) };
  const lunations = lunationsFrom(almanac.table);
  const proven = book.selfProven.length === 0 ? null : selfProvenFactors(almanac, within, book.selfProven, lunations);
  const season = refine(search, [blank], together(seasonFactors(almanac, within, lunations), proven), 'season');
  const open = throughGates(search, almanac, season, options, lunations);
  if (open.length === 0) return open;
  const byAngas = refine(search, open, angaFactors(almanac, regionsOf(open), book), 'angas');
  const [hull] = hullsOf(byAngas);
  if (!hull) return byAngas;
  return refine(search, byAngas, fineFactors(almanac, hull, book, search.refused !== null), 'fine');
};
