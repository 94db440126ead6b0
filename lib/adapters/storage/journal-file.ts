/** Where a local gateway writes its log. */

const MINUTE_MS = 60_000;

/** Name of the local file for an instant: the minute, counted from 1970. */
export const journalFile = (at: number): string => `access-${String(Math.floor(at / MINUTE_MS)).padStart(10, '0')}.log`;
