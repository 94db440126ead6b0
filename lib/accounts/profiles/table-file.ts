/** Saved births as a table file (CSV): one row a birth, the columns named as the members of a request. */
import { csvText, fromCell } from '../../contract/values/csv.ts';
import { savedBirth } from '../../contract/suites/profile.ts';
import type { Profile } from './store.ts';

const OWN = ['profile_id', 'label', 'tags', 'mark'] as const;
const BIRTH = Object.keys(savedBirth.shape);
/** Tags share a cell. */
const BETWEEN_TAGS = ';';

/** Columns of the file that is handed out. All but `profile_id` are read again. */
export const COLUMNS: readonly string[] = [...OWN, ...BIRTH];

const cell = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

const rowOf = ({ id, label, tags, mark, birth }: Profile): readonly string[] => [
  id,
  label,
  tags.join(BETWEEN_TAGS),
  mark,
  ...BIRTH.map((name) => cell(Reflect.get(birth, name))),
];

/** The births as a file. */
export const profilesFile = (profiles: readonly Profile[]): string => csvText([COLUMNS, ...profiles.map(rowOf)]);

/** A row of a file as the members of a request; cells that are empty are left out. */
export const membersOfRow = (columns: readonly string[], cells: readonly string[]): Record<string, unknown> => {
  const members: Record<string, unknown> = {};
  for (const [n, column] of columns.entries()) {
    const text = fromCell(cells[n] ?? '');
    if (text === '' || column === 'profile_id') continue;
    if (column === 'tags')
      members[column] = text
        .split(BETWEEN_TAGS)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== '');
    else if (column === 'time_unknown') members[column] = /^(true|yes|1)$/i.test(text);
    else members[column] = text;
  }
  return members;
};
