import * as z from 'zod/mini';
import { GRADE } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, house, keyed, name, nameOf, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { afflictionsText } from '../../lib/words/afflictions.ts';
import { gradeShape } from '../../lib/answers/present/dosha.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { PAIR_DOSHAS, PAIR_EASINGS, PAIR_FORMS, pairDoshas } from '../../layers/jyotish/dosha/pairs.ts';

export const conjunctionDoshas = endpoint({
  path: '/v1/dosha/conjunctions',
  wave: 2,
  summary: 'Grahan, Guru Chandal, Shrapit, Angarak, Vish and Ghatak: afflictions by a pair of planets',
  description:
    'Pairs in one sign: Sun or Moon with a node (grahan, strong below 10°), Jupiter with Rahu (guru chandal; with Ketu mild), Saturn with Rahu (shrapit), Mars with a node (angarak), Moon with Saturn (vish), Mars with Saturn (ghatak). The first planet is the afflicted one. `eased_by` says what softens it: Jupiter beside it or aspecting the sign, the dignity of the afflicted planet, more than 10° between the two. With `wide` a full aspect of the second planet on the first counts too.',
  sources: ['BPHS ch. 83', 'Almanac practice'],
  credits: 1,
  input: birthInput({ wide: z._default(about(flag, 'Count afflictions by a full aspect too'), false) }),
  settings: ['ayanamsa', 'node', 'wide'],
  output: z.strictObject({
    doshas: about(
      z.array(
        z.strictObject({
          key: about(z.enum(PAIR_DOSHAS), 'Affliction'),
          name,
          planets: planets('The two planets, the afflicted one first'),
          form: about(z.enum(PAIR_FORMS), 'In one sign, or by aspect'),
          form_name: nameOf('form'),
          separation: between(0, 180, 'Shortest arc between the two, degrees'),
          house: about(house, 'House of the afflicted planet from the ascendant, by signs'),
          ...GRADE,
          eased_by: about(z.array(keyed(PAIR_EASINGS, 'easing')), 'What eases it; empty when nothing does'),
        }),
      ),
      'Afflictions that are present; empty when none is',
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ birth, input, sky, words }) => {
    const text = afflictionsText(words.language);
    return {
      doshas: pairDoshas(castChart(sky, birth.jd, birth.place), input.wide).map((row) => ({
        key: row.id,
        name: text.pairDoshas[row.id],
        planets: planetsShape(words, row.planets),
        form: row.form,
        form_name: text.pairForms[row.form],
        separation: row.separation,
        house: row.house,
        ...gradeShape(words, row.grade),
        eased_by: row.easedBy.map((key) => ({ key, name: text.pairEasings[key] })),
      })),
    };
  },
});

export const handler = serve(conjunctionDoshas);
