import * as z from 'zod/mini';
import { GRADE } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, flag, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { house, keyed, name, nameOf, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { gradeShape } from '../../lib/answers/present/dosha.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { NO_CIRCUMSTANCES, READING_DOCTRINE } from '../../layers/jyotish/condition/doctrine.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { PAIR_DOSHAS, PAIR_EASINGS, PAIR_FORMS, pairDoshas } from '../../layers/jyotish/dosha/pairs.ts';

export const conjunctionDoshas = endpoint({
  path: '/v1/dosha/conjunctions',
  wave: 2,
  summary: 'Grahan, Guru Chandal, Shrapit, Angarak, Vish and Ghatak: afflictions by a pair of planets',
  description:
    'Pairs of planets: Sun or Moon with a node (grahan), Jupiter with Rahu or Ketu (guru chandal), Saturn with Rahu (shrapit; with `wide` also when Saturn aspects Rahu), Mars with a node (angarak), Moon with Saturn (vish: in one sign, in mutual aspect, in each other’s signs, or the Moon aspected by Saturn in his sign or star), Mars with Saturn (ghatak). The first planet is the afflicted one. A pair is mild; in one sign within 10° moderate, within 3° strong. `eased_by` says what softens it, by a step at least: Jupiter beside it or aspecting it, the dignity of the afflicted planet, more than 10° between the two. Jupiter with Ketu is always mild. `dosha/all` lists the same doshas with the same grades, each by its heaviest pair, which stands first here.',
  sources: ['BPHS ch. 83', 'Almanac practice'],
  credits: 1,
  input: birthInput({ wide: z._default(about(flag, 'Count shrapit by the aspect of Saturn on Rahu too'), false) }),
  settings: ['ayanamsa', 'node', 'wide'],
  output: z.strictObject({
    doshas: objectList('Afflictions that are present; empty when none is', {
      key: oneOf(PAIR_DOSHAS, 'Affliction'),
      name,
      planets: planets('The two planets, the afflicted one first'),
      form: oneOf(PAIR_FORMS, 'How the two are joined, the closest way that holds'),
      form_name: nameOf('form'),
      separation: between(0, 180, 'Shortest arc between the two, degrees'),
      house: about(house, 'House of the afflicted planet from the ascendant, by signs'),
      ...GRADE,
      eased_by: about(z.array(keyed(PAIR_EASINGS, 'easing')), 'What eases it; empty when nothing does'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words }) => {
    const doctrine = { ...READING_DOCTRINE, wide: input.wide };
    const chart = chartReading(castChart(sky, birth.jd, birth.place), 1, NO_CIRCUMSTANCES, doctrine);
    const text = bank(words.language, 'afflictions');
    return {
      doshas: pairDoshas(chart).map((row) => ({
        key: row.id,
        name: bank(words.language, 'doshas').doshaNames[row.id],
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
