/**
 * Reads what a sentence says of dasha periods: when they run, begin and end, and which follows which. Each date takes its edge
 * from the words beside it, whatever the order; every word and every date must have its part.
 */
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { kinds, type Kind } from '../language/kinds.ts';
import { hasKind, type Mention } from '../language/mentions.ts';
import type { Bag } from './bag.ts';
import type { Claim, DateSpan } from '../facts/claim.ts';
import type { Context, NamedPeriod, Path, Said } from './context.ts';
import type { Item } from './items.ts';
import type { Lords } from './things.ts';

type Edge = Extract<Claim, { kind: 'period' }>['edge'];

/** Words of what is said of periods, the first that fits; what one edge is told by comes before them. */
const WORDS = [
  ['then', kinds('gives_way')],
  ['now', kinds('transit now')],
  ['not', kinds('not')],
  ['birth', kinds('at_birth')],
  ['part', kinds('comma and turn effect')],
  ['it', kinds('pronoun relative maha antar pratyantar')],
  ['part', kinds('asks')],
  ['runs', kinds('runs')],
  ['has', kinds('has')],
  ['nothing', kinds('in_it in on of by with its is yours chart plain will this planets')],
] as const;
const START = kinds('begin from');
const END = kinds('end until');
/** A part of what is said of periods. */
type Part = { readonly rests: readonly number[] } & (
  | { readonly kind: 'period'; readonly lords: Lords }
  | { readonly kind: 'date'; readonly time: DateSpan }
  | { readonly kind: 'start' | 'end'; readonly isBeside: boolean }
  | { readonly kind: 'then'; readonly isBehind: boolean }
  | { readonly kind: Exclude<(typeof WORDS)[number][0], 'then'> }
);
type PartKind = Part['kind'];
const isSubject = ({ kind }: Part): boolean => kind === 'period' || kind === 'it';
const isEdge = ({ kind }: Part): boolean => kind === 'start' || kind === 'end';

/** The level of a planet that the words around it tell: that of the period before, or the first where it is said to run. */
const BARE = 0;

/** What a small word says of periods; null where it says nothing. */
const wordOf = (mention: Mention, rests: Part['rests'], isAfterDate: boolean, isBeforeDate: boolean): Part | null => {
  const has = (list: readonly Kind[]): boolean => hasKind(mention, ...list);
  // "After 2031" begins then; "after Ketu" another follows
  const isFrom = has(START) && (isAfterDate || (isBeforeDate && !has(kinds('postposed'))));
  const word = WORDS.find(([kind, list]) => has(list) && !(kind === 'then' && isFrom))?.[0];
  const [isStart, isEnd] = [has(START), has(END)];
  if (isStart && isEnd) return null;
  if ((isStart || isEnd) && word !== 'then')
    return { kind: isStart ? 'start' : 'end', isBeside: !has(kinds('begin end')), rests };
  if (word === 'then') return { kind: word, isBehind: has(kinds('postposed')), rests };
  return word === undefined ? null : { kind: word, rests };
};

const isDate = (one: Item | undefined): boolean => one?.mention.time !== undefined;

const partOf = (
  { type, thing, mention, rests }: Item,
  before: Item | undefined,
  next: Item | undefined,
): Part | null => {
  if (type === 'period') return { kind: type, lords: thing.lords, rests };
  const [lord, ...others] = thing.refs.flatMap((ref) => GRAHAS.find((one) => one === ref) ?? []);
  if (type === 'point' && lord !== undefined) {
    // "After Ketu" tells no day
    const isBehind = next !== undefined && hasKind(next.mention, 'postposed') && !hasKind(next.mention, 'gives_way');
    return isBehind || thing.own.length + others.length > 0
      ? null
      : { kind: 'period', lords: [{ level: BARE, lord }], rests };
  }
  if (mention.time !== undefined) return { kind: 'date', time: mention.time, rests };
  return rests.length > 1 ? null : wordOf(mention, rests, isDate(before), isDate(next));
};

/** The parts of a bag; null where one of them is none, or a "from" stands beside no date. */
const partsOf = ({ items }: Bag): readonly Part[] | null => {
  const found = items.map((item, at) => partOf(item, items[at - 1], items[at + 1]));
  const parts = found.filter((one) => one !== null && one.kind !== 'nothing').filter((one) => one !== null);
  const isDated = parts.every((one, at) => {
    if (one.kind !== 'start' && one.kind !== 'end') return true;
    const beside = [parts[at - 1], parts[at + 1]];
    return !one.isBeside || beside.some((other) => other !== undefined && (other.kind === 'date' || isEdge(other)));
  });
  return found.includes(null) || !isDated ? null : inTime(parts);
};

