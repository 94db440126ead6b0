/** Shapes of accounts and sessions. */
import * as z from 'zod/mini';
import { languagesWith } from '../../words/languages.ts';
import { about, flag, oneOf, text, textLike, whole } from '../frame/about.ts';
import { nameOf, utcInstant } from '../frame/shapes.ts';
import { withFormWords } from '../values/date-time.ts';

/** Plans by key; `lib/accounts/metering/plans.ts` has their rows. */
export const PLAN_KEYS = ['sandbox', 'growth', 'business', 'enterprise'] as const;

/** Something that can be seen, and no control character, line break or half of a surrogate pair. */
const READABLE_LINE = /^(?=.*[^\s\p{Cf}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u;

/** Readable text of one line. */
export const lineField = (max: number, description: string) =>
  withFormWords(
    z.string().check(
      z.minLength(1),
      z.maxLength(max),
      // No pattern of the document: most readers of JSON Schema do not know \p.
      z.refine((line) => line.length > max || READABLE_LINE.test(line)),
      z.describe(description),
    ),
    { code: 'UNKNOWN_VALUE', must: 'readable text of one line', expected: 'readable text' },
  );

/** A code as it came by mail. */
export const codeField = withFormWords(
  textLike(/^(\d{6}|\d{12})$/, 'The digits from the e-mail: six, or twelve after many wrong tries at the account'),
  { code: 'UNKNOWN_VALUE', must: 'the digits from the e-mail', expected: '123456' },
);

/** Names one asking for a code. Whoever asked holds it; a code opens for it alone. */
export const challengeField = withFormWords(
  textLike(/^[\w-]{22}$/, 'The `challenge` of the answer when the code was asked for'),
  { code: 'UNKNOWN_VALUE', must: 'the challenge from the answer to asking for a code', expected: '22 characters' },
);
export const EXAMPLE_CHALLENGE = 'q7Rk2yJ5tN7bP9sD4fG6hA';

export const localeField = oneOf(languagesWith('mail/account'), 'Language of our e-mails to you');

/** Highest number of requests per minute or credits a month that an answer may show. */
const MOST = 1_000_000_000_000;

/** An id of ours. */
export const idOut = (description: string) => textLike(/^[\w-]{1,64}$/, description);

/** What a plan grants this account. */
const limitsOut = z.strictObject({
  credits_per_month: whole(0, MOST, 'Credits of a calendar month (UTC) for live and publishable keys'),
  requests_per_minute: whole(0, MOST, 'Requests per minute of all keys together; 0 = no limit'),
  live_domains: about(
    z.nullable(whole(0, 1000, 'Domains that live keys may name')),
    'Domains that live keys may name together; null = any number',
  ),
  keys: whole(1, 1000, 'Keys that the account may have at a time'),
});

/** An account as its owner sees it. */
export const accountOut = z.strictObject({
  account_id: idOut('Id of the account'),
  email: about(text, 'Address that the account was made with; codes go there'),
  name: about(text, 'Name of the person or team'),
  company: about(text, 'Company; empty where none is given'),
  locale: localeField,
  locale_name: about(text, 'Name of that language in itself'),
  state: oneOf(
    ['active', 'suspended', 'closing'],
    'active; suspended by us; closing: its keys have stopped, and it is erased at `closes`',
  ),
  state_name: nameOf('state'),
  plan: oneOf(PLAN_KEYS, 'Plan'),
  plan_name: nameOf('plan'),
  created: about(utcInstant, 'When the account was made'),
  closes: about(z.nullable(utcInstant), 'When a closing account is erased; null while it is not closing'),
  request_log_days: whole(0, 30, 'Days for which single requests are logged; 0 = they are not'),
  keep_bodies: about(flag, 'Whether the bodies of charged requests are kept for 7 days, for you to look at'),
  limits: about(limitsOut, 'What the account may use'),
});

export const EXAMPLE_ACCOUNT = {
  account_id: 'cus_4c1f0a9be2d75c30a1b2c3d4',
  email: 'asha@example.com',
  name: 'Asha',
  company: '',
  locale: 'en' as const,
  locale_name: 'English',
  state: 'active' as const,
  state_name: 'Active',
  plan: 'sandbox' as const,
  plan_name: 'Sandbox',
  created: '2026-11-21T09:30:00Z',
  closes: null,
  request_log_days: 30,
  keep_bodies: false,
  limits: { credits_per_month: 500, requests_per_minute: 20, live_domains: 1, keys: 50 },
};

/** What opens a session. A browser is given the same as a cookie. */
export const SESSION_OUT = {
  token: textLike(
    /^ud_ses_[\w-]{43}$/,
    'Session token for callers that are no browser: send it as Authorization: Bearer. Browsers are given it as a cookie',
  ),
  expires: about(utcInstant, 'When the session ends in any case; it also ends after 12 hours without a call'),
};
export const EXAMPLE_SESSION = {
  token: 'ud_ses_3v0cX1mQ8Rk2yJ5tN7bP9sD4fG6hL0aZxWqEuIoTyRM',
  expires: '2026-11-28T09:31:00Z',
};

/** That a code is on its way, or not; no one can tell. */
export const codeSentOut = z.strictObject({
  code_sent: about(flag, 'Always true: the answer does not tell whether an address has an account'),
  challenge: about(text, 'Send it with the code. A code opens for it alone, so nobody else can use up your tries'),
  expires: about(utcInstant, 'Until when a code that was sent is good'),
});
