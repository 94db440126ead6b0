/** Forms of things: houses, signs, stars, degrees, planets and lords, and what may be said of one. */
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Claim, Point } from './claim.ts';
import { made, partsOf, type Node, type Predicate } from './node.ts';
import type { Form, Parts } from './parser.ts';

type P = Parts<Node>;
const formsIn = (list: string): readonly string[] =>
  list
    .split(/[|\n]/u)
    .map((form) => form.trim())
    .filter((form) => form !== '');
/** Several forms of one thing, which come to the same. */
export const forms = (name: string, list: string, build: (parts: P) => Node | null): readonly Form<Node>[] =>
  formsIn(list).map((form) => ({ name, form, build }));

const numbered =
  (least: number, most: number) =>
  (parts: P): Node | null => {
    const numbers = partsOf(parts).flatMap((part) => part.numbers);
    return numbers.length > 0 &&
      new Set(numbers).size === numbers.length &&
      numbers.every((one) => Number.isInteger(one) && one >= least && one <= most)
      ? made(partsOf(parts), { numbers })
      : null;
  };
/** One thing said of a point, by the words of some parts. */
export const predicate = (parts: readonly (Node | undefined)[], says: Predicate): Node => {
  const node = made(parts, {});
  return { ...node, predicates: [{ says, rests: node.rests }] };
};
/** Kinds of claims that are made of the ascendant too. */
const OF_ASCENDANT: readonly Claim['kind'][] = ['sign', 'star', 'degree'];
const claims =
  (make: (of: Point) => Claim): Predicate =>
  (of) => {
    const claim = make(of);
    return of === 'ascendant' && !OF_ASCENDANT.includes(claim.kind) ? [] : [{ claim, negated: false }];
  };
const inHouse = (house: number): Predicate =>
  claims((of) => ({ kind: 'house', of, house, from: 'lagna', chart: 'D1', time: null }));
const inSign = (sign: number): Predicate => claims((of) => ({ kind: 'sign', of, sign, chart: 'D1', time: null }));

/** A place: a house, a sign, or both; each says its own of a point. */
const place = (parts: P): Node => {
  const { House: house, Sign: sign, ascendant } = parts;
  const [number] = house?.numbers ?? (ascendant === undefined ? [] : [1]);
  const predicates = [
    ...(number === undefined ? [] : [{ says: inHouse(number), rests: (house ?? ascendant)?.rests ?? [] }]),
    ...(typeof sign?.sign === 'number' ? [{ says: inSign(sign.sign), rests: sign.rests }] : []),
  ];
  const at = house ?? ascendant ?? sign;
  return made([house, ascendant, sign], {
    predicates,
    numbers: number === undefined ? [] : [number],
    sign: sign?.sign ?? null,
    value: at === undefined ? '' : 'place',
  });
};

const HOUSES: readonly Form<Node>[] = [
  ...forms(
    'Named',
    `
    ordinal house_word | number house_word | house_word number | house_word ordinal | house | house house_word
    ordinal comma house_word`,
    numbered(1, 12),
  ),
  ...forms('Named', 'ascendant house_word', (parts) => made(partsOf(parts), { numbers: [1] })),
  ...forms(
    'Named',
    `
    house comma ordinal | house comma ordinal house_word | ordinal house_word comma house | ordinal comma house
    ordinal house_word house | ordinal house`,
    (parts) => {
      const [one, other] = [parts['house']?.numbers[0], parts['ordinal']?.numbers[0]];
      return one === other && one !== undefined ? made(partsOf(parts), { numbers: [one] }) : null;
    },
  ),
  ...forms('House', 'Named | ordinal', numbered(1, 12)),
  ...forms('Houses', 'House | House Sep Houses | number Sep number house_word', numbered(1, 12)),
  ...forms('Numbers', 'number | number Sep Numbers | number Sep ordinal', numbered(1, 12)),
  ...forms('NamedHouses', 'Named | House Sep NamedHouses', numbered(1, 12)),
  ...forms('Sep', 'and | comma | comma and | comma on | nor', () => made([], {})),
  ...forms('Sign', 'sign | sign sign_word | sign_word of sign', (parts) =>
    typeof parts['sign']?.sign === 'number' ? made(partsOf(parts), { sign: parts['sign'].sign }) : null,
  ),
  ...forms('Star', 'star | star star_word | star_word of star', (parts) =>
    made(partsOf(parts), { numbers: parts['star']?.numbers ?? [] }),
  ),
  ...forms('Pada', 'ordinal pada | number pada | pada number | pada ordinal | pada of number', numbered(1, 4)),
  ...forms(
    'Degree',
    `
    number degree | number degree number minute? | number degree and? number minute
    number degree number minute number minute`,
    (parts) => {
      const [whole = 0, minutes = 0, seconds = 0] = [parts['number'], parts['number2'], parts['number3']].map(
        (one) => one?.numbers[0],
      );
      const degree = whole + minutes / 60 + seconds / 3600;
      return degree <= 30 ? made(partsOf(parts), { numbers: [degree] }) : null;
    },
  ),
  ...forms(
    'Place',
    `
    House | Sign | ascendant | House in? comma? of? Sign | House has Sign | Sign in? of? comma? House
    Sign of? ascendant | ascendant comma? in? of? Sign`,
    place,
  ),
  ...forms(
    'At',
    'in Place | Place in | in Place in | on Place | in on Place | in Place of',
    ({ Place: at }) => at ?? null,
  ),
  ...forms('At', 'Sign of', (parts) => place(parts)),
  ...forms(
    'Bare',
    `
    Named | Sign | ascendant | Named in? comma? Sign | Sign in? comma? Named | House comma? Sign
    Sign comma? House`,
    (parts) => place({ ...parts, House: parts['Named'] ?? parts['House'] }),
  ),
  ...forms('Where', 'At | Bare', (parts) => parts['At'] ?? parts['Bare'] ?? null),
];

