/**
 * One request to one endpoint, from raw members to the finished body: validate, resolve, compute, wrap. It knows nothing
 * of HTTP events, so the in-process runner behind batch gives the same bytes as a single call.
 */
import * as z from 'zod/mini';
import type { JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import { SkyError, type Place, type Sky, type SkySettings } from '../../layers/jyotish/ephemeris/sky.ts';
import type { Caller, ShownCredits } from '../contract/caller.ts';
import type { AnyEndpoint, Call } from '../contract/endpoint.ts';
import type { Fields } from '../contract/inputs.ts';
import { ANSWER_BYTES } from '../contract/limits.ts';
import { OPTION_DEFAULTS, OPTION_FIELDS, type Options } from '../contract/options.ts';
import { AppError } from '../contract/app-error.ts';
import type { Warn, Warning } from '../contract/warnings.ts';
import { invalidFields, rangeTooLong } from '../contract/field-errors.ts';
import { wordsOf } from '../i18n/words.ts';
import type { Language } from '../i18n/languages.ts';
import { digest, memberTexts, objectText, roundNumbers } from './envelope.ts';
import { Faults } from './faults.ts';
import { callInstant } from '../runtime/clock.ts';
import { skyOpener } from '../runtime/ephemeris.ts';
import { metaStart, prepare, schemaOf, type Prepared } from './prepared.ts';
import { FREE_CALLER } from './spending.ts';
import { readInput, withPartnerNames, type Resolution } from './resolve.ts';
import {
  isRecord,
  parseFields,
  refuseAliasConflicts,
  unknownInside,
  unknownMembers,
  withoutAliases,
} from './validate.ts';

/** What is known of a request besides its members. */
export interface Request {
  readonly requestId: string;
  /** Path variables. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** From Accept-Language; a `language` member wins. */
  readonly language: Language | undefined;
  readonly credits: ShownCredits;
  /** The key that called; nobody, who pays nothing, when left out. */
  readonly caller?: Caller;
  /** Warnings known before the computation (KEY_IN_URL). */
  readonly warnings: readonly Warning[];
  /** Instant of the call; the clock of the process when left out. */
  readonly now?: JulianDay;
}

/** The text of an answer. */
export interface Answer {
  readonly body: string;
  readonly resultHash: string;
}

/** Decimals of numbers in `meta`: the ayanamsa, offsets. */
const META_DECIMALS = 6;

const OPTION_NAMES = Object.keys(OPTION_FIELDS);

/** The name of an endpoint with the values of its variables. */
const filledName = (endpoint: AnyEndpoint, variables: Request['variables']): string =>
  endpoint.name.replace(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '');

/** Path variables are checked first: a value that no variant has is 404, not 400. */
const checkVariables = (endpoint: AnyEndpoint, variables: Request['variables']): void => {
  for (const name of endpoint.variables ?? []) {
    const schema = endpoint.input.fields[name];
    const faults = new Faults();
    if (!schema || parseFields(z.object({ [name]: schema }), { [name]: schema }, { [name]: variables[name] }, faults))
      continue;
    try {
      faults.check();
    } catch (error) {
      if (error instanceof AppError) throw new AppError('UNKNOWN_VARIANT', { details: error.details });
      throw error;
    }
  }
};

const optionsOf = (
  defaults: Options,
  parsed: Readonly<Record<string, unknown>>,
  language: Language | undefined,
): Options => {
  const options = { ...defaults };
  if (language) options.language = language;
  for (const name of OPTION_NAMES) if (parsed[name] !== undefined) Reflect.set(options, name, parsed[name]);
  return options;
};

/** A sky opened only when the computation first asks for it. */
const lazySky = (open: (settings: SkySettings) => Sky, options: Options, place: Place | undefined): (() => Sky) => {
  let sky: Sky | undefined;
  if (options.observer === 'topocentric' && !place) {
    return () => {
      throw invalidFields({
        field: 'observer',
        code: 'UNKNOWN_VALUE',
        message: 'observer must be geocentric here: no place is given to stand at.',
        expected: 'geocentric',
      });
    };
  }
  return () =>
    (sky ??= open({
      ayanamsa: options.ayanamsa,
      node: options.node,
      observer: options.observer,
      ...(place ? { place } : {}),
    }));
};

const settingsOf = (
  endpoint: AnyEndpoint,
  options: Options,
  parsed: Readonly<Record<string, unknown>>,
  added: ReadonlyMap<string, unknown>,
  ayanamsaValue: () => number | undefined,
): Record<string, unknown> => {
  const settings: Record<string, unknown> = {};
  for (const name of endpoint.settings ?? []) {
    const option: unknown = Reflect.get(options, name);
    const value = option === undefined ? parsed[name] : option;
    if (value === undefined || added.has(name)) continue;
    settings[name] = value;
    if (name === 'ayanamsa') {
      const shown = ayanamsaValue();
      if (shown !== undefined) settings['ayanamsa_value'] = shown;
    }
  }
  settings['language'] = options.language;
  // Where places of the sky are looked at from the Earth's centre, as they are by default, nothing is said.
  if (options.observer !== OPTION_DEFAULTS.observer && endpoint.settings?.includes('ayanamsa'))
    settings['observer'] = options.observer;
  for (const [name, value] of added) settings[name] = value;
  return settings;
};

/** Members of `data` picked by the `include` option; endpoints that read it themselves name it in `settings`. */
const included = (
  endpoint: AnyEndpoint,
  data: Readonly<Record<string, unknown>>,
  include: readonly string[],
): Readonly<Record<string, unknown>> => {
  if (include.length === 0 || endpoint.settings?.includes('include')) return data;
  const sections = Object.keys(data);
  const faults = new Faults();
  include.forEach((name, i) => {
    if (!sections.includes(name))
      faults.add(
        `include.${i}`,
        'UNKNOWN_VALUE',
        `include.${i} must be one of ${sections.join(', ')}.`,
        sections.join(', '),
        name,
      );
  });
  faults.check();
  return Object.fromEntries(Object.entries(data).filter(([name]) => include.includes(name)));
};

/** The fields of a request, every fault gathered, and what is left to be asked of zones and places. */
const readRequest = (
  { input, variables: names }: AnyEndpoint,
  body: unknown,
  variables: Request['variables'],
  shared: Prepared,
  warn: Warn,
) => {
  const faults = new Faults();
  if (!isRecord(body)) {
    throw invalidFields({
      field: 'body',
      code: 'WRONG_TYPE',
      message: 'body must be a JSON object.',
      expected: 'an object',
    });
  }
  const renamed = withoutAliases(body);
  const isPair = input.kind === 'pair' || input.kind === 'match';
  const members = isPair ? withPartnerNames(renamed) : renamed;
  const raw = names ? { ...members, ...definedVariables(variables) } : members;
  refuseAliasConflicts(raw, faults);
  for (const { name, nearest } of [...unknownMembers(raw, shared.known), ...unknownInside(raw, shared.fields)]) {
    const hint = nearest ? ` Did you mean ${nearest}?` : '';
    if (raw['strict'] === true) faults.add(name, 'UNKNOWN_FIELD', `${name} is not a known field.${hint}`);
    else warn('UNKNOWN_FIELD', `${name} is not a known field and was ignored.${hint}`);
  }
  const parsed = parseFields(schemaOf(shared, raw), shared.fields, raw, faults);
  const finish = readInput(input.kind, raw, faults, input.maxDays);
  faults.check(Object.keys(raw));
  if (!parsed) throw new Error('a request without faults must parse');
  return { raw, parsed, finish };
};

/** What a computation came to. */
interface Outcome {
  readonly data: Readonly<Record<string, unknown>>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly time: Resolution['time'];
  readonly uncertain: readonly string[];
  readonly warnings: readonly Warning[];
  readonly verbatim: ReadonlyMap<string, string>;
  readonly precision: number;
}

/** The body of an answer. Throws where it is too large to be sent. */
const written = (endpoint: AnyEndpoint, request: Request, start: string | null, outcome: Outcome): Answer => {
  const { data, settings, time, uncertain, warnings, verbatim, precision } = outcome;
  const texts = memberTexts(data, precision, verbatim);
  const text = objectText(texts);
  const resultHash = digest(text);
  const json = (value: unknown): string => JSON.stringify(roundNumbers(value, META_DECIMALS));
  const meta = [
    `"request_id":${JSON.stringify(request.requestId)}`,
    start ?? metaStart(filledName(endpoint, request.variables)),
    `"settings":${json(settings)}`,
  ];
  if (time) meta.push(`"time":${json(time)}`);
  if (uncertain.length > 0) meta.push(`"uncertain":${json(uncertain)}`);
  meta.push(
    `"warnings":${warnings.length === 0 ? '[]' : json(warnings)}`,
    `"credits":${json(request.credits)}`,
    `"result_hash":"${resultHash}"`,
  );
  let whole = `{"status":"success","data":${text}`;
  for (const name of endpoint.lift ?? []) {
    const text = texts.get(name); // left out where `include` leaves it out
    if (text !== undefined) whole += `,"${name}":${text}`;
  }
  whole += `,"meta":{${meta.join(',')}}}`;
  // A character has three bytes at most.
  if (whole.length * 3 > ANSWER_BYTES && Buffer.byteLength(whole) > ANSWER_BYTES)
    throw rangeTooLong('body', 'The answer would exceed 5 MB; ask for a shorter span or fewer rows.', 'at most 5 MB');
  return { body: whole, resultHash };
};

/** Computes an endpoint. Throws `AppError` for everything that is the caller's fault. */
export const answer = async (endpoint: AnyEndpoint, body: unknown, request: Request): Promise<Answer> => {
  checkVariables(endpoint, request.variables);
  const shared = prepare(endpoint);
  const warnings: Warning[] = [...request.warnings];
  const warn: Warn = (code, message) => {
    if (!warnings.some((warning) => warning.code === code && warning.message === message))
      warnings.push({ code, message });
  };
  const { raw, parsed, finish } = readRequest(endpoint, body, request.variables, shared, warn);

  const now = request.now ?? callInstant();
  const resolution = await finish(now, warn);
  if (resolution.timeKnown === false && endpoint.needsTime !== false) throw new AppError('BIRTH_TIME_REQUIRED');
  const options = optionsOf(shared.defaults, parsed, request.language);
  const open = await skyOpener();
  const skyHere = lazySky(open, options, resolution.place);
  const added = new Map<string, unknown>();
  const uncertain: string[] = [];
  const verbatim = new Map<string, string>();
  const call: Call<Fields> = {
    input: parsed,
    options,
    get sky() {
      return skyHere();
    },
    skyAt: (place, change) => lazySky(open, { ...options, ...change }, place)(),
    words: wordsOf(options.language),
    now,
    request: { id: request.requestId, members: raw },
    caller: request.caller ?? FREE_CALLER,
    verbatim: (member, text) => void verbatim.set(member, text),
    warn,
    setting: (name, value) => void added.set(name, value),
    uncertain: (member) => void uncertain.push(member),
  };
  // `compute` was typed against its own input kind where it was declared; `readInput` has just produced exactly that.
  const compute = endpoint.compute as (all: object) => unknown;
  try {
    // The getter of `sky` must survive: members are added to `call`, not copied from it.
    const computed = await compute(Object.assign(call, resolution.values));
    if (!isRecord(computed)) throw new Error(`${endpoint.name} did not answer with an object`);
    const data = included(endpoint, computed, options.include);
    const settings = settingsOf(endpoint, options, parsed, added, () =>
      resolution.jd === undefined ? undefined : skyHere().ayanamsa(resolution.jd),
    );
    const { time } = resolution;
    const outcome = { data, settings, time, uncertain, warnings, verbatim, precision: options.precision };
    return written(endpoint, request, shared.meta, outcome);
  } catch (error) {
    if (error instanceof SkyError) throw new AppError(error.code, { message: error.message });
    throw error;
  }
};

const definedVariables = (variables: Request['variables']): Readonly<Record<string, string>> => {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(variables)) if (value !== undefined) out[name] = value;
  return out;
};
