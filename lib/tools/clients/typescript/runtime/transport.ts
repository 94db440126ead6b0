/** Sends calls: adds key and Idempotency-Key, waits and repeats, and turns answers into values or errors. */
import { fileOf, receiptOf, type Answer, type FileAnswer, type Receipt } from './answer.js';
import {
  AbortError,
  abortOf,
  AuthError,
  ConnectionError,
  errorOf,
  NotFoundError,
  ServerError,
  TimeoutError,
  UdayaError,
} from './errors.js';
import { settingsOf, type CallOptions, type ClientOptions, type Settings } from './options.js';
import { PROTOCOL, VERSION } from './protocol.js';
import {
  addressOf,
  isDetail,
  isObject,
  parsed,
  pause,
  retryAfterOf,
  textOrEmpty,
  type Reply,
  type Route,
} from './wire.js';

const failureOf = (code: string, message: string) => ({
  status: 0,
  code,
  message,
  details: [],
  requestId: '',
  retryAfter: null,
});

export class Transport {
  /** Private, so that printing a client shows no key. */
  readonly #settings: Settings;
  #last: Receipt | null = null;

  constructor(options: ClientOptions) {
    this.#settings = settingsOf(options);
  }

  /** Credits and rate of the last answer; null before the first. */
  get last(): Receipt | null {
    return this.#last;
  }

  /** A call that answers JSON: `data` and `meta` of the envelope, or the document itself where it has none. */
  async json<Data, Meta>(route: Route, input: object, options: CallOptions): Promise<Answer<Data, Meta>> {
    const reply = await this.#send(route, input, options);
    const receipt = receiptOf(reply.headers);
    if (reply.bytes.length === 0) return { status: reply.status, data: null as Data, meta: null as Meta, receipt };
    const body = parsed(reply);
    if (!isObject(body)) {
      const message = 'The answer is not JSON; something between you and the service may have changed it.';
      throw new ServerError({
        ...failureOf('BAD_ANSWER', message),
        status: reply.status,
        requestId: receipt.requestId,
      });
    }
    const enveloped = body['status'] === 'success' && 'data' in body;
    // What the service promises of its answers cannot be checked here without refusing what later versions add.
    const [data, meta] = enveloped ? [body['data'], body['meta'] ?? null] : [body, null];
    return { status: reply.status, data: data as Data, meta: meta as Meta, receipt };
  }

  /** A call that answers a file. */
  async file(route: Route, input: object, options: CallOptions): Promise<FileAnswer> {
    const { status, headers, bytes } = await this.#send(route, input, options);
    return fileOf(status, headers, bytes);
  }

  /** Fetches a file by its link, without a key. NotFoundError LINK_EXPIRED where the link has ended. */
  async download(url: string, options: CallOptions = {}): Promise<FileAnswer> {
    try {
      const { status, headers, bytes } = await this.#repeat(url, { method: 'GET' }, {}, options);
      return fileOf(status, headers, bytes);
    } catch (error) {
      const ended = error instanceof UdayaError && [401, 403, 404, 410].includes(error.status);
      if (!ended) throw error;
      const message = 'The link to the file has ended; ask for a fresh one.';
      throw new NotFoundError({ ...failureOf('LINK_EXPIRED', message), status: error.status });
    }
  }

  #send(route: Route, input: object, options: CallOptions): Promise<Reply> {
    const { address, body } = addressOf(route, input);
    const headers: Record<string, string> = { Accept: '*/*', ...this.#credentials(route) };
    // Browsers name themselves.
    if (typeof process !== 'undefined')
      headers['User-Agent'] = `udaya-typescript/${VERSION} node/${process.versions.node}`;
    const init: RequestInit = { method: route.verb, headers };
    if (route.verb !== 'GET') {
      headers['Idempotency-Key'] = options.idempotencyKey ?? crypto.randomUUID();
      if (route.verb !== 'DELETE') {
        headers['Content-Type'] = 'application/json';
        init.body = JSON.stringify(body);
      }
    }
    return this.#repeat(this.#settings.baseUrl + address, init, route, options);
  }

