import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { KP_DEFAULTS, kpRuler } from '../../lib/contract/suites/kp.ts';
import { about, flag } from '../../lib/contract/frame/about.ts';
import { lord, lordName, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { rulerShape } from '../../lib/answers/present/kp.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { kpRulingPlanets } from '../../layers/jyotish/kp/significators.ts';
import { varaLord } from '../../layers/jyotish/panchang/keys.ts';

export const rulingPlanets = endpoint({
  path: '/v1/kp/ruling-planets',
  summary: 'Ruling planets of a moment, strongest first',
  description:
    'The planets that rule a moment at a place, strongest first in `ordered`: the lords of star and sign of the ascendant, those of the Moon, and the lord of the weekday, which begins at sunrise. Rahu or Ketu in a sign of one of them goes before it. Sub lords are shown with them but not counted. Rulers in the star or sub of a retrograde planet are left out unless `drop_retrograde` is false. No house cusps are needed, so it answers at any latitude.',
  sources: ['K. S. Krishnamurti, KP Reader II and III'],
  credits: 1,
  input: momentInput({
    drop_retrograde: z._default(about(flag, 'Leave out rulers in the star or sub of a retrograde planet'), true),
  }),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'node', 'sunrise', 'drop_retrograde'],
  output: z.strictObject({
    day_lord: about(lord, 'Planet of the weekday that began at the last sunrise'),
    day_lord_name: lordName,
    asc: about(kpRuler, 'Lords of the ascendant'),
    moon: about(kpRuler, 'Lords of the Moon'),
    ordered: planets('Ruling planets, each once, strongest first'),
    dropped: planets('Planets left out of ordered: in the star or sub of a retrograde planet'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ moment, sky, options, input, words }) => {
    const { jd, place } = moment;
    const day = dayOfMoment(sky, options, moment);
    // Signs and stars only: no cusp is needed, so this answers inside the polar circles too.
    const found = kpRulingPlanets(castChart(sky, jd, place), varaLord(day.vara), input.drop_retrograde);
    return {
      day_lord: found.dayLord,
      day_lord_name: planetName(words, found.dayLord),
      asc: rulerShape(words, found.ascendant),
      moon: rulerShape(words, found.moon),
      ordered: planetsShape(words, found.ordered),
      dropped: planetsShape(words, found.dropped),
    };
  },
});

export const handler = serve(rulingPlanets);
