/** Forms of statements about places: who stands there, how many, who looks at it, whose it is. */
import { forms } from './grammar-things.ts';
import { saidOf, type Node } from './node.ts';
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
  ...forms(
    'Statement',
    'At has? Points | Bare has Points | Bare comma? has? comma Points | At has? Points Preds',
    occupied,
  ),
  ...forms('Statement', 'NamedHouses comma Sign comma', houseSign),
  ...forms('Statement', 'rules Houses Points', ownedBy),
  ...forms(
    'Statement',
    `
    number planets union? Where | Where has? number planets union? | number planets Where comma? Points
    empty Where | Where has? empty | Where not empty
    not planets Where | Where planets not | only Points Where
    Where has? only Points | Points alone Where | Where has? alone Points
    Points Where alone | Where has? Points alone | Where has? number planets comma? only? Points
    has? not planets Where except Points`,
    counted,
  ),
  ...forms('Statement', 'union Sep? Pair Where?', inCompany),
  ...forms('Statement', 'with_it has? Points', (parts) =>
    statement(parts, (context, rests) =>
      (parts['Points']?.points(context).points ?? []).flatMap((of) =>
        context.it.map((other) =>
          said({ kind: 'conjunction', of, other, chart: 'D1' }, [...rests, ...context.itRests]),
        ),
      ),
    ),
  ),
];
