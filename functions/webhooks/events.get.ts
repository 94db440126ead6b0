import * as z from 'zod/mini';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { about, flag, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { EVENT_FAMILIES, EVENT_TYPES, EVENTS, messageOf, type EventType } from '../../lib/contract/suites/events.ts';
import { EVENT_SCHEMAS } from '../../lib/service/catalogue/event-schemas.source.ts';

const rowOf = (type: EventType) => {
  const { about: meaning, example } = EVENTS[type];
  return {
    type,
    about: meaning,
    natal: type.startsWith('natal.'),
    schema: { ...EVENT_SCHEMAS[type] },
    // `example` beside `type` is taken for a schema by tools that read the document.
    sample: { type, timestamp: '2026-11-21T18:09:00Z', data: example },
  };
};

export const listEvents = resource({
  path: '/v1/webhooks/events',
  method: 'GET',
  summary: 'Every type of event, with the JSON Schema of its message and a sample',
  description:
    'What webhooks may ask for in `events`: single types, or a family such as report.*, which also covers types that are added later. No key is needed.',
  auth: 'none',
  wave: 2,
  cacheSeconds: 3600,
  answers: {
    200: answersJson(
      'The events',
      z.strictObject({
        count: whole(1, 1000, 'Types of events'),
        families: about(z.array(text), 'Families that may be asked for'),
        events: objectList('Types of events', {
          type: oneOf(EVENT_TYPES, 'Type of the event'),
          about: about(text, 'What it says'),
          natal: about(flag, 'Whether it is about a saved birth'),
          schema: about(z.looseObject({}), 'JSON Schema (2020-12) of the body of its message'),
          sample: about(messageOf(z.looseObject({})), 'A message as it is sent'),
        }),
      }),
      { count: EVENT_TYPES.length, families: EVENT_FAMILIES, events: EVENT_TYPES.map(rowOf) },
    ),
  },
  compute: () => ({
    status: 200,
    data: { count: EVENT_TYPES.length, families: [...EVENT_FAMILIES], events: EVENT_TYPES.map(rowOf) },
  }),
});

export const handler = serveResource(listEvents);
