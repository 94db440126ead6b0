/** Forms of statements about places: who stands there, how many, who looks at it, whose it is. */
import { aspectOf, targetsOf } from './grammar-said.ts';
import { forms } from './grammar-things.ts';
import { partsOf, restsOf, saidOf, type Node } from './node.ts';
import type { Form } from './parser.ts';
import { isNot, said, statement, type P } from './statement.ts';

/** Points stand in a place: each of what the place says, of each of them. */
const occupied = (parts: P): Node =>
  statement(parts, (context) => {
    const { Points: points, Preds: preds, not } = parts;
    const at = parts['Where'] ?? parts['At'] ?? parts['Bare'] ?? parts['Nth'];
    if (at === undefined || points === undefined) return [];
    const there = at.numbers.length === 1 ? { ...context, house: at.numbers[0] ?? null } : context;
    const here = saidOf(points, at.predicates, there, not?.rests).map((one) => ({
      ...one,
      negated: not !== undefined,
    }));
    return [...here, ...(preds === undefined ? [] : saidOf(points, preds.predicates, context))];
  });

const placesOf = (at: Node | undefined): readonly ({ readonly house: number } | { readonly sign: number })[] => [
  ...(at?.numbers ?? []).map((house) => ({ house })),
  ...(typeof at?.sign === 'number' ? [{ sign: at.sign }] : []),
];

/** So many planets stand in a place; `Points` are all of them. */
const counted = (parts: P): Node =>
  statement(parts, (context, rests) => {
    const { Where: at, number, Points: points, only, alone } = parts;
    const named = points?.points(context).points ?? [];
    const isNone = parts['empty'] !== undefined || (number === undefined && points === undefined);
    const count = isNone ? 0 : (number?.numbers[0] ?? named.length);
    const isDenied = parts['empty'] !== undefined && parts['not'] !== undefined;
    if (points !== undefined && only === undefined && alone === undefined && named.length !== count) return [];
    return [
      ...placesOf(at).map((place) => said({ kind: 'count', count, place }, rests, isDenied)),
      ...(points === undefined || at === undefined ? [] : saidOf(points, at.predicates, context)),
    ];
  });

/** "Two planets stand out: the first lord Saturn and the ninth lord Mercury": what is said is who they are. */
const listed = (parts: P): Node => {
  const { number, planets, Points: points } = parts;
  const all = partsOf(parts);
  const besides = restsOf(number, planets);
  return {
    ...statement(parts, () => []),
    says: (context) =>
      points?.points(context).points.length === number?.numbers[0]
        ? all.flatMap((part) => part.says(context)).map((one) => ({ ...one, rests: [...one.rests, ...besides] }))
        : [],
  };
};

/** All of some points stand together. */
const inCompany = (parts: P): Node =>
  statement(parts, (context, rests) => {
    const pair = parts['Pair'] ?? parts['Points'];
    const points = pair?.points(context).points ?? [];
    const [of, ...others] = points;
    if (pair === undefined || of === undefined || others.length === 0) return [];
    const here = (parts['Where'] ?? parts['At'])?.predicates ?? [];
    return [
      ...others.map((other) => said({ kind: 'conjunction', of, other, chart: 'D1' }, rests, isNot(parts))),
      ...saidOf(pair, here, context),
    ];
  });

/** Points look at something, or at each other. */
const looked = (parts: P): Node =>
  statement(parts, (context, rests) => {
    const points = (parts['Points'] ?? parts['Pair'])?.points(context).points ?? [];
    const nth = parts['ordinal']?.numbers[0];
    const target = parts['Houses'] ?? parts['Target'] ?? parts['Points2'];
    const on = parts['mutual'] === undefined ? targetsOf(target, context) : points;
    return points.flatMap((of) =>
      on.filter((one) => one !== of).map((one) => said(aspectOf(of, one, nth), rests, isNot(parts))),
    );
  });

const houseSign = (parts: P): Node =>
  statement(parts, (_, rests) => {
    const { sign } = parts['Sign'] ?? { sign: null };
    return sign === null
      ? []
      : ((parts['Houses'] ?? parts['NamedHouses'])?.numbers ?? []).map((house) =>
          said({ kind: 'house_sign', house, sign }, rests, isNot(parts)),
        );
  });

const ownedBy = (parts: P): Node =>
  statement(parts, (context, rests) => {
    const planets = (parts['Points']?.points(context).points ?? []).map(context.planetOf);
    return (parts['Houses']?.numbers ?? []).flatMap((house) =>
      planets.flatMap((planet) =>
        planet === null ? [] : [said({ kind: 'lord', house, planet }, rests, isNot(parts))],
      ),
    );
  });

