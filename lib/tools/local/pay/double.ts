/**
 * What both doubles of payment providers have: a server that holds payments, refunds and disputes, pages on which a tester pays, and
 * messages that wait until they are fetched, so that a test may deliver them late, twice, in another order, or not at all.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, HOST, listen } from '../ports.ts';

/** A message as it is posted to us. */
export interface PayMessage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer of the server. */
export interface PayAnswer {
  readonly status: number;
  readonly body: object;
}

export interface PayRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly header: (name: string) => string;
}

export interface PayDouble {
  readonly url: string;
  /** The payer fills in a page: with a card that works, or one that does not. Resolves with the payment's id. */
  pay(page: string, card?: 'good' | 'failing'): string;
  /** Cards that are saved work, or do not, from now on. */
  setCards(works: boolean): void;
  /** The operator gives money back on the provider's own pages. */
  refund(payment: string, amount: number): void;
  /** The payer calls the money back; the bank decides for us. */
  dispute(payment: string): void;
  win(payment: string): void;
  /** Messages that were not fetched yet, signed as of now. */
  messages(): readonly PayMessage[];
  /** A message with the signature of somebody else. */
  forged(): PayMessage;
  /** Money that came, and went back, in minor units. */
  taken(): number;
  returned(): number;
  stop(): Promise<void>;
}

/** A server that answers JSON; `answer` gives null for what it does not know. */
export const payServer = async (answer: (request: PayRequest) => PayAnswer | null) => {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
    const found = answer({
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body: await text(request),
      header: (name) => String(request.headers[name] ?? ''),
    });
    const { status, body } = found ?? { status: 404, body: { error: { message: `no ${request.method} ${pathname}` } } };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void handle(request, response));
  return { url: `http://${HOST}:${await listen(server)}`, stop: (): Promise<void> => close(server) };
};
