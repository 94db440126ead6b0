/** P11: what the gate costs. The key check against one HMAC-SHA256, and the reads and writes of a call. */
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { presentedKey } from '../../../accounts/credential.ts';
import { keyHash, mintKey, sameHash } from '../../../accounts/key.ts';
import { createCustomer, createKey } from '../../../accounts/keys.ts';
import { databaseDouble } from '../database.ts';
import { gatewayEvent } from '../gateway-event.ts';
import type { PriceList } from '../../../accounts/metering/price-list.ts';
import { createTable, openClient, tableOf } from '../../../adapters/storage/table.ts';
import type { Table } from '../../../contract/ports/table.ts';
import { fromBuild } from './event.ts';
import { best, type Part, ratio, row } from './part.ts';

/** What the built authorizer exports besides its handler. */
interface BuiltAuthorizer {
  makeAuthorizer(gate: {
    prices: PriceList;
    table: Table;
    now: () => number;
  }): (event: APIGatewayRequestAuthorizerEvent) => Promise<unknown>;
}

/** What a call asks of the table, of a key not seen before or seen before. */
interface Operations {
  readonly reads: number;
  readonly writes: number;
  /** Whether the write goes out before the read has come back. */
  readonly isTogether: boolean;
}

const ROUNDS = 7;
const CALLS = 20_000;

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

/** Counts the reads and writes of a call against a database double of its own, in memory. */
const operationsOf = async (): Promise<readonly [first: Operations, later: Operations]> => {
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
    const { makeAuthorizer } = fromBuild('./authorizer.cjs') as BuiltAuthorizer;
    const authorize = makeAuthorizer({ prices, table, now: Date.now });
    const called = async (): Promise<Operations> => {
      log.length = 0;
      await authorize(eventOf(key.secret));
      const count = (what: string) => log.filter((entry) => entry === what).length;
      return {
        reads: count('read'),
        writes: count('write'),
        isTogether: log.indexOf('write') < log.indexOf('came'),
      };
    };
    return [await called(), await called()];
  } finally {
    client.destroy();
    server.closeAllConnections();
    server.close();
  }
};

export const gatePart: Part = {
  processes: 3,
  rows: async () => {
    const secret = mintKey('live');
    const event = eventOf(secret);
    const stored = keyHash(secret);
    const f = await best(ROUNDS, CALLS, {
      check: () => {
        const presented = presentedKey(event);
        return presented !== null && sameHash(keyHash(presented.secret), stored);
      },
      hmac: () => createHmac('sha256', stored).update(secret).digest('hex'),
    });
    const [first, later] = await operationsOf();
    return [
      ratio('P11', 'key check / one HMAC-SHA256', [f.check, f.hmac], 1.5),
      row(
        'P11',
        'DynamoDB reads of a call, at most',
        Math.max(first.reads, later.reads),
        1,
        `first ${first.reads}, later ${later.reads}`,
      ),
      row(
        'P11',
        'DynamoDB writes of a call, at most',
        Math.max(first.writes, later.writes),
        1,
        later.isTogether ? 'sent with the read' : 'waits for the read',
      ),
    ];
  },
};
