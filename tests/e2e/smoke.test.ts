/** `npm run smoke`: all is well with the service as it runs here, and each thing that is not is named. */
import { createServer } from 'node:http';
import { createCustomer, createKey } from '../../lib/accounts/keys.ts';
import { close, listen } from '../../lib/tools/local/ports.ts';
import { smoke } from '../../lib/tools/deploy/smoke.ts';
import { matrix } from '../support/soak.ts';
import { sharedService, type Service } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await sharedService();
});

/** A key whose credits no other test spends at the same time. */
const ownKey = async (): Promise<string> => {
  const now = Date.now();
  const customer = await createCustomer(service.table, {
    plan: 'enterprise',
    terms: { credits: 10_000, rate: 0 },
    now,
  });
  return (await createKey(service.table, { customer, kind: 'live', now })).secret;
};

// With a live key a drill passes it in serve.test.ts; a long run passes it so here too.
it.each(matrix(['sandbox', 'live'] as const, (kind) => kind === 'sandbox'))(
  'finds no fault in a service that runs, with a %s key',
  async (kind) => {
    const found = await smoke(service.url, kind === 'live' ? await ownKey() : service.keys.sandbox);
    expect(found.filter(({ fault }) => fault !== '')).toEqual([]);
    expect(found.length).toBeGreaterThan(20);
  },
);

it('names what is wrong: a front that leads nowhere, and an address where nothing listens', async () => {
  const front = createServer((_, response) => response.writeHead(403).end('{"message":"Forbidden"}'));
  const port = await listen(front);
  const found = await smoke(`http://127.0.0.1:${port}`, service.keys.sandbox);
  expect(found.every(({ fault }) => fault !== '')).toBe(true);
  expect(found[0]?.fault).toContain('GET /v1/health is 403, not 200: {"message":"Forbidden"}');
  await close(front);
  const [gone] = await smoke(`http://127.0.0.1:${port}`, service.keys.sandbox);
  expect(gone?.fault).toContain('was not answered');
});
