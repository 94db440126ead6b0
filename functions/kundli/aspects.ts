import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, choice, flag, objectList, text } from '../../lib/contract/frame/about.ts';
import { deg, graha, house, nameOf } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { NODE_ASPECTS } from '../../layers/jyotish/chart/drishti.ts';
import { aspectsOf } from '../../layers/jyotish/kundli/aspect-list.ts';

export const aspects = endpoint({
  path: '/v1/kundli/aspects',
  summary: 'Graha drishti on planets and houses with graded strength',
  description:
    'Every aspect that one of the nine planets throws on another planet or on the middle of a house, with its strength in virupas by the degree of the angle (60 is full) and whether it is a full aspect by sign. All planets aspect the seventh fully; Mars also the fourth and eighth, Jupiter the fifth and ninth, Saturn the third and tenth. What Rahu and Ketu aspect is a matter of school: `node_aspects`.',
  sources: ['BPHS ch. 26 (graded aspects)', 'Brihat Jataka ch. 2 v. 13'],
  credits: 1,
  input: birthInput({
    node_aspects: choice(NODE_ASPECTS, '7', 'What Rahu and Ketu aspect: the 7th alone; the 5th, 7th and 9th; nothing'),
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'node_aspects'],
  output: z.strictObject({
    aspects: objectList(
      'Aspects that are full by sign or have any strength by degree, by aspecting planet; on planets first, then on houses',
      {
        from: about(graha, 'Planet that aspects'),
        from_name: nameOf('planet'),
        target_planet: about(z.nullable(graha), 'Planet that is aspected; null where target_house is'),
        target_planet_name: about(z.nullable(text), 'Its name in the wanted language; null as target_planet is'),
        target_house: about(
          z.nullable(house),
          'House that is aspected, at its middle, 1 to 12; null where target_planet is aspected',
        ),
        angle: about(deg, 'Degrees from the aspecting planet forward to its target, 0 to 360'),
        virupas: between(0, 60, 'Strength by degree in virupas, 0 to 60; 60 is full'),
        graha: about(flag, 'A full aspect by sign'),
        special: about(flag, 'One of the special full aspects of Mars, Jupiter, Saturn or the nodes'),
      },
    ),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, options, words }) => ({
    aspects: aspectsOf(castChart(sky, birth.jd, birth.place, options.house_system), input.node_aspects).map(
      ({ from, target, angle, virupas, full, special }) => {
        const planet = 'graha' in target ? target.graha : null;
        return {
          from,
          from_name: planetName(words, from),
          target_planet: planet,
          target_planet_name: planet && planetName(words, planet),
          target_house: 'graha' in target ? null : target.house,
          angle,
          virupas,
          graha: full,
          special,
        };
      },
    ),
  }),
});

export const handler = serve(aspects);
