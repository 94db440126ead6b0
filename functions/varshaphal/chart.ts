import * as z from 'zod/mini';
import { tajikaYear } from '../../lib/answers/queries/varshaphal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, between } from '../../lib/contract/frame/about.ts';
import { deg, houseRow, listOf, planetPos } from '../../lib/contract/frame/shapes.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS, solarYearOutput } from '../../lib/contract/suites/varshaphal.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { ascendantShape, houseShapes, planetShapes } from '../../lib/answers/present/chart.ts';
import { solarYearShape } from '../../lib/answers/present/varshaphal.ts';

/** Degrees from a sign boundary within which the ascendant is doubtful. */
const NEAR_DEG = 0.25;

export const varshaphalChart = endpoint({
  path: '/v1/varshaphal/chart',
  wave: 1,
  summary: 'Solar return and annual chart for the birth place or another',
  description:
    'The year begins when the sidereal Sun returns to its place at birth. The chart is cast for that instant at the place of birth, or at `at_place`, with houses by signs. `year_days` is the length of this year, which the Mudda dasha divides. Within 0°15′ of a sign boundary the ascendant hangs on seconds: a warning says so. Ask by `age` (completed years) or `for_year`; without either the running year is taken.',
  sources: ['Tajika Nilakanthi ch. 1', 'B. V. Raman, Varshaphal'],
  credits: 2,
  input: birthAtInput(SOLAR_YEAR_FIELDS),
  settings: ['ayanamsa', 'node', 'sunrise', 'age'],
  output: z.strictObject({
    ...solarYearOutput,
    year_days: between(365, 366, 'Length of the solar year in days'),
    ascendant: about(planetPos, 'Ascendant of the year'),
    mc: about(deg, 'Midheaven, sidereal degrees, 0 to 360'),
    planets: about(listOf(planetPos, 9), 'The nine planets, Sun to Ketu'),
    houses: about(listOf(houseRow, 12), 'The twelve houses, by signs from the year ascendant'),
  }),
  example: SOLAR_YEAR_EXAMPLE,
  compute: (call) => {
    const { at, words, warn } = call;
    const year = tajikaYear(call);
    const { chart } = year.tajika;
    if (chart.ascendant.degree < NEAR_DEG || chart.ascendant.degree > 30 - NEAR_DEG)
      warn(
        'NEAR_SIGN',
        'The ascendant of the year is within 0°15′ of a sign boundary; a minute of birth time can move it.',
      );
    return {
      ...solarYearShape(at.clock, year),
      year_days: year.end - year.start,
      ascendant: ascendantShape(words, chart.ascendant),
      mc: chart.mc,
      planets: planetShapes(words, chart),
      houses: houseShapes(words, chart),
    };
  },
});

export const handler = serve(varshaphalChart);
