import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentsNativesInput } from '../../lib/contract/frame/inputs.ts';
import {
  eventOf,
  eventOut,
  notEvaluatedOut,
  RULE_BOOK_FIELDS,
  RULE_BOOK_SETTINGS,
  schoolsOf,
  tellGates,
  verdictOut,
} from '../../lib/contract/suites/muhurat.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { eventShape, momentVerdictShape, rulesShape } from '../../lib/answers/present/muhurat.ts';
import { judgeMoment, notEvaluated, ruleBookOf } from '../../layers/jyotish/muhurat/engine.ts';
import { nativeOf } from '../../layers/jyotish/muhurat/natives.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';

export const muhuratCheck = endpoint({
  path: '/v1/muhurat/check/{event}',
  summary: 'Judge one or several chosen moments against the same rule book',
  description:
    'Judges moments by the rules that muhurat/find searches with, and says of each rule what was seen, whether it is met, whether it refuses the moment and how many points it brings. A moment that any rule refuses has the verdict vetoed; its score and grade still say how it would stand without the refusal. Up to four persons may be given, whose birth stars and Moons are looked at too. A time without a date means today at the place, and neither of them now.',
  sources: [
    'Muhurta Chintamani, and common almanac practice where it differs (stars, tithis, weekdays, months, chart)',
    'Day lists printed in India, 2023–2026 and 2041 (gates of the school drik)',
    'Weights of the score: a convention of this service, the same for every event',
  ],
  credits: 3,
  input: momentsNativesInput(RULE_BOOK_FIELDS),
  settings: ['ayanamsa', 'node', 'sunrise', ...RULE_BOOK_SETTINGS],
  output: z.strictObject({
    event: eventOut,
    results: about(z.array(verdictOut), 'One verdict for each moment, in the order in which they were sent'),
    not_evaluated: notEvaluatedOut,
  }),
  example: { event: 'marriage', date: '2026-03-08', time: '13:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moments, natives, input, options, skyAt, words, uncertain, setting }) => {
    const event = eventOf(input.event);
    const persons = natives.map((birth) => nativeOf(skyAt(birth.place), birth));
    if (natives.some(({ timeKnown }) => !timeKnown)) uncertain('results');
    const book = ruleBookOf(event, persons, input.lagna, input.direction ?? null, schoolsOf(input));
    tellGates(book, setting);
    return {
      event: eventShape(words, event),
      results: moments.map(({ jd, place, clock }) => {
        const almanac = longAlmanac(skyAt(place), place, options.sunrise, clock, jd);
        return momentVerdictShape({ words, clock }, jd, judgeMoment(almanac, jd, book));
      }),
      not_evaluated: rulesShape(words, notEvaluated(book)),
    };
  },
});

export const handler = serve(muhuratCheck);
