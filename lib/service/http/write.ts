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
import { decimalsOf, digest } from './envelope.ts';
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

/** What is written of an outcome: a text in `verbatim` replaces the member of that name. */
type Content = Pick<Outcome, 'data' | 'verbatim' | 'precision'>;

/** Where the members of `data` begin and end, and whether it has a sentence. */
interface Places {
  readonly members: ReadonlyMap<string, readonly [number, number]>;
  readonly spoken: boolean;
}

const writeMembers = (json: JsonWriter, { data, verbatim, precision }: Content): Places => {
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
const lastingDigest = (json: JsonWriter, { data, verbatim, lasting, precision }: Outcome): string => {
  const same = Object.fromEntries(Object.entries(data).filter(([name]) => lasting.get(name) !== ''));
  return json.aside((from) => {
    writeMembers(json, { data: same, verbatim: new Map([...verbatim, ...lasting]), precision });
    return digest(json.bytes(from));
  });
};

/** What an answer has before its `meta`: where it ends, the digest of its data, and whether that has a sentence. */
interface DataWritten extends Pick<Places, 'spoken'> {
  readonly bytes: number;
  readonly resultHash: string;
}

/** Writes the data of an answer, and the members of it that stand beside it once more. */
const writeData = (json: JsonWriter, outcome: Outcome, lift: readonly string[]): DataWritten => {
  json.raw('{"status":"success","data":');
  const from = json.length;
  const { members, spoken } = writeMembers(json, outcome);
  const resultHash = outcome.lasting.size === 0 ? digest(json.bytes(from)) : lastingDigest(json, outcome);
  for (const name of lift) {
    const place = members.get(name); // left out where `include` leaves it out
    if (!place) continue;
    json.name(name, false);
    json.again(...place);
  }
  return { bytes: json.length, resultHash, spoken };
};

/**
 * Where `data` that an endpoint remembers and gives again as the same object keeps its text, by precision. In a WeakMap it
 * would live on, the endpoint having forgotten it, until the next full collection of garbage.
 */
const TEXTS = Symbol('texts');

type DataText = DataWritten & { readonly text: string };

/** The text of data that is remembered, written when it is first asked for. */
const rememberedText = (outcome: Outcome, lift: readonly string[]): DataText => {
  const data: Outcome['data'] & { [TEXTS]?: Map<number, DataText> } = outcome.data;
  const texts = (data[TEXTS] ??= new Map());
  const known = texts.get(outcome.precision);
  if (known) return known;
  const json = new JsonWriter();
  const made = { ...writeData(json, outcome, lift), text: json.text() };
  texts.set(outcome.precision, made);
  return made;
};

/** The members of a request that its answer shows. */
interface Shown {
  readonly requestId: string;
  readonly variables: Variables;
  readonly credits: () => ShownCredits;
}

/** The body of an answer; `start` is the constant part of `meta`. Throws if it is too large to send. */
export const writeAnswer = (endpoint: AnyEndpoint, request: Shown, start: string | null, outcome: Outcome): Written => {
  const { settings, time, place, uncertain, warnings } = outcome;
  const { lift = [] } = endpoint;
  const before = endpoint.remembers ? rememberedText(outcome, lift) : null;
  const json = new JsonWriter();
  const { resultHash, spoken } = before ?? writeData(json, outcome, lift);
  const language = spokenOf(outcome.asked, outcome.texts, spoken);
  const meta = (name: string, value: unknown): void => {
    json.name(name, false);
    json.answered(value, META_DECIMALS, false);
  };
  const first = `,"meta":{"request_id":${JSON.stringify(request.requestId)},`;
  json.raw(first + (start ?? metaStart(filledName(endpoint, request.variables))));
  meta('settings', settings);
  meta('language', language);
  if (time) meta('time', time);
  if (place) meta('place', place);
  if (uncertain.length > 0) meta('uncertain', uncertain);
  meta('warnings', warnings);
  meta('credits', request.credits());
  json.raw(`,"result_hash":"${resultHash}"}}`);
  if (json.length + (before?.bytes ?? 0) > MAX_ANSWER_BYTES)
    throw rangeTooLong('body', 'The answer would exceed 5 MB; ask for a shorter span or fewer rows.', 'at most 5 MB');
  return { body: (before?.text ?? '') + json.text(), resultHash, language };
};