const STATES: readonly (readonly [kind: string, make: (of: Point) => Claim])[] = [
  ['retrograde', (of) => ({ kind: 'motion', of, retrograde: true })],
  ['direct', (of) => ({ kind: 'motion', of, retrograde: false })],
  ['combust', (of) => ({ kind: 'combust', of })],
  ['exalted', (of) => ({ kind: 'dignity', of, dignity: 'exalted', chart: 'D1' })],
  ['debilitated', (of) => ({ kind: 'dignity', of, dignity: 'debilitated', chart: 'D1' })],
  ['own_sign', (of) => ({ kind: 'dignity', of, dignity: 'own', chart: 'D1' })],
  ['strong', (of) => ({ kind: 'strength', of, strong: true })],
  ['weak', (of) => ({ kind: 'strength', of, strong: false })],
  ['strongest', (of) => ({ kind: 'strength', of, strong: true, most: true })],
  ['weakest', (of) => ({ kind: 'strength', of, strong: false, most: true })],
];

const lordOf = (house: number): Point => ({ lordOf: house });
const lords = (parts: P): Node => {
  const numbers = parts['Houses']?.numbers ??
    parts['House']?.numbers ??
    parts['house_lord']?.numbers ??
    parts['Numbers']?.numbers ?? [1];
  const node = made(partsOf(parts), { numbers });
  const { sign } = parts['Sign'] ?? { sign: null };
  return {
    ...node,
    names: 'points',
    points: () => ({ points: numbers.map(lordOf), rests: node.rests }),
    says: (context) => [
      ...node.says(context),
      ...(sign === null
        ? []
        : [
            {
              claim: { kind: 'sign', of: 'ascendant', sign, chart: 'D1', time: null } as const,
              negated: false,
              rests: node.rests,
            },
          ]),
    ],
  };
};

/** A planet that is said to be the lord of some houses. */
const planetAsLord = (parts: P): Node | null => {
  const { planet, Lord: lord } = parts;
  const name = GRAHAS.find((one) => one === planet?.value);
  if (planet === undefined || lord === undefined || name === undefined) return null;
  const rests = [...planet.rests, ...lord.rests];
  const says: Node['says'] = (context) => [
    ...lord.says(context),
    ...lord
      .points(context)
      .points.flatMap((point) =>
        typeof point === 'object'
          ? [{ claim: { kind: 'lord', house: point.lordOf, planet: name } as const, negated: false, rests }]
          : [],
      ),
  ];
  return made([planet, lord], { rests, names: 'points', says, points: () => ({ points: [name], rests }) });
};

