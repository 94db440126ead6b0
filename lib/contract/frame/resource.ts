/**
 * The contracts of what has state (accounts, keys, webhooks, reports, jobs) and of what a browser is sent (pages, styles,
 * scripts). A resource has its own statuses and media types and gets the ports it declares; a calculation (`endpoint.ts`)
 * gets none. Code that walks contracts goes by `kind`, never by method or name.
 */
import { withDefaults, type AnyEndpoint, type Auth, type Call, type ContractSpec, type Filled } from './endpoint.ts';
import type { Fields, Input, Kind, Resolved } from './input.ts';
import type { Needs, PortName, Ports } from '../ports.ts';
import { answersEmpty, type Answers, type EmptyAnswer, type Media, type MediaAnswer, type ReplyOf } from './reply.ts';
import type { Family } from '../../words/bank.ts';
import type { Feature } from '../suites/plans.ts';

/** Who calls a resource: a person signed in, a key, or anyone. */
export interface Visitor {
  readonly kind: 'session' | 'live' | 'sandbox' | 'publishable' | 'anyone';
  /** Id of the session or key; empty for anyone. */
  readonly id: string;
  /** Account; empty for anyone. */
  readonly customer: string;
  /** Whether the call is about what sandbox keys store: with one of these keys, or from a dashboard that shows the sandbox. */
  readonly sandbox: boolean;
  readonly plan: string;
  /** Address of the caller, for limits on what needs no key. */
  readonly ip: string;
  /** What the call is charged, as metering packs it: for work that may fail after the answer. Empty for nothing. */
  readonly charge: string;
}

/** The HTTP request behind a call, as far as a resource may look. */
export interface Web {
  /** Our own address (`UDAYA_URL`, else that of the gateway), stage included, without a slash at the end: `https://api.example.com/prod`. */
  readonly base: string;
  /** A request header by its name in small letters. */
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** The Idempotency-Key header. Each resource decides what one result per key means for it. */
  readonly idempotencyKey: string | undefined;
  /** The body as it was sent, of a resource that takes any (`bodyIgnored`); '' elsewhere. */
  readonly body: string;
}

/** Position in a list. Lists use the fields of `pageFields` (`paging.ts`). */
export interface Paging {
  /** The position after which the page begins; null for the first page. */
  readonly after: string | null;
  /** The cursor of the page after a position: opaque, signed, and good for this customer and this list only. */
  cursor(position: string): string;
}

/** What `compute` of a resource is handed besides the resolved input. */
export type ResourceCall<F extends Fields, N extends Needs> = Omit<Call<F>, 'verbatim'> &
  Pick<Ports, Extract<keyof N, PortName>> & {
    /** The account that calls; empty where anyone may. What is charged, signed in or written to by mail goes by it. */
    readonly customer: string;
    /** Where its data lie: those of the account, or of its sandbox (`lib/accounts/sandbox/space.ts`). Whatever is stored goes by it. */
    readonly space: string;
    readonly visitor: Visitor;
    readonly web: Web;
    readonly paging: Paging;
  };

/** How the data of an answer becomes events: `plan`, one `part` for each item of a list, and `done` with all the rest. */
export interface Streams {
  /** Members of the data that `plan` has. */
  readonly plan: readonly string[];
  /** The list whose items are the parts. */
  readonly parts: string;
}

/** What a file of `functions/` declares. */
export interface ResourceSpec<
  F extends Fields,
  K extends Kind,
  R extends Answers,
  N extends Needs,
> extends ContractSpec<F, K> {
  readonly auth: Auth;
  /** What each status of a success carries. */
  readonly answers: R;
  readonly needs?: N;
  /**
   * Of a POST that writes: what a second call under the same Idempotency-Key does. `once`: it gets the answer of the first, and
   * nothing is done (`lib/service/http/resource/once.ts`); `own`: the same by means of its own; `same`: a second call, with a key
   * or without, leaves everything as the first has; `limited`: it has no account yet, and its limits hold it.
   */
  readonly repeat?: 'once' | 'own' | 'same' | 'limited';
  /** Failures of the message itself are answered in the form of JSON-RPC 2.0. */
  readonly rpc?: true;
  /** Its JSON may be asked for as events: `Accept: text/event-stream`. */
  readonly streams?: Streams;
  /** True where a body of any type is taken and not parsed: addresses that mail programs and payment providers post to. */
  readonly bodyIgnored?: true;
  /** What the plan of the caller must bring; a sandbox key does without (`lib/accounts/metering/features.ts`). */
  readonly feature?: Feature;
  /** Texts that its answers are written from, beside names: a language without them is refused before anything is done. */
  readonly speaks?: readonly (Family | `${string}/*`)[];
  /** Memory of its function in MB, and seconds it may take, where the usual (512, 28) do not do. */
  readonly memoryMb?: number;
  readonly timeoutSeconds?: number;
  readonly compute: (call: ResourceCall<F, N> & Resolved[K]) => ReplyOf<R> | Promise<ReplyOf<R>>;
}

