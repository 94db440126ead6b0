import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { pageFields } from '../../lib/contract/frame/paging.ts';
import { page } from '../../lib/contract/frame/resource.ts';
import { profileId } from '../../lib/contract/suites/profile.ts';
import { listProfiles, readProfile } from '../../lib/accounts/profiles/store.ts';
import { profileShape } from '../../lib/accounts/profiles/view.ts';
import { profilesPage } from '../../lib/pages/profiles.ts';
import { replyWith, sceneOf, shownField } from '../../lib/pages/scene.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const dashboardProfiles = page({
  path: '/dashboard/profiles',
  summary: 'Saved births',
  auth: 'session',
  input: plainInput({
    ...shownField,
    q: z._default(z.string().check(z.maxLength(100), z.describe('Text in label, name or tags; empty for all')), ''),
    profile: z.optional(profileId),
    ...pageFields(20, 50),
  }),
  needs: { table: 'read', vault: 'read' },
  compute: async (call) => {
    const { table, vault, space, input, paging } = call;
    const keeping = { table, vault, space };
    const q = input.q.trim();
    const search = q === '' ? {} : { q };
    const { profiles, last } = await listProfiles(keeping, search, { limit: input.limit, after: paging.after });
    const changed = input.profile === undefined ? null : await readProfile(keeping, input.profile);
    if (input.profile !== undefined && changed === null) throw new AppError('RESOURCE_NOT_FOUND');
    const older = last === null ? null : new URLSearchParams({ q, cursor: paging.cursor(last) }).toString();
    const shown = {
      profiles: profiles.map(profileShape),
      changed: changed && profileShape(changed),
      q,
      older,
    };
    return replyWith(call, profilesPage(sceneOf(call, '/dashboard/profiles'), shown));
  },
});

export const handler = serveResource(dashboardProfiles);
