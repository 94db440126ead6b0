/** The first time that an answer tells, to which what is asked on may point: a stretch of a matter, or that of a period. */
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import { julian } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { DirectQuestion } from '../../../words/reading/ask.ts';
import type { TalkState } from '../../conversation/state.ts';
import { questionOn } from '../direct.ts';
import type { Intent } from '../hear/intent.ts';
import type { Making } from '../tell/making.ts';
import type { Resolved } from './resolved.ts';

const OF_RUNNING: readonly DirectQuestion[] = ['running', 'running_end', 'running_means'];
const OF_NEXT: readonly DirectQuestion[] = ['next_period', 'next_end', 'next_means'];
/** The time of the sub-period that was told: the rest of the running one, or that of the next; null where none was. */
const periodTold = ({ dasha, at }: KnownBirth, intents: readonly Intent[]): TimeSpan | null => {
  const asked = intents.flatMap((one) => (one.kind === 'named' ? (questionOn(one) ?? []) : []));
  const now = runningPeriods(dasha, at.jd, 2)[1];
  if (now === undefined) return null;
  if (asked.some((one) => OF_RUNNING.includes(one))) return { start: at.jd, end: now.end };
  const next = runningPeriods(dasha, julian(now.end + 1), 2)[1];
  return next !== undefined && asked.some((one) => OF_NEXT.includes(one)) ? { start: next.start, end: next.end } : null;
};

/** The first time that is kept of an answer; what is asked of a time that was told leaves that as it is. */
export const firstTold = (
  { known, marks }: Making,
  { then }: Resolved,
  intents: readonly Intent[],
  before: TalkState | null,
): TalkState['first'] => {
  const told = then === null ? (marks.first ?? periodTold(known, intents)) : null;
  return told === null ? before?.first : [told.start, told.end];
};
