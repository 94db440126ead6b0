/** Members of a request that a report passes on to its questions. */

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a value that is an object, all of them or those that are named; what is left out stays out. */
export const pickMembers = (value: unknown, names?: readonly string[]): Members =>
  isMembers(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          ([name, one]) => one !== undefined && (names === undefined || names.includes(name)),
        ),
      )
    : {};

/** A birth with its date in one member, for endpoints that use `year` for something else. */
export const datedBirth = ({ year, month, day, ...rest }: Members): Members => {
  const two = (value: unknown): string => String(value).padStart(2, '0');
  return day === undefined ? rest : { ...rest, date: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` };
};
