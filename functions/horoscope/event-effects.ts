import * as z from 'zod/mini';
import { feedSky } from '../../lib/answers/queries/feed.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { EVENT_FIELDS } from '../../lib/contract/suites/feed-fields.ts';
import { factKey, textFields } from '../../lib/contract/suites/feed.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { eventRangeInput } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, objectListOf, oneOf, text } from '../../lib/contract/frame/about.ts';
import { graha, house, instant, nameOf, sign, span } from '../../lib/contract/frame/shapes.ts';
import { eventText } from '../../lib/answers/horoscope/event-text.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { feedPen, skyEventShape, speechOf, textShape } from '../../lib/answers/present/horoscope.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { addDays, fromCivil } from '../../layers/jyotish/ephemeris/instant.ts';
import { EFFECT_KINDS } from '../../layers/jyotish/horoscope/effect-kinds.ts';
import { eventEffects } from '../../layers/jyotish/horoscope/effects.ts';
import { FEED_OFFSET } from '../../layers/jyotish/horoscope/day-sky.ts';
import { eventId } from '../../layers/jyotish/horoscope/facts.ts';

export const horoscopeEventEffects = endpoint({
  path: '/v1/horoscope/event-effects',
  summary:
    'What a sign entry, a station or an eclipse is for each of the twelve signs: house, side, text, and for how long',
  description:
    'One event by its key, as the feed answers it (`ingress:sun:2026-01-14`, dates in Indian time), or every event of a span ' +
    'of up to 366 days. An entry works for the stay it begins, a station for three days before and after, an eclipse for ' +
    'thirty days; an eclipse is held good in the 3rd, 6th, 10th and 11th house. No eclipse is claimed to be visible anywhere; ' +
    'eclipses of the penumbra alone are left out.',
  sources: ['Phaladeepika ch. 26', 'Brihat Samhita ch. 5, 104'],
  credits: 3,
  wave: 2,
  input: eventRangeInput(EVENT_FIELDS, 366),
  settings: ['kinds', 'detail'],
  output: z.strictObject({
    events: objectList('Events in order of time', {
      event: factKey('The event, as `event` takes it'),
      name: about(text, 'The event in words'),
      kind: oneOf(EFFECT_KINDS, 'Kind of event'),
      kind_name: nameOf('kind'),
      body: about(graha, 'Planet that enters or turns, or that is eclipsed'),
      body_name: nameOf('planet'),
      sign: about(sign, 'Sign entered, or in which it happens'),
      at: about(instant, 'When it happens'),
      span: about(span, 'How long it works'),
      effects: objectListOf(12, 'The twelve signs from Aries', {
        sign: about(sign, 'Sign of the reader'),
        house: about(house, 'House of the event, counted from that sign'),
        good: about(flag, 'Whether the rule holds it good for the sign'),
        ...textFields,
      }),
    }),
  }),
  example: { event: 'ingress:sun:2026-01-14' },
  compute: async (call) => {
    const { input, range, event: asked, words } = call;
    const pen = await feedPen(words, range.clock, input.detail);
    const speech = speechOf(pen);
    const sky = feedSky(call);
    // The dates of event keys are those of India, whatever the clock of the request.
    const indian = {
      start: fromCivil(range.from, 0, FEED_OFFSET),
      end: fromCivil(addDays(range.to, 1), 0, FEED_OFFSET),
    };
    const found = eventEffects(sky, asked === null ? range : indian, input.kinds).filter(
      ({ event }) => asked === null || eventId(event) === asked,
    );
    if (asked !== null && found.length === 0) {
      throw invalidField(
        'event',
        'UNKNOWN_VALUE',
        'event is no sign entry, station or eclipse of that date in Indian time.',
        'a key of `events` of horoscope/monthly, or of this endpoint',
        asked,
      );
    }
    return {
      events: found.map(({ event, span: works, facts }) => ({
        ...skyEventShape(pen, event, works),
        effects: facts.map((fact, i) => ({
          sign: signShape(words, i + 1),
          house: fact.house,
          good: fact.good ?? false,
          ...textShape(pen, eventText(speech, event, fact, i + 1)),
        })),
      })),
    };
  },
});

export const handler = serve(horoscopeEventEffects);
