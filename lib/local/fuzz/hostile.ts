/** Requests that nobody means well: made from the fields of an endpoint, at the largest size that is accepted. */
import { MAX_BATCH_BODY_BYTES, MAX_BATCH_CALLS, MAX_BODY_BYTES } from '../../contract/limits.ts';
import type { AnyContract } from '../../contract/resource.ts';
import { refuseUnwieldy } from '../../http/check/size.ts';
import { pick } from '../random.ts';

type Random = () => number;
type Members = Readonly<Record<string, unknown>>;

/** Bytes of a hostile body: what is larger is refused unread. */
const ROOM = MAX_BODY_BYTES - 2000;

const repeated = <T>(item: T, room = ROOM): T[] =>
  Array.from({ length: Math.floor(room / (JSON.stringify(item).length + 1)) }, () => item);

const wide = (members: number, value: unknown = 1): Members =>
  Object.fromEntries(Array.from({ length: members }, (_, n) => [`m${n}`, value]));

const deep = (levels: number, leaf: unknown): unknown => {
  let value = leaf;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Values in the place of a member: too long, too many, too deep, of another type, at the ends of what numbers can be. */
const VALUES: readonly [(random: Random) => unknown, ...((random: Random) => unknown)[]] = [
  () => repeated({}),
  () => repeated([]),
  () => repeated(0),
  () => repeated('lagna'),
  () => repeated({ date: '1990-05-10', time: '19:55', lat: 28.6, lon: 77.2, tz: 5.5 }),
  () => repeated(wide(20), ROOM),
  () => wide(20_000),
  () => wide(150, repeated({}, 1000)),
  () => deep(1000, {}),
  () => deep(12, repeated({}, 50_000)),
  () => 'x'.repeat(ROOM),
  () => '9'.repeat(5000),
  () => ' \u0000\u200b\ud800',
  () => '\u202e\u0301'.repeat(5000),
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => '2024-02-30T25:61:61+99:99',
  () => '-99999-12-31',
  () => 1e308,
  () => -1e308,
  () => 5e-324,
  () => 9_007_199_254_740_993,
  () => -0.5,
  () => null,
  () => true,
  () => '',
  () => [],
  () => ({}),
  () => [null],
  () => ({ t0_jd: 1e300, value: -1e300 }),
  (random) => Math.floor(random() * 1e6) - 5e5,
  (random) => String.fromCodePoint(Math.floor(random() * 0xd7ff) + 1).repeat(50),
];

/** Bodies that are no JSON object, or hardly. */
const RAW: readonly [string, ...string[]] = [
  '', '{', '[]', 'null', '"x"', '1e999', '{"a":1}x', '{"a":"\\ud800"}', `{"a":${'['.repeat(50_000)}`,
  `${'['.repeat(60_000)}${']'.repeat(60_000)}`, `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
  '{"__proto__":{"strict":true}}', '{"constructor":{"prototype":{}}}', `{"\\u005f_proto__":${'['.repeat(900)}${']'.repeat(900)}}`,
  `{"a":"${'\\"'.repeat(100_000)}"}`, `{${Array.from({ length: 20_000 }, (_, n) => `"m${n}":1`).join()}}`,
]; // prettier-ignore

/** Members that no endpoint knows: some that every object inherits. */
const UNKNOWN = ['unknown', 'toString', 'valueOf', 'hasOwnProperty', 'constructor', '__proto__'] as const;

/** One hostile request. */
export interface Hostile {
  /** What is done, for the report. */
  readonly what: string;
  readonly body: string;
  /** Values of path variables; those of the example where left out. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Values of a path variable, as the gateway hands them over. */
const VARIABLES = ['constructor', 'toString', '__proto__', '', ' ', '..', 'D9\u0000', '\ud800', 'x'.repeat(8000), '-1', '1e9', '[]'] as const; // prettier-ignore

const fieldsOf = ({ input, variables = [] }: AnyContract): readonly string[] =>
  [...new Set([...Object.keys(input.base), ...Object.keys(input.fields), 'ayanamsa', 'include', 'language', 'strict'])].filter(
    (name) => !variables.includes(name),
  ); // prettier-ignore

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
  const names = fieldsOf(endpoint);
  const changes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const name = random() < 0.1 ? pick(random, UNKNOWN) : (names[Math.floor(random() * names.length)] ?? 'a');
    const n = Math.floor(random() * VALUES.length);
    return { name, n };
  }); // prettier-ignore
  const spoilt = (list: typeof changes): Hostile => {
    const made = list.map(({ name, n }) => [name, (VALUES[n] ?? VALUES[0])(random)]);
    const body = JSON.stringify({ ...endpoint.example, ...(random() < 0.2 ? { strict: true } : {}), ...Object.fromEntries(made) });
    return { what: list.map(({ name, n }) => `${name}=${n}`).join(' '), body };
  }; // prettier-ignore
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
