/** The conditions of a yoga as a person would say them: what the rule asks, and what this chart shows. */
import type * as z from 'zod/mini';
import type { Block } from '../../../contract/ports/report-document.ts';
import { bank, type Banks } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import type { EXPLAINED_YOGA } from '../answers.ts';
import { capital, type Making } from '../making.ts';

type Condition = z.output<typeof EXPLAINED_YOGA>['conditions'][number];
type Observed = Condition['observed'][number];
type Found = Banks['phala/yoga-found']['found'];

/** Conditions shown: all of a short rule, and of a long one those that are met. */
const CONDITIONS = 6;
/** Groups that hold where nothing in them does. */
const NEGATION = /^(none|not)\(/;
/** Observations that only repeat what the condition says: the tick tells. */
const SAID_BY_TICK = ['combust', 'retrograde', 'benefic', 'raised_by', 'signs_occupied', 'outside'];
/** Conditions that name the dignity they ask for. */
const NAMES_DIGNITY = ['exalted', 'debilitated', 'in_own_sign', 'in_moolatrikona'];

/** Kind of a condition, and the numbers that it asks for, from the rule as it is written. */
const kindOf = ({ required }: Condition): string => /^\w+/.exec(required)?.[0] ?? '';
const numbersOf = ({ required }: Condition): readonly string[] =>
  /((?:\d+ ?)+)\)$/.exec(required)?.[1]?.split(' ') ?? [];

/** Whether an observation says nothing beyond a condition that is met. */
const isSaid = (condition: Condition, { key, value }: Observed): boolean => {
  if (SAID_BY_TICK.includes(key)) return true;
  if (!condition.met) return false;
  if (key === 'dignity') return NAMES_DIGNITY.includes(kindOf(condition));
  const numbers = numbersOf(condition);
  return ['house', 'house_from'].includes(key) && numbers.length === 1 && numbers[0] === value;
};

/** One observation in words; the planet is named where the condition is about several. */
const foundText = (making: Making, condition: Condition, one: Observed): string => {
  const { prose } = making;
  const { found } = bank(prose, 'phala/yoga-found');
  const planet = one.planet_name ?? '';
  const several = new Set(condition.observed.map(({ planet: of }) => of)).size > 1;
  const nth = bank(prose, 'house-ordinals')[Number(one.value) - 1] ?? one.value;
  const rows: Readonly<Record<string, readonly [alone: keyof Found, named: keyof Found]>> = {
    house: [kindOf(condition).startsWith('aspects') ? 'seenFrom' : 'house', 'houseOf'],
    house_from: ['house_from', 'house_from'],
    sign: ['sign', 'signOf'],
    dignity: ['dignity', 'dignityOf'],
    lordship: ['lordship', 'lordship'],
    dispositor: ['dispositor', 'dispositor'],
  };
  const row = found[rows[one.key]?.[several ? 1 : 0] ?? 'other'];
  const value = one.key === 'dignity' ? one.value.toLowerCase() : one.value;
  return filled(row, { planet, nth, value, name: one.name });
};

/** Groups of which one part is enough. */
const CHOICE = /^(some|any|at_least|one_or_more)\(/;

/** Without what is not met where another part of the same group is enough. */
const withoutUnused = (rows: readonly Condition[]): readonly Condition[] =>
  rows.filter((row, i) => {
    const group = rows.slice(0, i).findLast(({ depth }) => depth < row.depth);
    return row.met || group === undefined || !group.met || !CHOICE.test(group.required);
  });

/** The conditions without their groups; a group that rules things out is one condition. */
const termsOf = (making: Making, rows: readonly Condition[]): Condition[] => {
  const terms: Condition[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row === undefined || (row.is_group && !NEGATION.test(row.required))) continue;
    if (!row.is_group) {
      terms.push(row);
      continue;
    }
    const next = rows.findIndex(({ depth }, at) => at > i && depth <= row.depth);
    const inside = rows.slice(i + 1, next === -1 ? rows.length : next);
    terms.push(
      inside.some(({ is_group }) => is_group) ? { ...row, text: undone(making, inside) } : ruledOut(row, inside),
    );
    i += inside.length;
  }
  return terms;
};

/** Whole arrangements that are ruled out are counted: their conditions, one by one, may hold. */
const undone = ({ prose }: Making, inside: readonly Condition[]): string => {
  const top = Math.min(...inside.map(({ depth }) => depth));
  const whole = inside.filter(({ depth }) => depth === top);
  const [only] = whole;
  const count =
    whole.length === 1 && only?.is_group === true
      ? inside.filter(({ depth }) => depth === top + 1).length
      : whole.length;
  return filled(bank(prose, 'phala/yoga-found').undone, { count });
};

/** One condition that is ruled out: the answer says it whole, and what was observed of its planet stands with it. */
const ruledOut = (row: Condition, inside: readonly Condition[]): Condition => {
  const [only] = inside;
  const observed = inside.length === 1 && only !== undefined ? only.observed : [];
  return { ...row, observed };
};

/** The conditions of a yoga, each with a tick or a dash and what was found. */
export const conditionList = (making: Making, conditions: readonly Condition[]): Block => {
  const leaves = termsOf(making, withoutUnused(conditions));
  const shown = (leaves.length <= CONDITIONS ? leaves : leaves.filter(({ met }) => met)).slice(0, CONDITIONS);
  return {
    kind: 'list',
    marks: shown.map(({ met }) => (met ? 'good' : 'dash')),
    items: shown.map((one) => {
      const seen = one.observed.filter((each) => !isSaid(one, each)).map((each) => foundText(making, one, each));
      return `${capital(one.text)}${seen.length === 0 ? '' : ` (${[...new Set(seen)].join('; ')})`}`;
    }),
  };
};
