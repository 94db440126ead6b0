/**
 * Reads what a sentence says of dasha periods: when they run, begin and end, and which follows which. Each date takes its edge
 * from the words beside it, whatever the order; every word and every date must have its part.
 */
import type { Kind } from '../language/kinds.ts';
import { hasKind, type Mention } from '../language/mentions.ts';
import type { Claim, DateSpan } from './claim.ts';
import type { Context, NamedPeriod, Path, Said } from './node.ts';
import { isBehind, levelOf, periodAt, planetOfMention, type Lords } from './period-name.ts';

type Edge = Extract<Claim, { kind: 'period' }>['edge'];

/** A part of what is said of periods. */
type Item = { readonly at: readonly number[] } & (
  | { readonly kind: 'period'; readonly lords: Lords }
  | { readonly kind: 'date'; readonly time: DateSpan }
  | { readonly kind: 'edge'; readonly edge: 'start' | 'end' }
  | { readonly kind: 'it' | 'within' | 'then' | 'now' | 'runs' | 'has' | 'birth' | 'not' | 'part' }
);

const EDGES: readonly (readonly [edge: 'start' | 'end', kinds: readonly Kind[]])[] = [
  ['start', ['begin', 'from']],
  ['end', ['end', 'until']],
];
const WORDS: readonly (readonly [
  kind: 'it' | 'within' | 'then' | 'now' | 'runs' | 'has' | 'birth' | 'not' | 'part',
  kinds: readonly Kind[],
])[] = [
  ['then', ['gives_way']],
  ['now', ['transit', 'now']],
  ['not', ['not']],
  ['birth', ['at_birth']],
  ['within', ['in_it']],
  ['part', ['comma', 'and', 'turn', 'effect']],
  ['it', ['pronoun', 'relative']],
  ['runs', ['runs']],
  ['has', ['has']],
];
const MARKS: readonly Kind[] = ['in', 'on', 'of', 'by', 'its', 'is', 'yours', 'chart', 'plain', 'will'];
const SUBJECTS: readonly Item['kind'][] = ['period', 'it'];

/** A planet whose level the words around it tell: that of the period before, or the first where it is said to run. */
const BARE = 0;

const itemAt = (mentions: readonly Mention[], at: number): readonly [item: Item | null, end: number] | null => {
  const one = mentions[at];
  if (one === undefined) return null;
  if (isBehind(mentions, at)) return null;
  const named = periodAt(mentions, at);
  const next = mentions[at + 1];
  if (named !== null) return [{ kind: 'period', lords: named.lords, at: spanOf(at, named.end) }, named.end];
  const planet = planetOfMention(one);
  if (planet !== null) return [{ kind: 'period', lords: [{ level: BARE, lord: planet }], at: [at] }, at + 1];
  if (levelOf(one) > 0) return [{ kind: 'it', at: [at] }, at + 1];
  if (hasKind(one, 'this') && next !== undefined && levelOf(next) > 0)
    return [{ kind: 'it', at: [at, at + 1] }, at + 2];
  if (one.time !== undefined) return [{ kind: 'date', time: one.time, at: [at] }, at + 1];
  const edges = EDGES.filter(([, kinds]) => hasKind(one, ...kinds)).map(([edge]) => edge);
  const [edge] = edges;
  const word = WORDS.find(([, kinds]) => hasKind(one, ...kinds))?.[0];
  if (edges.length > 1) return null;
  if (edge !== undefined && word !== 'then') return [{ kind: 'edge', edge, at: [at] }, at + 1];
  if (word !== undefined) return [{ kind: word, at: [at] }, at + 1];
  return hasKind(one, ...MARKS) ? [null, at + 1] : null;
};
const spanOf = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);

const PREPOSITIONS: readonly Kind[] = ['from', 'until'];
/** Whether "from" and "until" stand beside a date: "after Rahu" tells no day. */
const isDated = (items: readonly Item[], mentions: readonly Mention[]): boolean =>
  items.every(({ kind, at: [at = -1] }, i) => {
    const one = mentions[at];
    if (kind !== 'edge' || one === undefined || !hasKind(one, ...PREPOSITIONS) || hasKind(one, 'begin', 'end'))
      return true;
    return [i - 1, i + 1].some((beside) => items[beside]?.kind === 'date' || items[beside]?.kind === 'edge');
  });
/** The items of some mentions; null where one of them is none. */
const itemsOf = (mentions: readonly Mention[]): readonly Item[] | null => {
  const items: Item[] = [];
  for (let at = 0; at < mentions.length;) {
    const found = itemAt(mentions, at);
    if (found === null) return null;
    if (found[0] !== null) items.push(found[0]);
    at = found[1];
  }
  return isDated(items, mentions) ? items : null;
};

