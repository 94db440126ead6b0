/** Built functions, and requests as API Gateway hands them over, for measuring. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Handler } from '../../../service/http/serve.ts';
import { currentBuild } from '../../deploy/builds.ts';
import { gatewayEvent, lambdaContext } from '../gateway-event.ts';

export { lambdaContext } from '../gateway-event.ts';

/** What the authorizer says of a sandbox key, as it arrives: texts only. */
export const caller: Readonly<Record<string, string>> = {
  customer: 'bench',
  key_id: 'bench',
  kind: 'sandbox',
  plan: 'sandbox',
  suites: '*',
  refusal: '',
  message: '',
  retry_after: '0',
  charged: '0',
  remaining: '-1',
  charge: '',
  limits: '',
  rate_limit: '0',
  rate_remaining: '0',
  rate_reset: '0',
  key_in_url: 'false',
  by_cookie: 'false',
};

/** The event of a POST as a client sends it. */
export const requestEvent = (
  path: string,
  body: string | object,
  variables: Readonly<Record<string, string>> | null = null,
): APIGatewayProxyEvent =>
  gatewayEvent({
    method: 'POST',
    path,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { Accept: '*/*', 'Content-Type': 'application/json', Host: 'localhost', 'User-Agent': 'bench' },
    variables,
    requestId: '8c2f3b1e-9d0a-4c57-8f57-2f1f0f6f4b6d',
    authorizer: caller,
  });

/** Takes from what was built, of this process's build: all it takes shares one layer. */
export const fromBuild = (name: string): unknown => createRequire(join(currentBuild(), 'functions/bench.cjs'))(name);

/** A way to call a built function with an event. Rejects where the answer is no success. */
export const builtCall = (name: string): ((event: APIGatewayProxyEvent) => Promise<string>) => {
  const { handler } = fromBuild(`./${name}.cjs`) as { handler: Handler };
  return async (event) => {
    const { statusCode, body } = await handler(event, lambdaContext);
    if (statusCode !== 200) throw new Error(`${event.path} was answered with ${statusCode}`);
    return body;
  };
};

/** A birth so many days after noon of the first day of a year, UTC, with the time zone of its place. */
export const birthOf = (year: number, days: number, tz: number) => {
  const [date, time] = new Date(Date.UTC(year, 0, 1, 12) + days * 86_400_000).toISOString().split('T');
  return { date, time: time?.slice(0, 8), lat: 28.6139, lon: 77.209, tz };
};
