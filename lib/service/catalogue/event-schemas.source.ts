/**
 * The JSON Schema of the message of every event. The build puts them in the place of this module: what makes them would stand
 * in the code that every function loads.
 */
import * as z from 'zod/mini';
import { EVENT_TYPES, EVENTS, messageOf, type EventType } from '../../contract/suites/events.ts';

const schemaOf = (type: EventType): Readonly<Record<string, unknown>> => ({
  ...z.toJSONSchema(messageOf(EVENTS[type].data), { target: 'draft-2020-12', io: 'output' }),
});

/** By the type of the event. */
export const EVENT_SCHEMAS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  EVENT_TYPES.map((type) => [type, schemaOf(type)]),
);
