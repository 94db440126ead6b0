import * as z from 'zod/mini';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthOrStarInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { notice, optional } from '../../lib/contract/suites/remedies.ts';
import { about, flag, objectOf, oneOf, text } from '../../lib/contract/frame/about.ts';
import { keyed, star } from '../../lib/contract/frame/shapes.ts';
import { nakshatraNumber, NAKSHATRA_FIELD } from '../../lib/service/http/read/names.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { lettersOfStar } from '../../lib/words/letters.ts';
import { starShape } from '../../lib/answers/present/names.ts';
import { starAttributes, YONIS } from '../../layers/jyotish/chart/avakahada.ts';
import { NAKSHATRA_KEYS, nakshatraOf } from '../../layers/jyotish/chart/nakshatra.ts';
import { STAR_GIFT_KEYS, STAR_TREES, starRow } from '../../layers/jyotish/remedies/star-rows.ts';

export const remediesNakshatra = endpoint({
  path: '/v1/remedies/nakshatra',
  summary: 'Tree, deity, animal, syllables and gift of a birth star, and whether a rite of the star is held',
  description:
    'From a birth, or from the star itself. The tree is planted or cared for, and by custom not cut. `shanti` is true for the ' +
    'six gandmool stars, whose rite is held when the Moon returns (remedies/puja gives dates). Without a time of birth noon ' +
    'is taken, and what the day could change is named in meta.uncertain.',
  sources: ['Mahabharata, Anushasana Parva (nakshatra-dana)', 'nakshatra-vriksha lists', 'Muhurta Chintamani ch. 2'],
  credits: 1,
  wave: 2,
  input: birthOrStarInput({
    nakshatra: z.optional(about(NAKSHATRA_FIELD, 'Birth star in place of a birth: 1 to 27, or its name')),
  }),
  needsTime: false,
  settings: ['ayanamsa'],
  output: z.strictObject({
    nakshatra: about(star, 'Birth star'),
    tree: objectOf('Tree of the star', {
      ...keyed(STAR_TREES, 'tree').shape,
      botanical: about(text, 'Botanical name'),
      kerala: about(text, 'Tree of the star in Kerala, in Malayalam'),
    }),
    deity: objectOf('Deity of the star', {
      key: oneOf(NAKSHATRA_KEYS, 'Star whose deity it is'),
      name: about(text, 'Name of the deity'),
    }),
    animal: about(keyed(YONIS, 'animal'), 'Animal of the star (yoni)'),
    syllables: about(z.array(text).check(z.length(4)), 'Syllables with which a name may begin, by quarter'),
    dana: about(keyed(STAR_GIFT_KEYS, 'gift'), 'What is given away on the day of the star'),
    shanti: about(flag, 'Whether a rite of the star is held for a birth in it'),
    optional,
    notice,
  }),
  example: EXAMPLE_BIRTH,
  compute: async ({ birth, input, sky, words, uncertain }) => {
    const { language } = words;
    const texts = bank(language, 'remedies');
    const answer = (id: number) => {
      const { tree, botanical, kerala, gift, gandMool } = starRow(id);
      const { yoni } = starAttributes(id);
      const found = starShape(words, id);
      const key = NAKSHATRA_KEYS[id - 1] ?? 'ashwini';
      return {
        nakshatra: found,
        tree: { key: tree, name: texts.trees[tree], botanical, kerala },
        deity: { key, name: bank(language, 'reference').deities[key] },
        animal: { key: yoni, name: bank(language, 'avakahada').yonis[yoni] },
        syllables: [...lettersOfStar(language, id)],
        dana: { key: gift, name: texts.gifts[gift] },
        shanti: gandMool,
        optional: true as const,
        notice: texts.notice,
      };
    };
    if (!birth) return answer(nakshatraNumber('nakshatra', input.nakshatra ?? ''));
    return overTheDay(birth, uncertain, (jd) => answer(nakshatraOf(sky.longitude('moon', jd)).id));
  },
});

export const handler = serve(remediesNakshatra);
