/** Windows of an event in a chart; the entries of Jupiter and Saturn that are not frozen are kept between calls. */
import type { DashaPlan } from '../../../layers/jyotish/dasha/cycle.ts';
import type { Graha, Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { eventWindows, type EventAsk, type EventWindow } from '../../../layers/jyotish/phala/events.ts';
import type { ReadChart } from '../../../layers/jyotish/phala/state.ts';
import type { SlowPlanet } from '../../../layers/jyotish/sky-events/slow-table.ts';
import { signEntries, type SignEntry } from '../../../layers/jyotish/transit/stays.ts';
import { lruCache } from './lru-cache.ts';

/** Entries by block of time, as far as they were asked for, under the settings asked for lately. */
const remembered = lruCache<Readonly<Record<SlowPlanet, Map<number, readonly SignEntry[]>>>>(16);

/** The windows of an event in a stretch of time, in order of time. */
export const windowsOfEvent = (
  sky: Sky,
  read: ReadChart,
  plan: DashaPlan<Graha>,
  ask: EventAsk,
): readonly EventWindow[] => {
  const { ayanamsa, observer, place } = sky.settings;
  const seen = JSON.stringify([ayanamsa, observer === 'topocentric' && place]);
  const known = remembered(seen, () => ({ jupiter: new Map(), saturn: new Map() }));
  const entriesOf = (planet: SlowPlanet, block: number): readonly SignEntry[] => {
    const found = known[planet].get(block) ?? signEntries(sky, planet, block);
    known[planet].set(block, found);
    return found;
  };
  return eventWindows(sky, read, plan, ask, entriesOf);
};
