/** Calendar feeds: a secret address that is shown once, moved and ended; what is in it, what is not; tags, dates and limits. */
import { changeGrant } from '../../lib/accounts/grants.ts';
import { openSite, signUp, type Site, type SiteRequest } from '../support/site.ts';
import { startTable, type TestTable } from '../support/table.ts';

let double: TestTable;
let site: Site;
let clock = Date.UTC(2026, 10, 28, 9);
const realNow = Date.now;
beforeAll(async () => {
  double = await startTable();
  double.hand();
  Date.now = () => clock;
  site = await openSite(double.table, () => clock);
});
afterAll(async () => {
  Date.now = realNow;
  await double.stop();
});

const BIRTH = {
  date: '1990-05-10',
  time: '19:55',
  lat: 28.6139,
  lon: 77.209,
  tz: 5.5,
  name: 'Asha Rao',
  label: 'Asha R',
};
const DELHI = { lat: 28.6139, lon: 77.209 };
let people = 0;
/** Someone with a sandbox key, which tries everything. */
const someone = async () => {
  const { key, customer } = await signUp(site, `person${++people}@example.com`, `203.0.113.${people}`);
  const call = (method: string, path: string, body: object = {}) => site.send(method, path, body, { key: key.secret });
  const saved = async (more: object = {}): Promise<string> =>
    (await call('POST', '/v1/profiles', { ...BIRTH, ...more })).body.data.profile_id;
  const make = async (body: object) => (await call('POST', '/v1/feeds', body)).body.data;
  return { customer, call, saved, make, signed: { key: key.secret } };
};
const pathOf = (url: string): string => new URL(url).pathname;
const read = (url: string, request: SiteRequest = {}) => site.send('GET', pathOf(url), {}, request);
/** Lines without their folds. */
const valuesOf = (text: string, name: string): readonly string[] =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(name.length));

it('has an address that is shown once, is kept as a hash, and opens the calendar without a key', async () => {
  const one = await someone();
  const feed = await one.make({ events: ['sky.phase'], name: 'Moon' });
  expect(feed.url).toMatch(/^https?:\/\/[^/]+\/calendar\/(?:sandbox-)?cus_\w+\.f[0-9a-z]{19}\.[\w-]{27}\.ics$/);
  const secret = feed.url.split('.').at(-2);
  const { body } = await one.call('GET', '/v1/feeds');
  expect(body.data.feeds).toHaveLength(1);
  expect(JSON.stringify([body, await double.items()])).not.toContain(secret);
  const { status, headers, text } = await read(feed.url);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers['cache-control']).toBe('private, max-age=3600');
  expect(valuesOf(text, 'X-WR-CALNAME:')).toEqual(['Moon']);
  // The U.S. Naval Observatory has the full Moon of December 2026 on the 24th at 01:28 UTC.
  expect(valuesOf(text, 'DTSTART:')).toContainEqual(expect.stringMatching(/^20261224T0128\d\dZ$/));
  // From 1 October 2026 to the end of November 2027 there are 57 quarters of the Moon, one more or less.
  expect(Math.abs(valuesOf(text, 'UID:').length - 57)).toBeLessThan(2);
});

it('moves and ends: the old address opens nothing, and UIDs stay', async () => {
  const one = await someone();
  const feed = await one.make({ events: ['sky.station'] });
  const before = (await read(feed.url)).text;
  const move = () =>
    site.send(
      'POST',
      `/v1/feeds/${feed.feed_id}/rotate-address`,
      {},
      { ...one.signed, headers: { 'Idempotency-Key': 'm' } },
    );
  const moved = (await move()).body.data;
  // Sent again under its Idempotency-Key it moves nothing.
  expect((await move()).body.data).toEqual(moved);
  expect(moved.url).not.toBe(feed.url);
  expect((await read(feed.url)).status).toBe(404);
  expect(valuesOf((await read(moved.url)).text, 'UID:')).toEqual(valuesOf(before, 'UID:'));
  const other = await someone();
  expect((await other.call('POST', `/v1/feeds/${feed.feed_id}/rotate-address`)).status).toBe(404);
  expect((await other.call('DELETE', `/v1/feeds/${feed.feed_id}`)).status).toBe(404);
  expect((await one.call('DELETE', `/v1/feeds/${feed.feed_id}`)).status).toBe(204);
  expect((await read(moved.url)).status).toBe(404);
  expect((await one.call('DELETE', `/v1/feeds/${feed.feed_id}`)).status).toBe(404);
});

