/** Subscription calendars before a parser that was not written here (ical.js of Mozilla). */
import { createRequire } from 'node:module';
import { handler as ics } from '../../functions/calendar/ics.ts';
import { handler as subscription } from '../../functions/calendar/ics.get.ts';
import { HAPPENING_KINDS } from '../../layers/jyotish/calendar/happenings.ts';
import { call } from '../support/call.ts';
import { startTable } from '../support/table.ts';
import { openSite, signUp } from '../support/site.ts';

interface ParsedTime {
  readonly isDate: boolean;
  readonly zone: { readonly tzid: string };
  toString(): string;
  toJSDate(): Date;
}
interface ParsedEvent {
  readonly uid: string;
  readonly summary: string;
  readonly startDate: ParsedTime;
  readonly endDate: ParsedTime;
}
interface ParsedComponent {
  getAllSubcomponents(name: string): ParsedComponent[];
  getFirstPropertyValue(name: string): unknown;
}
/** As much of ical.js as is used here. */
const ICAL: {
  readonly parse: (text: string) => unknown;
  readonly Component: new (parsed: unknown) => ParsedComponent;
  readonly Event: new (component: ParsedComponent) => ParsedEvent;
} = createRequire(import.meta.url)('ical.js');

const VARANASI = { lat: 25.3176, lon: 82.9739, tz: 5.5 };

it('are read whole, with every kind of event, in both languages', async () => {
  for (const language of ['en', 'hi'] as const) {
    const body = { ...VARANASI, from: '2026-01-01', to: '2026-12-31', kinds: HAPPENING_KINDS, alarm_min: 45, language };
    const { status, text } = await call(ics, body);
    expect(status).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const components = calendar.getAllSubcomponents('vevent');
    const events = components.map((one) => new ICAL.Event(one));
    expect(events.length).toBe([...text.matchAll(/^BEGIN:VEVENT\r$/gm)].length);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const categories = components.map((one) => String(one.getFirstPropertyValue('categories')));
    expect(new Set(categories)).toEqual(new Set(HAPPENING_KINDS));
    for (const [i, { summary, startDate, endDate }] of events.entries()) {
      expect(summary).not.toMatch(/\\|undefined/);
      const [start, end] = [startDate.toJSDate().getTime(), endDate.toJSDate().getTime()];
      expect(end).toBeGreaterThan(start);
      if (startDate.isDate) expect(Math.round((end - start) / 3_600_000)).toBe(24);
      else expect(startDate.zone.tzid).toBe('UTC');
      const alarms = components[i]?.getAllSubcomponents('valarm') ?? [];
      expect(alarms.map((one) => String(one.getFirstPropertyValue('trigger')))).toEqual(['-PT45M']);
    }
    const diwali = events.find(({ summary }) => /^(Diwali|दीपावली|दिवाली)/.test(summary));
    // The Government of India has Diwali 2026 on 8 November.
    expect(diwali?.startDate.toString()).toBe('2026-11-08');
  }
});

it('are the same behind an address', async () => {
  const query = {
    lat: '25.3176',
    lon: '82.9739',
    tz: '5.5',
    from: '2026-11-01',
    days: '30',
    kinds: 'festivals,grahan',
  };
  const got = await call(subscription, undefined, { method: 'GET', query, rawBody: null });
  const body = { ...VARANASI, from: '2026-11-01', to: '2026-11-30', kinds: ['festivals', 'grahan'] };
  expect(got.text).toBe((await call(ics, body)).text);
  const events = new ICAL.Component(ICAL.parse(got.text)).getAllSubcomponents('vevent');
  expect(events.length).toBeGreaterThan(10);
});

it('of a secret address are read whole, each event once, the same by every program that asks again', async () => {
  const double = await startTable();
  double.hand();
  try {
    const site = await openSite(double.table);
    const { key } = await signUp(site, 'asha@example.com');
    const send = async (path: string, body: object) =>
      (await site.send('POST', path, body, { key: key.secret })).body.data;
    const { profile_id: profile } = await send('/v1/profiles', {
      ...{ date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
    });
    for (const language of ['en', 'hi']) {
      const filter = { profile_id: profile, place: { lat: 28.6139, lon: 77.209 } };
      const { url } = await send('/v1/feeds', { events: ['sky.*', 'natal.*'], filter, language });
      const { status, text } = await site.send('GET', new URL(url).pathname);
      expect(status).toBe(200);
      const components = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
      const events = components.map((one) => new ICAL.Event(one));
      expect(events.length).toBe([...text.matchAll(/^BEGIN:VEVENT\r$/gm)].length);
      expect(events.length).toBeGreaterThan(300);
      const uids = events.map(({ uid }) => uid);
      const twice = events.filter(({ uid }, i) => uids.indexOf(uid) !== i);
      expect(twice.map(({ summary, startDate }) => `${startDate.toString()} ${summary}`)).toEqual([]);
      for (const { summary, startDate, endDate } of events) {
        expect(summary).not.toMatch(/\\|undefined/);
        if (!startDate.isDate) expect(startDate.zone.tzid).toBe('UTC');
        expect(endDate.toJSDate().getTime()).toBeGreaterThanOrEqual(startDate.toJSDate().getTime());
      }
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  } finally {
    await double.stop();
  }
});
