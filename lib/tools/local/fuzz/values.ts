/** What hostile requests are made of. */
import { MAX_BODY_BYTES } from '../../../contract/frame/limits.ts';
import { pick } from '../random.ts';

export type Random = () => number;
export type Members = Readonly<Record<string, unknown>>;

/** Bytes of a hostile body: what is larger is refused unread. */
const ROOM = MAX_BODY_BYTES - 2000;

/** As many of an item as fill a body. */
export const repeated = <T>(item: T, room = ROOM): T[] =>
  Array.from({ length: Math.floor(room / (JSON.stringify(item).length + 1)) }, () => item);

/** An object of so many members. */
export const wide = (members: number, value: unknown = 1): Members =>
  Object.fromEntries(Array.from({ length: members }, (_, n) => [`m${n}`, value]));

/** A value nested so many levels deep, in lists and objects in turn. */
export const deep = (levels: number, leaf: unknown): unknown => {
  let value = leaf;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A value that is made once: large ones are sent hundreds of times. */
export const once = (make: () => unknown): (() => unknown) => {
  let made: unknown;
  return () => (made ??= make());
};

/** Values in the place of a member: too long, too many, too deep, of another type, at the ends of what numbers can be. */
export const VALUES: readonly [(random: Random) => unknown, ...((random: Random) => unknown)[]] = [
  once(() => repeated({})),
  once(() => repeated([])),
  once(() => repeated(0)),
  once(() => repeated('lagna')),
  once(() => repeated({ date: '1990-05-10', time: '19:55', lat: 28.6, lon: 77.2, tz: 5.5 })),
  once(() => repeated(wide(20), ROOM)),
  once(() => wide(20_000)),
  once(() => wide(150, repeated({}, 1000))),
  () => deep(1000, {}),
  once(() => deep(12, repeated({}, 50_000))),
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

/** What may be sent and is seldom thought of: the ends of the ephemeris, leap days, poles, the date line, odd clocks. */
const ODD: Readonly<Record<string, readonly [unknown, ...unknown[]]>> = {
  date: [
    '1800-01-02',
    '2399-12-30',
    '1900-02-28',
    '2000-02-29',
    '1582-10-10',
    '2011-12-30',
    '1955-06-21',
    '2024-12-21',
  ],
  time: ['00:00', '23:59:59', '24:00', '02:30', '12:00'],
  lat: [90, -90, 66.5622, -66.5622, 89.9999, 0, 78.22, -77.85],
  lon: [180, -180, 179.9999, 0, -0.0001],
  tz: ['Pacific/Apia', 'Antarctica/Troll', 'Asia/Kathmandu', 'Africa/Monrovia', 14, -12, 5.75, '+05:30', 'lmt', 'UTC'],
  altitude: [-500, 9000, 0],
  precision: [0, 9, 10],
  language: ['hi', 'en', 'sa', 'ta', 'xx'],
  place: ['Longyearbyen', 'McMurdo', 'Kiritimati', 'Varanasi', 'Delhi', '@0,0', '1'],
  ayanamsa: ['lahiri', 'tropical', 'raman', 'kp', { t0_jd: 2415020, value: 22.46 }],
};
const ODD_NAMES: Readonly<Record<string, keyof typeof ODD>> = {
  from: 'date',
  to: 'date',
  at: 'date',
  tzone: 'tz',
  timezone: 'tz',
  latitude: 'lat',
  longitude: 'lon',
};

/** An odd value of a member; undefined where its name tells nothing. */
export const oddValue = (name: string, random: Random): unknown => {
  const values = ODD[ODD_NAMES[name] ?? name];
  return values && pick(random, values);
};

/** Bodies that are no JSON object, or hardly. */
export const RAW: readonly [string, ...string[]] = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '1e999',
  '{"a":1}x',
  '{"a":"\\ud800"}',
  `{"a":${'['.repeat(50_000)}`,
  `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
  '{"__proto__":{"strict":true}}',
  '{"constructor":{"prototype":{}}}',
  `{"\\u005f_proto__":${'['.repeat(900)}${']'.repeat(900)}}`,
  `{"a":"${'\\"'.repeat(100_000)}"}`,
  `{${Array.from({ length: 20_000 }, (_, n) => `"m${n}":1`).join()}}`,
];

/** Members that no endpoint knows: some that every object inherits. */
export const UNKNOWN = ['unknown', 'toString', 'valueOf', 'hasOwnProperty', 'constructor', '__proto__'] as const;

/** Values of a path variable, as the gateway hands them over. */
export const VARIABLES = [
  'constructor',
  'toString',
  '__proto__',
  '',
  ' ',
  '..',
  'D9\u0000',
  '\ud800',
  'x'.repeat(8000),
  '-1',
  '1e9',
  '[]',
] as const;
