import * as z from 'zod/mini';
import { idOut } from '../../lib/contract/suites/account.ts';
import { EXAMPLE_SECRET, keyId, SECRET_OUT } from '../../lib/contract/suites/keys.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, text, whole } from '../../lib/contract/frame/about.ts';
import { utcInstant } from '../../lib/contract/frame/shapes.ts';
import { rotateKey as rotate } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';

export const rotateKey = resource({
  path: '/v1/keys/{id}/rotate',
  summary: 'Give a key a new secret; the old one goes on working for a while',
  description:
    'Id, name and rules stay. The old secret works for `overlap_hours` more, so that running programs can be changed over without a gap; with 0 it ends at once.',
  errors: ['STATE_CONFLICT'],
  wave: 2,
  auth: 'session',
  input: plainInput({
    id: keyId,
    overlap_hours: z._default(whole(0, 72, 'Hours for which the old secret goes on working, 0 to 72'), 24),
  }),
  repeat: 'once',
  needs: { table: 'write' },
  answers: {
    200: answersJson(
      'The new secret',
      z.strictObject({
        key_id: idOut('Id of the key, the same as before'),
        prefix: about(text, 'Beginning of the new secret'),
        ...SECRET_OUT,
        old_expires: about(utcInstant, 'When the old secret ends'),
      }),
      {
        key_id: 'key_9fQ2mX7rT1bYc4Zk',
        prefix: 'ud_live_7GmR',
        secret: EXAMPLE_SECRET,
        old_expires: '2026-11-22T09:30:00Z',
      },
    ),
  },
  example: { id: 'key_9fQ2mX7rT1bYc4Zk', overlap_hours: 24 },
  compute: async ({ table, customer, input: { id, overlap_hours: hours } }) => {
    const { secret, prefix, oldExpires } = await rotate(table, customer, id, hours, Date.now());
    return { status: 200, data: { key_id: id, prefix, secret, old_expires: utcOf(oldExpires) } };
  },
});

export const handler = serveResource(rotateKey);
