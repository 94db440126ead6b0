/** Reads how many planets stand in a place, that none does or only some, and that a state is of some alone; in any order. */
import { kinds } from '../language/kinds.ts';
import { hasWord, isOnly, isWord, ofType, restsOf, type Bag } from './bag.ts';
import type { Claim, Point } from '../facts/claim.ts';
import { pointsOf, saidOf, told, type Context, type Path } from './context.ts';
import type { Item } from './items.ts';
import { inHouse, inSign, repeats, type Ref } from './things.ts';

const COUNTING = kinds('empty only alone except not nor in_it with union planets or');
const COUNTED = [kinds('empty'), kinds('only alone'), kinds('except'), kinds('not'), kinds('nor')] as const;
const numbersOf = (items: readonly Item[]): readonly number[] => items.flatMap(({ thing }) => thing.numbers);

/** "Only Saturn", "the planets in your third house are Saturn and Rahu": nobody else. */
const isAll = (bag: Bag): boolean => hasWord(bag, 'only', 'alone') || (bag.hasVerb && hasWord(bag, 'planets'));

/** How many are said to be there, beside the points that are named; null where the words do not tell. */
const countOf = (bag: Bag, named: number): number | null => {
  const [empty, only, but, no, nor] = COUNTED.map((words) => hasWord(bag, ...words));
  const [number, ...more] = numbersOf(ofType(bag, 'count'));
  const nobodyElse = !only && but === named > 0 ? named : null;
  if (empty) return named === 0 && number === undefined && !but ? nobodyElse : null;
  if (number === undefined && no && hasWord(bag, 'planets')) return nobodyElse;
  if (nor || but) return null;
  if (number === undefined) return isAll(bag) && !no && named > 0 ? named : null;
  return more.length > 0 || (named > 0 && (named !== number || no)) ? null : number;
};

/** Whether a count is denied: "is not empty", "not two planets"; "no planet" is a count of none. */
const isDenied = (bag: Bag, count: number): boolean => {
  const isOdd = bag.items.filter((one) => isWord(one, 'not')).length % 2 === 1;
  return isOdd && (count > 0 || hasWord(bag, 'empty')) && !hasWord(bag, 'except');
};

interface Named {
  readonly of: readonly Point[];
  readonly own: readonly Claim[];
  readonly houses: readonly number[];
  readonly signs: readonly number[];
  readonly states: readonly Item[];
}
/** What is named in a bag of counting; null where something in it is of another kind. */
const namedIn = (bag: Bag, context: Context): Named | null => {
  if (!isOnly(bag, ['house', 'lagna', 'sign', 'point', 'state', 'count', 'not', 'with', 'there'], COUNTING))
    return null;
  const points = ofType(bag, 'point', 'lagna').filter(({ type, thing }) => type === 'point' || thing.own.length > 0);
  const isPoint = (ref: Ref): boolean => ref !== 'ascendant';
  const of = points.flatMap(({ thing }) => thing.refs.filter(isPoint).flatMap((ref) => pointsOf(ref, context)));
  if (repeats(of)) return null;
  return {
    of,
    own: points.flatMap(({ thing }) =>
      thing.own.flatMap(({ of: one, says }) => pointsOf(one, context).flatMap((at) => told(says, at))),
    ),
    houses: ofType(bag, 'house', 'lagna').flatMap(({ type, thing }) => (type === 'lagna' ? [1] : thing.numbers)),
    signs: numbersOf(ofType(bag, 'sign')),
    states: ofType(bag, 'state'),
  };
};

/** The place that is counted in: what is named, or the house that was named before; none where it is not one. */
const placesIn = (bag: Bag, { houses, signs }: Pick<Named, 'houses' | 'signs'>, house: number | null) => {
  const isThere = hasWord(bag, 'in_it');
  if (houses.length + signs.length > 0) return isThere ? null : { houses, signs };
  return house !== null && (isThere || hasWord(bag, 'empty')) ? { houses: [house], signs } : null;
};
/** "Three planets in one house" by itself says nothing of this chart: a verb ends it or has it. */
const isTold = (bag: Bag, of: readonly Point[]): boolean =>
  ofType(bag, 'count').length === 0 || of.length > 0 || bag.isYours || bag.endsInVerb || hasWord(bag, 'has');

/** Readings of what stands in a place: how many, and who they are. */
export const countReadings = (bag: Bag, context: Context): readonly Path[] => {
  const named = namedIn(bag, context);
  const places = named === null || named.states.length > 0 ? null : placesIn(bag, named, context.house);
  if (named === null || places === null) return [];
  const { of, own } = named;
  const { houses, signs } = places;
  const count = countOf(bag, of.length);
  const isOne = signs.length <= 1 && (houses.length <= 1 || (signs.length === 0 && count === 0));
  if (count === null || !isOne || !isTold(bag, of)) return [];
  const negated = isDenied(bag, count);
  const placed = of.flatMap((point) => [
    ...houses.flatMap((house) => told(inHouse(house), point)),
    ...signs.flatMap((sign) => told(inSign(sign), point)),
  ]);
  if (placed.length === 0 && of.length > 0) return [];
  const counts: readonly Claim[] = [
    ...houses.map((house) => ({ kind: 'count', count, place: { house } }) as const),
    ...signs.map((sign) => ({ kind: 'count', count, place: { sign } }) as const),
  ];
  const both = houses.flatMap((house) => signs.map((sign) => ({ kind: 'house_sign', house, sign }) as const));
  const rests = restsOf(bag);
  const said = [...saidOf(counts, rests, negated), ...saidOf([...both, ...placed, ...own], rests)];
  const [house = context.house] = houses.length === 1 ? houses : [];
  return [{ said, context: { ...context, house, it: of.length > 0 ? of : context.it } }];
};

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
/** States that a planet never can have: they are not counted. */
const isNever = (claim: Claim): boolean =>
  (claim.kind === 'motion' && (claim.of === 'sun' || claim.of === 'moon')) ||
  (claim.kind === 'combust' && claim.of === 'sun');

/** Readings of a state that no planet has, or none but those that are named; nodes are not counted. */
export const exclusiveReadings = (bag: Bag, context: Context): readonly Path[] => {
  const named = namedIn(bag, context);
  const [state, ...others] = named?.states ?? [];
  if (named === null || state === undefined || others.length + named.houses.length + named.signs.length > 0) return [];
  if (hasWord(bag, 'empty', 'in_it', 'union')) return [];
  const { of } = named;
  const rests = restsOf(bag);
  const next = { ...context, it: of.length > 0 ? of : context.it };
  // "Retrograde planets: Mercury and Saturn"
  if (of.length > 0 && hasWord(bag, 'planets') && !hasWord(bag, 'only', 'alone', 'except', 'not', 'nor')) {
    const claims = of.flatMap((one) => state.thing.says.flatMap((says) => told(says, one)));
    return [{ said: saidOf(claims, rests), context: next }];
  }
  if (countOf(bag, of.length) !== of.length) return [];
  const planets = of.map(context.planetOf);
  const said = SEVEN.flatMap((planet) =>
    state.thing.says.flatMap((says) => {
      const isNamed = planets.includes(planet);
      return told(says, planet).flatMap((claim) =>
        isNever(claim) && !isNamed ? [] : [{ claim, negated: !isNamed, rests }],
      );
    }),
  );
  return said.length === 0 ? [] : [{ said, context: next }];
};
