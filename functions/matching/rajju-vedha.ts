import * as z from 'zod/mini';
import { overThePair } from '../../lib/answers/queries/pair.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { matchInput } from '../../lib/contract/frame/inputs.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { about, choice, flag, objectOf, oneOf } from '../../lib/contract/frame/about.ts';
import { nameOf, star } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { starShape } from '../../lib/answers/present/names.ts';
import {
  isVedha,
  PORUTHAM_GRADES,
  RAJJU_DIRECTIONS,
  RAJJU_PARTS,
  RAJJU_RULES,
  rajjuGrade,
  rajjuOf,
  vedhaOf,
} from '../../layers/jyotish/matching/porutham.ts';

const ROPE = z.strictObject({
  part: oneOf(RAJJU_PARTS, 'Part of the body the star belongs to: feet, hip, navel, neck or head'),
  part_name: nameOf('part'),
  direction: oneOf(RAJJU_DIRECTIONS, 'Whether the rope goes up or down there; none at the head'),
  direction_name: nameOf('direction'),
});

export const matchingRajjuVedha = endpoint({
  path: '/v1/matching/rajju-vedha',
  summary: 'Rajju groups with their direction, and obstruction of the two stars (vedha)',
  description:
    'Two checks of South Indian matching that rest on the birth stars alone. The rope (rajju) goes through the stars from the feet to the head and down again; two stars in the same part are held to be bad for the marriage, whichever way the rope goes, or with rajju soft middling where the directions differ. Vedha: thirteen groups of stars obstruct each other. Partners are births, or stars.',
  sources: ['Kalaprakasika', 'Muhurta Chintamani, vivaha-prakarana'],
  credits: 1,
  wave: 2,
  input: matchInput({
    rajju: choice(RAJJU_RULES, 'strict', 'strict: the same part is bad; soft: middling where the directions differ'),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'rajju'],
  output: z.strictObject({
    groom_star: about(star, 'Birth star of the groom'),
    bride_star: about(star, 'Birth star of the bride'),
    rajju: objectOf('Rajju', {
      groom: about(ROPE, 'Where the rope is at the groom’s star'),
      bride: about(ROPE, 'Where the rope is at the bride’s star'),
      same: about(flag, 'Both stars are in the same part'),
      grade: oneOf(PORUTHAM_GRADES, 'good, or bad; madhyama under rajju soft with different directions'),
      grade_name: nameOf('grade'),
    }),
    vedha: objectOf('Vedha', {
      present: about(flag, 'The two stars obstruct each other'),
      groom_obstructed_by: about(z.array(star), 'Stars that obstruct the groom’s star'),
      bride_obstructed_by: about(z.array(star), 'Stars that obstruct the bride’s star'),
    }),
  }),
  example: EXAMPLE_PAIR,
  compute: (call) => {
    const { input, words } = call;
    const text = bank(words.language, 'matching');
    const rope = (nakshatra: number) => {
      const { part, direction } = rajjuOf(nakshatra);
      return { part, part_name: text.rajju[part], direction, direction_name: text.rajjuDirections[direction] };
    };
    return overThePair(call, ({ groom: { nakshatra: g }, bride: { nakshatra: b } }) => {
      const grade = rajjuGrade(g, b, input.rajju);
      return {
        groom_star: starShape(words, g),
        bride_star: starShape(words, b),
        rajju: {
          groom: rope(g),
          bride: rope(b),
          same: rajjuOf(g).part === rajjuOf(b).part,
          grade,
          grade_name: text.poruthamGrades[grade],
        },
        vedha: {
          present: isVedha(g, b),
          groom_obstructed_by: vedhaOf(g).map((one) => starShape(words, one)),
          bride_obstructed_by: vedhaOf(b).map((one) => starShape(words, one)),
        },
      };
    });
  },
});

export const handler = serve(matchingRajjuVedha);
