/** Mail as a port: short texts to one address. `lib/outgoing/mail.ts` sends it. */

/** One message of plain text. */
export interface Message {
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends messages. Throws `MailDown`. */
export interface Mail {
  send(message: Message): Promise<void>;
}
