/**
 * Events that a move of a sandbox's clock passes over: they are told at once, as if the time between had gone by. The messages
 * are kept before the clock is moved, so a call that was cut short is made again without telling anything twice.
 */
import type { Caller } from '../../contract/frame/caller.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import type { Jobs } from '../../contract/ports/jobs.ts';
import type { Table } from '../../contract/ports/table.ts';
import type { CelestialType } from '../../contract/suites/celestial-events.ts';
import { MOST_PASSED, PASSED_DAYS } from '../../contract/suites/sandbox.ts';
import type { SandboxClock } from '../../accounts/sandbox/clock.ts';
import { isCelestial } from '../../accounts/due/agenda.ts';
import { listWebhooks, type WebhookRecord } from '../../accounts/webhooks/hooks.ts';
import { saveMessage } from '../../accounts/webhooks/messages.ts';
import { eventKey, isNatal, kindsOf, profilesOf } from './agenda.ts';
import { eventsBetween } from './next.ts';

const DAY_MS = 86_400_000;
/** The tick tells what was due up to two minutes ago: what it has not told yet is told here, once. */
const LATE_MS = 120_000;
/** What is searched at a time, and for how long. */
const WINDOW_MS = 60 * DAY_MS;
const SEARCH_MS = 15_000;

/** What is used. */
export interface PassedPorts {
  readonly table: Table;
  readonly jobs: Jobs;
  readonly births: Caller['profile'];
  /** The real time, epoch milliseconds. */
  readonly now: () => number;
}

interface Subscription {
  readonly hook: WebhookRecord;
  readonly kind: CelestialType;
  /** Empty for the sky. */
  readonly profile: string;
}

/** An event that was passed over. Instants in epoch milliseconds. */
export interface Passed extends Subscription {
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
  /** Its number among those of the same instant. */
  readonly n: number;
}

const subscriptionsOf = async ({ table, births }: PassedPorts, space: string): Promise<readonly Subscription[]> => {
  const all: Subscription[] = [];
  for (const hook of await listWebhooks(table, space)) {
    if (hook.state !== 'active' || !isCelestial(hook.events)) continue;
    const kinds = kindsOf(hook);
    for (const kind of kinds.filter((one) => !isNatal(one))) all.push({ hook, kind, profile: '' });
    const natal = kinds.filter(isNatal);
    if (natal.length === 0) continue;
    for await (const profile of profilesOf({ table }, space, hook)) {
      // Nobody is told of the days to come of someone who has died.
      const found = await births(profile);
      if (found && found.mark !== 'deceased') all.push(...natal.map((kind) => ({ hook, kind, profile })));
    }
  }
  return all;
};

const passedIn = async (
  { births }: PassedPorts,
  one: Subscription,
  after: number,
  until: number,
): Promise<readonly Passed[]> => {
  const { hook, kind, profile } = one;
  const { filter, language } = hook;
  const asked = { kind, filter, language, profile: profile || null, births };
  const events = await eventsBetween(asked, after, until).catch((error: unknown) => {
    // A birth without its time has no such events.
    if (error instanceof AppError && error.status < 500) return [];
    throw error;
  });
  return events.map((event, i) => {
    const at = Date.parse(event.at);
    const n = events.slice(0, i).filter((other) => Date.parse(other.at) === at).length;
    return { ...one, at, n, data: profile === '' ? event : { profile_id: profile, ...event } };
  });
};

/**
 * Tells the webhooks of a sandbox what happens after one instant of its clock and up to another, the earliest first: at most 100
 * events of 400 days. Resolves with what was told, each with the id of its message, and until when.
 */
export const tellPassed = async (
  ports: PassedPorts,
  space: string,
  clock: SandboxClock,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<{ readonly told: readonly (Passed & { readonly message: string })[]; readonly until: number }> => {
  const { table, jobs, now } = ports;
  const ends = now() + SEARCH_MS;
  const last = Math.min(until, after + PASSED_DAYS * DAY_MS);
  const subscriptions = last > after ? await subscriptionsOf(ports, space) : [];
  let found: Passed[] = [];
  let end = after - LATE_MS;
  while (subscriptions.length > 0 && end < last && found.length < MOST_PASSED && now() < ends) {
    const to = Math.min(end + WINDOW_MS, last);
    for (const one of subscriptions) found.push(...(await passedIn(ports, one, end, to)));
    end = to;
  }
  found = found.toSorted((a, b) => a.at - b.at);
  const [over] = found.slice(MOST_PASSED);
  const told = [];
  for (const one of found.slice(0, MOST_PASSED)) {
    const { hook, kind, profile, at, n, data } = one;
    const key = eventKey(profile, at, n, clock);
    const { id } = await saveMessage(table, space, hook.id, { event: kind, key, at, data }, now());
    told.push({ ...one, message: id });
  }
  const messages = told.map(({ message }) => ({ customer: space, id: message }));
  // What cannot be started now is found by the tick.
  if (messages.length > 0) await jobs.start({ kind: 'messages', messages }).catch(() => {});
  const reached = subscriptions.length === 0 ? until : end;
  return { told, until: over === undefined ? reached : (told.at(-1)?.at ?? reached) };
};
