import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { OPTION_DEFAULTS } from '../../lib/contract/options.ts';
import { date, num, text } from '../../lib/contract/shapes.ts';
import { ENGINE, EPHEMERIS_FILES } from '../../lib/http/engine.ts';
import { serve } from '../../lib/http/serve.ts';

/** Every change of a default or of the numbers an option gives. Defaults never change inside v1. */
const CHANGES = [{ version: '0.1.0', date: '2026-11-21', change: 'First defaults.' }] as const;

export const engine = endpoint({
  path: '/v1/meta/engine',
  method: 'GET',
  auth: 'none',
  summary: 'Engine, digests of the ephemeris files, zone data, defaults and their history',
  credits: 0,
  input: plainInput(),
  output: z.strictObject({
    engine: z.strictObject({
      name: text,
      version: text,
      ephemeris: text,
      zone_data: text,
      files: z.array(z.strictObject({ file: text, sha256: text })),
    }),
    defaults: z.record(text, z.union([text, num, z.boolean(), z.array(text)])),
    changes: z.array(z.strictObject({ version: text, date, change: text })),
  }),
  example: {},
  compute: () => ({
    engine: { ...ENGINE, files: EPHEMERIS_FILES.map((row) => ({ ...row })) },
    defaults: { ...OPTION_DEFAULTS, include: [...OPTION_DEFAULTS.include], ayanamsa: 'lahiri' },
    changes: CHANGES.map((change) => ({ ...change })),
  }),
});

export const handler = serve(engine);
