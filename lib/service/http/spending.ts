/**
 * What one call spends while it runs: a batch on its parts, a call with an Idempotency-Key on itself. Parts are paid from
 * a reserve that is debited in one go. What is left of the reserve when the call ends, or all of it when the call fails, is
 * given back.
 */
import { suiteAllowed } from '../../accounts/scope.ts';
import { spaceOf } from '../../accounts/sandbox/space.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import type { Caller, PaidPart, ShownCredits } from '../../contract/frame/caller.ts';
import type { Verdict } from '../../contract/frame/verdict.ts';
import type { ClaimAsk } from '../../accounts/metering/idempotency.ts';
import type { PartRefusal, Parts } from '../../accounts/metering/part.ts';

/** The credits of one call. */
export interface Spending {
  readonly caller: Caller;
  /** What the call has cost so far; read it when the answer is written. */
  credits(): ShownCredits;
  /** Takes what the authorizer left to the wrapper (`verdict.owed`). Throws the refusal. */
  begin(): Promise<void>;
  /** The call succeeded: records what it cost, and what was not spent goes back. OVERLOADED when that is not possible. */
  settle(): Promise<void>;
  /** The call failed: everything goes back. */
  cancel(): Promise<void>;
}

/** What makes the debits of a call unique, and what its Idempotency-Key is bound to. */
export interface SpendingCall {
  /** Made by the gateway, never by the caller. */
  readonly id: string;
  /** Epoch ms at which the gateway stops waiting. */
  readonly deadline: number;
  readonly claim: () => ClaimAsk | null;
  /** Told that an earlier call under the same Idempotency-Key has paid. */
  readonly replayed: () => void;
}

const freePart = (): PaidPart => ({ credits: { charged: 0, remaining: null }, putBack: () => {} });
const nothing = (): Promise<void> => Promise.resolve();

/** A caller who pays nothing and may use everything: where no key is asked for. */
export const FREE_CALLER: Caller = {
  mayUse: () => true,
  reserve: nothing,
  pay: () => Promise.resolve(freePart()),
  profile: () => Promise.resolve(null),
};

const mayUse = ({ kind, suites }: Verdict): Caller['mayUse'] => {
  const scopes = suites === '*' ? [] : suites.split(',');
  return (suite) => suiteAllowed(kind === 'session' ? 'live' : kind, scopes, suite);
};

/** Seconds after which a call may be made again that met a table which did not answer. */
const OVERLOAD_SECONDS = 2;
const overloaded = (cause: unknown): AppError => new AppError('OVERLOADED', { retryAfter: OVERLOAD_SECONDS, cause });

/** Saved births of the caller. The table and its cipher are opened for the first of a call. */
const profileOf = (verdict: Verdict): Caller['profile'] => {
  let reading: Promise<Caller['profile']> | undefined;
  const open = async (): Promise<Caller['profile']> => {
    const { openedProfiles } = await import('../../accounts/profiles/opened.ts');
    return openedProfiles(spaceOf(verdict));
  };
  return async (id) => {
    // A key that web pages hold can be read by anyone.
    if (verdict.in_pages || !mayUse(verdict)('profiles'))
      throw new AppError('SCOPE_MISSING', { message: 'This key may not read saved births (profile_id).' });
    try {
      return await (
        await (reading ??= open())
      )(id);
    } catch (error) {
      if (error instanceof Error && error.name === 'StorageDown') throw overloaded(error);
      throw error;
    }
  };
};

/** Nothing is charged or counted. */
const freeSpending = (verdict: Verdict | null): Spending => ({
  caller: verdict ? { ...FREE_CALLER, mayUse: mayUse(verdict), profile: profileOf(verdict) } : FREE_CALLER,
  credits: () => ({ charged: 0, remaining: null }),
  begin: nothing,
  settle: nothing,
  cancel: nothing,
});

const KEY_FORM = '1 to 64 printable characters';

const errorOf = ({ code, message, retryAfter }: PartRefusal): AppError =>
  new AppError(code, {
    message,
    ...(retryAfter > 0 ? { retryAfter } : {}),
    ...(code === 'VALIDATION_FAILED'
      ? { details: [{ field: 'Idempotency-Key', code: 'UNKNOWN_VALUE' as const, message, expected: KEY_FORM }] }
      : {}),
  });

/** Debits tried for one reserve: less credits and fewer calls each time, until what there is suffices. */
const TRIES = 4;

