import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput, WRITTEN_BIRTH_FIELDS } from '../../lib/contract/frame/inputs.ts';
import { BIRTH_MEMBERS } from '../../lib/contract/frame/input-fields.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { EXAMPLE_PROFILE, PROFILE_CHANGES, profileId, profileOut } from '../../lib/contract/suites/profile.ts';
import { changeProfile as change } from '../../lib/accounts/profiles/store.ts';
import { profileShape } from '../../lib/accounts/profiles/view.ts';
import { changedMembers, settledBirth } from '../../lib/service/http/read/saved.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const changeProfile = resource({
  path: '/v1/profiles/{id}',
  method: 'PATCH',
  summary: 'Change a saved birth: its label, tags, mark, or members of the birth',
  description:
    'What is left out stays as it is; `tags` are replaced as a whole. A new `time`, a new date or another name is sent alone. A new place (`place`, or `lat` and `lon`) takes its own time zone, unless `tz` or `timezone` comes with it. The birth that results is checked as a new one is. Answers that were given stay as they were; later calls with this `profile_id` use the change.',
  wave: 2,
  auth: 'either',
  errors: [
    'STATE_CONFLICT',
    'PLACE_NOT_FOUND',
    'PLACE_AMBIGUOUS',
    'TIME_NONEXISTENT',
    'TIME_AMBIGUOUS',
    'EPHEMERIS_RANGE',
  ],
  input: plainInput({ ...WRITTEN_BIRTH_FIELDS, ...PROFILE_CHANGES, id: profileId }),
  repeat: 'same',
  needs: { table: 'write', vault: 'read' },
  answers: { 200: answersJson('The saved birth as it now is', profileOut, { ...EXAMPLE_PROFILE, mark: 'minor' }) },
  example: { id: EXAMPLE_PROFILE.profile_id, time: '19:58', mark: 'minor' },
  compute: async ({ table, vault, space, request, input, now, warn }) => {
    const { id, label, tags, mark } = input;
    const isBirth = BIRTH_MEMBERS.some((name) => request.members[name] !== undefined);
    const profile = await change({ table, vault, space }, id, Math.round(toUnixMs(now)), async (before) => ({
      label: label ?? before.label,
      tags: tags ?? before.tags,
      mark: mark ?? before.mark,
      birth: isBirth ? await settledBirth(changedMembers(before.birth, request.members), now, warn) : before.birth,
    }));
    if (!profile) throw new AppError('RESOURCE_NOT_FOUND');
    return { status: 200, data: profileShape(profile) };
  },
});

export const handler = serveResource(changeProfile);
