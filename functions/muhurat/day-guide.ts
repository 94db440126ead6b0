import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { nextSun, sunState } from '../../lib/contract/suites/panchang.ts';
import { about, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { keyed, nameOf, span, vara } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import type { Words } from '../../lib/words/words.ts';
import { planetName, starShape, varaShape } from '../../lib/answers/present/names.ts';
import { tithiShape } from '../../lib/answers/present/panchang.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { NAKSHATRA_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { rowOf } from '../../layers/jyotish/chart/rows.ts';
import {
  dayGuide,
  FAVOURS,
  GUIDE_BARS,
  GUIDE_SOURCES,
  GUIDE_TITHIS,
  GUIDE_WINDOWS,
  type GuideSource,
} from '../../layers/jyotish/muhurat/day-guide.ts';
import { openDay, sunOfDay } from '../../layers/jyotish/panchang/almanac.ts';
import { CHOGHADIYA_IDS } from '../../layers/jyotish/panchang/keys.ts';

const SOURCE_KEYS = [...CHOGHADIYA_IDS, ...PLANETS7, ...NAKSHATRA_KEYS, ...GUIDE_TITHIS, ...GUIDE_WINDOWS] as const;

/** What a source is, by key and name: the choghadiya, the planet of the hora, the star, the tithi or the window. */
const thing = (
  words: Words,
  source: GuideSource,
): { readonly key: (typeof SOURCE_KEYS)[number]; readonly name: string } => {
  switch (source.kind) {
    case 'choghadiya':
      return { key: source.key, name: words.name('choghadiyas', CHOGHADIYA_IDS.indexOf(source.key)) };
    case 'hora':
      return { key: source.key, name: planetName(words, source.key) };
    case 'nakshatra':
      return { key: rowOf(NAKSHATRA_KEYS, source.star, 'star'), name: starShape(words, source.star).name };
    case 'tithi':
      return { key: source.key, name: tithiShape(words, source.tithi).name };
    case 'window': {
      const { adverse, auspicious } = bank(words.language, 'day');
      return { key: source.key, name: { ...adverse, ...auspicious }[source.key] };
    }
  }
};

export const muhuratDayGuide = endpoint({
  path: '/v1/muhurat/day-guide',
  summary: 'For each window of a day, what it favours and what it bars',
  description:
    'Cuts the time from sunrise to the next sunrise wherever the choghadiya, the hora, the star, the tithi or a good or adverse window changes, and says of each piece what it favours, what it bars, and on what that rests. What one source bars the others cannot favour; where one bars everything new (Rahu kala, Yamaganda, varjya, dur-muhurta, Bhadra on earth, a rikta tithi, the new moon, hard stars, the hora of Saturn, Kaal and Rog), of what the others favour only answers to disputes, surgery, demolition, acts that may be repeated, rites for ancestors and worship remain. Abhijit is left out on Wednesday. Pieces of less than four minutes join a neighbour that says the same.',
  sources: [
    'Muhurta Chintamani 2 (natures of the stars)',
    'Almanac practice of Gujarat and Rajasthan (choghadiya, hora)',
    'Grouping of the activities: this service',
  ],
  credits: 3,
  wave: 2,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    sun: sunState,
    next_sun: nextSun,
    vara: about(vara, 'Weekday from sunrise to sunrise'),
    windows: about(
      z.nullable(
        z.array(
          z.strictObject({
            span: about(span, 'A piece over which nothing changes; the next one starts at its end'),
            favours: about(z.array(keyed(FAVOURS, 'activity')), 'What the time is good for; may be empty'),
            bars: about(z.array(keyed(GUIDE_BARS, 'activity')), 'What is not begun in it; may be empty'),
            basis: objectList('Everything that the piece rests on', {
              kind: oneOf(GUIDE_SOURCES, 'Kind of source'),
              kind_name: nameOf('kind'),
              key: oneOf(SOURCE_KEYS, 'Which of them: a choghadiya, planet, star, tithi or window'),
              name: nameOf('source'),
            }),
          }),
        ),
      ),
      'Pieces of the day in order, without gaps; null where the Sun does not rise, set and rise again: see sun and next_sun',
    ),
  }),
  example: { date: '2026-02-11', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    const { favours: favourNames, guideBars, guideSources } = bank(words.language, 'muhurat-day');
    const windows = dayGuide(almanac, day);
    const { sun, nextSun: after } = sunOfDay(almanac, day);
    return {
      sun,
      next_sun: after,
      vara: varaShape(words, day.vara),
      windows:
        windows &&
        windows.map(({ start, end, favours, bars, basis }) => ({
          span: spanShape(clock, { start, end }),
          favours: favours.map((key) => ({ key, name: favourNames[key] })),
          bars: bars.map((key) => ({ key, name: guideBars[key] })),
          basis: basis.map((source) => ({
            kind: source.kind,
            kind_name: guideSources[source.kind],
            ...thing(words, source),
          })),
        })),
    };
  },
});

export const handler = serve(muhuratDayGuide);
