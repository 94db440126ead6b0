/** Turns a request into what `compute` receives: checked, resolved, with a sky if needed. Used for calculations and resources. */
import { SECOND, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import { SkyError, type Place, type Sky, type SkySettings } from '../../../layers/jyotish/ephemeris/sky.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import type { Caller, ShownCredits } from '../../contract/frame/caller.ts';
import type { AnyContract } from '../../contract/frame/resource.ts';
import type { Call, WriteParts } from '../../contract/frame/endpoint.ts';
import { invalidField, timeRequired } from '../../contract/frame/field-errors.ts';
import type { Fields, Kind } from '../../contract/frame/input.ts';
import type { Options } from '../../contract/frame/options.ts';
import type { Warn, Warning } from '../../contract/frame/warnings.ts';
import { SOURCE, type Language } from '../../words/languages.ts';
import { wordsOf } from '../../words/words.ts';
import { callInstant } from '../../adapters/clock.ts';
import { beginEphemeris, skyOpener } from '../../adapters/ephemeris.ts';
import { checkRequest, checkVariables, type Checked, type Variables } from './check/request.ts';
import { isRecord } from './is-record.ts';
import { prepare, type Prepared } from './prepared.ts';
import { placeOf, type Resolution } from './read/resolution.ts';
import { optionsOf, settingsOf } from './settings.ts';
import { FREE_CALLER } from './spending.ts';

/** What is known about a request besides its members. */
export interface Request {
  readonly requestId: string;
  /** Path variables. */
  readonly variables: Variables;
  /** From Accept-Language; a `language` member wins. */
  readonly language: Language | undefined;
  /** Languages of Accept-Language in their order. */
  readonly accepted?: readonly Language[];
  /** What it costs. Asked when its answer is written. */
  readonly credits: () => ShownCredits;
  /** The key that called; one that pays nothing when left out. */
  readonly caller?: Caller;
  /** Warnings known before the computation (KEY_IN_URL). */
  readonly warnings: readonly Warning[];
  /** Instant of the call; the clock of the process when left out. */
  readonly now?: JulianDay;
}

/** A sky opened only when the computation first asks for it. */
const lazySky = (open: (settings: SkySettings) => Sky, options: Options, place: Place | undefined): (() => Sky) => {
  let sky: Sky | undefined;
  if (options.observer === 'topocentric' && !place) {
    return () => {
      throw invalidField(
        'observer',
        'UNKNOWN_VALUE',
        'observer must be geocentric here: no place is given to stand at.',
        'geocentric',
      );
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

/** Kinds of input whose endpoints ask nothing of the sky. */
const SKYLESS: readonly Kind[] = ['name', 'dob', 'persons', 'written_birth'];

/** Resources of plain input and what only counts letters and digits get no sky, so they do not load the ephemeris. */
const noSky = (): Sky => {
  throw new Error('this kind of input has no sky');
};

/**
 * A call whose sky is opened when it is first asked for. The getter stands in a class: V8 makes an object of its own form of
 * every literal that has one, and what such an object holds lives on until the next full collection of garbage.
 */
class LazyCall {
  readonly #sky: () => Sky;

  constructor(sky: () => Sky) {
    this.#sky = sky;
  }

  get sky(): Sky {
    return this.#sky();
  }
}

/** A request ready to compute, and what the computation reports besides its answer. */
export interface OpenedCall {
  /** What `compute` receives. */
  readonly call: Call<Fields>;
  readonly shared: Prepared;
  readonly time: Resolution['time'];
  /** meta.place, complete once the computation is done. */
  place(): ReturnType<typeof placeOf>;
  readonly warnings: readonly Warning[];
  readonly uncertain: readonly string[];
  readonly verbatim: ReadonlyMap<string, string | WriteParts>;
  /** What stands for a verbatim member in the result hash. */
  readonly lasting: ReadonlyMap<string, string>;
  /** The language of sentences of a part, where that is not the language of the call. Complete once the computation is done. */
  texts(): Language | undefined;
  /** Seconds for which the answer holds; 0 when nothing was said. Complete once the computation is done. */
  freshSeconds(): number;
  /** meta.settings, complete once the computation is done. */
  settings(): Readonly<Record<string, unknown>>;
}

interface Reading {
  readonly shared: Prepared;
  readonly warn: Warn;
  readonly now: JulianDay;
}

/** The members of a request, checked, with the instant and place they mean. */
const readRequest = async (
  contract: AnyContract,
  body: unknown,
  { variables, caller = FREE_CALLER }: Request,
  { shared, warn, now }: Reading,
): Promise<{ readonly checked: Checked; readonly resolution: Resolution }> => {
  const checked = checkRequest(contract, body, variables, shared, warn, caller.profile);
  const resolution = await checked.finish(now, warn);
  const { untimed = [] } = resolution;
  if (untimed.length > 0 && contract.needsTime !== false) throw timeRequired(untimed);
  return { checked, resolution };
};

/** Opens a call, in `spoken` instead of the language it asks for. Throws `AppError` for everything that is the caller's fault, all faults at once. */
export const openCall = async (
  contract: AnyContract,
  body: unknown,
  request: Request,
  spoken?: Language,
): Promise<OpenedCall> => {
  const needsSky =
    !SKYLESS.includes(contract.input.kind) && (contract.kind === 'calculation' || contract.input.kind !== 'plain');
  if (needsSky) beginEphemeris();
  const shared = prepare(contract);
  checkVariables(contract, request.variables, shared);
  const warnings: Warning[] = [...request.warnings];
  const warn: Warn = (code, message) => {
    if (!warnings.some((warning) => warning.code === code && warning.message === message))
      warnings.push({ code, message });
  };
  const now = request.now ?? callInstant();
  const { checked, resolution } = await readRequest(contract, body, request, { shared, warn, now }).catch(
    (error: unknown) => {
      throw (isRecord(body) && contract.insteadOfFaults?.(body, request.language ?? SOURCE)) || error;
    },
  );
  const { raw, parsed, named } = checked;
  const options = optionsOf(shared.defaults, parsed, request.language, spoken);
  const open = needsSky ? await skyOpener() : noSky;
  const skyHere = lazySky(open, options, resolution.place);
  const added = new Map<string, unknown>(Object.entries(resolution.filled ?? {}));
  const uncertain: string[] = [];
  const verbatim = new Map<string, string | WriteParts>();
  const lasting = new Map<string, string>();
  let freshUntil = now;
  let otherwise: Language | undefined;
  const members: Omit<Call<Fields>, 'sky'> = {
    input: parsed,
    options,
    skyAt: (place, change) => lazySky(open, { ...options, ...change }, place)(),
    words: wordsOf(options.language),
    now,
    request: { id: request.requestId, members: raw, accepted: request.accepted ?? [] },
    caller: request.caller ?? FREE_CALLER,
    verbatim: (member, text, hashed) => {
      verbatim.set(member, text);
      if (hashed !== undefined) lasting.set(member, hashed);
    },
    warn,
    setting: (name, value) => void added.set(name, value),
    uncertain: (member) => void uncertain.push(member),
    freshUntil: (jd) => void (freshUntil = jd),
    spoken: (texts) => {
      if (texts !== null && texts !== options.language) otherwise = texts;
    },
    place: (found) => void named.set('', found),
  };
  return {
    call: Object.assign(new LazyCall(skyHere), members, resolution.values),
    shared,
    time: resolution.time,
    place: () => placeOf(named, raw['place'] !== undefined),
    warnings,
    uncertain,
    verbatim,
    lasting,
    texts: () => otherwise,
    freshSeconds: () => Math.max(0, Math.floor((freshUntil - now) / SECOND)),
    settings: () =>
      settingsOf(contract, options, parsed, added, () =>
        resolution.jd === undefined ? undefined : skyHere().ayanamsa(resolution.jd),
      ),
  };
};

/** Runs a computation; what the ephemeris refuses becomes an error of the API. */
export const guarded = async <T>(compute: () => Promise<T>): Promise<T> => {
  try {
    return await compute();
  } catch (error) {
    if (error instanceof SkyError) throw new AppError(error.code, { message: error.message, cause: error });
    throw error;
  }
};