/** Starts to count what a call spends. Nothing is loaded or written before something is reserved or paid. */
export const openSpending = (verdict: Verdict | null, { id, deadline, claim, replayed }: SpendingCall): Spending => {
  const unlimited = verdict?.rate_limit === 0 || verdict?.limits === '';
  if (!verdict || (verdict.sandbox && unlimited)) return freeSpending(verdict);
  const { sandbox } = verdict;
  let parts: Parts | undefined;
  /** Calls that the rate allows besides those already begun; the request itself was counted by the authorizer. */
  let calls = unlimited ? Infinity : 1;
  /** Credits debited by this call and not yet spent. */
  let reserved = 0;
  /** Credits that an earlier call under the same Idempotency-Key paid. */
  let prepaid = 0;
  let spent = 0;
  let { remaining } = verdict;
  /** Why no further calls are counted; why no larger debit is tried. */
  let overRate: AppError | null = null;
  let refused: { readonly from: number; readonly error: AppError } | null = null;

  /** The metering of this call; at first use it claims the Idempotency-Key. */
  const metering = async (): Promise<Parts> => {
    if (parts) return parts;
    const { openParts, isRefusal } = await import('../../accounts/metering/part.ts');
    parts = openParts({ limits: verdict.limits, charge: verdict.charge, id, deadline });
    const ask = sandbox ? null : claim();
    const claimed = ask ? await parts.claim(ask) : 0;
    if (isRefusal(claimed)) throw errorOf(claimed);
    prepaid = claimed;
    if (prepaid > 0) replayed();
    return parts;
  };

  /** Debits credits and counts calls; null, or why not. */
  const debit = async (credits: number, count: number): Promise<PartRefusal | null> => {
    const made = await (await metering()).debit(credits, count);
    if ('code' in made) {
      if (made.remaining >= 0) remaining = made.remaining;
      return made;
    }
    remaining = made.remaining;
    reserved += credits;
    calls += count;
    return null;
  };

  const shown = (charged: number): ShownCredits => ({
    charged,
    remaining: sandbox || remaining < 0 ? null : remaining + reserved,
  });

  /** Remembers why what follows will be refused, so that it is not tried again. */
  const note = (refusal: PartRefusal, credits: number): void => {
    if (refusal.code === 'RATE_LIMITED') overRate = errorOf(refusal);
    else refused = { from: refusal.code === 'OVERLOADED' ? 0 : credits, error: errorOf(refusal) };
  };

  const reserve = async (credits: number, wanted: number): Promise<void> => {
    if (credits === 0 && unlimited) return;
    await metering();
    let ask = sandbox ? 0 : Math.max(0, credits - prepaid);
    let count = unlimited ? 0 : Math.max(0, wanted - calls);
    for (let attempt = 0; attempt < TRIES && ask + count > 0; attempt++) {
      const refusal = await debit(ask, count);
      if (!refusal) return;
      note(refusal, ask);
      if (refusal.code === 'RATE_LIMITED')
        count = Math.min(count - 1, Math.max(0, verdict.rate_limit - refusal.requests));
      else if (refusal.code === 'OVERLOADED') return;
      else ask = Math.min(ask - 1, Math.max(0, refusal.remaining));
    }
  };

  /** Makes sure that one more call may be made, at so many credits. */
  const ensure = async (credits: number): Promise<void> => {
    await metering();
    const missing = sandbox || prepaid >= credits ? 0 : Math.max(0, credits - reserved);
    const count = calls < 1 ? 1 : 0;
    if (count > 0 && overRate) throw overRate;
    if (missing > 0 && refused && missing >= refused.from) throw refused.error;
    if (missing + count === 0) return;
    const refusal = await debit(missing, count);
    if (!refusal) return;
    note(refusal, missing);
    throw errorOf(refusal);
  };

  const pay = async (credits: number): Promise<PaidPart> => {
    if (credits > 0 || !unlimited) await ensure(credits);
    calls--;
    if (credits === 0 || sandbox) return { credits: shown(0), putBack: () => {} };
    if (prepaid >= credits) {
      prepaid -= credits;
      return { credits: shown(0), putBack: (kept = 0) => void (prepaid += credits - kept) };
    }
    reserved -= credits;
    spent += credits;
    const putBack = (kept = 0): void => {
      reserved += credits - kept;
      spent -= credits - kept;
    };
    return { credits: shown(credits), putBack };
  };

  return {
    caller: { mayUse: mayUse(verdict), reserve, pay, profile: profileOf(verdict) },
    credits: () => shown(verdict.charged + spent),
    begin: async () => {
      if (verdict.owed === 0) return;
      await pay(verdict.owed);
    },
    settle: async () => {
      try {
        await parts?.settle(spent);
      } catch (cause) {
        throw overloaded(cause);
      }
    },
    cancel: async () => parts?.cancel(),
  };
};
