/**
 * One-time codes by mail: ten minutes, once. Three things are kept apart, in the partition `code#<account>`:
 * - a letter (`letter#<id>`): the keyed hash of its code. It is good once.
 * - a challenge (`try#<id>`): one asking for a code, which holds five tries. Who asked holds its id, so a stranger, who has
 *   only ids of his own, uses up no try of the owner. Askings within a minute share the e-mail that was sent.
 * - wrong tries of the year (`wrong#2026`): codes have six digits until there were 49, then twelve. So all guesses at an
 *   account within a year succeed with less than 1 in 10,000, and nobody can lock its owner out.
 * For an address without an account the same is written, so that neither the reply nor its time tells whether there is one;
 * such a code is told to no one and opens nothing.
 */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { itemNumber, itemText, type Item, ConditionFailed, type Key, type Table } from '../contract/ports/table.ts';
import { secretFor } from '../adapters/storage/secrets.ts';

/** Seconds for which a code is good. */
export const CODE_SECONDS = 600;
/** Tries that a challenge allows. */
const CODE_TRIES = 5;
/** Wrong tries at codes of six digits that an account allows in a calendar year (UTC): 98 in any twelve months. */
const SHORT_TRIES = 49;
const DIGITS = { short: 6, long: 12 } as const;

/** What a code opens. */
export type CodePurpose = 'signup' | 'login' | 'nothing';

/** What is kept with a challenge until its code is redeemed. */
export interface CodeUse {
  readonly purpose: CodePurpose;
  /** The address it was sent to. */
  readonly address: string;
  /** Of a sign-up. */
  readonly name: string;
  readonly locale: string;
}

const partition = (account: string): string => `code#${account}`;
const emailKey = (account: string, emailId: string): Key => ({ pk: partition(account), sk: `letter#${emailId}` });
const tryKey = (account: string, challenge: string): Key => ({ pk: partition(account), sk: `try#${challenge}` });
const wrongKey = (account: string, now: number): Key => ({
  pk: partition(account),
  sk: `wrong#${new Date(now).getUTCFullYear()}`,
});
const seconds = (now: number): number => Math.floor(now / 1000);
const newId = (): string => randomBytes(16).toString('base64url');

const hashOf = async (table: Table, account: string, emailId: string, code: string): Promise<Buffer> =>
  createHmac('sha256', await secretFor(table, 'codes'))
    .update(`${account} ${emailId} ${code}`)
    .digest();

export const WRONG_TRIES_SECONDS = 366 * 86_400;

/** Whether codes of an account have twelve digits now. */
export const needsLongCodes = async (table: Table, account: string, now: number): Promise<boolean> =>
  itemNumber((await table.get(wrongKey(account, now))) ?? {}, 'wrong') >= SHORT_TRIES;

/** An e-mail: its code is known now alone. `lasts`: seconds for which it is good. */
export const writeCodeEmail = async (
  table: Table,
  account: string,
  now: number,
  { isLong, lasts }: { readonly isLong: boolean; readonly lasts: number },
): Promise<{ readonly emailId: string; readonly code: string; readonly expires: number }> => {
  const digits = isLong ? DIGITS.long : DIGITS.short;
  const code = Array.from({ length: digits }, () => randomInt(10)).join('');
  const emailId = newId();
  const expires = seconds(now) + lasts;
  const hash = (await hashOf(table, account, emailId, code)).toString('hex');
  await table.put({ ...emailKey(account, emailId), hash, digits, expires, ttl: expires });
  return { emailId, code, expires };
};

/** The end (epoch seconds) of an e-mail whose code still opens; null for any other, and for a short one once codes are long. */
export const codeEmailEnd = async (
  table: Table,
  account: string,
  emailId: string,
  now: number,
  isLong: boolean,
): Promise<number | null> => {
  const found = (await table.get(emailKey(account, emailId))) ?? {};
  const expires = itemNumber(found, 'expires');
  const isTooShort = isLong && itemNumber(found, 'digits') !== DIGITS.long;
  return expires > seconds(now) && !isTooShort ? expires : null;
};

/** A challenge for the code of an e-mail; its id goes to who asked. */
export const openChallenge = async (
  table: Table,
  account: string,
  emailId: string,
  use: CodeUse,
  now: number,
): Promise<string> => {
  const challenge = newId();
  const expires = seconds(now) + CODE_SECONDS;
  await table.put({ ...tryKey(account, challenge), ...use, letter: emailId, expires, tries: 0, ttl: expires });
  return challenge;
};

const purposeOf = (item: Item): CodePurpose => {
  const purpose = itemText(item, 'purpose');
  return purpose === 'signup' || purpose === 'login' ? purpose : 'nothing';
};

/** Counts tries at short codes. Throws `ConditionFailed` where none is left in the year. */
const countTry = (table: Table, account: string, now: number, change: 1 | -1): Promise<unknown> =>
  table.update(wrongKey(account, now), {
    update: 'SET #ttl = :ttl ADD wrong :change',
    condition: change > 0 ? 'attribute_not_exists(pk) OR wrong < :most' : 'wrong > :none',
    names: { '#ttl': 'ttl' },
    values: {
      ':ttl': seconds(now) + WRONG_TRIES_SECONDS,
      ':change': change,
      ...(change > 0 ? { ':most': SHORT_TRIES } : { ':none': 0 }),
    },
  });

/**
 * Redeems a code for the challenge it was asked under: what it was for, or null for a wrong, expired, used or exhausted one.
 * Every call uses up a try, before it is looked at whether the code is right.
 */
export const redeemCode = async (
  table: Table,
  account: string,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  now: number,
): Promise<CodeUse | null> => {
  try {
    const item = await table.update(tryKey(account, challenge), {
      update: 'ADD tries :one',
      condition: 'attribute_exists(pk) AND tries < :most AND expires > :now',
      values: { ':one': 1, ':most': CODE_TRIES, ':now': seconds(now) },
    });
    const emailId = itemText(item, 'letter');
    const found = await table.get(emailKey(account, emailId));
    const isShort = itemNumber(found ?? {}, 'digits') !== DIGITS.long;
    if (isShort) await countTry(table, account, now, 1);
    const given = await hashOf(table, account, emailId, code);
    const kept = Buffer.from(itemText(found ?? {}, 'hash'), 'hex');
    const purpose = purposeOf(item);
    if (kept.length !== given.length || !timingSafeEqual(kept, given) || purpose === 'nothing') return null;
    if (itemNumber(found ?? {}, 'expires') <= seconds(now)) return null;
    // Of two calls with the right code one alone removes it.
    await table.remove(emailKey(account, emailId), { condition: 'attribute_exists(pk)' });
    if (isShort) await countTry(table, account, now, -1);
    return {
      purpose,
      address: itemText(item, 'address'),
      name: itemText(item, 'name'),
      locale: itemText(item, 'locale'),
    };
  } catch (error) {
    if (error instanceof ConditionFailed) return null;
    throw error;
  }
};
