/**
 * A sentence in as few segments as can be read, each as statements of one kind. A segment begins at a comma, an "and" or a
 * turn; what one names, the next may mean by "it", "there" and "then".
 */
import { kinds, type Kind } from '../language/kinds.ts';
import { hasKind, type Mention } from '../language/mentions.ts';
import { hasWord, ofType, restsOf, type Bag } from './bag.ts';
import { clauseReadings } from './clause.ts';
import { pointsOf, type Context, type Path, type Said } from './context.ts';
import { countReadings, exclusiveReadings } from './counts.ts';
import { itemsOf, type Item } from './items.ts';
import { limbReadings, presenceReadings } from './births.ts';
import { periodReadings } from './periods.ts';
import { readerOf } from './things.ts';

const CUTS = kinds('comma and turn relative effect gives_way nor');
/** Most segments of a sentence, most that are tried, and most ways of reading that are looked at. */
const MOST_SEGMENTS = 5;
const MOST_TRIED = 240;
const MOST_PATHS = 24;

/** "Neither Saturn nor Mars is retrograde": what is said of both is denied of both. */
const neither = (bag: Bag, context: Context): readonly Path[] => {
  const nor = bag.items.flatMap(({ word }, at) => (word === 'nor' ? [at] : []));
  const isOver = bag.items
    .slice(nor.at(-1))
    .some(({ type }) => type === 'stop' || type === 'turn' || type === 'pronoun');
  if (nor.length === 0 || isOver || bag.items.some(({ word }) => word === 'not')) return [];
  const items = bag.items.map((one, at): Item =>
    nor.includes(at) ? { ...one, type: at === nor[0] ? 'nothing' : 'and', word: null } : one,
  );
  return clauseReadings(items, context).flatMap(({ said, context: after }) => {
    const isOne = new Set(said.map(({ claim }) => claim.kind)).size === 1 && !said.some(({ negated }) => negated);
    const rests = nor.flatMap((at) => bag.items[at]?.rests ?? []);
    const denied = said.map((one) => ({ ...one, negated: true, rests: [...one.rests, ...rests] }));
    return isOne ? [{ said: denied, context: after }] : [];
  });
};

/** "Not Mars but Venus", "Venus, not Mars,": the numbers of the words of denial and of who is denied, and of who is meant. */
const INSTEAD: readonly (readonly [form: string, out: readonly number[], meant: number])[] = [
  ['not point turn point', [0, 1, 2], 3],
  ['point stop not point stop', [1, 2, 3, 4], 0],
];
/** What is said of one planet and denied of another in the same breath. */
const instead = (bag: Bag, context: Context): readonly Path[] => {
  const items = bag.items.filter(({ type }) => type !== 'nothing' && type !== 'pronoun');
  return INSTEAD.flatMap(([form, out, meant]) => {
    const types = form.split(' ');
    const other = items[types.lastIndexOf('point', meant === 0 ? types.length : meant - 1)];
    const [of, ...more] = items[meant]?.thing.refs ?? [];
    const [notOf, ...rest] = other?.thing.refs ?? [];
    const isForm = types.every((type, at) => items[at]?.type === type) && more.length + rest.length === 0;
    if (!isForm || typeof of !== 'string' || typeof notOf !== 'string' || of === 'it' || notOf === 'it') return [];
    const kept = items.filter((_, at) => !out.includes(at));
    const rests = out.flatMap((at) => items[at]?.rests ?? []);
    return clauseReadings(kept, context).flatMap((path) => {
      const denied = path.said.flatMap((one): readonly Said[] => {
        const { claim } = one;
        if ('of' in claim && claim.of === of)
          return [{ ...one, claim: { ...claim, of: notOf }, negated: !one.negated, rests }];
        if (claim.kind !== 'lord' || claim.planet !== of || notOf === 'ascendant') return [];
        return [{ ...one, claim: { ...claim, planet: notOf }, negated: !one.negated, rests }];
      });
      return denied.length === 1 && path.said.length === 1 ? [{ ...path, said: [...path.said, ...denied] }] : [];
    });
  });
};

