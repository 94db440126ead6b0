import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import {
  eclipseImpacts,
  IMPACT_KINDS,
  IMPACT_POINTS,
  isGoodEclipse,
  type ImpactPoint,
} from '../../layers/jyotish/transit/eclipse-impact.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { house, instant, nameOf } from '../../lib/contract/frame/shapes.ts';
import { ECLIPSE } from '../../lib/contract/suites/eclipses.ts';
import { ZODIAC } from '../../lib/contract/suites/sky-fields.ts';
import { eclipseName } from '../../lib/answers/present/eclipses.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { zodiacShape } from '../../lib/answers/present/sky.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

/** Twenty years. */
const MAX_DAYS = 7305;

export const transitEclipseImpact = endpoint({
  path: '/v1/transit/eclipse-impact',
  wave: 3,
  summary: 'Eclipses of a window that fall on points, houses or the birth star of a chart',
  description:
    'Every solar and lunar eclipse of at most twenty years with its sidereal place (of the Sun, or of the Moon), the houses it falls into from the ascendant and from the Moon sign, the points of the birth chart within `orb` of that place or of the point opposite, and whether it lies in the birth star or in one of its trines (the tenth and nineteenth star). `good` is what almanacs commonly print for the Moon sign: 3, 6, 10 and 11 good, the others not; they differ on the middling ones. These are facts of geometry and a custom of almanacs; no event is foretold. Visibility is that of the place of birth or of `at_place`; contacts and sutak are told by calendar/grahan.',
  sources: ['Swiss Ephemeris 2.10 (eclipses)', 'Almanac practice (good houses from the Moon sign)'],
  credits: 2,
  input: birthRangeInput(
    {
      orb: z._default(between(0, 10, 'Degrees within which an eclipse touches a point, 0 to 10'), 3),
    },
    MAX_DAYS,
  ),
  settings: ['ayanamsa', 'node', 'observer', 'orb'],
  output: z.strictObject({
    eclipses: objectList('Eclipses in order of time', {
      ...ECLIPSE,
      maximum: about(instant, 'Greatest eclipse, for the whole Earth'),
      ...ZODIAC,
      house_from_ascendant: about(house, 'House it falls into from the ascendant, by signs, 1 to 12'),
      house_from_moon: about(house, 'House it falls into from the Moon sign, 1 to 12'),
      hits: objectList('Points within the orb; empty when there is none', {
        point: oneOf(IMPACT_POINTS, 'Point of the birth chart'),
        point_name: nameOf('point'),
        separation: between(0, 10, 'Degrees from the exact contact'),
        kind: oneOf(IMPACT_KINDS, 'On the point, or opposite to it'),
        kind_name: nameOf('contact'),
      }),
      birth_star: about(flag, 'In the birth star'),
      trine_stars: about(flag, 'In the tenth or nineteenth star from the birth star'),
      visible: about(flag, 'Some phase, the penumbral one included, is above the horizon of the place'),
      good: about(flag, 'In a house from the Moon sign that almanacs print as good: 3, 6, 10 or 11'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2028-12-31' },
  compute: ({ birth, range, place, input, sky, skyAt, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const { single } = bank(words.language, 'chart');
    const { impactKinds } = bank(words.language, 'transit');
    const pointName = (point: ImpactPoint): string =>
      point === 'midheaven' ? single.midheaven : planetName(words, point);
    return {
      eclipses: eclipseImpacts(skyAt(place), range, place, chart, input.orb).map((one) => ({
        kind: one.kind,
        type: one.type,
        name: eclipseName(words, one),
        maximum: range.clock.text(one.maximum),
        ...zodiacShape(words, one.longitude),
        house_from_ascendant: one.houseFromAscendant,
        house_from_moon: one.houseFromMoon,
        hits: one.hits.map(({ point, separation, kind }) => ({
          point,
          point_name: pointName(point),
          separation,
          kind,
          kind_name: impactKinds[kind],
        })),
        birth_star: one.birthStar,
        trine_stars: one.trineStars,
        visible: one.visible,
        good: isGoodEclipse(one.houseFromMoon),
      })),
    };
  },
});

export const handler = serve(transitEclipseImpact);
