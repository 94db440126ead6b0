import * as z from 'zod/mini';
import { separation } from '../../layers/jyotish/ephemeris/angle.ts';
import { houseFinder } from '../../layers/jyotish/chart/bhava.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, objectList, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { house, instant, name, planetPos } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { planetShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';

const NATAL_POINTS = [...GRAHAS, 'ascendant'] as const;

export const transitChart = endpoint({
  path: '/v1/transit/chart',
  summary: 'Planets at an instant placed against the natal chart',
  description:
    'Where the nine planets stand at `at`, now when it is left out, and what that is to a birth: the natal house by the house system, the house counted by signs from the natal ascendant, Moon and Sun, and the natal planets within `orb` degrees. Positions are those of the sky over `at_place`; the offset of times is that place’s.',
  sources: ['Phaladeepika ch. 26 (houses counted from the natal Moon)'],
  credits: 1,
  input: birthAtInput({
    orb: z._default(between(0, 15, 'Degrees within which a planet touches a natal point, 0 to 15'), 1),
  }),
  settings: ['ayanamsa', 'node', 'observer', 'house_system', 'orb'],
  output: z.strictObject({
    at: about(instant, 'Instant the answer is for'),
    planets: objectListOf(9, 'The nine planets, Sun to Ketu', {
      ...planetPos.shape,
      house: about(house, 'Natal house the planet passes through, by the house system, 1 to 12'),
      from_lagna: about(house, 'House counted by signs from the natal ascendant, 1 to 12'),
      from_moon: about(house, 'House counted by signs from the natal Moon, 1 to 12'),
      from_sun: about(house, 'House counted by signs from the natal Sun, 1 to 12'),
      natal_contacts: objectList('Natal points within the orb; empty when there is none', {
        planet: oneOf(NATAL_POINTS, 'Natal planet, or ascendant'),
        name,
        orb: between(0, 15, 'Degrees from its natal place, 0 to 15'),
      }),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-01-15T12:00:00' },
  compute: ({ input: { orb }, birth, at, options, sky, skyAt, words }) => {
    const natal = castChart(sky, birth.jd, birth.place, options.house_system);
    const now = castChart(skyAt(at.place), at.jd, at.place);
    const houseAt = houseFinder(natal.frame, natal.houseSystem);
    const points = NATAL_POINTS.map((point) => ({
      point,
      place: point === 'ascendant' ? natal.ascendant.longitude : natal.grahas[point].longitude,
    }));
    return {
      at: at.clock.text(at.jd),
      planets: GRAHAS.map((graha) => {
        const { sign, longitude } = now.grahas[graha];
        return {
          ...planetShape(words, now.grahas[graha]),
          house: natal.houseSystem === 'whole_sign' ? houseFrom(natal.ascendant.sign, sign) : houseAt(longitude),
          from_lagna: houseFrom(natal.ascendant.sign, sign),
          from_moon: houseFrom(natal.signs.moon, sign),
          from_sun: houseFrom(natal.signs.sun, sign),
          natal_contacts: points
            .map(({ point, place }) => ({
              planet: point,
              name: planetName(words, point),
              orb: separation(place, longitude),
            }))
            .filter((found) => found.orb <= orb),
        };
      }),
    };
  },
});

export const handler = serve(transitChart);
