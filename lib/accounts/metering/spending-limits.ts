/**
 * What a key may spend, and what a call was charged. Both travel from the authorizer to the handler as one text each (API
 * Gateway carries flat values only) and are read only in this folder. Neither holds a secret.
 */

/** What a key may spend: a copy of its customer's grant with the key's own cap. */
export interface SpendingLimits {
  readonly customer: string;
  /** Key id, never the secret. */
  readonly key: string;
  /** Sandbox keys are never charged; their requests are counted apart. */
  readonly sandbox: boolean;
  /** Credits per month. */
  readonly credits: number;
  /** Cap of the account in credits per month; −1 = none. */
  readonly cap: number;
  /** Cap of this key in credits per month; −1 = none. */
  readonly keyCap: number;
  /** Requests per minute; 0 = no limit. */
  readonly rate: number;
}

const CHARGE_STATES = ['taken', 'leased', 'doubtful', 'later'] as const;
/**
 * `taken`: the credits were debited. `leased`: they were debited with others (`leases.ts`), and settlement alone gives them
 * back. `doubtful`: the answer of the debit was lost. `later`: nothing is debited yet, because
 * only the handler knows the price (batch, Idempotency-Key); what the call cost in the end stands in the ledger.
 */
export type ChargeState = (typeof CHARGE_STATES)[number];

/** What a call was charged. */
export interface Charge {
  /** The gateway's id of the call, never the caller's own; further debits of a call add a suffix. */
  readonly id: string;
  readonly customer: string;
  /** Sort key of the period's usage item. */
  readonly period: string;
  /** Slot under which the credits are open (`slot.ts`). */
  readonly slot: number;
  /** Instant of the debit, epoch milliseconds. */
  readonly at: number;
  readonly credits: number;
  /** Key id whose own cap was drawn on, or ''. */
  readonly key: string;
  readonly state: ChargeState;
}

/** What `encodeURIComponent` leaves as it is: most fields, and looking is faster than encoding. */
const PLAIN = /^[\w.~-]*$/;

/** Fields as one text without a character that JSON would escape. */
export const packFields = (fields: readonly (string | number)[]): string =>
  fields.map((field) => (typeof field === 'number' || PLAIN.test(field) ? field : encodeURIComponent(field))).join(' ');
/** The fields of a text that `packFields` wrote. */
export const unpackFields = (text: string): readonly string[] => {
  const fields = text.split(' ');
  return text.includes('%') ? fields.map(decodeURIComponent) : fields;
};

/** Limits as one text. */
export const packLimits = (limits: SpendingLimits): string =>
  packFields([
    limits.customer,
    limits.key,
    limits.sandbox ? 1 : 0,
    limits.credits,
    limits.cap,
    limits.keyCap,
    limits.rate,
  ]);

/** The limits a text stands for. Throws on a text that `packLimits` did not write. */
export const unpackLimits = (text: string): SpendingLimits => {
  const [customer = '', key = '', sandbox, ...numbers] = unpackFields(text);
  const [credits = NaN, cap = NaN, keyCap = NaN, rate = NaN] = numbers.map(Number);
  if (!customer || [credits, cap, keyCap, rate].some(Number.isNaN)) throw new Error('Not a text of spending limits');
  return { customer, key, sandbox: sandbox === '1', credits, cap, keyCap, rate };
};

/** The number a text says; NaN for an empty one. */
export const numberIn = (text = ''): number => (text === '' ? NaN : Number(text));

/** A charge as one text. */
export const packCharge = ({ id, customer, period, slot, at, credits, key, state }: Charge): string =>
  packFields([id, customer, period, slot, at, credits, key, state]);

/** The charge a text stands for. Throws on a text that `packCharge` did not write. */
export const unpackCharge = (text: string): Charge => {
  const [id = '', customer = '', period = '', slotText, atText, creditsText, key = '', stateText] = unpackFields(text);
  const slot = numberIn(slotText);
  const at = numberIn(atText);
  const credits = numberIn(creditsText);
  const state = CHARGE_STATES.find((one) => one === stateText);
  if (!id || !customer || !period || !state || Number.isNaN(slot + at + credits)) throw new Error('Not a charge');
  return { id, customer, period, slot, at, credits, key, state };
};
