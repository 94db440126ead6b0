import * as z from 'zod/mini';
import { askedAreas, askedDate, feedMemory, feedSky, freshUntilOf, validOf } from '../../lib/answers/queries/feed.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { MONTH_FIELD, SIGN_FEED_FIELDS } from '../../lib/contract/suites/feed-fields.ts';
import { feedAreas, feedBasis, feedEvent, feedSign, headline, valid } from '../../lib/contract/suites/feed.ts';
import { civilMonth } from '../../lib/contract/values/civil-month.ts';
import { feedInput } from '../../lib/contract/frame/inputs.ts';
import { about, whole } from '../../lib/contract/frame/about.ts';
import { date } from '../../lib/contract/frame/shapes.ts';
import { monthlyText } from '../../lib/answers/horoscope/monthly.ts';
import { serve } from '../../lib/service/http/serve.ts';
import {
  areaShapes,
  basisShape,
  eventShapes,
  feedPen,
  speechOf,
  toldShape,
} from '../../lib/answers/present/horoscope.ts';
import { civilMonthShape } from '../../lib/answers/present/civil-month.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { signStretchOf, stretchOf } from '../../layers/jyotish/horoscope/stretch.ts';

const item = z.strictObject({
  sign: feedSign,
  year: whole(1800, 2399, 'Year'),
  month: civilMonth,
  valid,
  headline,
  areas: feedAreas({ best_date: about(date, 'Date of the month with the best daily score of the area') }),
  events: about(
    z.array(feedEvent),
    'Every sign entry, station, new and full Moon and eclipse of the month, in order of time',
  ),
  basis: feedBasis,
});

const remembered = feedMemory<z.output<typeof item>>('monthly', 48);

export const horoscopeMonthly = endpoint({
  path: '/v1/horoscope/monthly',
  summary:
    'The month of a sign, or of all twelve: text, scores by area, every event with its date, and the facts behind them',
  description:
    'A month of the Gregorian calendar. Scores are the mean of its days 1, 4, 7 … under the weights of a month, in which ' +
    'the Sun counts most, ranked among all signs and months of 1990–2049. Events carry their instant on the clock of the ' +
    'request; the text names their dates in Indian time.',
  sources: ['Phaladeepika ch. 26', 'Brihat Samhita ch. 104'],
  credits: 2,
  input: feedInput({ ...MONTH_FIELD, ...SIGN_FEED_FIELDS }),
  settings: ['basis', 'areas', 'detail'],
  revalidates: true,
  remembers: true,
  output: z.strictObject({
    items: about(z.array(item), 'One item, or twelve in order of the signs'),
  }),
  example: { sign: 'aries', month: '2026-01' },
  compute: async (call) => {
    const { feed, input, words } = call;
    const pen = await feedPen(words, feed.clock, input.detail);
    call.freshUntil(freshUntilOf('monthly', feed, call.now));
    return remembered(call, () => {
      const stretch = stretchOf(feedSky(call), 'monthly', askedDate('monthly', feed));
      const { year, month } = stretch.span.from;
      return feed.signs.map((sign) => {
        const signStretch = signStretchOf(stretch, sign);
        const { facts, scores } = signStretch;
        const described = monthlyText(speechOf(pen), signStretch, askedAreas(input.areas));
        return {
          sign: signShape(words, sign),
          year,
          month: civilMonthShape(pen.bank.months, month),
          valid: spanShape(feed.clock, validOf('monthly', feed)),
          headline: described.headline.text,
          areas: {
            general: toldShape(pen, scores.general, described.general),
            ...areaShapes(described.areas, ({ area, sentences, best }) => ({
              ...toldShape(pen, scores[area], sentences),
              best_date: isoDate(best),
            })),
          },
          events: eventShapes(pen, facts),
          basis: basisShape(pen, facts),
        };
      });
    });
  },
});

export const handler = serve(horoscopeMonthly);
