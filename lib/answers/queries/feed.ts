/** From a request to the dates of the feed, its sky, and until when the answer holds. */
import { AREAS, MAIN_AREAS, type Area, type FeedPeriod } from '../../../layers/jyotish/horoscope/areas.ts';
import { FEED_PLACE } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { feedPeriodOf, movedBy, type DateSpan } from '../../../layers/jyotish/horoscope/periods.ts';
import {
  addDays,
  isoDate,
  plusDays,
  type CivilDate,
  type JulianDay,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky, SkySettings } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import type { Clock, FeedAsked } from '../../contract/values/moment.ts';
import { lruCache } from './lru-cache.ts';

/** A calculation that reads the sky of the feed. */
interface SkyCall {
  skyAt(place: Place, change?: Partial<Omit<SkySettings, 'place'>>): Sky;
}

/**
 * The sky of the feed, the same for every reader: Lahiri ayanamsa and mean nodes, under which the tables of ranks were made.
 * Options of the request do not change it.
 */
export const feedSky = ({ skyAt }: SkyCall): Sky =>
  skyAt(FEED_PLACE, { ayanamsa: 'lahiri', node: 'mean', observer: 'geocentric' });

/** The first date of the period that is asked for. */
export const askedDate = (period: FeedPeriod, { date, offset }: FeedAsked): CivilDate => movedBy(period, date, offset);

/** From the first midnight of a span of dates to the one after its last, on a clock. */
export const midnights = (clock: Clock, { from, to }: DateSpan): TimeSpan => ({
  start: clock.instant(from, 0),
  end: clock.instant(addDays(to, 1), 0),
});

/** The dates of the period that is asked for, as instants on the clock of the request. */
export const validOf = (period: FeedPeriod, asked: FeedAsked): TimeSpan =>
  midnights(asked.clock, feedPeriodOf(period, askedDate(period, asked)));

/**
 * Until when an answer holds: one that follows the clock, to the end of the running period; one whose period the request
 * names, to the end of that period, and a day at least, since it does not change.
 */
export const freshUntilOf = (period: FeedPeriod, asked: FeedAsked, now: JulianDay): JulianDay => {
  const { end } = midnights(asked.clock, feedPeriodOf(period, asked.date));
  return asked.isNamed && end < now + 1 ? plusDays(now, 1) : end;
};

/** The areas of life that are asked for. */
export const askedAreas = (areas: 'main' | 'all'): readonly Area[] => (areas === 'all' ? AREAS : MAIN_AREAS);

/** What the text of a feed depends on besides the sky. */
interface FeedCall {
  readonly feed: FeedAsked;
  readonly input: { readonly areas: string; readonly detail: string };
  readonly options: { readonly language: string };
}

/**
 * A memory of the answers of a feed that were asked for last, `most` items in all: they are the same for everyone who asks for
 * the same.
 */
export const feedMemory = <Item>(period: FeedPeriod, most: number) => {
  const remembered = lruCache<{ items: Item[] }>(most, ({ items }) => items.length);
  return ({ feed, input, options }: FeedCall, make: () => Item[]): { items: Item[] } => {
    const { start, end } = validOf(period, feed);
    const date = isoDate(askedDate(period, feed));
    const asked = [date, start, end, feed.clock.timezone, options.language, input.areas, input.detail, ...feed.signs];
    return remembered(asked.join(), () => ({ items: make() }));
  };
};
