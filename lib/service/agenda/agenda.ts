/**
 * The agenda: the next event of each subscription lies computed in a row by the instant at which it is due. A run over a
 * partition first tells what is due, then computes what comes next of each, and only then drops the row; so a run that was cut
 * short, came late or comes twice tells each event once. A row of a webhook or of a saved birth that has changed since asks for
 * nothing.
 */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import type { Jobs, MessageRef } from '../../contract/ports/jobs.ts';
import { itemNumber, itemText, type Table } from '../../contract/ports/table.ts';
import { CELESTIAL_EVENTS, PLACED_EVENTS, type CelestialType } from '../../contract/suites/celestial-events.ts';
import { covers } from '../../contract/suites/events.ts';
import { keysOf } from '../../contract/frame/about.ts';
import { takeLease } from '../../accounts/jobs/lease.ts';
import { announce, dropDue, dueAt, type Due } from '../../accounts/due/due.ts';
import { itemsOf } from '../../accounts/erase.ts';
import { partitionOf } from '../../accounts/profiles/seal.ts';
import type { openedProfiles } from '../../accounts/profiles/opened.ts';
import { accountOf, isSandbox } from '../../accounts/sandbox/space.ts';
import { REAL_CLOCK, sandboxClockOf, shownBy, type SandboxClock } from '../../accounts/sandbox/clock.ts';
import { isBrought, planOfSpace } from '../../accounts/webhooks/brought.ts';
import { listWebhooks, readWebhook, type WebhookRecord } from '../../accounts/webhooks/hooks.ts';
import { saveMessage } from '../../accounts/webhooks/messages.ts';
import { agendaSubject, agendaText, PLAN, type AgendaSubject } from '../../accounts/due/agenda.ts';
import type { nextAfter } from './next.ts';

/** What a run uses. */
export interface AgendaPorts {
  readonly table: Table;
  readonly jobs: Jobs;
  readonly births: typeof openedProfiles;
  readonly next: typeof nextAfter;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** When no further row is begun, epoch milliseconds. */
  readonly ends: number;
  /** Told of a row that failed; it stands and is done again. */
  readonly fault: (error: unknown) => void;
}

const TYPES = keysOf(CELESTIAL_EVENTS);
const PLACED: readonly string[] = PLACED_EVENTS;
/** Rows that are told before what follows them is computed. */
const PAGE = 200;
const AT_ONCE = 20;
/** Messages that one job sends. */
const OF_A_JOB = 50;
const LEASE_SECONDS = 90;

/** Whether a kind of events is of a saved birth. */
export const isNatal = (kind: string): boolean => kind.startsWith('natal.');

/** What a run has read already. */
interface Known {
  readonly hooks: Map<string, Promise<WebhookRecord | undefined>>;
  readonly births: Map<string, Caller['profile']>;
  readonly clocks: Map<string, Promise<SandboxClock>>;
  readonly plans: Map<string, ReturnType<typeof planOfSpace>>;
}

const hookOf = ({ table }: AgendaPorts, { hooks }: Known, { customer, hook }: AgendaSubject) => {
  const key = `${customer}#${hook}`;
  const reading = hooks.get(key) ?? readWebhook(table, customer, hook);
  hooks.set(key, reading);
  return reading;
};
const birthsOf = (ports: AgendaPorts, { births }: Known, space: string) => {
  const opening = births.get(space) ?? ports.births(space);
  births.set(space, opening);
  return opening;
};

/** Whether the plan of the account brings a webhook's events; one message more is made of the first that it does not: for the letter. */
const isTold = async (
  { table, now }: AgendaPorts,
  { plans }: Known,
  space: string,
  hook: WebhookRecord,
): Promise<boolean> => {
  const reading = plans.get(space) ?? planOfSpace(table, space, now());
  plans.set(space, reading);
  return hook.planTold === 0 || isBrought(await reading, hook.events);
};

/** The clock that a webhook goes by: that of its sandbox, or the real one. */
const clockOf = ({ table }: AgendaPorts, { clocks }: Known, space: string) => {
  if (!isSandbox(space)) return Promise.resolve(REAL_CLOCK);
  const reading = clocks.get(space) ?? sandboxClockOf(table, accountOf(space));
  clocks.set(space, reading);
  return reading;
};

/** When a saved birth was last changed, epoch ms; 0 for the sky, null for a birth that is gone. */
const changedAt = async ({ table }: AgendaPorts, space: string, profile: string): Promise<number | null> => {
  if (profile === '') return 0;
  const item = await table.get({ pk: partitionOf(space), sk: profile });
  return item ? itemNumber(item, 'changed') : null;
};

