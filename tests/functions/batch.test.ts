import { batch, handler } from '../../functions/batch/index.ts';
import { handler as nadi } from '../../functions/matching/nadi.ts';
import { handler as ashtakoot } from '../../functions/matching/ashtakoot.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as varga } from '../../functions/varga/chart.ts';
import { handler as engine } from '../../functions/meta/engine.get.ts';
import { handler as accuracy } from '../../functions/meta/accuracy.get.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { findEndpoint, priceFor, runForCaller } from '../../lib/service/catalogue/run.ts';
import { FREE_CALLER } from '../../lib/service/http/spending.ts';
import { callInstant } from '../../lib/adapters/clock.ts';
import { packLimits, type SpendingLimits } from '../../lib/accounts/metering/spending-limits.ts';
import { usageKey } from '../../lib/accounts/metering/usage-item.ts';
import { monthOf } from '../../lib/accounts/metering/period.ts';
import { itemNumber } from '../../lib/contract/ports/table.ts';
import { call, type Called } from '../support/call.ts';
import { startTable, type TestTable } from '../support/table.ts';

const BIRTH = EXAMPLE_PAIR.groom;
interface Result {
  readonly ref: string;
  readonly http: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  readonly body: any;
}
interface Asked {
  readonly ref?: string;
  readonly endpoint: string;
  readonly body?: unknown;
}
const ask = async (calls: readonly Asked[], options: Parameters<typeof call>[2] = {}, change: object = {}) => {
  const body = { calls: calls.map((one, i) => ({ ref: String(i), ...one })), ...change };
  const answered = await call(handler, body, options);
  const results: readonly Result[] = answered.body.data?.results ?? [];
  return { ...answered, results, codes: results.map(({ http, body: own }) => [http, own.error?.code ?? '']) };
};
/** What a batch says of each call, as text. */
const partsOf = ({ text }: Called, results: readonly Result[]): readonly string[] => {
  let at = text.indexOf('"results":');
  return results.map((_, i) => {
    const from = text.indexOf('"body":', at) + '"body":'.length;
    const next = text.indexOf(`,{"ref":"${i + 1}"`, from);
    at = next < 0 ? text.indexOf(']', text.lastIndexOf('}}}', text.indexOf('"credits":', from))) : next;
    return text.slice(from, next < 0 ? text.length : next - 1);
  });
};

