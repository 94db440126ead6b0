/** What the verbs of a sentence take: who looks at what, who rules what; and what each word of denial denies. */
import type { Item, ItemType } from './items.ts';

/** A verb with the items that it takes, by their numbers. */
export interface Relation {
  readonly targets: readonly number[];
  /** Who does it, where that stands beside the verb; empty where it is the subject. */
  readonly agents: readonly number[];
  /** The place it is done from. */
  readonly from: number | null;
  /** The place of what is looked at: "sees Mars who sits in the fourth", in the order of Hindi. */
  readonly where: number | null;
}

const THINGS: readonly ItemType[] = ['point', 'lagna', 'house'];
const isMark = (one: Item | undefined, ...words: readonly string[]): boolean =>
  one?.type === 'mark' && (words.length === 0 || words.includes(one.word ?? ''));
/** What joins things of one kind, or parts clauses. */
export const JOINTS: readonly ItemType[] = ['and', 'stop'];
const isJoint = (one: Item | undefined): boolean => one !== undefined && JOINTS.includes(one.type);

/** Chunks of one type in a row from a place on, in a direction, with joints between them. */
const runFrom = (items: readonly Item[], at: number, step: 1 | -1, marks: readonly string[]): readonly number[] => {
  const isPoint = items[at]?.type === 'point';
  const found = [at];
  for (let i = at; isJoint(items[i + step]);) {
    let next = i + step;
    while (isJoint(items[next]) || isMark(items[next], 'on', 'of', ...marks)) next += step;
    const one = items[next];
    if (one === undefined || !THINGS.includes(one.type) || (one.type === 'point') !== isPoint || one.isApart) break;
    found.push(next);
    i = next;
  }
  return found.toSorted((a, b) => a - b);
};

interface Beside {
  readonly run: readonly number[];
  /** The marks between it and where one looks from. */
  readonly marks: readonly string[];
}

/** The run of things nearest to a place in a direction, where only marks stand between. */
const beside = (items: readonly Item[], at: number, step: 1 | -1): Beside | null => {
  const marks: string[] = [];
  let i = at + step;
  for (; isMark(items[i]) || items[i]?.type === 'not'; i += step) marks.push(items[i]?.word ?? '');
  const one = items[i];
  // "उस पर मंगल की दृष्टि"
  if (one?.type === 'pronoun' && step < 0 && marks.length > 0 && marks[0] === 'on') return { run: [i], marks };
  return one !== undefined && THINGS.includes(one.type) ? { run: runFrom(items, i, step, marks), marks } : null;
};

const ends = (run: readonly number[], step: 1 | -1): number => (step > 0 ? Math.max(...run) : Math.min(...run));

/** What a verb takes on one side, from near to far. */
const sideOf = (items: readonly Item[], at: number, step: 1 | -1): readonly Beside[] => {
  const found: Beside[] = [];
  for (let from = at; found.length < 3;) {
    const next = beside(items, from, step);
    if (next === null) break;
    found.push(next);
    from = ends(next.run, step);
  }
  return found;
};

/** The verbs of a sentence by their numbers, and all items that belong to one. */
export interface Relations {
  readonly of: ReadonlyMap<number, Relation>;
  readonly taken: ReadonlySet<number>;
}

const EMPTY: Relation = { targets: [], agents: [], from: null, where: null };
const typeAt = (items: readonly Item[], { run }: Beside): ItemType | undefined => items[run[0] ?? -1]?.type;

/** Whether a thing is where the target stands, a verb between them: "sees Mars who sits in the fourth" in the order of Hindi. */
const isItsPlace = (items: readonly Item[], targets: readonly number[], one: Beside): boolean => {
  const target = items[targets[0] ?? -1];
  return target?.type === 'point' && target.isApart && one.marks.includes('in') && typeAt(items, one) !== 'point';
};

/** What a thing beside an active verb is to it; null where it is nothing, and all beyond it is not the verb's. */
const roleOf = (
  items: readonly Item[],
  verb: Item | undefined,
  { targets, agents, from, where }: Relation,
  one: Beside,
  isBehind: boolean,
): keyof Relation | null => {
  const isPoint = typeAt(items, one) === 'point';
  if (verb?.word === 'opposite' && one.marks.includes('in')) return null;
  if (!isBehind && where === null && isItsPlace(items, targets, one)) return 'where';
  if (one.marks.includes('from') && !isPoint && one.run.length === 1 && from === null) return 'from';
  if (one.marks.includes('of') && isPoint && agents.length === 0 && verb?.word === 'aspects') return 'agents';
  return targets.length === 0 && (isBehind || !isPoint || one.marks.includes('on')) ? 'targets' : null;
};

