import * as z from 'zod/mini';
import { ACCURACY_UNITS } from '../../lib/contract/values/accuracy-units.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { about, keysOf, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { accuracyRows } from '../../lib/service/catalogue/accuracy.source.ts';
import { endpointRows } from '../../lib/service/catalogue/catalogue.source.ts';
import { serve } from '../../lib/service/http/serve.ts';

const UNITS = Object.entries(ACCURACY_UNITS)
  .map(([unit, meaning]) => `${unit}, ${meaning}`)
  .join('; ');
const MAX_CASES = 10_000_000;
const size = (description: string) => about(z.number().check(z.gte(0)), description);

export const accuracy = endpoint({
  path: '/v1/meta/accuracy',
  method: 'GET',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'How far the answers lie from outside oracles, and which endpoints have none',
  description:
    'Every comparison that the tests make with values from outside: the Swiss Ephemeris C library, printed almanacs, published tables and books. The rows are written by a whole run of the tests, never by hand; numbers have two significant digits. An endpoint under `without_oracle` is held by rules, properties and hand calculation only.',
  credits: 0,
  input: plainInput({
    endpoint: z.optional(
      about(z.string().check(z.maxLength(64)), 'Only this endpoint, by its path below /v1: kundli/planets'),
    ),
  }),
  output: z.strictObject({
    rows: objectList('One row per endpoint and oracle, sorted by endpoint', {
      endpoint: about(text, 'The endpoint by its path below /v1'),
      oracle: about(text, 'Who said the expected values, and what was compared'),
      unit: oneOf(keysOf(ACCURACY_UNITS), `Unit of both errors: ${UNITS}`),
      cases: whole(1, MAX_CASES, 'How many values were compared'),
      mean_error: size('Mean size of the deviations, in the unit'),
      max_error: size('Largest deviation, in the unit'),
      since: about(text, 'Version of the engine since which the row has not changed'),
    }),
    without_oracle: about(
      z.array(about(text, 'The endpoint by its path below /v1')),
      'Calculations that no outside oracle is compared with yet',
    ),
  }),
  example: { endpoint: 'kundli/planets' },
  defaults: { precision: 9 },
  compute: async ({ input }) => {
    const wanted = (name: string): boolean => input.endpoint === undefined || input.endpoint === name;
    const rows = accuracyRows();
    const compared = new Set(rows.map((row) => row.endpoint));
    const calculations = (await endpointRows()).filter((row) => row.credits > 0 || row.suite === 'geo');
    return {
      rows: rows.filter((row) => wanted(row.endpoint)).map(({ worst_call: _, ...row }) => row),
      without_oracle: calculations.map((row) => row.name).filter((name) => wanted(name) && !compared.has(name)),
    };
  },
});

export const handler = serve(accuracy);
