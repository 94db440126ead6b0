import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { CURSOR_OUT, pageFields } from '../../lib/contract/frame/paging.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { EXAMPLE_PROFILE, MAX_TAG, profileOut } from '../../lib/contract/suites/profile.ts';
import { plainText } from '../../lib/contract/values/plain-text.ts';
import { listProfiles as readProfiles } from '../../lib/accounts/profiles/store.ts';
import { profileShape } from '../../lib/accounts/profiles/view.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const listProfiles = resource({
  path: '/v1/profiles',
  method: 'GET',
  summary: 'The saved births of your account, the newest first',
  description:
    'Narrowed by `tag` (a whole tag) and `q` (text in label, name or tags, whatever its case). A search reads 500 births for one page: such a page may hold fewer than `limit` and not be the last; go on while `cursor` is not null.',
  wave: 2,
  auth: 'either',
  input: plainInput({
    tag: z.optional(plainText(MAX_TAG, `Only births with this tag, 1 to ${MAX_TAG} characters`)),
    q: z.optional(plainText(100, 'Only births with this text in label, name or tags, 1 to 100 characters')),
    ...pageFields(50, 200),
  }),
  needs: { table: 'read', vault: 'read' },
  answers: {
    200: answersJson(
      'A page of saved births',
      z.strictObject({
        profiles: about(z.array(profileOut), 'Saved births, the one saved last first'),
        ...CURSOR_OUT,
      }),
      { profiles: [EXAMPLE_PROFILE], cursor: null },
    ),
  },
  compute: async ({ table, vault, space, input: { tag, q, limit }, paging }) => {
    const { profiles, last } = await readProfiles({ table, vault, space }, { tag, q }, { limit, after: paging.after });
    return {
      status: 200,
      data: { profiles: profiles.map(profileShape), cursor: last === null ? null : paging.cursor(last) },
    };
  },
});

export const handler = serveResource(listProfiles);
