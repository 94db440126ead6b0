/** P11: what the gate costs. The key check against one HMAC-SHA256, and the reads and writes of a call. */
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { presentedKey } from '../../../accounts/credential.ts';
import { keyHash, mintKey, sameHash } from '../../../accounts/key.ts';
import { createCustomer, createKey } from '../../../accounts/keys.ts';
import { currentBuild } from '../../deploy/builds.ts';
import { databaseDouble } from '../database.ts';
import { gatewayEvent } from '../gateway-event.ts';
import type { PriceList } from '../../../accounts/metering/price-list.ts';
import { createTable, openClient, tableOf } from '../../../adapters/storage/table.ts';
import type { Table } from '../../../contract/ports/table.ts';
import { type Part, us } from './part.ts';

/** What the built authorizer exports besides its handler. */
interface BuiltAuthorizer {
  makeAuthorizer(gate: {
    prices: PriceList;
    table: Table;
    now: () => number;
  }): (event: APIGatewayRequestAuthorizerEvent) => Promise<unknown>;
}

/** Figures of P11. Times are CPU nanoseconds, the best of several rounds of one run. */
export interface GateFigures {
  /** Reading the key from the request, checksum, SHA-256 and comparison. */
  readonly keyCheckNs: number;
  readonly hmacNs: number;
  /** Target: at most 1.5. */
  readonly keyCheckPerHmac: number;
  /** Target: at most 1 each, for a key not seen before and for one seen before. */
  readonly firstCall: Operations;
  readonly laterCall: Operations;
  /** Whether, for a key seen before, the write goes out before the read has come back. Target: true. */
  readonly together: boolean;
}

export interface Operations {
  readonly reads: number;
  readonly writes: number;
}

const ROUNDS = 7;
const CALLS = 20_000;

/** CPU nanoseconds of one call of `work`: the best round. */
const bestNs = (work: () => unknown): number => {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const { user, system } = process.cpuUsage();
    for (let call = 0; call < CALLS; call++) work();
    const spent = process.cpuUsage({ user, system });
    return ((spent.user + spent.system) * 1000) / CALLS;
  });
  return Math.min(...rounds);
};

const watched = (real: Table) => {
  const log: ('read' | 'came' | 'write')[] = [];
  const table: Table = {
    ...real,
    get: async (key) => {
      log.push('read');
      const item = await real.get(key);
      log.push('came');
      return item;
    },
    put: (...given) => (log.push('write'), real.put(...given)),
    update: (...given) => (log.push('write'), real.update(...given)),
    remove: (...given) => (log.push('write'), real.remove(...given)),
  };
  return { table, log };
};

const PATH = '/v1/kundli/planets';
/** A call that arrives now, as the gateway asks the authorizer about it. */
const eventOf = (secret: string): APIGatewayRequestAuthorizerEvent => {
  const headers = { Accept: '*/*', 'Content-Type': 'application/json', Host: 'localhost', 'X-Api-Key': secret };
  const event = gatewayEvent({
    method: 'POST',
    path: PATH,
    body: null,
    headers,
    requestId: randomUUID(),
    authorizer: {},
  });
  return {
    ...event,
    type: 'REQUEST',
    methodArn: `arn:aws:execute-api:local:000000000000:local/local/POST${PATH}`,
    requestContext: { ...event.requestContext, authorizer: undefined },
  };
};

/** Runs P11 against a database double of its own, in memory. */
const measureGate = async (): Promise<GateFigures> => {
  const secret = mintKey('live');
  const event = eventOf(secret);
  const stored = keyHash(secret);
  const keyCheckNs = bestNs(() => {
    const presented = presentedKey(event);
    return presented !== null && sameHash(keyHash(presented.secret), stored);
  });
  const hmacNs = bestNs(() => createHmac('sha256', stored).update(secret).digest('hex'));

  const server = databaseDouble();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const client = openClient(`http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`);
  try {
    await createTable(client, 'bench');
    const { table, log } = watched(tableOf(client, 'bench'));
    const customer = await createCustomer(table, { plan: 'growth', now: Date.now() });
    const key = await createKey(table, { customer, kind: 'live', now: Date.now() });
    const prices = { 'POST /v1/kundli/planets': { credits: 1, suite: 'kundli', auth: 'key' } } as const;
    const { makeAuthorizer }: BuiltAuthorizer = createRequire(import.meta.url)(
      join(currentBuild(), 'functions/authorizer.cjs'),
    );
    const authorize = makeAuthorizer({ prices, table, now: Date.now });
    const called = async () => {
      log.length = 0;
      await authorize(eventOf(key.secret));
      const count = (what: string) => log.filter((entry) => entry === what).length;
      return {
        operations: { reads: count('read'), writes: count('write') },
        together: log.indexOf('write') < log.indexOf('came'),
      };
    };
    const first = await called();
    const later = await called();
    return {
      keyCheckNs,
      hmacNs,
      keyCheckPerHmac: keyCheckNs / hmacNs,
      firstCall: first.operations,
      laterCall: later.operations,
      together: later.together,
    };
  } finally {
    client.destroy();
    server.closeAllConnections();
    server.close();
  }
};

export const gatePart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measureGate();
    const { firstCall: first, laterCall: later } = f;
    return [
      {
        id: 'P11',
        what: 'key check / one HMAC-SHA256',
        value: f.keyCheckPerHmac,
        target: 1.5,
        detail: `${us(f.keyCheckNs / 1000)} over ${us(f.hmacNs / 1000)}`,
      },
      {
        id: 'P11',
        what: 'DynamoDB reads of a call, at most',
        value: Math.max(first.reads, later.reads),
        target: 1,
        detail: `first ${first.reads}, later ${later.reads}`,
      },
      {
        id: 'P11',
        what: 'DynamoDB writes of a call, at most',
        value: Math.max(first.writes, later.writes),
        target: 1,
        detail: f.together ? 'sent with the read' : 'waits for the read',
      },
    ];
  },
};