/** Forms of statements about places. */
export const PLACES: readonly Form<Node>[] = [
  ...forms('Statement', 'number planets comma Points', listed),
  ...forms(
    'Statement',
    `
    Where of Points | At has? Points | Bare has Points | Bare comma? has? comma Points | Bare comma has Points
    Where not has? Points | Where has? Points not | At has? Points Preds | Bare has Points Preds
    At has? Points comma relative Preds | Where has Points in_it | Bare relative Points | At from Points
    At Points from | from At Points | Nth has Points | Nth has Points Preds | Bare comma Points Preds`,
    occupied,
  ),
  ...forms(
    'Statement',
    `
    NamedHouses has? Sign | Houses has Sign | NamedHouses in Sign | in Houses Sign | Sign in? of? on? Houses
    Sign Houses in | NamedHouses not Sign | NamedHouses Sign not | Sign has Houses
    NamedHouses comma Sign comma`,
    houseSign,
  ),
  ...forms('Statement', 'rules Houses Points | Houses ruled_by by? Points | Houses not ruled_by Points', ownedBy),
  ...forms(
    'Statement',
    `
    number planets union? Where | Where has? number planets union?
    Where has? number planets union? comma? Points | number planets Where comma? Points
    number planets comma? Points Where | Points comma? number planets Where | empty Where | Where has? empty
    Where not empty | Where empty not | Where has? not planets | not planets Where | Where planets not
    not empty Where | only Points Where | Where has? only Points | Points only Where | Points alone Where
    Where has? alone Points | Where Points alone | Points Where alone | Where has? Points alone
    Where has? number planets comma? only? Points | has? not planets Where except Points
    Where has? not planets except Points`,
    counted,
  ),
  ...forms(
    'Statement',
    `
    Pair union Where? | Pair of union Where? | union of Pair Where? | Where Pair union | Where Pair of? union
    Where has? union of Pair | Pair Where union | union Sep? Pair Where? | Pair of? Where union
    Where union has? Pair | Pair with Where? | Where Pair with | Pair At with | Where of Pair of? union
    union Where of Pair | in? union of Pair Where? | Pair Where of union | Where has? Pair union
    Pair Sep? union Where | Pair not union Where? | Pair union not | Pair of union not | Pair not with Where?
    Pair with not`,
    inCompany,
  ),
  ...forms(
    'Statement',
    `
    aspects of Points on Target | Points of? aspects in? on Target | Points of ordinal aspects in? on Target
    Points ordinal aspects in? on Target | Points of? aspects Houses on | Points of ordinal aspects Houses on
    Points of aspects Points on | Points of ordinal aspects Points on | Target on Points of? aspects
    Target on Points of ordinal aspects | Target has aspects of? Points | Target has Points of? aspects
    Target aspected_by by? Points | Target Points from aspected_by | Points from aspected_by Target
    Target on not Points of aspects | Target on Points of aspects not | Target not aspected_by by? Points`,
    looked,
  ),
  ...forms('Statement', 'aspected_by by? Points | relative aspected_by by? Points', (parts) =>
    statement(parts, ({ house, ...context }, rests) =>
      house === null
        ? []
        : (parts['Points']?.points({ house, ...context }).points ?? []).map((of) =>
            said(aspectOf(of, { house }), rests),
          ),
    ),
  ),
  ...forms(
    'Statement',
    'ruled_by by? Points | relative ruled_by by? Points | relative Points rules | lord_word Points',
    (parts) =>
      statement(parts, ({ house, ...context }, rests) => {
        const [of] = parts['Points']?.points({ house, ...context }).points ?? [];
        const planet = of === undefined ? null : context.planetOf(of);
        return house === null || planet === null ? [] : [said({ kind: 'lord', house, planet }, rests)];
      }),
  ),
  ...forms('Statement', 'with_it has? Points | Sep with_it Points', (parts) =>
    statement(parts, (context, rests) =>
      (parts['Points']?.points(context).points ?? []).flatMap((of) =>
        context.it.map((other) =>
          said({ kind: 'conjunction', of, other, chart: 'D1' }, [...rests, ...context.itRests]),
        ),
      ),
    ),
  ),
  ...forms('Statement', 'Pair mutual | Pair not mutual', looked),
  ...forms(
    'Statement',
    `
    Points of? ordinal aspects Target on Sep ordinal aspects Target on
    Points ordinal aspects on? Target Sep ordinal aspects on? Target`,
    (parts) =>
      statement(parts, (context, rests) =>
        [parts['Target'], parts['Target2']].flatMap((target, i) =>
          targetsOf(target, context).flatMap((on) =>
            (parts['Points']?.points(context).points ?? []).map((of) =>
              said(aspectOf(of, on, parts[i === 0 ? 'ordinal' : 'ordinal2']?.numbers[0]), rests),
            ),
          ),
        ),
      ),
  ),
];
