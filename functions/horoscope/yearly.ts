import * as z from 'zod/mini';
import {
  askedAreas,
  askedDate,
  feedMemory,
  feedSky,
  freshUntilOf,
  midnights,
  validOf,
} from '../../lib/answers/queries/feed.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { SIGN_FEED_FIELDS, YEAR_FIELD } from '../../lib/contract/suites/feed-fields.ts';
import { feedAreas, feedBasis, feedEvent, feedSign, headline, quarter, valid } from '../../lib/contract/suites/feed.ts';
import { feedInput } from '../../lib/contract/frame/inputs.ts';
import { about, whole } from '../../lib/contract/frame/about.ts';
import { yearlyText } from '../../lib/answers/horoscope/yearly.ts';
import { serve } from '../../lib/service/http/serve.ts';
import {
  areaShapes,
  basisShape,
  eventShapes,
  feedPen,
  speechOf,
  toldShape,
} from '../../lib/answers/present/horoscope.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { quartersFor, quarterSkies, signStretchOf, stretchOf } from '../../layers/jyotish/horoscope/stretch.ts';

const item = z.strictObject({
  sign: feedSign,
  year: whole(1800, 2399, 'Year'),
  valid,
  headline,
  areas: feedAreas({}),
  quarters: about(z.array(quarter).check(z.length(4)), 'The four quarters'),
  events: about(
    z.array(feedEvent),
    'Every sign entry, station, new and full Moon and eclipse of the year, in order of time',
  ),
  basis: feedBasis,
});

const remembered = feedMemory<z.output<typeof item>>('yearly', 24);

export const horoscopeYearly = endpoint({
  path: '/v1/horoscope/yearly',
  summary:
    'The year of a sign, or of all twelve, by quarter: the slow planets, eclipses and retrograde spells, and the facts',
  description:
    'A calendar year. Scores are the mean of every seventh day under the weights of a year, in which Jupiter and Saturn ' +
    'count most, ranked among all signs and years of 1990–2049; a quarter is ranked by the table of months. Sade Sati and ' +
    'dhaiya stand among the facts with their part.',
  sources: ['Phaladeepika ch. 26', 'Brihat Samhita ch. 104'],
  credits: 3,
  input: feedInput({ ...YEAR_FIELD, ...SIGN_FEED_FIELDS }),
  settings: ['basis', 'areas', 'detail'],
  revalidates: true,
  remembers: true,
  output: z.strictObject({
    items: about(z.array(item), 'One item, or twelve in order of the signs'),
  }),
  example: { sign: 'aries', year: 2026 },
  compute: async (call) => {
    const { feed, input, words } = call;
    const pen = await feedPen(words, feed.clock, input.detail);
    call.freshUntil(freshUntilOf('yearly', feed, call.now));
    return remembered(call, () => {
      const sky = feedSky(call);
      const { year } = askedDate('yearly', feed);
      const stretch = stretchOf(sky, 'yearly', { year, month: 1, day: 1 });
      const skies = quarterSkies(sky, year);
      return feed.signs.map((sign) => {
        const signStretch = signStretchOf(stretch, sign);
        const quarters = quartersFor(skies, stretch.events, sign);
        const { facts, scores } = signStretch;
        const described = yearlyText(speechOf(pen), signStretch, quarters, askedAreas(input.areas));
        const stays = quarters.flatMap((one) => one.facts.filter(({ kind }) => kind === 'stay'));
        return {
          sign: signShape(words, sign),
          year,
          valid: spanShape(feed.clock, validOf('yearly', feed)),
          headline: described.headline.text,
          areas: {
            general: toldShape(pen, scores.general, described.general),
            ...areaShapes(described.areas, ({ area, sentences }) => toldShape(pen, scores[area], sentences)),
          },
          quarters: quarters.map((one, i) => ({
            id: i + 1,
            span: spanShape(feed.clock, midnights(feed.clock, one.span)),
            ...toldShape(pen, one.scores.general, described.quarters[i] ?? []),
          })),
          events: eventShapes(pen, facts),
          basis: basisShape(pen, [...facts, ...stays]),
        };
      });
    });
  },
});

export const handler = serve(horoscopeYearly);
