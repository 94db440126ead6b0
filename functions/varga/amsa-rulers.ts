import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, objectListOf, oneOf, several, whole } from '../../lib/contract/frame/about.ts';
import { name, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { AMSA_DEITIES, AMSA_NATURES, amsaRulerOf, RULED_VARGAS } from '../../layers/jyotish/chart/amsa-ruler.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { vargaKey } from '../../layers/jyotish/chart/varga.ts';
import { VARGA_ROWS } from '../../layers/jyotish/strength/shodashavarga.ts';

const CHARTS = RULED_VARGAS.map(vargaKey);

export const amsaRulers = endpoint({
  path: '/v1/varga/amsa-rulers',
  wave: 2,
  summary: 'Presiding deity and nature of the part each point occupies, D2 to D60',
  description:
    'For the ascendant and the nine planets the part of the sign in each chart, counted from 1 through the rashi sign, and the deity of the part. In D7, D10, D16, D24, D27, D30 and D60 the list is turned round in even signs. Only the sixtieths (benefic or malefic) and the navamsas (divine, human, demonic) have a nature. Spellings and a few names differ between editions.',
  sources: ['BPHS ch. 6'],
  credits: 1,
  input: birthInput({
    charts: z.optional(
      several(z.enum(CHARTS), 1, CHARTS.length, 'Charts to give, each once; all fifteen when left out'),
    ),
  }),
  settings: ['ayanamsa', 'node', 'charts'],
  output: z.strictObject({
    points: objectListOf(10, 'The ascendant and the nine planets', {
      planet: oneOf(VARGA_ROWS, 'Planet, or ascendant'),
      name,
      charts: objectList('The charts asked for, from D2 up', {
        chart: oneOf(CHARTS, 'Chart'),
        chart_name: nameOf('chart'),
        index: whole(1, 60, 'Number of the part in the sign, from 1'),
        deity: oneOf(AMSA_DEITIES, 'Ruler of the part'),
        deity_name: nameOf('ruler'),
        character: about(z.nullable(z.enum(AMSA_NATURES)), 'Character of the part in D60 and D9; null in other charts'),
        character_name: about(z.nullable(nameOf('character')), 'Name of the character; null as character is'),
      }),
    }),
  }),
  example: { charts: ['D9', 'D60'], ...EXAMPLE_BIRTH },
  compute: ({ birth, input, sky, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const { amsaDeities, amsaNatures } = bank(words.language, 'vargas');
    const { vargas } = bank(words.language, 'chart');
    const wanted = RULED_VARGAS.filter((n) => input.charts === undefined || input.charts.includes(vargaKey(n)));
    return {
      points: VARGA_ROWS.map((planet) => {
        const { longitude } = planet === 'ascendant' ? chart.ascendant : chart.grahas[planet];
        return {
          planet,
          name: planetName(words, planet),
          charts: wanted.map((n) => {
            const { index, deity, nature } = amsaRulerOf(n, longitude);
            return {
              chart: vargaKey(n),
              chart_name: vargas[n],
              index,
              deity,
              deity_name: amsaDeities[deity],
              character: nature,
              character_name: nature && amsaNatures[nature],
            };
          }),
        };
      }),
    };
  },
});

export const handler = serve(amsaRulers);
