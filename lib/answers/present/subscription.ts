/** Happenings of a calendar as its events, in the words of a person. */
import type { Happening } from '../../../layers/jyotish/calendar/happenings.ts';
import { fromCivil, toUnixMs, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place } from '../../../layers/jyotish/ephemeris/sky.ts';
import { sankrantiId } from '../../../layers/jyotish/calendar/month-grid.ts';
import { hourMinute } from '../../contract/values/hour-minute.ts';
import type { Clock } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { festivalRule, vratShape } from './calendar.ts';
import type { Words } from '../../words/words.ts';
import { eclipseName } from './eclipses.ts';
import type { CalendarFormat } from './format.ts';
import { icsText, type CalendarEvent, type CalendarHead } from './ics.ts';
import { tithiShape } from './panchang.ts';

type Description = Pick<CalendarEvent, 'id' | 'summary' | 'description'>;

/** `19:43`: the time of an instant on the clock of the calendar. */
const timeOf = ({ clock }: CalendarFormat, jd: Parameters<CalendarFormat['clock']['text']>[0]): string =>
  hourMinute(clock, jd);

const described = (format: CalendarFormat, one: Happening): Description => {
  const { words } = format;
  const text = bank(words.language, 'festivals');
  const own = bank(words.language, 'subscription');
  switch (one.kind) {
    case 'festivals': {
      const { id } = one.festival.festival;
      return { id, summary: text.festivals[id], description: festivalRule(format, one.festival) };
    }
    case 'ekadashi': {
      const { ekadashi, part } = one;
      const name = text.festivals[ekadashi.id];
      const summary = {
        fast: name,
        vaishnava_fast: filled(own.vaishnava, { name }),
        parana: filled(own.parana, { name }),
      }[part];
      const description = part === 'parana' ? null : text.ekadashiCases[ekadashi.decidedBy];
      return { id: `${ekadashi.id}:${part}`, summary, description };
    }
    case 'vrat': {
      const { name, rule } = vratShape(format, one.vrat);
      return { id: `${one.vrat.id}:${one.vrat.tithi}`, summary: name, description: rule };
    }
    case 'sankranti': {
      const id = sankrantiId(one.entry.sign);
      return {
        id,
        summary: text.sankrantis[id],
        description: filled(own.entry, { time: timeOf(format, one.entry.at) }),
      };
    }
    case 'grahan':
      return {
        id: `${one.grahan.kind}_eclipse`,
        summary: eclipseName(words, one.grahan),
        description: one.grahan.sutak ? filled(own.sutak, { time: timeOf(format, one.grahan.sutak.start) }) : null,
      };
    case 'limbs': {
      const { name, paksha_name: half } = tithiShape(words, one.tithi);
      const tithi = one.tithi % 15 === 0 ? name : `${half} ${name}`;
      return { id: 'limbs', summary: `${tithi}, ${words.named('nakshatras', one.nakshatra).name}`, description: null };
    }
    case 'rahu_kaal':
      return { id: 'rahu_kaal', summary: bank(words.language, 'day').adverse.rahu_kala, description: null };
  }
};

/** How a calendar is asked for. */
interface Wanted {
  readonly name: string | null;
  /** Place as the caller named it; null where it gave coordinates or an id. */
  readonly placeName: string | null;
  /** Address of the API as the caller wrote it. */
  readonly base: string;
  readonly place: Place;
  readonly from: CivilDate;
  readonly alarmMin: number | null;
}

/** The name of a place in a request: not an id. */
const placeNameOf = (place: unknown): string | null =>
  typeof place === 'string' && !/^\d+$/.test(place) ? place : null;

/** The calendar of the happenings, as text. */
const subscriptionText = (format: CalendarFormat, wanted: Wanted, happenings: readonly Happening[]): string => {
  const { name, placeName, base, place, from, alarmMin } = wanted;
  const own = bank(format.words.language, 'subscription');
  const head: CalendarHead = {
    name: name ?? (placeName === null ? own.name : filled(own.nameOf, { place: placeName })),
    host: new URL(base).hostname,
    scope: `${place.lat.toFixed(3)}|${place.lon.toFixed(3)}`,
    stamped: toUnixMs(fromCivil(from, 0, 0)),
    refreshDays: 7,
    alarmMin,
  };
  return icsText(
    head,
    happenings.map((one) => ({ kind: one.kind, date: one.date, span: one.span, ...described(format, one) })),
  );
};

/** What a subscription is asked with. */
interface SubscriptionCall {
  readonly input: { readonly name?: string | undefined; readonly alarm_min?: number | undefined };
  readonly place: Place;
  readonly options: Pick<Options, 'month_system'>;
  readonly words: Words;
  readonly web: { readonly base: string };
  readonly request: { readonly members: Readonly<Record<string, unknown>> };
}

/** The calendar of the happenings from a civil date on, as the answer of a subscription. */
export const subscriptionReply = (
  { input, place, options, words, web, request }: SubscriptionCall,
  clock: Clock,
  from: CivilDate,
  happenings: readonly Happening[],
) => {
  const format = { words, clock, monthSystem: options.month_system };
  const wanted = {
    name: input.name ?? null,
    placeName: placeNameOf(request.members['place']),
    base: web.base,
    place,
    from,
    alarmMin: input.alarm_min ?? null,
  };
  return { status: 200 as const, type: 'text/calendar' as const, body: subscriptionText(format, wanted, happenings) };
};
