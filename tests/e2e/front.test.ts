/**
 * The service behind its front: the routes of the template's HTTP API, with the headers that it overwrites, before the service
 * as it runs here. Whoever calls the service straight is who they are.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { FRONT_HEADERS } from '../../lib/contract/frame/front.ts';
import { close, listen } from '../../lib/tools/local/ports.ts';
import { planOf, resources } from '../../lib/tools/deploy/resources.ts';
import { settingsOf } from '../../lib/tools/deploy/settings.ts';
import { smoke } from '../../lib/tools/deploy/smoke.ts';
import { split, type StackTemplate } from '../../lib/tools/deploy/stacks.ts';
import { createCustomer, createKey } from '../../lib/accounts/keys.ts';
import { FRONT_TOKEN, sharedService, type Service } from './service.ts';

const CALLER = '198.51.100.7';
const BIRTH = { name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

interface Integration {
  readonly uri: { readonly 'Fn::Sub': readonly [string, unknown] };
  readonly requestParameters: Readonly<Record<string, unknown>>;
}
type Routes = Readonly<
  Record<string, { 'x-amazon-apigateway-any-method': Record<'x-amazon-apigateway-integration', Integration> }>
>;

const routesOfTemplate = (): Routes => {
  const settings = settingsOf({});
  const whole: StackTemplate = JSON.parse(JSON.stringify(resources('test', settings, [])));
  const { edge } = split(whole, planOf('test', settings, 'app', []), (name) => name);
  return (edge.Resources['Front']?.Properties?.['Body'] as { paths: Routes }).paths;
};

let service: Service;
let front: ReturnType<typeof createServer>;
let url: string;
/** The API of each call that came through. */
const called: string[] = [];

/** What the front does with a call, as its integrations say. */
const handOn = async (routes: Routes, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://front');
  const [route = ''] = Object.keys(routes)
    .filter(
      (one) =>
        one === pathname || (one.endsWith('{proxy+}') && pathname.startsWith(one.slice(0, -8)) && pathname !== '/'),
    )
    .sort((a, b) => b.length - a.length);
  const integration = routes[route]?.['x-amazon-apigateway-any-method']['x-amazon-apigateway-integration'];
  if (integration === undefined) throw new Error(`no route for ${pathname}`);
  const { uri, requestParameters } = integration;
  const [, api = '', rest = ''] = /^https:\/\/\$\{(\w+)\}.*?\/test(\/.*)$/.exec(uri['Fn::Sub'][0]) ?? [];
  called.push(api);
  const path = rest.replace('{proxy}', pathname.slice(route.length - 8));
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  for (const name of ['host', 'connection', 'content-length', 'transfer-encoding']) headers.delete(name);
  const told: Readonly<Record<string, string>> = {
    '$context.identity.sourceIp': CALLER,
    '$context.domainName': 'front.example.com',
  };
  for (const [parameter, value] of Object.entries(requestParameters))
    headers.set(
      parameter.replace('overwrite:header.', ''),
      typeof value === 'string' ? (told[value] ?? '') : FRONT_TOKEN,
    );
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  const answer = await fetch(service.url + path + search, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const hop = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];
  response
    .writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => !hop.includes(name))))
    .end(body);
};

beforeAll(async () => {
  service = await sharedService();
  const routes = routesOfTemplate();
  front = createServer((request, response) => {
    handOn(routes, request, response).catch((error: unknown) => response.writeHead(599).end(String(error)));
  });
  url = `http://127.0.0.1:${await listen(front)}`;
});
afterAll(() => close(front));

const keyFor = async (ips: readonly string[]): Promise<string> => {
  const now = Date.now();
  const customer = await createCustomer(service.table, { plan: 'growth', now });
  return (await createKey(service.table, { customer, kind: 'sandbox', ips, now })).secret;
};
const chartFrom = async (at: string, key: string, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
  const sent = { 'Content-Type': 'application/json', 'X-Api-Key': key, ...headers };
  return (await fetch(`${at}/v1/kundli/planets`, { method: 'POST', headers: sent, body: JSON.stringify(BIRTH) }))
    .status;
};

it('answers all calls at one address, each by the API that has the path', async () => {
  called.length = 0;
  const found = await smoke(url, service.keys.sandbox);
  // Links lead to the address of the local service, and what stands before it here does not compress.
  const local = ['a session is asked to sign in, at the same address', 'long answers are compressed'];
  expect(found.filter(({ what, fault }) => fault !== '' && !local.includes(what))).toEqual([]);
  expect([...new Set(called)].toSorted()).toEqual(['DeskApi', 'NatalApi', 'SkyApi']);
});

it('holds a key to the address of the caller, through the front and past it', async () => {
  const key = await keyFor([`${CALLER}/32`]);
  expect(await chartFrom(url, key)).toBe(200);
  // What a caller says of itself is overwritten by the front, and believed of no one who comes straight.
  const elsewhere = await keyFor(['203.0.113.0/24']);
  const claimed = { [FRONT_HEADERS.client]: '203.0.113.9', 'X-Forwarded-For': '203.0.113.9' };
  expect(await chartFrom(url, elsewhere, { ...claimed, [FRONT_HEADERS.token]: FRONT_TOKEN })).toBe(403);
  expect(await chartFrom(service.url, elsewhere, claimed)).toBe(403);
  expect(await chartFrom(service.url, elsewhere, { ...claimed, [FRONT_HEADERS.token]: `${FRONT_TOKEN}0` })).toBe(403);
  expect(await chartFrom(service.url, key)).toBe(403);
});
