import * as z from 'zod/mini';
import { chartOfBirth } from '../../lib/ask/pair.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { pairInput } from '../../lib/contract/inputs.ts';
import { EXAMPLE_PAIR, MANGLIK_FIELD } from '../../lib/contract/matching.ts';
import { flag, int, num, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { manglikOf, manglikPair } from '../../layers/jyotish/dosha/manglik.ts';

const finding = z.strictObject({ manglik: flag, effective: flag, severity: num.check(z.gte(0), z.lte(100)) });

export const manglik = endpoint({
  path: '/v1/matching/manglik',
  summary: 'Mars affliction of both charts and what cancels it between them',
  credits: 2,
  input: pairInput(MANGLIK_FIELD),
  settings: ['ayanamsa', 'node', 'manglik_houses'],
  output: z.strictObject({
    groom: finding,
    bride: finding,
    cancelled: flag.check(z.describe('a rule between the two charts applies')),
    reasons: z.array(z.strictObject({ of: z.enum(['groom', 'bride']), rule: int, id: text, applies: flag })),
    compatible: flag.check(z.describe('effective in both or in neither, or cancelled between them')),
  }),
  example: EXAMPLE_PAIR,
  compute: ({ groom, bride, input, skyAt }) => {
    const houses = input.manglik_houses;
    const [groomChart, brideChart] = [chartOfBirth(groom, skyAt), chartOfBirth(bride, skyAt)];
    const found = { groom: manglikOf(groomChart, houses), bride: manglikOf(brideChart, houses) };
    const reasons = [
      ...manglikPair(groomChart, brideChart, houses).map((reason) => ({ of: 'groom' as const, ...reason })),
      ...manglikPair(brideChart, groomChart, houses).map((reason) => ({ of: 'bride' as const, ...reason })),
    ];
    const cancelled = reasons.some(({ applies }) => applies);
    const shape = ({ manglik: present, effective, severity }: typeof found.groom) => ({
      manglik: present,
      effective,
      severity,
    });
    return {
      groom: shape(found.groom),
      bride: shape(found.bride),
      cancelled,
      reasons,
      compatible: cancelled || found.groom.effective === found.bride.effective,
    };
  },
});

export const handler = serve(manglik);