/** A row that asks for something. */
interface Live {
  readonly due: Due;
  readonly subject: AgendaSubject;
  readonly kind: CelestialType;
  readonly hook: WebhookRecord;
  readonly clock: SandboxClock;
}

/** The row with its webhook, where both still stand as they were; null for one that asks for nothing. */
const liveOf = async (ports: AgendaPorts, known: Known, due: Due): Promise<Live | null> => {
  const subject = agendaSubject(due.subject);
  const kind = TYPES.find((type) => type === subject.kind);
  const hook = await hookOf(ports, known, subject);
  if (!kind || hook?.state !== 'active' || hook.rev !== subject.rev) return null;
  const clock = await clockOf(ports, known, subject.customer);
  // Its clock was moved meanwhile, and all its events are reckoned anew.
  if (clock.frozen !== 0 || clock.ahead !== itemNumber(due.item, 'ahead')) return null;
  const changed = await changedAt(ports, subject.customer, subject.profile);
  return changed === itemNumber(due.item, 'changed') ? { due, subject, kind, hook, clock } : null;
};

/** What names an event for good: telling it again changes nothing, before the clock of its sandbox is set back. */
export const eventKey = (profile: string, at: number, n: number, { lap }: SandboxClock): string =>
  [profile, at, n, ...(lap === 0 ? [] : [lap])].join(' ');

/** Keeps the messages of a row. */
const tell = async (
  ports: AgendaPorts,
  known: Known,
  { due, subject, kind, hook, clock }: Live,
): Promise<readonly MessageRef[]> => {
  const { table, now } = ports;
  if (!(await isTold(ports, known, subject.customer, hook))) return [];
  const at = itemNumber(due.item, 'exact');
  const events: readonly Readonly<Record<string, unknown>>[] = JSON.parse(itemText(due.item, 'events') || '[]');
  const refs: MessageRef[] = [];
  for (const [i, data] of events.entries()) {
    const told = { event: kind, key: eventKey(subject.profile, at, i, clock), at, data };
    refs.push(await saveMessage(table, subject.customer, hook.id, told, now()));
  }
  return refs;
};

/** Computes what comes after `after` (epoch ms) for one subscription, and writes its row. */
const plan = async (
  ports: AgendaPorts,
  known: Known,
  hook: WebhookRecord,
  { customer, kind, profile }: Pick<AgendaSubject, 'customer' | 'profile'> & { readonly kind: CelestialType },
  after: number,
): Promise<void> => {
  const changed = await changedAt(ports, customer, profile);
  const { frozen, ahead } = await clockOf(ports, known, customer);
  // While a clock stands nothing comes by itself.
  if (changed === null || frozen !== 0) return;
  const births = birthsOf(ports, known, customer);
  // Nobody is told of the days to come of someone who has died.
  if (profile !== '' && (await births(profile))?.mark === 'deceased') return;
  const { filter, language } = hook;
  try {
    const { at, events } = await ports.next({ kind, filter, language, profile: profile || null, births }, after);
    const text = agendaText({ customer, hook: hook.id, rev: hook.rev, kind, profile });
    const kept = { exact: at, changed, ahead, ...(events.length > 0 ? { events: JSON.stringify(events) } : {}) };
    await announce(ports.table, 'agenda', (at - ahead) / 1000, text, kept);
  } catch (error) {
    // A birth without its time has no such events.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
  }
};

/** The same from a real instant on (epoch ms), as the clock of the webhook shows it. */
const planFrom = async (
  ports: AgendaPorts,
  known: Known,
  hook: WebhookRecord,
  what: Parameters<typeof plan>[3],
  real: number,
): Promise<void> => {
  const clock = await clockOf(ports, known, what.customer);
  await plan(ports, known, hook, what, shownBy(clock, real));
};

/** The types of event that a webhook asks for and that can be reckoned for it. */
export const kindsOf = ({ events, filter }: WebhookRecord): readonly CelestialType[] =>
  TYPES.filter(
    (type) => events.some((choice) => covers(choice, type)) && (filter.place !== undefined || !PLACED.includes(type)),
  );

/** The saved births that a webhook is about. */
export async function* profilesOf(
  { table }: Pick<AgendaPorts, 'table'>,
  space: string,
  { filter }: WebhookRecord,
): AsyncGenerator<string> {
  if (filter.profile_id !== undefined) yield filter.profile_id;
  else
    for await (const item of itemsOf(table, partitionOf(space)))
      if (itemText(item, 'sk').startsWith('p')) yield itemText(item, 'sk');
}

