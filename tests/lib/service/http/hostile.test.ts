/** Requests that mean no good: their size, their texts, and what they say twice. */
import { handler as birthchart } from '../../../../functions/core/birthchart.ts';
import { handler as engine } from '../../../../functions/meta/engine.get.ts';
import { handler as positions } from '../../../../functions/ephemeris/positions.ts';
import { handler as daily } from '../../../../functions/panchang/daily.ts';
import { handler as findAngas } from '../../../../functions/panchang/find.ts';
import { handler as check } from '../../../../functions/muhurat/check-event.ts';
import { handler as varga } from '../../../../functions/varga/chart.ts';
import { call } from '../../../support/call.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const MOMENT = { date: '2026-11-21', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 };
const errorOf = async (handler: typeof birthchart, body: unknown, options: Parameters<typeof call>[2] = {}) => {
  const { status, body: answered, text } = await call(handler, body, options);
  return { status, ...answered.error, bytes: text.length };
};
const listOf = (length: number, item: unknown): unknown[] => Array.from({ length }, () => item);
const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`m${n}`, 1]));
const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < levels; n++) value = [value];
  return value;
};

describe('the size of a request', () => {
  it('is judged by its lists first: sixty thousand births are one fault beside those of the first four', async () => {
    const path = { event: 'marriage' };
    const { status, details, message, bytes } = await errorOf(
      check,
      { ...MOMENT, natives: listOf(60_000, {}) },
      { path },
    );
    expect([status, details[0]]).toMatchObject([
      400,
      { field: 'natives', code: 'TOO_LONG', expected: 'at most 4 items' },
    ]);
    expect(details.map(({ field }: { field: string }) => field.split('.')[1])).not.toContain('4');
    expect(message).toBe(`${details[0].message} ${details.length} fields are not valid.`);
    expect(bytes).toBeLessThan(10_000);
  });

  it('lists a hundred faults and counts the others', async () => {
    const moments = listOf(50, { date: 1, time: 1, lat: 'x', lon: 'x' });
    const { details, message } = await errorOf(check, { ...MOMENT, moments }, { path: { event: 'marriage' } });
    expect(details).toHaveLength(100);
    const [, count] = / (\d{3}) fields are not valid\. The first 100 are listed\.$/.exec(message) ?? [];
    expect(Number(count)).toBeGreaterThan(100);
  });

  it.each([
    ['an option that is an object', positions, { ...MOMENT, ayanamsa: members(20_000) }, 'ayanamsa'],
    ['a field that is an object', findAngas, { from: '2026-01-01', to: '2026-01-02', where: members(20_000) }, 'where'],
    ['the request itself', daily, { ...MOMENT, ...members(20_000) }, 'body'],
  ])('%s has at most 200 members', async (_, handler, body, field) => {
    const { status, details, bytes } = await errorOf(handler, body);
    expect([status, details]).toEqual([
      400,
      [{ field, code: 'TOO_LONG', message: `${field} may have at most 200 members.`, expected: 'at most 200 members' }],
    ]);
    expect(bytes).toBeLessThan(1000);
  });

  it('has at most 16 levels', async () => {
    expect((await call(birthchart, { ...BIRTH, other: deep(15) })).status).toBe(200);
    const { status, details } = await errorOf(birthchart, { ...BIRTH, other: deep(16) });
    expect([status, details[0].field, details[0].expected]).toEqual([400, 'body', 'at most 16 levels of nesting']);
    for (const rawBody of [
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
    ]) {
      const headers = { 'Idempotency-Key': 'k' };
      expect((await call(birthchart, null, { rawBody, headers })).status).toBe(400);
    }
  });

  it('names twenty unknown members in warnings, and all of them under strict', async () => {
    const { body } = await call(birthchart, { ...BIRTH, ...members(100) });
    expect(body.meta.warnings).toHaveLength(20);
    const { details } = await errorOf(birthchart, { ...BIRTH, ...members(90), strict: true });
    expect(details).toHaveLength(90);
  });

  it('repeats no name of a member beyond 100 characters', async () => {
    const { bytes } = await errorOf(birthchart, { ...BIRTH, strict: true, ['x'.repeat(200_000)]: 1 });
    expect(bytes).toBeLessThan(1000);
    const other = await errorOf(positions, { ...MOMENT, ayanamsa: { ['x'.repeat(200_000)]: 1 } });
    expect(other.bytes).toBeLessThan(2000);
  });
});

