/** Shapes of API keys: what a person sets, and what is shown of one. */
import * as z from 'zod/mini';
import { idOut, lineField } from './account.ts';
import { withFormWords } from '../values/date-time.ts';
import { about, characters, flag, oneOf, text, textLike, upTo, whole } from '../frame/about.ts';
import { date, keyText, nameOf, utcInstant } from '../frame/shapes.ts';

export const KINDS_OF_KEY = ['live', 'sandbox', 'publishable'] as const;

/** Id of a key in a path. */
export const keyId = textLike(/^key_[0-9A-Za-z]{16}$/, 'Id of the key');

/** Entries of one list of a key. */
const MOST = 50;
const MOST_CREDITS = 1_000_000_000;

const list = (item: z.ZodMiniType<string>, description: string) => upTo(MOST, item, description);
const entry = characters(1, 253, 'One entry');

/** An instant in the future, as callers write it. */
const expiry = withFormWords(
  z.string().check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/),
    z.refine((value) => !Number.isNaN(Date.parse(value))),
    z.meta({ format: 'date-time', description: 'Instant from which the key is refused, ISO 8601 with offset' }),
  ),
  {
    code: 'NOT_A_DATE',
    must: 'an instant with its offset, such as 2027-01-31T18:30:00Z',
    expected: 'YYYY-MM-DDTHH:MM:SSZ',
  },
);

/** Rules of a key that can be changed. */
export const RULE_FIELDS = {
  scopes: z.optional(list(entry, 'Suites that the key may use, such as panchang; empty = all')),
  domains: z.optional(
    list(
      entry,
      'Domains whose pages may use the key: example.com, or *.example.com for the names below; empty = any caller',
    ),
  ),
  ips: z.optional(
    list(entry, 'IPv4 or IPv6 addresses, or ranges such as 203.0.113.0/24, that may use the key; empty = any'),
  ),
  query_allowed: z.optional(about(flag, 'Whether the key may be sent in the URL as ?apiKey=')),
  expires: z.optional(z.nullable(expiry)),
  spend_cap: z.optional(
    z.nullable(
      whole(
        0,
        MOST_CREDITS,
        'Credits that the key may spend in a calendar month; null = no cap of its own. A publishable key always has one: left out, a fifth of the credits of the plan',
      ),
    ),
  ),
};
export const nameField = lineField(80, 'A name that tells you where the key is used, 1 to 80 characters');

/** A key as its owner sees it. */
export const keyOut = z.strictObject({
  key_id: idOut('Id of the key'),
  name: about(text, 'Your name for it'),
  kind: oneOf(KINDS_OF_KEY, 'live: charged; sandbox: never charged; publishable: for pages of listed domains'),
  kind_name: nameOf('kind'),
  state: oneOf(['active', 'disabled', 'rotating', 'revoked'], 'Whether it works'),
  state_name: nameOf('state'),
  prefix: about(text, 'Beginning of the secret'),
  last_four: about(text, 'Last four characters of the secret'),
  created: about(utcInstant, 'When its present secret was made'),
  last_used: about(z.nullable(date), 'Day (UTC) of its last call; null while it has made none'),
  expires: about(z.nullable(utcInstant), 'From when it is refused; null = never'),
  scopes: about(z.array(keyText('Suite')), 'Suites that it may use; empty = all'),
  domains: about(z.array(text), 'Domains whose pages may use it; empty = any caller'),
  ips: about(z.array(text), 'Addresses that may use it; empty = any'),
  query_allowed: about(flag, 'Whether it may be sent in the URL'),
  spend_cap: about(
    z.nullable(whole(0, MOST_CREDITS, 'Credits')),
    'Credits it may spend in a calendar month; null = no cap of its own',
  ),
});

/** A new secret: shown once. */
export const SECRET_OUT = {
  secret: textLike(/^ud_(live|test|pub)_[0-9A-Za-z]{28}$/, 'The key itself. Keep it: it is shown only now'),
};
export const EXAMPLE_SECRET = 'ud_live_7GmR2nQx4TfKc9Wb1YpVsZ0a3LdH';
export const EXAMPLE_KEY = {
  key_id: 'key_9fQ2mX7rT1bYc4Zk',
  name: 'Website',
  kind: 'live' as const,
  kind_name: 'Live',
  state: 'active' as const,
  state_name: 'Active',
  prefix: 'ud_live_7GmR',
  last_four: '3LdH',
  created: '2026-11-21T09:30:00Z',
  last_used: null,
  expires: null,
  scopes: ['panchang', 'kundli'],
  domains: ['example.com'],
  ips: [],
  query_allowed: false,
  spend_cap: 10000,
};
