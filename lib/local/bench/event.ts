/** A request as API Gateway hands it to a function, for measuring. */
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';

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
  purse: '',
  rate_limit: '0',
  rate_remaining: '0',
  rate_reset: '0',
  key_in_url: 'false',
  by_cookie: 'false',
};

const CONTEXT: Pick<Context, 'getRemainingTimeInMillis'> = { getRemainingTimeInMillis: () => 28_000 };
export const lambdaContext = CONTEXT as Context;

/** The event of a POST; the members that a handler reads. */
export const requestEvent = (
  path: string,
  body: string,
  authorizer: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> | null = null,
): APIGatewayProxyEvent => {
  const event: Pick<
    APIGatewayProxyEvent,
    'httpMethod' | 'path' | 'headers' | 'body' | 'isBase64Encoded' | 'pathParameters' | 'queryStringParameters'
  > = {
    httpMethod: 'POST',
    path,
    headers: { Accept: '*/*', 'Content-Type': 'application/json', Host: 'localhost', 'User-Agent': 'bench' },
    body,
    isBase64Encoded: false,
    pathParameters: variables,
    queryStringParameters: null,
  };
  return {
    ...event,
    requestContext: { requestId: '8c2f3b1e-9d0a-4c57-8f57-2f1f0f6f4b6d', authorizer },
  } as unknown as APIGatewayProxyEvent;
};
