/**
 * Payment as a port: pages on which an order is paid, cards that were saved for it, and what the provider says became of it.
 * What is sold and what follows from a payment is ours (`lib/accounts/billing`); a provider only takes the money.
 */

import type { Currency, Minor, Offer, ProviderName } from '../suites/offer.ts';

/** What a provider must know of an order. */
export interface PaymentRequest {
  /** Id of the order: a provider that is asked twice under it makes one page, or takes one payment. */
  readonly id: string;
  readonly customer: string;
  readonly email: string;
  /** What is bought, as the payer reads it. */
  readonly title: string;
  readonly currency: Currency;
  readonly total: Minor;
  /** Where the payer comes back to. */
  readonly back: string;
}

/** A card that the customer let the provider keep: ids of the provider, nothing of the card. */
export interface SavedCard {
  readonly payer: string;
  readonly method: string;
}

/** What a provider says of one payment, when it is asked. */
export interface Payment {
  /** The provider's id. */
  readonly id: string;
  readonly order: string;
  readonly customer: string;
  readonly currency: string;
  readonly total: Minor;
  readonly isPaid: boolean;
  /** Epoch seconds. */
  readonly at: number;
  readonly refunds: readonly { readonly id: string; readonly amount: Minor; readonly at: number }[];
  /** Whether the payer has called the money back through the bank, and it is not decided for us. */
  readonly isDisputed: boolean;
  /** A card that was saved with it. */
  readonly card: SavedCard | null;
}

/** The ways of one provider. All but `event` may throw `PaymentDown`. */
export interface Provider {
  readonly name: ProviderName;
  /** Makes the page on which an order is paid; its address. */
  checkout(request: PaymentRequest): Promise<string>;
  /** Takes an order from a saved card; null where this provider saves none, and a payment that is not paid where it was refused. */
  charge(request: PaymentRequest, card: SavedCard, attempt: number): Promise<Payment | null>;
  refund(payment: string, amount: Minor, id: string): Promise<void>;
  /** The id of the payment that a message is about: '' for one about something else, null where its signature is not the provider's. */
  event(body: string, header: (name: string) => string | undefined): Promise<string | null>;
  /** A payment as the provider knows it now; null for one that is not ours. */
  read(payment: string): Promise<Payment | null>;
  /** Ids of the payments made or changed since an instant (epoch seconds). */
  recent(since: number): Promise<readonly string[]>;
}

/** What is sold, and the providers that an operator has keys of. */
export interface Payments {
  /** Null where nothing is sold. */
  readonly offer: Offer | null;
  provider(name: ProviderName): Provider | null;
}

/** A provider did not answer, or refused to. */
export class PaymentDown extends Error {
  /** By its name: every bundle has a class of its own, and a process may run many. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return Error[Symbol.hasInstance](error) && Reflect.get(Object(error), 'name') === 'PaymentDown';
  }

  constructor(reason: string, options?: ErrorOptions) {
    super(`The payment provider did not answer: ${reason}`, options);
    this.name = 'PaymentDown';
  }
}
