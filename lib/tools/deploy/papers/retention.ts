/** What is kept and for how long: every row is a constant of the code that writes it, so that the paper cannot promise otherwise. */
import { CLOSING_DAYS, REQUEST_LOG_DAYS } from '../../../accounts/accounts.ts';
import { CODE_SECONDS, WRONG_TRIES_SECONDS } from '../../../accounts/code.ts';
import { HELD_MS } from '../../../accounts/hold.ts';
import { REVOKED_DAYS } from '../../../accounts/keys.ts';
import { BODY_DAYS } from '../../../accounts/metering/bodies.ts';
import { CLAIM_SECONDS } from '../../../accounts/metering/idempotency.ts';
import { LEDGER_DAYS } from '../../../accounts/metering/ledger.ts';
import { HOURS_DAYS } from '../../../accounts/metering/usage.ts';
import { SESSION_SECONDS } from '../../../accounts/session.ts';
import { KEPT_DAYS, REMOVED_AFTER } from '../../../adapters/storage/folders.ts';
import { KEPT_DAYS_MAX } from '../../../contract/suites/conversation.ts';
import { DELIVERY_MS } from '../../../print/publish/deliveries.ts';
import { RECORD_DAYS } from '../../../print/publish/records.ts';
import { MESSAGE_MS } from '../../../accounts/webhooks/messages.ts';
import { JOB_DAYS } from '../../../service/jobs/records.ts';
import { PROBED_DAYS } from '../../../service/status/probes.ts';
import { LOG_DAYS } from '../log-days.ts';

/** Days for which AWS can bring the table back to any second: fixed by DynamoDB. */
const RECOVERY_DAYS = 35;
const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;

/** A kind of data. */
export interface Kept {
  readonly what: string;
  /** How long, in words made of the constant. */
  readonly time: string;
  /** The file that writes it and lets it expire; null where something else than our code removes it. */
  readonly file: string | null;
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const removed = (rule: string): string => days(REMOVED_AFTER.find(([name]) => name === rule)?.[2] ?? 0);

/** All kinds of data, those of the account first. */
export const RETENTION: readonly Kept[] = [
  {
    what: 'Account, keys, brands and settings',
    time: `until the account is closed, and ${days(CLOSING_DAYS)} more, in which closing can be taken back`,
    file: null,
  },
  {
    what: 'Saved births, sealed with a key of the account',
    time: 'until they are deleted, or with the account',
    file: null,
  },
  { what: 'Sessions', time: `${days(SESSION_SECONDS / DAY_SECONDS)} at most`, file: 'lib/accounts/session.ts' },
  {
    what: 'Codes for signing in, as hashes',
    time: `${CODE_SECONDS / 60} minutes; the number of wrong tries ${days(WRONG_TRIES_SECONDS / DAY_SECONDS)}`,
    file: 'lib/accounts/code.ts',
  },
  {
    what: 'When codes were last sent to an address',
    time: 'until the end of the next day',
    file: 'lib/accounts/codes.ts',
  },
  { what: 'Counts for limits, under a keyed hash', time: '1 day at most', file: 'lib/accounts/throttle.ts' },
  { what: 'Records of revoked keys', time: days(REVOKED_DAYS), file: 'lib/accounts/keys.ts' },
  {
    what: 'What a call did under an Idempotency-Key, sealed',
    time: days(HELD_MS / DAY_MS),
    file: 'lib/accounts/hold.ts',
  },
  {
    what: 'That a calculation was paid under an Idempotency-Key',
    time: days(CLAIM_SECONDS / DAY_SECONDS),
    file: 'lib/accounts/metering/idempotency.ts',
  },
  {
    what: 'Log of single requests, without their bodies',
    time: `${days(REQUEST_LOG_DAYS)}, or fewer as the account says`,
    file: 'lib/accounts/metering/calls.ts',
  },
  {
    what: 'Bodies of requests, sealed, where the account asked for it',
    time: days(BODY_DAYS),
    file: 'lib/accounts/metering/bodies.ts',
  },
  {
    what: 'Usage by the hour, without single requests',
    time: days(HOURS_DAYS),
    file: 'lib/accounts/metering/usage.ts',
  },
  { what: 'Ledger of credits', time: days(LEDGER_DAYS), file: 'lib/accounts/metering/ledger.ts' },
  {
    what: 'Subscription, purchases, the wallet, and what the operator did about them',
    time: 'with the account; no card and no bank number is ever stored here',
    file: null,
  },
  {
    what: 'Invoices and credit notes',
    time: 'for the years that the law asks of the operator, after the account is erased too, without its other data',
    file: null,
  },
  {
    what: 'Files of reports',
    time: `${KEPT_DAYS.join(', ')} days by the plan, or until they are deleted`,
    file: 'lib/adapters/storage/folders.ts',
  },
  {
    what: 'Orders of reports, with the birth, until the report is made',
    time: `${removed('orders')} at most`,
    file: 'lib/adapters/storage/folders.ts',
  },
  {
    what: 'Logos that were sent and not yet taken',
    time: `${removed('uploads')} at most`,
    file: 'lib/adapters/storage/folders.ts',
  },
  {
    what: 'Records of reports, with the name on the cover, without the birth',
    time: `${days(RECORD_DAYS)} after the file has gone`,
    file: 'lib/print/publish/records.ts',
  },
  {
    what: 'Records of deliveries, with the address of the reader',
    time: days(DELIVERY_MS / DAY_MS),
    file: 'lib/print/publish/deliveries.ts',
  },
  {
    what: 'Messages to webhooks, without births',
    time: days(MESSAGE_MS / DAY_MS),
    file: 'lib/accounts/webhooks/messages.ts',
  },
  {
    what: 'Rows of jobs until they are done, and their results',
    time: `${removed('jobs')} at most`,
    file: 'lib/adapters/storage/folders.ts',
  },
  { what: 'Records of jobs, without their rows', time: days(JOB_DAYS), file: 'lib/service/jobs/records.ts' },
  {
    what: 'Conversations, sealed',
    time: `as the caller says, ${days(KEPT_DAYS_MAX)} at most after the last message, or until they are deleted`,
    file: 'lib/astrologer/conversation/store.ts',
  },
  {
    what: 'Whether the service answered itself, by day, without anything of a person',
    time: days(PROBED_DAYS),
    file: 'lib/service/status/probes.ts',
  },
  { what: 'Births of calculations', time: 'not kept', file: null },
  { what: 'Technical logs, without births, bodies and keys', time: days(LOG_DAYS), file: 'lib/tools/deploy/store.ts' },
  {
    what: 'Backups of the table',
    time: `${days(RECOVERY_DAYS)}: what was erased leaves them then, and is erased again first where one is brought back`,
    file: null,
  },
];

/** The rows as a table in Markdown. */
export const retentionTable = (): string =>
  ['| What | How long |', '| --- | --- |', ...RETENTION.map(({ what, time }) => `| ${what} | ${time} |`)].join('\n');
