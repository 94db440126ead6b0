import * as z from 'zod/mini';
import { separation } from '../../layers/jyotish/ephemeris/angle.ts';
import { houseFinder } from '../../layers/jyotish/chart/bhava.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { houseFrom } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import { house, instant, listOf, num, planetPos, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { planetShape } from '../../lib/present/chart.ts';

const contact = z.strictObject({
  planet: text.check(z.describe('natal planet, or ascendant')),
  orb: num.check(z.describe('degrees from its natal place')),
});

export const transitChart = endpoint({
  path: '/v1/transit/chart',
  summary: 'Planets at an instant placed against the natal chart',
  credits: 1,
  input: birthAtInput({
    orb: z._default(z.number().check(z.gte(0), z.lte(15), z.describe('degrees within which a contact counts')), 1),
  }),
  settings: ['ayanamsa', 'node', 'observer', 'house_system', 'orb'],
  output: z.strictObject({
    at: instant,
    planets: listOf(
      z.strictObject({
        ...planetPos.shape,
        house: house.check(z.describe('natal house, by the house system')),
        from_lagna: house.check(z.describe('counted by signs from the natal ascendant')),
        from_moon: house,
        from_sun: house,
        natal_contacts: z.array(contact),
      }),
      9,
    ),
  }),
  example: {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    at: '2026-01-15T12:00:00',
  },
  compute: ({ input: { orb }, birth, at, options, sky, skyAt, words }) => {
    const natal = castChart(sky, birth.jd, birth.place, options.house_system);
    const now = castChart(skyAt(at.place), at.jd, at.place);
    const houseAt = houseFinder(natal.frame, natal.houseSystem);
    const points = [
      ...GRAHAS.map((graha) => [graha, natal.grahas[graha].longitude] as const),
      ['ascendant', natal.ascendant.longitude] as const,
    ];
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
            .map(([planet, place]) => ({ planet, orb: separation(place, longitude) }))
            .filter((found) => found.orb <= orb),
        };
      }),
    };
  },
});

export const handler = serve(transitChart);
