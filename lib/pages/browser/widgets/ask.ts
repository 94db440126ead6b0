/** Calls of the service. */

/** Why there is no answer: a code of the service, or `OFFLINE`. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** `data` and what of `meta` is shown. */
export interface Answer<T> {
  readonly data: T;
  readonly place: string | undefined;
}

interface Body {
  readonly data?: unknown;
  readonly error?: { readonly code?: string; readonly message?: string };
  readonly meta?: { readonly place?: { readonly name?: string } };
}

/** How a call reaches the service. */
export interface Way {
  /** Scheme, host and stage of the service. */
  readonly api: string;
  readonly key: string;
  readonly signal: AbortSignal;
}

const PATIENCE_MS = 20_000;
/** Answers of this page: two elements that ask the same share one. */
const kept = new Map<string, Promise<Answer<unknown>>>();

const fetched = async (path: string, body: string, { api, key }: Way): Promise<Answer<unknown>> => {
  let response: Response;
  try {
    response = await fetch(`${api}/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key === '' ? {} : { 'X-Api-Key': key }) },
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (cause) {
    throw new Refused('OFFLINE', `${api} did not answer`, { cause });
  }
  // A proxy on the way may answer with a page.
  const { data, error, meta } = (await response.json().catch(() => ({}))) as Body;
  if (response.ok && data !== undefined) return { data, place: meta?.place?.name };
  throw new Refused(
    error?.code ?? (response.status < 500 ? `HTTP_${response.status}` : 'OFFLINE'),
    error?.message ?? '',
  );
};

/** The answer to a POST; rejects with `Refused`. Stops waiting when `signal` is aborted, with its reason. */
export const ask = async <T>(path: string, body: Readonly<Record<string, unknown>>, way: Way): Promise<Answer<T>> => {
  const text = JSON.stringify(body);
  const name = [way.api, way.key, path, text].join(' ');
  let asked = kept.get(name);
  if (asked === undefined) {
    asked = fetched(path, text, way);
    kept.set(name, asked);
    // What failed may be asked again, and a day goes by.
    const forget = (): unknown => kept.delete(name);
    asked.then(() => setTimeout(forget, 60_000), forget);
  }
  const answer = await asked;
  way.signal.throwIfAborted();
  return answer as Answer<T>;
};
