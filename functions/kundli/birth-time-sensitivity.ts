import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { instant, nameOf, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import type { Words } from '../../lib/words/words.ts';
import { planetName, varaShape } from '../../lib/answers/present/names.ts';
import { karanaShape, tithiShape } from '../../lib/answers/present/panchang.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { plusDays } from '../../layers/jyotish/ephemeris/instant.ts';
import { SENSITIVE_FACTS, type SensitiveValue } from '../../layers/jyotish/kundli/sensitive-fact.ts';
import { sensitivityOf } from '../../layers/jyotish/kundli/sensitivity.ts';

const DEFAULT_MINUTES = 30;
const MINUTES_PER_DAY = 1440;
const what = oneOf(SENSITIVE_FACTS, 'Fact');

/** A value in words. */
const valueText = (words: Words, { kind, value }: SensitiveValue): string => {
  const { pada, house, day, night } = bank(words.language, 'kundli').sensitiveValues;
  if (typeof value === 'string')
    return value
      .split(' ')
      .flatMap((key) => GRAHAS.filter((graha) => graha === key).map((graha) => planetName(words, graha)))
      .join(', ');
  switch (kind) {
    case 'sign':
      return words.name('signs', value - 1);
    case 'star':
      return words.name('nakshatras', value - 1);
    case 'tithi': {
      const { name, paksha_name: half } = tithiShape(words, value);
      return `${name} (${half})`;
    }
    case 'karana':
      return karanaShape(words, value).name;
    case 'yoga':
      return words.name('yogas', value - 1);
    case 'vara':
      return varaShape(words, value).name;
    case 'day':
      return value === 1 ? day : night;
    default:
      return (kind === 'pada' ? pada : house).replace('{n}', String(value));
  }
};

export const birthTimeSensitivity = endpoint({
  path: '/v1/kundli/birth-time-sensitivity',
  wave: 2,
  summary: 'What changes in the chart, and at which second, inside a stated uncertainty of the birth time',
  description:
    'Looks at the window of `minutes` on either side of the given time and lists every change of the ascendant and its divisional charts, of the Moon, the signs and chalit houses (Sripati) of the planets, the panchang elements, day and night, arudha lagna, hora lagna, the order of the seven karakas and the first Vimshottari lord, each to the second; then what stays the same throughout, and for what changes the stretch around the given time in which it has the value of that time. The ascendant in D60 is left out for more than 60 minutes, the hora lagna where the Sun does not rise and set. It never says which time is right. Without `minutes`, `time_uncertainty_min` is taken, else 30.',
  sources: ['BPHS ch. 6 (divisional charts)', 'Definitions of the endpoints that show each fact'],
  credits: 3,
  input: birthInput({ minutes: z.optional(whole(1, 720, 'Minutes on either side, 1 to 720')) }),
  settings: ['ayanamsa', 'node', 'sunrise', 'minutes'],
  output: z.strictObject({
    window: about(span, 'Stretch that was looked at'),
    changes: objectList('Changes in order of time; empty when nothing changes', {
      at: about(instant, 'When it changes, on the clock of the birth place'),
      key: what,
      name: nameOf('fact'),
      before: about(text, 'Value before, in words'),
      after: about(text, 'Value after, in words'),
    }),
    stable: objectList('Facts with one value in the whole window', {
      key: what,
      name: nameOf('fact'),
      value: about(text, 'Its value, in words'),
    }),
    safe_spans: objectList('The facts that change, in a fixed order', {
      key: what,
      name: nameOf('fact'),
      value: about(text, 'Value at the given time, in words'),
      span: about(span, 'Stretch around the given time in which it has that value, cut at the window'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, minutes: 10 },
  compute: ({ birth, input, options, sky, words, setting }) => {
    const minutes = input.minutes ?? (birth.uncertaintyMin > 0 ? birth.uncertaintyMin : DEFAULT_MINUTES);
    setting('minutes', minutes);
    const reach = minutes / MINUTES_PER_DAY;
    const { place, clock } = birth;
    const days = [-reach, 0, reach].map((away) =>
      dayOfMoment(sky, options, { jd: plusDays(birth.jd, away), place, clock }),
    );
    const found = sensitivityOf(sky, birth, days, minutes);
    const { sensitiveFacts } = bank(words.language, 'kundli');
    return {
      window: spanShape(clock, found),
      changes: found.changes.map(({ at, what: key, before, after }) => ({
        at: clock.text(at),
        key,
        name: sensitiveFacts[key],
        before: valueText(words, before),
        after: valueText(words, after),
      })),
      stable: found.stable.map(({ what: key, value }) => ({
        key,
        name: sensitiveFacts[key],
        value: valueText(words, value),
      })),
      safe_spans: found.safe.map((row) => ({
        key: row.what,
        name: sensitiveFacts[row.what],
        value: valueText(words, row.value),
        span: spanShape(clock, row),
      })),
    };
  },
});

export const handler = serve(birthTimeSensitivity);
