/**
 * The tab of a call: what it spends while it runs, and what of that it keeps. Parts are paid from a reserve; what is left
 * of it when the call ends, or all of it when the call fails, is given back once.
 */
import { suiteAllowed } from '../account/scope.ts';
import type { Caller, PaidPart, ShownCredits } from '../contract/caller.ts';
import type { Verdict } from '../contract/verdict.ts';
import { AppError } from '../contract/app-error.ts';
import { isErrorCode } from '../contract/errors.ts';

/** What one call spends. */
export interface Tab {
  readonly caller: Caller;
  /** What the call has cost so far; read it when the answer is written. */
  readonly credits: ShownCredits;
  /** The call succeeded: what was not spent goes back. */
  settle(): Promise<void>;
  /** The call failed: everything goes back. */
  cancel(): Promise<void>;
}

/** What makes the debits of a tab unique, and what its Idempotency-Key is bound to. */
export interface TabCall {
  /** Made by the gateway, never by the caller. */
  readonly id: string;
  readonly claim: () => { readonly path: string; readonly key: string } | null;
}

const free = (): PaidPart => ({ credits: { charged: 0, remaining: null }, putBack: () => {} });

/** A caller who pays nothing and may use everything: where no key is asked for. */
export const NOBODY: Caller = {
  mayUse: () => true,
  reserve: () => Promise.resolve(),
  pay: () => Promise.resolve(free()),
};

const mayUse = ({ kind, suites }: Verdict): Caller['mayUse'] => {
  const scopes = suites === '*' ? [] : suites.split(',');
  return (suite) => suiteAllowed(kind, scopes, suite);
};

/** A tab on which nothing is written: no key, or one that is never charged. */
const freeTab = (verdict: Verdict | null): Tab => ({
  caller: verdict ? { ...NOBODY, mayUse: mayUse(verdict) } : NOBODY,
  credits: { charged: 0, remaining: null },
  settle: () => Promise.resolve(),
  cancel: () => Promise.resolve(),
});

/** Opens the tab of a call. Nothing is loaded or counted before the first part is paid for. */
export const openTab = (verdict: Verdict | null, { id, claim }: TabCall): Tab => {
  if (!verdict || verdict.kind === 'sandbox') return freeTab(verdict);
  const charges: string[] = [];
  let joined = '';
  let asked = 0;
  /** Credits taken and not spent; credits paid by an earlier call under the same Idempotency-Key and not used. */
  let held = 0;
  let gift = 0;
  let spent = 0;
  let remaining = verdict.remaining;
  /** The least shortfall that was refused, and why: what is more will be refused too. */
  let refusal: { readonly from: number; readonly error: AppError } | null = null;

  /** Takes credits; null, or why not. The first debit alone claims the Idempotency-Key. */
  const take = async (credits: number): Promise<{ readonly error: AppError; readonly left: number } | null> => {
    const { debitPart } = await import('../metering/part.ts');
    const { purse } = verdict;
    const first = charges.length === 0 && joined === '';
    const part = await debitPart({ purse, credits, id: `${id}.${++asked}`, claim: first ? claim() : null });
    if (part.remaining >= 0) remaining = part.remaining;
    if (part.refusal !== '') {
      const { message, retryAfter } = part;
      const code = isErrorCode(part.refusal) ? part.refusal : 'OVERLOADED';
      return {
        error: new AppError(code, { message, ...(retryAfter > 0 ? { retryAfter } : {}) }),
        left: part.remaining,
      };
    }
    if (part.free > 0 || part.charged === 0) {
      joined = part.charge;
      gift += part.free;
    } else {
      charges.push(part.charge);
      held += part.charged;
    }
    return null;
  };

  const shown = (charged: number): ShownCredits => ({ charged, remaining: remaining < 0 ? null : remaining + held });

  const reserve = async (credits: number): Promise<void> => {
    if (credits <= 0) return;
    let refused = await take(credits);
    // An Idempotency-Key that is spent or in use refuses the call, not its parts.
    if (refused && [400, 409].includes(refused.error.status)) throw refused.error;
    if (refused?.error.status === 402 && refused.left > 0 && refused.left < credits) refused = await take(refused.left);
    if (refused?.error.status === 503) refusal = { from: 0, error: refused.error };
  };

  const pay = async (credits: number): Promise<PaidPart> => {
    if (credits === 0) return { credits: shown(0), putBack: () => {} };
    if (gift >= credits) {
      gift -= credits;
      return { credits: shown(0), putBack: () => void (gift += credits) };
    }
    const short = credits - held;
    if (short > 0) {
      if (refusal && short >= refusal.from) throw refusal.error;
      const refused = await take(short);
      if (refused) {
        refusal = { from: refused.error.status === 503 ? 0 : short, error: refused.error };
        throw refused.error;
      }
      return pay(credits);
    }
    held -= credits;
    spent += credits;
    const putBack = (): void => {
      held += credits;
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
