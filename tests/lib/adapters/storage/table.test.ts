import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import dynalite from 'dynalite';
import { createTable, openClient, tableOf } from '../../../../lib/adapters/storage/table.ts';
import { ConditionFailed, StorageDown } from '../../../../lib/contract/ports/table.ts';
import { debitCredits } from '../../../../lib/accounts/metering/credits.ts';
import { startDatabase, type TestDatabase } from '../../../support/dynamo.ts';

let double: TestDatabase;
beforeAll(async () => {
  double = await startDatabase();
});
afterAll(() => double.stop());

describe('the table port', () => {
  it('keeps every kind of value', async () => {
    const item = {
      pk: 'a',
      sk: 'b',
      text: 'ॐ',
      number: -1.5,
      yes: true,
      none: null,
      list: ['x', 1, false],
      set: new Set(['p', 'q']),
      map: { inner: { deep: [1, 2] } },
    };
    await double.table.put(item);
    expect(await double.table.get({ pk: 'a', sk: 'b' })).toEqual(item);
    expect(await double.table.get({ pk: 'a', sk: 'absent' })).toBeUndefined();
  });

  it('writes under a condition, and says when it does not hold', async () => {
    const fresh = { pk: 'once', sk: 'x' };
    await double.table.put(fresh, { condition: 'attribute_not_exists(pk)' });
    await expect(double.table.put(fresh, { condition: 'attribute_not_exists(pk)' })).rejects.toThrow(ConditionFailed);
    await double.table.remove(fresh);
    await expect(double.table.remove(fresh, { condition: 'attribute_exists(pk)' })).rejects.toThrow(ConditionFailed);
  });

  it('lists a partition by prefix, in both directions, page by page', async () => {
    for (const sk of ['k#1', 'k#2', 'k#3', 'other']) await double.table.put({ pk: 'p', sk });
    const sorts = async (page: Parameters<typeof double.table.query>[1]) =>
      (await double.table.query('p', page)).map((item) => item['sk']);
    expect(await sorts({ prefix: 'k#' })).toEqual(['k#1', 'k#2', 'k#3']);
    expect(await sorts({ prefix: 'k#', descending: true, limit: 2 })).toEqual(['k#3', 'k#2']);
    expect(await sorts({ prefix: 'k#', after: 'k#1' })).toEqual(['k#2', 'k#3']);
    expect(await sorts({})).toHaveLength(4);
  });
});

/** Stands before the double and breaks the connection as `breaks` decides: before passing a request on, or after. */
const brokenWire = async (breaks: (count: number) => 'before' | 'after' | 'silent' | 'never', answerMs?: number) => {
  let count = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const how = breaks(++count);
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      if (how === 'before') return void incoming.socket.destroy();
      if (how === 'silent') return;
      const onward = request(double.endpoint, { method: 'POST', headers: incoming.headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          if (how === 'after') return void incoming.socket.destroy();
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          outgoing.end(Buffer.concat(parts));
        });
      });
      onward.end(Buffer.concat(chunks));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const client = openClient(
    `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    answerMs,
  );
  return {
    table: tableOf(client, 'test'),
    requests: () => count,
    stop: async () => {
      client.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

describe('a new table', () => {
  it.each([0, 400])(
    'can be used as soon as it is created (after %i ms), also by two at once',
    async (createTableMs) => {
      const server = dynalite({ createTableMs, updateTableMs: 0, deleteTableMs: 0 });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      const client = openClient(
        `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
      );
      try {
        const use = async (sk: string): Promise<void> => {
          await createTable(client, 'fresh');
          await tableOf(client, 'fresh').put({ pk: 'a', sk });
        };
        await Promise.all([use('one'), use('two')]);
        expect(await tableOf(client, 'fresh').query('a')).toHaveLength(2);
      } finally {
        client.destroy();
        server.closeAllConnections();
        server.close();
      }
    },
  );
});

describe('a wire that breaks', () => {
  const limits = { customer: 'wire', key: 'k', sandbox: false, credits: 100, cap: -1, keyCap: -1, rate: 60 };
  const debit = (id: string) => ({ id, credits: 3, at: Date.UTC(2026, 5, 15), slot: 1, requests: 1 });

  it.each(['before', 'after'] as const)('%s the write: it is repeated, and debits once', async (how) => {
    const wire = await brokenWire((count) => (count === 1 ? how : 'never'));
    try {
      const own = { ...limits, customer: `wire-${how}` };
      const taken = await debitCredits(wire.table, own, debit('one'));
      expect(taken).toMatchObject({ refusal: null, remaining: 97, requests: 1 });
      expect(wire.requests()).toBeGreaterThanOrEqual(2);
      const next = await debitCredits(wire.table, own, debit('two'));
      expect(next.remaining).toBe(94);
    } finally {
      await wire.stop();
    }
  });

  it('for good: it gives up after two attempts and cannot say whether the write was made', async () => {
    const wire = await brokenWire(() => 'silent', 500);
    try {
      const down = { name: 'StorageDown', unwritten: false };
      await expect(wire.table.get({ pk: 'a', sk: 'b' })).rejects.toMatchObject(down);
      expect(wire.requests()).toBe(2);
    } finally {
      await wire.stop();
    }
  });

  it('until the gateway stops waiting: it gives up by then, and tries nothing after it', async () => {
    const wire = await brokenWire(() => 'silent', 60_000);
    try {
      let table = wire.table;
      let failure: unknown;
      // A machine too busy to send the request in this time gives it more.
      for (let ms = 300; wire.requests() === 0; ms *= 2) {
        table = wire.table.until(Date.now() + ms);
        failure = await table.get({ pk: 'a', sk: 'b' }).catch((error: unknown) => error);
      }
      expect(failure).toMatchObject({ name: 'StorageDown', unwritten: false });
      expect(wire.requests()).toBe(1);
      const late = { name: 'StorageDown', unwritten: true };
      await expect(table.put({ pk: 'a', sk: 'b' })).rejects.toMatchObject(late);
      expect(wire.requests()).toBe(1);
    } finally {
      await wire.stop();
    }
  });

  it('no one listening: it knows at once that nothing was written', async () => {
    const table = tableOf(openClient('http://127.0.0.1:9'), 'test');
    const failure = await table.put({ pk: 'a', sk: 'b' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageDown);
    expect(failure).toMatchObject({ message: 'Storage did not answer: ECONNREFUSED', unwritten: true });
  });
});
