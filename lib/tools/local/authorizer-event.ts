/** What API Gateway hands to a REQUEST authorizer, and how it reads the answer. */
import { randomUUID } from 'node:crypto';
import type { Match } from './routes.ts';

/** The part of an incoming hapi request that is used. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string | undefined>;
  readonly url: URL;
  readonly info: { readonly remoteAddress: string; readonly received: number };
  readonly raw: { readonly req: { readonly rawHeaders: string[]; readonly url?: string } };
}

interface Statement {
  readonly Effect: string;
  readonly Resource: string | readonly string[];
}
export interface PolicyDocument {
  readonly Statement: readonly Statement[];
}
export interface AuthorizerAnswer {
  readonly principalId: string;
  readonly policyDocument: PolicyDocument;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly usageIdentifierKey?: string;
}

const ARN = 'arn:aws:execute-api:local:000000000000:local/local';

/** Values by name. A name may be one that every object inherits: `?__proto__=1`. */
const grouped = (pairs: Iterable<readonly [string, string]>): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, those]) => [name, those.map(([, value]) => value)]),
  );
const lastOf = (groups: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, values]) => [name, values.at(-1) ?? '']));

function* headerPairs(raw: readonly string[]): Iterable<readonly [string, string]> {
  for (let index = 0; index + 1 < raw.length; index += 2) yield [raw[index] ?? '', raw[index + 1] ?? ''];
}

/** The event for a request that matched a path. */
export const authorizerEvent = (request: Request, match: Match) => {
  const httpMethod = request.method.toUpperCase();
  const multiValueHeaders = grouped(headerPairs(request.raw.req.rawHeaders));
  const multiValueQueryStringParameters = grouped(request.url.searchParams);
  return {
    type: 'REQUEST',
    methodArn: `${ARN}/${httpMethod}${request.path}`,
    resource: match.path,
    path: request.path,
    httpMethod,
    headers: lastOf(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: lastOf(multiValueQueryStringParameters),
    multiValueQueryStringParameters,
    pathParameters: match.variables,
    stageVariables: null,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      stage: 'local',
      httpMethod,
      path: request.path,
      resourcePath: match.path,
      requestId: randomUUID(),
      requestTimeEpoch: request.info.received,
      identity: { sourceIp: request.info.remoteAddress, userAgent: request.headers['user-agent'] ?? '' },
    },
  };
};

const covers = (resource: string, arn: string): boolean =>
  new RegExp(`^${resource.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(arn);

/** True when a policy allows a method: one Allow that covers it and no Deny that does. */
export const isAllowed = (policy: PolicyDocument, arn: string): boolean => {
  const effects = policy.Statement.filter(({ Resource }) => [Resource].flat().some((one) => covers(one, arn))).map(
    (one) => one.Effect,
  );
  return effects.includes('Allow') && !effects.includes('Deny');
};
