import { toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { writtenBirthInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { EXAMPLE_PROFILE, PROFILE_FIELDS, profileOut } from '../../lib/contract/suites/profile.ts';
import { saveProfile } from '../../lib/accounts/profiles/store.ts';
import { labelOf, mostOf, profileShape } from '../../lib/accounts/profiles/view.ts';
import { settledBirth } from '../../lib/service/http/read/saved.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const createProfile = resource({
  path: '/v1/profiles',
  summary: 'Save a birth, to name it by profile_id from then on',
  description:
    'Takes the members of a birth as every calculation does, checks them, and keeps them under an id. From then on `profile_id` stands for the birth wherever one is accepted: at the top level, under `groom`, `bride`, `partner`, in `natives`, in candidates, in a batch, for reports and in the chat. A place that was sent by name is kept with its coordinates and its time zone, so the answer stays the same when the list of places changes. Everything about the person is stored encrypted with a key of your account, appears in no log, and goes when you delete it or close the account. Births of sandbox keys are kept apart and are seen by sandbox keys only. `label` is the name or the date when left out. The plan says how many births an account may save (GET plans: saved_births); beyond that 403 PLAN_REQUIRED.',
  wave: 2,
  auth: 'either',
  errors: ['PLAN_REQUIRED'],
  needsTime: false,
  input: writtenBirthInput(PROFILE_FIELDS),
  repeat: 'once',
  needs: { table: 'write', vault: 'write' },
  answers: { 201: answersJson('The birth was saved', profileOut, EXAMPLE_PROFILE) },
  example: {
    label: 'Asha',
    tags: ['Family'],
    name: 'Asha',
    gender: 'female',
    date: '1990-05-10',
    time: '19:55',
    place: 'New Delhi',
  },
  compute: async ({ table, vault, space, visitor, request, input, now, warn }) => {
    const birth = await settledBirth(request.members, now, warn);
    const { label, tags, mark } = input;
    const profile = await saveProfile(
      { table, vault, space },
      { now: Math.round(toUnixMs(now)), most: mostOf(visitor) },
      { label: labelOf(label, birth), tags, mark, birth },
    );
    return { status: 201, data: profileShape(profile), location: `/v1/profiles/${profile.id}` };
  },
});

export const handler = serveResource(createProfile);
