/** Mail as a port: e-mails to one address. `lib/adapters/outgoing/mail.ts` sends it. */

/** One message. */
export interface Message {
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML, beside the text. */
  readonly html?: string;
  /** For whom the service writes, shown as `… via` its own name; the address it comes from stays ours. */
  readonly from?: string;
  /** Where an answer goes. */
  readonly replyTo?: string;
  readonly attachment?: { readonly filename: string; readonly type: string; readonly bytes: Uint8Array };
  /** Address of ours: a POST to it stops the e-mails of this sender to this reader. */
  readonly stop?: string;
  /** Id of a delivery: bounces come back with it. */
  readonly delivery?: string;
}

/** Sends messages. Throws `MailDown`. */
export interface Mail {
  send(message: Message): Promise<void>;
}

/** The message was not handed over. */
export class MailDown extends Error {
  /** By its name: every bundle has a class of its own, and a process may run many. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return Error[Symbol.hasInstance](error) && Reflect.get(Object(error), 'name') === 'MailDown';
  }

  constructor(reason: string, options?: ErrorOptions) {
    super(`Mail was not accepted: ${reason}`, options);
    this.name = 'MailDown';
  }
}
