/** Parts of an answer body as text: rounding, member order and digest (lib/contract/README.md, Answers). */
import { transcode } from 'node:buffer';
import { createHash, hash } from 'node:crypto';
import type { WriteParts } from '../../contract/frame/endpoint.ts';

const JD_DECIMALS = 8;
/** Decimals of a member: Julian days keep theirs whatever the precision. */
const decimalsOf = (name: string, decimals: number): number => (name.startsWith('jd_') ? JD_DECIMALS : decimals);
const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

const rounded = (value: number, decimals: number): number => {
  if (!Number.isFinite(value)) throw new Error('an answer may hold finite numbers only');
  const power = POWERS[decimals] ?? 1e6;
  const result = Math.round(value * power) / power;
  // A direction that rounds up to a full circle is 0, and there is no −0.
  return result === 0 || (result === 360 && value < 360) ? 0 : result;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The member that repeats options of a request: they stand as they were sent. */
const ECHO = 'settings';

/**
 * Plain data with every number rounded: to `decimals`, Julian days (members `jd_…`) to 8; options that an answer repeats
 * (members `settings`) keep their digits. The input is not modified; parts that need no rounding are shared with it.
 * Objects are spread first and then corrected, which keeps their hidden class; a copy built name by name would not.
 */
export const roundNumbers = (value: unknown, decimals: number): unknown => {
  if (typeof value === 'number') return Number.isInteger(value) ? value : rounded(value, decimals);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    let list: unknown[] | null = null;
    for (let i = 0; i < items.length; i++) {
      const item = items[i];
      const result = typeof item === 'string' ? item : roundNumbers(item, decimals);
      if (result !== item) (list ??= [...items])[i] = result;
    }
    return list ?? value;
  }
  if (!isObject(value)) return value;
  let out: Record<string, unknown> | null = null;
  for (const name in value) {
    const member = value[name];
    if (typeof member === 'number') {
      if (Number.isInteger(member)) continue;
      const result = rounded(member, decimalsOf(name, decimals));
      if (result !== member) (out ??= { ...value })[name] = result;
    } else if (isObject(member) && name !== ECHO) {
      const result = roundNumbers(member, decimals);
      if (result !== member) (out ??= { ...value })[name] = result;
    }
  }
  return out ?? value;
};

/** `sha256:` and the hex digest of a text or of bytes. */
export const digest = (content: string | Uint8Array): string => `sha256:${hash('sha256', content)}`;

/** A letter beyond Latin-1: it makes the engine keep a text in two bytes a letter. */
const WIDE = /[\u0100-\uffff]/;

/** Part of a large text as UTF-8 to be hashed. Wide text goes through `transcode`, in a third of the time. */
const utf8 = (text: string): string | Uint8Array =>
  WIDE.test(text) ? transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8') : text;

/** The same of JSON text in parts. */
export const digestOfParts = (parts: readonly string[]): string => {
  const [only] = parts;
  // For one small part the buffers of `transcode` cost more to clear than they save.
  if (only !== undefined && parts.length === 1) return digest(only);
  const whole = createHash('sha256');
  for (const part of parts) whole.update(utf8(part));
  return `sha256:${whole.digest('hex')}`;
};

/** A list whose first row is at least this long is written row by row. */
const LARGE_ROW = 1000;

/**
 * The JSON text of a value in parts: a list of large rows has one for each, anything else is one. Large texts cost more in
 * one piece: they are copied as they grow, and one wide letter makes all of it wide.
 */
const jsonParts = (value: unknown): readonly string[] => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const [first, ...others] = rows;
  if (!isObject(first) || others.length === 0) return [JSON.stringify(value)];
  const row = JSON.stringify(first);
  if (row.length < LARGE_ROW) return [`[${row},${JSON.stringify(others).slice(1)}`];
  return [`[${row}`, ...others.map((one) => `,${JSON.stringify(one ?? null)}`), ']'];
};

/** Parts that are worth it: small ones are put together. */
const inFewParts = (parts: readonly string[]): readonly string[] =>
  (parts[0] ?? '').length < LARGE_ROW ? [joinedParts(parts)] : parts;

/**
 * The JSON text of each member of an object, in parts. An answer is assembled from these, so each is serialised once. A text
 * in `verbatim` replaces the member of that name.
 */
export const memberParts = (
  data: Readonly<Record<string, unknown>>,
  decimals: number,
  verbatim: ReadonlyMap<string, string | WriteParts> = new Map(),
): ReadonlyMap<string, readonly string[]> => {
  const json = (value: unknown): string => {
    const plain = roundNumbers(value, decimals);
    return typeof plain === 'number' ? `${plain}` : JSON.stringify(plain);
  };
  const members = new Map<string, readonly string[]>();
  for (const name in data) {
    const member = data[name];
    const own = verbatim.get(name);
    if (typeof own === 'string') members.set(name, [own]);
    else if (own) members.set(name, inFewParts(own(json)));
    else if (member !== undefined) members.set(name, jsonParts(roundNumbers(member, decimalsOf(name, decimals))));
  }
  return members;
};

/** An object's text from the texts of its members, in as few parts as these allow. */
export const objectParts = (members: Iterable<readonly [string, readonly string[]]>): readonly string[] => {
  const parts: string[] = [];
  let text = '';
  for (const [name, [first = '', ...others]] of members) {
    text += `${text === '' ? '{' : ','}${JSON.stringify(name)}:${first}`;
    for (const part of others) {
      parts.push(text);
      text = part;
    }
  }
  return [...parts, text === '' ? '{}' : `${text}}`];
};

/** Parts of a text put together. The engine copies nothing until the answer is sent. */
export const joinedParts = (parts: readonly string[]): string => parts.reduce((text, part) => text + part, '');
