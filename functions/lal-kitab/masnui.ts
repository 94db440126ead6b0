import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { MASNUI_NATURES, MASNUI_SOURCES, masnuiOf, type MasnuiNature } from '../../layers/jyotish/lal-kitab/masnui.ts';
import { tevaOf } from '../../layers/jyotish/lal-kitab/teva.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { graha, house, keyed, listOf, nameOf } from '../../lib/contract/frame/shapes.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { planetName, planetsShape } from '../../lib/answers/present/names.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const READING = {
  becomes: about(graha, 'Planet that the two act as'),
  becomes_name: nameOf('planet'),
  character: about(z.nullable(z.enum(MASNUI_NATURES)), 'What that planet is like; null where no text says it'),
  character_name: about(z.nullable(nameOf('character')), 'Its name; null as character is'),
};

export const lalKitabMasnui = endpoint({
  path: '/v1/lal-kitab/masnui',
  wave: 3,
  summary: 'Masnui: artificial planets that pairs in one house make',
  description:
    'Two planets in one house act as a third: Sun and Venus as Jupiter, Mercury and Venus as the Sun, Sun and Jupiter as the Moon, Sun and Mercury as a good Mars, Sun and Saturn as a bad Mars, Venus and Jupiter as a Saturn like Ketu, Mars and Mercury as a Saturn like Rahu, Jupiter and Rahu as Mercury. Three planets in a house give every pair of them. Where texts differ the other reading stands in `alternatives`. Pairs that a single reading has are left out, so is that of Rahu and Ketu, who never meet. These are facts of a school; nothing is foretold from them.',
  sources: ['Lal Kitab 1952 (Arun Sanhita)', 'B. M. Goswami, Jyotish Lal Kitab 1952'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    masnui: objectList('Artificial planets; empty when no pair makes one', {
      of: about(listOf(keyed(GRAHAS, 'planet'), 2), 'The two planets'),
      ...READING,
      house: about(house, 'House they stand in, 1 to 12'),
      source: oneOf(MASNUI_SOURCES, 'Whether two texts have it, or one'),
      source_name: nameOf('source'),
      alternatives: about(z.array(z.strictObject(READING)), 'Other readings of the pair; empty when there is none'),
    }),
    count: whole(0, 8, 'How many there are'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const { masnuiNatures, masnuiSources } = bank(words.language, 'lal-kitab');
    const found = masnuiOf(tevaOf(castChart(sky, birth.jd, birth.place)));
    const reading = (becomes: Graha, nature: MasnuiNature | null) => ({
      becomes,
      becomes_name: planetName(words, becomes),
      character: nature,
      character_name: nature && masnuiNatures[nature],
    });
    return {
      masnui: found.map(({ of, becomes, nature, house: number, source, alternatives }) => ({
        of: planetsShape(words, of),
        ...reading(becomes, nature),
        house: number,
        source,
        source_name: masnuiSources[source],
        alternatives: alternatives.map((one) => reading(one.becomes, one.nature)),
      })),
      count: found.length,
    };
  },
});

export const handler = serve(lalKitabMasnui);
