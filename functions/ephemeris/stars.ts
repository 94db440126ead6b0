import * as z from 'zod/mini';
import { STAR_KEYS } from '../../layers/jyotish/chart/nakshatra.ts';
import { FIXED_STARS, starsAt, type StarFound } from '../../layers/jyotish/sky-events/stars.ts';
import { starShape } from '../../lib/answers/present/names.ts';
import { zodiacShape } from '../../lib/answers/present/sky.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, objectList, oneOf, several, text } from '../../lib/contract/frame/about.ts';
import { deg, instant, name, star } from '../../lib/contract/frame/shapes.ts';
import { once, ZODIAC } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import type { Words } from '../../lib/words/words.ts';

/** Name of a star: that of its nakshatra, or its own. */
const starName = (words: Words, { key, nakshatra }: StarFound): string => {
  if (nakshatra) return starShape(words, STAR_KEYS.indexOf(nakshatra) + 1).name;
  const { fixedStars } = bank(words.language, 'sky');
  return Object.entries(fixedStars).find(([own]) => own === key)?.[1] ?? key;
};

export const ephemerisStars = endpoint({
  path: '/v1/ephemeris/stars',
  wave: 3,
  summary: 'Junction stars of the nakshatras and other named stars, with their longitudes at an instant',
  description:
    'Apparent places of the junction star (yogatara) of each nakshatra, Abhijit included, and of other stars with an Indian name: Agastya (Canopus), Lubdhaka (Sirius), Agni, Brahmahridaya, Prajapati, Dhruva (the pole star), the seven sages and Arundhati. Proper motion, precession, aberration and nutation are included. Some junction stars stand outside the thirteen degrees that bear their name, which are equal parts: `nakshatra` says in which part a star stands. The identification is that of Burgess, but for Vishakha (α Librae, as most lists of today have it). Where another star is in use too, `stars` may name it: `vishakha_iota` (Burgess) and `uttara_bhadrapada_alpha`.',
  sources: [
    'Surya Siddhanta ch. 8, identified by E. Burgess',
    'Swiss Ephemeris 2.10, star list of 2018 on the Hipparcos catalogue',
  ],
  credits: 1,
  input: momentInput({
    stars: z._default(
      several(oneOf(FIXED_STARS, 'Star'), 1, FIXED_STARS.length, 'Stars to look at, each counted once'),
      [...STAR_KEYS],
    ),
  }),
  settings: ['ayanamsa', 'observer'],
  output: z.strictObject({
    at: about(instant, 'The instant that was used'),
    stars: objectList('One row for each star, in the order asked for', {
      key: oneOf(FIXED_STARS, 'Star; a junction star has the key of its nakshatra'),
      name,
      designation: about(text, 'Name that astronomers use: α Virginis'),
      common_name: about(z.nullable(text), 'Name in western use: Spica; null where there is none'),
      junction_of: about(z.nullable(star), 'Nakshatra whose junction star it is; null for other stars'),
      is_rival: about(flag, 'Another identification of that junction star, not the usual one'),
      ...ZODIAC,
      tropical_longitude: about(deg, 'Tropical longitude in degrees, 0 to 360'),
      latitude: between(-90, 90, 'Ecliptic latitude in degrees, north positive'),
      magnitude: between(-2, 8, 'Visual magnitude: smaller is brighter, 6 is the faintest seen by eye'),
      distance_to_moon: between(0, 180, 'Degrees between the star and the Moon on the sphere'),
    }),
  }),
  example: { date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ input, moment: { jd, clock }, sky, words }) => ({
    at: clock.text(jd),
    stars: starsAt(sky, jd, once(input.stars)).map((found) => ({
      key: found.key,
      name: starName(words, found),
      designation: found.designation,
      common_name: found.common,
      junction_of: found.nakshatra ? starShape(words, STAR_KEYS.indexOf(found.nakshatra) + 1) : null,
      is_rival: found.nakshatra !== undefined && !found.junction,
      ...zodiacShape(words, found.longitude),
      tropical_longitude: found.tropical,
      latitude: found.latitude,
      magnitude: found.magnitude,
      distance_to_moon: found.fromMoon,
    })),
  }),
});

export const handler = serve(ephemerisStars);
