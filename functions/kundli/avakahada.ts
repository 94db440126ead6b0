import * as z from 'zod/mini';
import { nameChoice, STAR_GIFTS } from '../../lib/contract/suites/avakahada.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { timeRequired } from '../../lib/contract/frame/field-errors.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, between, choice, objectOf, oneOf, text } from '../../lib/contract/frame/about.ts';
import { listOf, lord, lordName, nak, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { nameChoices } from '../../layers/jyotish/chart/name-choices.ts';
import { lettersOfStar } from '../../lib/words/letters.ts';
import { nameChoicesShape, starGiftsShape } from '../../lib/answers/present/avakahada.ts';
import { nakShape, signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import {
  payaOfHouse,
  payaOfNakshatra,
  PAYAS,
  starAttributes,
  varnaOf,
  vashyaOf,
  YONIS,
  yunjaOf,
  YUNJAS,
} from '../../layers/jyotish/chart/avakahada.ts';
import { chartPoint } from '../../layers/jyotish/chart/chart.ts';
import { ELEMENTS, houseFrom, lordOf, rashi, signOf } from '../../layers/jyotish/chart/rashi.ts';

export const avakahada = endpoint({
  path: '/v1/kundli/avakahada',
  summary: 'Avakahada chakra: what the birth star and Moon sign give, with the name syllables',
  description:
    'The block that heads a printed kundli: birth star with its quarter, Moon sign and lord, varna, vashya, yoni, gana, nadi, tatva, paya and yunja, and the syllables with which the name may begin. `name_choices` gives the syllables of the quarter of birth, of the star and of the Moon sign with their spellings; a sound that begins hardly any name (`rare`) has the next quarter of the star in its place (`instead`). All follow from the Moon alone, except the paya, which counts the Moon’s house from the ascendant unless `paya` is `nakshatra`. Without a time of birth it is computed for noon, and members that differ during the day are named in `meta.uncertain`.',
  sources: [
    'BPHS ch. 3 and 4 (signs)',
    'Muhurta Chintamani, vivaha-prakarana (varna to nadi)',
    'Almanac practice (paya)',
  ],
  errors: ['BIRTH_TIME_REQUIRED'],
  credits: 1,
  input: birthInput({
    paya: choice(
      ['house', 'nakshatra'],
      'house',
      'Paya by the Moon’s house from the ascendant (needs the time), or by the birth star',
    ),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'paya'],
  output: z.strictObject({
    nakshatra: about(nak, 'Birth star: the star of the Moon'),
    sign: about(sign, 'Moon sign'),
    sign_lord: about(lord, 'Planet that rules the Moon sign'),
    sign_lord_name: lordName,
    ...STAR_GIFTS,
    yoni: objectOf('Yoni of the birth star', {
      animal: oneOf(YONIS, 'Animal of the birth star'),
      animal_name: nameOf('animal'),
      sex: oneOf(['male', 'female'], 'Sex of the animal'),
      sex_name: nameOf('sex'),
    }),
    tatva: oneOf(ELEMENTS, 'Element of the Moon sign'),
    tatva_name: nameOf('element'),
    paya: oneOf(PAYAS, 'Metal of the foot on which the child comes, best to worst: gold, silver, copper, iron'),
    paya_name: nameOf('metal'),
    yunja: oneOf(YUNJAS, 'Part of the zodiac of the birth star: first, middle or last'),
    yunja_name: nameOf('part'),
    name_letter: about(text, 'Syllable of the quarter of birth, in the script of the language'),
    name_letters: about(listOf(text, 4), 'Syllables of quarters 1 to 4 of the star'),
    name_choices: objectOf('Syllables to choose a name by, with their spellings; there is no list of names', {
      own: about(listOf(nameChoice, 1), 'Of the quarter of birth'),
      by_star: about(listOf(nameChoice, 4), 'Of the four quarters of the birth star'),
      by_moon: about(listOf(nameChoice, 9), 'Of the nine quarters of the Moon sign'),
    }),
    star_elapsed: between(0, 100, 'Share of the birth star that the Moon has passed, 0 to 100 per cent'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, words, uncertain }) => {
    if (input.paya === 'house' && !birth.timeKnown) throw timeRequired(['time']);
    const { yonis, sexes, tatvas, payas, yunjas } = bank(words.language, 'avakahada');
    return overTheDay(birth, uncertain, (jd) => {
      const moon = chartPoint(sky.longitude('moon', jd));
      const { id, pada, elapsed } = moon.nakshatra;
      const { yoni, sex, gana, nadi } = starAttributes(id);
      const { element } = rashi(moon.sign);
      const letters = lettersOfStar(words.language, id);
      const moonHouse = (): number => houseFrom(signOf(sky.ascendant(jd, birth.place)), moon.sign);
      const paya = input.paya === 'house' ? payaOfHouse(moonHouse()) : payaOfNakshatra(id);
      const yunja = yunjaOf(id);
      return {
        nakshatra: nakShape(words, moon.nakshatra),
        sign: signShape(words, moon.sign),
        sign_lord: lordOf(moon.sign),
        sign_lord_name: planetName(words, lordOf(moon.sign)),
        ...starGiftsShape(words, { varna: varnaOf(moon.sign), vashya: vashyaOf(moon.sign, moon.degree), gana, nadi }),
        yoni: { animal: yoni, animal_name: yonis[yoni], sex, sex_name: sexes[sex] },
        tatva: element,
        tatva_name: tatvas[element],
        paya,
        paya_name: payas[paya],
        yunja,
        yunja_name: yunjas[yunja],
        name_letter: letters[pada - 1] ?? letters[0],
        name_letters: [...letters],
        name_choices: nameChoicesShape(words, nameChoices(id, pada, moon.sign)),
        star_elapsed: elapsed * 100,
      };
    });
  },
});

export const handler = serve(avakahada);
