/** The bundles of this build as Lambda loads them, called in this process: no gateway and no key stand before them. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AnyEndpoint } from '../../lib/contract/frame/endpoint.ts';
import type { Handler } from '../../lib/service/http/wrap.ts';
import { currentBuild } from '../../lib/tools/deploy/builds.ts';
import { gatewayEvent } from '../../lib/tools/local/gateway-event.ts';

export interface Bundle {
  readonly handler: Handler;
}

/** What a file of the build's folder of functions finds beside itself. */
export const besideBundles = (): NodeJS.Require => createRequire(join(currentBuild(), 'functions', 'beside.cjs'));

/** What of a request of an endpoint's example stands where. */
export const exampleRequest = ({
  method,
  path,
  variables = [],
  example,
}: Pick<AnyEndpoint, 'method' | 'path' | 'variables' | 'example'>) => {
  const rest = Object.entries(example).filter(([name]) => !variables.includes(name));
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(example[name])),
    variables: Object.fromEntries(variables.map((name) => [name, String(example[name])])),
    query: hasBody ? {} : Object.fromEntries(rest.map(([name, value]) => [name, String(value)])),
    body: hasBody ? Object.fromEntries(rest) : undefined,
  };
};

/** The event of an endpoint's example, as a sandbox key sends it. */
export const exampleEvent = (endpoint: AnyEndpoint): APIGatewayProxyEvent => {
  const { body, query, ...request } = exampleRequest(endpoint);
  return {
    ...gatewayEvent({
      ...request,
      query: Object.keys(query).length > 0 ? query : null,
      body: body === undefined ? null : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
      requestId: 'the-same-request',
      authorizer: { key_id: 'k', kind: 'sandbox', plan: 'sandbox', suites: '*', charged: 0, remaining: -1 },
    }),
    resource: endpoint.path,
  };
};
