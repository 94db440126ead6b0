/** From a call to a request, and from a reply to values; nothing here sends. */
import { abortOf, type ErrorDetail } from './errors.js';

/** What a method is on the wire. */
export interface Route {
  readonly verb: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/v1/varga/{chart}`. */
  readonly path: string;
  readonly access: 'key' | 'session' | 'either' | 'none';
  /** Members of the input that stand in the query; those of the path are seen in the path. */
  readonly query?: readonly string[];
  /** Members that are sent besides the input. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

type Members = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const queryText = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(',') : String(value));

/** The address below the base, and the members that are left for the body. */
export const addressOf = ({ path, query = [], fixed = {} }: Route, input: object) => {
  const members = new Map<string, unknown>(
    Object.entries({ ...input, ...fixed }).filter(([, value]) => value !== undefined),
  );
  const take = (name: string): unknown => {
    const value = members.get(name);
    members.delete(name);
    return value;
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(take(name) ?? '')));
  const parameters = new URLSearchParams();
  for (const name of query) {
    const value = take(name);
    if (value !== undefined && value !== null) parameters.set(name, queryText(value));
  }
  const search = parameters.toString();
  return { address: search === '' ? filled : `${filled}?${search}`, body: Object.fromEntries(members) };
};

/** Seconds of a Retry-After header, in either of its forms; null where there is none. */
export const retryAfterOf = (headers: Headers): number | null => {
  const text = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000);
};

export const parsed = ({ bytes }: Reply): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

export const isDetail = (value: unknown): value is ErrorDetail =>
  isObject(value) && typeof value['field'] === 'string' && typeof value['code'] === 'string';

export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      if (signal) reject(abortOf(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
