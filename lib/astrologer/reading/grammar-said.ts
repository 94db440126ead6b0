/** Forms of what is said of a point: where it stands, how, with whom, what it looks at and rules. */
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
  ...forms(
    'Pred0',
    `
    At | State | State of
    in State | State in | State sign_word
    in State sign_word | State sign_word? of? comma? Bare`,
    stands,
  ),
  ...forms(
    'AtStar',
    `
    Star | Star comma? number | Star in? of? comma? in? Pada | Pada of? in? Star | star_word comma? star
    star_word comma? star comma? Pada`,
    (parts) => {
      const star = (parts['Star'] ?? parts['star'])?.numbers[0];
      return star === undefined
        ? null
        : predicate(
            partsOf(parts),
            claims((of) => ({ kind: 'star', of, star, pada: (parts['Pada'] ?? parts['number'])?.numbers[0] ?? null })),
          );
    },
  ),
  ...forms('Pred0', 'in? AtStar in?', stands),
  ...forms('Pred0', 'in? on? Degree in? of? on? | in? on? Degree of? in? comma? Bare', (parts) => {
    const degree = parts['Degree']?.numbers[0];
    if (degree === undefined) return null;
    const own = predicate(
      [parts['Degree']],
      claims((of) => ({ kind: 'degree', of, degree })),
    );
    const all = partsOf(parts);
    return made(all, { predicates: [...own.predicates, ...all.flatMap((part) => part.predicates)] });
  }),
  ...forms('Pred0', 'Points of with | Points with', together),
  ...forms('Pred0', 'in_it', (parts) =>
    predicate(partsOf(parts), (of, { it, house }) => {
      const [other] = it.filter((one) => one !== of);
      if (house !== null) return inHouse(house)(of, NO_CONTEXT);
      return other === undefined
        ? []
        : [{ claim: { kind: 'conjunction', of, other, chart: 'D1' } as const, negated: false }];
    }),
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
    ordinal aspects from? on? Target on? aspects | Target on? of? opposite`,
    looks,
  ),
  ...forms('Pred0', 'rules Houses | rules ascendant | Lord', rules),
  ...forms('Pred', 'Pred0', ({ Pred0: one }) => one ?? null),
  ...forms('Pred', 'not Pred0', denied),
  ...forms('First', 'Bare', stands),
  ...forms('Tail', 'Pred | Pred Sep Tail | Pred Tail', stands),
  ...forms('Preds', 'First | First Tail | Tail | Bare comma Bare', stands),
];
