/** The areas of life of a report: the question of each, its house, and the event whose windows give it dates. */
import type { DatedEvent } from '../../../layers/jyotish/phala/events.ts';
import { AREA_ROWS, type AreaRow } from '../../../layers/jyotish/phala/areas.ts';
import { LIFE_AREAS } from '../../../layers/jyotish/phala/reading.ts';

/** The areas in the order in which people ask; `house` and `support` 1–12, `event` null where an area has no dates; `welcome`: hard planets that help it. */
export const AREAS = LIFE_AREAS.map((area) => {
  const { house, support, varga, event, welcome = [] }: AreaRow = AREA_ROWS[area];
  return { ask: `area_${area}` as const, house, support, varga, event, welcome };
});

/** Name of the place where a book tells of the area whose dates an event gives. */
export const areaId = (event: DatedEvent): string => `area-${event}`;

/** The questions of all areas. */
export const AREA_ASKS = AREAS.map(({ ask }) => ask);

/** Events whose windows are asked for, in the order of the areas. */
export const EVENTS = AREAS.flatMap(({ event }) => event ?? []);