/** What a thing is that stands between an active verb and what it is done to; null where nothing is told "on" behind it. */
const roleBefore = (
  items: readonly Item[],
  next: Beside | undefined,
  { agents }: Relation,
  one: Beside,
): keyof Relation | null => {
  if (next?.marks.includes('on') !== true || agents.length > 0 !== one.marks.includes('in')) return null;
  // "On the tenth, of Mars in the fourth, a glance": he looks from the nearer
  if (agents.length > 0) return 'from';
  // "पंचम भाव को शनि देखते हैं"
  return one.marks.length === 0 && typeAt(items, one) === 'point' ? 'agents' : null;
};

/** What an active verb takes; null where it takes nothing. */
const active = (items: readonly Item[], at: number): Relation | null => {
  const verb = items[at];
  const it = isMark(items[at + 1], 'on') ? at + 2 : at + 1;
  const isIt = items[it]?.word === 'pronoun' && !(verb?.word === 'opposite' && isJoint(items[it + 1]));
  const side = (step: 1 | -1): readonly Beside[] => sideOf(items, isIt && step > 0 ? it : at, step);
  let taken: Relation = isIt ? { ...EMPTY, targets: [it] } : EMPTY;
  for (const step of [1, -1] as const)
    for (const [i, one] of side(step).entries()) {
      const between = step < 0 ? roleBefore(items, side(step)[i + 1], taken, one) : null;
      const role = between ?? roleOf(items, verb, taken, one, step > 0);
      if (role === null) break;
      taken = { ...taken, [role]: role === 'from' || role === 'where' ? (one.run[0] ?? null) : one.run };
    }
  return taken.targets.length === 0 ? null : taken;
};

/** The house behind a run of things that it is done from: "aspected by Mars from the fourth". */
const fromBehind = (items: readonly Item[], run: readonly number[]): number | null => {
  const next = beside(items, ends(run, 1), 1);
  const isFrom = next !== null && next.marks.includes('from') && next.run.length === 1;
  return isFrom && typeAt(items, next) !== 'point' ? (next.run[0] ?? null) : null;
};

/** What a passive verb takes: by whom; what is looked at or ruled is the subject. */
const passive = (items: readonly Item[], at: number): Relation | null => {
  const [before, after] = [beside(items, at, -1), beside(items, at, 1)];
  const isBehind = after !== null && typeAt(items, after) === 'point';
  const isBy = before?.marks.some((mark) => mark === 'by' || mark === 'from' || mark === 'of') === true;
  const isBefore = before !== null && isBy && typeAt(items, before) === 'point';
  if (isBefore && !(isBehind && after.marks.includes('by'))) return { ...EMPTY, agents: before.run };
  return isBehind ? { ...EMPTY, agents: after.run, from: fromBehind(items, after.run) } : null;
};

/** The verbs of a sentence with what they take; null where one takes nothing. */
export const relationsOf = (items: readonly Item[]): Relations | null => {
  const found = new Map<number, Relation>();
  const taken = new Set<number>();
  for (const [at, { type, word }] of items.entries()) {
    if (type !== 'verb') continue;
    const relation = word === 'aspected_by' || word === 'ruled_by' ? passive(items, at) : active(items, at);
    // "Rahu is opposite, in the fifth"
    if (relation === null && word === 'opposite') continue;
    if (relation === null) return null;
    const places = [relation.from, relation.where].filter((one) => one !== null);
    const all = [...relation.targets, ...relation.agents, ...places];
    if (all.some((one) => taken.has(one))) return null;
    for (const one of all) taken.add(one);
    found.set(at, relation);
  }
  return { of: found, taken };
};

const DENIED: readonly ItemType[] = [
  'house',
  'group',
  'sign',
  'star',
  'degree',
  'state',
  'verb',
  'with',
  'lagna',
  'there',
  'presence',
];
const PARTS: readonly ItemType[] = ['stop', 'turn', 'and', 'point'];

/** The nearest chunk that may be denied on one side, before what parts clauses. */
const deniable = (items: readonly Item[], at: number, step: 1 | -1, taken: ReadonlySet<number>): number | null => {
  for (let i = at + step; i >= 0 && i < items.length; i += step) {
    const type = items[i]?.type;
    if (type === undefined || (PARTS.includes(type) && !taken.has(i))) return null;
    if (DENIED.includes(type) && !taken.has(i)) return i;
  }
  return null;
};

/** Every way to tell what the words of denial deny: sets of numbers of items. None where one denies nothing. */
export const denialsOf = (items: readonly Item[], taken: ReadonlySet<number>): readonly ReadonlySet<number>[] => {
  return items.reduce<readonly ReadonlySet<number>[]>(
    (sets, { type }, at) => {
      if (type !== 'not') return sets;
      const both = [deniable(items, at, 1, taken), deniable(items, at, -1, taken)].filter((one) => one !== null);
      return sets.flatMap((set) => both.filter((one) => !set.has(one)).map((one) => new Set([...set, one])));
    },
    [new Set()],
  );
};
