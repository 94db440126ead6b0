import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersEmpty } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { EXAMPLE_PROFILE, profileId } from '../../lib/contract/suites/profile.ts';
import { removeProfile } from '../../lib/accounts/profiles/store.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const deleteProfile = resource({
  path: '/v1/profiles/{id}',
  method: 'DELETE',
  summary: 'Delete a saved birth',
  description:
    'The birth is gone at once; calls that name it are 404 from then on. Reports that were made and conversations that were kept with it stay until they are deleted themselves.',
  wave: 2,
  auth: 'either',
  input: plainInput({ id: profileId }),
  needs: { table: 'write' },
  answers: { 204: answersEmpty('The birth is gone') },
  example: { id: EXAMPLE_PROFILE.profile_id },
  compute: async ({ table, space, input: { id } }) => {
    if (!(await removeProfile({ table, space }, id))) throw new AppError('RESOURCE_NOT_FOUND');
    return { status: 204 };
  },
});

export const handler = serveResource(deleteProfile);