/** "After Ketu, Venus begins", "Venus begins, Ketu ke baad": what is before comes first. */
const inTime = (parts: readonly Part[]): readonly Part[] => {
  const at = parts.findIndex((one, i) => one.kind === 'then' && parts[one.isBehind ? i - 1 : i + 1]?.kind === 'period');
  const then = parts[at];
  if (then?.kind !== 'then' || (!then.isBehind && at > 0) || parts.length < 3) return parts;
  const before = then.isBehind ? at - 1 : at + 1;
  const rest = parts.filter((_, i) => i !== at && i !== before);
  return [...parts.slice(before, before + 1), then, ...rest];
};

/** Every way to part them into groups of one subject each: at a comma, at "then", else before the subject. */
const groupsOf = (parts: readonly Part[]): readonly (readonly (readonly Part[])[])[] => {
  const subjects = parts.flatMap((one, at) => (isSubject(one) ? [at] : []));
  const cuts = subjects.slice(1).map((to, i) => {
    const between = parts.flatMap(({ kind }, at) => (at > (subjects[i] ?? 0) && at < to ? [{ kind, at }] : []));
    const then = between.flatMap(({ kind, at }) => (kind === 'then' ? [at] : []));
    const joints = between.flatMap(({ kind, at }) => (kind === 'part' && at <= (then[0] ?? to) ? [at] : []));
    const all = [...joints, ...then];
    return all.length > 0 ? all : [to];
  });
  const ways = cuts.reduce<readonly (readonly number[])[]>(
    (found, options) => found.flatMap((way) => options.map((one) => [...way, one])),
    [[]],
  );
  return ways.map((way) => [0, ...way].map((from, i) => parts.slice(from, way[i] ?? parts.length)));
};

/** A date with what is said to happen then. */
interface Dated {
  readonly edge: Edge;
  readonly time: DateSpan;
}

/** Every way to give each word of an edge the date before or behind it; dates of two edges are none. */
const edgesOf = (parts: readonly Part[], dates: readonly number[]): readonly ReadonlyMap<number, Edge>[] =>
  parts.reduce<readonly ReadonlyMap<number, Edge>[]>(
    (ways, { kind }, at) => {
      if (kind !== 'start' && kind !== 'end') return ways;
      const beside = [dates.findLast((one) => one < at), dates.find((one) => one > at)];
      return ways.flatMap((way) =>
        beside
          .filter((one) => one !== undefined)
          .filter((one) => (way.get(one) ?? kind) === kind)
          .map((one) => new Map([...way, [one, kind]])),
      );
    },
    [new Map()],
  );

/** The edges of dates that no word names: the whole, from one to the other, or the other end of a stretch. */
const edgesInAll = (parts: readonly Part[], dates: readonly number[], told: readonly (Edge | undefined)[]) => {
  const named = told.filter((edge) => edge !== undefined);
  if (named.length === told.length) return [named];
  const [first, second] = told;
  if (told.length === 1) return [['running'] as const];
  const between = parts.slice(dates[0], dates[1]);
  const isApart = between.some((one) => one.kind !== 'date' && one.kind !== 'part' && !isEdge(one));
  if (told.length > 2 || isApart || second === 'start' || first === 'end') return [];
  const whole = [['start', 'end'] as const];
  return first === undefined && second === 'end' ? [...whole, ['running', 'end'] as const] : whole;
};

const datedIn = (parts: readonly Part[]): readonly (readonly Dated[])[] => {
  const dates = parts.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  return edgesOf(parts, dates).flatMap((edges) =>
    edgesInAll(
      parts,
      dates,
      dates.map((at) => edges.get(at)),
    ).map((found) =>
      dates.flatMap((at, i): readonly Dated[] => {
        const [part, edge] = [parts[at], found[i]];
        return part?.kind === 'date' && edge !== undefined ? [{ edge, time: part.time }] : [];
      }),
    ),
  );
};

/** How far a sentence was read: `bare` are mentions of a period that was named and nothing said of it yet. */
interface State {
  readonly said: readonly Said[];
  readonly period: NamedPeriod | null;
  readonly bare: readonly number[];
}
type Told = readonly [lords: Lords, edge: Edge, time: DateSpan | null];

