/** Webhooks and their deliveries as the API shows them. */
import type { Visitor } from '../../contract/frame/resource.ts';
import type { DisabledBy, WebhookState } from '../../contract/suites/webhook.ts';
import { isBrought, planOfVisitor } from './brought.ts';
import type { FeedRecord } from './feeds.ts';
import type { WebhookRecord } from './hooks.ts';
import type { MessageRecord } from './messages.ts';
import type { Attempt } from './send.ts';
import { utcOfMs } from '../../contract/values/utc.ts';

/** Whether it is told anything, and why not. */
const stateOf = (
  { state, disabledBy, events }: WebhookRecord,
  visitor: Pick<Visitor, 'sandbox' | 'plan'>,
): { readonly state: WebhookState; readonly disabled_by: DisabledBy | null } => {
  if (state === 'active' && !isBrought(planOfVisitor(visitor), events))
    return { state: 'disabled', disabled_by: 'PLAN' };
  return { state, disabled_by: state === 'disabled' ? disabledBy : null };
};

/** A webhook in the shape of the contract. */
export const webhookShape = (hook: WebhookRecord, now: number, visitor: Pick<Visitor, 'sandbox' | 'plan'>) => ({
  webhook_id: hook.id,
  name: hook.name,
  url: hook.url,
  events: [...hook.events],
  filter: hook.filter,
  ...stateOf(hook, visitor),
  failing_since: hook.failingSince > 0 ? utcOfMs(hook.failingSince) : null,
  old_secret_until: hook.oldUntil > now ? utcOfMs(hook.oldUntil) : null,
  created: utcOfMs(hook.created),
});

/** A delivery in the shape of the contract. */
export const messageShape = ({ id, event, at, status, attempt, http, fault, due }: MessageRecord) => ({
  delivery_id: id,
  event,
  at: utcOfMs(at),
  status,
  attempts: attempt,
  http: http === 0 ? null : http,
  error: fault,
  next_attempt: status === 'pending' ? utcOfMs(due) : null,
});

/** An attempt that its caller waited for. */
export const attemptShape = (id: string, { outcome: { delivered, http, fault }, ms }: Attempt) => ({
  delivery_id: id,
  delivered,
  http: http === 0 ? null : http,
  error: fault,
  ms,
});

/** A calendar feed in the shape of the contract. */
export const feedShape = (
  { id, name, events, filter, created, changed }: FeedRecord,
  visitor: Pick<Visitor, 'sandbox' | 'plan'>,
) => ({
  feed_id: id,
  name,
  events: [...events],
  filter,
  state: isBrought(planOfVisitor(visitor), events) ? ('active' as const) : ('disabled' as const),
  created: utcOfMs(created),
  changed: utcOfMs(changed),
});

/** The address of a feed; `base` is our own. */
export const feedUrl = (base: string, token: string): string => `${base}/calendar/${token}.ics`;
