import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/ask/day.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { momentInput } from '../../lib/contract/inputs.ts';
import { KP_DEFAULTS } from '../../lib/contract/kp.ts';
import { graha, lord } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { rulerShape } from '../../lib/present/kp.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { kpRulingPlanets } from '../../layers/jyotish/kp/significators.ts';
import { varaLord } from '../../layers/jyotish/panchang/vedic-day.ts';

const ruler = z.strictObject({ sign_lord: lord, star_lord: lord, sub_lord: lord });

export const rulingPlanets = endpoint({
  path: '/v1/kp/ruling-planets',
  summary: 'Ruling planets of a moment, strongest first',
  credits: 1,
  input: momentInput({
    drop_retrograde: z._default(
      z.boolean().check(z.describe('leave out rulers in the star or sub of a retrograde planet')),
      true,
    ),
  }),
  defaults: KP_DEFAULTS,
  settings: ['ayanamsa', 'node', 'sunrise', 'drop_retrograde'],
  output: z.strictObject({
    day_lord: lord.check(z.describe('of the day that began at the last sunrise')),
    asc: ruler,
    moon: ruler,
    ordered: z.array(graha),
    dropped: z.array(graha).check(z.describe('left out of `ordered`: in the star or sub of a retrograde planet')),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment, sky, options, input }) => {
    const { jd, place } = moment;
    const day = dayOfMoment(sky, options, moment);
    // Signs and stars only: no cusp is needed, so this answers inside the polar circles too.
    const found = kpRulingPlanets(castChart(sky, jd, place), varaLord(day.vara), input.drop_retrograde);
    return {
      day_lord: found.dayLord,
      asc: rulerShape(found.ascendant),
      moon: rulerShape(found.moon),
      ordered: [...found.ordered],
      dropped: [...found.dropped],
    };
  },
});

export const handler = serve(rulingPlanets);
