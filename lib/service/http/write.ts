/** Writes the body of an answer: data, lifted members and meta, as text. */
import type { ShownCredits } from '../../contract/frame/caller.ts';
import type { AnyEndpoint, WriteParts } from '../../contract/frame/endpoint.ts';
import { rangeTooLong } from '../../contract/frame/field-errors.ts';
import { MAX_ANSWER_BYTES } from '../../contract/frame/limits.ts';
import type { Warning } from '../../contract/frame/warnings.ts';
import { NAME_MEMBER } from '../../words/name-member.ts';
import type { Language } from '../../words/languages.ts';
import type { NamedPlace } from '../../contract/values/place.ts';
import type { Variables } from './check/request.ts';
import { decimalsOf, digest, roundNumbers } from './envelope.ts';
import { JsonWriter } from './json-writer.ts';
import { metaStart } from './prepared.ts';
import type { TimeMeta } from './read/resolution.ts';
import { spokenOf, type Speech } from './speech.ts';

/** A serialised answer. */
export interface Written {
  readonly body: string;
  readonly resultHash: string;
  readonly language: Speech;
}

/** Decimals of numbers in `meta`: the ayanamsa, offsets. */
const META_DECIMALS = 6;

/** The name of an endpoint with the values of its variables. */
const filledName = (endpoint: AnyEndpoint, variables: Variables): string =>
  endpoint.name.replace(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '');

/** The result of a computation. */
export interface Outcome {
  readonly data: Readonly<Record<string, unknown>>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly asked: Language;
  /** The language of its sentences. */
  readonly texts: Language;
  readonly time: TimeMeta | Readonly<Record<string, TimeMeta>> | undefined;
  readonly place: NamedPlace | Readonly<Record<string, NamedPlace>> | undefined;
  readonly uncertain: readonly string[];
  readonly warnings: readonly Warning[];
  readonly verbatim: ReadonlyMap<string, string | WriteParts>;
  /** What stands for a verbatim member in the result hash; '' leaves it out. */
  readonly lasting: ReadonlyMap<string, string>;
  readonly precision: number;
}

/** `data` as text, the members of it that stand beside it once more, its digest, and whether it has a sentence. */
interface DataText {
  readonly text: string;
  readonly lifted: ReadonlyMap<string, string>;
  readonly resultHash: string;
  readonly spoken: boolean;
}

/** What is written of an outcome: a text in `verbatim` replaces the member of that name. */
type Content = Pick<Outcome, 'data' | 'verbatim' | 'precision'>;

/** Where the members of `data` begin and end, and whether it has a sentence. */
interface Places {
  readonly members: ReadonlyMap<string, readonly [number, number]>;
  readonly spoken: boolean;
}

const writeData = (json: JsonWriter, { data, verbatim, precision }: Content): Places => {
  const members = new Map<string, readonly [number, number]>();
  const apart = (value: unknown): string => json.apart(value, precision);
  let spoken = false;
  json.raw('{');
  for (const name in data) {
    const own = verbatim.get(name);
    const member = data[name];
    if (own === undefined && member === undefined) continue;
    json.name(name, members.size === 0);
    const from = json.length;
    if (own === undefined) {
      if (json.answered(member, decimalsOf(name, precision), !spoken)) spoken ||= !NAME_MEMBER.test(name);
    } else for (const part of typeof own === 'string' ? [own] : own(apart)) json.raw(part);
    members.set(name, [from, json.length]);
  }
  json.raw('}');
  return { members, spoken };
};

/** The digest of what is the same for the same request. */
const lastingDigest = ({ data, verbatim, lasting, precision }: Outcome): string => {
  const same = Object.fromEntries(Object.entries(data).filter(([name]) => lasting.get(name) !== ''));
  const json = new JsonWriter();
  writeData(json, { data: same, verbatim: new Map([...verbatim, ...lasting]), precision });
  return digest(json.bytes());
};

const dataText = (outcome: Outcome, lift: readonly string[]): DataText => {
  const json = new JsonWriter();
  const { members, spoken } = writeData(json, outcome);
  const lifted = new Map<string, string>();
  let text = '';
  let from = 0;
  // What stands in the answer twice is read out of the bytes once.
  for (const [name, [start, end]] of members) {
    if (!lift.includes(name)) continue;
    const member = json.text(start, end);
    lifted.set(name, member);
    text += json.text(from, start) + member;
    from = end;
  }
  text += json.text(from);
  const resultHash = outcome.lasting.size === 0 ? digest(json.bytes()) : lastingDigest(outcome);
  return { text, lifted, resultHash, spoken };
};

/**
 * Where `data` that an endpoint remembers and gives again as the same object keeps its texts, by precision. In a WeakMap they
 * would live on, the endpoint having forgotten them, until the next full collection of garbage.
 */
const TEXTS = Symbol('texts');

type RememberedData = Outcome['data'] & { [TEXTS]?: Map<number, DataText> };

const knownText = (outcome: Outcome, lift: readonly string[]): DataText => {
  const data: RememberedData = outcome.data;
  const texts = (data[TEXTS] ??= new Map());
  const text = texts.get(outcome.precision) ?? dataText(outcome, lift);
  texts.set(outcome.precision, text);
  return text;
};

/** The members of a request that its answer shows. */
interface Shown {
  readonly requestId: string;
  readonly variables: Variables;
  readonly credits: ShownCredits;
}

/** The body of an answer; `start` is the constant part of `meta`. Throws if it is too large to send. */
export const writeAnswer = (endpoint: AnyEndpoint, request: Shown, start: string | null, outcome: Outcome): Written => {
  const { settings, time, place, uncertain, warnings } = outcome;
  const { lift = [] } = endpoint;
  const { text, lifted, resultHash, spoken } = endpoint.remembers ? knownText(outcome, lift) : dataText(outcome, lift);
  const language = spokenOf(outcome.asked, outcome.texts, spoken);
  const json = (value: unknown): string => JSON.stringify(roundNumbers(value, META_DECIMALS));
  const meta = [
    `"request_id":${JSON.stringify(request.requestId)}`,
    start ?? metaStart(filledName(endpoint, request.variables)),
    `"settings":${json(settings)}`,
    `"language":${JSON.stringify(language)}`,
  ];
  if (time) meta.push(`"time":${json(time)}`);
  if (place) meta.push(`"place":${json(place)}`);
  if (uncertain.length > 0) meta.push(`"uncertain":${json(uncertain)}`);
  meta.push(
    `"warnings":${warnings.length === 0 ? '[]' : json(warnings)}`,
    `"credits":${json(request.credits)}`,
    `"result_hash":"${resultHash}"`,
  );
  let whole = `{"status":"success","data":${text}`;
  for (const name of lift) {
    const member = lifted.get(name); // left out where `include` leaves it out
    if (member !== undefined) whole += `,"${name}":${member}`;
  }
  whole += `,"meta":{${meta.join(',')}}}`;
  // A character has three bytes at most.
  if (whole.length * 3 > MAX_ANSWER_BYTES && Buffer.byteLength(whole) > MAX_ANSWER_BYTES)
    throw rangeTooLong('body', 'The answer would exceed 5 MB; ask for a shorter span or fewer rows.', 'at most 5 MB');
  return { body: whole, resultHash, language };
};
