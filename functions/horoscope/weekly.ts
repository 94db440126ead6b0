import * as z from 'zod/mini';
import { askedAreas, askedDate, feedMemory, feedSky, freshUntilOf, validOf } from '../../lib/answers/queries/feed.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { SIGN_FEED_FIELDS, WEEK_FIELD } from '../../lib/contract/suites/feed-fields.ts';
import { feedAreas, feedBasis, feedEvent, feedSign, headline, keyDay, valid } from '../../lib/contract/suites/feed.ts';
import { feedInput } from '../../lib/contract/frame/inputs.ts';
import { about, text } from '../../lib/contract/frame/about.ts';
import { date } from '../../lib/contract/frame/shapes.ts';
import { weeklyText } from '../../lib/answers/horoscope/weekly.ts';
import { serve } from '../../lib/service/http/serve.ts';
import {
  areaShapes,
  basisShape,
  eventShapes,
  feedPen,
  keyDayShape,
  speechOf,
  toldShape,
} from '../../lib/answers/present/horoscope.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { isoDate, isoWeek } from '../../layers/jyotish/ephemeris/instant.ts';
import { signStretchOf, stretchOf } from '../../layers/jyotish/horoscope/stretch.ts';

const item = z.strictObject({
  sign: feedSign,
  week: about(text, 'ISO week, YYYY-Www'),
  valid,
  headline,
  areas: feedAreas({ best_date: about(date, 'Date of the week with the best daily score of the area') }),
  key_days: about(z.array(keyDay), 'Three days that stand out, in order of time'),
  events: about(
    z.array(feedEvent),
    'Sign entries, stations, new and full Moons and eclipses of the week, in order of time',
  ),
  basis: feedBasis,
});

const remembered = feedMemory<z.output<typeof item>>('weekly', 48);

export const horoscopeWeekly = endpoint({
  path: '/v1/horoscope/weekly',
  summary:
    'The week of a sign, or of all twelve: text, scores by area, the days that stand out, and the facts behind them',
  description:
    'An ISO week, Monday to Sunday. Scores are the mean of its seven days under the weights of a week, ranked among all ' +
    'signs and weeks of 1990–2049. Three days stand out: the best, the slowest and the day of the weightiest event; where ' +
    'the week has no event left, a day of the Moon.',
  sources: ['Phaladeepika ch. 26', 'Brihat Samhita ch. 104'],
  credits: 1,
  input: feedInput({ ...WEEK_FIELD, ...SIGN_FEED_FIELDS }),
  settings: ['basis', 'areas', 'detail'],
  revalidates: true,
  remembers: true,
  output: z.strictObject({
    items: about(z.array(item), 'One item, or twelve in order of the signs'),
  }),
  example: { sign: 'aries', week: '2026-W03' },
  compute: async (call) => {
    const { feed, input, words } = call;
    const pen = await feedPen(words, feed.clock, input.detail);
    call.freshUntil(freshUntilOf('weekly', feed, call.now));
    return remembered(call, () => {
      const stretch = stretchOf(feedSky(call), 'weekly', askedDate('weekly', feed));
      const { year, week } = isoWeek(stretch.span.from);
      return feed.signs.map((sign) => {
        const signStretch = signStretchOf(stretch, sign);
        const { facts, scores } = signStretch;
        const described = weeklyText(speechOf(pen), signStretch, askedAreas(input.areas));
        return {
          sign: signShape(words, sign),
          week: `${year}-W${String(week).padStart(2, '0')}`,
          valid: spanShape(feed.clock, validOf('weekly', feed)),
          headline: described.headline.text,
          areas: {
            general: toldShape(pen, scores.general, described.general),
            ...areaShapes(described.areas, ({ area, sentences, best }) => ({
              ...toldShape(pen, scores[area], sentences),
              best_date: isoDate(best),
            })),
          },
          key_days: described.keyDays.map((one) => keyDayShape(pen, one)),
          events: eventShapes(pen, facts),
          basis: basisShape(pen, [...facts, ...described.facts]),
        };
      });
    });
  },
});

export const handler = serve(horoscopeWeekly);
