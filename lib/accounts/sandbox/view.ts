/** The sandbox as its owner sees it. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Visitor } from '../../contract/frame/resource.ts';
import type { EventType } from '../../contract/suites/events.ts';
import { utcOfMs } from '../../contract/values/utc.ts';
import { isReal, shownBy, type SandboxClock } from './clock.ts';

/** The clock at the real instant `real` (epoch ms). */
export const clockShape = (clock: SandboxClock, real: number) => ({
  now: utcOfMs(shownBy(clock, real)),
  frozen: clock.frozen !== 0,
  moved: !isReal(clock),
});

/** Events that a move passed over, and until when; null where the clock was not moved forward. */
export const firedShape = (
  told: readonly {
    readonly hook: { readonly id: string };
    readonly message: string;
    readonly kind: EventType;
    readonly at: number;
    readonly profile: string;
  }[],
  until: number | null,
) => ({
  fired: told.map(({ hook, message, kind, at, profile }) => ({
    webhook_id: hook.id,
    delivery_id: message,
    event: kind,
    at: utcOfMs(at),
    profile_id: profile === '' ? null : profile,
  })),
  fired_until: until === null ? null : utcOfMs(until),
});

/** Refuses keys that work on what is real: the sandbox is its own keys' and the owner's. */
export const admitToSandbox = ({ kind }: Visitor): void => {
  if (kind === 'sandbox' || kind === 'session') return;
  throw new AppError('SCOPE_MISSING', { message: 'The sandbox takes a sandbox key or a session.' });
};
