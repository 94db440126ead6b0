import * as z from 'zod/mini';
import { tajikaYear } from '../../lib/answers/queries/varshaphal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, oneOf } from '../../lib/contract/frame/about.ts';
import { graha, listOf, nameOf } from '../../lib/contract/frame/shapes.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS, solarYearOutput } from '../../lib/contract/suites/varshaphal.ts';
import { officeBearer } from '../../lib/contract/suites/varshaphal.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { solarYearShape } from '../../lib/answers/present/varshaphal.ts';
import { bearerShape } from '../../lib/answers/present/varshaphal.ts';
import { ASPECT_RULES, YEAR_CHOICES, YEAR_TIES, yearLordOf } from '../../layers/jyotish/varshaphal/year-lord.ts';

export const yearLord = endpoint({
  path: '/v1/varshaphal/year-lord',
  wave: 2,
  summary: 'Five office-bearers and the lord of the year, with the strengths that decide',
  description:
    'The lords of the muntha, of the birth ascendant, of the year ascendant, of the threefold sign (trirashi) and of the sign of the Sun by day or the Moon by night. Of those that aspect the year ascendant the one with the greatest five-fold strength rules the year; of equals the one with most offices, then the lord of the muntha, who also rules where none aspects. When the Moon is chosen, the slower planet of her closest ithasala acts for her, or the lord of her sign: `effective`. Schools differ in the choice; the offices are agreed.',
  sources: ['Tajika Nilakanthi ch. 1', 'B. V. Raman, Varshaphal'],
  credits: 1,
  input: birthAtInput({
    ...SOLAR_YEAR_FIELDS,
    tie: choice(
      YEAR_TIES,
      'muntha',
      'Who rules where no office-bearer aspects the ascendant or the strongest are equal: the lord of the muntha, or of the luminary of the time',
    ),
    aspect_rule: choice(
      ASPECT_RULES,
      'any',
      'Whether bearers with a friendly aspect go before those with a hostile one',
    ),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'age', 'tie', 'aspect_rule'],
  output: z.strictObject({
    ...solarYearOutput,
    candidates: about(listOf(officeBearer, 5), 'The five office-bearers'),
    year_lord: about(graha, 'Lord of the year'),
    year_lord_name: nameOf('lord of the year'),
    decided_by: oneOf(YEAR_CHOICES, 'How it was chosen: by strength, between equals, or because none aspects'),
    decided_by_name: nameOf('way of choice'),
    effective: about(graha, 'The planet that acts: another only when the Moon is chosen'),
    effective_name: nameOf('planet'),
  }),
  example: SOLAR_YEAR_EXAMPLE,
  compute: (call) => {
    const { at, words, input } = call;
    const year = tajikaYear(call);
    const found = yearLordOf(year.tajika, { tie: input.tie, aspectRule: input.aspect_rule });
    const effective = found.transfer ?? found.lord;
    return {
      ...solarYearShape(at.clock, year),
      candidates: found.bearers.map((bearer) => bearerShape(words, bearer)),
      year_lord: found.lord,
      year_lord_name: planetName(words, found.lord),
      decided_by: found.by,
      decided_by_name: bank(words.language, 'varshaphal').choices[found.by],
      effective,
      effective_name: planetName(words, effective),
    };
  },
});

export const handler = serve(yearLord);
