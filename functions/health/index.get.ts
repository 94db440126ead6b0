import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { flag, text } from '../../lib/contract/shapes.ts';
import { ENGINE } from '../../lib/http/engine.ts';
import { serve } from '../../lib/http/serve.ts';

export const health = endpoint({
  path: '/v1/health',
  method: 'GET',
  auth: 'none',
  suite: 'meta',
  summary: 'Liveness, versions and the supported range of instants',
  credits: 0,
  input: plainInput(),
  output: z.strictObject({ ok: flag, version: text, ephemeris: text, range: z.strictObject({ from: text, to: text }) }),
  example: {},
  compute: ({ sky, now }) => ({
    // A position computed now: the service is alive when the ephemeris answers.
    ok: Number.isFinite(sky.longitude('sun', now)),
    version: ENGINE.version,
    ephemeris: ENGINE.ephemeris,
    range: { from: '1800-01-02T00:00:00Z', to: '2399-12-31T24:00:00Z' },
  }),
});

export const handler = serve(health);