/** Every way to part the items into groups of one subject each: at a comma, at "then", else before the subject. */
const groupsOf = (items: readonly Item[]): readonly (readonly (readonly Item[])[])[] => {
  const subjects = items.flatMap(({ kind }, at) => (SUBJECTS.includes(kind) ? [at] : []));
  const cuts = subjects.slice(1).map((to, i) => {
    const between = spanOf((subjects[i] ?? 0) + 1, to);
    const then = between.filter((at) => items[at]?.kind === 'then');
    const parts = between.filter((at) => items[at]?.kind === 'part' && at <= (then[0] ?? to));
    const all = [...parts, ...then];
    return all.length > 0 ? all : [to];
  });
  const ways = cuts.reduce<readonly (readonly number[])[]>(
    (found, options) => found.flatMap((way) => options.map((one) => [...way, one])),
    [[]],
  );
  return ways.map((way) => [0, ...way].map((from, i) => items.slice(from, way[i] ?? items.length)));
};

/** A date with what is said to happen then. */
interface Dated {
  readonly edge: Edge;
  readonly time: DateSpan;
}

/** Every way to give each word of beginning or ending the date before or behind it; dates of two edges are none. */
const edgesOf = (items: readonly Item[]): readonly ReadonlyMap<number, 'start' | 'end'>[] => {
  const dates = items.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  return items.reduce<readonly ReadonlyMap<number, 'start' | 'end'>[]>(
    (ways, item, at) => {
      if (item.kind !== 'edge') return ways;
      const beside = [dates.findLast((one) => one < at), dates.find((one) => one > at)].filter(
        (one) => one !== undefined,
      );
      return ways.flatMap((way) =>
        beside
          .filter((one) => (way.get(one) ?? item.edge) === item.edge)
          .map((one) => new Map([...way, [one, item.edge]])),
      );
    },
    [new Map()],
  );
};

/** The edges of dates that no word names: the whole, from one to the other, or the other end of a stretch. */
const unnamed = (
  items: readonly Item[],
  dates: readonly number[],
  edges: ReadonlyMap<number, 'start' | 'end'>,
): readonly (readonly Edge[])[] => {
  const told = dates.map((at) => edges.get(at));
  if (told.every((edge) => edge !== undefined)) return [told];
  const [first, second] = told;
  if (told.length === 1) return [['running']];
  if (told.length > 2) return [];
  const isApart = items
    .slice(dates[0], dates[1])
    .some(({ kind }) => kind !== 'date' && kind !== 'part' && kind !== 'edge');
  if (isApart || second === 'start' || first === 'end') return [];
  return first === undefined && second === 'end' && edges.size === 1
    ? [
        ['start', 'end'],
        ['running', 'end'],
      ]
    : [['start', 'end']];
};

const datedIn = (items: readonly Item[]): readonly (readonly Dated[])[] => {
  const dates = items.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  return edgesOf(items).flatMap((edges) =>
    unnamed(items, dates, edges).map((found) =>
      dates.flatMap((at, i): readonly Dated[] => {
        const item = items[at];
        const edge = found[i];
        return item?.kind === 'date' && edge !== undefined ? [{ edge, time: item.time }] : [];
      }),
    ),
  );
};

/** How far a sentence was read. */
interface State {
  readonly said: readonly Said[];
  readonly period: NamedPeriod | null;
  /** Mentions of a period that was named and nothing said of it yet. */
  readonly bare: readonly number[];
}

const deepest = (period: NamedPeriod): number => Math.max(...period.lords.map(({ level }) => level));

/** The lords of a period that is named after another: within it, after it, or by a planet alone. */
const lordsAfter = (named: Lords, kinds: ReadonlySet<Item['kind']>, before: NamedPeriod | null): Lords | null => {
  const [first] = named;
  if (first === undefined || named.length > 1) return named;
  if (kinds.has('within')) return before?.lords.length === 1 && first.level === 2 ? [...before.lords, first] : null;
  if (first.level === BARE && before === null)
    return kinds.has('runs') || (kinds.has('edge') && kinds.has('date')) ? [{ ...first, level: 1 }] : null;
  if (before === null || (first.level !== BARE && !kinds.has('then'))) return named;
  const level = first.level === BARE ? deepest(before) : first.level;
  return [...before.lords.filter((one) => one.level < level), { level, lord: first.lord }];
};

/** What the items of a group say together. */
interface Group {
  readonly items: readonly Item[];
  readonly kinds: ReadonlySet<Item['kind']>;
  /** The next group follows this period without a date of its own: the date here is that of the change. */
  readonly isFollowed: boolean;
  /** It begins where the one before ends, as its words tell, or its beginning without a date. */
  readonly isThen: boolean;
  /** The period before it runs now, and so does this one where nothing else is said of it. */
  readonly isStill: boolean;
}

