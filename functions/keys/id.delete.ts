import * as z from 'zod/mini';
import { idOut } from '../../lib/contract/suites/account.ts';
import { keyId } from '../../lib/contract/suites/keys.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { utcInstant } from '../../lib/contract/frame/shapes.ts';
import { revokeKey as revoke } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';

export const revokeKey = resource({
  path: '/v1/keys/{id}',
  method: 'DELETE',
  summary: 'Revoke a key for good',
  description:
    'The key and every older secret of it are refused from the next call on: 403 KEY_DISABLED for 90 days, then as an unknown key. It cannot be taken back; to pause a key, switch it off with PATCH.',
  auth: 'session',
  input: plainInput({ id: keyId }),
  needs: { table: 'write' },
  answers: {
    200: answersJson(
      'The key is revoked',
      z.strictObject({ key_id: idOut('Id of the key'), revoked: about(utcInstant, 'When it was revoked') }),
      { key_id: 'key_9fQ2mX7rT1bYc4Zk', revoked: '2026-11-21T09:45:00Z' },
    ),
  },
  example: { id: 'key_9fQ2mX7rT1bYc4Zk' },
  compute: async ({ table, customer, input }) => {
    const now = Date.now();
    await revoke(table, customer, input.id, now);
    return { status: 200, data: { key_id: input.id, revoked: utcOf(Math.floor(now / 1000)) } };
  },
});

export const handler = serveResource(revokeKey);
