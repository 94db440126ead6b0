import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/ask/day.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthAtInput } from '../../lib/contract/inputs.ts';
import {
  about,
  houseRow,
  instant,
  karana,
  listOf,
  nak,
  period,
  planetPos,
  text,
  tithi,
  yoga,
} from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { birthChartShape, nakShape } from '../../lib/present/chart.ts';
import { dashaWriter, periodShape } from '../../lib/present/dasha.ts';
import { karanaShape, tithiShape, yogaShape } from '../../lib/present/panchang.ts';
import { starAttributes, varnaOf, vashyaOf } from '../../layers/jyotish/chart/avakahada.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { runningPeriods } from '../../layers/jyotish/dasha/walk.ts';
import { vimshottariPlan } from '../../layers/jyotish/dasha/vimshottari.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { angaAt } from '../../layers/jyotish/panchang/anga.ts';

/** Maha and antar: what a summary tells of the running dasha. */
const DASHA_LEVELS = 2;

export const getAstroData = endpoint({
  path: '/v1/astro/get_astro_data',
  summary: 'Birth summary: ascendant, Moon sign, star, avakahada, five limbs, planets, houses, running dasha',
  credits: 2,
  suite: 'core',
  input: birthAtInput(),
  settings: ['ayanamsa', 'node', 'house_system', 'sunrise', 'year_length'],
  output: z.strictObject({
    ascendant: about(text, 'Name of the rising sign'),
    ascendant_detail: about(planetPos, 'The ascendant in full'),
    moon_sign: about(text, 'Name of the sign the Moon is in'),
    sun_sign: about(text, 'Name of the sidereal sign the Sun is in'),
    nakshatra: nak,
    tithi,
    yoga,
    karana,
    varna: text,
    vashya: text,
    yoni: text,
    gana: text,
    nadi: text,
    sunrise: z.nullable(instant).check(z.describe('sunrise that began the Vedic day of the birth')),
    sunset: z.nullable(instant),
    planets: about(listOf(planetPos, 9), 'The nine planets, Sun to Ketu'),
    houses: about(listOf(houseRow, 12), 'The twelve houses'),
    dasha: z.strictObject({
      current: z.array(period).check(z.describe('Vimshottari: one period per level, running at `at`')),
    }),
  }),
  example: { day: 10, month: 5, year: 1990, hour: 19, min: 55, lat: 28.6139, lon: 77.209, tzone: 5.5 },
  compute: ({ birth, at, sky, options, words, setting }) => {
    const { jd, place, clock, offset } = birth;
    const chart = castChart(sky, jd, place, options.house_system);
    const { moon } = chart.grahas;
    const { yoni, gana, nadi } = starAttributes(moon.nakshatra.id);
    const day = dayOfMoment(sky, options, birth);
    const dasha = vimshottariPlan(jd, moon.nakshatra, options.year_length);
    const { planets, houses, ...signs } = birthChartShape(words, chart);
    const writer = dashaWriter<Graha>(words, offset);
    setting('at', isoLocal(at.jd, at.offset));
    return {
      ...signs,
      nakshatra: nakShape(words, moon.nakshatra),
      tithi: tithiShape(words, angaAt('tithi', sky, jd)),
      yoga: yogaShape(words, angaAt('yoga', sky, jd)),
      karana: karanaShape(words, angaAt('karana', sky, jd)),
      varna: varnaOf(moon.sign),
      vashya: vashyaOf(moon.sign, moon.degree),
      yoni,
      gana,
      nadi,
      sunrise: day.sunrise && clock.text(day.sunrise),
      sunset: day.sunset && clock.text(day.sunset),
      planets,
      houses,
      dasha: { current: runningPeriods(dasha, at.jd, DASHA_LEVELS).map((running) => periodShape(writer, running)) },
    };
  },
});

export const handler = serve(getAstroData);