describe('each call', () => {
  it('is answered as alone, byte for byte', async () => {
    const hindi = { ...BIRTH, language: 'hi', precision: 9 };
    const singles: readonly (readonly [Asked, Called])[] = [
      [{ endpoint: 'matching/ashtakoot', body: EXAMPLE_PAIR }, await call(ashtakoot, EXAMPLE_PAIR)],
      [{ endpoint: 'kundli/planets', body: hindi }, await call(planets, hindi)],
      [{ endpoint: 'varga/D9', body: BIRTH }, await call(varga, BIRTH, { path: { chart: 'D9' } })],
      [{ endpoint: 'varga/D999', body: BIRTH }, await call(varga, BIRTH, { path: { chart: 'D999' } })],
      [{ endpoint: 'kundli/planets', body: { lat: 95 } }, await call(planets, { lat: 95 })],
      [{ endpoint: 'kundli/planets' }, await call(planets, {})],
      [{ endpoint: 'kundli/planets', body: [1] }, await call(planets, [1])],
      [{ endpoint: 'kundli/planets', body: null }, await call(planets, null)],
      [
        { endpoint: 'kundli/planets', body: { ...BIRTH, strict: true, foo: 1 } },
        await call(planets, { ...BIRTH, strict: true, foo: 1 }),
      ],
      [
        { endpoint: 'kundli/planets', body: { ...BIRTH, date: '1800-01-01' } },
        await call(planets, { ...BIRTH, date: '1800-01-01' }),
      ],
      [{ endpoint: 'meta/engine' }, await call(engine, null, { verdict: {} })],
      [
        { endpoint: 'meta/accuracy', body: { endpoint: 'kundli/planets' } },
        await call(accuracy, null, { verdict: {}, query: { endpoint: 'kundli/planets' } }),
      ],
      [{ endpoint: 'matching/nadi', body: EXAMPLE_PAIR }, await call(nadi, EXAMPLE_PAIR)],
    ];
    const answered = await ask(singles.map(([one]) => one));
    expect(answered.status).toBe(200);
    expect(answered.results.map(({ http }) => http)).toEqual(singles.map(([, { status }]) => status));
    const parts = partsOf(answered, answered.results);
    singles.forEach(([, single], i) => {
      if (i === singles.length - 1) expect(parts[i]?.startsWith(single.text)).toBe(true);
      // Inside another call the address of the service is not known: the page of an error is named by its path.
      else expect(parts[i]).toBe(single.text.replace(/"docs":"https?:\/\/[^/"]+\//, '"docs":"/'));
    });
    expect(answered.results.map(({ ref }) => ref)).toEqual(singles.map((_, i) => String(i)));
    expect(answered.codes.slice(3, 10).map(([, code]) => code)).toEqual([
      'UNKNOWN_VARIANT',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
      'VALIDATION_FAILED',
      'EPHEMERIS_RANGE',
    ]);
  });

  it('has the same result hash whenever it is the same, whatever its ids and credits', async () => {
    const calls = [
      { endpoint: 'kundli/planets', body: BIRTH },
      { endpoint: 'kundli/planets', body: { lat: 95 } },
      { endpoint: 'no/such' },
    ];
    const hashOf = async (all: readonly Asked[], id: string) =>
      (await ask(all, { headers: { 'X-Request-Id': id } })).headers['x-result-hash'];
    const first = await hashOf(calls, 'first-call-of-two');
    expect(first).toMatch(/^sha256:/);
    expect(await hashOf(calls, 'second-call-of-two')).toBe(first);
    expect(await hashOf(calls.toReversed(), 'in-another-order')).not.toBe(first);
    expect(await hashOf([{ endpoint: 'kundli/planets', body: { ...BIRTH, lat: 20 } }], 'another')).not.toBe(first);
  });

  it('keeps its place and its mark, whatever the others do', async () => {
    const calls = Array.from({ length: 50 }, (_, i) => ({
      ref: `r${49 - i}`,
      endpoint: ['kundli/planets', 'no/such'][i % 3] ?? 'matching/nadi',
      body: i % 3 === 0 ? { ...BIRTH, lat: i } : EXAMPLE_PAIR,
    }));
    const { status, results } = await ask(calls);
    expect(status).toBe(200);
    expect(results.map(({ ref }) => ref)).toEqual(calls.map(({ ref }) => ref));
    results.forEach(({ http, body }, i) => {
      expect([http, body.meta.endpoint, body.error?.code]).toEqual(
        [
          [200, 'kundli/planets', undefined],
          [404, undefined, 'ENDPOINT_NOT_FOUND'],
          [200, 'matching/nadi', undefined],
        ][i % 3],
      );
    });
  });

  it('names the path that was meant, and takes paths as they are written', async () => {
    const { results } = await ask([
      { endpoint: 'dasha/mahadasha', body: BIRTH },
      { endpoint: '/v1/kundli/planets', body: BIRTH },
    ]);
    expect(results.map(({ http }) => http)).toEqual([404, 200]);
    expect(results[0]?.body.error).toMatchObject({
      code: 'ENDPOINT_NOT_FOUND',
      message: expect.stringContaining('POST /v1/dasha/vimshottari'),
    });
  });

  it('takes the language of the batch when it names none', async () => {
    const hindi = await ask([{ endpoint: 'kundli/planets', body: BIRTH }], {}, { language: 'hi' });
    expect(hindi.results[0]?.body.data.planets[0].name).toBe('सूर्य');
    const own = { ...BIRTH, language: 'en' };
    const english = await ask([{ endpoint: 'kundli/planets', body: own }], { headers: { 'Accept-Language': 'hi' } });
    expect(english.results[0]?.body.data.planets[0].name).toBe('Sun');
  });

  it('may not be a batch, nor larger than alone', async () => {
    const nested = await ask([{ endpoint: 'batch', body: batch.example }]);
    expect(nested.codes).toEqual([[400, 'VALIDATION_FAILED']]);
    const large = await ask([
      { endpoint: 'kundli/planets', body: { ...BIRTH, name: 'x'.repeat(300_000) } },
      { endpoint: 'kundli/planets', body: BIRTH },
    ]);
    expect(large.codes).toEqual([
      [413, 'BODY_TOO_LARGE'],
      [200, ''],
    ]);
  });

  it('must fit into what is left of 5 MB', async () => {
    const request = { requestId: 'r', language: undefined, warnings: [], now: callInstant(), caller: FREE_CALLER };
    const found = await findEndpoint('matching/nadi');
    const fits = await runForCaller(found, EXAMPLE_PAIR, { ...request, room: 10_000 });
    const tooLong = await runForCaller(found, EXAMPLE_PAIR, { ...request, room: 100 });
    expect([fits.http, tooLong.http, JSON.parse(tooLong.body).error.details[0].code]).toEqual([
      200,
      400,
      'RANGE_TOO_LONG',
    ]);
  });

  it('is not begun when the time is up', async () => {
    // A clock by which six seconds pass whenever somebody looks.
    let seconds = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => 1000 * (seconds += 6));
    try {
      const { codes } = await ask(Array.from({ length: 8 }, () => ({ endpoint: 'kundli/planets', body: BIRTH })));
      const [first] = codes;
      expect([first, codes.at(-1)]).toEqual([
        [200, ''],
        [504, 'TIMED_OUT'],
      ]);
      expect(codes.map(([http]) => http)).toEqual(codes.map(([http]) => http).sort());
    } finally {
      clock.mockRestore();
    }
  });
});

