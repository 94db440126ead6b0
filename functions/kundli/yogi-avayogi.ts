import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, objectOf } from '../../lib/contract/frame/about.ts';
import { deg, graha, nak, nameOf, sign, signDegree, signDegreeDms, tithi } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { degreeText, nakShape, signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { tithiShape } from '../../lib/answers/present/panchang.ts';
import { chartPoint } from '../../layers/jyotish/chart/chart.ts';
import { dagdhaSigns, yogiPoints } from '../../layers/jyotish/kundli/yogi.ts';
import { angaAt } from '../../layers/jyotish/panchang/anga.ts';

const point = (what: string) =>
  objectOf(`The ${what} point and its planet`, {
    longitude: about(deg, 'Sidereal longitude in degrees, 0 to 360'),
    sign: about(sign, 'Its sign'),
    sign_degree: signDegree,
    sign_degree_dms: signDegreeDms,
    nakshatra: about(nak, 'Its star'),
    planet: about(graha, `Planet that rules the star: the ${what}`),
    planet_name: nameOf('planet'),
  });

export const yogiAvayogi = endpoint({
  path: '/v1/kundli/yogi-avayogi',
  wave: 2,
  summary: 'Yogi and avayogi points, the duplicate yogi, and the signs burnt by the birth tithi',
  description:
    'The yogi point is Sun plus Moon plus 93°20′; the lord of its star is the yogi, the lord of its sign the duplicate yogi. The avayogi point lies 186°40′ further; the lord of its star is the avayogi. The burnt (dagdha) signs follow from the tithi inside its half of the month; full and new moon burn none.',
  sources: ['South Indian tradition', 'Muhurta Chintamani (dagdha signs)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa'],
  output: z.strictObject({
    yogi: point('yogi'),
    avayogi: point('avayogi'),
    duplicate_yogi: about(graha, 'Planet that rules the sign of the yogi point'),
    duplicate_yogi_name: nameOf('planet'),
    tithi: about(tithi, 'Tithi at birth'),
    dagdha_signs: about(z.array(sign), 'Signs burnt by the tithi; empty at full and new moon'),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const sun = sky.longitude('sun', birth.jd);
    const { yogi, avayogi, duplicate } = yogiPoints(sun, sky.longitude('moon', birth.jd));
    const number = angaAt('tithi', sky, birth.jd);
    const shape = ({ longitude, planet }: typeof yogi) => {
      const { nakshatra, sign: at, degree } = chartPoint(longitude);
      return {
        longitude,
        sign: signShape(words, at),
        sign_degree: degree,
        sign_degree_dms: degreeText(degree),
        nakshatra: nakShape(words, nakshatra),
        planet,
        planet_name: planetName(words, planet),
      };
    };
    return {
      yogi: shape(yogi),
      avayogi: shape(avayogi),
      duplicate_yogi: duplicate,
      duplicate_yogi_name: planetName(words, duplicate),
      tithi: tithiShape(words, number),
      dagdha_signs: dagdhaSigns(number).map((one) => signShape(words, one)),
    };
  },
});

export const handler = serve(yogiAvayogi);
