import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { about, objectListOf, oneOf } from '../../lib/contract/frame/about.ts';
import { deg, nak, name, sign, signDegree, signDegreeDms } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { degreeText, nakShape, signShape } from '../../lib/answers/present/chart.ts';
import { castChart, chartPoint } from '../../layers/jyotish/chart/chart.ts';
import { vargaSign } from '../../layers/jyotish/chart/varga.ts';
import { SPHUTAS, sphutasOf } from '../../layers/jyotish/kundli/sphuta.ts';
import { upagrahasAt } from '../../layers/jyotish/kundli/upagraha.ts';

export const sphutas = endpoint({
  path: '/v1/kundli/sphutas',
  wave: 2,
  summary: 'Tri-, chatur-, pancha-, prana-, deha-, mrityu-, beeja-, kshetra-, tithi- and yoga-sphuta',
  description:
    'Sums of longitudes. Trisphuta: ascendant, Moon and Gulika; chatusphuta adds the Sun, panchasphuta Rahu. Prana: five times the ascendant and Gulika; deha: eight times the Moon and Gulika; mrityu: seven times Gulika and the Sun. Beeja: Sun, Jupiter, Venus; kshetra: Moon, Mars, Jupiter. Tithi: Moon less Sun; yoga: Moon and Sun. Gulika is the ascendant at the start of Saturn’s part of day or night; where the Sun does not rise and set, the six that need it are null: see `sun`.',
  sources: ['Prasna Marga', 'Phaladeepika ch. 12 (beeja and kshetra)'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node', 'sunrise'],
  output: z.strictObject({
    sun: sunState,
    gulika: about(
      z.nullable(deg),
      'Longitude of Gulika in degrees, 0 to 360; null where the Sun does not rise and set',
    ),
    sphutas: objectListOf(10, 'The ten sphutas', {
      key: oneOf(SPHUTAS, 'Sphuta'),
      name,
      longitude: about(z.nullable(deg), 'Sum in degrees, 0 to 360; null where Gulika is needed and is null'),
      sign: about(z.nullable(sign), 'Its sign; null as longitude is'),
      sign_degree: about(z.nullable(signDegree), 'Degrees inside the sign, 0 to 30; null as longitude is'),
      sign_degree_dms: about(z.nullable(signDegreeDms), 'The same as text; null as longitude is'),
      nakshatra: about(z.nullable(nak), 'Its star; null as longitude is'),
      navamsa_sign: about(z.nullable(sign), 'Sign of its navamsa; null as longitude is'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, options, words }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const day = dayOfMoment(sky, options, birth);
    const points = upagrahasAt(sky, birth.jd, birth.place, day, { portion: 'start', mandi: 'gulika' });
    const gulika = points.find(({ id }) => id === 'gulika')?.longitude ?? null;
    const text = bank(words.language, 'kundli').sphutas;
    return {
      sun: day.sun,
      gulika,
      sphutas: sphutasOf(chart, gulika).map(({ key, longitude }) => {
        const point = longitude === null ? null : chartPoint(longitude);
        return {
          key,
          name: text[key],
          longitude,
          sign: point && signShape(words, point.sign),
          sign_degree: point && point.degree,
          sign_degree_dms: point && degreeText(point.degree),
          nakshatra: point && nakShape(words, point.nakshatra),
          navamsa_sign: point && signShape(words, vargaSign(9, point.longitude)),
        };
      }),
    };
  },
});

export const handler = serve(sphutas);
