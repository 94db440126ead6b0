import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { STAR_GIFTS } from '../../lib/contract/suites/avakahada.ts';
import { dashaState } from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { about, objectOf, oneOf, text, upTo } from '../../lib/contract/frame/about.ts';
import {
  houseRow,
  instant,
  karana,
  listOf,
  nak,
  nameOf,
  period,
  planetPos,
  tithi,
  yoga,
} from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { starGiftsShape } from '../../lib/answers/present/avakahada.ts';
import { birthChartShape, nakShape } from '../../lib/answers/present/chart.ts';
import { dashaWriter, periodShape } from '../../lib/answers/present/dasha.ts';
import { karanaShape, tithiShape, yogaShape } from '../../lib/answers/present/panchang.ts';
import { instantOrNull } from '../../lib/answers/present/time.ts';
import { starAttributes, varnaOf, vashyaOf, YONIS } from '../../layers/jyotish/chart/avakahada.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { dashaStateAt, runningPeriods } from '../../layers/jyotish/dasha/walk.ts';
import { vimshottariPlan } from '../../layers/jyotish/dasha/vimshottari.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { angaAt } from '../../layers/jyotish/panchang/anga.ts';

/** Maha and antar: what a summary tells of the running dasha. */
const DASHA_LEVELS = 2;

export const getAstroData = endpoint({
  path: '/v1/astro/get_astro_data',
  summary:
    'Birth summary: ascendant, Moon sign, star, avakahada, five panchang elements, planets, houses, running dasha',
  description:
    'One call for the facts of a birth that a page or a matrimony profile shows first: the signs of ascendant, Moon and Sun by name, the birth star with its varna, vashya, yoni, gana and nadi, the tithi, nitya yoga and karana at the instant of birth, sunrise and sunset of the Vedic day it fell in, the nine planets, the twelve houses, and the Vimshottari periods (major and sub-period) running now or at `at`. The nakshatra, the panchang elements and the dasha follow the Moon; the houses follow `house_system`.',
  sources: ['BPHS ch. 3 (planets and signs), ch. 46 (Vimshottari)', 'Surya Siddhanta ch. 2 (elements of the day)'],
  credits: 2,
  suite: 'core',
  input: birthAtInput(),
  settings: ['ayanamsa', 'node', 'house_system', 'sunrise', 'year_length'],
  output: z.strictObject({
    ascendant: about(text, 'Name of the rising sign'),
    ascendant_detail: about(planetPos, 'The ascendant in full'),
    moon_sign: about(text, 'Name of the sign the Moon is in'),
    sun_sign: about(text, 'Name of the sidereal sign the Sun is in'),
    nakshatra: about(nak, 'Birth star: the star of the Moon'),
    tithi: about(tithi, 'Tithi at the instant of birth'),
    yoga: about(yoga, 'Nitya yoga at the instant of birth'),
    karana: about(karana, 'Karana at the instant of birth'),
    ...STAR_GIFTS,
    yoni: oneOf(YONIS, 'Animal of the birth star'),
    yoni_name: nameOf('animal'),
    sunrise: about(
      z.nullable(instant),
      'Sunrise that began the Vedic day of the birth; null where the Sun does not rise and set that day: see sun',
    ),
    sunset: about(z.nullable(instant), 'Sunset of that day; null as sunrise is'),
    sun: sunState,
    planets: about(listOf(planetPos, 9), 'The nine planets, Sun to Ketu'),
    houses: about(listOf(houseRow, 12), 'The twelve houses'),
    dasha: objectOf('Vimshottari dasha from the Moon', {
      state: dashaState,
      current: upTo(DASHA_LEVELS, period, 'Periods running at `at`: maha and antar; empty when none runs'),
    }),
  }),
  example: { day: 10, month: 5, year: 1990, hour: 19, min: 55, lat: 28.6139, lon: 77.209, tzone: 5.5 },
  compute: ({ birth, at, sky, options, words, setting }) => {
    const { jd, place, clock, offset } = birth;
    const chart = castChart(sky, jd, place, options.house_system);
    const { moon } = chart.grahas;
    const { yoni, gana, nadi } = starAttributes(moon.nakshatra.id);
    const gifts = { varna: varnaOf(moon.sign), vashya: vashyaOf(moon.sign, moon.degree), gana, nadi };
    const day = dayOfMoment(sky, options, birth);
    const dasha = vimshottariPlan(jd, moon.nakshatra, options.year_length);
    const running = runningPeriods(dasha, at.jd, DASHA_LEVELS);
    const writer = dashaWriter<Graha>(words, offset);
    const { planets, houses, ...signs } = birthChartShape(words, chart);
    setting('at', isoLocal(at.jd, at.offset));
    return {
      ...signs,
      nakshatra: nakShape(words, moon.nakshatra),
      tithi: tithiShape(words, angaAt('tithi', sky, jd)),
      yoga: yogaShape(words, angaAt('yoga', sky, jd)),
      karana: karanaShape(words, angaAt('karana', sky, jd)),
      ...starGiftsShape(words, gifts),
      yoni,
      yoni_name: bank(words.language, 'avakahada').yonis[yoni],
      sunrise: instantOrNull(clock, day.sunrise),
      sunset: instantOrNull(clock, day.sunset),
      sun: day.sun,
      planets,
      houses,
      dasha: {
        state: dashaStateAt(dasha, at.jd, running),
        current: running.map((period) => periodShape(writer, period)),
      },
    };
  },
});

export const handler = serve(getAstroData);
