/** E-mail addresses as people type them. */
import * as z from 'zod/mini';
import { withFormWords } from './date-time.ts';

/** An address that mail can be sent to. */
export interface Email {
  /** As it is written to: the part before the @ as typed, the domain in lower case and punycode. */
  readonly address: string;
  /**
   * The same for every spelling that reaches one mailbox by common rules: lower case, without `+tag`, and at Gmail without
   * dots. One identity has one account; mail always goes to the address that the account was made with.
   */
  readonly identity: string;
}

/** Longest address (RFC 5321). */
const MAX_ADDRESS = 254;
/** The part before the @: ASCII only, so that no look-alike letter can pass for another; no quotes, no comments. */
const LOCAL = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/;
const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com'];

/** The domain in lower case and punycode, so that `аpple.com` with a Cyrillic letter is seen for what it is. */
const domainOf = (text: string): string | null => {
  if (/[\s\\/@:?#[\]]/.test(text)) return null;
  try {
    const { hostname } = new URL(`https://${text}`);
    return DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
};

/** The address in a text, or null where it is none. */
export const emailOf = (text: string): Email | null => {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const domain = domainOf(text.slice(at + 1));
  if (at < 1 || text.length > MAX_ADDRESS || !LOCAL.test(local) || domain === null) return null;
  const address = `${local}@${domain}`;
  if (address.length > MAX_ADDRESS) return null;
  const mailbox = local.toLowerCase().split('+')[0] || local.toLowerCase();
  const isGmail = GMAIL.includes(domain);
  return {
    address,
    identity: `${isGmail ? mailbox.replaceAll('.', '') : mailbox}@${isGmail ? 'gmail.com' : domain}`,
  };
};

/** The address in a text that `emailField` accepted. */
export const emailIn = (text: string): Email => {
  const email = emailOf(text.trim());
  if (!email) throw new Error('a text that is no address passed validation');
  return email;
};

/** An e-mail address in a request; `emailIn` parses it. */
export const emailField = (about: string) =>
  withFormWords(
    z.string().check(
      z.minLength(3),
      z.maxLength(MAX_ADDRESS),
      z.refine((text) => emailOf(text.trim()) !== null),
      z.meta({ format: 'email', description: about }),
    ),
    { code: 'UNKNOWN_VALUE', must: 'an e-mail address such as asha@example.com', expected: 'name@domain' },
  );
