/**
 * Rows of the agenda: what webhooks will be told of the sky and of saved births, by the instant at which it is due. A row that says
 * `plan` has the events of a webhook, or of a saved birth, reckoned anew.
 */
import type { Table } from '../../contract/ports/table.ts';
import { announce } from './due.ts';

export const PLAN = 'plan';
/** A row is written before what it is about; by then the call that writes both has ended. What comes in between is told all the same. */
const SETTLED_SECONDS = 30;

/** What a row of the agenda is about. */
export interface AgendaSubject {
  readonly customer: string;
  /** Id of a webhook; empty for all of the account. */
  readonly hook: string;
  readonly rev: number;
  /** A type of event, or `plan`. */
  readonly kind: string;
  /** A saved birth; empty for the sky, or for all. */
  readonly profile: string;
}

/** The text by which due rows name it. */
export const agendaText = ({ customer, hook, rev, kind, profile }: AgendaSubject): string =>
  [customer, hook, rev, kind, profile].join('#');
/** The subject of a text that `agendaText` wrote. */
export const agendaSubject = (text: string): AgendaSubject => {
  const [customer = '', hook = '', rev = '', kind = '', profile = ''] = text.split('#');
  return { customer, hook, rev: Number(rev), kind, profile };
};

/** Whether a choice of events has any of the sky or of saved births. */
export const isCelestial = (events: readonly string[]): boolean =>
  events.some((choice) => choice.startsWith('sky.') || choice.startsWith('natal.'));

/** Has the events of a webhook reckoned from `now` (epoch ms) on; before it is saved. */
export const planWebhook = async (
  table: Table,
  customer: string,
  { id, rev, events }: { readonly id: string; readonly rev: number; readonly events: readonly string[] },
  now: number,
): Promise<void> => {
  if (!isCelestial(events)) return;
  const text = agendaText({ customer, hook: id, rev, kind: PLAN, profile: '' });
  await announce(table, 'agenda', now / 1000 + SETTLED_SECONDS, text, { exact: now });
};

/** Has the events of a saved birth reckoned from `now` (epoch ms) on, for every webhook that asks for them. */
export const planProfile = (table: Table, customer: string, profile: string, now: number): Promise<void> =>
  announce(
    table,
    'agenda',
    now / 1000 + SETTLED_SECONDS,
    agendaText({ customer, hook: '', rev: 0, kind: PLAN, profile }),
    { exact: now },
  );
