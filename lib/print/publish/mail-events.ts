/** What SES tells of e-mails through EventBridge: that one was taken by its mailbox, or came back. */
import type { DeliveryRef } from './queue.ts';

/** The event, as far as it is read (Amazon SES developer guide, contents of event data). */
export interface MailEvent {
  readonly source: 'aws.ses';
  readonly detail: {
    readonly eventType: string;
    readonly bounce?: { readonly bounceType: string };
    readonly mail: { readonly tags: Readonly<Record<string, readonly string[]>> };
  };
}

/** The delivery that an event is about, and what became of it; null where it changes nothing. */
export const mailEventOf = ({
  detail: { eventType, bounce, mail },
}: MailEvent): (DeliveryRef & { readonly status: 'delivered' | 'bounced' }) | null => {
  const [report, id, ...rest] = mail.tags['delivery']?.[0]?.split('-') ?? [];
  const customer = rest.join('-');
  if (report === undefined || id === undefined || customer === '') return null;
  // A transient bounce is tried again by SES itself.
  const isHard = eventType === 'Reject' || (eventType === 'Bounce' && bounce?.bounceType === 'Permanent');
  if (!isHard && eventType !== 'Delivery') return null;
  return { customer, report, id, status: isHard ? 'bounced' : 'delivered' };
};
