import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { rangePlaceNativesInput } from '../../lib/contract/frame/inputs.ts';
import {
  eventOf,
  eventOut,
  notEvaluatedOut,
  rejectedOut,
  dayOut,
  RULE_BOOK_FIELDS,
  RULE_BOOK_SETTINGS,
  ruleNamesOut,
  schoolsOf,
  tellGates,
  windowOut,
} from '../../lib/contract/suites/muhurat.ts';
import { about, choice, upTo, whole } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { eventShape, muhuratDayShape, muhuratWindowShape, rulesShape } from '../../lib/answers/present/muhurat.ts';
import { findMuhurats, notEvaluated, rankedMuhurats, ruleBookOf } from '../../layers/jyotish/muhurat/engine.ts';
import { nativeOf } from '../../layers/jyotish/muhurat/natives.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';

const MAX_WINDOWS = 1000;

export const muhuratFind = endpoint({
  path: '/v1/muhurat/find/{event}',
  summary: 'Ranked windows for an event (marriage, griha-pravesh, naming, vehicle, business and 20 more)',
  description:
    'Searches up to 366 days for the times at which an event may be held. The time is cut wherever anything changes that a rule looks at: star, tithi, weekday, yoga, karana, the kalas of the day, the rising sign. Parts that break a rule with a veto are left out, and their minutes counted under the first such rule; the rest earn and lose points, 0 to 100. Neighbours judged alike are one window; what is shorter than 24 minutes is dropped. Self-proven days pass without a test of star, tithi, weekday and month, for the events they serve; weekdays that custom never uses are refused. Which gates refuse and which only cost points is a matter of school: drik keeps the customs of printed day lists, strict those of Muhurta Chintamani, and each gate can be set by itself. Each window tells its weekday, tithis and stars; group: day adds one row for each day that has at least 24 minutes which no rule refuses, also where its windows score low. With up to four persons, their tara and chandra bala, birth star, tithi and month are looked at too; lagna false leaves the chart of the moment out.',
  sources: [
    'Muhurta Chintamani, and common almanac practice where it differs (stars, tithis, weekdays, months, chart)',
    'Day lists printed in India, 2023–2026 and 2041 (gates of the school drik)',
    'Weights of the score: a convention of this service, the same for every event',
  ],
  credits: 10,
  input: rangePlaceNativesInput(
    {
      ...RULE_BOOK_FIELDS,
      group: choice(['window', 'day'], 'window', 'day adds a summary of each day, as printed lists have it'),
      include_low: z._default(about(z.boolean(), 'Keep windows that score below 45; false leaves them out'), false),
      limit: z._default(whole(1, MAX_WINDOWS, `Most windows in the answer, the best first, 1 to ${MAX_WINDOWS}`), 100),
    },
    366,
  ),
  settings: ['ayanamsa', 'node', 'sunrise', ...RULE_BOOK_SETTINGS, 'group', 'include_low', 'limit'],
  output: z.strictObject({
    event: eventOut,
    windows: upTo(MAX_WINDOWS, windowOut, 'Windows, the best score first, equal ones in order of time'),
    found: z.int().check(z.gte(0), z.describe('Number of windows found, those that the limit left out included')),
    days: about(
      z.array(dayOut),
      'The days that suit, in order, as printed lists have them: those that the limit left out and those of the grade low included; empty unless group is day',
    ),
    rejected_by: rejectedOut,
    rules: ruleNamesOut,
    not_evaluated: notEvaluatedOut,
  }),
  example: { event: 'marriage', from: '2026-02-01', to: '2026-03-31', lat: 28.6139, lon: 77.209, tz: 5.5, limit: 5 },
  compute: ({
    range: { start, end, clock },
    place,
    natives,
    input,
    options,
    sky,
    skyAt,
    words,
    uncertain,
    setting,
  }) => {
    const event = eventOf(input.event);
    const persons = natives.map((birth) => nativeOf(skyAt(birth.place), birth));
    if (natives.some(({ timeKnown }) => !timeKnown)) uncertain('windows');
    const book = ruleBookOf(event, persons, input.lagna, input.direction ?? null, schoolsOf(input));
    const almanac = longAlmanac(sky, place, options.sunrise, clock, start);
    tellGates(book, setting);
    const { windows, days, refused } = findMuhurats(almanac, { start, end }, book, input.include_low);
    const shown = rankedMuhurats(windows).slice(0, input.limit);
    const mentioned = [...shown.flatMap(({ passed, failed }) => [...passed, ...failed]), ...refused.keys()];
    return {
      event: eventShape(words, event),
      windows: shown.map((window) => muhuratWindowShape({ words, clock }, window)),
      found: windows.length,
      days: input.group === 'day' ? days.map((day) => muhuratDayShape({ words, clock }, day)) : [],
      rejected_by: Object.fromEntries([...refused].map(([rule, minutes]) => [rule, Math.round(minutes)])),
      rules: rulesShape(words, mentioned),
      not_evaluated: rulesShape(words, notEvaluated(book)),
    };
  },
});

export const handler = serve(muhuratFind);
