/** Dashas in the shapes of the contract. Dates are ISO instants with the birth's own offset. */
import type { DashaPeriods, LaidStarDasha, SystemChange } from '../ask/dasha.ts';
import { dashaStateAt, runningPeriods, type DashaState } from '../../layers/jyotish/dasha/walk.ts';
import type { DashaPlan } from '../../layers/jyotish/dasha/cycle.ts';
import type { DashaLord } from '../../layers/jyotish/dasha/lord.ts';
import type { DashaBalance } from '../../layers/jyotish/dasha/star.ts';
import type { DashaSystem } from '../../layers/jyotish/dasha/systems.ts';
import { isoLocal, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import { SIGN_STRENGTH_RULES } from '../../layers/jyotish/jaimini/sign-strength.ts';
import type { SignKey } from '../../layers/jyotish/chart/rashi.ts';
import type { RashiDashaPlan } from '../../layers/jyotish/dasha/rashi.ts';
import type { ApplicabilityFact, FactValue, JudgedCondition } from '../../layers/jyotish/dasha/applicability.ts';
import { dashaLordName, dashaText } from '../i18n/dasha.ts';
import { signShape } from './chart.ts';
import type { Words } from '../i18n/words.ts';
import type { DashaNode, DashaPeriod } from '../../layers/jyotish/dasha/period.ts';

/** A lord as answers name it. */
interface LordShape<L extends DashaLord> {
  readonly key: L;
  readonly name: string;
}

/** What every shape of an answer is written with. */
export interface DashaWriter<L extends DashaLord = DashaLord> {
  readonly words: Words;
  /** Hours from UT of the birth, which every date is written in. */
  readonly offset: number;
  /** `{ key, name }` of a lord: a planet, a yogini or a sign. */
  readonly lord: (key: L) => LordShape<L>;
}

/** A writer for one answer: a tree names the same few lords thousands of times, so each is named once. */
export const dashaWriter = <L extends DashaLord>(words: Words, offset: number): DashaWriter<L> => {
  const named = new Map<L, LordShape<L>>();
  const lord = (key: L): LordShape<L> => {
    const known = named.get(key);
    if (known) return known;
    const made = { key, name: dashaLordName(words, key) };
    named.set(key, made);
    return made;
  };
  return { words, offset, lord };
};

/** Years, months of a twelfth of a year and days of a 360th, each cut: `17y 3m 13d`. */
export const yearsText = (words: Words, years: number): string => {
  const months = (years - Math.floor(years)) * 12;
  const days = (months - Math.floor(months)) * 30;
  return dashaText(words.language)
    .lengths.balance.replace('{years}', String(Math.floor(years)))
    .replace('{months}', String(Math.floor(months)))
    .replace('{days}', String(Math.floor(days)));
};

/** What is left of the first period at birth. */
export const balanceShape = <L extends DashaLord>(
  { words, lord: named }: DashaWriter<L>,
  { lord, years }: DashaBalance<L>,
) => ({
  lord,
  lord_name: named(lord).name,
  years,
  text: yearsText(words, years),
});

/** `system` and `system_name`. */
export const systemShape = <S extends DashaSystem>({ language }: Words, system: S) => ({
  system,
  system_name: dashaText(language).systems[system],
});

const spanShape = <L extends DashaLord>(
  { offset }: DashaWriter<L>,
  { start, end }: DashaPeriod<L>,
  lords: LordShape<L>[],
) => ({
  lords,
  level: lords.length,
  span: { start: isoLocal(start, offset), end: isoLocal(end, offset) },
});

/** A period without children. */
export const periodShape = <L extends DashaLord>(writer: DashaWriter<L>, period: DashaPeriod<L>) =>
  spanShape(writer, period, period.lords.map(writer.lord));

type Extra<L extends DashaLord, X extends object> = (period: DashaPeriod<L>) => X;
type Flat<L extends DashaLord, X> = ReturnType<typeof periodShape<L>> & X;
export type PeriodTreeShape<L extends DashaLord, X> = Flat<L, X> & { children?: PeriodTreeShape<L, X>[] };

const nodeShapes = <L extends DashaLord, X extends object>(
  writer: DashaWriter<L>,
  nodes: readonly DashaNode<L>[],
  extra: Extra<L, X>,
  above: readonly LordShape<L>[] = [],
): PeriodTreeShape<L, X>[] =>
  nodes.map(({ period, children }) => {
    // The lords of a period are those of the one above and its own: a tree names them level by level.
    const lords = [...above, writer.lord(period.lord)];
    const shape: PeriodTreeShape<L, X> = Object.assign(spanShape(writer, period, lords), extra(period));
    if (children.length > 0) shape.children = nodeShapes(writer, children, extra, lords);
    return shape;
  });

/** `periods`, `current` and `state` of a dasha. `extra` adds members to each period. */
export const dashaShape = <L extends DashaLord, X extends object>(
  writer: DashaWriter<L>,
  { nodes, current, state }: DashaPeriods<L>,
  extra: Extra<L, X>,
): { periods: PeriodTreeShape<L, X>[]; state: DashaState; current: Flat<L, X>[] } => ({
  periods: nodeShapes(writer, nodes, extra),
  state,
  current: current.map((period) => ({ ...periodShape(writer, period), ...extra(period) })),
});

/** `balance`, `periods`, `state` and `current` of a dasha from a star. */
export const starDashaShape = <L extends DashaLord, X extends object>(
  writer: DashaWriter<L>,
  { plan, periods }: LaidStarDasha<L>,
  extra: Extra<L, X>,
) => ({ balance: balanceShape(writer, plan.balance), ...dashaShape(writer, periods, extra) });

/** A dasha of the signs: seed, what decided it, periods with their years. */
export const signDashaShape = (
  words: Words,
  offset: number,
  { seed, rule, exception }: Pick<RashiDashaPlan, 'seed' | 'rule' | 'exception'>,
  periods: DashaPeriods<SignKey>,
  yearLength: number,
) => {
  const { strengthRules, exceptions } = dashaText(words.language);
  const key = rule === null ? undefined : SIGN_STRENGTH_RULES[rule - 1];
  return {
    seed: signShape(words, seed),
    decided_by: rule !== null && key !== undefined ? { id: rule, key, name: strengthRules[key] } : null,
    exception: exception === null ? null : { key: exception, name: exceptions[exception] },
    ...signPeriodsShape(words, offset, periods, yearLength),
  };
};

/** Periods of signs with their years. */
export const signPeriodsShape = (words: Words, offset: number, periods: DashaPeriods<SignKey>, yearLength: number) =>
  dashaShape(dashaWriter<SignKey>(words, offset), periods, ({ start, end }) => ({ years: (end - start) / yearLength }));

/** A reading of a condition in words. */
const factText = (words: Words, fact: ApplicabilityFact, value: FactValue): string => {
  const { factForms, factValues } = dashaText(words.language);
  if (value === null) return '';
  if (typeof value === 'string') return factValues[value];
  if (fact === 'lagna_sign' || fact === 'lagna_navamsa' || fact === 'lagna_dwadasamsa')
    return signShape(words, value).name;
  return factForms.house.replace('{house}', String(value));
};

/** A judged condition in the shape of the contract. */
export const conditionShape = (words: Words, { key, met, observed }: JudgedCondition) => {
  const { conditions, facts } = dashaText(words.language);
  return {
    key,
    name: conditions[key],
    met,
    observed: observed.map(({ fact, value }) => ({
      key: fact,
      name: facts[fact],
      value: factText(words, fact, value),
    })),
  };
};

/** Nothing beside the members of every period. */
export const noExtra = (): object => ({});

/** The periods running at an instant with the elapsed share of the deepest; `state` says why there are none. */
export const runningShape = (writer: DashaWriter, plan: DashaPlan, at: JulianDay, level: number) => {
  const running = runningPeriods(plan, at, level);
  const deepest = running.at(-1);
  return {
    state: dashaStateAt(plan, at, running),
    cycle: deepest?.cycle ?? null,
    current: running.map((period) => periodShape(writer, period)),
    elapsed: deepest ? (100 * (at - deepest.start)) / (deepest.end - deepest.start) : null,
  };
};

/** A period and its children. */
export const expandShape = (
  writer: DashaWriter,
  { parent, children }: { readonly parent: DashaPeriod; readonly children: readonly DashaPeriod[] },
) => ({ parent: periodShape(writer, parent), children: children.map((child) => periodShape(writer, child)) });

/** Changes of several systems in one list, in the order given. */
export const timelineShape = ({ words, lord, offset }: DashaWriter, changes: readonly SystemChange[]) =>
  changes.map(({ at, system, level, from, to }) => ({
    at: isoLocal(at, offset),
    ...systemShape(words, system),
    level,
    from: from.map(lord),
    to: to.map(lord),
  }));
