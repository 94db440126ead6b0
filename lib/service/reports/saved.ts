/** Reports of saved births: what their questions are asked with, and which marks have no book. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import type { Birth } from '../../contract/values/moment.ts';

type Members = Readonly<Record<string, unknown>>;

/** Members of a birth with a saved one written out: some questions take its date or its place alone. */
export const writtenOut = async (members: Members, { profile }: Pick<Caller, 'profile'>): Promise<Members> => {
  const { profile_id: id, ...others } = members;
  const found = typeof id === 'string' ? await profile(id) : null;
  if (!found) return members;
  // Coordinates were found when it was saved: the name beside them is for people.
  const { place: _place, ...birth } = found.birth;
  return { ...others, ...birth };
};

const WHY = {
  deceased: 'as the birth of someone who has died: nothing is foretold for it',
  minor: 'as the birth of a child: a book speaks of love, marriage and children too',
} as const;

/** Refuses a report with readings for a birth that is saved as of a child, or of someone who has died: 409. */
export const admitBook = ({ mark }: Pick<Birth, 'mark'>): void => {
  if (mark === undefined) return;
  const message = `profile_id is saved ${WHY[mark]}. Order pdf/kundli with form: tables.`;
  throw new AppError('STATE_CONFLICT', {
    message,
    details: [{ field: 'profile_id', code: 'UNKNOWN_VALUE', message }],
  });
};
