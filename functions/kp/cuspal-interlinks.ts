import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { KP_DEFAULTS } from '../../lib/contract/suites/kp.ts';
import { about, objectList, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { deg, graha, house, nameOf, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { cuspLinks } from '../../layers/jyotish/kp/interlinks.ts';

export const cuspalInterlinks = endpoint({
  path: '/v1/kp/cuspal-interlinks',
  wave: 2,
  summary: 'Sub lords of the twelve cusps, the houses they signify and the cusps they link',
  description:
    'For each cusp its sub lord and the star lord of that planet, the houses that the two occupy and rule, and the other cusps whose sub lord is one of the two. `chain` goes from the sub lord to the sub lord of the cusp whose house it stands in, and on, until one comes again.',
  sources: ['K. S. Krishnamurti, KP Reader IV and VI'],
  credits: 1,
  defaults: KP_DEFAULTS,
  input: birthInput(),
  settings: ['ayanamsa', 'node', 'house_system'],
  output: z.strictObject({
    cusps: objectListOf(12, 'The twelve cusps', {
      house,
      longitude: about(deg, 'Sidereal longitude of the cusp in degrees, 0 to 360'),
      sub_lord: about(graha, 'Sub lord of the cusp'),
      sub_lord_name: nameOf('planet'),
      star_lord: about(graha, 'Lord of the star that the sub lord is in'),
      star_lord_name: nameOf('planet'),
      signifies: about(z.array(house), 'Houses that the two occupy and rule, ascending'),
      links: objectList(
        'Other cusps with the same sub lord, or with the star lord as theirs; empty when there is none',
        {
          house,
          via: oneOf(['sub', 'star'], 'Whether its sub lord is our sub lord or the star lord of that'),
          via_name: nameOf('link'),
        },
      ),
      chain: planets('From the sub lord on, until one comes again'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place, options.house_system);
    const { links: names } = bank(words.language, 'kp');
    return {
      cusps: cuspLinks(chart).map((cusp) => ({
        house: cusp.house,
        longitude: cusp.longitude,
        sub_lord: cusp.subLord,
        sub_lord_name: planetName(words, cusp.subLord),
        star_lord: cusp.starLord,
        star_lord_name: planetName(words, cusp.starLord),
        signifies: [...cusp.signifies],
        links: cusp.links.map(({ house: other, via }) => ({ house: other, via, via_name: names[via] })),
        chain: planetsShape(words, cusp.chain),
      })),
    };
  },
});

export const handler = serve(cuspalInterlinks);
