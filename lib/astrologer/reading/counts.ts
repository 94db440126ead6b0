/** Reads how many planets stand in a place, that none does or only some, and that a state is of some alone; in any order. */
import type { Kind } from '../language/kinds.ts';
import { hasKind, numberAs } from '../language/mentions.ts';
import type { Words } from './chunks.ts';
import type { Claim } from './claim.ts';
import type { Context, Node, Path, Said } from './node.ts';
import { inHouse, inSign } from './things.ts';

/** What a clause of counting names. */
interface Counted {
  readonly houses: readonly number[];
  readonly signs: readonly number[];
  readonly points: readonly Node[];
  readonly states: readonly Node[];
  readonly numbers: readonly number[];
  /** Words of counting and denial: `empty`, `only`, `not` … */
  readonly words: readonly Kind[];
}

const COUNTING: readonly Kind[] = ['empty', 'only', 'alone', 'except', 'not', 'nor', 'in_it', 'union', 'planets'];
const SMALL: readonly Kind[] = [
  'and',
  'comma',
  'in',
  'on',
  'of',
  'has',
  'is',
  'its',
  'yours',
  'chart',
  'plain',
  'turn',
];
const THINGS = ['Houses', 'Sign', 'Point', 'State', 'ascendant'] as const;

/** What the words name; null where one of them is of another kind. */
const countedIn = ({ mentions, read }: Words): Counted | null => {
  const houses: number[] = [];
  const signs: number[] = [];
  const points: Node[] = [];
  const states: Node[] = [];
  const numbers: number[] = [];
  const words: Kind[] = [];
  for (let at = 0; at < mentions.length;) {
    const [one, next] = [mentions[at], mentions[at + 1]];
    if (one === undefined) return null;
    const number = numberAs(one, 'number');
    if (number !== null && next !== undefined && hasKind(next, 'planets')) {
      numbers.push(number);
      words.push('planets');
      at += 2;
      continue;
    }
    const word = COUNTING.find((kind) => hasKind(one, kind));
    const [longest] = THINGS.flatMap((name) => read(name, at).map((found) => ({ name, ...found }))).toSorted(
      (a, b) => b.end - a.end,
    );
    if (word !== undefined) {
      words.push(word);
      at++;
    } else if (longest !== undefined && !hasKind(one, 'pronoun', 'relative')) {
      const { name, node, end } = longest;
      if (name === 'Houses') houses.push(...node.numbers);
      else if (name === 'ascendant') houses.push(1);
      else if (name === 'Sign') signs.push(node.sign ?? 0);
      else if (name === 'State') states.push(node);
      else points.push(node);
      at = end;
    } else if (hasKind(one, ...SMALL) || (hasKind(one, 'or') && words.includes('not'))) at++;
    else return null;
  }
  return { houses, signs, points, states, numbers, words };
};

/** That nobody is there, or nobody but those that are named; null where it is not said so. */
const noneOf = (words: readonly Kind[], named: number): number | null => {
  const isBut = words.includes('except');
  if (words.includes('only') || words.includes('alone') || isBut !== named > 0) return null;
  return named;
};

/** How many are said to be there; null where the words do not tell. */
const countOf = ({ words, numbers, houses }: Counted, named: number): number | null => {
  const has = (...kinds: readonly Kind[]): boolean => kinds.some((kind) => words.includes(kind));
  const [number] = numbers;
  if (has('empty')) return named + numbers.length === 0 && !has('except') ? noneOf(words, 0) : null;
  if (number === undefined && has('planets') && has('not', 'nor')) return noneOf(words, named);
  if (has('nor', 'except') || houses.length > 1) return null;
  if (number === undefined) return has('only', 'alone') && !has('not') && named > 0 ? named : null;
  const isOther = numbers.length > 1 || (named > 0 && (named !== number || has('not')));
  return isOther ? null : number;
};

/** Whether a count is denied: "is not empty", "not two planets"; "no planet" is a count of none. */
const isDenied = ({ words }: Counted, count: number): boolean => {
  const isOdd = words.filter((word) => word === 'not').length % 2 === 1;
  const isNone = count === 0 && !words.includes('empty');
  return isOdd && !isNone && !words.includes('except');
};

