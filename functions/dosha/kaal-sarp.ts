import * as z from 'zod/mini';
import { GRADE, PREVALENCE } from '../../lib/contract/suites/dosha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectOf, text } from '../../lib/contract/frame/about.ts';
import { house, planets } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { gradeShape } from '../../lib/answers/present/dosha.ts';
import { planetsShape } from '../../lib/answers/present/names.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { KAAL_SARP_TYPES, kaalSarpIn } from '../../layers/jyotish/dosha/kaal-sarp.ts';
import { chartReading } from '../../layers/jyotish/condition/reading.ts';
import { prevalenceOf } from '../../layers/jyotish/dosha/prevalence.ts';

export const kaalSarp = endpoint({
  path: '/v1/dosha/kaal-sarp',
  summary: 'Kaal Sarp type, direction, completeness and breaking planets',
  description:
    'Whether the seven planets stand on one side of the axis of Rahu and Ketu, by longitude: with all seven it is present. With one on the other side it is partial: named here, but not present, as it stands in a quarter of all charts. The type is named after the house of Rahu. A planet exactly at a node counts to either side. This dosha is modern practice; the old texts do not have it.',
  sources: ['Modern practice'],
  credits: 1,
  input: birthInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    present: about(flag, 'All seven planets stand on one side'),
    type: about(
      z.nullable(z.enum(KAAL_SARP_TYPES)),
      'Type, by the house of Rahu from 1; null when neither complete nor partial',
    ),
    type_name: about(z.nullable(text), 'Name of the type in the wanted language; null beside a null type'),
    direction: about(
      z.nullable(z.enum(['ascending', 'descending'])),
      'ascending: the planets lie from Rahu forward to Ketu; descending: from Ketu forward to Rahu; null beside a null type',
    ),
    direction_name: about(z.nullable(text), 'Name of the direction in the wanted language; null beside a null type'),
    partial: about(flag, 'Exactly one planet stands on the other side'),
    broken_by: planets('Planets outside the side that holds most of them'),
    axis: objectOf('Houses of the axis', {
      rahu: about(house, 'House of Rahu, by signs, 1 to 12'),
      ketu: about(house, 'House of Ketu, by signs, 1 to 12'),
    }),
    ...GRADE,
    prevalence: PREVALENCE,
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ birth, sky, words }) => {
    const found = kaalSarpIn(chartReading(castChart(sky, birth.jd, birth.place)));
    const { type, direction } = found;
    return {
      present: found.present,
      type,
      type_name: type && bank(words.language, 'doshas').kaalSarpNames[type],
      direction,
      direction_name: direction && bank(words.language, 'doshas').directions[direction],
      partial: found.partial,
      broken_by: planetsShape(words, found.brokenBy),
      axis: found.axis,
      ...gradeShape(words, found.grade),
      prevalence: prevalenceOf('kaal_sarp'),
    };
  },
});

export const handler = serve(kaalSarp);
