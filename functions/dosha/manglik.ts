import * as z from 'zod/mini';
import { GRADE, MANGLIK_FIELD, PREVALENCE, REFERENCE } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { found } from '../../lib/contract/suites/conditions.ts';
import { about, between, flag, objectList, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { house, name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { conditionName } from '../../lib/words/conditions.ts';
import { bank } from '../../lib/words/bank.ts';
import { gradeShape, referenceShape } from '../../lib/answers/present/dosha.ts';
import { foundShape } from '../../lib/answers/present/found.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { prevalenceOf } from '../../layers/jyotish/dosha/prevalence.ts';
import {
  cancellationGrounds,
  MANGLIK_CANCELLATIONS,
  MANGLIK_HOUSES,
  MANGLIK_UNTESTED,
  manglikIn,
} from '../../layers/jyotish/dosha/manglik.ts';

const reference = z.strictObject({
  house: about(house, 'House of Mars from there, counted by signs, 1 to 12'),
  present: about(flag, 'That house counts'),
});
const rule = whole(1, 11, 'Number of the rule, 1 to 11');

export const manglik = endpoint({
  path: '/v1/dosha/manglik',
  summary: 'Mars affliction from ascendant, Moon and Venus with every cancellation tested',
  description:
    'Whether Mars stands in one of the houses that make Mangal (Kuja) dosha, counted by signs from the ascendant, the Moon and Venus, and every rule that cancels it, tested from each of them. `present` counts the ascendant and the Moon, whatever cancels it; `effective` is what remains after rules 1 to 7. `severity` weighs the three references (50, 30 and 20), the house and the dignity of Mars. Rules that need the partner’s chart or an age are named in `not_tested`; the first two are tested by matching/manglik.',
  sources: ['Muhurta texts (vivaha)', 'Regional almanac practice'],
  credits: 1,
  input: birthInput(MANGLIK_FIELD),
  settings: ['ayanamsa', 'node', 'manglik_houses'],
  output: z.strictObject({
    present: about(flag, 'Present from the ascendant or the Moon, whatever cancels it'),
    manglik: about(flag, 'The same as present'),
    effective: about(flag, 'Present from the ascendant or the Moon, and not cancelled there by one of rules 1 to 7'),
    severity: between(0, 100, 'Weight of the dosha, 0 to 100; Venus counts here alone'),
    extent: oneOf(['none', 'partial', 'full'], 'partial (anshik) below severity 40'),
    extent_name: nameOf('extent'),
    ...GRADE,
    prevalence: PREVALENCE,
    houses: about(z.array(house), 'Houses that count under manglik_houses'),
    from: objectOf('Mars from the three references', {
      lagna: about(reference, 'Counted from the ascendant'),
      moon: about(reference, 'Counted from the Moon'),
      venus: about(reference, 'Counted from Venus'),
    }),
    cancellations: objectList('Every rule for every reference', {
      rule,
      key: oneOf(
        MANGLIK_CANCELLATIONS.map(({ id }) => id),
        'Rule of cancellation',
      ),
      name,
      ...REFERENCE,
      applies: about(flag, 'The dosha is present from this reference and the rule holds'),
      cancels: about(flag, 'The rule cancels; false: it weakens alone'),
      found: found('What in the chart makes the rule hold; empty where it does not apply'),
    }),
    not_tested: objectList('Rules that one chart cannot decide', {
      rule,
      key: oneOf(
        MANGLIK_UNTESTED.map(({ id }) => id),
        'Rule of cancellation',
      ),
      name,
      needs: oneOf(['partner', 'age'], 'What one chart does not tell'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const reading = chartReading(castChart(sky, birth.jd, birth.place));
    const { manglik: present, ...judged } = manglikIn(reading, input.manglik_houses);
    const nameOfRule = (id: string): string => conditionName(words.language, id);
    return {
      present,
      manglik: present,
      effective: judged.effective,
      severity: judged.severity,
      extent: judged.extent,
      extent_name: bank(words.language, 'doshas').extents[judged.extent],
      ...gradeShape(words, judged.grade),
      prevalence: prevalenceOf('manglik'),
      houses: [...MANGLIK_HOUSES[input.manglik_houses]],
      from: judged.from,
      cancellations: judged.cancellations.map((row) => ({
        rule: row.rule,
        key: row.id,
        name: nameOfRule(row.id),
        ...referenceShape(words, row.reference),
        applies: row.applies,
        cancels: row.cancels,
        found: foundShape(words, cancellationGrounds(reading, row)),
      })),
      not_tested: MANGLIK_UNTESTED.map((row) => ({
        rule: row.rule,
        key: row.id,
        name: nameOfRule(row.id),
        needs: row.needs,
      })),
    };
  },
});

export const handler = serve(manglik);