const withState = (parts: P): Node | null => {
  const { State: state, planet } = parts;
  if (state === undefined || planet === undefined) return null;
  const rests = [...state.rests, ...planet.rests];
  return made([state, planet], {
    names: 'points',
    points: (context) => ({ points: planet.points(context).points, rests }),
    says: (context) =>
      planet
        .points(context)
        .points.flatMap((of) =>
          state.predicates.flatMap((one) => one.says(of, context).map((said) => ({ ...said, rests }))),
        ),
  });
};

const joined = (parts: P): Node => {
  const all = partsOf(parts).filter((part) => part.names === 'points');
  return made(all, {
    names: 'points',
    points: (context) => {
      const named = all.map((part) => part.points(context));
      // "Saturn and Saturn" is a slip: nothing is said of it
      if (new Set(named.flatMap((one) => one.points)).size < named.flatMap((one) => one.points).length)
        return { points: [], rests: [] };
      return { points: named.flatMap((one) => one.points), rests: named.flatMap((one) => one.rests) };
    },
  });
};

/** Points that stand with others: all of them are spoken of, and they stand together. */
const company = (parts: P): Node => {
  const all = joined(parts);
  const rests = partsOf(parts).flatMap((part) => part.rests);
  return {
    ...all,
    rests,
    points: (context) => ({ points: all.points(context).points, rests: [...all.points(context).rests, ...rests] }),
    says: (context) => {
      const [of, ...others] = all.points(context).points;
      return [
        ...all.says(context),
        ...others.flatMap((other) =>
          of === undefined
            ? []
            : [{ claim: { kind: 'conjunction', of, other, chart: 'D1' } as const, negated: false, rests }],
        ),
      ];
    },
  };
};

/** Forms of the things that a sentence names. */
export const THINGS: readonly Form<Node>[] = [
  ...HOUSES,
  ...STATES.flatMap(([kind, make]) =>
    forms('State', kind.endsWith('est') ? `${kind} | ${kind} planets | ${kind} of planets` : kind, (parts) =>
      predicate(partsOf(parts), claims(make)),
    ),
  ),
  ...forms('States', 'State | State Sep? State', (parts) => {
    const all = partsOf(parts);
    return made(all, { predicates: all.flatMap((part) => part.predicates) });
  }),
  ...forms(
    'Lord',
    `
    lord_of of? Numbers | Numbers lord_word | lord_of of? Houses | lord_of of? ascendant | lord_word of Houses
    lord_word of ascendant | Houses of? lord_word | house_lord | ascendant of? lord_word
    Sign of? ascendant of? lord_word | Sign of? house_lord`,
    lords,
  ),
  ...forms(
    'Lord',
    'ascendant Sep Houses of? lord_word | lord_of of? ascendant Sep Houses',
    ({ Houses: houses, ...parts }) =>
      houses === undefined ? null : lords({ ...parts, Houses: { ...houses, numbers: [1, ...houses.numbers] } }),
  ),
  ...forms('Lord', 'its_lord | its_lord of', ({ its_lord: its }) =>
    its === undefined
      ? null
      : made([its], {
          names: 'points',
          points: ({ house, houseRests }) =>
            house === null
              ? { points: [], rests: [] }
              : { points: [lordOf(house)], rests: [...its.rests, ...houseRests] },
        }),
  ),
  ...forms('Planet', 'planet', joined),
  ...forms('Planet', 'States of? planet', (parts) => withState({ State: parts['States'], planet: parts['planet'] })),
  ...forms('Planet', 'Sign of planet | Sign planet', ({ Sign: sign, planet }) =>
    withState({ State: sign && place({ Sign: sign }), planet }),
  ),
  ...forms('Points', 'At planet | House of planet', ({ Sign: sign, House: house, At: at, planet }) =>
    withState({ State: at ?? place({ Sign: sign, House: house }), planet }),
  ),
  ...forms(
    'Planet',
    'Lord comma? planet | planet comma? Lord | planet comma relative Lord comma | Lord and planet',
    planetAsLord,
  ),
  ...forms('Point', 'Planet | Lord | pronoun', joined),
  ...forms('Row', 'planet planet planet | planet planet and planet', joined),
  ...forms('Planet', 'pronoun planet', ({ planet }) => planet ?? null),
  ...forms('Points', 'Point of? with Points | Point with by Points | Point comma? with Points', company),
  ...forms('Points', 'Point | Point Sep Points | Row', joined),
  ...forms('Points', 'ascendant | moon_sign | sun_sign | moon_head', joined),
  ...forms('Pair', 'Point Sep Points', joined),
];

export { inHouse, claims, place };
