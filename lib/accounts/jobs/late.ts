/** Seconds from which on the work of a job is late: an alarm on AWS, a letter to the operator on one machine. */
export const LATE = {
  /** From the last call that is settled to now. */
  sweep: 900,
  /** For which the oldest row has been due. */
  erase: 86_400,
  events: 600,
  billing: 21_600,
} as const;
