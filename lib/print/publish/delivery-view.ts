/** Deliveries as the API shows them. */
import type { DeliveryRecord } from './deliveries.ts';
import { utcOfMs } from '../../contract/values/utc.ts';

/** A web address without what may open it. */
const shownTarget = (target: string): string => {
  if (!URL.canParse(target)) return target;
  const { origin, pathname } = new URL(target);
  return `${origin}${pathname}`;
};

/** A delivery in the shape of the contract. */
export const deliveryShape = ({ id, channel, target, status, attempt, fault, due, created }: DeliveryRecord) => ({
  delivery_id: id,
  channel,
  target: channel === 'email' ? target : shownTarget(target),
  status,
  attempts: attempt,
  error: fault,
  next_attempt: status === 'pending' ? utcOfMs(due) : null,
  created: utcOfMs(created),
});
