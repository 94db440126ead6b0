/**
 * What one call spends on its parts while it runs (batch). Parts are paid from a reserve that is debited in one go. What is
 * left of the reserve when the call ends, or all of it when the call fails, is given back once.
 */
import { suiteAllowed } from '../account/scope.ts';
import { AppError } from '../contract/app-error.ts';
import type { Caller, PaidPart, ShownCredits } from '../contract/caller.ts';
import type { Verdict } from '../contract/verdict.ts';

/** The credits of one call. */
export interface Spending {
  readonly caller: Caller;
  /** What the call has cost so far; read it when the answer is written. */
  readonly credits: ShownCredits;
  /** The call succeeded: what was not spent goes back. */
  settle(): Promise<void>;
  /** The call failed: everything goes back. */
  cancel(): Promise<void>;
}

/** What makes the debits of a call unique, and what its Idempotency-Key is bound to. */
export interface SpendingCall {
  /** Made by the gateway, never by the caller. */
  readonly id: string;
  readonly claim: () => { readonly path: string; readonly key: string } | null;
}

const freePart = (): PaidPart => ({ credits: { charged: 0, remaining: null }, putBack: () => {} });

/** A caller who pays nothing and may use everything: where no key is asked for. */
export const FREE_CALLER: Caller = {
  mayUse: () => true,
  reserve: () => Promise.resolve(),
  pay: () => Promise.resolve(freePart()),
};

const mayUse = ({ kind, suites }: Verdict): Caller['mayUse'] => {
  const scopes = suites === '*' ? [] : suites.split(',');
  return (suite) => suiteAllowed(kind === 'session' ? 'live' : kind, scopes, suite);
};

/** No key, or one that is never charged: nothing is counted. */
const freeSpending = (verdict: Verdict | null): Spending => ({
  caller: verdict ? { ...FREE_CALLER, mayUse: mayUse(verdict) } : FREE_CALLER,
  credits: { charged: 0, remaining: null },
  settle: () => Promise.resolve(),
  cancel: () => Promise.resolve(),
});

/** Why credits could not be taken, and how many are left. */
interface Shortfall {
  readonly error: AppError;
  readonly left: number;
}

/** Starts to count what a call spends. Nothing is loaded or written before the first part is paid for. */
export const openSpending = (verdict: Verdict | null, { id, claim }: SpendingCall): Spending => {
  if (!verdict || verdict.kind === 'sandbox') return freeSpending(verdict);
  const charges: string[] = [];
  /** The charge of an earlier call under the same Idempotency-Key that this one joined. */
  let joined = '';
  let debits = 0;
  /** Credits debited by this call and not yet spent. */
  let reserved = 0;
  /** Credits that an earlier call under the same Idempotency-Key paid and did not use. */
  let prepaid = 0;
  let spent = 0;
  let remaining = verdict.remaining;
  /** The smallest debit that was refused, and why: larger ones are not tried. */
  let refused: { readonly from: number; readonly error: AppError } | null = null;

  /** Debits credits; null, or why not. The first debit alone claims the Idempotency-Key. */
  const debit = async (credits: number): Promise<Shortfall | null> => {
    const { debitPart } = await import('../metering/part.ts');
    const { purse } = verdict;
    const first = charges.length === 0 && joined === '';
    const part = await debitPart({ purse, credits, id: `${id}.${++debits}`, claim: first ? claim() : null });
    if (part.remaining >= 0) remaining = part.remaining;
    const { refusal, message, retryAfter } = part;
    if (refusal !== '')
      return {
        error: new AppError(refusal, { message, ...(retryAfter > 0 ? { retryAfter } : {}) }),
        left: part.remaining,
      };
    if (part.free > 0 || part.charged === 0) {
      joined = part.charge;
      prepaid += part.free;
    } else {
      charges.push(part.charge);
      reserved += part.charged;
    }
    return null;
  };

  const shown = (charged: number): ShownCredits => ({
    charged,
    remaining: remaining < 0 ? null : remaining + reserved,
  });

  const reserve = async (credits: number): Promise<void> => {
    if (credits <= 0) return;
    let short = await debit(credits);
    // An Idempotency-Key that is spent or in use refuses the call, not its parts.
    if (short && [400, 409].includes(short.error.status)) throw short.error;
    if (short?.error.status === 402 && short.left > 0 && short.left < credits) short = await debit(short.left);
    if (short?.error.status === 503) refused = { from: 0, error: short.error };
  };

  const pay = async (credits: number): Promise<PaidPart> => {
    if (credits === 0) return { credits: shown(0), putBack: () => {} };
    if (prepaid >= credits) {
      prepaid -= credits;
      return { credits: shown(0), putBack: () => void (prepaid += credits) };
    }
    const missing = credits - reserved;
    if (missing > 0) {
      if (refused && missing >= refused.from) throw refused.error;
      const short = await debit(missing);
      if (short) {
        refused = { from: short.error.status === 503 ? 0 : missing, error: short.error };
        throw short.error;
      }
      return pay(credits);
    }
    reserved -= credits;
    spent += credits;
    const putBack = (): void => {
      reserved += credits;
      spent -= credits;
    };
    return { credits: shown(credits), putBack };
  };

  return {
    caller: { mayUse: mayUse(verdict), reserve, pay },
    get credits() {
      return shown(verdict.charged + spent);
    },
    settle: async () => {
      if (charges.length === 0) return;
      const { settleParts } = await import('../metering/part.ts');
      await settleParts(charges, spent, id);
    },
    cancel: async () => {
      if (charges.length === 0 && joined === '') return;
      const { refundParts } = await import('../metering/part.ts');
      await refundParts(joined === '' ? charges : [joined, ...charges], id);
    },
  };
};
