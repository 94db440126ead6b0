/**
 * `UDAYA_KEY=<key> npm run smoke -- <url>`: asks a running service, on AWS or on one machine, a call of every kind, and says of
 * each whether it was answered as it should be. Exit code 1 where one was not. A live key pays for three charts, a day, two drawings
 * and one report of numbers; a sandbox key pays nothing, and the row about credits then only sees that nothing is taken.
 */
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

/** A call, and what must be true of its answer. */
interface Row {
  readonly what: string;
  readonly call: string;
  readonly key?: 'ours' | 'unknown';
  /** Sent as JSON, or as it is when it is text. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  /** Something that the body holds. */
  readonly holds?: string;
  /** A header, and how it begins or what it matches. */
  readonly header?: readonly [name: string, value: string | RegExp];
}

const BIRTH = { name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const DAY = { date: '2026-11-23', lat: 28.6139, lon: 77.209, tz: 5.5 };
const PLANETS = 'POST /v1/kundli/planets';
const ERROR = '"status":"error"';

const row = (what: string, call: string, status: number, more: Omit<Row, 'what' | 'call' | 'status'> = {}): Row => ({
  what,
  call,
  status,
  ...more,
});

/** The calls, to each of the three APIs and to what stands before them. `base` is the address that links must lead to. */
const rows = (base: string): readonly Row[] => [
  row('it is there', 'GET /v1/health', 200),
  row('HEAD is answered where GET is', 'HEAD /v1/health', 200),
  row('its first page is a page', 'GET /', 200, { holds: '<html', header: ['content-type', /^text\/html/] }),
  row('pages know the root they stand at', 'GET /docs', 200, {
    holds: `data-root="${new URL(base).pathname.replace(/\/$/, '')}"`,
  }),
  row('a session is asked to sign in, at the same address', 'GET /dashboard', 303, {
    header: ['location', `${base}/login`],
  }),
  row('its documents name its endpoints', 'GET /v1/meta/endpoints', 200, { holds: '/v1/kundli/planets' }),
  row('no key is 401', PLANETS, 401, { body: BIRTH, holds: ERROR }),
  row('an unknown key is 401', PLANETS, 401, { key: 'unknown', body: BIRTH, holds: ERROR }),
  row('a chart (natal)', PLANETS, 200, { key: 'ours', body: BIRTH, holds: '"status":"success"' }),
  row('a day (sky)', 'POST /v1/panchang/daily', 200, { key: 'ours', body: DAY, holds: '"status":"success"' }),
  row('a drawing', 'POST /v1/charts/render', 200, { key: 'ours', body: BIRTH, holds: '<svg' }),
  row('a drawing that the second layer paints', 'POST /v1/charts/render', 200, {
    key: 'ours',
    body: { ...BIRTH, format: 'png', language: 'hi' },
    header: ['content-type', /^image\/png/],
  }),
  row('a request id comes back', 'GET /v1/health', 200, { header: ['x-request-id', /./] }),
  row('long answers are compressed', 'GET /v1/meta/endpoints', 200, {
    headers: { 'Accept-Encoding': 'gzip' },
    header: ['content-encoding', /gzip/],
  }),
  row('a wrong field is 400', PLANETS, 400, { key: 'ours', body: { ...BIRTH, lat: 99 }, holds: '"field":"lat"' }),
  row('no JSON is 400', PLANETS, 400, { key: 'ours', body: '{', holds: 'INVALID_JSON' }),
  row('an unknown method is 405 (natal)', 'DELETE /v1/kundli/planets', 405, { header: ['allow', /POST/] }),
  row('an unknown method is 405 (sky)', 'PUT /v1/panchang/daily', 405, { header: ['allow', /POST/] }),
  row('a preflight is answered', 'OPTIONS /v1/kundli/planets', 204, {
    headers: { Origin: 'https://example.com', 'Access-Control-Request-Method': 'POST' },
    header: ['access-control-allow-methods', /POST/],
  }),
  row('a path of another service is led to ours', 'POST /v1/dasha/mahadasha', 404, {
    body: '{}',
    holds: 'POST /v1/dasha/vimshottari',
  }),
  row('an unknown path is 404 (desk)', 'GET /v1/nothing', 404, { holds: 'ENDPOINT_NOT_FOUND' }),
  row('an unknown path is 404 (natal)', 'GET /v1/kundli/nothing/at/all', 404, { holds: 'ENDPOINT_NOT_FOUND' }),
  row('an unknown path is 404 (sky)', 'GET /v1/panchang/nothing/at/all', 404, { holds: 'ENDPOINT_NOT_FOUND' }),
  row('an unknown page is a page', 'GET /nothing', 404, { headers: { Accept: 'text/html' }, holds: '<html' }),
  row('people can sign in', 'GET /login', 200, { holds: '<form' }),
  row('plans are told', 'GET /v1/plans', 200, { holds: '"growth"' }),
  row('its state is told', 'GET /v1/status', 200, { holds: '"works"' }),
  row('its state is shown', 'GET /status', 200, { holds: '<html' }),
];

/** What a row found. */
export interface Found {
  readonly what: string;
  /** What is wrong; empty when nothing is. */
  readonly fault: string;
}

const headerFault = (call: string, answer: Response, [name, wanted]: Exclude<Row['header'], undefined>): string => {
  const value = answer.headers.get(name) ?? '';
  const isRight = typeof wanted === 'string' ? value.startsWith(wanted) : wanted.test(value);
  return isRight ? '' : `${call}: ${name} is ${value || 'missing'}`;
};

/** The faults of an address: its calls, then what a chart costs. Never throws for an answer, however wrong. */
export const smoke = async (base: string, key: string): Promise<readonly Found[]> => {
  const send = (
    call: string,
    { key: whose, body, headers = {} }: Pick<Row, 'key' | 'body' | 'headers'> = {},
  ): Promise<Response> => {
    const [method = 'GET', path = '/'] = call.split(' ');
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(whose === undefined ? {} : { 'X-Api-Key': whose === 'ours' ? key : `${key.slice(0, 8)}${'0'.repeat(40)}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: text }),
    });
  };
  const faultOf = async ({ call, status, holds, header, ...sent }: Row): Promise<string> => {
    try {
      const answer = await send(call, sent);
      const text = await answer.text();
      if (answer.status !== status) return `${call} is ${answer.status}, not ${status}: ${text.slice(0, 200)}`;
      if (holds !== undefined && !text.includes(holds)) return `${call} does not say ${holds}`;
      return header === undefined ? '' : headerFault(call, answer, header);
    } catch (error) {
      return `${call} was not answered: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  const found: Found[] = [];
  for (const row of rows(base)) found.push({ what: row.what, fault: await faultOf(row) });
  const credits = async (body: unknown): Promise<readonly number[]> => {
    const { headers } = await send(PLANETS, { key: 'ours', body });
    return ['x-credits-charged', 'x-credits-remaining'].map((name) => Number(headers.get(name) ?? 'NaN'));
  };
  const fault = await creditFault(credits).catch((error: unknown) => String(error));
  const report = await reportFault(send).catch((error: unknown) => String(error));
  const source = await sourceFault(send).catch((error: unknown) => String(error));
  return [
    ...found,
    { what: 'a chart costs what it says, a refused one nothing', fault },
    { what: 'a report is made, and can be fetched', fault: report },
    { what: 'its source can be fetched', fault: source },
  ];
};

/** How often a report is asked for, and milliseconds between two times. */
const REPORT = { asks: 60, everyMs: 1000 } as const;

const REPORT_OUT = z.object({ data: z.object({ report_id: z.string(), status: z.string() }) });
const LINK_OUT = z.object({ data: z.object({ url: z.string() }) });

type Send = (call: string, row?: Pick<Row, 'key' | 'body' | 'headers'>) => Promise<Response>;

const reportFault = async (send: Send): Promise<string> => {
  const body = { name: BIRTH.name, date: BIRTH.date };
  const ordered = await send('POST /v1/pdf/numerology', { key: 'ours', body });
  if (ordered.status !== 201 && ordered.status !== 202) return `the order is ${ordered.status}`;
  let { data } = z.parse(REPORT_OUT, await ordered.json());
  for (let n = 0; n < REPORT.asks && (data.status === 'queued' || data.status === 'rendering'); n++) {
    await pause(REPORT.everyMs);
    const asked = await send(`GET /v1/reports/${data.report_id}`, { key: 'ours' });
    ({ data } = z.parse(REPORT_OUT, await asked.json()));
  }
  if (data.status !== 'ready') return `the report is ${data.status}`;
  const made = await send(`POST /v1/reports/${data.report_id}/link`, { key: 'ours', body: {} });
  const { url } = z.parse(LINK_OUT, await made.json()).data;
  const file = await fetch(url);
  const start = (await file.text()).slice(0, 5);
  return file.status === 200 && start === '%PDF-' ? '' : `${new URL(url).host} answers ${file.status}, ${start}`;
};

/** How a Zstandard file begins. */
const ZSTD = '28b52ffd';

const sourceFault = async (send: Send): Promise<string> => {
  const asked = await send('GET /source');
  if (asked.status !== 303) return `GET /source is ${asked.status}, not 303`;
  const file = await fetch(asked.headers.get('location') ?? '');
  const start = Buffer.from(await file.arrayBuffer()).toString('hex', 0, 4);
  return file.status === 200 && start === ZSTD ? '' : `the archive of GET /source is ${file.status}, ${start}`;
};

const creditFault = async (credits: (body: unknown) => Promise<readonly number[]>): Promise<string> => {
  const [, before = NaN] = await credits(BIRTH);
  const [failed = NaN] = await credits({ ...BIRTH, lat: 99 });
  // What failed is given back at once, or by settlement.
  await pause(200);
  const [charged = NaN, after = NaN] = await credits(BIRTH);
  if (failed !== 0) return `a refused chart was charged ${failed}`;
  if (Number.isNaN(before) && charged === 0) return '';
  return before - after === charged
    ? ''
    : `${before} credits, then ${after}, where ${charged} were charged (or another caller uses this key)`;
};

const main = async (): Promise<number> => {
  const [address = ''] = process.argv.slice(2);
  const key = process.env['UDAYA_KEY'] ?? '';
  if (!URL.canParse(address) || key === '') {
    console.error('usage: UDAYA_KEY=<key> npm run smoke -- <url of the service>');
    return 2;
  }
  const found = await smoke(address.replace(/\/+$/, ''), key);
  for (const { what, fault } of found)
    console.log(`${fault === '' ? 'ok   ' : 'FAULT'} ${what}${fault === '' ? '' : `: ${fault}`}`);
  return found.some(({ fault }) => fault !== '') ? 1 : 0;
};

if (import.meta.main) process.exitCode = await main();
