/** The sandbox as its owner sees it. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Visitor } from '../../contract/frame/resource.ts';
import { utcOf } from '../../contract/values/utc.ts';
import { isReal, shownBy, type SandboxClock } from './clock.ts';

/** The clock at the real instant `real` (epoch ms). */
export const clockShape = (clock: SandboxClock, real: number) => ({
  now: utcOf(Math.floor(shownBy(clock, real) / 1000)),
  frozen: clock.frozen !== 0,
  moved: !isReal(clock),
});

/** Refuses keys that work on what is real: the sandbox is its own keys' and the owner's. */
export const admitToSandbox = ({ kind }: Visitor): void => {
  if (kind === 'sandbox' || kind === 'session') return;
  throw new AppError('SCOPE_MISSING', { message: 'The sandbox takes a sandbox key or a session.' });
};
