/** Periods as a life has them: none that had ended before birth, and the one that ran then begins with it. */

/** Questions whose answers are periods, parts and current ones alike. */
const PERIODS: readonly string[] = ['vimshottari', 'yogini', 'read_dasha'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The edge of a span in milliseconds; not a number where there is none. */
const edgeOf = (value: unknown, edge: 'start' | 'end'): number => {
  const span = isRecord(value) ? value['span'] : undefined;
  return isRecord(span) ? Date.parse(String(span[edge])) : Number.NaN;
};

const clipped = (value: unknown, born: string): unknown => {
  const at = Date.parse(born);
  if (Array.isArray(value))
    return value.filter((one) => !(edgeOf(one, 'end') <= at)).map((one: unknown) => clipped(one, born));
  if (!isRecord(value)) return value;
  const whole = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, clipped(one, born)]));
  return edgeOf(value, 'start') < at && isRecord(value['span'])
    ? { ...whole, span: { ...value['span'], start: born } }
    : whole;
};

/** The answers of a birth (an ISO date) with their periods from birth on. */
export const fromBirth = (answers: ReadonlyMap<string, unknown>, born: string): ReadonlyMap<string, unknown> =>
  new Map([...answers].map(([name, answer]) => [name, PERIODS.includes(name) ? clipped(answer, born) : answer]));