describe('a member that every object inherits', () => {
  it.each(['toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'])(
    'is unknown, like any other: %s',
    async (name) => {
      for (const value of [{}, [], [1], [{}], { a: [1] }, null, 1, 'x']) {
        const { status, body } = await call(birthchart, { ...BIRTH, [name]: value });
        expect([status, body.meta.warnings?.[0]?.code]).toEqual([200, 'UNKNOWN_FIELD']);
      }
      expect((await errorOf(birthchart, { ...BIRTH, strict: true, [name]: {} })).details[0].field).toBe(name);
      const { status } = await call(engine, null, { method: 'GET', rawBody: null, query: { [name]: '1' } });
      expect(status).toBe(200);
    },
  );
});

describe('a name', () => {
  it.each([
    [' '],
    ['\u00a0\u3000'],
    ['\u0000\u0001'],
    ['a\u0007b'],
    ['Asha\n'],
    ['\ud800'],
    ['Asha \udc00'],
    ['\u200d\u200c'],
    ['\u202e'],
  ])('is refused when it cannot be read: %j', async (name) => {
    const { status, details } = await errorOf(birthchart, { ...BIRTH, name });
    expect([status, details[0].field, details[0].code]).toEqual([400, 'name', 'UNKNOWN_VALUE']);
  });

  it.each([['आशा'], ['क्‍ष'], ['Zoë O’Neil-Smith'], ['李小龍'], ['😀'], ['  Asha '], ['x'.repeat(100)]])(
    'is taken when it can: %j',
    async (name) => {
      const { status, body } = await call(birthchart, { ...BIRTH, name });
      expect([status, body.data?.name]).toEqual([200, name]);
    },
  );
});

describe('a body', () => {
  it.each([
    ['text', false],
    ['base64', true],
  ])('that is no UTF-8 is refused, sent as %s', async (_, isBase64) => {
    const bytes = Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`",${JSON.stringify(BIRTH).slice(1)}`),
    ]);
    const rawBody = isBase64 ? bytes.toString('base64') : bytes.toString();
    for (const type of ['application/json', 'application/json;charset=UTF-8', 'application/vnd.api+json']) {
      const headers = { 'Content-Type': type };
      const { status, code, message } = await errorOf(birthchart, null, { rawBody, isBase64, headers });
      expect([status, code, message]).toEqual([400, 'INVALID_JSON', 'The body is not valid UTF-8.']);
    }
  });

  it('may begin with a byte order mark', async () => {
    for (const name of ['Asha', 'x\\u0041']) {
      const rawBody = `\ufeff${JSON.stringify({ ...BIRTH, name })}`;
      expect((await call(birthchart, null, { rawBody })).status).toBe(200);
      const base64 = Buffer.from(rawBody).toString('base64');
      expect((await call(birthchart, null, { rawBody: base64, isBase64: true })).status).toBe(200);
    }
  });

  it('that repeats a variable of the path must say the same', async () => {
    const path = { chart: 'D9' };
    expect((await call(varga, { ...BIRTH, chart: 'D9' }, { path })).status).toBe(200);
    const { status, code, details } = await errorOf(varga, { ...BIRTH, chart: 'D10' }, { path });
    expect([status, code, details[0]]).toEqual([
      400,
      'INPUT_CONFLICT',
      {
        field: 'chart',
        code: 'CONFLICT',
        message: 'chart and the path say different things.',
        expected: 'D9',
        received: 'D10',
      },
    ]);
  });
});

describe('an Idempotency-Key', () => {
  it.each([['', 'ключ', 'x'.repeat(65)]])('that is none is named in the details: %j', async (key) => {
    const limits = 'c k 0 10 -1 -1 0';
    const charge = 'id c 2026-11 1 1 0 %20 later';
    const verdict = {
      key_id: 'k',
      customer: 'c',
      kind: 'live',
      plan: 'growth',
      suites: '*',
      charged: 0,
      owed: 1,
      remaining: 10,
      limits,
      charge,
    };
    process.env['UDAYA_TABLE'] ??= 'none';
    process.env['UDAYA_DYNAMODB_ENDPOINT'] ??= 'http://127.0.0.1:9';
    const { status, details } = await errorOf(birthchart, BIRTH, { verdict, headers: { 'Idempotency-Key': key } });
    expect([status, details]).toMatchObject([
      400,
      [{ field: 'Idempotency-Key', expected: '1 to 64 printable characters' }],
    ]);
  });
});
