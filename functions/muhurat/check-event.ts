import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { momentsNativesInput } from '../../lib/contract/inputs.ts';
import { eventOf, eventOut, notEvaluatedOut, RULE_BOOK_FIELDS, scoreOut } from '../../lib/contract/muhurat.ts';
import { flag, instant, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { eventName } from '../../lib/i18n/muhurat.ts';
import { ruleFindingShape } from '../../lib/present/muhurat.ts';
import { judgeMoment, notEvaluated, ruleBookOf } from '../../layers/jyotish/muhurat/engine.ts';
import { nativeOf } from '../../layers/jyotish/muhurat/natives.ts';
import { BANDS } from '../../layers/jyotish/muhurat/score.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';

export const muhuratCheck = endpoint({
  path: '/v1/muhurat/check/{event}',
  summary: 'Judge one or several chosen moments against the same rule book',
  credits: 3,
  input: momentsNativesInput(RULE_BOOK_FIELDS),
  variables: ['event'],
  settings: ['ayanamsa', 'node', 'sunrise', 'lagna', 'direction'],
  output: z.strictObject({
    event: eventOut,
    results: z.array(
      z.strictObject({
        at: instant,
        verdict: z.enum([...BANDS.map(({ band }) => band), 'vetoed']),
        score: scoreOut.check(z.describe('also of a vetoed moment')),
        rules: z.array(
          z.strictObject({
            id: text,
            name: text,
            met: flag,
            veto: flag.check(z.describe('the rule refuses the moment')),
            points: z.number().check(z.describe('earned, or taken off')),
            observed: text.check(z.describe('what was seen: keys and numbers, the same in every language')),
          }),
        ),
      }),
    ),
    not_evaluated: notEvaluatedOut,
  }),
  example: { event: 'marriage', date: '2026-03-08', time: '13:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moments, natives, input, options, skyAt, words, uncertain }) => {
    const event = eventOf(input.event);
    const persons = natives.map((birth) => nativeOf(skyAt(birth.place), birth));
    if (natives.some(({ timeKnown }) => !timeKnown)) uncertain('results');
    const book = ruleBookOf(event, persons, input.lagna, input.direction ?? null);
    return {
      event: { id: event, name: eventName(words.language, event) },
      results: moments.map(({ jd, place, clock }) => {
        const almanac = longAlmanac(skyAt(place), place, options.sunrise, clock, jd);
        const { rules, ...judged } = judgeMoment(almanac, jd, book);
        return { at: clock.text(jd), ...judged, rules: rules.map((rule) => ruleFindingShape(words, rule)) };
      }),
      not_evaluated: [...notEvaluated(book)],
    };
  },
});

export const handler = serve(muhuratCheck);
