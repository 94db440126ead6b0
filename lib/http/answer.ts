/**
 * One request to one endpoint, from raw members to the finished body: check, resolve, compute, write. It knows nothing of
 * HTTP events, so the in-process runner behind batch gives the same bytes as a single call.
 */
import type { JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import { SkyError, type Place, type Sky, type SkySettings } from '../../layers/jyotish/ephemeris/sky.ts';
import { AppError } from '../contract/app-error.ts';
import type { Caller, ShownCredits } from '../contract/caller.ts';
import type { AnyEndpoint, Call } from '../contract/endpoint.ts';
import { invalidFields } from '../contract/field-errors.ts';
import type { Fields } from '../contract/inputs.ts';
import type { Options } from '../contract/options.ts';
import type { Warn, Warning } from '../contract/warnings.ts';
import type { Language } from '../i18n/languages.ts';
import { wordsOf } from '../i18n/words.ts';
import { callInstant } from '../runtime/clock.ts';
import { skyOpener } from '../runtime/ephemeris.ts';
import { checkRequest, checkVariables, type Variables } from './check/request.ts';
import { isRecord } from './is-record.ts';
import { prepare } from './prepared.ts';
import { included, optionsOf, settingsOf } from './settings.ts';
import { placeOf } from './read/resolution.ts';
import { FREE_CALLER } from './spending.ts';
import { writeAnswer, type Answer } from './write.ts';

/** What is known of a request besides its members. */
export interface Request {
  readonly requestId: string;
  /** Path variables. */
  readonly variables: Variables;
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

/** Computes an endpoint. Throws `AppError` for everything that is the caller's fault. */
export const answer = async (endpoint: AnyEndpoint, body: unknown, request: Request): Promise<Answer> => {
  checkVariables(endpoint, request.variables);
  const shared = prepare(endpoint);
  const warnings: Warning[] = [...request.warnings];
  const warn: Warn = (code, message) => {
    if (!warnings.some((warning) => warning.code === code && warning.message === message))
      warnings.push({ code, message });
  };
  const { raw, parsed, finish, named } = checkRequest(endpoint, body, request.variables, shared, warn);

  const now = request.now ?? callInstant();
  const resolution = await finish(now, warn);
  if (resolution.timeKnown === false && endpoint.needsTime !== false) throw new AppError('BIRTH_TIME_REQUIRED');
  const options = optionsOf(shared.defaults, parsed, request.language);
  const open = await skyOpener();
  const skyHere = lazySky(open, options, resolution.place);
  const added = new Map<string, unknown>(Object.entries(resolution.filled ?? {}));
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
    place: (found) => void named.set('', found),
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
    const place = placeOf(named, raw['place'] !== undefined);
    const outcome = { data, settings, time, place, uncertain, warnings, verbatim, precision: options.precision };
    return writeAnswer(endpoint, request, shared.meta, outcome);
  } catch (error) {
    if (error instanceof SkyError) throw new AppError(error.code, { message: error.message });
    throw error;
  }
};
