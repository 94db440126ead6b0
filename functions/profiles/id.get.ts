import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { EXAMPLE_PROFILE, profileId, profileOut } from '../../lib/contract/suites/profile.ts';
import { readProfile as findProfile } from '../../lib/accounts/profiles/store.ts';
import { profileShape } from '../../lib/accounts/profiles/view.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const readProfile = resource({
  path: '/v1/profiles/{id}',
  method: 'GET',
  summary: 'A saved birth',
  description: 'With the members to send in place of `profile_id` for the same answers.',
  wave: 2,
  auth: 'either',
  input: plainInput({ id: profileId }),
  needs: { table: 'read', vault: 'read' },
  answers: { 200: answersJson('The saved birth', profileOut, EXAMPLE_PROFILE) },
  example: { id: EXAMPLE_PROFILE.profile_id },
  compute: async ({ table, vault, space, input: { id } }) => {
    const profile = await findProfile({ table, vault, space }, id);
    if (!profile) throw new AppError('RESOURCE_NOT_FOUND');
    return { status: 200, data: profileShape(profile) };
  },
});

export const handler = serveResource(readProfile);
