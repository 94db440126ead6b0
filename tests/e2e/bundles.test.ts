/** Every calculation as it was built: its bundle with the layer, and no gateway before it. */
import * as z from 'zod/mini';
import { routes } from '../../lib/service/catalogue/registry.ts';
import { lambdaContext } from '../../lib/tools/local/gateway-event.ts';
import { besideBundles, exampleEvent, type Bundle } from '../support/bundle.ts';
import { thinned } from '../support/soak.ts';
import { ensureBuilt } from './service.ts';

beforeAll(async () => void (await ensureBuilt()));

// contract.test.ts has each example answered by the sources; a bundle that lacks something cannot be loaded.
it('is loaded, and answers its example in the shape it declares, each out of its own bundle', async () => {
  const load = besideBundles();
  const wrong: unknown[] = [];
  const all = await routes();
  const asked = new Set(thinned(all, 4));
  for (const route of all) {
    const { functionName, endpoint } = route;
    const { handler }: Bundle = load(`./${functionName}.cjs`);
    if (!asked.has(route)) continue;
    const { statusCode, body } = await handler(exampleEvent(endpoint), lambdaContext);
    const shape = z.safeParse(endpoint.output, JSON.parse(body).data);
    if (statusCode !== 200 || !shape.success) wrong.push([functionName, statusCode, body.slice(0, 300)]);
  }
  expect(wrong).toEqual([]);
});
