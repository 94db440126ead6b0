import * as z from 'zod/mini';
import { askedAreas, askedDate, feedSky, freshUntilOf, validOf } from '../../lib/answers/queries/feed.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { PAIR_FIELDS } from '../../lib/contract/suites/feed-fields.ts';
import {
  areasOf,
  areaWords,
  feedDate,
  feedScore,
  PAIR_PARTS,
  scorePart,
  textFields,
  valid,
} from '../../lib/contract/suites/feed.ts';
import { feedInput } from '../../lib/contract/frame/inputs.ts';
import { about, whole } from '../../lib/contract/frame/about.ts';
import { sign } from '../../lib/contract/frame/shapes.ts';
import { pairText } from '../../lib/answers/horoscope/pair.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { areaShapes, feedPen, pairPartsShape, scoreShape, textShape } from '../../lib/answers/present/horoscope.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { daySkyOf } from '../../layers/jyotish/horoscope/day-sky.ts';
import { pairDayOf } from '../../layers/jyotish/horoscope/pair.ts';

export const horoscopeCompatibility = endpoint({
  path: '/v1/horoscope/compatibility',
  summary: 'Two signs on a date: score, text, areas of life, and what the score is made of',
  description:
    'How two signs stand by their distance, the friendship of their lords and their element, moved by the daily scores of ' +
    'both. The order of the signs does not matter, and nothing is asked about who the two are. For a match of two births ' +
    'see matching/ashtakoot.',
  sources: ['Brihat Jataka ch. 2 (friendship of the planets)', 'Muhurta Chintamani ch. 6 (distance of the signs)'],
  credits: 1,
  wave: 2,
  input: feedInput(PAIR_FIELDS),
  settings: ['areas', 'detail'],
  revalidates: true,
  output: z.strictObject({
    sign_a: about(sign, 'One of the signs'),
    sign_b: about(sign, 'The other sign'),
    date: feedDate,
    valid,
    distance: whole(1, 7, 'Shorter way from one sign to the other, counted from 1: 1 the same sign, 7 opposite signs'),
    ...feedScore,
    ...textFields,
    areas: about(
      areasOf((area) => about(z.strictObject({ ...feedScore, ...textFields }), areaWords(area))),
      'By area of life',
    ),
    basis: about(
      z.array(scorePart(PAIR_PARTS)),
      'What the scores are made of: distance, lords and element count in all of them, `day` in the general one and `day:<area>` in that of an area; the sum is kept within 25 to 95',
    ),
  }),
  example: { sign_a: 'aries', sign_b: 'libra', date: '2026-01-14' },
  compute: async (call) => {
    const { feed, input, words } = call;
    const [a = 1, b = 1] = feed.signs;
    const pen = await feedPen(words, feed.clock, input.detail);
    const day = daySkyOf(feedSky(call), askedDate('daily', feed));
    const pair = pairDayOf(day, a, b);
    const areas = askedAreas(input.areas);
    const text = pairText(pen.bank, day, pair, areas);
    call.freshUntil(freshUntilOf('daily', feed, call.now));
    return {
      sign_a: signShape(words, a),
      sign_b: signShape(words, b),
      date: isoDate(day.date),
      valid: spanShape(feed.clock, validOf('daily', feed)),
      distance: pair.distance,
      ...scoreShape(pen, pair.score),
      ...textShape(pen, text.general),
      areas: areaShapes(text.areas, ({ area, sentences }) => ({
        ...scoreShape(pen, pair.areas[area]),
        ...textShape(pen, sentences),
      })),
      basis: pairPartsShape(pen, pair, areas),
    };
  },
});

export const handler = serve(horoscopeCompatibility);
