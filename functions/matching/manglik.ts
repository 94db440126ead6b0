import * as z from 'zod/mini';
import { chartOfBirth } from '../../lib/answers/queries/pair.ts';
import { MANGLIK_FIELD } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { pairInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { about, between, flag, objectList, oneOf, text, whole } from '../../lib/contract/frame/about.ts';
import { keyed, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { conditionName } from '../../lib/words/conditions.ts';
import { bank } from '../../lib/words/bank.ts';
import { PAIR_MANGLIK_KINDS, PARTNER_RULE_IDS, PARTNERS } from '../../layers/jyotish/matching/mars-of-pair.ts';
import { MANGLIK_DECIDED_FROM } from '../../layers/jyotish/dosha/manglik.ts';
import { pairManglik, type PairManglikSide } from '../../layers/jyotish/dosha/manglik-pair.ts';

const finding = z.strictObject({
  present: about(flag, 'Present from the ascendant or the Moon, whatever cancels it'),
  manglik: about(flag, 'The same as present'),
  effective: about(flag, 'Present, and not cancelled within the chart'),
  severity: between(0, 100, 'Weight of the dosha, 0 to 100'),
  remains: about(flag, 'Effective, and not cancelled by the partner’s chart'),
});

export const manglik = endpoint({
  path: '/v1/matching/manglik',
  summary: 'Mars affliction of both charts and what cancels it between them',
  description:
    'Mangal dosha of both charts, as dosha/manglik judges each, and the two rules that the pair alone can decide. Rule 9: Saturn of the partner in house 1, 4, 7, 8 or 12, counted from what Mars is counted from (ascendant or Moon); it cancels when it holds from each of them from which the dosha is effective. Rule 10: both are manglik, whatever cancels it in either chart. The two go together when nothing remains in either chart: effective in neither, in both, or in one and cancelled by the other. Every answer about the pair tells this verdict; rule 9 is a school, rule 10 stands in every text.',
  sources: ['Muhurta texts (vivaha)', 'Regional almanac practice'],
  credits: 2,
  input: pairInput(MANGLIK_FIELD),
  settings: ['ayanamsa', 'node', 'manglik_houses'],
  output: z.strictObject({
    groom: about(finding, 'Mangal dosha of the groom'),
    bride: about(finding, 'Mangal dosha of the bride'),
    compatible: about(flag, 'It remains in neither chart'),
    kind: oneOf(
      PAIR_MANGLIK_KINDS,
      'neither: effective in no chart; both: effective in both, which cancels it; cancelled: effective in one, and the partner’s chart cancels it; one_sided: effective in one, and nothing cancels it',
    ),
    kind_name: nameOf('kind'),
    side: about(
      z.nullable(z.enum(PARTNERS)),
      'In whose chart alone it is effective; null where it is in both or neither',
    ),
    side_name: about(z.nullable(text), 'Name of the side in the wanted language; null where side is'),
    cancelled: about(flag, 'A rule between the two charts takes away a dosha that was effective'),
    cancelled_by: about(
      z.array(keyed(PARTNER_RULE_IDS, 'rule')),
      'Rules between the two charts that do so; empty when none does',
    ),
    reasons: objectList('For each partner rule 9 from both references, and rule 10', {
      of: oneOf(PARTNERS, 'Whose dosha the rule would cancel'),
      of_name: nameOf('partner'),
      rule: whole(9, 10, 'Number of the rule: 9 or 10'),
      key: oneOf(PARTNER_RULE_IDS, 'Rule'),
      name,
      reference: about(z.nullable(z.enum(MANGLIK_DECIDED_FROM)), 'What rule 9 counts from; null for rule 10'),
      reference_name: about(z.nullable(text), 'Name of the reference in the wanted language; null where reference is'),
      applies: about(flag, 'The dosha is present (from the reference) and the rule holds'),
    }),
  }),
  example: EXAMPLE_PAIR,
  compute: ({ groom, bride, input, skyAt, words: { language } }) => {
    const { partners, manglikKinds } = bank(language, 'matching');
    const { references } = bank(language, 'doshas');
    const found = pairManglik(chartOfBirth(groom, skyAt), chartOfBirth(bride, skyAt), input.manglik_houses);
    const shape = ({ manglik: present, effective, severity, remains }: PairManglikSide) => ({
      present,
      manglik: present,
      effective,
      severity,
      remains,
    });
    return {
      groom: shape(found.groom),
      bride: shape(found.bride),
      compatible: found.good,
      kind: found.kind,
      kind_name: manglikKinds[found.kind],
      side: found.side,
      side_name: found.side && partners[found.side],
      cancelled: found.cancelledBy.length > 0,
      cancelled_by: found.cancelledBy.map((key) => ({ key, name: conditionName(language, key) })),
      reasons: PARTNERS.flatMap((of) =>
        found[of].partnerRules.map(({ rule, id, reference, applies }) => ({
          of,
          of_name: partners[of],
          rule,
          key: id,
          name: conditionName(language, id),
          reference,
          reference_name: reference && references[reference],
          applies,
        })),
      ),
    };
  },
});

export const handler = serve(manglik);
