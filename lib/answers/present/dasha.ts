/** Dashas in the shapes of the contract. Dates are ISO instants with the birth's own offset. */
import type { DashaPeriods, LaidStarDasha, SystemChange } from '../queries/dasha.ts';
import { bank } from '../../words/bank.ts';
import { dashaStateAt, runningPeriods } from '../../../layers/jyotish/dasha/walk.ts';
import type { DashaPlan } from '../../../layers/jyotish/dasha/cycle.ts';
import type { DashaLord } from '../../../layers/jyotish/dasha/lord.ts';
import type { DashaBalance } from '../../../layers/jyotish/dasha/star.ts';
import type { DashaSystem } from '../../../layers/jyotish/dasha/systems.ts';
import { isoLocal, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import { SIGN_STRENGTH_RULES } from '../../../layers/jyotish/jaimini/sign-strength.ts';
import type { SignKey } from '../../../layers/jyotish/chart/rashi.ts';
import type { RashiDashaPlan } from '../../../layers/jyotish/dasha/rashi.ts';
import type { ApplicabilityFact, FactValue, JudgedCondition } from '../../../layers/jyotish/dasha/applicability.ts';
import type { WriteParts } from '../../contract/frame/endpoint.ts';
import type { Birth } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';
import { dashaLordName } from '../../words/dasha.ts';
import { signShape } from './chart.ts';
import type { Words } from '../../words/words.ts';
import type { DashaNode, DashaPeriod } from '../../../layers/jyotish/dasha/period.ts';

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
  /** The same as JSON. */
  readonly lordText: (key: L) => string;
}

/** A function that is asked for the same few keys thousands of times, and makes each value once. */
const once = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
};

/**
 * A writer for one answer: a tree names the same few lords thousands of times, so each is named once.
 * @example
 * dashaWriter(words, 5.5).lord('ketu') // → { key: 'ketu', name: 'Ketu' }
 */
export const dashaWriter = <L extends DashaLord>(words: Words, offset: number): DashaWriter<L> => {
  const lord = once((key: L): LordShape<L> => ({ key, name: dashaLordName(words, key) }));
  return { words, offset, lord, lordText: once((key) => JSON.stringify(lord(key))) };
};

/** Years, months of a twelfth of a year and days of a 360th, each cut: `17y 3m 13d`. */
const yearsText = (words: Words, years: number): string => {
  const months = (years - Math.floor(years)) * 12;
  const days = (months - Math.floor(months)) * 30;
  return bank(words.language, 'dasha')
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

/**
 * `system` and `system_name`.
 * @example
 * systemShape(words, 'yogini') // → { system: 'yogini', system_name: 'Yogini' }
 */
export const systemShape = <S extends DashaSystem>({ language }: Words, system: S) => ({
  system,
  system_name: bank(language, 'dasha').systems[system],
});

/** A period without children. */
export const periodShape = <L extends DashaLord>(
  { offset, lord }: DashaWriter<L>,
  { lords, level, start, end }: DashaPeriod<L>,
) => ({
  lords: lords.map(lord),
  level,
  span: { start: isoLocal(start, offset), end: isoLocal(end, offset) },
});

/** Further members of a period. */
type Extra<L extends DashaLord, X extends object> = (period: DashaPeriod<L>) => X;
/** None. */
export const noExtra = (): object => ({});

/** A tree as JSON, `periodShape` with `children`: it has thousands of periods, whose objects would cost more than their text. */
const treeText = <L extends DashaLord>(
  writer: DashaWriter<L>,
  nodes: readonly DashaNode<L>[],
  extraText: (period: DashaPeriod<L>) => string,
  above = '',
): readonly string[] => {
  const { offset, lordText } = writer;
  return nodes.map(({ period, children }) => {
    const { lord, level, start, end } = period;
    const lords = `${above}${lordText(lord)}`;
    const span = `{"start":"${isoLocal(start, offset)}","end":"${isoLocal(end, offset)}"}`;
    const inner =
      children.length > 0 ? `,"children":[${treeText(writer, children, extraText, `${lords},`).join(',')}]` : '';
    return `{"lords":[${lords}],"level":${level},"span":${span}${extraText(period)}${inner}}`;
  });
};

/** What a tree is written with. */
interface TreeCall {
  readonly verbatim: (member: string, write: WriteParts) => void;
}

/** `periods`, `current` and `state` of a dasha; the periods are written as text. `extra` adds members to each period. */
export const dashaShape = <L extends DashaLord, X extends object>(
  { verbatim }: TreeCall,
  writer: DashaWriter<L>,
  { nodes, current, state }: DashaPeriods<L>,
  extra: Extra<L, X>,
) => {
  verbatim('periods', (json) => {
    const extraText = (period: DashaPeriod<L>): string => {
      let text = '';
      const more = extra(period);
      for (const name in more) text += `,"${name}":${json(more[name])}`;
      return text;
    };
    const rows = treeText(writer, nodes, extraText);
    return rows.length === 0 ? ['[]'] : [...rows.map((row, i) => `${i === 0 ? '[' : ','}${row}`), ']'];
  });
  return {
    periods: [],
    state,
    current: current.map((period) => ({ ...periodShape(writer, period), ...extra(period) })),
  };
};

/** `balance`, `periods`, `state` and `current` of a dasha from a star. */
export const starDashaShape = <L extends DashaLord, X extends object>(
  call: TreeCall,
  writer: DashaWriter<L>,
  { plan, periods }: LaidStarDasha<L>,
  extra: Extra<L, X>,
) => ({ balance: balanceShape(writer, plan.balance), ...dashaShape(call, writer, periods, extra) });

/** What a dasha of the signs is written with. */
type SignTreeCall = TreeCall & {
  readonly words: Words;
  readonly birth: Birth;
  readonly options: Pick<Options, 'year_length'>;
};

/** A dasha of the signs: seed, what decided it, periods with their years. */
export const signDashaShape = (
  call: SignTreeCall,
  { seed, rule, exception }: Pick<RashiDashaPlan, 'seed' | 'rule' | 'exception'>,
  periods: DashaPeriods<SignKey>,
) => {
  const { words } = call;
  const { strengthRules, exceptions } = bank(words.language, 'dasha');
  const key = rule === null ? undefined : SIGN_STRENGTH_RULES[rule - 1];
  return {
    seed: signShape(words, seed),
    strength_rule: rule !== null && key !== undefined ? { id: rule, key, name: strengthRules[key] } : null,
    sign_exception: exception === null ? null : { key: exception, name: exceptions[exception] },
    ...signPeriodsShape(call, periods),
  };
};

/** Periods of signs with their years. */
export const signPeriodsShape = (call: SignTreeCall, periods: DashaPeriods<SignKey>) => {
  const { words, birth, options } = call;
  const years = ({ start, end }: DashaPeriod) => ({ years: (end - start) / options.year_length });
  return dashaShape(call, dashaWriter<SignKey>(words, birth.offset), periods, years);
};

/** A reading of a condition in words. */
const factText = (words: Words, fact: ApplicabilityFact, value: FactValue): string => {
  const { factForms, factValues } = bank(words.language, 'dasha');
  if (value === null) return '';
  if (typeof value === 'string') return factValues[value];
  if (fact === 'lagna_sign' || fact === 'lagna_navamsa' || fact === 'lagna_dwadasamsa')
    return signShape(words, value).name;
  return factForms.house.replace('{house}', String(value));
};

/** A judged condition in the shape of the contract. */
export const conditionShape = (words: Words, { key, met, observed }: JudgedCondition) => {
  const { conditions, facts } = bank(words.language, 'dasha');
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
