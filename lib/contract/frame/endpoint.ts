/**
 * The contract of one calculation: input → data, the same bytes for the same input. Everything else about it (route, price
 * list, OpenAPI, contract tests, function map) is derived from this value: an endpoint is defined once. What has
 * state, and what a browser is sent, is declared with `resource.ts`.
 */
import type * as z from 'zod/mini';
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky, SkySettings } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Language } from '../../words/languages.ts';
import type { Words } from '../../words/words.ts';
import type { AppError } from './app-error.ts';
import type { Caller } from './caller.ts';
import type { ErrorCode } from './errors.ts';
import { NO_INPUT, type Fields, type Input, type Kind, type Resolved, type Values } from './input.ts';
import type { Options } from './options.ts';
import type { Warn } from './warnings.ts';
import type { NamedPlace } from '../values/place.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: a session of the dashboard, an API key, either of the two, or anyone. */
export type Auth = 'session' | 'key' | 'either' | 'none';

/** Writes the JSON text of a member in parts; `json` gives that of a value, its numbers rounded as the request wants them. */
export type WriteParts = (json: (value: unknown) => string) => readonly string[];

/** What `compute` is given besides the resolved input. */
export interface Call<F extends Fields> {
  /** The endpoint's own fields, validated, defaults filled. */
  readonly input: Values<F>;
  readonly options: Options;
  /** The sky under `options`. Topocentric at the input's place. */
  readonly sky: Sky;
  /** The same sky for an observer at another place (a second partner, a relocated question), or under other settings. */
  skyAt(place: Place, change?: Partial<Omit<SkySettings, 'place'>>): Sky;
  /** Names in the wanted language. */
  readonly words: Words;
  /** The instant of the call, rounded to the second. */
  readonly now: JulianDay;
  /** The request as sent, with aliases renamed, for endpoints that pass it on to further calls. */
  readonly request: {
    readonly id: string;
    readonly members: Readonly<Record<string, unknown>>;
    /** Languages of Accept-Language in their order. */
    readonly accepted: readonly Language[];
  };
  /** The caller, for endpoints that make further calls on its behalf. */
  readonly caller: Caller;
  /**
   * Sets the JSON text of a member of the answer in place of the value `compute` returns for it: for answers that contain
   * other answers byte for byte, and for lists so long that their objects would cost more than their text. `lasting` stands for it in the result hash, where the text holds what differs between two
   * answers to the same request (ids, credits); '' leaves the member out of the hash.
   */
  verbatim(member: string, text: string | WriteParts, lasting?: string): void;
  /** Adds a row to meta.warnings. */
  readonly warn: Warn;
  /** Adds a member to meta.settings (a default that was decided while computing). */
  setting(name: string, value: unknown): void;
  /** Names a member of the answer that could differ because the birth time is not known (meta.uncertain). */
  uncertain(member: string): void;
  /** Says until when the answer to this request holds; without it clients revalidate each time. See `revalidates`. */
  freshUntil(jd: JulianDay): void;
  /** Says in which language the sentences of a part are that was computed as a call of its own (meta.language). */
  spoken(texts: Language | null): void;
  /** Shows a place in meta.place, for endpoints that look a name up themselves. */
  place(found: NamedPlace): void;
}

/** What calculations, resources and pages declare alike. */
export interface ContractSpec<F extends Fields, K extends Kind> {
  /** Spelled out, so that searching for a URL finds its file: `/v1/varga/{chart}`. */
  readonly path: string;
  readonly method?: Method;
  /** One line without a full stop, at most 120 characters: the title in the docs. */
  readonly summary: string;
  /**
   * A paragraph: what is computed and by which rule, and what may surprise a caller (units, school, edge cases). Cost and error codes are added by the document. CommonMark.
   */
  readonly description?: string;
  /** Where the rule comes from, one work each with chapter and verse where known: `BPHS ch. 46 v. 12-16`. */
  readonly sources?: readonly string[];
  /** Error codes this endpoint may answer besides those that follow from its kind of input, its method and its key. */
  readonly errors?: readonly ErrorCode[];
  /** Of a resource 0 when left out; the contract tests compare it with the catalogue. */
  readonly credits?: number;
  /** True where the price follows from the body: `credits` is 0, and `compute` pays through `caller`. */
  readonly pricedByBody?: boolean;
  /** Left out where nothing is asked for. Fields that stand in braces in `path` are path variables; a value outside their schema is 404 UNKNOWN_VARIANT. */
  readonly input?: Input<F, K>;
  /** A valid request: shown in the docs, sent by the contract test. Path variables included. Empty when left out. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Names of options and own fields echoed in meta.settings, in order. `language` is always added. */
  readonly settings?: readonly string[];
  /** Option defaults that differ here (kp: ayanamsa krishnamurti). */
  readonly defaults?: Partial<Options>;
  /** False where an answer is meaningful without the time of birth; default true for births: BIRTH_TIME_REQUIRED. */
  readonly needsTime?: boolean;
  /** True where it tells of times to come: refused for a saved birth that is marked as of someone who has died. */
  readonly foretells?: true;
  /** What is more urgent than the faults of a refused request, from its members as they were sent; null: its faults are told. */
  readonly insteadOfFaults?: (members: Readonly<Record<string, unknown>>, language: Language) => AppError | null;
  /** Only where it differs from the first segment of the path. */
  readonly suite?: string;
  readonly wave?: 1 | 2 | 3;
  /** Body limit in bytes when it is not the usual 256 KB. */
  readonly maxBodyBytes?: number;
  /** Seconds for which the answer to a GET may be cached; 0 when left out: clients revalidate each time. */
  readonly cacheSeconds?: number;
}

