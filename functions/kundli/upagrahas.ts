import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { about, choice, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { deg, house, nak, name, nameOf, sign, signDegree, signDegreeDms } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { degreeText, nakShape, signShape } from '../../lib/answers/present/chart.ts';
import { houseFinder } from '../../layers/jyotish/chart/bhava.ts';
import { chartPoint } from '../../layers/jyotish/chart/chart.ts';
import {
  MANDI_RULES,
  PORTION_POINTS,
  UPAGRAHAS,
  upagrahasAt,
  UPAGRAHA_RULES,
} from '../../layers/jyotish/kundli/upagraha.ts';

export const upagrahas = endpoint({
  path: '/v1/kundli/upagrahas',
  summary: 'Dhuma group and Gulika/Mandi group with selectable portion rule',
  description:
    'The eleven shadow points. Dhuma, Vyatipata, Parivesha, Indrachapa and Upaketu follow from the Sun’s longitude. Kala, Mrityu, Ardhaprahara, Yamaghantaka and Gulika are the ascendants at the start of the parts of the Sun, Mars, Mercury, Jupiter and Saturn, when the day, or the night, is cut into eight parts from sunrise or sunset; `portion` takes the middle or the end of a part instead. Mandi has ghatis of its own for each weekday, or is the same as Gulika: `mandi`. Where the Sun does not rise and set that day, the second group has no place (`sun` says so).',
  sources: ['BPHS ch. 3 v. 61-74'],
  credits: 1,
  input: birthInput({
    portion: choice(PORTION_POINTS, 'start', 'Which moment of its part of day or night makes the point'),
    mandi: choice(MANDI_RULES, 'ghati', 'Mandi by its ghatis, or the same as Gulika'),
  }),
  settings: ['ayanamsa', 'house_system', 'sunrise', 'portion', 'mandi'],
  output: z.strictObject({
    sun: sunState,
    upagrahas: objectListOf(11, 'The eleven upagrahas: five of Dhuma, then six of Kala', {
      key: oneOf(UPAGRAHAS, 'Upagraha'),
      name,
      longitude: about(
        z.nullable(deg),
        'Sidereal longitude in degrees; null where the Sun does not rise and set: see sun',
      ),
      sign: about(z.nullable(sign), 'Its sign; null as longitude is'),
      sign_degree: about(z.nullable(signDegree), 'Degrees inside the sign, 0 to 30; null as longitude is'),
      sign_degree_dms: about(z.nullable(signDegreeDms), 'The same as text; null as longitude is'),
      house: about(z.nullable(house), 'Its house, 1 to 12; null as longitude is'),
      nakshatra: about(z.nullable(nak), 'Its star; null as longitude is'),
      rule: oneOf(
        UPAGRAHA_RULES,
        'How the point was found: from the Sun’s longitude, or as the ascendant at the start, middle or end of a part, or after so many ghatis',
      ),
      rule_name: nameOf('rule'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, input, sky, options, words }) => {
    const { jd, place } = birth;
    const day = dayOfMoment(sky, options, birth);
    const houseOf = houseFinder(sky.houses(options.house_system, jd, place), options.house_system);
    return {
      sun: day.sun,
      upagrahas: upagrahasAt(sky, jd, place, day, input).map(({ id, longitude, rule }) => {
        const point = longitude === null ? null : chartPoint(longitude);
        return {
          key: id,
          name: bank(words.language, 'upagrahas').upagrahaNames[id],
          longitude,
          sign: point && signShape(words, point.sign),
          sign_degree: point && point.degree,
          sign_degree_dms: point && degreeText(point.degree),
          house: point && houseOf(point.longitude),
          nakshatra: point && nakShape(words, point.nakshatra),
          rule,
          rule_name: bank(words.language, 'upagrahas').upagrahaRules[rule],
        };
      }),
    };
  },
});

export const handler = serve(upagrahas);
