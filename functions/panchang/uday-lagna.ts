import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { panchakaWindow, signSpan, sunState } from '../../lib/contract/suites/panchang.ts';
import { about, objectList } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { panchakaShape } from '../../lib/answers/present/panchang.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import { clipped } from '../../layers/jyotish/ephemeris/span.ts';
import { lagnaTable } from '../../layers/jyotish/panchang/lagna-table.ts';
import { panchakaWindows } from '../../layers/jyotish/panchang/panchaka-rahita.ts';

/** Signs and windows are cut by two searches: what is left by their difference is no window. */
const SHORTEST_DAYS = 0.5 / 86400;

export const udayLagna = endpoint({
  path: '/v1/panchang/uday-lagna',
  summary: 'Rising signs of a day with the time each rises',
  description:
    'The sidereal signs that rise in the east, one after the other, from sunrise to the next sunrise; the first and the last are cut at the ends of the day. Between the polar circles and the poles some signs never rise, or rise backwards, and the list shows what happens there. Where the Sun does not rise, the day runs from six to six local mean time.',
  sources: ['Surya Siddhanta 3.42-50'],
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    sun: sunState,
    lagnas: objectList('Rising signs from sunrise to the next sunrise, in order of time', {
      ...signSpan.shape,
      panchaka: about(
        z.nullable(z.array(panchakaWindow)),
        'Panchaka rahita: which of the five Panchakas runs while the sign rises, in order, by panchang/panchaka-rahita; null where the Sun does not rise: see sun',
      ),
    }),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const windows = panchakaWindows(sky, almanac, day, 'paksha');
    return {
      sun: day.sun,
      lagnas: lagnaTable(sky, place, day).map((row) => ({
        sign: signShape(words, row.sign),
        span: spanShape(clock, row),
        panchaka:
          windows &&
          windows.flatMap(({ kind, remainder, span }) => {
            const part = clipped(span, row);
            return part && part.end - part.start > SHORTEST_DAYS
              ? [panchakaShape({ words, clock }, { kind, remainder, span: part })]
              : [];
          }),
      })),
    };
  },
});

export const handler = serve(udayLagna);