/** A calculation. */
export interface EndpointSpec<F extends Fields, K extends Kind, O extends z.ZodMiniType> extends ContractSpec<F, K> {
  readonly credits: number;
  /** Shape of `data`. */
  readonly output: O;
  /** Members of `data` repeated at the top level (`planets`, `current`). */
  readonly lift?: readonly string[];
  readonly auth?: 'key' | 'none';
  /**
   * For answers to a POST that stay the same until an instant, which `compute` names with `freshUntil`: they are sent with an
   * ETag and Cache-Control, and a client that names the tag in If-None-Match gets 304 and is not charged.
   */
  readonly revalidates?: boolean;
  /** `compute` gives the same object for the same request, so its text is made once. Such data may not be changed, nor be `verbatim`. */
  readonly remembers?: boolean;
  readonly compute: (call: Call<F> & Resolved[K]) => z.input<O> | Promise<z.input<O>>;
}

/** What every contract has once its defaults are filled in. */
export interface Filled<F extends Fields, K extends Kind> {
  readonly input: Input<F, K>;
  readonly example: Readonly<Record<string, unknown>>;
  readonly credits: number;
  readonly method: Method;
  readonly suite: string;
  readonly wave: 1 | 2 | 3;
  /** The path below /v1: `kundli/planets`, `keys/{id}`; of a page `pages/docs/{suite}`. */
  readonly name: string;
  /** Names of the path variables, in their order. */
  readonly variables: readonly string[];
}

/** A declared endpoint with its defaults filled in. */
export interface Endpoint<F extends Fields = Fields, K extends Kind = Kind, O extends z.ZodMiniType = z.ZodMiniType>
  extends Omit<EndpointSpec<F, K, O>, keyof Filled<F, K>>, Filled<F, K> {
  readonly kind: 'calculation';
  readonly auth: 'key' | 'none';
}

/** `kundli/planets` of `/v1/kundli/planets`. */
export const endpointName = (path: string): string => path.replace(/^\/v1\//, '');
/** The suite of a name: its first segment. */
export const suiteOf = (name: string): string => name.split('/')[0] ?? name;

/**
 * The defaults of what a contract leaves out.
 * @example
 * withDefaults({ summary: 'One key', path: '/v1/keys/{id}' }).variables // → ['id']
 */
export const withDefaults = <F extends Fields, K extends Kind>(spec: ContractSpec<F, K>): Filled<F, K> => {
  const name = endpointName(spec.path);
  return {
    // Without `input`, F is the empty record and K 'plain'.
    input: spec.input ?? (NO_INPUT as Input<F, K>),
    example: spec.example ?? {},
    credits: spec.credits ?? 0,
    method: spec.method ?? 'POST',
    suite: spec.suite ?? suiteOf(name),
    wave: spec.wave ?? 1,
    name,
    variables: Array.from(spec.path.matchAll(/\{(\w+)\}/g), ([, variable = '']) => variable),
  };
};

/**
 * Declares an endpoint. No side effects: nothing is opened or registered.
 * @example
 * endpoint({ ...spec, path: '/v1/kundli/planets' }).suite // → 'kundli'
 */
export const endpoint = <O extends z.ZodMiniType, F extends Fields = Record<never, never>, K extends Kind = 'plain'>(
  spec: EndpointSpec<F, K, O>,
): Endpoint<F, K, O> => ({ ...spec, ...withDefaults(spec), kind: 'calculation', auth: spec.auth ?? 'key' });

/** An endpoint of any shape, for code that walks them all. */
export type AnyEndpoint = Omit<Endpoint, 'compute' | 'input'> & {
  readonly input: Input<Fields, Kind>;
  readonly compute: (call: never) => unknown;
};
