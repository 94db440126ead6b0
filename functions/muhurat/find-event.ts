import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { rangePlaceNativesInput } from '../../lib/contract/inputs.ts';
import {
  eventOf,
  eventOut,
  notEvaluatedOut,
  RULE_BOOK_FIELDS,
  ruleNamesOut,
  scoreOut,
} from '../../lib/contract/muhurat.ts';
import { sign, span, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { eventName } from '../../lib/i18n/muhurat.ts';
import { muhuratWindowShape, ruleNames } from '../../lib/present/muhurat.ts';
import { findMuhurats, notEvaluated, rankedMuhurats, ruleBookOf } from '../../layers/jyotish/muhurat/engine.ts';
import { nativeOf } from '../../layers/jyotish/muhurat/natives.ts';
import { BANDS } from '../../layers/jyotish/muhurat/score.ts';
import { longAlmanac } from '../../layers/jyotish/panchang/almanac.ts';

const MAX_WINDOWS = 1000;

export const muhuratFind = endpoint({
  path: '/v1/muhurat/find/{event}',
  summary: 'Ranked windows for an event (marriage, griha-pravesh, naming, vehicle, business and 20 more)',
  credits: 10,
  input: rangePlaceNativesInput(
    {
      ...RULE_BOOK_FIELDS,
      include_low: z._default(z.boolean().check(z.describe('keep windows that score below 45')), false),
      limit: z._default(z.int().check(z.gte(1), z.lte(MAX_WINDOWS), z.describe('most windows in the answer')), 100),
    },
    366,
  ),
  variables: ['event'],
  settings: ['ayanamsa', 'node', 'sunrise', 'lagna', 'direction', 'include_low', 'limit'],
  output: z.strictObject({
    event: eventOut,
    windows: z
      .array(
        z.strictObject({
          span,
          score: scoreOut,
          band: z.enum(BANDS.map(({ band }) => band)),
          passed: z.array(text).check(z.describe('ids of the rules met')),
          failed: z.array(text).check(z.describe('ids of the rules not met; none of them refuses the window')),
          lagna: z.nullable(sign).check(z.describe('rising sign; null when the lagna was not looked at')),
        }),
      )
      .check(z.maxLength(MAX_WINDOWS), z.describe('best score first, then in order of time; each at least 24 minutes')),
    found: z.int().check(z.gte(0), z.describe('windows found, also those that the limit left out')),
    rejected_by: z
      .record(text, z.int())
      .check(z.describe('minutes by the first rule that refused them; with the windows they make up the range')),
    rules: ruleNamesOut.check(z.describe('names of the rules that the answer mentions')),
    not_evaluated: notEvaluatedOut,
  }),
  example: { event: 'marriage', from: '2026-02-01', to: '2026-03-31', lat: 28.6139, lon: 77.209, tz: 5.5, limit: 5 },
  compute: ({ range: { start, end, clock }, place, natives, input, options, sky, skyAt, words, uncertain }) => {
    const event = eventOf(input.event);
    const persons = natives.map((birth) => nativeOf(skyAt(birth.place), birth));
    if (natives.some(({ timeKnown }) => !timeKnown)) uncertain('windows');
    const book = ruleBookOf(event, persons, input.lagna, input.direction ?? null);
    const almanac = longAlmanac(sky, place, options.sunrise, clock, start);
    const { windows, refused } = findMuhurats(almanac, { start, end }, book, input.include_low);
    const shown = rankedMuhurats(windows).slice(0, input.limit);
    const mentioned = [...shown.flatMap(({ passed, failed }) => [...passed, ...failed]), ...refused.keys()];
    return {
      event: { id: event, name: eventName(words.language, event) },
      windows: shown.map((window) => muhuratWindowShape(words, clock, window)),
      found: windows.length,
      rejected_by: Object.fromEntries([...refused].map(([rule, minutes]) => [rule, Math.round(minutes)])),
      rules: ruleNames(words, mentioned),
      not_evaluated: [...notEvaluated(book)],
    };
  },
});

export const handler = serve(muhuratFind);
