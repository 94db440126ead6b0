/** What adds points to a moment beside its angas, and what takes points off. */
import { BAD_DAY_YOGAS, SPECIAL_YOGAS, type BadDayYogaId, type SpecialYogaId } from '../panchang/special-yogas.ts';
import { muhuratRule as rule, type MuhuratRule } from './rule.ts';
import { PENALTIES, POINTS } from './score.ts';
import type { DayMark, MuhuratState } from './state.ts';

const HELPING_YOGAS: readonly SpecialYogaId[] = ['amrita_siddhi', 'sarvartha_siddhi', 'ravi_pushya', 'guru_pushya'];
const helpingRules = SPECIAL_YOGAS.filter(({ id }) => HELPING_YOGAS.includes(id));
const helps = (state: MuhuratState): SpecialYogaId | 'abhijit' | null =>
  helpingRules.find(({ holds }) => holds(state))?.id ?? (state.marks.includes('abhijit') ? 'abhijit' : null);

/** What adds points beside the angas and the persons. */
export const HELP_RULES = [
  rule({
    id: 'benefics_seen',
    stage: 'fine',
    asked: () => true,
    met: ({ unseen }) => unseen.length === 0,
    points: ({ unseen }) => (unseen.length === 0 ? POINTS.benefics_seen : 0),
    observed: ({ unseen }) => ({ kind: 'planets', value: unseen }),
  }),
  rule({
    id: 'special_yoga',
    stage: 'fine',
    asked: () => true,
    bonus: true,
    met: (state) => helps(state) !== null,
    points: (state) => (helps(state) === null ? 0 : POINTS.special_yoga),
    observed: (state) => ({ kind: 'word', value: helps(state) ?? 'none' }),
  }),
];

/** The parts of the day that a gate may refuse. */
const GATED_MARKS: readonly DayMark[] = ['rahu_kala', 'yamaganda'];

const markRule = <const Mark extends DayMark & keyof typeof PENALTIES>(mark: Mark): MuhuratRule<Mark> => ({
  id: mark,
  stage: 'fine',
  asked: () => true,
  met: ({ marks }) => !marks.includes(mark),
  veto: ({ marks }, { gates }) => gates.kalas === 'veto' && GATED_MARKS.includes(mark) && marks.includes(mark),
  points: ({ marks }) => (marks.includes(mark) ? -PENALTIES[mark] : 0),
  observed: ({ marks }) => ({ kind: 'word', value: marks.includes(mark) ? mark : 'none' }),
});

const PREFIX = 'bad_yoga_';
/** Ids of the rules that take points off for a bad yoga of the day. */
export type BadYogaRuleId = `${typeof PREFIX}${BadDayYogaId}`;

const badYogaRule = ({ id, holds }: (typeof BAD_DAY_YOGAS)[number]): MuhuratRule<BadYogaRuleId> => ({
  id: `${PREFIX}${id}`,
  stage: 'fine',
  asked: () => true,
  met: (state) => !holds(state),
  points: (state) => (holds(state) ? -PENALTIES.bad_yoga : 0),
  observed: (state) => ({ kind: 'word', value: holds(state) ? id : 'none' }),
});

const YOGA_OF_RULE: ReadonlyMap<string, BadDayYogaId> = new Map(BAD_DAY_YOGAS.map(({ id }) => [`${PREFIX}${id}`, id]));
/** Whether a rule looks for a bad yoga of the day. */
export const isBadYogaRule = (rule: string): rule is BadYogaRuleId => YOGA_OF_RULE.has(rule);
/** The yoga that such a rule looks for. */
export const yogaOfRule = (rule: BadYogaRuleId): BadDayYogaId => {
  const yoga = YOGA_OF_RULE.get(rule);
  if (yoga === undefined) throw new Error(`no yoga of the rule ${rule}`);
  return yoga;
};

/** What takes points off, or refuses hours. */
export const PENALTY_RULES = [
  rule({
    id: 'night',
    stage: 'fine',
    asked: ({ event, gates }) => gates.night === 'veto' && event.atNight !== true,
    met: ({ marks }) => !marks.includes('night'),
    veto: true,
    listed: () => false,
    observed: ({ marks }) => ({ kind: 'word', value: marks.includes('night') ? 'night' : 'none' }),
  }),
  ...(['rahu_kala', 'varjya', 'dur_muhurta', 'yamaganda', 'gulika_kala'] as const).map((mark) => markRule(mark)),
  rule({
    id: 'bhadra_on_earth',
    stage: 'fine',
    asked: () => true,
    met: ({ bhadra }) => bhadra !== 'earth',
    points: ({ bhadra }) => (bhadra === 'earth' ? -PENALTIES.bhadra_on_earth : 0),
    observed: ({ bhadra }) => ({ kind: 'word', value: bhadra ?? 'none' }),
  }),
  ...BAD_DAY_YOGAS.map(badYogaRule),
];
