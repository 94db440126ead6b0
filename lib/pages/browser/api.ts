/** Calls of our own API from a page, and the few things that every page does with the document. */

/** An answer of the API. */
export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  // The API documents what stands here; a page reads a member or two of it.
  readonly data: Record<string, unknown>;
  readonly code: string;
  readonly message: string;
  readonly retryAfter: number;
  readonly text: string;
  readonly ms: number;
  readonly charged: string;
}

const root = document.documentElement.dataset['root'] ?? '';

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** Calls a path below the root; the session's cookie goes along. Rejects only where no answer comes. */
export const callApi = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const started = performance.now();
  const response = await fetch(root + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      'Accept-Language': document.documentElement.lang,
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = Math.round(performance.now() - started);
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
  const whole = isJson && text !== '' ? record(JSON.parse(text)) : {};
  const error = record(whole['error']);
  return {
    status: response.status,
    ok: response.ok,
    data: record(whole['data']),
    code: String(error['code'] ?? ''),
    message: String(error['message'] ?? ''),
    retryAfter: Number(response.headers.get('retry-after') ?? 0),
    text,
    ms,
    charged: response.headers.get('x-credits-charged') ?? '',
  };
};

/** The first element that a selector finds; an error names it where there is none. */
export const need = <T extends Element>(selector: string, type: new () => T, within: ParentNode = document): T => {
  const found = within.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`no ${selector}`);
  return found;
};

/** A word that the page brought along: `data-<name>` of `#words`, or of the body where it is on every page. */
export const word = (name: string): string =>
  [document.getElementById('words'), document.body].flatMap((one) => one?.getAttribute(`data-${name}`) ?? [])[0] ?? '';

/** Goes to another page of ours. */
export const go = (path: string): void => {
  location.assign(root + path);
};

/** Runs what a button or form does; meanwhile it cannot be pressed again, and no answer is said in words. */
export const busy = async (
  button: HTMLButtonElement,
  work: () => Promise<void>,
  say: (text: string) => void,
): Promise<void> => {
  button.disabled = true;
  try {
    await work();
  } catch {
    say(word('offline'));
  } finally {
    button.disabled = false;
  }
};

/** Copies a text and says so on the button for a moment. */
export const copyBy = (button: HTMLButtonElement, text: () => string): void => {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text());
    const before = button.textContent;
    button.textContent = word('copied');
    setTimeout(() => (button.textContent = before), 1500);
  });
};
