/** The things that a sentence names: houses, signs, stars, degrees, planets and lords. Small forms are read by a parser. */
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import type { Mention } from '../language/mentions.ts';
import type { Claim, Point } from './claim.ts';
import { EMPTY_NODE, made, partsOf, type Node, type Predicate } from './node.ts';
import { parserOf, type Form, type Parts } from './parser.ts';

type P = Parts<Node>;
const formsIn = (list: string): readonly string[] =>
  list
    .split(/[|\n]/u)
    .map((form) => form.trim())
    .filter((form) => form !== '');
/** Several forms of one thing, which come to the same. */
const forms = (name: string, list: string, build: (parts: P) => Node | null): readonly Form<Node>[] =>
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
const predicate = (parts: readonly (Node | undefined)[], says: Predicate): Node => {
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
export const inHouse = (house: number): Predicate =>
  claims((of) => ({ kind: 'house', of, house, from: 'lagna', chart: 'D1', time: null }));
export const inSign = (sign: number): Predicate =>
  claims((of) => ({ kind: 'sign', of, sign, chart: 'D1', time: null }));

const signed = (sign: Node): Node =>
  sign.sign === null ? sign : made([sign], { predicates: [{ says: inSign(sign.sign), rests: sign.rests }] });

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
      return degree > 30
        ? null
        : predicate(
            partsOf(parts),
            claims((of) => ({ kind: 'degree', of, degree })),
          );
    },
  ),
  ...forms(
    'AtStar',
    `
    Star | Star comma? number | Star in? of? comma? in? Pada | Pada of? in? Star | star_word comma? star
    star_word comma? star comma? Pada`,
    (parts) => {
      const star = (parts['Star'] ?? parts['star'])?.numbers[0];
      const pada = (parts['Pada'] ?? parts['number'])?.numbers[0] ?? null;
      return star === undefined
        ? null
        : predicate(
            partsOf(parts),
            claims((of) => ({ kind: 'star', of, star, pada })),
          );
    },
  ),
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

const ofPoint = (parts: P): Node => {
  const [one] = partsOf(parts).filter((part) => part.names === 'points');
  return one === undefined ? made([], {}) : made([one], { names: 'points', points: one.points });
};

/** Forms of the things that a sentence names. */
const THINGS: readonly Form<Node>[] = [
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
          points: ({ house }) => ({ points: house === null ? [] : [lordOf(house)], rests: its.rests }),
        }),
  ),
  ...forms('Planet', 'planet', ofPoint),
  ...forms('Planet', 'States of? planet', (parts) => withState({ State: parts['States'], planet: parts['planet'] })),
  ...forms('Planet', 'Sign of planet | Sign planet', ({ Sign: sign, planet }) =>
    withState({ State: sign && signed(sign), planet }),
  ),
  ...forms('Planet', 'Lord comma? planet | planet comma? Lord | planet comma relative Lord comma', planetAsLord),
  ...forms('Point', 'Planet | Lord | pronoun', ofPoint),
  ...forms('Planet', 'pronoun planet', ({ planet }) => planet ?? null),
];

const pointOf = (kind: string, value: string | number): Point | null => {
  if (kind === 'planet') return GRAHAS.find((one) => one === value) ?? null;
  if (kind === 'moon_sign' || kind === 'moon_head' || kind === 'birth_star') return 'moon';
  if (kind === 'sun_sign') return 'sun';
  return kind === 'ascendant' ? 'ascendant' : null;
};

const rowOf = (keys: readonly string[], value: string | number): number =>
  typeof value === 'string' ? keys.indexOf(value) + 1 : value;

/** A mention as a word of a kind; null where it cannot be one. */
const leaf = (kind: string, { senses }: Mention, at: number): Node | null => {
  const sense = senses.find((one) => one.kind === kind);
  if (sense === undefined) return null;
  const rests = [at];
  const node: Node = { ...EMPTY_NODE, rests, value: String(sense.value) };
  const point = pointOf(kind, sense.value);
  if (point !== null) return { ...node, names: 'points', points: () => ({ points: [point], rests }) };
  switch (kind) {
    case 'sign':
      return { ...node, sign: rowOf(SIGN_KEYS, sense.value) };
    case 'star':
      return { ...node, numbers: [rowOf(NAKSHATRA_KEYS, sense.value)] };
    case 'pronoun':
      return { ...node, names: 'points', points: ({ it }) => ({ points: it, rests }) };
    default:
      return typeof sense.value === 'number' ? { ...node, numbers: [sense.value] } : node;
  }
};

/** Reads things at places of some mentions. */
export const readerOf = parserOf<Node>(THINGS, leaf);
