/**
 * Events of saved births for very many subscriptions: the code that runs on AWS tells them and computes the next ones over a table
 * that takes DynamoDB's time, while the Moon enters a sign for a twelfth of all births at once, Saturn does for a quarter, ticks
 * are missed for ten minutes, and then come twice. What is simulated is the calculation alone: when events fall, and its time.
 */
import type { Job, Jobs } from '../../../contract/ports/jobs.ts';
import { itemNumber, type Item, type Table } from '../../../contract/ports/table.ts';
import { announce } from '../../../accounts/due/due.ts';
import { agendaText } from '../../../accounts/due/agenda.ts';
import { doAgenda, type AgendaPorts } from '../../../service/agenda/agenda.ts';
import { tickAgenda } from '../../../service/agenda/tick.ts';
import { PRICES } from '../../deploy/cost.ts';
import { simulatedClock } from './clock.ts';
import { gate, type Gate } from './gate.ts';
import { timedTable, type Units } from './table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const START = Date.UTC(2026, 10, 28);
const LENGTH = 2 * HOUR;
/** When the Moon and Saturn enter a sign, and when no tick comes. */
const MOON = START + 30 * MINUTE + 7 * SECOND;
const SATURN = START + 70 * MINUTE + 23 * SECOND;
const STOP = { from: START + 95 * MINUTE, to: START + 105 * MINUTE };
/** From when on each tick comes twice. */
const TWICE = START + 100 * MINUTE;

const CUSTOMERS = 100;
const KINDS = ['natal.dasha', 'natal.transit', 'natal.sade_sati', 'natal.chandrashtama'] as const;
/** What a calculation takes, what a function takes to begin, what a message takes to be sent, ms: supposed, and none is on the short side. */
const COMPUTE_MS = 20;
const BEGIN_MS = 600;
const SEND_MS = 500;
/** Time that a run has. */
const RUN_MS = 45 * SECOND;
/** Memory of the functions, GB. */
const MEMORY = { tick: 1, run: 1.769 };

/** A number below 1 that follows from a text. */
const share = (text: string): number => {
  let sum = 2_166_136_261;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16_777_619) >>> 0;
  return sum / 4_294_967_296;
};

/** The first of what recurs every so often, after an instant. */
const recurring = (from: number, every: number, after: number): number =>
  from + Math.max(0, Math.floor((after - from) / every) + 1) * every;

/** When the next event of a subscription is: the Moon enters each of twelve signs for those born under it, Saturn likewise. */
const nextOf = (kind: string, profile: string, after: number): number => {
  const sign = Math.floor(share(profile) * 12);
  const moon = MOON + sign * Math.round(2.277 * DAY);
  const whole = (ms: number): number => Math.round(ms / SECOND) * SECOND;
  if (kind === 'natal.chandrashtama')
    return recurring(whole(moon) - Math.round(27.32 * DAY), Math.round(27.32 * DAY), after);
  if (kind === 'natal.sade_sati') return sign < 3 && after < SATURN ? SATURN : START + 900 * DAY;
  const every = kind === 'natal.dasha' ? 300 * DAY : 5 * DAY;
  return recurring(START - DAY + whole(share(`${kind}${profile}`) * every), every, after);
};

const profileId = (customer: number, n: number): string => `p${String(customer * 1_000_000 + n).padStart(19, '0')}`;
const customerId = (n: number): string => `cus_${n}`;
const HOOK = `w${'0'.repeat(19)}`;

/** The instant that stands in the id of a message. */
const instantOf = (id: string): number => parseInt(id.slice(id.indexOf('-m') + 2, id.indexOf('-m') + 11), 36);

/** Reads of saved births are answered without keeping them: a million would fill the memory. */
const withBirths = (table: Table): Table => {
  const own: Table = {
    ...table,
    get: async (key) => {
      const found = await table.get(key);
      return key.pk.startsWith('profile#') ? { changed: 1 } : found;
    },
    until: () => own,
  };
  return own;
};