it('tells of a birth what was asked for, and no name, date, time or place of it', async () => {
  const one = await someone();
  const id = await one.saved();
  const filter = { profile_id: id, place: DELHI };
  const feed = await one.make({ events: ['natal.*', 'sky.festival', 'sky.eclipse'], filter });
  const { text } = await read(feed.url);
  const whole = text.replaceAll('\r\n ', '');
  // UIDs are digests, in which any figures may stand.
  const told = whole.replaceAll(/^UID:.*$/gm, '');
  for (const detail of ['Xqora', 'Rao', '1990', '19:55', '195500', '77.2', '28.6', id, one.customer])
    expect([detail, told.includes(detail)]).toEqual([detail, false]);
  expect(new Set(valuesOf(text, 'CATEGORIES:'))).toEqual(
    new Set(['natal.dasha', 'natal.transit', 'natal.chandrashtama', 'natal.birthday', 'sky.festival', 'sky.eclipse']),
  );
  // Whole days without a clock; the stay of the Moon from its begin to its end; all else instants of UTC without an end.
  expect(whole).toMatch(/DTSTART;VALUE=DATE:20261108\r\nDTEND;VALUE=DATE:20261109\r\nSUMMARY:Diwali/);
  expect(whole).toMatch(/DTSTART:20261223T125605Z\r\nDTEND:20261225T120305Z\r\nSUMMARY:Chandrashtama/);
  expect(whole).toMatch(/DTSTART:20270225T172743Z\r\nSUMMARY:Ketu–Mars/);
  expect(whole).not.toMatch(/undefined|null|\{/);
});

it('follows a birth that is corrected, and falls silent for one that died or is gone', async () => {
  const one = await someone();
  const id = await one.saved();
  const feed = await one.make({ events: ['natal.chandrashtama'], filter: { profile_id: id } });
  const first = await read(feed.url);
  expect(valuesOf(first.text, 'UID:').length).toBeGreaterThan(12);
  clock += 1000;
  await one.call('PATCH', `/v1/profiles/${id}`, { date: '1990-05-13' });
  const moved = await read(feed.url, { headers: { 'If-None-Match': first.headers['etag'] ?? '' } });
  expect(moved.status).toBe(200);
  expect(valuesOf(moved.text, 'DTSTART:')).not.toEqual(valuesOf(first.text, 'DTSTART:'));
  clock += 1000;
  await one.call('PATCH', `/v1/profiles/${id}`, { mark: 'deceased' });
  expect(valuesOf((await read(feed.url)).text, 'UID:')).toEqual([]);
  await one.call('DELETE', `/v1/profiles/${id}`);
  const gone = await read(feed.url);
  expect([gone.status, valuesOf(gone.text, 'UID:')]).toEqual([200, []]);
});

it('has a tag and a date by which a program is told that it has it, until the month turns', async () => {
  const one = await someone();
  const feed = await one.make({ events: ['sky.ingress'] });
  const { headers, text } = await read(feed.url);
  expect((await read(feed.url)).text).toBe(text);
  const known = await read(feed.url, { headers: { 'If-None-Match': headers['etag'] ?? '' } });
  expect([known.status, known.text, known.headers['etag']]).toEqual([304, '', headers['etag']]);
  const since = { headers: { 'If-Modified-Since': headers['last-modified'] ?? '' } };
  expect((await read(feed.url, since)).status).toBe(304);
  const earlier = { headers: { 'If-Modified-Since': 'Sun, 01 Nov 2026 00:00:00 GMT' } };
  expect((await read(feed.url, earlier)).status).toBe(200);
  const stamp = new Date(headers['last-modified'] ?? '').toISOString().replace(/[-:]|\.000/g, '');
  expect(new Set(valuesOf(text, 'DTSTAMP:'))).toEqual(new Set([stamp]));
  const now = clock;
  clock = Date.UTC(2026, 11, 1, 0, 1);
  const next = await read(feed.url, { headers: { 'If-None-Match': headers['etag'] ?? '' } });
  expect(next.status).toBe(200);
  const both = valuesOf(text, 'UID:').filter((uid) => valuesOf(next.text, 'UID:').includes(uid));
  expect(both.length).toBeGreaterThan(30);
  clock = now;
});

it('is read at most sixty times an hour, and wrong addresses of one machine keep no right one from being read', async () => {
  const one = await someone();
  const feed = await one.make({ events: ['sky.eclipse'], filter: { place: DELHI } });
  const known = { headers: { 'If-None-Match': (await read(feed.url)).headers['etag'] ?? '' } };
  for (let n = 1; n < 60; n++) expect((await read(feed.url, known)).status).toBe(304);
  const refused = await read(feed.url);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  clock += 3_600_001;
  const wrong = feed.url.replace(/\.[\w-]{27}\.ics$/, `.${'A'.repeat(27)}.ics`);
  for (let n = 0; n < 60; n++) expect((await read(wrong)).status).toBe(404);
  expect((await read(wrong)).status).toBe(429);
  expect((await read(feed.url)).status).toBe(200);
});

it('says everything that is wrong with it, and keeps to twenty an account', async () => {
  const one = await someone();
  const refused = async (body: object) => (await one.call('POST', '/v1/feeds', body)).body.error;
  expect((await refused({ events: ['natal.dasha'] })).details[0]).toMatchObject({ field: 'filter.profile_id' });
  expect((await refused({ events: ['sky.festival'] })).details[0]).toMatchObject({ field: 'filter.place' });
  expect((await refused({ events: ['report.ready'] })).details[0]).toMatchObject({ field: 'events.0' });
  const both = await refused({ events: [], name: 'x'.repeat(81) });
  expect(both.details.map(({ field }: { field: string }) => field)).toEqual(['events', 'name']);
  // A minute of a sandbox key has twenty calls.
  for (let n = 0; n < 20; n++) {
    clock += 4000;
    await one.make({ events: ['sky.phase'] });
  }
  expect((await refused({ events: ['sky.phase'] })).code).toBe('STATE_CONFLICT');
});

it('rests while the plan does not bring it, and opens again by itself when it does', async () => {
  const { token, customer } = await signUp(site, 'plan@example.com', '203.0.113.250');
  const send = (method: string, path: string, body: object = {}) => site.send(method, path, body, { token });
  await changeGrant(double.table, customer, 'business');
  const feed = (await send('POST', '/v1/feeds', { events: ['sky.phase'] })).body.data;
  expect([feed.state, (await read(feed.url)).status]).toEqual(['active', 200]);
  await changeGrant(double.table, customer, 'growth');
  expect((await send('GET', '/v1/feeds')).body.data.feeds[0].state).toBe('disabled');
  expect((await read(feed.url)).status).toBe(403);
  await changeGrant(double.table, customer, 'business');
  expect((await send('GET', '/v1/feeds')).body.data.feeds[0].state).toBe('active');
  expect((await read(feed.url)).status).toBe(200);
});

describe.each(['feeds', 'webhooks'])('a place of %s', (path) => {
  const url = path === 'webhooks' ? { url: 'https://hooks.example.com/udaya' } : {};
  const make = async (place: object) => {
    const one = await someone();
    const body = { events: ['sky.festival'], filter: { place }, ...url };
    return { one, ...(await one.call('POST', `/v1/${path}`, body)) };
  };

  it('may be named as everywhere: the name is looked up, and kept with its coordinates', async () => {
    const { status, body } = await make({ place: 'Udaipur, Rajasthan' });
    expect(status).toBe(201);
    const { lat, lon, place } = body.data.filter.place;
    // GeoNames 1253986.
    expect([Math.abs(lat - 24.585) < 0.02, Math.abs(lon - 73.713) < 0.02, place]).toEqual([
      true,
      true,
      'Udaipur, Rajasthan, IN',
    ]);
    const byId = await make({ place: '1253986' });
    expect(byId.body.data.filter.place).toEqual(body.data.filter.place);
    // What is shown may be sent back.
    expect((await make(body.data.filter.place)).body.data.filter.place).toEqual(body.data.filter.place);
  });

  it('is refused as everywhere where the name fits none, or several, and where half of it is missing', async () => {
    const refused = async (place: object) => {
      const { status, body } = await make(place);
      return [status, body.error.code, ...body.error.details.map(({ field }: { field: string }) => field)];
    };
    expect(await refused({ place: 'Qqqxyzville' })).toEqual([422, 'PLACE_NOT_FOUND', 'filter.place.place']);
    expect((await refused({ place: 'Patan' })).slice(0, 2)).toEqual([422, 'PLACE_AMBIGUOUS']);
    expect(await refused({ lat: 24.58 })).toEqual([400, 'VALIDATION_FAILED', 'filter.place.lon']);
    expect(await refused({})).toEqual([400, 'VALIDATION_FAILED', 'filter.place.lat', 'filter.place.lon']);
  });

  it('is looked up by a change too', async () => {
    if (path === 'feeds') return;
    const { one, body } = await make({ place: 'Udaipur, Rajasthan' });
    const filter = { place: { place: 'Varanasi' } };
    const changed = await one.call('PATCH', `/v1/webhooks/${body.data.webhook_id}`, { filter });
    expect(changed.body.data.filter.place.place).toBe('Varanasi, Uttar Pradesh, IN');
    const wrong = await one.call('PATCH', `/v1/webhooks/${body.data.webhook_id}`, {
      filter: { place: { place: 'Patan' } },
    });
    expect(wrong.body.error.code).toBe('PLACE_AMBIGUOUS');
  });
});

it('speaks the language of the call that made it', async () => {
  const one = await someone();
  const feed = (
    await site.send(
      'POST',
      '/v1/feeds',
      { events: ['sky.ingress'], language: 'hi' },
      {
        key: (await signUp(site, 'hindi@example.com', '203.0.113.200')).key.secret,
      },
    )
  ).body.data;
  expect(feed.name).toBe('वैदिक कैलेंडर');
  expect(valuesOf((await read(feed.url)).text, 'SUMMARY:')).toContain('सूर्य का धनु में प्रवेश');
  expect(one.customer).not.toBe('');
});
