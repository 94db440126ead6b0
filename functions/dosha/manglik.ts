import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { flag, house, int, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { MANGLIK_HOUSES, MANGLIK_REFERENCES, MANGLIK_UNTESTED, manglikOf } from '../../layers/jyotish/dosha/manglik.ts';
import { DOSHA_GRADES } from '../../layers/jyotish/dosha/rule.ts';

const reference = z.strictObject({ house, present: flag });

export const manglik = endpoint({
  path: '/v1/dosha/manglik',
  summary: 'Mars affliction from ascendant, Moon and Venus with every cancellation tested',
  credits: 1,
  input: birthInput({
    manglik_houses: z._default(z.enum(['all', 'north', 'south']), 'all'),
  }),
  settings: ['ayanamsa', 'node', 'manglik_houses'],
  output: z.strictObject({
    manglik: flag.check(z.describe('from the ascendant or the Moon, whatever cancels it')),
    effective: flag.check(z.describe('without a cancellation among rules 1-7')),
    severity: z.number().check(z.gte(0), z.lte(100)),
    extent: z.enum(['none', 'partial', 'full']).check(z.describe('partial (anshik) below severity 40')),
    grade: z.enum(DOSHA_GRADES),
    houses: z.array(house).check(z.describe('houses that count')),
    from: z.strictObject({ lagna: reference, moon: reference, venus: reference }),
    cancellations: z.array(
      z.strictObject({
        rule: int,
        id: text,
        reference: z.enum(MANGLIK_REFERENCES),
        applies: flag,
        cancels: flag.check(z.describe('false: it only weakens')),
      }),
    ),
    not_tested: z.array(z.strictObject({ rule: int, id: text, needs: z.enum(['partner', 'age']) })),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input, sky }) => {
    const found = manglikOf(castChart(sky, birth.jd, birth.place), input.manglik_houses);
    return {
      ...found,
      houses: [...MANGLIK_HOUSES[input.manglik_houses]],
      cancellations: [...found.cancellations],
      not_tested: [...MANGLIK_UNTESTED],
    };
  },
});

export const handler = serve(manglik);
