import * as z from 'zod/mini';
import { EXAMPLE_KEY, keyId, keyOut, nameField, RULE_FIELDS } from '../../lib/contract/suites/keys.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, flag } from '../../lib/contract/frame/about.ts';
import { askedRules } from '../../lib/accounts/key-request.ts';
import { changeKey as change, readKey, switchKey } from '../../lib/accounts/keys.ts';
import { keySuites } from '../../lib/service/catalogue/suites.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { lastUsedDays } from '../../lib/accounts/metering/usage.ts';
import { keyView } from '../../lib/accounts/views/keys.ts';

export const changeKey = resource({
  path: '/v1/keys/{id}',
  method: 'PATCH',
  summary: 'Change the name and rules of a key, or switch it off and on',
  description:
    'Changes what is sent and leaves the rest. A change holds from the next call on, for every secret of the key: one that is being replaced too.',
  errors: ['PLAN_REQUIRED'],
  auth: 'session',
  input: plainInput({
    id: keyId,
    name: z.optional(nameField),
    ...RULE_FIELDS,
    enabled: z.optional(about(flag, 'false switches the key off, true on again')),
  }),
  needs: { table: 'write' },
  answers: { 200: answersJson('The key as it now is', keyOut, EXAMPLE_KEY) },
  example: { id: 'key_9fQ2mX7rT1bYc4Zk', spend_cap: 10000 },
  compute: async ({ table, customer, input: { id, enabled, ...asked }, options }) => {
    const suites = await keySuites();
    await readKey(table, customer, id);
    await change(table, customer, id, askedRules(asked, suites, Date.now()));
    if (enabled !== undefined) await switchKey(table, customer, id, enabled);
    const [key, used] = await Promise.all([readKey(table, customer, id), lastUsedDays(table, customer)]);
    return { status: 200, data: keyView(key, used.get(id), options.language) };
  },
});

export const handler = serveResource(changeKey);
