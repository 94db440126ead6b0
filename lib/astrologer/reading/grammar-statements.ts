/** Forms of statements about planets and the ascendant. */
import { aspectOf } from './grammar-said.ts';
import { forms, inHouse } from './grammar-things.ts';
import { made, restsOf, saidOf, type Context, type Node, type Said } from './node.ts';
import type { Form } from './parser.ts';
import { isNot, said, statement, type P } from './statement.ts';

const MOVING = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const SEVEN = ['sun', 'moon', ...MOVING] as const;
/** A state that no planet has, or none but those that are named: nodes are not counted, nor what never can have it. */
const exclusive = (parts: P): Node =>
  statement(parts, (context, rests) => {
    const named = parts['Points']?.points(context).points ?? [];
    const many = parts['number']?.numbers[0];
    if (many !== undefined && many !== named.length) return [];
    const planets = named.map(context.planetOf);
    return SEVEN.flatMap((of) =>
      (parts['State']?.predicates ?? []).flatMap((one) =>
        one.says(of, context).flatMap((told) => {
          const never =
            (told.claim.kind === 'motion' && (of === 'sun' || of === 'moon')) ||
            (told.claim.kind === 'combust' && of === 'sun');
          return never && !planets.includes(of) ? [] : [{ ...told, negated: !planets.includes(of), rests }];
        }),
      ),
    );
  });

/** "Mars 4th": of what was said last the same with another number, else where it stands. */
const numbered = ({ Points: points, ordinal }: P, context: Context): readonly Said[] => {
  const [number = 0] = ordinal?.numbers ?? [];
  if (points === undefined || ordinal === undefined || number < 1 || number > 12) return [];
  return points.points(context).points.flatMap((of) => {
    const last = context.predicates.flatMap((one) => one.says(of, context)).at(-1)?.claim.kind ?? 'house';
    const planet = context.planetOf(of);
    const rests = [...points.rests, ...ordinal.rests];
    if (last === 'house' && of !== 'ascendant') return inHouse(number)(of, context).map((one) => ({ ...one, rests }));
    if (last === 'lord' && planet !== null) return [said({ kind: 'lord', house: number, planet }, rests)];
    return last === 'aspect' && of !== 'ascendant' ? [said(aspectOf(of, { house: number }), rests)] : [];
  });
};

/** Forms of statements. */
export const STATEMENTS: readonly Form<Node>[] = [
  ...forms('Statement', 'Points Preds | Points Sep Preds | with Points Preds | from Points Preds', (parts) =>
    statement(parts, (context) =>
      parts['Points'] === undefined
        ? []
        : saidOf(parts['Points'], parts['Preds']?.predicates ?? [], context, restsOf(parts['with'], parts['from'])),
    ),
  ),
  ...forms('Statement', 'relative Tail | turn Tail', (parts) =>
    statement(parts, (context) =>
      saidOf(
        { ...made([], {}), points: ({ it, itRests }) => ({ points: it, rests: itRests }) },
        parts['Tail']?.predicates ?? [],
        context,
        restsOf(parts['with']),
      ),
    ),
  ),
  ...forms('Statement', 'nor Points Preds | nor Points nor Points Preds', (parts) =>
    statement(parts, (context) =>
      [parts['Points'], parts['Points2']].flatMap((subject) =>
        subject === undefined || parts['Preds']?.predicates.length !== 1
          ? []
          : saidOf(subject, parts['Preds'].predicates, context, parts['nor']?.rests).map((one) => ({
              ...one,
              rests: [...one.rests, ...(parts['nor2']?.rests ?? [])],
              negated: !one.negated,
            })),
      ),
    ),
  ),
  ...forms('Statement', 'empty', (parts) =>
    statement(parts, ({ house }, rests) =>
      house === null ? [] : [said({ kind: 'count', count: 0, place: { house } }, rests, isNot(parts))],
    ),
  ),
  ...forms('Statement', 'Points not | and same Points', (parts) =>
    statement(parts, (context, rests) =>
      parts['Points'] === undefined
        ? []
        : saidOf(parts['Points'], context.predicates, context, rests).map((one) => ({ ...one, negated: isNot(parts) })),
    ),
  ),
  ...forms('Statement', 'State planets comma? Points', (parts) =>
    statement(parts, (context) =>
      parts['Points'] === undefined
        ? []
        : saidOf(parts['Points'], parts['State']?.predicates ?? [], context, parts['planets']?.rests),
    ),
  ),
  ...forms('Statement', 'not of? planets State | State planets comma? not', exclusive),
  ...forms(
    'Statement',
    `
    except Points comma? not planets State | Points except planets State not | State only number planets comma? Points
    number planets State comma? Points | only State planets comma? Points`,
    exclusive,
  ),
  ...forms('Statement', 'Points comma not Points comma? Preds', (parts) =>
    statement(parts, (context, rests) => {
      const [yes, no] =
        parts['not'] !== undefined && Math.min(...parts['not'].rests) < Math.min(...(parts['Points']?.rests ?? [0]))
          ? [parts['Points2'], parts['Points']]
          : [parts['Points'], parts['Points2']];
      const of = (subject: Node | undefined, negated: boolean): readonly Said[] =>
        subject === undefined
          ? []
          : saidOf(subject, parts['Preds']?.predicates ?? [], context).map((one) => ({
              ...one,
              rests: [...one.rests, ...rests],
              negated: one.negated !== negated,
            }));
      return [...of(yes, false), ...of(no, true)];
    }),
  ),
  ...forms('Statement', 'Sign on? in? ascendant | with Sign of? ascendant', (parts) =>
    statement(
      parts,
      (_, rests) =>
        typeof parts['Sign']?.sign === 'number'
          ? [said({ kind: 'sign', of: 'ascendant', sign: parts['Sign'].sign, chart: 'D1', time: null }, rests)]
          : [],
      [1],
    ),
  ),
  ...forms('Statement', 'rashi of? comma? sign', (parts) =>
    statement(parts, (_, rests) => {
      const sign = (parts['Sign'] ?? parts['sign'])?.sign;
      return typeof sign === 'number' ? [said({ kind: 'sign', of: 'moon', sign, chart: 'D1', time: null }, rests)] : [];
    }),
  ),
  ...forms('Statement', 'star_word comma? star | star_word comma? star of Pada', (parts) =>
    statement(parts, (_, rests) =>
      parts['star'] === undefined
        ? []
        : [
            said(
              {
                kind: 'star',
                of: 'moon',
                star: parts['star'].numbers[0] ?? 0,
                pada: parts['Pada']?.numbers[0] ?? null,
              },
              rests,
            ),
          ],
    ),
  ),
  ...forms('Statement', 'Points', (parts) => statement(parts, () => [])),
  ...forms('Statement', 'Points ordinal', (parts) => statement(parts, (context) => numbered(parts, context))),
];