/** Reckons the events of a webhook that are about one saved birth. */
const planBirth = async (
  ports: AgendaPorts,
  known: Known,
  hook: WebhookRecord,
  { customer, profile }: AgendaSubject,
  after: number,
): Promise<void> => {
  if (hook.filter.profile_id !== undefined && hook.filter.profile_id !== profile) return;
  for (const kind of kindsOf(hook).filter(isNatal))
    await planFrom(ports, known, hook, { customer, kind, profile }, after);
};

/** Reckons the events of a webhook anew: those of the sky here, those of saved births each by a row of its own. */
const planHook = async (
  ports: AgendaPorts,
  known: Known,
  hook: WebhookRecord,
  subject: AgendaSubject,
  after: number,
): Promise<void> => {
  const { customer } = subject;
  const kinds = kindsOf(hook);
  for (const kind of kinds.filter((one) => !isNatal(one)))
    await planFrom(ports, known, hook, { customer, kind, profile: '' }, after);
  if (!kinds.some(isNatal)) return;
  let writing: Promise<void>[] = [];
  for await (const profile of profilesOf(ports, customer, hook)) {
    writing.push(announce(ports.table, 'agenda', after / 1000, agendaText({ ...subject, profile }), { exact: after }));
    if (writing.length < AT_ONCE) continue;
    await Promise.all(writing);
    writing = [];
  }
  await Promise.all(writing);
};

const planRow = async (ports: AgendaPorts, known: Known, due: Due): Promise<void> => {
  const subject = agendaSubject(due.subject);
  const after = itemNumber(due.item, 'exact', due.at * 1000);
  if (subject.hook === '') {
    for (const hook of await listWebhooks(ports.table, subject.customer))
      if (hook.state === 'active') await planBirth(ports, known, hook, subject, after);
    return;
  }
  const hook = await hookOf(ports, known, subject);
  if (hook?.state !== 'active' || hook.rev !== subject.rev) return;
  await (subject.profile === '' ? planHook : planBirth)(ports, known, hook, subject, after);
};

/** Does some rows: tells what is due of them, then what follows each. */
const doRows = async (ports: AgendaPorts, rows: readonly Due[]): Promise<number> => {
  const { table, jobs, now, ends, fault } = ports;
  const known: Known = { hooks: new Map(), births: new Map(), clocks: new Map(), plans: new Map() };
  const live = new Map<Due, Live>();
  const messages: MessageRef[] = [];
  const left = rows.filter(({ subject }) => agendaSubject(subject).kind !== PLAN);
  const start = async (): Promise<void> => {
    const some = messages.splice(0, OF_A_JOB);
    // What cannot be started now is found by the tick of messages.
    if (some.length > 0) await jobs.start({ kind: 'messages', messages: some }).catch(() => {});
  };
  const teller = async (): Promise<void> => {
    for (let due = left.shift(); due; due = left.shift())
      try {
        const found = await liveOf(ports, known, due);
        if (!found) {
          await dropDue(table, due);
          continue;
        }
        messages.push(...(await tell(ports, known, found)));
        live.set(due, found);
        if (messages.length >= OF_A_JOB) await start();
      } catch (error) {
        fault(error);
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, teller));
  await start();
  let done = 0;
  for (const due of rows) {
    if (now() > ends) break;
    const found = live.get(due);
    const subject = agendaSubject(due.subject);
    if (!found && subject.kind !== PLAN) continue;
    try {
      if (found)
        await plan(ports, known, found.hook, { ...found.subject, kind: found.kind }, itemNumber(due.item, 'exact'));
      else await planRow(ports, known, due);
      await dropDue(table, due);
      done++;
    } catch (error) {
      fault(error);
    }
  }
  return done;
};

/** Does what is due in a partition by now; resolves with how many rows. One run at a time does one. Throws `StorageDown`. */
export const doAgenda = async (ports: AgendaPorts, shard: number): Promise<number> => {
  const { table, now, ends } = ports;
  const lease = await takeLease(table, `agenda-${shard}`, LEASE_SECONDS, now());
  if (!lease) return 0;
  let done = 0;
  try {
    let rows: Due[] = [];
    for await (const due of dueAt(table, 'agenda', Math.floor(now() / 1000), { shards: [shard], page: PAGE })) {
      rows.push(due);
      if (rows.length < PAGE) continue;
      done += await doRows(ports, rows);
      rows = [];
      if (now() > ends || !(await lease.renew(now()))) return done;
    }
    return done + (await doRows(ports, rows));
  } finally {
    await lease.release();
  }
};