/** The place that is counted in: what is named, or the house that was named before; null where it is not one. */
const placeOf = ({ houses, signs, words }: Counted, { house }: Context): Pick<Counted, 'houses' | 'signs'> | null => {
  const isThere = words.includes('in_it');
  if (houses.length + signs.length === 0)
    return house !== null && (isThere || words.includes('empty')) ? { houses: [house], signs } : null;
  return isThere || signs.length > 1 || (signs.length > 0 && houses.length > 1) ? null : { houses, signs };
};

/** Readings of what stands in a place: how many, and who they are. */
export const countReadings = (words: Words, context: Context, isYours: boolean): readonly Path[] => {
  const counted = countedIn(words);
  const at = counted === null || counted.states.length > 0 ? null : placeOf(counted, context);
  if (counted === null || at === null) return [];
  const { houses, signs } = at;
  const of = counted.points.flatMap((node) => node.points(context).points);
  const count = countOf({ ...counted, houses }, of.length);
  // "Three planets in one house" by itself says nothing of this chart: a verb ends it or has it
  const isTold =
    counted.numbers.length === 0 ||
    of.length > 0 ||
    isYours ||
    words.apart.has(words.mentions.length) ||
    words.mentions.some((one) => hasKind(one, 'has'));
  if (count === null || !isTold || new Set(of).size < of.length) return [];
  const rests = words.mentions.map((_, i) => i);
  const [house, sign] = [houses[0], signs[0]];
  const places = [...houses.map((one) => ({ house: one })), ...signs.map((one) => ({ sign: one }))];
  const placed = of.flatMap((point) => [
    ...(house === undefined ? [] : inHouse(house)(point, context)),
    ...(sign === undefined ? [] : inSign(sign)(point, context)),
  ]);
  if (placed.length === 0 && of.length > 0) return [];
  const negated = isDenied(counted, count);
  const both: readonly Claim[] = house === undefined || sign === undefined ? [] : [{ kind: 'house_sign', house, sign }];
  const said: readonly Said[] = [
    ...places.map((place) => ({ claim: { kind: 'count', count, place } as const, negated, rests })),
    ...both.map((claim) => ({ claim, negated: false, rests })),
    ...placed.map((one) => ({ ...one, rests })),
    ...counted.points.flatMap((node) => node.says(context).map((one) => ({ ...one, rests }))),
  ];
  const it = of.length > 0 ? of : context.it;
  return [{ said, context: { ...context, house: houses.length === 1 ? (house ?? null) : context.house, it } }];
};

const MOVING = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const SEVEN = ['sun', 'moon', ...MOVING] as const;

/** Readings of a state that no planet has, or none but those that are named: nodes are not counted, nor what never can have it. */
export const exclusiveReadings = (words: Words, context: Context): readonly Path[] => {
  const counted = countedIn(words);
  const [state, ...others] = counted?.states ?? [];
  if (counted === null || state === undefined || others.length > 0) return [];
  if (
    counted.houses.length + counted.signs.length > 0 ||
    counted.words.some((word) => word === 'empty' || word === 'in_it')
  )
    return [];
  const of = counted.points.flatMap((node) => node.points(context).points);
  const rests = words.mentions.map((_, at) => at);
  const counting = counted.words.filter((word) => word !== 'planets');
  // "Retrograde planets: Mercury and Saturn"
  if (counting.length + counted.numbers.length === 0 && counted.words.length === 1 && of.length > 0) {
    const said = of.flatMap((one) =>
      state.predicates.flatMap(({ says }) => says(one, context).map((told) => ({ ...told, rests }))),
    );
    return [{ said, context: { ...context, it: of } }];
  }
  const count = countOf(counted, of.length);
  if (count === null || count !== of.length || counted.words.includes('union')) return [];
  const planets = of.map(context.planetOf);
  const said = SEVEN.flatMap((planet) =>
    state.predicates.flatMap((one) =>
      one.says(planet, context).flatMap((told): readonly Said[] => {
        const { kind } = told.claim;
        const never =
          (kind === 'motion' && (planet === 'sun' || planet === 'moon')) || (kind === 'combust' && planet === 'sun');
        const isNamed = planets.includes(planet);
        return never && !isNamed ? [] : [{ ...told, negated: !isNamed, rests }];
      }),
    ),
  );
  return said.length === 0 ? [] : [{ said, context: { ...context, it: of.length > 0 ? of : context.it } }];
};
