/**
 * One effect per Idempotency-Key, for resources that do something (`repeat: 'once'`): the first call of a key works, later ones
 * get its answer for 24 hours. The answer is sealed with a key that is made of the caller's own credential and the
 * Idempotency-Key: neither is stored, so a copy of the table opens nothing. A call that failed leaves the key free; one that
 * died gives way after a minute.
 */
import { createHash, hkdfSync } from 'node:crypto';
import { presentedKey } from '../../../accounts/credential.ts';
import { takeHold } from '../../../accounts/hold.ts';
import { validClaim } from '../../../accounts/metering/idempotency.ts';
import { presentedSession } from '../../../accounts/session.ts';
import { cipherOf } from '../../../adapters/storage/cipher.ts';
import { AppError } from '../../../contract/frame/app-error.ts';
import { invalidField } from '../../../contract/frame/field-errors.ts';
import type { AnyReply } from '../../../contract/frame/reply.ts';
import { isWritten, itemText, type Key, type Table } from '../../../contract/ports/table.ts';
import { headerOf, type Incoming } from '../incoming.ts';
import { REPLAYED } from '../wrap.ts';

/** Longest answer that is kept: an item of the table may have 400 KB. */
const MOST_BYTES = 200_000;
const SEAL_BYTES = 32;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const sealOf = (event: Incoming, idempotencyKey: string) => {
  const credential = presentedKey(event)?.secret ?? presentedSession(event)?.token ?? '';
  return cipherOf(Buffer.from(hkdfSync('sha256', credential, idempotencyKey, 'udaya once', SEAL_BYTES)));
};

const inProgress = (): AppError => new AppError('IDEMPOTENCY_IN_PROGRESS', { retryAfter: 1 });

/**
 * Runs `work` once per space, path and Idempotency-Key. Throws IDEMPOTENCY_CONFLICT for a key of another body or
 * credential, IDEMPOTENCY_IN_PROGRESS while the first call runs, a 400 for a text that can be no key.
 */
export const oncePerKey = async (
  table: Table,
  event: Incoming,
  { space, path, members }: { readonly space: string; readonly path: string; readonly members: unknown },
  work: () => Promise<AnyReply>,
): Promise<AnyReply> => {
  const given = headerOf(event, 'idempotency-key');
  if (given === undefined) return work();
  if (!validClaim(given))
    throw invalidField(
      'Idempotency-Key',
      'UNKNOWN_VALUE',
      'Idempotency-Key must have 1 to 64 printable characters.',
      '1 to 64 printable characters',
    );
  const key: Key = { pk: `once#${space}`, sk: digest(JSON.stringify([path, given])) };
  const seal = sealOf(event, given);
  const hold = await takeHold(
    table,
    { key, body: digest(JSON.stringify(members ?? null)) },
    Date.now(),
    (held) => itemText(held, 'answer') !== '',
    inProgress,
  );
  if ('done' in hold) {
    const opened = seal.open(key, itemText(hold.done, 'answer'));
    if (opened === null) throw new AppError('IDEMPOTENCY_CONFLICT');
    Object.assign(event.extra, REPLAYED);
    return JSON.parse(opened);
  }
  const { claim, mine } = hold;
  let reply: AnyReply | undefined;
  try {
    reply = await work();
    return reply;
  } finally {
    const text = reply && reply.unkept !== true ? JSON.stringify(reply) : '';
    const isKept = text !== '' && Buffer.byteLength(text) <= MOST_BYTES;
    // What cannot be written now ends with its minute.
    await (
      isKept ? isWritten(table.put({ ...claim, answer: seal.seal(key, text) }, mine)) : table.remove(key, mine)
    ).catch(() => {});
  }
};
