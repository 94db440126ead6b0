/** Subscription calendars: the form that RFC 5545 asks for, and that a repeat changes nothing. A parser reads them in tests/tools. */
import { handler as festivals } from '../../functions/calendar/festivals.ts';
import { handler as subscription } from '../../functions/calendar/ics.get.ts';
import { handler as ics } from '../../functions/calendar/ics.ts';
import { HAPPENING_KINDS } from '../../layers/jyotish/calendar/happenings.ts';
import { icsText } from '../../lib/answers/present/ics.ts';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { call } from '../support/call.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
const YEAR = { ...DELHI, from: '2026-01-01', to: '2026-12-31' };

const linesOf = (text: string): string[] => text.replace(/\r\n /g, '').split('\r\n').slice(0, -1);
const valuesOf = (text: string, name: string): string[] =>
  linesOf(text).flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []));

describe('calendar/ics', () => {
  it('has lines of at most 75 octets that end in CRLF', async () => {
    const { text, headers } = await call(ics, { ...YEAR, kinds: HAPPENING_KINDS, language: 'hi' });
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // No character is cut: the folded text is the text.
    expect(text).not.toContain('�');
  });

  it('escapes what means something in a calendar, and folds between characters', () => {
    const head = {
      name: 'a;b',
      host: 'api.test',
      scope: '1|2',
      stamped: Date.UTC(2026, 0, 1),
      refreshDays: 7,
      alarmMin: null,
    };
    const event = {
      kind: 'festivals',
      id: 'x',
      date: { year: 2026, month: 1, day: 1 },
      span: { start: julian(2461042.25), end: julian(2461042.5) },
      summary: 'one, two; three\\four\nfive',
      description: 'क'.repeat(60),
    };
    const text = icsText(head, [event]);
    expect(text).toContain('SUMMARY:one\\, two\\; three\\\\four\\nfive\r\n');
    expect(text).toContain('X-WR-CALNAME:a\\;b\r\n');
    // 12 octets of the name and 21 letters of 3 octets make 75; a further line has its space and 24 letters.
    expect(text).toContain(`DESCRIPTION:${'क'.repeat(21)}\r\n ${'क'.repeat(24)}\r\n ${'क'.repeat(15)}\r\n`);
    // 2461042.25 is 1 January 2026, 18:00 UTC.
    expect(text).toContain('DTSTART:20260101T180000Z\r\nDTEND:20260102T000000Z\r\n');
    expect(text).toContain('DTSTAMP:20260101T000000Z\r\n');
  });

  it('gives an event the same UID whatever else is asked for', async () => {
    const whole = await call(ics, { ...YEAR, kinds: ['festivals', 'grahan', 'ekadashi'] });
    const month = await call(ics, {
      ...YEAR,
      from: '2026-11-01',
      to: '2026-11-30',
      kinds: ['festivals', 'ekadashi', 'grahan'],
      language: 'hi',
      alarm_min: 10,
    });
    const [all, some] = [valuesOf(whole.text, 'UID:'), valuesOf(month.text, 'UID:')];
    expect(some.length).toBeGreaterThan(10);
    expect(all).toEqual(expect.arrayContaining(some));
    for (const uid of all) expect(uid).toMatch(/^[0-9a-f]{32}@localhost$/);
    const elsewhere = await call(ics, { ...YEAR, lat: 19.076, lon: 72.8777 });
    expect(valuesOf(elsewhere.text, 'UID:').filter((uid) => all.includes(uid))).toEqual([]);
    expect((await call(ics, { ...YEAR, kinds: ['festivals', 'grahan', 'ekadashi'] })).text).toBe(whole.text);
  });

  it('has the festivals of calendar/festivals on their days, for a region too', async () => {
    for (const region of ['all', 'bengal'] as const) {
      const listed = (await call(festivals, { ...YEAR, region })).body.data.festivals;
      const { text } = await call(ics, { ...YEAR, kinds: ['festivals'], region });
      const days = valuesOf(text, 'DTSTART;VALUE=DATE:');
      expect(days).toEqual(listed.map(({ date }: { date: string }) => date.replaceAll('-', '')));
      const summaries = valuesOf(text, 'SUMMARY:').map((one) => one.replaceAll('\\,', ','));
      expect(summaries).toEqual(listed.map(({ name }: { name: string }) => name));
    }
  });

  it('refuses more than it may hold', async () => {
    const long = await call(ics, { ...DELHI, from: '2026-01-01', to: '2027-06-01' });
    expect([long.status, long.body.error.details[0].code]).toEqual([400, 'RANGE_TOO_LONG']);
    const kinds = await call(ics, { ...YEAR, kinds: ['moon_landing'] });
    expect([kinds.status, kinds.body.error.details[0].field]).toEqual([400, 'kinds.0']);
  });

  it('leaves Rahu Kaal out where the Sun does not rise', async () => {
    const { text } = await call(ics, {
      lat: 69.65,
      lon: 18.956,
      tz: 1,
      from: '2026-11-01',
      to: '2027-01-31',
      kinds: ['rahu_kaal'],
    });
    const days = valuesOf(text, 'DTSTART:').length;
    expect(days).toBeGreaterThan(20);
    expect(days).toBeLessThan(60);
  });
});

describe('GET calendar/ics', () => {
  it('begins with the current month, keeps its ETag, and is answered 304', async () => {
    const query = { ...Object.fromEntries(Object.entries(DELHI).map(([k, v]) => [k, String(v)])), kinds: 'festivals' };
    const first = await call(subscription, undefined, { method: 'GET', query, rawBody: null });
    const again = await call(subscription, undefined, { method: 'GET', query, rawBody: null });
    expect([first.status, first.text === again.text]).toEqual([200, true]);
    const tag = first.headers['etag'] ?? '';
    expect(tag).toMatch(/^W\//);
    const known = await call(subscription, undefined, {
      method: 'GET',
      query,
      rawBody: null,
      headers: { 'If-None-Match': tag },
    });
    expect(known.status).toBe(304);
    const days = valuesOf(first.text, 'DTSTART;VALUE=DATE:');
    const now = new Date().toISOString().slice(0, 7).replace('-', '');
    expect((days[0] ?? '') >= `${now}01`).toBe(true);
    expect(days.length).toBeGreaterThan(100);
  });
});
