/** Calls an endpoint's handler in this process, as the gateway would after the authorizer allowed the call. */
import type { Handler } from '../../lib/service/http/serve.ts';
import { gatewayEvent, lambdaContext } from '../../lib/tools/local/gateway-event.ts';

process.env['UDAYA_LOG'] ??= 'off';

export interface Called {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; null where there is none or it is no JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
  readonly text: string;
  /** True when `text` is bytes in base64. */
  readonly isBase64: boolean;
  /** Values of Set-Cookie. */
  readonly cookies: readonly string[];
}

/** What the authorizer says of a sandbox key: allowed, nothing counted. */
const SANDBOX = { key_id: 'test', kind: 'sandbox', plan: 'sandbox', suites: '*', charged: 0, remaining: -1 };

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** The authorizer's verdict; a sandbox key's when left out. */
  readonly verdict?: Readonly<Record<string, unknown>>;
  /** The gateway's id of the call. */
  readonly requestId?: string;
  readonly method?: string;
  /** Sent as it is in place of the JSON of `body`. */
  readonly rawBody?: string | null;
  readonly isBase64?: boolean;
  /** The path called, below the stage. */
  readonly urlPath?: string;
  /** Where the API lies below a stage. */
  readonly stage?: string;
  /** Address of the caller. */
  readonly ip?: string;
}

export const call = async (handler: Handler, body: unknown = {}, options: CallOptions = {}): Promise<Called> => {
  const path = options.urlPath ?? '/v1/test';
  const event = gatewayEvent({
    method: options.method ?? 'POST',
    path,
    body: options.rawBody === undefined ? JSON.stringify(body) : options.rawBody,
    isBase64: options.isBase64 ?? false,
    headers: { 'Content-Type': 'application/json', ...options.headers },
    variables: options.path ?? null,
    query: options.query ?? null,
    requestId: options.requestId ?? 'test-request-id',
    authorizer: options.verdict ?? SANDBOX,
    ...(options.stage === undefined ? {} : { stage: options.stage }),
    ...(options.ip === undefined ? {} : { ip: options.ip }),
  });
  const result = await handler(event, lambdaContext);
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const isJson = result.body !== '' && (headers['content-type'] ?? '').startsWith('application/json');
  return {
    status: result.statusCode,
    headers,
    body: isJson ? JSON.parse(result.body) : null,
    text: result.body,
    isBase64: result.isBase64Encoded === true,
    cookies: (result.multiValueHeaders?.['Set-Cookie'] ?? []).map(String),
  };
};

/** The data of a call that must succeed. */
export const data = async (handler: Handler, body: object, path: Readonly<Record<string, string>> = {}) => {
  const called = await call(handler, body, { path });
  expect([called.status, called.body.error]).toEqual([200, undefined]);
  return called.body.data;
};
