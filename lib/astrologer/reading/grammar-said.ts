/** Forms of what is said of a point: where it stands, how, with whom, what it looks at and rules. */
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Claim, Point } from './claim.ts';
import { claims, forms, inHouse, predicate } from './grammar-things.ts';
import { made, nothingNamed, partsOf, restsOf, type Context, type Node, type Predicate } from './node.ts';
import type { Form, Parts } from './parser.ts';

type P = Parts<Node>;
type Target = Point | { readonly house: number };

/** What is looked at: houses by number, planets, lords. */
export const targetsOf = (target: Node | undefined, context: Context): readonly Target[] => {
  if (target === undefined) return [];
  const { points } = target.points(context);
  const houses = target.numbers.map((house) => ({ house }));
  if (target.value === 'mixed') return [...points, ...houses];
  return points.length > 0 ? points : houses;
};

/** The aspect of a point on something; `nth` where the words say which. */
export const aspectOf = (of: Point, on: Target, nth?: number): Claim => ({
  kind: 'aspect',
  of,
  on,
  ...(nth === undefined ? {} : { nth }),
});

const looks = (parts: P): Node => {
  const nth = parts['opposite'] === undefined ? parts['ordinal']?.numbers[0] : 7;
  const target = parts['Target'] ?? parts['NamedHouses'] ?? parts['Points'];
  const from = parts['House']?.numbers[0];
  const isOpposite = parts['opposite'] !== undefined;
  const says: Predicate = (of, context) =>
    isOpposite && (of === 'rahu' || of === 'ketu')
      ? []
      : [
          ...targetsOf(target, context).map((on) => ({ claim: aspectOf(of, on, nth), negated: false })),
          ...(from === undefined ? [] : inHouse(from)(of, context)),
        ];
  return predicate(partsOf(parts), says);
};

const isLookedAt = (parts: P): Node =>
  predicate(partsOf(parts), (on, context) =>
    (parts['Points']?.points(context).points ?? []).map((of) => ({ claim: aspectOf(of, on), negated: false })),
  );

/** What all of its parts say of a point; words between them, as the "sign" of "own sign", belong to what is said. */
const stands = (parts: P): Node => {
  const all = partsOf(parts);
  const between = restsOf(...all.filter((part) => part.predicates.length === 0));
  const [place, ...others] = all.filter((part) => part.value === 'place' && part.numbers.length === 1);
  return made(all, {
    ...(place === undefined || others.length > 0 ? {} : { value: 'place', numbers: place.numbers }),
    predicates: all.flatMap((part) => part.predicates).map((one) => ({ ...one, rests: [...one.rests, ...between] })),
  });
};

const together = (parts: P): Node =>
  predicate(partsOf(parts), (of, context) =>
    (of === 'ascendant' ? [] : (parts['Points']?.points(context).points ?? [])).map((other) => ({
      claim: { kind: 'conjunction', of, other, chart: 'D1' } as const,
      negated: false,
    })),
  );

const rules = (parts: P): Node =>
  predicate(partsOf(parts), (of, context) => {
    const planet = context.planetOf(of);
    const houses = parts['Lord']
      ?.points(context)
      .points.flatMap((point) => (typeof point === 'object' ? [point.lordOf] : [])) ??
      parts['Houses']?.numbers ?? [1];
    return planet === null
      ? []
      : houses.map((house) => ({ claim: { kind: 'lord', house, planet } as const, negated: false }));
  });

/** The same, denied. */
const denied = (parts: P): Node => {
  const of = parts['Pred0'] ?? parts['Both'] ?? parts['Bare'];
  const by = partsOf(parts)
    .filter((part) => part !== of)
    .flatMap((part) => part.rests);
  return made(partsOf(parts), {
    predicates: (of?.predicates ?? []).map(({ says, rests }) => ({
      rests: [...rests, ...by],
      says: (of, context) => says(of, context).map((said) => ({ ...said, negated: !said.negated })),
    })),
  });
};

