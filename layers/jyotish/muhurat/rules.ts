/**
 * The rules of muhurta, in the order in which a moment is tried. A moment that breaks a veto is refused by the first such
 * rule; the rest add or take off points, or are only listed.
 */
import { HELP_RULES, PENALTY_RULES, type BadYogaRuleId } from './bonus-rules.ts';
import { JOURNEY_RULES } from './journey-rules.ts';
import { CHART_RULES } from './lagna-rules.ts';
import { ANGA_RULES } from './anga-rules.ts';
import { NATIVE_RULES } from './native-rules.ts';
import type { MuhuratRule } from './rule.ts';
import { GATE_RULES, SEASON_RULES } from './season-rules.ts';
import type { RuleBook } from './state.ts';
import { WEDDING_FAULTS } from './wedding-faults.ts';

const RULES = [
  ...SEASON_RULES,
  ...GATE_RULES,
  ...ANGA_RULES,
  ...JOURNEY_RULES,
  ...NATIVE_RULES,
  ...HELP_RULES,
  ...PENALTY_RULES,
  ...CHART_RULES,
  ...WEDDING_FAULTS,
];
/** Every rule has its row's id. */
export type MuhuratRuleId = (typeof RULES)[number]['id'];
export const MUHURAT_RULES: readonly MuhuratRule<MuhuratRuleId>[] = RULES;

/** Faults of a wedding that are not computed yet. */
export const NOT_EVALUATED = ['pata', 'vedha', 'ekargala', 'kranti_samya'] as const;

/** Why windows are left out that no rule refused. */
export const LEFT_OUT = ['low_score', 'too_short'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
/** What can refuse a moment. */
export type RefusalId = MuhuratRuleId | LeftOut;

/** Ids with a name of their own; the bad yogas of the day have their names in the panchang. */
export type NamedRuleId = Exclude<MuhuratRuleId, BadYogaRuleId> | (typeof NOT_EVALUATED)[number] | LeftOut;

/** The rules that a book asks for, in order. */
export const rulesOf = (book: RuleBook): readonly MuhuratRule<MuhuratRuleId>[] =>
  MUHURAT_RULES.filter((rule) => (book.lagna || rule.stage !== 'lagna') && rule.asked(book));
