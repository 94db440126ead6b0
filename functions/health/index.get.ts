import * as z from 'zod/mini';
import { FIRST_INSTANT_JD, isoUtc, LAST_INSTANT_JD } from '../../layers/jyotish/ephemeris/instant.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { about, flag, objectOf, text } from '../../lib/contract/frame/about.ts';
import { utcInstant } from '../../lib/contract/frame/shapes.ts';
import { ENGINE } from '../../lib/service/http/engine.ts';
import { serve } from '../../lib/service/http/serve.ts';

export const health = endpoint({
  path: '/v1/health',
  method: 'GET',
  auth: 'none',
  suite: 'meta',
  summary: 'Liveness, versions and the supported range of instants',
  description:
    'Computes a position before it answers, so `ok` says that the ephemeris works, not only that the process lives.',
  credits: 0,
  output: z.strictObject({
    ok: about(flag, 'Whether a position could be computed just now'),
    version: about(text, 'Version of the engine'),
    ephemeris: about(text, 'Library and data files that give the positions'),
    range: objectOf('Span of the ephemeris files', {
      from: about(utcInstant, 'First instant that can be asked for, UTC'),
      to: about(utcInstant, 'End of the span, UTC'),
    }),
  }),
  compute: ({ sky, now }) => ({
    // A position computed now: the service is alive when the ephemeris answers.
    ok: Number.isFinite(sky.longitude('sun', now)),
    version: ENGINE.version,
    ephemeris: ENGINE.ephemeris,
    range: { from: isoUtc(FIRST_INSTANT_JD), to: isoUtc(LAST_INSTANT_JD) },
  }),
});

export const handler = serve(health);
