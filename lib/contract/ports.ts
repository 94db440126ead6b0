/** The outside world as interfaces: everything a resource may ask for. Adapters keep them, and no other wing knows which. */
import type { Billing } from './ports/billing.ts';
import type { Cipher } from './ports/cipher.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Mail } from './ports/mail.ts';
import type { Model } from './ports/model.ts';
import type { Objects } from './ports/objects.ts';
import type { Payments } from './ports/payments.ts';
import type { Press } from './ports/press.ts';
import type { Table } from './ports/table.ts';
import type { Vault } from './ports/vault.ts';

/** What a resource may use of the outside world. A row here has an opener in `lib/service/http/resource/ports.ts`. */
export interface Ports {
  readonly table: Table;
  readonly objects: Objects;
  readonly mail: Mail;
  readonly billing: Billing;
  /** What is sold, and the providers that take the money. Who only reads sees the offer. */
  readonly payments: Payments;
  /** Seals texts in stored items. */
  readonly cipher: Cipher;
  /** Wraps the keys that saved births are sealed with. Who only reads opens them and makes none. */
  readonly vault: Vault;
  /** The language model of the operator's choice. */
  readonly model: Model;
  /** Fonts and painters, in a layer of their own. */
  readonly press: Press;
  /** Starts work that goes on after the call. */
  readonly jobs: Jobs;
}
export type PortName = keyof Ports;
/** The ports a resource uses, and for what. Its role on AWS allows that and no more. */
export type Needs = Readonly<Partial<Record<PortName, 'read' | 'write'>>>;
