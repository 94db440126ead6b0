import * as z from 'zod/mini';
import { chartOfBirth } from '../../lib/answers/queries/pair.ts';
import { MANGLIK_FIELD } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { pairInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { about, between, flag, name, nameOf, whole } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { conditionName } from '../../lib/words/conditions.ts';
import { matchingText } from '../../lib/words/matching.ts';
import { MANGLIK_UNTESTED, manglikOf, manglikPair } from '../../layers/jyotish/dosha/manglik.ts';

const finding = z.strictObject({
  present: about(flag, 'Present from the ascendant or the Moon, whatever cancels it'),
  manglik: about(flag, 'The same as present'),
  effective: about(flag, 'Present, and not cancelled within the chart'),
  severity: between(0, 100, 'Weight of the dosha, 0 to 100'),
});

export const manglik = endpoint({
  path: '/v1/matching/manglik',
  summary: 'Mars affliction of both charts and what cancels it between them',
  description:
    'Mangal dosha of both charts, as dosha/manglik judges each, and the two rules that the pair alone can decide: Saturn of the partner in house 1, 4, 7, 8 or 12, and both being manglik. The two go together when the dosha is effective in both or in neither, or when one of these rules applies.',
  sources: ['Muhurta texts (vivaha)', 'Regional almanac practice'],
  credits: 2,
  input: pairInput(MANGLIK_FIELD),
  settings: ['ayanamsa', 'node', 'manglik_houses'],
  output: z.strictObject({
    groom: about(finding, 'Mangal dosha of the groom'),
    bride: about(finding, 'Mangal dosha of the bride'),
    cancelled: about(flag, 'A rule between the two charts applies'),
    reasons: about(
      z.array(
        z.strictObject({
          of: about(z.enum(['groom', 'bride']), 'Whose dosha the rule would cancel'),
          of_name: nameOf('partner'),
          rule: whole(9, 10, 'Number of the rule: 9 or 10'),
          key: about(z.enum(MANGLIK_UNTESTED.map(({ id }) => id)), 'Rule'),
          name,
          applies: about(flag, 'The dosha is present and the rule holds'),
        }),
      ),
      'Both rules for each partner',
    ),
    compatible: about(flag, 'Effective in both or in neither, or cancelled between them'),
  }),
  example: EXAMPLE_PAIR,
  compute: ({ groom, bride, input, skyAt, words: { language } }) => {
    const houses = input.manglik_houses;
    const [groomChart, brideChart] = [chartOfBirth(groom, skyAt), chartOfBirth(bride, skyAt)];
    const found = { groom: manglikOf(groomChart, houses), bride: manglikOf(brideChart, houses) };
    const reasons = [
      ...manglikPair(groomChart, brideChart, houses).map((reason) => ({ of: 'groom' as const, ...reason })),
      ...manglikPair(brideChart, groomChart, houses).map((reason) => ({ of: 'bride' as const, ...reason })),
    ];
    const cancelled = reasons.some(({ applies }) => applies);
    const shape = ({ manglik: present, effective, severity }: typeof found.groom) => ({
      present,
      manglik: present,
      effective,
      severity,
    });
    return {
      groom: shape(found.groom),
      bride: shape(found.bride),
      cancelled,
      reasons: reasons.map(({ of, rule, id, applies }) => ({
        of,
        of_name: matchingText(language).partners[of],
        rule,
        key: id,
        name: conditionName(language, id),
        applies,
      })),
      compatible: cancelled || found.groom.effective === found.bride.effective,
    };
  },
});

export const handler = serve(manglik);
