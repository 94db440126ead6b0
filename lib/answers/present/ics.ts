/** Calendars as text (RFC 5545): events, folded lines, escaped words. The same events give the same bytes. */
import { createHash } from 'node:crypto';
import { addDays, fromCivil, isoDate, toUnixMs, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';

/** An event: a whole civil day, or a stretch of time. */
export interface CalendarEvent {
  /** Category: what sort of event it is. */
  readonly kind: string;
  /** Key inside the kind. Kind, key and date name an event for good. */
  readonly id: string;
  readonly date: CivilDate;
  /** Null for the whole day. */
  readonly span: TimeSpan | null;
  readonly summary: string;
  readonly description: string | null;
}

/** What a calendar is made for. */
export interface CalendarHead {
  readonly name: string;
  /** Host name of the API, the right side of every UID. */
  readonly host: string;
  readonly lat: number;
  readonly lon: number;
  /** First day of the calendar: every event is stamped with its beginning, so that a repeat gives the same text. */
  readonly from: CivilDate;
  /** Minutes before an event at which a reminder is shown; null for none. */
  readonly alarmMin: number | null;
}

const CRLF = '\r\n';
/** Longest line in octets, its end not counted (RFC 5545 3.1). */
const LINE_OCTETS = 75;

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** A line cut into pieces of at most 75 octets, none inside a character; each further piece begins with a space. */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join(CRLF);
};

const dateText = (date: CivilDate): string => isoDate(date).replaceAll('-', '');
const stamp = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const instantText = (jd: TimeSpan['start']): string => stamp(Math.round(toUnixMs(jd) / 1000) * 1000);

const UID_DIGITS = 32;
const uidOf = ({ kind, id, date }: CalendarEvent, { lat, lon, host }: CalendarHead): string => {
  const name = [kind, id, isoDate(date), lat.toFixed(3), lon.toFixed(3)].join('|');
  return `${createHash('sha256').update(name).digest('hex').slice(0, UID_DIGITS)}@${host}`;
};

const alarmLines = ({ alarmMin }: CalendarHead, summary: string): string[] =>
  alarmMin === null
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, `TRIGGER:-PT${alarmMin}M`, 'END:VALARM'];

const eventLines = (event: CalendarEvent, head: CalendarHead): string[] => {
  const { date, span, summary, description, kind } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(event, head)}`,
    `DTSTAMP:${stamp(toUnixMs(fromCivil(head.from, 0, 0)))}`,
    ...(span
      ? [`DTSTART:${instantText(span.start)}`, `DTEND:${instantText(span.end)}`]
      : [`DTSTART;VALUE=DATE:${dateText(date)}`, `DTEND;VALUE=DATE:${dateText(addDays(date, 1))}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `CATEGORIES:${escaped(kind)}`,
    'TRANSP:TRANSPARENT',
    ...alarmLines(head, summary),
    'END:VEVENT',
  ];
};

/** The text of a calendar: one VEVENT for each event, in their order. */
export const icsText = (head: CalendarHead, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Udaya//Hindu calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(head.name)}`,
    `NAME:${escaped(head.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P7D',
    'X-PUBLISHED-TTL:P7D',
    ...events.flatMap((event) => eventLines(event, head)),
    'END:VCALENDAR',
  ]
    .map((line) => folded(line) + CRLF)
    .join('');
