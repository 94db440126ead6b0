/** The letter with a one-time code: for a new account, and for every sign-in. */
import { accountIdOf, findAccount, localeNamed } from './accounts.ts';
import { CODE_SECONDS, issueCode } from './code.ts';
import { countOnce, type Limit } from './throttle.ts';
import type { Email } from '../contract/values/email.ts';
import type { Mail } from '../contract/ports/mail.ts';
import type { Language } from '../words/languages.ts';
import { lettersIn } from '../words/mail.ts';
import type { Table } from '../contract/ports/table.ts';

/** Letters that one address, and one machine, may ask for. */
const SENDS: Limit = { what: 'send', most: 3, seconds: 600 };

export interface CodeRequest {
  readonly email: Email;
  /** Of a sign-up; undefined for a sign-in. */
  readonly signUp?: { readonly name: string; readonly locale: string };
  readonly language: Language;
  readonly ip: string;
  /** Our own address. */
  readonly base: string;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Sends a code, or to an address without an account a letter that says so; resolves with the end of the code (epoch
 * seconds). Whether there is an account changes neither what is stored nor how long it takes. Throws RATE_LIMITED.
 */
export const sendCode = async (table: Table, mail: Mail, request: CodeRequest): Promise<number> => {
  const { email, signUp, language, ip, base, now } = request;
  await countOnce(table, SENDS, `ip ${ip}`, now);
  await countOnce(table, SENDS, `address ${email.identity}`, now);
  const id = await accountIdOf(table, email);
  const account = await findAccount(table, id);
  const address = account?.email ?? email.address;
  const forStranger = signUp ? 'signup' : 'nothing';
  const purpose = account ? 'login' : forStranger;
  const use = { purpose, address, name: signUp?.name ?? '', locale: localeNamed(signUp?.locale ?? language) } as const;
  const code = await issueCode(table, id, use, now);
  const letters = lettersIn(account?.locale ?? localeNamed(signUp?.locale ?? language));
  const letter =
    purpose === 'nothing'
      ? letters.noAccount({ link: `${base}/signup` })
      : letters.code({ code, minutes: CODE_SECONDS / 60 });
  await mail.send({ to: address, ...letter });
  return Math.floor(now / 1000) + CODE_SECONDS;
};
