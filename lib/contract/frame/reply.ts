/** What a resource answers: the statuses of a success, what each carries, and the headers a resource may set. */
import type * as z from 'zod/mini';

/** Media types that an answer may have besides the JSON envelope. Text is sent as UTF-8. */
const MEDIA = [
  'application/ai-catalog+json',
  'application/json',
  'application/mcp-server-card+json',
  'application/pdf',
  'application/xml',
  'application/zip',
  'application/zstd',
  'font/woff2',
  'image/png',
  'image/svg+xml',
  'text/calendar',
  'text/css',
  'text/csv',
  'text/event-stream',
  'text/html',
  'text/javascript',
  'text/plain',
] as const;
export type Media = (typeof MEDIA)[number];

/** Statuses of a success. */
export type SuccessStatus = 200 | 201 | 202 | 204 | 303;

/** The envelope of the API with this `data`. */
export interface JsonAnswer<O extends z.ZodMiniType = z.ZodMiniType> {
  readonly form: 'json';
  readonly schema: O;
  readonly about: string;
  /** What `data` may be, for the documents: a calculation is run for its example, what has state is not. */
  readonly example?: z.input<O>;
}
/** A document without an envelope: bytes or text of one of these types; with `json` the request may ask for the envelope. */
export interface MediaAnswer<M extends Media = Media> {
  readonly form: 'media';
  readonly media: readonly M[];
  readonly about: string;
  /** What the documents show: the text of a document, or its JSON as a value. Pictures and files have none. */
  readonly example?: unknown;
  readonly json?: JsonAnswer;
}
/** A document, or the same in the envelope. */
export interface EitherAnswer<M extends Media = Media, O extends z.ZodMiniType = z.ZodMiniType> extends MediaAnswer<M> {
  readonly json: JsonAnswer<O>;
}
/** No body. */
export interface EmptyAnswer {
  readonly form: 'empty';
  readonly about: string;
}
export type Answer = JsonAnswer | MediaAnswer | EmptyAnswer;
export type Answers = Readonly<Partial<Record<SuccessStatus, Answer>>>;

/**
 * `data` in the envelope. `about` says in a sentence when this status is answered; `example` is shown in the documents,
 * where every answer has one (tests/functions/documented.test.ts).
 * @example
 * answersJson('The usage of a month', z.object({})).form // → 'json'
 */
export const answersJson = <O extends z.ZodMiniType>(
  about: string,
  schema: O,
  example?: z.input<O>,
): JsonAnswer<O> => ({
  form: 'json',
  schema,
  about,
  ...(example === undefined ? {} : { example }),
});
/** A document of one of these types. */
export const answersMedia = <M extends Media>(about: string, ...media: readonly M[]): MediaAnswer<M> => ({
  form: 'media',
  media,
  about,
});
/** A document with what the documents of the API show of it. */
export const shownAs = <M extends Media>(media: MediaAnswer<M>, example: unknown): MediaAnswer<M> => ({
  ...media,
  example,
});
/** A document that the request may also ask for inside the envelope, with this `data`. */
export const withJson = <M extends Media, O extends z.ZodMiniType>(
  media: MediaAnswer<M>,
  schema: O,
  example?: z.input<O>,
): EitherAnswer<M, O> => ({ ...media, json: answersJson(media.about, schema, example) });
/** The part of an answer that is JSON in the envelope, if there is one. */
export const jsonOf = (answer: Answer): JsonAnswer | undefined => {
  if (answer.form === 'json') return answer;
  if (answer.form === 'media') return answer.json;
  return undefined;
};
/** Nothing but headers: 204, or 303 with `location`. */
export const answersEmpty = (about: string): EmptyAnswer => ({ form: 'empty', about });

/** A cookie to be set. It is always HttpOnly, SameSite=Lax, for our own path, and Secure wherever we are reached by https. */
export interface Cookie {
  readonly name: string;
  /** Letters, digits and `-._~`; empty with `maxAgeSeconds` 0 to delete it. */
  readonly value: string;
  readonly maxAgeSeconds: number;
}

interface Extras {
  /** Path from the root of the API (`/v1/reports/x`) or a whole URL. */
  readonly location?: string;
  /** Seconds after which the caller may ask again (202). */
  readonly retryAfter?: number;
  readonly cookies?: readonly Cookie[];
  /** True where nothing of the answer may be kept: its Idempotency-Key is free again. */
  readonly unkept?: boolean;
  /** Of a page: other origins that its scripts may send to. */
  readonly connects?: readonly string[];
}

/** A document that was made: its type and content, and, where it is known already, a digest of the content for its ETag. */
interface Document<M extends Media> {
  readonly type: M;
  readonly body: string | Uint8Array;
  readonly digest?: string;
  /** Offers the document for saving under this name. */
  readonly filename?: string;
  /** When it last changed, epoch milliseconds: for clients that ask by date. */
  readonly modified?: number;
  /** True where it is for whoever has its address alone: no shared cache keeps it. */
  readonly unshared?: boolean;
}

type ReplyWith<S, A> = { readonly status: S } & Extras &
  (A extends JsonAnswer<infer O>
    ? { readonly data: z.input<O> }
    : A extends EitherAnswer<infer M, infer O>
      ? Document<M> | { readonly data: z.input<O> }
      : A extends MediaAnswer<infer M>
        ? Document<M>
        : S extends 303
          ? { readonly location: string }
          : object);

/** What `compute` returns: one of the statuses with what it carries. */
export type ReplyOf<R extends Answers> = {
  readonly [S in Extract<keyof R, SuccessStatus>]: ReplyWith<S, R[S]>;
}[Extract<keyof R, SuccessStatus>];

/** A reply of any shape. */
export type AnyReply = { readonly status: SuccessStatus } & Extras & {
    readonly data?: unknown;
    readonly type?: Media;
    readonly body?: string | Uint8Array;
    readonly digest?: string;
    readonly filename?: string;
    readonly modified?: number;
    readonly unshared?: boolean;
  };
