import * as z from 'zod/mini';
import { toUnixMs, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { ERRORS } from '../../lib/contract/frame/errors.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, characters, keysOf, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import type { Warn } from '../../lib/contract/frame/warnings.ts';
import { EXAMPLE_PROFILE, PROFILE_FIELDS, profileId } from '../../lib/contract/suites/profile.ts';
import { csvRows } from '../../lib/contract/values/csv.ts';
import { saveProfile, type ProfileContent } from '../../lib/accounts/profiles/store.ts';
import { COLUMNS, membersOfRow } from '../../lib/accounts/profiles/table-file.ts';
import { labelOf, mostOf } from '../../lib/accounts/profiles/view.ts';
import { Faults } from '../../lib/service/http/check/faults.ts';
import { parseFields } from '../../lib/service/http/check/fields.ts';
import { settledBirth } from '../../lib/service/http/read/saved.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

/** Rows of one file: each is checked, and takes two writes. */
const MOST_ROWS = 500;
const MOST_CHARACTERS = 200_000;

const rowNumber = whole(1, MOST_ROWS, 'Row of the file, from 1 below the head');

const PROFILE_SCHEMA = z.object(PROFILE_FIELDS);

/** What is to be saved of a row. Throws an `AppError` that names its faults. */
const contentOf = async (members: Record<string, unknown>, now: JulianDay, warn: Warn): Promise<ProfileContent> => {
  const faults = new Faults();
  const own = parseFields(PROFILE_SCHEMA, PROFILE_FIELDS, members, faults);
  faults.check();
  const birth = await settledBirth(members, now, warn);
  return { label: labelOf(own?.label, birth), tags: own?.tags ?? [], mark: own?.mark ?? 'none', birth };
};

/** The rows of a file. Throws a 400 for a head without known columns, and for too many rows. */
const rowsOf = (csv: string): readonly Record<string, unknown>[] => {
  const [head = [], ...rows] = csvRows(csv);
  const columns = head.map((name) => name.toLowerCase());
  const faulty = (message: string, expected: string): AppError =>
    invalidField('csv', 'UNKNOWN_VALUE', message, expected);
  if (!columns.includes('date') && !columns.includes('year'))
    throw faulty('csv must begin with a row of column names, of which one is date.', COLUMNS.join(','));
  if (rows.length > MOST_ROWS)
    throw faulty(
      `csv may have ${MOST_ROWS} rows below its head; this one has ${rows.length}. Send it in ${Math.ceil(rows.length / MOST_ROWS)} files, each with the head; to compute many births without saving them, POST jobs takes 10,000 rows.`,
      `1..${MOST_ROWS} rows`,
    );
  return rows.map((cells) => membersOfRow(columns, cells));
};

export const importProfiles = resource({
  path: '/v1/profiles/import',
  summary: 'Save births from a table (CSV), each row for itself',
  description:
    'The first row names the columns: members of a birth as `POST profiles` takes them (`date`, `time`, `place` or `lat` and `lon` …), and `label`, `tags` (separated by semicolons) and `mark`. Other columns are passed over, `profile_id` too: every row is a new birth. A row with a fault is refused with its reason and holds up no other. Send an Idempotency-Key, so that a file whose answer was lost is not saved twice. A call saves 500 rows at most, so that it ends within its 28 seconds: 10,000 births are 20 files, each with the head and a key of its own. To compute many births without saving them, POST jobs takes 10,000 rows.',
  wave: 2,
  auth: 'either',
  input: plainInput({
    csv: characters(1, MOST_CHARACTERS, 'The file: a head and 1 to 500 rows, at most 200,000 characters'),
  }),
  repeat: 'once',
  needs: { table: 'write', vault: 'write' },
  answers: {
    200: answersJson(
      'What became of each row',
      z.strictObject({
        saved: objectList('Rows that were saved', {
          row: rowNumber,
          profile_id: profileId,
          label: about(text, 'Its label'),
        }),
        refused: objectList('Rows that were not', {
          row: rowNumber,
          code: oneOf(keysOf(ERRORS), 'Error code that the row alone would have got'),
          field: about(
            z.nullable(z.string().check(z.regex(/^[a-z][\w.]*$/))),
            'Column at fault; null where it is none of them',
          ),
          message: about(text, 'What is wrong'),
        }),
      }),
      {
        saved: [{ row: 1, profile_id: EXAMPLE_PROFILE.profile_id, label: 'Asha' }],
        refused: [
          {
            row: 2,
            code: 'VALIDATION_FAILED',
            field: 'date',
            message: 'date names no day: February 1990 has 28 days.',
          },
        ],
      },
    ),
  },
  example: { csv: 'label,date,time,place\nAsha,1990-05-10,19:55,New Delhi\n' },
  compute: async ({ table, vault, space, visitor, input, now, warn }) => {
    const keeping = { table, vault, space };
    const at = { now: Math.round(toUnixMs(now)), most: mostOf(visitor) };
    const saved = [];
    const refused = [];
    for (const [n, members] of rowsOf(input.csv).entries()) {
      const row = n + 1;
      try {
        // Ids sort by their time: each row has a millisecond of its own, so births keep the order of the file.
        const own = { ...at, now: at.now + n };
        const { id, label } = await saveProfile(keeping, own, await contentOf(members, now, warn));
        saved.push({ row, profile_id: id, label });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const [detail] = error.details;
        const message = detail?.message ?? error.message;
        refused.push({ row, code: error.code, field: detail?.field ?? null, message });
      }
    }
    return { status: 200, data: { saved, refused } };
  },
});

export const handler = serveResource(importProfiles);