  #credentials({ access }: Route): Record<string, string> {
    const { apiKey, sessionToken } = this.#settings;
    if (access === 'none') return {};
    if (access !== 'session' && apiKey !== '') return { 'X-Api-Key': apiKey };
    if (access !== 'key' && sessionToken !== '') return { Authorization: `Bearer ${sessionToken}` };
    const what = access === 'session' ? 'sessionToken' : `apiKey, or set ${PROTOCOL.keyVariable}`;
    throw new AuthError(failureOf('KEY_MISSING', `This call needs a credential: give the client ${what}.`));
  }

  /** Attempts until one succeeds, or no repeat is worth it. */
  async #repeat(
    url: string,
    init: RequestInit,
    { timeoutMs }: Pick<Route, 'timeoutMs'>,
    options: CallOptions,
  ): Promise<Reply> {
    const settings = this.#settings;
    const patience = options.timeoutMs ?? settings.timeoutMs ?? timeoutMs ?? PROTOCOL.timeoutMs;
    const retries = options.retries ?? settings.retries;
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#attempt(url, init, patience, options.signal);
      } catch (error) {
        if (!(error instanceof UdayaError) || error instanceof AbortError || attempt >= retries) throw error;
        const noAnswer = error.status === 0 && error.code !== 'BAD_ANSWER';
        if (!noAnswer && !PROTOCOL.retryStatuses.includes(error.status) && !PROTOCOL.retryCodes.includes(error.code))
          throw error;
        const asked = error.retryAfter === null ? null : error.retryAfter * 1000;
        if (asked !== null && asked > PROTOCOL.retryAfterMaxMs) throw error;
        await pause(
          asked ?? Math.random() * Math.min(PROTOCOL.retryCapMs, settings.retryBaseMs * 2 ** attempt),
          options.signal,
        );
      }
    }
  }

  async #attempt(url: string, init: RequestInit, patience: number, signal: AbortSignal | undefined): Promise<Reply> {
    if (signal?.aborted) throw abortOf(signal);
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(), patience);
    const stop = (): void => clock.abort();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      // A redirect would carry the key to another place.
      const response = await this.#settings.fetch(url, { ...init, redirect: 'manual', signal: clock.signal });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const reply = { status: response.status, headers: response.headers, bytes };
      this.#last = receiptOf(reply.headers);
      if (response.status >= 200 && response.status < 300) return reply;
      throw this.#refusal(reply);
    } catch (error) {
      if (error instanceof UdayaError) throw error;
      if (signal?.aborted) throw abortOf(signal);
      if (clock.signal.aborted) throw new TimeoutError(failureOf('TIMED_OUT', `No answer within ${patience} ms.`));
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const reason = cause instanceof Error ? cause.message : '';
      throw new ConnectionError(
        failureOf('CONNECTION_FAILED', this.#withoutSecrets(`The connection failed: ${reason}`)),
      );
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  /** The error of an answer that is no success, whoever wrote it: the service, a gateway, a proxy. */
  #refusal(reply: Reply): UdayaError {
    const body = parsed(reply);
    const error = isObject(body) && isObject(body['error']) ? body['error'] : {};
    const meta = isObject(body) && isObject(body['meta']) ? body['meta'] : {};
    const details: unknown = error['details'];
    return errorOf({
      status: reply.status,
      code: textOrEmpty(error['code']) || `HTTP_${reply.status}`,
      message: this.#withoutSecrets(textOrEmpty(error['message']) || `The answer has the status ${reply.status}.`),
      details: Array.isArray(details) ? details.filter(isDetail) : [],
      requestId: textOrEmpty(meta['request_id']) || (reply.headers.get('X-Request-Id') ?? ''),
      retryAfter: retryAfterOf(reply.headers),
    });
  }

  #withoutSecrets(text: string): string {
    const { apiKey, sessionToken } = this.#settings;
    return [apiKey, sessionToken].reduce(
      (kept, secret) => (secret === '' ? kept : kept.replaceAll(secret, '[secret]')),
      text,
    );
  }
}