const MOST_REPEATED = 8;
/** "Mercury is not", "so is Saturn": what was said last, of other points. */
const repeated = (bag: Bag, context: Context): readonly Path[] => {
  const last = context.said.at(-1);
  const isSame = hasWord(bag, 'same');
  const isNot = hasWord(bag, 'not');
  const isShort = bag.items.every(
    ({ type, mention }) =>
      ['point', 'not', 'stop', 'turn', 'and', 'nothing'].includes(type) || hasKind(mention, 'same', 'not'),
  );
  if (last === undefined || !('of' in last.claim) || !isShort || isSame === isNot || bag.items.length > MOST_REPEATED)
    return [];
  const { claim, negated } = last;
  const it = ofType(bag, 'point').flatMap(({ thing }) => thing.refs.flatMap((ref) => pointsOf(ref, context)));
  const rests = restsOf(bag);
  const said = it.map((of) => ({ claim: { ...claim, of }, negated: isNot ? !negated : negated, rests }));
  return said.length === 0 ? [] : [{ said, context: { ...context, it } }];
};

/** Kinds of statements, and the words without which one is not looked for. */
const STATEMENTS: readonly (readonly [
  needs: readonly Kind[],
  read: (bag: Bag, context: Context) => readonly Path[],
])[] = [
  [kinds('maha antar pratyantar runs date gives_way years comma'), periodReadings],
  [kinds('yoga dosha'), presenceReadings],
  [kinds('at_birth'), limbReadings],
  [kinds('empty only alone except planets'), countReadings],
  [kinds('empty only alone except planets'), exclusiveReadings],
  [kinds('nor'), neither],
  [kinds('not'), instead],
  [kinds('not same'), repeated],
];

/** What is spoken of: the mentions, and the numbers of those before which a verb stood that was left out. */
export interface Spoken {
  readonly mentions: readonly Mention[];
  readonly apart: ReadonlySet<number>;
  /** The sentence speaks of "your" chart. */
  readonly isYours: boolean;
}

/** The ways to read all of a sentence. */
export const segmentedReadings = ({ mentions, apart, isYours }: Spoken, context: Context): readonly Path[] => {
  const words = { mentions, apart, read: readerOf(mentions) };
  const cuts = mentions.flatMap((one, at) => (at > 0 && hasKind(one, ...CUTS) ? [at] : []));
  const itemsKept = new Map<string, readonly Item[] | null>();
  const kept = new Map<Context, Map<string, readonly Path[]>>();
  let tried = 0;
  const segment = (from: number, to: number, before: Context): readonly Path[] => {
    const key = `${from} ${to}`;
    const known = itemsKept.get(key);
    const items = known === undefined ? itemsOf(words, from, to) : known;
    itemsKept.set(key, items);
    if (items === null) return [];
    const isPart = to - from < mentions.length;
    const hasVerb = [...apart].some((at) => at >= from && at <= to);
    const bag: Bag = { items, isYours, isPart, hasVerb, endsInVerb: apart.has(to) };
    const some = mentions.slice(from, to);
    const own = STATEMENTS.filter(([needs]) => some.some((one) => hasKind(one, ...needs))).flatMap(([, read]) =>
      read(bag, before),
    );
    return own.length > 0 ? own : clauseReadings(items, before);
  };
  const read = (from: number, to: number, before: Context): readonly Path[] => {
    const ofContext = kept.get(before) ?? new Map<string, readonly Path[]>();
    kept.set(before, ofContext);
    const key = `${from} ${to}`;
    const known = ofContext.get(key);
    if (known !== undefined) return known;
    if (++tried > MOST_TRIED) return [];
    const found = segment(from, to, before).map(({ said, context: after }) => ({ said, context: { ...after, said } }));
    ofContext.set(key, found);
    return found;
  };
  const paths = (from: number, many: number, before: Context): readonly Path[] => {
    const ends = many === 1 ? [mentions.length] : cuts.filter((at) => at > from);
    return ends.flatMap((to) =>
      read(from, to, before).flatMap((path) =>
        many === 1
          ? [path]
          : paths(to, many - 1, path.context).map((rest) => ({ ...rest, said: [...path.said, ...rest.said] })),
      ),
    );
  };
  for (let many = 1; many <= Math.min(MOST_SEGMENTS, cuts.length + 1); many++) {
    const found = paths(0, many, context);
    if (found.length > 0) return found.slice(0, MOST_PATHS);
  }
  return [];
};
