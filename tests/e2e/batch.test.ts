/** The batch over real HTTP: from the built bundle that holds every endpoint, against the real gate and table. */
import { mintKey } from '../../lib/accounts/key.ts';
import { createCustomer, createKey, type KeyRules } from '../../lib/accounts/keys.ts';
import { sharedService, type Reply, type Service } from './service.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const PAIR = { groom: BIRTH, bride: { date: '1992-08-22', time: '06:30', lat: 19.076, lon: 72.8777, tz: 5.5 } };
const NADI = { ref: 'nadi', endpoint: 'matching/nadi', body: PAIR }; // 1 credit
const KOOT = { ref: 'koot', endpoint: 'matching/ashtakoot', body: PAIR }; // 2 credits
const BAD = { ref: 'bad', endpoint: 'matching/summary', body: { groom: BIRTH } }; // 5 credits

let service: Service;
beforeAll(async () => {
  service = await sharedService();
});

const newKey = async (credits: number, rules: KeyRules = {}): Promise<string> => {
  const now = Date.now();
  const customer = await createCustomer(service.table, { plan: 'enterprise', terms: { credits, rate: 0 }, now });
  return (await createKey(service.table, { customer, kind: 'live', now, ...rules })).secret;
};
const ask = (calls: readonly unknown[], key: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> =>
  service.send('/v1/batch', { body: { calls }, key, headers });
interface Result {
  readonly ref: string;
  readonly http: number;
  readonly body: Reply['body'];
}
const httpOf = ({ body }: Reply): number[] => body.data.results.map(({ http }: Result) => http);

it('answers every call as the single call does', async () => {
  const key = service.keys.sandbox;
  const single = async (path: string, body: unknown, method = 'POST') =>
    (await service.send(`/v1/${path}`, { method, ...(method === 'GET' ? {} : { body, key }) })).body;
  const { body, status } = await ask(
    [
      { ref: 'a', endpoint: 'kundli/planets', body: { ...BIRTH, language: 'hi', precision: 9 } },
      { ref: 'b', endpoint: 'varga/D9', body: BIRTH },
      { ref: 'c', endpoint: 'kundli/planets', body: { ...BIRTH, lat: 95 } },
      { ref: 'd', endpoint: 'meta/engine' },
      { ref: 'e', endpoint: 'panchang/daily', body: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 } },
      { ref: 'f', endpoint: 'varga/D999', body: BIRTH },
      { ref: 'g', endpoint: 'nothing/here', body: {} },
    ],
    key,
  );
  expect(status).toBe(200);
  const alone = [
    await single('kundli/planets', { ...BIRTH, language: 'hi', precision: 9 }),
    await single('varga/D9', BIRTH),
    await single('kundli/planets', { ...BIRTH, lat: 95 }),
    await single('meta/engine', null, 'GET'),
    await single('panchang/daily', { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 }),
    await single('varga/D999', BIRTH),
    await single('nothing/here', {}),
  ];
  const results: readonly Result[] = body.data.results;
  expect(results.map(({ ref }) => ref).join('')).toBe('abcdefg');
  expect(results.map(({ http }) => http)).toEqual([200, 200, 400, 200, 200, 404, 404]);
  results.forEach(({ body: own }, i) => {
    const { meta = {}, ...told } = alone[i];
    // Inside another call the address of the service is not known: the page of an error is named by its path.
    const expected = JSON.stringify({ ...told, meta: { ...meta, request_id: body.meta.request_id } });
    expect(JSON.stringify(own)).toBe(expected.replace(`"docs":"${service.url}/`, '"docs":"/'));
  });
});

it('charges what succeeds, call by call, until the credits end', async () => {
  const key = await newKey(7);
  const first = await ask([KOOT, BAD, NADI], key);
  expect(httpOf(first)).toEqual([200, 400, 200]);
  expect(first.body.data.credits).toBe(3);
  expect(first.body.meta.credits).toEqual({ charged: 3, remaining: 4 });
  expect([first.headers.get('x-credits-charged'), first.headers.get('x-credits-remaining')]).toEqual(['3', '4']);
  const single = await service.send('/v1/matching/nadi', { body: PAIR, key });
  expect(single.body.meta.credits).toEqual({ charged: 1, remaining: 3 });
  const last = await ask([KOOT, KOOT, NADI, NADI], key);
  expect(httpOf(last)).toEqual([200, 402, 200, 402]);
  expect(last.body.meta.credits).toEqual({ charged: 3, remaining: 0 });
  expect(last.body.data.results[1].body.error.code).toBe('CREDITS_EXHAUSTED');
  const none = await ask([NADI, { ref: 'free', endpoint: 'health' }], key);
  expect(httpOf(none)).toEqual([402, 200]);
});

it('never spends more than there is, in batches at once', async () => {
  const key = await newKey(40);
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask([KOOT, NADI, KOOT, BAD], key)));
  const charged = replies.reduce((sum, { body }) => sum + body.data.credits, 0);
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(charged).toBeLessThanOrEqual(40);
  const rest = await service.send('/v1/matching/nadi', { body: PAIR, key });
  expect(rest.status === 200 ? rest.body.meta.credits.remaining + 1 : 0).toBe(40 - charged);
});

it('does not charge a replay under an Idempotency-Key', async () => {
  const key = await newKey(10);
  const headers = { 'Idempotency-Key': 'batch-1' };
  expect((await ask([KOOT, NADI], key, headers)).body.meta.credits).toEqual({ charged: 3, remaining: 7 });
  expect((await ask([KOOT, NADI], key, headers)).body.meta.credits).toEqual({ charged: 0, remaining: 7 });
  const other = await ask([KOOT, KOOT], key, headers);
  expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  expect((await ask([KOOT], key)).body.meta.credits).toEqual({ charged: 2, remaining: 5 });
});

it('opens no suite to a key whose scopes leave it out', async () => {
  const key = await newKey(10, { scopes: ['batch', 'matching'] });
  const reply = await ask([{ ref: 'x', endpoint: 'kundli/planets', body: BIRTH }, NADI], key);
  expect(httpOf(reply)).toEqual([403, 200]);
  expect(reply.body.data.results[0].body.error.code).toBe('SCOPE_MISSING');
  expect(reply.body.meta.credits).toEqual({ charged: 1, remaining: 9 });
  const shut = await ask([NADI], await newKey(10, { scopes: ['matching'] }));
  expect([shut.status, shut.body.error.code]).toEqual([403, 'SCOPE_MISSING']);
  expect((await ask([NADI], mintKey('live'))).status).toBe(401);
});

it('takes 1 MB and 50 calls', async () => {
  const key = service.keys.sandbox;
  const calls = Array.from({ length: 50 }, (_, i) => ({ ...NADI, ref: String(i) }));
  expect(httpOf(await ask(calls, key))).toEqual(Array.from({ length: 50 }, () => 200));
  const tooMany = await ask([...calls, NADI], key);
  expect([tooMany.status, tooMany.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  const long = (chars: number) => [
    { ref: 'l', endpoint: 'kundli/planets', body: { ...BIRTH, name: 'x'.repeat(chars) } },
  ];
  expect((await ask(long(900_000), key)).status).toBe(200);
  expect((await ask(long(1_100_000), key)).status).toBe(413);
});
