/** DynamoDB for tests: dynalite in this process, in memory, on a free loopback port; and a table that fails on demand. */
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { ScanCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { fromWireItem } from '../../lib/adapters/storage/attribute.ts';
import { ConditionFailed, type Item, StorageDown, type Table } from '../../lib/contract/ports/table.ts';
import { createTable, openClient, tableOf } from '../../lib/adapters/storage/table.ts';
import { databaseDouble } from '../../lib/tools/local/database.ts';
import { formsOf, KNOWN } from '../storage/forms.ts';

export interface TestTable {
  readonly table: Table;
  readonly endpoint: string;
  /** Settings by which a function finds this table. */
  readonly environment: Readonly<Record<string, string>>;
  /** Every item of the table. */
  items(): Promise<readonly Item[]>;
  stop(): Promise<void>;
}

/** Longest wait for requests that are still being answered when a table is stopped. */
const DRAIN_MS = 60_000;
/** Longest wait for one answer: only a hang takes so long. */
const ANSWER_MS = 240_000;

const portOf = (address: AddressInfo | string | null): number =>
  address !== null && typeof address === 'object' ? address.port : 0;

/** The expressions of a request to DynamoDB. */
const EXPRESSIONS = z.object({
  ConditionExpression: z.optional(z.string()),
  UpdateExpression: z.optional(z.string()),
  ExpressionAttributeValues: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
});

/** Watches the writes that a server is sent, for forms of expressions that the cases of the storage port do not have. */
const watchForms = (server: Server): ReadonlySet<string> => {
  const unseen = new Set<string>();
  server.on('request', (request: IncomingMessage) => {
    if (!/\.(Put|Update|Delete)Item$/.test(String(request.headers['x-amz-target']))) return;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent = EXPRESSIONS.parse(JSON.parse(Buffer.concat(chunks).toString()));
      const { ConditionExpression: condition, UpdateExpression: update, ExpressionAttributeValues: values } = sent;
      const kinds = Object.fromEntries(Object.entries(values).map(([name, one]) => [name, Object.keys(one)[0] ?? '']));
      try {
        for (const form of formsOf({ condition, update, kinds })) if (!KNOWN.has(form)) unseen.add(form);
      } catch (error) {
        unseen.add(String(error));
      }
    });
  });
  return unseen;
};

/** `anyForm`: for the cases themselves, which also send what no table takes. */
export const startTable = async ({ anyForm = false } = {}): Promise<TestTable> => {
  const server = databaseDouble();
  const unseen = watchForms(server);
  // Requests that are being answered: a database that is closed under one of them ends the process.
  let open = 0;
  server.on('request', (_request, response: ServerResponse) => {
    open++;
    response.once('close', () => open--);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${portOf(server.address())}`;
  const client = openClient(endpoint, ANSWER_MS);
  await createTable(client, 'test');
  return {
    table: tableOf(client, 'test'),
    endpoint,
    environment: {
      UDAYA_TABLE: 'test',
      UDAYA_DYNAMODB_ENDPOINT: endpoint,
      UDAYA_DYNAMODB_TIMEOUT_MS: String(ANSWER_MS),
    },
    items: async () => {
      const found: Item[] = [];
      let ExclusiveStartKey: Record<string, AttributeValue> | undefined;
      do {
        const page = await client.send(new ScanCommand({ TableName: 'test', ExclusiveStartKey }));
        found.push(...(page.Items ?? []).map(fromWireItem));
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
      return found;
    },
    stop: async () => {
      for (const ends = Date.now() + DRAIN_MS; open > 0 && Date.now() < ends;) await setTimeout(5);
      client.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      if (!anyForm && unseen.size > 0)
        throw new Error(`tests/storage/cases.ts has no row for: ${[...unseen].join('; ')}`);
    },
  };
};

/**
 * How a call to storage fares: it works; it is refused before it was made; its answer is lost after it was made; it is
 * lost on its way and no one can tell.
 */
export type Fate = 'works' | 'refused' | 'answer_lost' | 'request_lost';

export type Operation = 'get' | 'put' | 'update' | 'remove' | 'query';

/** A table whose calls fare as `fate` decides, and which counts them. */
export const faultyTable = (real: Table, fate: (operation: Operation) => Fate) => {
  const counts = { get: 0, put: 0, update: 0, remove: 0, query: 0 };
  const meet = async <T>(operation: Operation, work: () => Promise<T>): Promise<T> => {
    counts[operation]++;
    const met = fate(operation);
    if (met === 'refused') throw new StorageDown('refused', true);
    if (met === 'request_lost') throw new StorageDown('lost', false);
    const result = await work();
    if (met === 'answer_lost') throw new StorageDown('lost', false);
    return result;
  };
  const table: Table = {
    get: (...given) => meet('get', () => real.get(...given)),
    put: (...given) => meet('put', () => real.put(...given)),
    update: (...given) => meet('update', () => real.update(...given)),
    remove: (...given) => meet('remove', () => real.remove(...given)),
    query: (...given) => meet('query', () => real.query(...given)),
    until: () => table,
  };
  return { table, counts };
};

/**
 * A table whose answers to updates are lost until `open` is called, and which repeats these writes then, as the table
 * port does after its time is over: the first attempt has long been made, and nobody knows.
 */
export const lateTable = (real: Table) => {
  const gate = Promise.withResolvers<true>();
  let held = 0;
  const table: Table = {
    ...real,
    update: async (key, change) => {
      await real.update(key, change).catch((error: unknown) => {
        if (!(error instanceof ConditionFailed)) throw error;
      });
      held++;
      await gate.promise;
      try {
        return await real.update(key, change);
      } catch (error) {
        throw error instanceof ConditionFailed ? new ConditionFailed(error.item, true, { cause: error }) : error;
      }
    },
    until: () => table,
  };
  return { table, open: () => gate.resolve(true), held: () => held };
};
