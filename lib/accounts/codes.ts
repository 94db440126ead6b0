/**
 * The e-mail with a one-time code: for a new account, and for every sign-in. Anyone may ask for one to any address, so askings
 * within a minute share an e-mail, and an address gets 20 a day. The last of a day is good until its end: whoever used up the
 * others has not shut the owner out.
 */
import { AppError } from '../contract/frame/app-error.ts';
import { accountIdOf, findAccount, localeNamed } from './accounts.ts';
import { CODE_SECONDS, codeEmailEnd, needsLongCodes, openChallenge, writeCodeEmail } from './code.ts';
import { countOnce, type Limit } from './throttle.ts';
import type { Email } from '../contract/values/email.ts';
import type { Mail } from '../contract/ports/mail.ts';
import type { Language } from '../words/languages.ts';
import { emailTemplates } from '../words/mail.ts';
import {
  isWritten,
  itemNumber,
  StorageDown,
  itemText,
  type Check,
  type Item,
  type Key,
  type Table,
} from '../contract/ports/table.ts';

/** Codes that one machine may ask for. */
const SENDS: Limit = { what: 'send', most: 3, seconds: 600 };
/**
 * E-mails to one address in a day (UTC), for sign-ups and for sign-ins each, so 20 together: fewer while codes are short, so
 * that some are left for long ones. Whether there is an account makes no difference.
 */
const EMAILS_A_DAY = { short: 7, long: 10 } as const;
/** Seconds within which askings share an e-mail. */
const SHARED_SECONDS = 60;
const DAY_SECONDS = 86_400;
const TRIES = 5;

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

/** What is answered to an asking. */
export interface CodeSent {
  /** For who asked; the code opens for it alone. */
  readonly challenge: string;
  /** End of the code, epoch seconds. */
  readonly expires: number;
}

interface Posted {
  readonly emailId: string;
  /** Null where an earlier e-mail is shared. */
  readonly code: string | null;
  readonly expires: number;
}

/** The e-mail for an asking: that of the last minute, or of the day where all are used up, or a new one. Throws RATE_LIMITED. */
const emailFor = async (table: Table, account: string, kind: 'signup' | 'login', now: number): Promise<Posted> => {
  const at = Math.floor(now / 1000);
  const day = Math.floor(at / DAY_SECONDS);
  const dayEnds = (day + 1) * DAY_SECONDS;
  const key: Key = { pk: `code#${account}`, sk: `last#${kind}` };
  const isLong = await needsLongCodes(table, account, now);
  const most = EMAILS_A_DAY[isLong ? 'long' : 'short'];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const last: Item = (await table.get(key)) ?? {};
    const sent = itemNumber(last, 'day') === day ? itemNumber(last, 'sent') : 0;
    const before = itemText(last, 'letter');
    const isShared = sent >= most || at < itemNumber(last, 'at') + SHARED_SECONDS;
    const end = isShared ? await codeEmailEnd(table, account, before, now, isLong) : null;
    if (end !== null) return { emailId: before, code: null, expires: end };
    if (sent >= most)
      throw new AppError('RATE_LIMITED', {
        message: 'Too many letters to this address today.',
        retryAfter: dayEnds - at,
      });
    const isLast = sent + 1 === most;
    const lasts = isLast ? Math.max(CODE_SECONDS, dayEnds - at) : CODE_SECONDS;
    const written = await writeCodeEmail(table, account, now, { isLong, lasts });
    const unchanged: Check =
      before === ''
        ? { condition: 'attribute_not_exists(pk)' }
        : { condition: 'letter = :before', values: { ':before': before } };
    const next = { ...key, letter: written.emailId, at, day, sent: sent + 1, ttl: dayEnds + DAY_SECONDS };
    // Not written: another asking has just sent one, which is shared.
    if (await isWritten(table.put(next, unchanged))) return written;
  }
  throw new StorageDown('contended', true);
};

/**
 * Sends a code, or to an address without an account a letter that says so; or lets the asking share the letter of the last
 * minute. Whether there is an account changes neither what is stored nor how long it takes. Throws RATE_LIMITED.
 */
export const sendCode = async (table: Table, mail: Mail, request: CodeRequest): Promise<CodeSent> => {
  const { email, signUp, language, ip, base, now } = request;
  await countOnce(table, SENDS, `ip ${ip}`, now);
  const id = await accountIdOf(table, email);
  const account = await findAccount(table, id);
  const address = account?.email ?? email.address;
  const forStranger = signUp ? 'signup' : 'nothing';
  const purpose = account ? 'login' : forStranger;
  const use = { purpose, address, name: signUp?.name ?? '', locale: localeNamed(signUp?.locale ?? language) } as const;
  const posted = await emailFor(table, id, signUp ? 'signup' : 'login', now);
  const challenge = await openChallenge(table, id, posted.emailId, use, now);
  if (posted.code !== null) {
    const templates = emailTemplates(account?.locale ?? localeNamed(signUp?.locale ?? language));
    const email =
      purpose === 'nothing'
        ? templates.noAccount({ link: `${base}/signup` })
        : templates.code({ code: posted.code, minutes: CODE_SECONDS / 60 });
    await mail.send({ to: address, ...email });
  }
  return { challenge, expires: Math.min(posted.expires, Math.floor(now / 1000) + CODE_SECONDS) };
};
