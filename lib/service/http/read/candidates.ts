/** Candidates of a bulk match: each read on its own, so that a faulty one becomes a row of errors and fails no other. */
import * as z from 'zod/mini';
import { AppError } from '../../../contract/frame/app-error.ts';
import { PARTNER_FIELDS } from '../../../contract/frame/input-fields.ts';
import type { Candidate, Partner } from '../../../contract/values/moment.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';
import { Faults } from '../check/faults.ts';
import { parseFields } from '../check/fields.ts';
import { isRecord } from '../is-record.ts';
import type { Finish } from './instant.ts';
import { partnerHere } from './pair.ts';
import { Reader, type RawMembers, type Shared } from './reader.ts';

const MAX_REF = 64;

let schema: z.ZodMiniType | undefined;
/** The schema of a partner, made at first use. */
const partnerSchema = (): z.ZodMiniType => (schema ??= z.object({ ...PARTNER_FIELDS }));

/** The members of a candidate, those under `birth` beside its own. */
const membersOf = (row: RawMembers): RawMembers => {
  const { birth, ...own } = row;
  return isRecord(birth) ? { ...birth, ...own } : row;
};

const refOf = (row: unknown, index: number): string => {
  const ref = isRecord(row) ? row['ref'] : undefined;
  return typeof ref === 'string' && ref !== '' ? ref.slice(0, MAX_REF) : String(index + 1);
};

const failed = (ref: string, error: unknown): Candidate => {
  if (!(error instanceof AppError)) throw error;
  const [detail] = error.details;
  return {
    ref,
    partner: null,
    code: error.code,
    field: detail?.field ?? null,
    message: detail?.message ?? error.message,
  };
};

/** What reading one row leaves to be done; throws when its fields are not sound. */
const readRow = (row: unknown, profile: Shared['profile']): Finish<Partner> => {
  const faults = new Faults();
  if (!isRecord(row)) {
    faults.add('candidate', 'WRONG_TYPE', 'A candidate must be an object.', 'an object', row);
    faults.check();
  }
  const members = membersOf(isRecord(row) ? row : {});
  parseFields(partnerSchema(), PARTNER_FIELDS, members, faults);
  const finish = partnerHere(new Reader(members, faults, { named: new Map(), profile }));
  faults.check();
  return async (now, warn) => (await finish(now, warn)).partner;
};

/** The candidates of a request, in order. Warnings of rows are given once each, with the number of rows. */
export const readCandidates = (r: Reader): Finish<readonly Candidate[]> => {
  if (!r.has('candidates')) r.required('candidates', 'candidates is required.', 'a list');
  const rows: readonly unknown[] = Array.isArray(r.raw['candidates']) ? r.raw['candidates'] : [];
  return async (now, warn) => {
    const found: Candidate[] = [];
    const warned = new Map<Parameters<Warn>[0], { readonly message: string; count: number }>();
    const note: Warn = (code, message) => {
      const known = warned.get(code);
      if (known) known.count += 1;
      else warned.set(code, { message, count: 1 });
    };
    for (const [i, row] of rows.entries()) {
      const ref = refOf(row, i);
      try {
        found.push({ ref, partner: await readRow(row, r.shared.profile)(now, note) });
      } catch (error) {
        found.push(failed(ref, error));
      }
    }
    for (const [code, { message, count }] of warned)
      warn(code, `Of ${count} ${count === 1 ? 'candidate' : 'candidates'}: ${message}`);
    return found;
  };
};
