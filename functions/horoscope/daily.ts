import * as z from 'zod/mini';
import { askedAreas, askedDate, feedMemory, feedSky, freshUntilOf, validOf } from '../../lib/answers/queries/feed.ts';
import { lruCache } from '../../lib/answers/queries/lru-cache.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { SIGN_FEED_FIELDS } from '../../lib/contract/suites/feed-fields.ts';
import {
  feedAreas,
  feedBasis,
  feedDate,
  feedEvent,
  feedSign,
  headline,
  lucky,
  valid,
} from '../../lib/contract/suites/feed.ts';
import { feedInput } from '../../lib/contract/frame/inputs.ts';
import { about, text } from '../../lib/contract/frame/about.ts';
import { dailyText } from '../../lib/answers/horoscope/daily.ts';
import { serve } from '../../lib/service/http/serve.ts';
import {
  areaShapes,
  basisShape,
  eventShapes,
  feedPen,
  luckyShape,
  toldShape,
} from '../../lib/answers/present/horoscope.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { isoDate, type CivilDate } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../layers/jyotish/ephemeris/sky.ts';
import { daySkyOf } from '../../layers/jyotish/horoscope/day-sky.ts';
import { feedHoursOf, luckyOf } from '../../layers/jyotish/horoscope/lucky.ts';
import { signDayOf } from '../../layers/jyotish/horoscope/sign-day.ts';
import { dayEventsOf } from '../../layers/jyotish/horoscope/sky-events.ts';

const item = z.strictObject({
  sign: feedSign,
  date: feedDate,
  valid,
  headline,
  areas: feedAreas({}),
  do: about(z.array(text), 'Two things to do on the day, for its two best areas'),
  care: about(z.array(text), 'One thing to take care with, in the weakest area of the day'),
  lucky,
  events: about(
    z.array(feedEvent),
    'Sign entries, stations, new and full Moons and eclipses near the day, in order of time',
  ),
  basis: feedBasis,
});

/** The sky of a date: the same for every caller. */
const daySkies = (sky: Sky, date: CivilDate) => {
  const day = daySkyOf(sky, date);
  return { day, events: dayEventsOf(sky, day), hours: feedHoursOf(sky, day) };
};
const skyOf = lruCache<ReturnType<typeof daySkies>>(8);
const remembered = feedMemory<z.output<typeof item>>('daily', 72);

export const horoscopeDaily = endpoint({
  path: '/v1/horoscope/daily',
  summary: 'The day of a sign, or of all twelve: text, scores by area, events, and the facts of the sky behind them',
  description:
    'Transits at 06:00 Indian time of the date, the same for every reader, judged from the sign with vedha, dignity and ' +
    'combustion; the house of the Moon is the one it holds longest from 06:00 to 22:00. The score of a day stands on what ' +
    'changes within a month: the Moon first, then the quick planets. A score is the rank of the day among all signs and days of 1990–2049: 60 is the middle, and no sign is ' +
    'the unlucky one. Every sentence follows from facts of `basis` (`detail: "full"` shows which) and comes back after ' +
    'three weeks at the earliest. `tz` decides which date today is. Send the ETag as If-None-Match: an answer that still ' +
    'holds costs nothing.',
  sources: ['Phaladeepika ch. 26', 'Brihat Samhita ch. 104'],
  credits: 1,
  input: feedInput(SIGN_FEED_FIELDS),
  settings: ['basis', 'areas', 'detail'],
  revalidates: true,
  remembers: true,
  output: z.strictObject({
    items: about(z.array(item), 'One item, or twelve in order of the signs'),
  }),
  example: { sign: 'aries', date: '2026-01-14' },
  compute: async (call) => {
    const { feed, input, words } = call;
    const pen = await feedPen(words, feed.clock, input.detail);
    call.freshUntil(freshUntilOf('daily', feed, call.now));
    return remembered(call, () => {
      const date = askedDate('daily', feed);
      const valid = validOf('daily', feed);
      const sky = feedSky(call);
      const { day, events, hours } = skyOf(isoDate(date), () => daySkies(sky, date));
      return feed.signs.map((sign) => {
        const signDay = signDayOf(day, events, sign);
        const { facts, scores } = signDay;
        const { headline: title, general, areas, acts, care } = dailyText(pen.bank, signDay, askedAreas(input.areas));
        return {
          sign: signShape(words, sign),
          date: isoDate(date),
          valid: spanShape(feed.clock, valid),
          headline: title.text,
          areas: {
            general: toldShape(pen, scores.general, general),
            ...areaShapes(areas, ({ area, sentences }) => toldShape(pen, scores[area], sentences)),
          },
          do: acts.map((act) => act.text),
          care: [care.text],
          lucky: luckyShape(pen, luckyOf(signDay, hours)),
          events: eventShapes(pen, facts),
          basis: basisShape(pen, facts),
        };
      });
    });
  },
});

export const handler = serve(horoscopeDaily);
