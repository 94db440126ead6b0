import * as z from 'zod/mini';
import { periodsOf, signChoices } from '../../lib/answers/queries/dasha.ts';
import { signDashaFields, signDashaOutput } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectListOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { name, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signDashaShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { sthiraPlan } from '../../layers/jyotish/dasha/rashi.ts';

/** Sun to Saturn. */
const PLANETS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

export const sthira = endpoint({
  path: '/v1/dasha/sthira',
  wave: 2,
  summary: 'Sthira dasha from Brahma, with the strengths that chose Brahma',
  description:
    'Fixed years: 7 of a movable, 8 of a fixed, 9 of a dual sign, through the zodiac from the sign of Brahma. Brahma is the strongest lord of the sixth, eighth or twelfth from the stronger of the ascendant and the seventh; Saturn is passed over. Strength of a planet: dignity, rank as chara karaka and place from the atmakaraka. Strength of a sign: its lord, its mode, the planets in it, and its lord, Jupiter and Mercury in it or aspecting it. Each period is cut into twelve equal parts through the zodiac from its own sign.',
  sources: ['Jaimini Sutras 2.1 and 2.3', 'Akhila Kumar, Jaimini’s Sthira Dasha (school of K. N. Rao)'],
  credits: 1,
  input: birthAtInput({ ...signDashaFields(1) }),
  settings: ['ayanamsa', 'node', 'year_length', 'colords', 'cycles', 'depth', 'from_birth'],
  output: z.strictObject({
    ...signDashaOutput('sthira'),
    brahma: oneOf(PLANETS, 'Planet that is Brahma'),
    brahma_name: nameOf('planet'),
    from: about(sign, 'The stronger of the ascendant and the seventh, from which the candidates are counted'),
    planet_strengths: objectListOf(7, 'Strength of the planets in points', {
      planet: oneOf(PLANETS, 'Planet'),
      name,
      points: whole(0, 200, 'Points'),
    }),
    sign_strengths: objectListOf(12, 'Strength of the signs in points', { sign, points: whole(0, 600, 'Points') }),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, words } = call;
    const chart = castChart(sky, birth.jd, birth.place);
    const plan = sthiraPlan(chart, signChoices(call));
    return {
      ...systemShape(words, 'sthira'),
      ...signDashaShape(call, plan, periodsOf(plan, call, 1)),
      brahma: plan.brahma.planet,
      brahma_name: planetName(words, plan.brahma.planet),
      from: signShape(words, plan.brahma.from),
      planet_strengths: PLANETS.map((planet) => ({
        planet,
        name: planetName(words, planet),
        points: plan.brahma.graha[planet],
      })),
      sign_strengths: plan.brahma.rashi.map((points, i) => ({ sign: signShape(words, i + 1), points })),
    };
  },
});

export const handler = serve(sthira);
