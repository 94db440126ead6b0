import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { keyed, listOf, month, nameOf, numbered, sign, star, vara, yoga } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { monthShape, starShape, varaShape } from '../../lib/answers/present/names.ts';
import { yogaShape } from '../../lib/answers/present/panchang.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { ghataOf, tithisOfGroup, TITHI_GROUPS } from '../../layers/jyotish/chart/ghata.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { rowOf } from '../../layers/jyotish/chart/rows.ts';
import { KARANA_KEYS, TITHI_KEYS } from '../../layers/jyotish/panchang/keys.ts';

const tithiOfEitherHalf = z.strictObject(numbered(15, 'tithi, in either half of the month', TITHI_KEYS.slice(0, 15)));

export const ghatChakra = endpoint({
  path: '/v1/kundli/ghat-chakra',
  summary: 'Adverse month, tithi group, weekday, star, yoga, karana, quarter of the day, rising sign and Moon sign',
  description:
    'What almanacs call adverse for a birth sign: a lunar month, a group of three tithis, a weekday, a star, a yoga, a karana, a quarter of the day and of the night, a rising sign, and a sign of the Moon, which differs for men and women. A few almanacs print another yoga or karana; many leave out the rising sign, which is that of Muhurta Chintamani. It is read when a journey, a dispute or a treatment is begun, not for marriage. All follow from the Moon sign of the birth; without a time of birth it is computed for noon, and `meta.uncertain` names what would differ.',
  sources: [
    'Ghata chakra of the Indian almanacs',
    'Almanac of Sri Uttaradi Math, 2024-25, p. 64',
    'Muhurta Chintamani, Yatra prakarana',
  ],
  credits: 1,
  input: birthInput(),
  needsTime: false,
  settings: ['ayanamsa'],
  output: z.strictObject({
    month: about(month, 'Adverse lunar month, amanta'),
    tithi_group: oneOf(TITHI_GROUPS, 'Adverse group of tithis'),
    tithi_group_name: nameOf('group'),
    tithis: about(listOf(tithiOfEitherHalf, 3), 'The tithis of the group, in either half of the month'),
    weekday: about(vara, 'Adverse weekday'),
    nakshatra: about(star, 'Adverse star of the Moon'),
    yoga: about(yoga, 'Adverse nitya yoga'),
    karana: about(keyed(KARANA_KEYS, 'karana'), 'Adverse karana'),
    prahara: whole(1, 4, 'Adverse quarter of the day and of the night, 1 to 4'),
    rising_sign: about(sign, 'Adverse rising sign'),
    moon_sign: about(sign, 'Adverse sign of the Moon, for men where the two differ'),
    moon_sign_women: about(sign, 'Adverse sign of the Moon for women'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words, uncertain }) =>
    overTheDay(birth, uncertain, (jd) => {
      const ghata = ghataOf(signOf(sky.longitude('moon', jd)));
      return {
        month: monthShape(words, ghata.month),
        tithi_group: ghata.tithiGroup,
        tithi_group_name: bank(words.language, 'avakahada').tithiGroups[ghata.tithiGroup],
        tithis: tithisOfGroup(ghata.tithiGroup).map((id) => words.named('tithis', id)),
        weekday: varaShape(words, ghata.vara),
        nakshatra: starShape(words, ghata.nakshatra),
        yoga: yogaShape(words, ghata.yoga),
        karana: { key: rowOf(KARANA_KEYS, ghata.karana, 'karana'), name: words.name('karanas', ghata.karana - 1) },
        prahara: ghata.prahara,
        rising_sign: signShape(words, ghata.risingSign),
        moon_sign: signShape(words, ghata.moonSign),
        moon_sign_women: signShape(words, ghata.moonSignWomen),
      };
    }),
});

export const handler = serve(ghatChakra);
