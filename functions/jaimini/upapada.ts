import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { DIGNITIES } from '../../layers/jyotish/chart/dignity.ts';
import { ARUDHA_EXCEPTIONS } from '../../layers/jyotish/jaimini/arudha.ts';
import { upapadaOf, type PlacedLord, type UpapadaRule } from '../../layers/jyotish/jaimini/upapada.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, house, nameOf, para, planets, sign } from '../../lib/contract/frame/shapes.ts';
import { colordsField } from '../../lib/contract/suites/dasha.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const lordOut = z.strictObject({
  planet: graha,
  planet_name: nameOf('planet'),
  sign: about(sign, 'Sign it stands in'),
  house_from_upapada: about(house, 'House it stands in, counted from the upapada, 1 to 12'),
  dignity: oneOf(DIGNITIES, 'How well it stands by its sign'),
  dignity_name: nameOf('dignity'),
});
const OCCUPANTS = planets('Planets in the sign, Sun first');
const ASPECTED = planets('Planets whose sign aspects it');

export const jaiminiUpapada = endpoint({
  path: '/v1/jaimini/upapada',
  wave: 3,
  summary: 'Upapada (A12) with its lord, occupants and aspects, and the second from it',
  description:
    'The arudha of the twelfth house, read for marriage: its sign and lord, the planets in it and those whose sign aspects it, and the same of the second sign from it. `lines` say what BPHS 30 reads from these facts (benefics and malefics that touch the second, the dignity of the two lords), one line for each rule that holds; lines that point in different directions stand side by side. Nothing is said of the number of marriages or of anybody’s death.',
  sources: ['BPHS ch. 29 and 30', 'Jaimini Sutras 1.4'],
  credits: 1,
  input: birthInput({ colords: colordsField('single') }),
  settings: ['ayanamsa', 'node', 'colords'],
  output: z.strictObject({
    upapada: objectOf('The arudha of the twelfth house', {
      sign: about(sign, 'Sign of the upapada'),
      house: about(house, 'Its house from the ascendant, by signs, 1 to 12'),
      exception: oneOf(
        ARUDHA_EXCEPTIONS,
        'Moved to the tenth because it fell on its own house (self) or on the seventh from it; none when it was not moved',
      ),
      exception_name: nameOf('exception'),
    }),
    lord: about(lordOut, 'Lord of the upapada'),
    occupants: OCCUPANTS,
    aspected_by: ASPECTED,
    second: objectOf('The second sign from the upapada', {
      sign,
      occupants: OCCUPANTS,
      aspected_by: ASPECTED,
      lord: about(lordOut, 'Lord of that sign'),
    }),
    relation_to_ascendant: whole(1, 12, 'Count from the ascendant to the upapada, 1 to 12'),
    relation_to_a7: whole(1, 12, 'Count from the darapada (A7) to the upapada, 1 to 12'),
    lines: about(z.array(para), 'What the rules say, in the order of the rules; empty where none holds'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const found = upapadaOf(castChart(sky, birth.jd, birth.place), input.colords);
    const { dignities } = bank(words.language, 'chart');
    const { exceptions } = bank(words.language, 'arudha');
    const { upapada: texts } = bank(words.language, 'jaimini');
    const lordShape = ({ planet, sign: place, houseFromUpapada, dignity }: PlacedLord) => ({
      planet,
      planet_name: planetName(words, planet),
      sign: signShape(words, place),
      house_from_upapada: houseFromUpapada,
      dignity,
      dignity_name: dignities[dignity],
    });
    const factsOf = (rule: UpapadaRule) => {
      const { lord, sign: place } = rule.startsWith('lord') ? found : found.second;
      return [
        { name: rule.startsWith('lord') ? 'upapada' : 'second', value: place },
        { name: 'lord_from_upapada', value: lord.houseFromUpapada },
      ];
    };
    return {
      upapada: {
        sign: signShape(words, found.sign),
        house: found.fromAscendant,
        exception: found.pada.exception,
        exception_name: exceptions[found.pada.exception],
      },
      lord: lordShape(found.lord),
      occupants: planetsShape(words, found.occupants),
      aspected_by: planetsShape(words, found.aspectedBy),
      second: {
        sign: signShape(words, found.second.sign),
        occupants: planetsShape(words, found.second.occupants),
        aspected_by: planetsShape(words, found.second.aspectedBy),
        lord: lordShape(found.second.lord),
      },
      relation_to_ascendant: found.fromAscendant,
      relation_to_a7: found.fromA7,
      lines: found.rules.map((rule) => ({ text: texts[rule], rule_id: `upapada.${rule}`, facts: factsOf(rule) })),
    };
  },
});

export const handler = serve(jaiminiUpapada);