/** The lords of a period that is named after another: within it, after it, or by a planet alone. */
const lordsAfter = (
  named: Lords,
  has: (...kind: readonly PartKind[]) => boolean,
  before: NamedPeriod | null,
  next: readonly Part[] | undefined,
): Lords | null => {
  const [first] = named;
  if (first === undefined || named.length > 1) return named;
  const isBare = first.level === BARE;
  const isEdged = has('start', 'end');
  const follower =
    next?.some(({ kind }) => kind === 'then') === true ? next.find((one) => one.kind === 'period') : undefined;
  if (isBare && before === null && follower !== undefined)
    return [{ ...first, level: Math.max(1, ...follower.lords.map((one) => one.level)) }];
  // "Saturn is now there" is of no period
  if (isBare && !has('date', 'then', 'runs') && !isEdged) return null;
  if (isBare && before === null) return has('runs') || (isEdged && has('date')) ? [{ ...first, level: 1 }] : null;
  if (before === null || (!isBare && !has('then'))) return named;
  const level = isBare ? Math.max(...before.lords.map((one) => one.level)) : first.level;
  return [...before.lords.filter((one) => one.level < level), { level, lord: first.lord }];
};

/** What one period after another claims beside its own times; null where nothing tells when. */
const succession = (lords: Lords, start: DateSpan | null, before: NamedPeriod | null): readonly Told[] | null => {
  if (before === null) return null;
  if (start === null) return before.end === null ? null : [[lords, 'start', before.end]];
  return before.end === null ? [[before.lords, 'end', start]] : [];
};

/** What is said of the period of one group, in every way; the times of one that follows begin where the one before ends. */
const groupSaid = (parts: readonly Part[], next: readonly Part[] | undefined, state: State): readonly State[] => {
  const { period: before, said } = state;
  const has = (...list: readonly PartKind[]): boolean => parts.some(({ kind }) => list.includes(kind));
  const subject = parts.find(isSubject);
  const lords = subject?.kind === 'period' ? lordsAfter(subject.lords, has, before, next) : (before?.lords ?? null);
  const isFollowed = next?.some(({ kind }) => kind === 'then') === true && !next.some(({ kind }) => kind === 'date');
  const isThen = has('then') || (said.length > 0 && has('start') && !has('end', 'date'));
  if (lords === null || (!has('date') && has('start', 'end') && !isThen)) return [];
  const isStill = said.some(({ claim }) => claim.kind === 'period' && claim.edge === 'running' && claim.time === null);
  const isOnlyNamed = new Set(parts.flatMap(({ kind }) => (kind === 'part' ? [] : [kind]))).size === 1;
  const isRunning = has('runs', 'has') || (isStill && isOnlyNamed);
  const unfollowed: Edge = isFollowed ? 'end' : 'running';
  const whole: Edge = isThen ? 'start' : unfollowed;
  const rests = [...state.bare, ...parts.flatMap((one) => (one.kind === 'part' ? [] : one.rests))];
  return (has('date') ? datedIn(parts) : [[]]).flatMap((dated): readonly State[] => {
    const isNow = has('now') || (dated.length === 0 && !isThen && !has('birth') && isRunning);
    const own: readonly Told[] = [
      ...dated.map(({ edge, time }): Told => [lords, edge === 'running' ? whole : edge, time]),
      ...(isNow ? [[lords, 'running', null] as const] : []),
      ...(has('birth') ? [[lords, 'birth', null] as const] : []),
    ];
    const timeOf = (edge: Edge): DateSpan | null => own.find((one) => one[1] === edge)?.[2] ?? null;
    const after = isThen ? succession(lords, timeOf('start'), before) : [];
    const all = [...own, ...(after ?? [])];
    if (after === null || (has('not') && all.length !== 1)) return [];
    const claims = all.map(([of, edge, time]): Said => ({
      claim: { kind: 'period', lords: of, edge, time },
      negated: has('not'),
      rests,
    }));
    const end = timeOf('end') ?? (has('it') ? (before?.end ?? null) : null);
    return [{ said: [...said, ...claims], period: { lords, end }, bare: all.length === 0 ? rests : [] }];
  });
};

/** The readings of a sentence about periods; none where something in it is of another kind. */
export const periodReadings = (bag: Bag, context: Context): readonly Path[] => {
  const parts = partsOf(bag);
  if (parts === null || !parts.some(isSubject)) return [];
  const start: State = { said: [], period: context.period, bare: [] };
  return groupsOf(parts)
    .flatMap((groups) =>
      groups.reduce<readonly State[]>(
        (states, group, i) => states.flatMap((state) => groupSaid(group, groups[i + 1], state)),
        [start],
      ),
    )
    .filter(({ said, bare }) => said.length > 0 && bare.length === 0)
    .map(({ said, period }) => ({ said, context: { ...context, it: [], period } }));
};
