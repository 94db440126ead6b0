import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, objectListOf, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { name, sign, signDegree, signDegreeDms } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { degreeText, signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { DEGREE_POINTS, specialDegreeOf } from '../../layers/jyotish/kundli/special-degree.ts';

export const specialDegrees = endpoint({
  path: '/v1/kundli/special-degrees',
  wave: 2,
  summary: 'Pushkara navamsa and bhaga, mrityu bhaga and sign-edge checks per point',
  description:
    'For the ascendant and the nine planets: whether the point is in a pushkara navamsa, within half a degree of the pushkara degree of its sign, in the mrityu degree of its sign (from `mrityu_orb` below it, up to it), or within `sandhi_orb` of an edge of the sign. `distance` is the degree in the sign less the mrityu degree. Tables of mrityu degrees differ between texts; this is the most common one.',
  sources: ['Phaladeepika', 'Jataka Parijata ch. 1 (mrityu bhaga)'],
  credits: 1,
  input: birthInput({
    mrityu_orb: z._default(between(0.1, 3, 'Width of a mrityu degree in degrees, 0.1 to 3, below it'), 1),
    sandhi_orb: z._default(between(0.1, 3, 'Width of the edge of a sign in degrees, 0.1 to 3'), 1),
  }),
  settings: ['ayanamsa', 'node', 'mrityu_orb', 'sandhi_orb'],
  output: z.strictObject({
    points: objectListOf(10, 'The ascendant and the nine planets', {
      planet: oneOf(DEGREE_POINTS, 'Planet, or ascendant'),
      name,
      sign: about(sign, 'Sign it is in'),
      sign_degree: signDegree,
      sign_degree_dms: signDegreeDms,
      pushkara_navamsa: about(flag, 'In a pushkara navamsa'),
      pushkara_bhaga: about(flag, 'Within half a degree of the pushkara degree of its sign'),
      mrityu: objectOf('Mrityu bhaga', {
        sign_degree: whole(1, 29, 'Mrityu degree of this point in this sign'),
        distance: between(-30, 30, 'Degrees from the mrityu degree, positive beyond it'),
        hit: about(flag, 'In the mrityu degree'),
      }),
      sandhi: about(flag, 'At the edge of its sign'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const orbs = { mrityu: input.mrityu_orb, sandhi: input.sandhi_orb };
    return {
      points: DEGREE_POINTS.map((planet) => {
        const point = planet === 'ascendant' ? chart.ascendant : chart.grahas[planet];
        const found = specialDegreeOf(planet, point.longitude, orbs);
        return {
          planet,
          name: planetName(words, planet),
          sign: signShape(words, point.sign),
          sign_degree: point.degree,
          sign_degree_dms: degreeText(point.degree),
          pushkara_navamsa: found.pushkaraNavamsa,
          pushkara_bhaga: found.pushkaraBhaga,
          mrityu: { sign_degree: found.mrityu.degree, distance: found.mrityu.distance, hit: found.mrityu.hit },
          sandhi: found.sandhi,
        };
      }),
    };
  },
});

export const handler = serve(specialDegrees);
