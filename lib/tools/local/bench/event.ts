/** A request as API Gateway hands it to a function, for measuring. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { gatewayEvent } from '../gateway-event.ts';

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
  body: string,
  authorizer: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> | null = null,
): APIGatewayProxyEvent =>
  gatewayEvent({
    method: 'POST',
    path,
    body,
    headers: { Accept: '*/*', 'Content-Type': 'application/json', Host: 'localhost', 'User-Agent': 'bench' },
    variables,
    requestId: '8c2f3b1e-9d0a-4c57-8f57-2f1f0f6f4b6d',
    authorizer,
  });
