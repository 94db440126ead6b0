/** Subscription calendars before a parser that was not written here (ical.js of Mozilla). */
import { createRequire } from 'node:module';
import { handler as ics } from '../../functions/calendar/ics.ts';
import { handler as subscription } from '../../functions/calendar/ics.get.ts';
import { HAPPENING_KINDS } from '../../layers/jyotish/calendar/happenings.ts';
import { call } from '../support/call.ts';

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
