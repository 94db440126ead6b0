/**
 * True of a plain object: not null, not a list.
 * @example
 * isRecord([]) // → false
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
