/** Calls an endpoint's handler in this process, as the gateway would after the authorizer allowed the call. */
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { Handler } from '../../lib/http/serve.ts';

process.env['UDAYA_LOG'] ??= 'off';

export interface Called {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
  readonly text: string;
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
}

export const call = async (handler: Handler, body: unknown = {}, options: CallOptions = {}): Promise<Called> => {
  const event = {
    body: options.rawBody === undefined ? JSON.stringify(body) : options.rawBody,
    isBase64Encoded: options.isBase64 ?? false,
    httpMethod: options.method ?? 'POST',
    headers: { 'Content-Type': 'application/json', ...options.headers },
    pathParameters: options.path ?? null,
    queryStringParameters: options.query ?? null,
    requestContext: { requestId: options.requestId ?? 'test-request-id', authorizer: options.verdict ?? SANDBOX },
  } as unknown as APIGatewayProxyEvent;
  const context = { getRemainingTimeInMillis: () => 10_000 } as unknown as Context;
  const result = await handler(event, context);
  return {
    status: result.statusCode,
    headers: Object.fromEntries(
      Object.entries(result.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    body: result.body === '' ? null : JSON.parse(result.body),
    text: result.body,
  };
};
