/** The judge of the client libraries: what a runner is told, and whether what it prints is what a case expects. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultyServer, Scripted } from './faulty-server.ts';

type Json = Readonly<Record<string, unknown>>;

interface Case {
  readonly name: string;
  readonly to: 'service' | 'faults' | 'nowhere';
  readonly client?: Json;
  readonly do: Json;
  readonly answers?: readonly Scripted[];
  readonly expect: Json;
}

/** A case as a runner is given it: everything filled in. */
export interface Job {
  readonly name: string;
  /** `base_url`, `key` (null: from the environment), `session`, `timeout_ms`, `retries`, `retry_base_ms`. */
  readonly client: Json;
  /** One of call, each, wait, report_of, report_file, download, request, webhook, print. */
  readonly do: Json;
}

/** What a runner prints of a job, one line each. */
export interface Printed extends Json {
  readonly name: string;
}

const FILE: { readonly defaults: Json; readonly cases: readonly Case[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'cases.json'), 'utf8'),
);
export const CASES = FILE.cases;
/** In the environment of every runner. */
export const KEY_OF_ENVIRONMENT = 'ud_test_of_the_environment';
/** A port at which nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

const filled = <T>(value: T, words: Readonly<Record<string, string>>): T =>
  JSON.parse(
    Object.entries(words).reduce((text, [name, word]) => text.replaceAll(`{{${name}}}`, word), JSON.stringify(value)),
  );

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Differences between a value and what is expected of it: every member that is named must be there, others may be. */
export const differences = (actual: unknown, expected: unknown, path: string): string[] => {
  const told = (what: string): string[] => [`${path}: ${what}, but it is ${JSON.stringify(actual)?.slice(0, 300)}`];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return told(`${expected.length} rows are expected`);
    return expected.flatMap((one, i) => differences(actual[i], one, `${path}[${i}]`));
  }
  if (!isObject(expected)) return actual === expected ? [] : told(`${JSON.stringify(expected)} is expected`);
  const { $length, $contains, $match, $number, $absent } = expected;
  if ($absent !== undefined) return actual === undefined ? [] : told('nothing is expected');
  if ($number !== undefined) return typeof actual === 'number' ? [] : told('a number is expected');
  if ($match !== undefined) return new RegExp(String($match)).test(String(actual)) ? [] : told(`${$match} is expected`);
  if ($length !== undefined)
    return Array.isArray(actual) && actual.length === $length ? [] : told(`${$length} rows are expected`);
  if ($contains !== undefined)
    return Array.isArray(actual) && actual.some((one) => differences(one, $contains, path).length === 0)
      ? []
      : told(`a row ${JSON.stringify($contains)} is expected`);
  if (!isObject(actual)) return told('an object is expected');
  return Object.entries(expected).flatMap(([name, one]) => differences(actual[name], one, `${path}.${name}`));
};

/** Where the two servers are, and the keys of the service. */
export interface Places {
  readonly service: string;
  readonly sandbox: string;
  readonly live: string;
  readonly faults: FaultyServer;
  /** Name of the library: part of the scripts' addresses and of the user agent. */
  readonly language: string;
}

const wordsOf = ({ sandbox, live, language }: Places) => ({ sandbox, live, language });
const scriptOf = ({ language }: Places, index: number): string => `${language}-${index}`;

/** What a runner is given. The scripts of the faulty server are ready for one run. */
export const jobsFor = (places: Places): readonly Job[] =>
  CASES.map((one, index) => {
    const elsewhere = one.to === 'faults' ? places.faults.script(scriptOf(places, index), one.answers ?? []) : NOWHERE;
    const url = one.to === 'service' ? places.service : elsewhere;
    const { base_suffix: suffix = '', ...client } = { ...FILE.defaults, ...one.client };
    return filled(
      { name: one.name, client: { ...client, base_url: `${url}${String(suffix)}` }, do: one.do },
      { ...wordsOf(places), url },
    );
  });

/** Members of a runner's line that a case may name in `expect`. */
const COMPARED = ['status', 'data', 'meta', 'rows', 'media', 'event', 'receipt', 'last', 'error'] as const;

/** What is wrong with a runner's line about a case; empty when it is as expected. */
export const faultsOf = (places: Places, index: number, line: Printed | undefined): string[] => {
  const one = CASES[index];
  if (!one || !line) return ['the runner printed nothing'];
  const expect: Json = filled(one.expect, wordsOf(places));
  const seen = places.faults.seen(scriptOf(places, index));
  const found: string[] = [];
  if (expect['error'] === undefined && line['error'] !== undefined)
    found.push(`an error that is not expected: ${JSON.stringify(line['error']).slice(0, 500)}`);
  for (const name of COMPARED)
    if (expect[name] !== undefined) found.push(...differences(line[name], expect[name], name));
  const bytes = Buffer.from(String(line['base64'] ?? ''), 'base64');
  const { starts, starts_hex: hex, requests, min_ms: least, max_ms: most, without, connections_most: kept } = expect;
  if (typeof starts === 'string' && !bytes.toString().startsWith(starts))
    found.push(`the file begins ${bytes.subarray(0, 40)}`);
  if (typeof hex === 'string' && !bytes.toString('hex').startsWith(hex)) found.push('the file has another beginning');
  if (typeof requests === 'number' && seen.length !== requests) found.push(`${seen.length} requests, not ${requests}`);
  const connections = new Set(seen.map(({ connection }) => connection)).size;
  if (typeof kept === 'number' && connections > kept)
    found.push(`${connections} connections for ${seen.length} requests`);
  if (typeof least === 'number' && Number(line['ms']) < least) found.push(`after ${line['ms']} ms, not ${least}`);
  if (typeof most === 'number' && Number(line['ms']) > most) found.push(`after ${line['ms']} ms, not ${most}`);
  if (typeof without === 'string' && JSON.stringify(line).includes(without)) found.push(`it shows ${without}`);
  if (expect['seen'] !== undefined) found.push(...differences(seen, expect['seen'], 'seen'));
  if (expect['one_idempotency_key'] === true) {
    const keys = new Set(seen.map(({ headers }) => headers['idempotency-key']));
    if (keys.size !== 1 || keys.has(undefined)) found.push(`Idempotency-Keys: ${[...keys].join(', ')}`);
  }
  return found;
};
