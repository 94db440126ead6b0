import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { OPTION_DEFAULTS, OPTION_FIELDS } from '../../lib/contract/frame/options.ts';
import { about, objectList, objectOf, text, textLike } from '../../lib/contract/frame/about.ts';
import { date } from '../../lib/contract/frame/shapes.ts';
import { ENGINE, EPHEMERIS_FILES } from '../../lib/service/http/engine.ts';
import { serve } from '../../lib/service/http/serve.ts';

/** Every change of a default or of the numbers an option gives. Defaults never change inside v1. */
const CHANGES = [
  { version: '0.1.0', date: '2026-11-21', change: 'First defaults.' },
  {
    version: '0.1.0',
    date: '2026-11-23',
    change:
      'muhurat/find and muhurat/check judge by the school drik, whose gates are those of printed day lists. Of 245 printed days of marriage (2023 to 2026) 235 are found, before 172, and 20 days that are not printed, before 65; of 120 printed days of entering a house 118, before 85, and 38 others, before 33. school: strict keeps Muhurta Chintamani.',
  },
  {
    version: '0.1.0',
    date: '2026-11-23',
    change:
      'Jupiter and Venus are invisible for the gates of muhurta and for muhurat/prohibited-periods by asta: printed (visibility at the place, Venus 7 and Jupiter 11 degrees of time), until three days after the rising; before by longitude, three days on both sides. The ban of Venus around January 2026 (Delhi) begins 19 days later and ends 15 days earlier.',
  },
  {
    version: '0.1.0',
    date: '2026-11-23',
    change:
      'Malefics of yoga rules are all planets that are not benefic in the chart: a dark Moon and a Mercury in bad company too. Of 10,000 births nine yogas and doshas moved, most ashubha_lagna 3520 to 3772, pitra 2538 to 2727, papa_kartari 564 to 698; the others by less than 100.',
  },
  {
    version: '0.1.0',
    date: '2026-11-23',
    change:
      'The strength of two signs is decided by the parity of the sign of the lord before the modality of the sign (strength_order: pvr). Of 7920 pairs of signs 107 change; Trikona begins in another sign in 1 birth of 120, no other dasha moves.',
  },
] as const;

/** The options as answers hold them: all present. */
const OPTION_VALUES = z.required(z.strictObject(OPTION_FIELDS));

export const engine = endpoint({
  path: '/v1/meta/engine',
  method: 'GET',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'Engine, digests of the ephemeris files, zone data, defaults and their history',
  description:
    'What has to stay the same for an answer to stay the same: the version of the engine, the ephemeris files by digest, the release of the time zone rules, and every default. Defaults never change inside v1.',
  credits: 0,
  output: z.strictObject({
    engine: objectOf('What computes the answers', {
      name: about(text, 'Name of the engine'),
      version: about(text, 'Version of the engine, as in meta.engine of every answer'),
      ephemeris: about(text, 'Library and data files that give the positions'),
      zone_data: about(text, 'Release of the time zone rules'),
      files: objectList('The files that every position comes from', {
        file: about(text, 'Name of the file'),
        sha256: textLike(/^[0-9a-f]{64}$/, 'SHA-256 of its bytes, hexadecimal'),
      }),
    }),
    source: about(text, 'Where the source of the running version is: an address, or a path of this service'),
    defaults: about(OPTION_VALUES, 'Every option with the value it has when it is left out'),
    changes: objectList('Every change of a default, or of the numbers that an option gives', {
      version: about(text, 'Version of the engine that brought it'),
      date: about(date, 'Day of the change, YYYY-MM-DD'),
      change: about(text, 'What changed, and by how much numbers moved'),
    }),
  }),
  compute: () => ({
    engine: { ...ENGINE, files: EPHEMERIS_FILES.map((row) => ({ ...row })) },
    source: process.env['UDAYA_SOURCE_URL'] || '/source',
    defaults: { ...OPTION_DEFAULTS, include: [...OPTION_DEFAULTS.include] },
    changes: CHANGES.map((change) => ({ ...change })),
  }),
});

export const handler = serve(engine);