const groupOf = (items: readonly Item[], next: readonly Item[] | undefined, state: State): Group => {
  const kinds = new Set(items.flatMap(({ kind }) => (kind === 'part' ? [] : [kind])));
  const isFollowed = next?.some(({ kind }) => kind === 'then') === true && !next.some(({ kind }) => kind === 'date');
  const isBeginning = items.every((one) => one.kind !== 'edge' || one.edge === 'start') && kinds.has('edge');
  const isAfter = state.said.length > 0 && isBeginning && !kinds.has('date');
  const isStill = state.said.some(
    ({ claim }) => claim.kind === 'period' && claim.edge === 'running' && claim.time === null,
  );
  return { items, kinds, isFollowed, isThen: kinds.has('then') || isAfter, isStill };
};

/** The lords of the period that a group is about; null where its words tell none. */
const subjectOf = ({ items, kinds }: Group, before: NamedPeriod | null): Lords | null => {
  const subject = items.find(({ kind }) => SUBJECTS.includes(kind));
  if (subject?.kind !== 'period') return before?.lords ?? null;
  const isBare = subject.lords.some(({ level }) => level === BARE);
  // "Saturn is now there" is of no period
  if (isBare && !kinds.has('date') && !kinds.has('then') && !kinds.has('runs') && !kinds.has('edge')) return null;
  return lordsAfter(subject.lords, kinds, before);
};

type Told = readonly [lords: Lords, edge: Edge, time: DateSpan | null];

/** What a group says of its own period. */
const toldOf = (
  { kinds, isThen, isFollowed, isStill }: Group,
  lords: Lords,
  dated: readonly Dated[],
): readonly Told[] => {
  const unfollowed: Edge = isFollowed ? 'end' : 'running';
  const whole: Edge = isThen ? 'start' : unfollowed;
  const isUntimed = dated.length === 0 && !isThen && !kinds.has('birth');
  const isRunning = kinds.has('runs') || kinds.has('has') || (isStill && kinds.size === 1);
  const isNow = kinds.has('now') || (isUntimed && isRunning);
  return [
    ...dated.map(({ edge, time }): Told => [lords, edge === 'running' ? whole : edge, time]),
    ...(isNow ? [[lords, 'running', null] as const] : []),
    ...(kinds.has('birth') ? [[lords, 'birth', null] as const] : []),
  ];
};

/** What is said of the period of one group, in every way; the times of one that follows begin where the one before ends. */
const groupSaid = (items: readonly Item[], next: readonly Item[] | undefined, state: State): readonly State[] => {
  const { period: before, said } = state;
  const group = groupOf(items, next, state);
  const { kinds, isThen } = group;
  const lords = subjectOf(group, before);
  if (lords === null) return [];
  const rests = [...state.bare, ...items.filter(({ kind }) => kind !== 'part').flatMap(({ at }) => at)];
  const isUndated = !kinds.has('date') && kinds.has('edge');
  if (isUndated && !isThen) return [];
  return (kinds.has('date') ? datedIn(items) : [[]]).flatMap((dated): readonly State[] => {
    const told = toldOf(group, lords, dated);
    const timeOf = (edge: Edge): DateSpan | null => told.find((one) => one[1] === edge)?.[2] ?? null;
    const after = isThen ? succession(lords, timeOf('start'), before) : [];
    if (after === null) return [];
    const all = [...told, ...after].map(([of, edge, time]): Said => ({
      claim: { kind: 'period', lords: of, edge, time },
      negated: kinds.has('not'),
      rests,
    }));
    if (kinds.has('not') && all.length !== 1) return [];
    const end = timeOf('end') ?? (kinds.has('it') ? (before?.end ?? null) : null);
    return [{ said: [...said, ...all], period: { lords, end }, bare: all.length === 0 ? rests : [] }];
  });
};

/** What one period after another claims beside its own times; null where nothing tells when. */
const succession = (lords: Lords, start: DateSpan | null, before: NamedPeriod | null): readonly Told[] | null => {
  if (before === null) return null;
  if (start === null) return before.end === null ? null : [[lords, 'start', before.end]];
  return before.end === null ? [[before.lords, 'end', start]] : [];
};

/** The readings of a sentence about periods; none where something in it is of another kind. */
export const periodReadings = (mentions: readonly Mention[], context: Context): readonly Path[] => {
  const items = itemsOf(mentions);
  if (items === null || !items.some(({ kind }) => SUBJECTS.includes(kind))) return [];
  const start: State = { said: [], period: context.period, bare: [] };
  return groupsOf(items)
    .flatMap((groups) =>
      groups.reduce<readonly State[]>(
        (states, group, i) => states.flatMap((state) => groupSaid(group, groups[i + 1], state)),
        [start],
      ),
    )
    .filter(({ said, bare }) => said.length > 0 && bare.length === 0)
    .map(({ said, period }) => ({ said, context: { ...context, it: [], period } }));
};