/** A declared resource with its defaults filled in. */
export interface Resource<
  F extends Fields = Fields,
  K extends Kind = Kind,
  R extends Answers = Answers,
  N extends Needs = Needs,
>
  extends Omit<ResourceSpec<F, K, R, N>, keyof Filled<F, K>>, Filled<F, K> {
  readonly kind: 'resource' | 'page';
  /** Of a page: another origin may read it. */
  readonly crossOrigin?: boolean;
  readonly needs: N;
  /** Of a page for people signed in: where the others are sent. */
  readonly signIn?: string;
}

const NO_NEEDS: Needs = {};
const HTML: readonly Media[] = ['text/html'];

/**
 * Declares a resource; it is free where no price is named. No side effect: nothing is opened, nothing registered.
 * @example
 * resource({ ...spec, path: '/v1/account/usage' }).suite // → 'account'
 */
export const resource = <
  R extends Answers,
  F extends Fields = Record<never, never>,
  K extends Kind = 'plain',
  N extends Needs = Record<never, never>,
>(
  spec: ResourceSpec<F, K, R, N>,
): Resource<F, K, R, N> => ({
  ...spec,
  ...withDefaults(spec),
  kind: 'resource',
  // Without `needs`, N is the empty record.
  needs: spec.needs ?? (NO_NEEDS as N),
});

/** What a page may answer: a document of one of these types, or the way to another place. */
type PageAnswers<M extends Media> = { readonly 200: MediaAnswer<M>; readonly 303: EmptyAnswer };

/** What a file of `functions/pages/` declares. */
export interface PageSpec<F extends Fields, K extends Kind, M extends Media, N extends Needs> extends Pick<
  ResourceSpec<F, K, PageAnswers<M>, N>,
  'path' | 'summary' | 'input' | 'example' | 'needs' | 'memoryMb' | 'cacheSeconds' | 'compute'
> {
  /** `session` for the dashboard: a visitor without one is sent to sign in, and the path they wanted follows as `?next=`. */
  readonly auth: 'session' | 'none';
  /** HTML when left out. */
  readonly media?: readonly M[];
  /** A page of another origin may read it: a document for programs. */
  readonly crossOrigin?: boolean;
}

/**
 * Declares a page: GET, free, outside the API and its documents.
 * @example
 * page({ ...spec, path: '/signup' }).name // → 'pages/signup'
 */
export const page = <
  F extends Fields = Record<never, never>,
  K extends Kind = 'plain',
  M extends Media = 'text/html',
  N extends Needs = Record<never, never>,
>({
  media,
  ...spec
}: PageSpec<F, K, M, N>): Resource<F, K, PageAnswers<M>, N> => {
  const { path, auth, summary, needs } = spec;
  return {
    ...spec,
    ...withDefaults(spec),
    kind: 'page',
    method: 'GET',
    suite: 'pages',
    name: path === '/' ? 'pages' : `pages${path}`,
    needs: needs ?? (NO_NEEDS as N),
    // Without `media`, M is HTML.
    answers: {
      200: { form: 'media', media: media ?? (HTML as readonly M[]), about: summary },
      303: answersEmpty('Elsewhere'),
    },
    ...(auth === 'session' ? { signIn: '/login' } : {}),
  };
};

/** A resource or page of any shape, for code that walks them all. */
export type AnyResource = Omit<Resource, 'compute' | 'input' | 'answers'> & {
  readonly input: Input<Fields, Kind>;
  readonly answers: Answers;
  readonly compute: (call: never) => unknown;
};

/** Whatever a file of `functions/` may declare. */
export type AnyContract = AnyEndpoint | AnyResource;
export type ContractKind = AnyContract['kind'];
