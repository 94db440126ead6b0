/**
 * From what a call is paid, and what was taken. Both travel from the authorizer to the handler as one text each (API
 * Gateway carries flat values only), opaque to everything but this folder. Neither holds a key.
 */

/** What a key may spend: a copy of its customer's grant with the key's own cap. */
export interface Purse {
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

/** What was taken, for giving it back. */
export interface Charge {
  /** Unique for each debit: the refund happens once for this id. */
  readonly id: string;
  readonly customer: string;
  /** Sort key of the period's usage item. */
  readonly period: string;
  readonly credits: number;
  /** Key id whose own cap was drawn on, or ''. */
  readonly key: string;
  /** Partition key of the idempotency claim under which the call ran, or ''. */
  readonly claim: string;
  /** This call's id among the calls under that claim, or ''. */
  readonly caller: string;
}

const pack = (fields: readonly (string | number)[]): string =>
  fields.map((field) => encodeURIComponent(field)).join(' ');
const unpack = (text: string): readonly string[] => text.split(' ').map(decodeURIComponent);

export const packPurse = (purse: Purse): string =>
  pack([purse.customer, purse.key, purse.sandbox ? 1 : 0, purse.credits, purse.cap, purse.keyCap, purse.rate]);

/** The purse a text stands for. Throws on a text that `packPurse` did not write. */
export const unpackPurse = (text: string): Purse => {
  const [customer = '', key = '', sandbox, ...numbers] = unpack(text);
  const [credits = NaN, cap = NaN, keyCap = NaN, rate = NaN] = numbers.map(Number);
  if (!customer || [credits, cap, keyCap, rate].some(Number.isNaN)) throw new Error('Not a purse');
  return { customer, key, sandbox: sandbox === '1', credits, cap, keyCap, rate };
};

export const packCharge = ({ id, customer, period, credits, key, claim, caller }: Charge): string =>
  pack([id, customer, period, credits, key, claim, caller]);

/** The charge a text stands for. Throws on a text that `packCharge` did not write. */
export const unpackCharge = (text: string): Charge => {
  const [id = '', customer = '', period = '', amount = '', key = '', claim = '', caller = ''] = unpack(text);
  const credits = Number(amount);
  if (!id || !customer || !period || amount === '' || Number.isNaN(credits)) throw new Error('Not a charge');
  return { id, customer, period, credits, key, claim, caller };
};