describe('the batch itself', () => {
  it('has 1 to 50 calls, each with a mark and an endpoint', async () => {
    const nadis = (length: number) => Array.from({ length }, () => ({ endpoint: 'matching/nadi', body: EXAMPLE_PAIR }));
    expect((await ask(nadis(50))).results).toHaveLength(50);
    const fault = async (body: unknown) => {
      const { status, body: answered } = await call(handler, body);
      return [status, answered.error.details.map(({ field }: { field: string }) => field)];
    };
    expect(await fault({ calls: nadis(51).map((one) => ({ ref: '', ...one })) })).toEqual([400, ['calls']]);
    expect(await fault({ calls: [] })).toEqual([400, ['calls']]);
    expect(await fault({})).toEqual([400, ['calls']]);
    expect(await fault({ calls: [{ endpoint: 'matching/nadi' }, { ref: 'b' }] })).toEqual([
      400,
      ['calls.0.ref', 'calls.1.endpoint'],
    ]);
  });

  it('may have 1 MB, and no more', async () => {
    const calls = (chars: number) => [{ endpoint: 'kundli/planets', body: { ...BIRTH, name: 'x'.repeat(chars) } }];
    expect((await ask(calls(900_000))).status).toBe(200);
    expect((await ask(calls(1_100_000))).status).toBe(413);
  });
});

describe('scopes', () => {
  const verdict = (suites: string, kind = 'live') => ({
    key_id: 'k',
    customer: 'c',
    kind,
    plan: 'growth',
    suites,
    charged: 0,
    remaining: 10,
    limits: '',
  });

  it('hold for every call of a batch', async () => {
    const calls = [
      { endpoint: 'matching/nadi', body: EXAMPLE_PAIR },
      { endpoint: 'kundli/planets', body: BIRTH },
      { endpoint: 'meta/engine' },
    ];
    const { codes } = await ask(calls, { verdict: verdict('batch,kundli', 'sandbox') });
    expect(codes).toEqual([
      [403, 'SCOPE_MISSING'],
      [200, ''],
      [200, ''],
    ]);
    const opened = async (suites: string) =>
      (await ask(calls, { verdict: verdict(suites, 'sandbox') })).codes.map(([http]) => http);
    expect(await opened('*')).toEqual([200, 200, 200]);
    expect(await opened('')).toEqual([403, 403, 200]);
  });

  it('make no price for what may not be called', async () => {
    const found = await findEndpoint('matching/nadi');
    expect([
      priceFor(found, FREE_CALLER),
      priceFor(found, { ...FREE_CALLER, mayUse: () => false }),
      priceFor(null, FREE_CALLER),
    ]).toEqual([1, 0, 0]);
    expect(priceFor(await findEndpoint('meta/engine'), FREE_CALLER)).toBe(0);
  });
});

