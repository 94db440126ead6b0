import * as z from 'zod/mini';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../layers/jyotish/ephemeris/sky.ts';
import { houseStays } from '../../layers/jyotish/transit/stays.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { timeRequired } from '../../lib/contract/frame/field-errors.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, objectList } from '../../lib/contract/frame/about.ts';
import { graha, house, name, sign, span } from '../../lib/contract/frame/shapes.ts';
import { bodiesField, once } from '../../lib/contract/suites/sky-fields.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';

export const transitHouseTimeline = endpoint({
  path: '/v1/transit/house-timeline',
  summary: 'Entry and exit of each planet through the natal houses',
  description:
    'The stays of each planet in the signs, as houses counted from the natal ascendant or Moon, in order of entry. A stay is given whole, with its true entry and exit, also where these lie outside the window; a return by retrograde motion is a stay of its own. Counting from the Moon needs no time of birth, from the ascendant it does. A stay that begins or ends outside the years of the ephemeris cannot be given.',
  sources: ['Phaladeepika ch. 26 (houses counted from the natal Moon)'],
  errors: ['BIRTH_TIME_REQUIRED'],
  credits: 3,
  input: birthRangeInput({
    reference: choice(['lagna', 'moon'], 'lagna', 'What is the first house: the natal ascendant, or the natal Moon'),
    bodies: bodiesField(GRAHAS, GRAHAS),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'observer', 'reference'],
  output: z.strictObject({
    stays: objectList('Stays that touch the window, in order of entry', {
      planet: graha,
      name,
      house: about(house, 'House counted by signs from the reference, 1 to 12'),
      sign: about(sign, 'Sign the planet is in'),
      span: about(span, 'True entry and exit, also outside the window'),
      retrograde_reentry: about(flag, 'The planet had left this sign and came back'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2026-12-31', bodies: ['jupiter', 'saturn', 'rahu', 'ketu'] },
  compute: ({ input: { reference, bodies }, birth, range, sky, skyAt, place, words, uncertain }) => {
    if (reference === 'lagna' && !birth.timeKnown) throw timeRequired(['time']);
    return overTheDay(birth, uncertain, (jd) => {
      const first = reference === 'lagna' ? sky.ascendant(jd, birth.place) : sky.longitude('moon', jd);
      return {
        stays: houseStays(skyAt(place), signOf(first), once(bodies), range).map((stay) => ({
          planet: stay.graha,
          name: planetName(words, stay.graha),
          house: stay.house,
          sign: signShape(words, stay.sign),
          span: spanShape(range.clock, stay),
          retrograde_reentry: stay.reentry,
        })),
      };
    });
  },
});

export const handler = serve(transitHouseTimeline);