const NO_CONTEXT = nothingNamed(() => null);
/** Forms of predicates. */
export const SAID: readonly Form<Node>[] = [
  ...forms('Target', 'Houses | Points', (parts) => parts['Houses'] ?? parts['Points'] ?? null),
  ...forms('Target', 'Points Sep Houses | Houses Sep Points', (parts) =>
    made(partsOf(parts), {
      value: 'mixed',
      numbers: parts['Houses']?.numbers ?? [],
      names: 'points',
      points: (context) => parts['Points']?.points(context) ?? { points: [], rests: [] },
    }),
  ),
  ...forms(
    'Pred0',
    `
    At | State | State of | in State | State in | State sign_word | in State sign_word
    State sign_word? in? of? At | At of? State | State sign_word? of? comma? Bare | At comma Bare
    At comma Bare comma Bare | in? State sign_word? comma? of? Sign in | State by State`,
    stands,
  ),
  ...forms(
    'Pred0',
    `
    in? Star in? | in? Star of? comma? in? Pada in? | in? Pada of? in? Star | in? Star in? comma? Pada in?
    in star_word comma? star | in star_word comma? star comma? Pada | comma? star_word comma? star comma? Pada`,
    (parts) => {
      const star = (parts['Star'] ?? parts['star'])?.numbers[0];
      return star === undefined
        ? null
        : predicate(
            partsOf(parts),
            claims((of) => ({ kind: 'star', of, star, pada: parts['Pada']?.numbers[0] ?? null })),
          );
    },
  ),
  ...forms('Pred0', 'comma? star_word comma? star', (parts) => {
    const star = parts['star']?.numbers[0];
    return star === undefined
      ? null
      : predicate(partsOf(parts), (of) =>
          of === 'ascendant' ? [] : [{ claim: { kind: 'star', of, star, pada: null } as const, negated: false }],
        );
  }),
  ...forms(
    'Pred0',
    `
    in? on? Degree in? of? on? | in? on? Degree of? in? At | in? on? Degree of? in? comma? Bare
    At on? Degree on? in? | At comma Degree`,
    (parts) => {
      const degree = parts['Degree']?.numbers[0];
      if (degree === undefined) return null;
      const own = predicate(
        [parts['Degree']],
        claims((of) => ({ kind: 'degree', of, degree })),
      );
      const all = partsOf(parts);
      return made(all, { predicates: [...own.predicates, ...all.flatMap((part) => part.predicates)] });
    },
  ),
  ...forms(
    'Pred0',
    `
    with Points | Points of with | Points with | in with Points | with by Points | union with? Points
    in union with Points | union by Points`,
    together,
  ),
  ...forms('Pred0', 'in_it', (parts) =>
    predicate(partsOf(parts), (of, { it, house }) => {
      const [other] = it.filter((one) => one !== of);
      if (house !== null) return inHouse(house)(of, NO_CONTEXT);
      return other === undefined
        ? []
        : [{ claim: { kind: 'conjunction', of, other, chart: 'D1' } as const, negated: false }];
    }),
  ),
  ...forms('Pred0', 'aspected_by by? Points from House | House from Points aspected_by', (parts) =>
    predicate(partsOf(parts), (on, context) =>
      (parts['Points']?.points(context).points ?? []).flatMap((of) => [
        { claim: aspectOf(of, on), negated: false },
        ...inHouse(parts['House']?.numbers[0] ?? 0)(of, context),
      ]),
    ),
  ),
  ...forms('Pred0', 'with_it', (parts) =>
    predicate(partsOf(parts), (of, { it }) =>
      it
        .filter((other) => other !== of)
        .map((other) => ({ claim: { kind: 'conjunction', of, other, chart: 'D1' } as const, negated: false })),
    ),
  ),
  ...forms(
    'Pred0',
    `
    aspects on? in? Target | Target on aspects | ordinal aspects on? in? Target
    ordinal aspects from? on? Target on? aspects | aspects from? on? Target on? aspects
    aspects on? in? Target with ordinal aspects | aspects on Target by ordinal aspects | opposite on? Target
    Target on? of? opposite | House from aspects on? Target | from House aspects on? Target
    aspects on? Target from House | House from Target on? aspects | from House ordinal aspects on? Target
    House from ordinal aspects from? Target on? aspects | Target on ordinal aspects
    Target on ordinal aspects has | Target on aspects has`,
    looks,
  ),
  ...forms(
    'Pred0',
    `
    aspected_by by? Points | by Points aspected_by | Points from? by? aspected_by | has? aspects of Points
    Points of? aspects in`,
    isLookedAt,
  ),
  ...forms('Pred0', 'rules Houses | rules ascendant | Lord | Houses of rules | Houses rules', rules),
  ...forms('Pred0', 'Planet', (parts) =>
    predicate(partsOf(parts), (of, context) => {
      const planet = GRAHAS.find((one) => one === parts['Planet']?.points(context).points[0]);
      return typeof of === 'object' && planet !== undefined
        ? [{ claim: { kind: 'lord', house: of.lordOf, planet } as const, negated: false }]
        : [];
    }),
  ),
  ...forms('Both', 'Pred0 Sep Pred0', stands),
  ...forms('Pred', 'Pred0', ({ Pred0: one }) => one ?? null),
  ...forms('Pred', 'not Pred0 | Pred0 not | not Pred0 not | not in Pred0 | nor Pred0 | Both not | not Both', denied),
  ...forms('First', 'Bare', stands),
  ...forms('First', 'not Bare | Bare not', denied),
  ...forms(
    'Tail',
    'Pred | Pred Sep Tail | Pred Tail | Pred has Tail | Pred comma? relative Tail | Pred Sep pronoun Tail',
    stands,
  ),
  ...forms(
    'Preds',
    `
    First | First Sep Tail | First Tail | Tail | AtOn | AtOn Tail | AtOn Sep Tail | Bare comma Bare
    Bare comma Bare Tail`,
    stands,
  ),
];
