import * as z from 'zod/mini';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersMedia, shownAs } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { EXAMPLE_PROFILE, profileId } from '../../lib/contract/suites/profile.ts';
import { allProfiles, type Profile } from '../../lib/accounts/profiles/store.ts';
import { profilesFile } from '../../lib/accounts/profiles/table-file.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** Rows of one file: an answer may have 6 MB. */
const MOST_ROWS = 20_000;

const { profile_id: id, label, tags, mark, birth } = EXAMPLE_PROFILE;

export const exportProfiles = resource({
  path: '/v1/profiles/export',
  method: 'GET',
  summary: 'The saved births of your account as a table (CSV)',
  description:
    'One row a birth, the oldest first, in the columns that `POST profiles/import` reads; tags of a birth share a cell, separated by semicolons. A text that a table program would run as a formula has an apostrophe before it, which the import takes off again. A file has at most 20,000 rows; send the `profile_id` of its last row as `after` for those that follow.',
  wave: 2,
  auth: 'either',
  input: plainInput({
    after: z.optional(about(profileId, 'Only births saved after this one: the last of the file before')),
  }),
  needs: { table: 'read', vault: 'read' },
  answers: {
    200: shownAs(
      answersMedia('The table', 'text/csv'),
      profilesFile([{ id, label, tags, mark, birth, created: 0, changed: 0 }]),
    ),
  },
  compute: async ({ table, vault, space, input: { after } }) => {
    const profiles: Profile[] = [];
    for await (const profile of allProfiles({ table, vault, space }, after)) {
      profiles.push(profile);
      if (profiles.length === MOST_ROWS) break;
    }
    return { status: 200, type: 'text/csv', body: profilesFile(profiles), filename: 'saved-births.csv' };
  },
});

export const handler = serveResource(exportProfiles);
