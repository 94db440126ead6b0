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

const kept = (what: string, time: string, file: string | null = null): Kept => ({ what, time, file });

/** All kinds of data, those of the account first. */
export const RETENTION: readonly Kept[] = [
  kept(
    'Account, keys, brands and settings',
    `until the account is closed, and ${days(CLOSING_DAYS)} more, in which closing can be taken back`,
  ),
  kept('Saved births, sealed with a key of the account', 'until they are deleted, or with the account'),
  kept('Sessions', `${days(SESSION_SECONDS / DAY_SECONDS)} at most`, 'lib/accounts/session.ts'),
  kept(
    'Codes for signing in, as hashes',
    `${CODE_SECONDS / 60} minutes; the number of wrong tries ${days(WRONG_TRIES_SECONDS / DAY_SECONDS)}`,
    'lib/accounts/code.ts',
  ),
  kept('When codes were last sent to an address', 'until the end of the next day', 'lib/accounts/codes.ts'),
  kept('Counts for limits, under a keyed hash', '1 day at most', 'lib/accounts/throttle.ts'),
  kept('Records of revoked keys', days(REVOKED_DAYS), 'lib/accounts/keys.ts'),
  kept('What a call did under an Idempotency-Key, sealed', days(HELD_MS / DAY_MS), 'lib/accounts/hold.ts'),
  kept(
    'That a calculation was paid under an Idempotency-Key',
    days(CLAIM_SECONDS / DAY_SECONDS),
    'lib/accounts/metering/idempotency.ts',
  ),
  kept(
    'Log of single requests, without their bodies',
    `${days(REQUEST_LOG_DAYS)}, or fewer as the account says`,
    'lib/accounts/metering/calls.ts',
  ),
  kept(
    'Bodies of requests, sealed, where the account asked for it',
    days(BODY_DAYS),
    'lib/accounts/metering/bodies.ts',
  ),
  kept('Usage by the hour, without single requests', days(HOURS_DAYS), 'lib/accounts/metering/usage.ts'),
  kept('Ledger of credits', days(LEDGER_DAYS), 'lib/accounts/metering/ledger.ts'),
  kept(
    'Subscription, purchases, the wallet, and what the operator did about them',
    'with the account; no card and no bank number is ever stored here',
  ),
  kept(
    'Invoices and credit notes',
    'for the years that the law asks of the operator, after the account is erased too, without its other data',
  ),
  kept(
    'Files of reports',
    `${KEPT_DAYS.join(', ')} days by the plan, or until they are deleted`,
    'lib/adapters/storage/folders.ts',
  ),
  kept(
    'Orders of reports, with the birth, until the report is made',
    `${removed('orders')} at most`,
    'lib/adapters/storage/folders.ts',
  ),
  kept('Logos that were sent and not yet taken', `${removed('uploads')} at most`, 'lib/adapters/storage/folders.ts'),
  kept(
    'Records of reports, with the name on the cover, without the birth',
    `${days(RECORD_DAYS)} after the file has gone`,
    'lib/print/publish/records.ts',
  ),
  kept(
    'Records of deliveries, with the address of the reader',
    days(DELIVERY_MS / DAY_MS),
    'lib/print/publish/deliveries.ts',
  ),
  kept('Messages to webhooks, without births', days(MESSAGE_MS / DAY_MS), 'lib/accounts/webhooks/messages.ts'),
  kept(
    'Rows of jobs until they are done, and their results',
    `${removed('jobs')} at most`,
    'lib/adapters/storage/folders.ts',
  ),
  kept('Records of jobs, without their rows', days(JOB_DAYS), 'lib/service/jobs/records.ts'),
  kept(
    'Conversations, sealed',
    `as the caller says, ${days(KEPT_DAYS_MAX)} at most after the last message, or until they are deleted`,
    'lib/astrologer/conversation/store.ts',
  ),
  kept(
    'Whether the service answered itself, by day, without anything of a person',
    days(PROBED_DAYS),
    'lib/service/status/probes.ts',
  ),
  kept('Births of calculations', 'not kept'),
  kept('Technical logs, without births, bodies and keys', days(LOG_DAYS), 'lib/tools/deploy/store.ts'),
  kept(
    'Backups of the table',
    `${days(RECOVERY_DAYS)}: what was erased leaves them then, and is erased again first where one is brought back`,
  ),
];

/** The rows as a table in Markdown. */
export const retentionTable = (): string =>
  ['| What | How long |', '| --- | --- |', ...RETENTION.map(({ what, time }) => `| ${what} | ${time} |`)].join('\n');
