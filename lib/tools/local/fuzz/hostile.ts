/** Requests that mean no good: made from the fields of an endpoint, at the largest size that is accepted. */
import { MAX_BATCH_BODY_BYTES, MAX_BATCH_CALLS, MAX_BODY_BYTES } from '../../../contract/frame/limits.ts';
import type { AnyContract } from '../../../contract/frame/resource.ts';
import { refuseUnwieldy } from '../../../service/http/check/size.ts';
import { pick } from '../random.ts';
import {
  deep,
  oddValue,
  RAW,
  repeated,
  UNKNOWN,
  VALUES,
  VARIABLES,
  wide,
  type Members,
  type Random,
} from './values.ts';

/** One hostile request. */
export interface Hostile {
  /** What is done, for the report. */
  readonly what: string;
  readonly body: string;
  /** Values of path variables; those of the example where left out. */
  readonly variables?: Readonly<Record<string, string>>;
}

const fieldsOf = ({ input, variables = [] }: AnyContract): readonly string[] =>
  [
    ...new Set([...Object.keys(input.base), ...Object.keys(input.fields), 'ayanamsa', 'include', 'language', 'strict']),
  ].filter((name) => !variables.includes(name));

const fits = (body: string): boolean => Buffer.byteLength(body) <= MAX_BODY_BYTES;

/** Whether a body has too many members, or is too deep: one such call refuses a whole batch. */
const isUnwieldy = (body: string): boolean => {
  try {
    refuseUnwieldy({ calls: [{ body: JSON.parse(body) }] });
    return false;
  } catch {
    return true;
  }
};

/** A batch of hostile calls of any endpoints, as many as fit. */
export const hostileBatch = (others: readonly AnyContract[], random: Random): Hostile => {
  const calls: string[] = [];
  let room = MAX_BATCH_BODY_BYTES - 2000;
  for (let tried = 0; calls.length < MAX_BATCH_CALLS && tried < 2 * MAX_BATCH_CALLS; tried++) {
    const other = others[Math.floor(random() * others.length)];
    if (!other) break;
    const { what, body } = hostileRequest(other, random);
    if (what === 'raw' || Buffer.byteLength(body) + 200 > room || isUnwieldy(body)) continue;
    calls.push(`{"ref":"${tried}","endpoint":${JSON.stringify(filledName(other))},"body":${body}}`);
    room -= Buffer.byteLength(body) + 200;
  }
  return { what: `a batch of ${calls.length}`, body: `{"calls":[${calls.join()}]}` };
};

const filledName = ({ name, example }: AnyContract): string =>
  name.replace(/\{(\w+)\}/g, (_, variable: string) => String(example[variable]));

/** A member to be spoilt, or a member of the object that it is or that its list begins with. */
interface Change {
  readonly name: string;
  readonly inner?: string;
  readonly holder?: Members;
  /** Number of the value. */
  readonly n: number;
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects in an example, by the member that holds them. */
const insideOf = (example: Members): readonly (readonly [string, Members])[] =>
  Object.entries(example).flatMap(([name, value]) => {
    const holder: unknown = Array.isArray(value) ? value[0] : value;
    return isMembers(holder) ? [[name, holder] as const] : [];
  });

/** The members of some names with odd values in their place, about half of them. */
const oddMembers = (names: readonly string[], random: Random): Members =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = random() < 0.5 ? oddValue(name, random) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** A request that is odd and may well be answered. */
const oddRequest = (endpoint: AnyContract, random: Random): Hostile => {
  const { example } = endpoint;
  const inside = insideOf(example).map(([name, holder]) => {
    const changed = { ...holder, ...oddMembers(Object.keys(holder), random) };
    return [name, Array.isArray(example[name]) ? [changed, ...example[name].slice(1)] : changed];
  });
  const known = fieldsOf(endpoint).filter((name) => name in example || random() < 0.2);
  const changes = { ...Object.fromEntries(inside), ...oddMembers(known, random) };
  return { what: `odd ${JSON.stringify(changes).slice(0, 200)}`, body: JSON.stringify({ ...example, ...changes }) };
};

/** A request of an endpoint, drawn by chance: its example with one to three members spoilt, or a body that is none. */
export const hostileRequest = (endpoint: AnyContract, random: Random): Hostile => {
  if (random() < 0.08) return { what: 'raw', body: pick(random, RAW) };
  const { variables: inPath = [], example } = endpoint;
  if (inPath.length > 0 && random() < 0.15) {
    const variables = Object.fromEntries(inPath.map((name) => [name, pick(random, VARIABLES)]));
    const members = Object.entries(example).filter(([name]) => !inPath.includes(name));
    const what = `path ${JSON.stringify(Object.values(variables)).slice(0, 60)}`;
    return { what, body: JSON.stringify(Object.fromEntries(members)), variables };
  }
  if (random() < 0.4) return oddRequest(endpoint, random);
  const names = fieldsOf(endpoint);
  const changes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const n = Math.floor(random() * VALUES.length);
    const inside = insideOf(example);
    if (inside.length > 0 && random() < 0.3) {
      const [name, holder] = inside[Math.floor(random() * inside.length)] ?? inside[0] ?? ['', {}];
      const known = Object.keys(holder);
      const inner = random() < 0.3 ? pick(random, UNKNOWN) : (known[Math.floor(random() * known.length)] ?? 'a');
      return { name, inner, holder, n };
    }
    return { name: random() < 0.1 ? pick(random, UNKNOWN) : (names[Math.floor(random() * names.length)] ?? 'a'), n };
  });
  const spoilt = (list: readonly Change[]): Hostile => {
    const made = list.map(({ name, inner, holder, n }) => {
      const value = (VALUES[n] ?? VALUES[0])(random);
      if (inner === undefined) return [name, value];
      const changed = { ...holder, [inner]: value };
      return [name, Array.isArray(example[name]) ? [changed, ...example[name].slice(1)] : changed];
    });
    const body = JSON.stringify({
      ...example,
      ...(random() < 0.2 ? { strict: true } : {}),
      ...Object.fromEntries(made),
    });
    return {
      what: list.map(({ name, inner, n }) => `${name}${inner === undefined ? '' : `.${inner}`}=${n}`).join(' '),
      body,
    };
  };
  const all = spoilt(changes);
  return fits(all.body) ? all : spoilt(changes.slice(0, 1));
};

const WORST: Readonly<Record<string, () => unknown>> = {
  'a list of {}': () => repeated({}),
  'a list of numbers': () => repeated(0),
  '20,000 members': () => wide(20_000),
  '1,000 levels': () => deep(1000, 1),
};

/**
 * The worst of each kind, for every endpoint: unknown members, and each field as a list, an object and nesting. Made when
 * called for: each has a quarter of a megabyte.
 */
export const worstRequests = (endpoint: AnyContract): readonly (() => Hostile)[] => {
  const spoilt = (what: string, change: Members) => ({
    what,
    body: JSON.stringify({ ...endpoint.example, ...change }),
  });
  return [
    () => spoilt('20,000 unknown members', wide(20_000)),
    () => spoilt('unknown members, strict', { ...wide(100), strict: true }),
    ...Object.entries(WORST).flatMap(([what, make]) =>
      fieldsOf(endpoint).map((name) => () => spoilt(`${name}: ${what}`, { [name]: make() })),
    ),
  ];
};
