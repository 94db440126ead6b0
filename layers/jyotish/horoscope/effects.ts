/** Sign entries, stations and eclipses as the twelve signs meet them, and how long they last. */
import { julian, plusDays } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { yearTable } from '../ephemeris/year-table.ts';
import { widened } from '../sky-events/window.ts';
import { signStays } from '../transit/stays.ts';
import { EFFECT_KINDS, type EffectKind } from './effect-kinds.ts';
import { eventFact, type Fact } from './facts.ts';
import { eventsOf, type SkyEvent } from './sky-events.ts';

/** Days for which an eclipse counts, and days before and after a station. */
const ECLIPSE_DAYS = 30;
const STATION_DAYS = 3;
/** Half a minute: an instant inside the stay that begins with an entry. */
const INSIDE = 30 / 86400;

/** How long an event works: the stay an entry begins, thirty days from an eclipse, three days around a station. */
export const effectSpanOf = (sky: Sky, { kind, body, at }: SkyEvent): TimeSpan => {
  if (kind === 'eclipse') return { start: at, end: plusDays(at, ECLIPSE_DAYS) };
  if (kind === 'station') return { start: plusDays(at, -STATION_DAYS), end: plusDays(at, STATION_DAYS) };
  const inside = { start: julian(at + INSIDE), end: julian(at + 2 * INSIDE) };
  const [stay] = signStays(yearTable(sky, at), body, inside);
  if (!stay) throw new Error(`no stay of ${body} begins with its entry`);
  return { start: at, end: stay.end };
};

/** An event with its facts for the twelve signs from Aries. */
export interface EventEffects {
  readonly event: SkyEvent;
  readonly span: TimeSpan;
  readonly facts: readonly Fact[];
}

/** Entries, stations and eclipses of a span, in order of time; eclipses of the penumbra alone are left out. */
export const eventEffects = (sky: Sky, span: TimeSpan, kinds: readonly EffectKind[] = EFFECT_KINDS): EventEffects[] =>
  eventsOf(sky, widened(span, 0))
    .filter(({ kind, detail }) => kinds.some((one) => one === kind) && detail !== 'penumbral')
    .map((event) => ({
      event,
      span: effectSpanOf(sky, event),
      facts: Array.from({ length: 12 }, (_, i) => eventFact(event, i + 1)),
    }));
