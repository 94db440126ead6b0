/** A wire between the service and the database double that fails in every way a network and a database can. */
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { close, HOST, listen } from '../ports.ts';

/**
 * How a request fares: `works`; `reset`: the connection breaks before the request is passed on; `lost`: it breaks when the
 * answer is due; `stall`: nothing happens; `late`: the request is passed on after the client has given up; `error`: 500
 * instead of passing it on; `error_after`: 500 instead of the answer; `throttle`: refused as too much; `cut`: the
 * connection breaks in the middle of the answer; `twice`: it is passed on twice, and the answer is that of the second; `slow`:
 * the answer comes shortly before the client gives up.
 */
export const WIRE_FAULTS = [
  'reset',
  'lost',
  'stall',
  'late',
  'error',
  'error_after',
  'throttle',
  'cut',
  'twice',
  'slow',
] as const;
export type WireFault = (typeof WIRE_FAULTS)[number];

/** Beyond the client's patience. */
const LATE_MS = 900;
/** Within the client's patience, but for the rest of a call that makes several requests not by much. */
const SLOW_MS = 180;

export interface Wire {
  readonly endpoint: string;
  /** Decides about every request from now on. */
  fail(fate: () => WireFault | 'works'): void;
  /** From now on requests wait, those that `passes` lets through aside: before they are passed on, or, if `after()`, then. */
  hold(after: () => boolean, passes: () => boolean): void;
  /** Number of requests that wait. */
  held(): number;
  /** Ends the waiting: their connections break, and all works again. */
  release(): void;
  /** Resolves when no request is under way. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Opens a wire to a database on `port` of this machine. */
export const openWire = async (port: number): Promise<Wire> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  let fateOf: () => WireFault | 'works' = () => 'works';
  let holding: (() => 'before' | 'after' | null) | null = null;
  let waiting = new Set<IncomingMessage>();
  let under = 0;

  const pass = (incoming: IncomingMessage, body: Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { headers } = incoming;
      const onward = request({ agent, host: HOST, port, method: 'POST', path: '/', headers }, (answer) => {
        buffer(answer).then(
          (text) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: text }),
          reject,
        );
      });
      onward.on('error', reject).end(body);
    });

  const say = (outgoing: ServerResponse, { status, headers, body }: Answer): void => {
    outgoing.writeHead(status, headers).end(body);
  };
  const refuse = (outgoing: ServerResponse, status: number, type: string): void => {
    outgoing.writeHead(status, { 'Content-Type': 'application/x-amz-json-1.0' }).end(JSON.stringify({ __type: type }));
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { socket } = incoming;
    const body = await buffer(incoming);
    const where = holding?.();
    if (where) {
      if (where === 'after') await pass(incoming, body).catch(() => {});
      waiting.add(incoming);
      return;
    }
    const fate = fateOf();
    if (fate === 'reset') return void socket.destroy();
    if (fate === 'error') return refuse(outgoing, 500, 'com.amazonaws.dynamodb.v20120810#InternalServerError');
    if (fate === 'throttle') return refuse(outgoing, 400, 'com.amazonaws.dynamodb.v20120810#ThrottlingException');
    if (fate === 'stall') return void (await sleep(LATE_MS).then(() => socket.destroy()));
    if (fate === 'late') await sleep(LATE_MS);
    if (fate === 'slow') await sleep(SLOW_MS);
    if (fate === 'twice') await pass(incoming, body);
    const answer = await pass(incoming, body);
    if (fate === 'lost') return void socket.destroy();
    if (fate === 'error_after') return refuse(outgoing, 500, 'com.amazonaws.dynamodb.v20120810#InternalServerError');
    if (fate !== 'cut') return say(outgoing, answer);
    outgoing.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
    outgoing.write(answer.body.subarray(0, answer.body.length / 2), () => socket.destroy());
  };

  const server = createServer((incoming, outgoing) => {
    under++;
    incoming.on('error', () => {});
    outgoing.on('error', () => {});
    serve(incoming, outgoing)
      .catch(() => incoming.socket.destroy())
      .finally(() => under--);
  });
  const endpoint = `http://${HOST}:${await listen(server)}`;
  return {
    endpoint,
    fail: (fate) => (fateOf = fate),
    hold: (after, passes) =>
      (holding = () => {
        if (passes()) return null;
        if (after()) return 'after';
        return 'before';
      }),
    held: () => waiting.size,
    release: () => {
      holding = null;
      const broken = waiting;
      waiting = new Set();
      for (const { socket } of broken) socket.destroy();
    },
    idle: async () => {
      while (under > 0) await sleep(20);
    },
    stop: async () => {
      agent.destroy();
      await close(server);
    },
  };
};