/** Prints what happens to so many subscriptions, and the gates. */
export const agendaGates = async ({
  subscriptions,
  print,
}: {
  readonly subscriptions: number;
  readonly print: (line: string) => void;
}): Promise<readonly Gate[]> => {
  const clock = simulatedClock(START);
  const { now } = clock;
  const { direct, counted } = timedTable(clock.wait);
  const units: Units = { reads: 0, writes: 0 };
  const table = withBirths(counted(units));
  const births = Math.ceil(subscriptions / CUSTOMERS / KINDS.length);
  let expected = 0;
  for (let c = 0; c < CUSTOMERS; c++) {
    const customer = customerId(c);
    const events: Item = { events: ['natal.*'], state: 'active', rev: 1, url: 'https://example.com/' };
    await direct.put({ pk: `hook#${customer}`, sk: HOOK, ...events });
    for (let n = 0; n < births; n++)
      for (const kind of KINDS) {
        const profile = profileId(c, n);
        const at = nextOf(kind, profile, START);
        for (let due = at; due <= START + LENGTH; due = nextOf(kind, profile, due)) expected++;
        const row = agendaText({ customer, hook: HOOK, rev: 1, kind, profile });
        await announce(direct, 'agenda', at / SECOND, row, { exact: at, changed: 1, events: '[{}]' });
      }
  }
  print(
    `${(births * CUSTOMERS * KINDS.length).toLocaleString('en')} subscriptions, ${expected.toLocaleString('en')} events in two hours`,
  );

  const late: number[] = [];
  const told = new Set<string>();
  const running: Promise<unknown>[] = [];
  const seconds = { tick: 0, run: 0 };
  const faults: unknown[] = [];
  const ports: Omit<AgendaPorts, 'ends' | 'jobs'> = {
    table,
    births: () => () => Promise.resolve(null),
    next: async ({ kind, profile }, after) => {
      await clock.wait(COMPUTE_MS);
      return { at: nextOf(kind, profile ?? '', after), events: [{}] };
    },
    now,
    fault: (error) => void faults.push(error),
  };
  const run = async (shard: number): Promise<void> => {
    await clock.wait(BEGIN_MS);
    const began = now();
    await doAgenda({ ...ports, jobs, ends: began + RUN_MS }, shard);
    seconds.run += (now() - began) / SECOND;
  };
  const jobs: Jobs = {
    start: (job: Job) => {
      if (job.kind === 'agenda') running.push(run(job.shard));
      if (job.kind !== 'messages') return Promise.resolve();
      for (const { customer, id } of job.messages) {
        const key = `${customer} ${id}`;
        const at = instantOf(id);
        const isStopped = at >= STOP.from - MINUTE && at <= STOP.to + MINUTE;
        if (!told.has(key) && !isStopped) late.push(now() + BEGIN_MS + SEND_MS - at);
        told.add(key);
      }
      return Promise.resolve();
    },
  };
  let ticks = 0;
  const tick = async (): Promise<void> => {
    ticks++;
    const began = now();
    await tickAgenda({ table, jobs, now, sleep: clock.wait });
    seconds.tick += (now() - began) / SECOND;
  };
  const minutes = async (): Promise<void> => {
    for (let at = START; at < START + LENGTH + 3 * MINUTE; at += MINUTE) {
      await clock.wait(at - now());
      if (at >= STOP.from && at < STOP.to) continue;
      running.push(tick());
      if (at >= TWICE) running.push(tick());
    }
    while (running.length > 0) await running.shift();
  };
  await clock.until(minutes());

  let kept = 0;
  for (let c = 0; c < CUSTOMERS; c++)
    kept += (await direct.query(`hookmsg#${customerId(c)}`)).filter(
      (item) => itemNumber(item, 'at') <= START + LENGTH,
    ).length;
  late.sort((a, b) => a - b);
  const p99 = (late[Math.floor(late.length * 0.99)] ?? 0) / SECOND;
  const worst = (late.at(-1) ?? 0) / SECOND;
  const dollars =
    (units.reads * PRICES.readUnits + units.writes * PRICES.writeUnits) / 1e6 +
    (seconds.tick * MEMORY.tick + seconds.run * MEMORY.run) * PRICES.gbSecond;
  const each = (n: number, of: number): string => (n / of).toFixed(2);
  print(
    `${ticks} ticks: ${each(units.reads, ticks)} read units, ${each(units.writes, ticks)} write units, ${each(seconds.run, ticks)} s of runs each`,
  );
  print(
    `${each(units.reads, kept)} read units and ${each(units.writes, kept)} write units an event; ${((dollars / kept) * 1e6).toFixed(2)} USD a million events, without sending`,
  );
  return [
    gate(`lateness p99 ${p99.toFixed(1)} s of 60, worst ${worst.toFixed(1)} s`, p99 <= 60),
    gate(`${kept} of ${expected} events told, ticks missed for ten minutes`, kept === expected),
    gate(`${faults.length} faults; ticks doubled for 20 minutes`, faults.length === 0),
  ];
};
