import * as z from 'zod/mini';
import { PAYAS } from '../../layers/jyotish/chart/avakahada.ts';
import { signOf } from '../../layers/jyotish/chart/rashi.ts';
import { MURTI_PLANETS, murtisOf } from '../../layers/jyotish/transit/murti.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthRangeInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { house, instant, name, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { bodiesField, once } from '../../lib/contract/suites/sky-fields.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { overTheDay } from '../../lib/answers/queries/over-the-day.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

export const transitMurti = endpoint({
  path: '/v1/transit/murti',
  wave: 3,
  summary: 'Gold, silver, copper or iron: the form in which each planet enters a sign',
  description:
    'When a planet enters a sign, the Moon of that moment stands in a house counted from the Moon sign of the birth: 1, 6, 11 gold, 2, 5, 9 silver, 3, 7, 10 copper, 4, 8, 12 iron. The form holds for its stay in the sign; gold is called the best, then silver, copper and iron. Backward entries are listed too. Without a time of birth it is computed for noon, and meta.uncertain names the answer where the Moon changes its sign that day.',
  sources: ['Almanac practice (murti nirnaya)'],
  credits: 2,
  errors: ['EPHEMERIS_RANGE'],
  input: birthRangeInput({
    planets: bodiesField(MURTI_PLANETS, ['jupiter', 'saturn', 'rahu', 'ketu']),
  }),
  needsTime: false,
  settings: ['ayanamsa', 'node', 'observer'],
  output: z.strictObject({
    entries: objectList('Entries in order of time; empty when there is none', {
      planet: oneOf(MURTI_PLANETS, 'Planet that enters'),
      name,
      sign: about(sign, 'Sign it enters'),
      at: about(instant, 'When it enters'),
      retrograde: about(flag, 'It enters backwards; mean Rahu and Ketu always do'),
      moon_house: about(house, 'House of the Moon of that moment from the birth sign, 1 to 12'),
      murti: oneOf(PAYAS, 'The form'),
      murti_name: nameOf('form'),
    }),
  }),
  example: { ...EXAMPLE_BIRTH, from: '2026-01-01', to: '2028-12-31' },
  compute: ({ birth, range, place, input, sky, skyAt, words, uncertain }) => {
    const { payas } = bank(words.language, 'avakahada');
    const there = skyAt(place);
    return overTheDay(birth, uncertain, (jd) => ({
      entries: murtisOf(there, once(input.planets), range, signOf(sky.longitude('moon', jd))).map((one) => ({
        planet: one.planet,
        name: planetName(words, one.planet),
        sign: signShape(words, one.sign),
        at: range.clock.text(one.jd),
        retrograde: one.retrograde,
        moon_house: one.moonHouse,
        murti: one.murti,
        murti_name: payas[one.murti],
      })),
    }));
  },
});

export const handler = serve(transitMurti);