describe('credits', () => {
  let double: TestTable;
  beforeAll(async () => {
    double = await startTable();
    double.hand();
  });
  afterAll(() => double.stop());

  let serial = 0;
  /** A live key with so many credits, as the authorizer lets it through at price 0. */
  const customer = (credits: number, change: Partial<SpendingLimits> = {}) => {
    const limits: SpendingLimits = {
      customer: `b${++serial}`,
      key: 'k',
      sandbox: false,
      credits,
      cap: -1,
      keyCap: -1,
      rate: 0,
      ...change,
    };
    const used = async (): Promise<number> =>
      itemNumber((await double.table.get(usageKey(limits.customer, monthOf(Date.now())))) ?? {}, 'used');
    const options = (headers: Readonly<Record<string, string>> = {}, left = credits) => ({
      headers,
      requestId: `gateway-${++serial}`,
      verdict: {
        key_id: 'k',
        customer: limits.customer,
        kind: limits.sandbox ? 'sandbox' : 'live',
        plan: 'growth',
        suites: '*',
        charged: 0,
        remaining: left,
        limits: packLimits(limits),
      },
    });
    return { used, options };
  };
  const NADI = { endpoint: 'matching/nadi', body: EXAMPLE_PAIR }; // 1 credit
  const KOOT = { endpoint: 'matching/ashtakoot', body: EXAMPLE_PAIR }; // 2 credits
  const BAD = { endpoint: 'matching/summary', body: { groom: BIRTH } }; // 5 credits
  const creditsOf = (results: readonly Result[]) => results.map(({ body }) => body.meta.credits);

  it('are the sum of the calls that succeeded, and each call says its own', async () => {
    const { used, options } = customer(100);
    const { body, headers, results } = await ask([NADI, BAD, KOOT, { endpoint: 'meta/engine' }, NADI], options());
    expect(results.map(({ http }) => http)).toEqual([200, 400, 200, 200, 200]);
    expect(body.data.credits).toBe(4);
    expect(body.meta.credits).toEqual({ charged: 4, remaining: 96 });
    expect([headers['x-credits-charged'], headers['x-credits-remaining']]).toEqual(['4', '96']);
    expect(creditsOf(results)).toEqual([
      { charged: 1, remaining: 99 },
      undefined,
      { charged: 2, remaining: 97 },
      { charged: 0, remaining: null },
      { charged: 1, remaining: 96 },
    ]);
    expect(await used()).toBe(4);
  });

  it('run out in the middle: what follows is refused, unless it costs less', async () => {
    const { used, options } = customer(6);
    const { body, results, codes } = await ask([KOOT, KOOT, BAD, KOOT, KOOT, NADI, NADI], options());
    expect(codes.map(([http]) => http)).toEqual([200, 200, 402, 200, 402, 402, 402]);
    expect(body.data.credits).toBe(6);
    expect(results[4]?.body).toEqual({
      status: 'error',
      error: {
        code: 'CREDITS_EXHAUSTED',
        message: expect.stringContaining('The credits of this month are used up.'),
        details: [],
        docs: '/docs/errors/CREDITS_EXHAUSTED',
      },
      meta: { request_id: results[4]?.body.meta.request_id },
    });
    expect(await used()).toBe(6);
    const odd = customer(3);
    expect((await ask([KOOT, KOOT, NADI, NADI], odd.options())).codes.map(([http]) => http)).toEqual([
      200, 402, 200, 402,
    ]);
    expect(await odd.used()).toBe(3);
    const none = customer(0);
    expect((await ask([KOOT, { endpoint: 'meta/engine' }], none.options())).codes.map(([http]) => http)).toEqual([
      402, 200,
    ]);
  });

  it('of a call that fails pay for a later one', async () => {
    const { used, options } = customer(5);
    const { codes, body } = await ask([BAD, BAD, KOOT, KOOT, NADI, NADI], options());
    expect(codes.map(([http]) => http)).toEqual([400, 400, 200, 200, 200, 402]);
    expect([body.data.credits, await used()]).toEqual([5, 5]);
  });

  it('keep to the cap of the account and of the key', async () => {
    const capped = customer(100, { cap: 3 });
    expect((await ask([KOOT, KOOT, NADI], capped.options({}, 3))).codes).toEqual([
      [200, ''],
      [402, 'SPEND_CAP_REACHED'],
      [200, ''],
    ]);
    const key = customer(100, { keyCap: 3 });
    expect((await ask([KOOT, KOOT, NADI], key.options())).codes.map(([http]) => http)).toEqual([200, 402, 200]);
    expect([await capped.used(), await key.used()]).toEqual([3, 3]);
  });

  it('are never overspent by batches at once', async () => {
    const { used, options } = customer(31);
    const all = await Promise.all(Array.from({ length: 8 }, () => ask([KOOT, NADI, BAD, KOOT, NADI], options())));
    const charged = all.reduce((sum, { body }) => sum + body.data.credits, 0);
    expect(await used()).toBe(charged);
    expect(charged).toBeLessThanOrEqual(31);
    expect(charged).toBeGreaterThanOrEqual(24);
    for (const { results, body } of all) {
      const own = results
        .filter(({ http }) => http === 200)
        .reduce((sum, { body: one }) => sum + one.meta.credits.charged, 0);
      expect(own).toBe(body.data.credits);
    }
  });

  it('are not asked of a sandbox key', async () => {
    const { used, options } = customer(0, { sandbox: true });
    const { body, codes } = await ask([KOOT, NADI], options({}, -1));
    expect(codes.map(([http]) => http)).toEqual([200, 200]);
    expect([body.data.credits, body.meta.credits, await used()]).toEqual([0, { charged: 0, remaining: null }, 0]);
  });

  it('come back whole when the batch itself fails', async () => {
    const { used, options } = customer(10);
    const { status, headers } = await ask([KOOT, NADI], options(), { include: ['nothing'] });
    expect([status, headers['x-credits-charged'], headers['x-credits-remaining']]).toEqual([400, '0', '10']);
    expect(await used()).toBe(0);
  });

  describe('under an Idempotency-Key', () => {
    const key = { 'Idempotency-Key': 'order-1' };

    it('are charged once for the same batch, five replays free', async () => {
      const { used, options } = customer(20);
      const first = await ask([KOOT, BAD, NADI], options(key));
      expect(first.body.meta.credits).toEqual({ charged: 3, remaining: 17 });
      for (let replay = 0; replay < 5; replay++) {
        const again = await ask([KOOT, BAD, NADI], options(key, 17));
        expect(again.codes.map(([http]) => http)).toEqual([200, 400, 200]);
        expect(again.body.meta.credits).toEqual({ charged: 0, remaining: 17 });
        expect(creditsOf(again.results)[0]).toEqual({ charged: 0, remaining: 17 });
      }
      const sixth = await ask([KOOT, BAD, NADI], options(key, 17));
      expect([sixth.status, sixth.body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
      expect(await used()).toBe(3);
    });

    it('are not for another batch: its key is taken', async () => {
      const { used, options } = customer(20);
      await ask([KOOT], options(key));
      const other = await ask([NADI, NADI], options(key, 18));
      expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
      expect(other.body.error.message).toBe('This Idempotency-Key was used with another body.');
      expect(await used()).toBe(2);
    });

    it('are free in a replay for what was paid, not for what was refused', async () => {
      const own = customer(3);
      expect((await ask([KOOT, KOOT, NADI], own.options(key))).codes.map(([http]) => http)).toEqual([200, 402, 200]);
      const again = await ask([KOOT, KOOT, NADI], own.options(key, 0));
      expect(again.codes.map(([http]) => http)).toEqual([200, 402, 200]);
      expect([again.body.data.credits, await own.used()]).toEqual([0, 3]);
    });

    it('come back when the batch fails, and the key can be used again', async () => {
      const { used, options } = customer(10);
      const body = { include: ['nothing'] };
      expect((await ask([KOOT], options(key), body)).status).toBe(400);
      expect(await used()).toBe(0);
      expect((await ask([KOOT], options(key), body)).status).toBe(400);
      expect(await used()).toBe(0);
    });

    it('must be printable', async () => {
      const { status, body } = await ask([KOOT], customer(10).options({ 'Idempotency-Key': 'ключ' }));
      expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
    });
  });

  it('are not taken, and nothing runs that costs, when no one can count them', async () => {
    const { options } = customer(10);
    await double.stop();
    const { codes, body } = await ask([KOOT, { endpoint: 'meta/engine' }, NADI], options());
    expect(codes).toEqual([
      [503, 'OVERLOADED'],
      [200, ''],
      [503, 'OVERLOADED'],
    ]);
    expect(body.data.credits).toBe(0);
  });
});
