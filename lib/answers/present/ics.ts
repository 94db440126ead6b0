/** Calendars as text (RFC 5545): events, folded lines, escaped words. The same events give the same bytes. */
import { createHash } from 'node:crypto';
import { addDays, isoDate, toUnixMs, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';

/** An event: a whole civil day, or a stretch of time. */
export interface CalendarEvent {
  /** Category: what sort of event it is. */
  readonly kind: string;
  /** Key inside the kind. Kind, key and date name an event for good. */
  readonly id: string;
  readonly date: CivilDate;
  /** Null for the whole day; one that ends when it begins is an instant. */
  readonly span: TimeSpan | null;
  readonly summary: string;
  readonly description: string | null;
}

/** What a calendar is made for. */
export interface CalendarHead {
  readonly name: string;
  /** Host name of the API, the right side of every UID. */
  readonly host: string;
  /** What calendars with the same events differ by, for the UIDs: the place, or the id of a feed. */
  readonly scope: string;
  /** What every event is stamped with, epoch milliseconds: a repeat gives the same text. */
  readonly stamped: number;
  /** Days after which a program should look again. */
  readonly refreshDays: number;
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
const uidOf = ({ kind, id, date }: CalendarEvent, { scope, host }: CalendarHead): string => {
  const name = [kind, id, isoDate(date), scope].join('|');
  return `${createHash('sha256').update(name).digest('hex').slice(0, UID_DIGITS)}@${host}`;
};

const alarmLines = ({ alarmMin }: CalendarHead, summary: string): string[] =>
  alarmMin === null
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, `TRIGGER:-PT${alarmMin}M`, 'END:VALARM'];

/** Begin and end; an instant has no end, which would have to be later (RFC 5545 3.8.2.2). */
const whenLines = ({ date, span }: CalendarEvent): string[] => {
  if (!span) return [`DTSTART;VALUE=DATE:${dateText(date)}`, `DTEND;VALUE=DATE:${dateText(addDays(date, 1))}`];
  const [start, end] = [instantText(span.start), instantText(span.end)];
  return [`DTSTART:${start}`, ...(end === start ? [] : [`DTEND:${end}`])];
};

const eventLines = (event: CalendarEvent, head: CalendarHead): string[] => {
  const { summary, description, kind } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(event, head)}`,
    `DTSTAMP:${stamp(head.stamped)}`,
    ...whenLines(event),
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
    `REFRESH-INTERVAL;VALUE=DURATION:P${head.refreshDays}D`,
    `X-PUBLISHED-TTL:P${head.refreshDays}D`,
    ...events.flatMap((event) => eventLines(event, head)),
    'END:VCALENDAR',
  ]
    .map((line) => folded(line) + CRLF)
    .join('');
