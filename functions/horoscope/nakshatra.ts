import * as z from 'zod/mini';
import { askedDate, feedSky, freshUntilOf, validOf } from '../../lib/answers/queries/feed.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { STAR_FEED_FIELDS } from '../../lib/contract/suites/feed-fields.ts';
import { feedDate, feedGrade, feedStar, scorePart, textFields, valid } from '../../lib/contract/suites/feed.ts';
import { feedInput } from '../../lib/contract/frame/inputs.ts';
import { taraOut } from '../../lib/contract/suites/panchang.ts';
import { about, flag, objectList, whole } from '../../lib/contract/frame/about.ts';
import { instant, star } from '../../lib/contract/frame/shapes.ts';
import { starDayText } from '../../lib/answers/horoscope/star-day.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { feedPen, scoreShape, starPartsShape, textShape } from '../../lib/answers/present/horoscope.ts';
import { starShape, taraShape } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { daySkyOf } from '../../layers/jyotish/horoscope/day-sky.ts';
import { STAR_PARTS, starChangeOf, starDayOf } from '../../layers/jyotish/horoscope/star-day.ts';

export const horoscopeNakshatra = endpoint({
  path: '/v1/horoscope/nakshatra',
  summary: 'The day of a birth star, or of all twenty-seven, by its tara: score, text, and what the score is made of',
  description:
    'The star of the Moon at 06:00 Indian time, counted from the star of birth by nines, makes the tara of the day. Its ' +
    'score moves by five with the nature of the Moon’s star and for the bad part of a nitya yoga; `basis` adds up to it. ' +
    'Where the Moon changes its star before 18:00, `change` tells when, and what follows.',
  sources: ['Muhurta Chintamani ch. 4', 'Muhurta Chintamani ch. 2 (natures of the stars)'],
  credits: 1,
  wave: 2,
  input: feedInput(STAR_FEED_FIELDS),
  settings: ['detail'],
  revalidates: true,
  output: z.strictObject({
    items: objectList('One item, or twenty-seven in order of the stars', {
      nakshatra: feedStar,
      date: feedDate,
      valid,
      moon_nakshatra: about(star, 'Star of the Moon at 06:00 Indian time'),
      tara: taraOut,
      good: about(flag, 'Whether the tara is a good one: 2, 4, 6, 8 and 9 are; Janma is mixed and counts as not good'),
      score: whole(22, 85, 'Score, 22 to 85: the sum of `basis`'),
      ...feedGrade,
      ...textFields,
      change: about(
        z.optional(
          z.strictObject({
            at: about(instant, 'When the Moon enters its next star'),
            moon_nakshatra: about(star, 'The star it enters'),
            tara: taraOut,
            good: about(flag, 'Whether that tara is a good one'),
            ...textFields,
          }),
        ),
        'What changes when the Moon leaves its star before 18:00 Indian time; left out when it stays',
      ),
      basis: about(z.array(scorePart(STAR_PARTS)), 'What the score is made of'),
    }),
  }),
  example: { nakshatra: 'rohini', date: '2026-01-14' },
  compute: async (call) => {
    const { feed, input, words } = call;
    const pen = await feedPen(words, feed.clock, input.detail);
    const sky = feedSky(call);
    const day = daySkyOf(sky, askedDate('daily', feed));
    const change = starChangeOf(sky, day);
    const next = (day.moonStar % 27) + 1;
    call.freshUntil(freshUntilOf('daily', feed, call.now));
    return {
      items: feed.stars.map((birthStar) => {
        const starDay = starDayOf(day, birthStar);
        const later = change === null ? null : { at: change, starDay: starDayOf(day, birthStar, next) };
        return {
          nakshatra: starShape(words, birthStar),
          date: isoDate(day.date),
          valid: spanShape(feed.clock, validOf('daily', feed)),
          moon_nakshatra: starShape(words, day.moonStar),
          tara: taraShape(words, starDay.tara),
          good: starDay.good,
          ...scoreShape(pen, starDay.score),
          ...textShape(pen, starDayText(pen.bank, day, starDay)),
          ...(later
            ? {
                change: {
                  at: feed.clock.text(later.at),
                  moon_nakshatra: starShape(words, next),
                  tara: taraShape(words, later.starDay.tara),
                  good: later.starDay.good,
                  ...textShape(pen, starDayText(pen.bank, day, later.starDay, next)),
                },
              }
            : {}),
          basis: starPartsShape(pen, day.moonStar, starDay),
        };
      }),
    };
  },
});

export const handler = serve(horoscopeNakshatra);
