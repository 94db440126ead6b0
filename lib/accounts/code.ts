/**
 * One-time codes by mail: six digits, ten minutes, five tries, once. Only a keyed hash is stored. A new code replaces the
 * one before. For an address without an account the same is written, so that neither the reply nor its time tells whether
 * there is one; such a code is told to no one and opens nothing.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { textOf, type Item, ConditionFailed, type Key, type Table } from '../contract/ports/table.ts';
import { secretFor } from '../adapters/storage/secrets.ts';

/** Seconds for which a code is good. */
export const CODE_SECONDS = 600;
/** Tries that a code allows. */
export const CODE_TRIES = 5;

/** What a code opens. */
export type CodePurpose = 'signup' | 'login' | 'nothing';

/** What is kept with a code until it is redeemed. */
export interface CodeUse {
  readonly purpose: CodePurpose;
  /** The address it was sent to. */
  readonly address: string;
  /** Of a sign-up. */
  readonly name: string;
  readonly locale: string;
}

const keyOf = (account: string): Key => ({ pk: `code#${account}`, sk: 'code' });

const hashOf = async (table: Table, account: string, code: string): Promise<Buffer> =>
  createHmac('sha256', await secretFor(table, 'codes'))
    .update(`${account} ${code}`)
    .digest();

/** Makes the code of an account (or of one that may come to be), in place of any before. `now` in epoch ms. */
export const issueCode = async (table: Table, account: string, use: CodeUse, now: number): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expires = Math.floor(now / 1000) + CODE_SECONDS;
  const hash = (await hashOf(table, account, code)).toString('hex');
  await table.put({ ...keyOf(account), ...use, hash, expires, tries: 0, ttl: expires });
  return code;
};

const purposeOf = (item: Item): CodePurpose => {
  const purpose = textOf(item, 'purpose');
  return purpose === 'signup' || purpose === 'login' ? purpose : 'nothing';
};

/** Redeems a code: what it was for, or null for a wrong, expired, used or exhausted one. Every call uses up a try. */
export const redeemCode = async (table: Table, account: string, code: string, now: number): Promise<CodeUse | null> => {
  const given = await hashOf(table, account, code);
  try {
    const item = await table.update(keyOf(account), {
      update: 'ADD tries :one',
      condition: 'attribute_exists(pk) AND tries < :most AND expires > :now',
      values: { ':one': 1, ':most': CODE_TRIES, ':now': Math.floor(now / 1000) },
    });
    const hash = textOf(item, 'hash');
    const kept = Buffer.from(hash, 'hex');
    const purpose = purposeOf(item);
    if (kept.length !== given.length || !timingSafeEqual(kept, given) || purpose === 'nothing') return null;
    // Of two calls with the right code one alone removes it.
    await table.remove(keyOf(account), {
      condition: '#hash = :hash',
      names: { '#hash': 'hash' },
      values: { ':hash': hash },
    });
    return { purpose, address: textOf(item, 'address'), name: textOf(item, 'name'), locale: textOf(item, 'locale') };
  } catch (error) {
    if (error instanceof ConditionFailed) return null;
    throw error;
  }
};
