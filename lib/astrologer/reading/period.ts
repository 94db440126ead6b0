/** What the forms of dasha periods come to: whose they are, when they run, begin and end, and which comes after. */
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { VIMSHOTTARI } from '../../../layers/jyotish/dasha/vimshottari.ts';
import type { Claim, DateSpan } from './claim.ts';
import { made, partsOf, type NamedPeriod, type Node, type Said } from './node.ts';
import type { Parts } from './parser.ts';

type P = Parts<Node>;
type Lords = NamedPeriod['lords'];
type Edge = Extract<Claim, { kind: 'period' }>['edge'];

const planetIn = (node: Node | undefined): Graha | undefined => GRAHAS.find((one) => one === node?.value);
/** A period whose lords are named in this order of levels. */
export const period =
  (...levels: readonly number[]) =>
  (parts: P): Node | null => {
    const planets = [parts['planet'], parts['planet2'], parts['planet3']].map(planetIn);
    const lords: Lords = levels
      .flatMap((level, i) => (planets[i] === undefined ? [] : [{ level, lord: planets[i] }]))
      .sort((a, b) => a.level - b.level);
    return lords.length === levels.length ? made(partsOf(parts), { lords }) : null;
  };

/** A great period by its planet and its length in years. */
export const lasting = (parts: P): Node | null => {
  const planet = planetIn(parts['planet']);
  const [years] = parts['number']?.numbers ?? [];
  const row = VIMSHOTTARI.rows.find(({ lord }) => lord === planet);
  return row !== undefined && row.years === years ? period(1)(parts) : null;
};

/** When a period ends, by the words of a time: its second date, or its only one where that is its end. */
const endIn = (parts: P, edge: Edge, second: Edge | null): DateSpan | null => {
  if (second !== null) return parts['date2']?.time ?? null;
  return edge === 'end' ? (parts['date']?.time ?? null) : null;
};

/** What a time says of a period: it runs, begins or ends then. */
export const timed =
  (edge: Edge, second: Edge | null = null) =>
  (parts: P): Node =>
    made(partsOf(parts), {
      value: second === null ? edge : `${edge} ${second}`,
      time: parts['date']?.time ?? null,
      sign: null,
      period: { lords: [], end: endIn(parts, edge, second) },
    });

const EDGES: readonly Edge[] = ['running', 'start', 'end', 'birth'];

const timesOf = (
  node: Node | undefined,
): readonly { readonly edge: Edge; readonly time: DateSpan | null; readonly rests: readonly number[] }[] => {
  if (node === undefined) return [];
  const [first, second] = node.value.split(' ').map((word) => EDGES.find((edge) => edge === word));
  return [
    ...(first === undefined ? [] : [{ edge: first, time: node.time, rests: node.rests }]),
    ...(second === undefined ? [] : [{ edge: second, time: node.period?.end ?? null, rests: node.rests }]),
  ];
};

const ENDED = ['end', 'start end', 'running end'];

/** A period and its times. Without one it is said to run now. */
export const told = (parts: P): Node | null => {
  const named = parts['Period'];
  const times = [parts['Time'], parts['Time2'], parts['Time3']].filter((part) => part !== undefined);
  if (named === undefined) return null;
  const negated = parts['not'] !== undefined;
  const { lords } = named;
  const all = times.flatMap(timesOf);
  const own = partsOf(parts)
    .filter((part) => !times.includes(part))
    .flatMap((part) => part.rests);
  const says = (): readonly Said[] =>
    (all.length === 0 ? [{ edge: 'running' as const, time: null, rests: [] }] : all).map(({ edge, time, rests }) => ({
      claim: { kind: 'period', lords, edge, time },
      negated,
      rests: [...own, ...rests],
    }));
  const end = times.find((part) => ENDED.includes(part.value))?.period?.end ?? null;
  return made([], { rests: partsOf(parts).flatMap((part) => part.rests), says, period: { lords, end } });
};

/** The level that its words give a period; null where they give none. */
const levelIn = (parts: P): number | null => {
  if (parts['antar'] !== undefined) return 2;
  return parts['maha'] === undefined ? null : 1;
};

/** The period after the one that was named: it begins when that ends. */
export const follows = (parts: P): Node | null => {
  const planet = planetIn(parts['planet']);
  const rests = partsOf(parts).flatMap((part) => part.rests);
  const level = levelIn(parts);
  if (planet === undefined) return null;
  return made([], {
    rests,
    says: ({ period: before }) => {
      if (before === null || before.end === null) return [];
      const deepest = level ?? Math.max(...before.lords.map((one) => one.level));
      const lords = [...before.lords.filter((one) => one.level < deepest), { level: deepest, lord: planet }];
      return [{ claim: { kind: 'period', lords, edge: 'start', time: before.end }, negated: false, rests }];
    },
  });
};

/** A sub-period in the period that was named. */
export const within = (parts: P): Node | null => {
  const planet = planetIn(parts['planet']);
  const times = parts['Time'] === undefined ? [{ edge: 'running' as const, time: null }] : timesOf(parts['Time']);
  const rests = partsOf(parts).flatMap((part) => part.rests);
  if (planet === undefined) return null;
  return made([], {
    rests,
    says: ({ period: before }) => {
      const [maha, ...others] = before?.lords ?? [];
      if (maha === undefined || others.length > 0 || maha.level !== 1) return [];
      const lords = [maha, { level: 2, lord: planet }];
      return times.map(({ edge, time }) => ({ claim: { kind: 'period', lords, edge, time }, negated: false, rests }));
    },
  });
};

/** One period gives way to another at a time: the one begins then, the other ends. */
export const changes = (parts: P): Node | null => {
  const planet = planetIn(parts['planet']);
  const time = parts['date']?.time ?? null;
  const rests = partsOf(parts).flatMap((part) => part.rests);
  if (planet === undefined || time === null) return null;
  return made([], {
    rests,
    says: ({ period: before }) => {
      if (before === null) return [];
      const deepest = Math.max(...before.lords.map((one) => one.level));
      const lords = [...before.lords.filter((one) => one.level < deepest), { level: deepest, lord: planet }];
      return [
        { claim: { kind: 'period', lords, edge: 'start', time }, negated: false, rests },
        ...(parts['Period'] === undefined
          ? []
          : [{ claim: { kind: 'period', lords: before.lords, edge: 'end', time } as const, negated: false, rests }]),
      ];
    },
  });
};

/** "Then Venus until 2051": the planet stands for a period of the level named before. */
export const goesOn = (parts: P): Node | null => {
  const planet = planetIn(parts['planet']);
  const times = timesOf(parts['Time']);
  const rests = partsOf(parts).flatMap((part) => part.rests);
  if (planet === undefined || times.length === 0) return null;
  return made([], {
    rests,
    says: ({ period: before }) => {
      if (before === null) return [];
      const deepest = Math.max(...before.lords.map((one) => one.level));
      const lords = [...before.lords.filter((one) => one.level < deepest), { level: deepest, lord: planet }];
      return times.map(({ edge, time }) => ({ claim: { kind: 'period', lords, edge, time }, negated: false, rests }));
    },
  });
};

/** "It ends in 2031": of the period named before. */
export const itsTime = (parts: P): Node | null => {
  const times = [...timesOf(parts['Time']), ...timesOf(parts['Time2'])];
  const rests = partsOf(parts).flatMap((part) => part.rests);
  return made([], {
    rests,
    says: ({ period: before }) =>
      before === null
        ? []
        : times.map(({ edge, time }) => ({
            claim: { kind: 'period', lords: before.lords, edge, time },
            negated: false,
            rests,
          })),
  });
};
