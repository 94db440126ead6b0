import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { tajikaYear } from '../../lib/answers/queries/varshaphal.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import {
  deg,
  graha,
  house,
  houseRow,
  instant,
  listOf,
  lord,
  lordName,
  nameOf,
  planetPos,
  sign,
  signDegree,
  signDegreeDms,
} from '../../lib/contract/frame/shapes.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS, solarYearOutput } from '../../lib/contract/suites/varshaphal.ts';
import { officeBearer } from '../../lib/contract/suites/varshaphal.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { ascendantShape, degreeText, houseShapes, planetShapes, signShape } from '../../lib/answers/present/chart.ts';
import { lordShape, planetName } from '../../lib/answers/present/names.ts';
import { solarYearShape } from '../../lib/answers/present/varshaphal.ts';
import { bearerShape } from '../../lib/answers/present/varshaphal.ts';
import { degreeInSign } from '../../layers/jyotish/chart/rashi.ts';
import { sunAdvanced } from '../../layers/jyotish/varshaphal/solar-return.ts';
import { munthaPlace, tajikaChart, tajikaMuntha } from '../../layers/jyotish/varshaphal/year-chart.ts';
import { yearLordOf } from '../../layers/jyotish/varshaphal/year-lord.ts';

const UNITS = ['month', 'sixty_hours', 'day'] as const;
/** Parts of a year, and how many months of muntha each one moves. */
const STEPS = {
  month: { parts: 12, months: 1 },
  sixty_hours: { parts: 144, months: 1 / 12 },
  day: { parts: 360, months: 1 / 30 },
} as const;

export const subCharts = endpoint({
  path: '/v1/varshaphal/sub-charts',
  wave: 2,
  summary: 'Month, sixty-hour or day charts inside the solar year',
  description:
    'A month begins when the Sun has advanced 30° for every month before it, a stretch of sixty hours at every 2°30′, a day at every 1°. For that instant the chart, the muntha moved on (2°30′, 12′30″ or 5′ for each), and the lord: chosen as the lord of the year is, with this chart’s ascendant and muntha and the lord of the year as a sixth office-bearer.',
  sources: ['Tajika Nilakanthi', 'B. V. Raman, Varshaphal'],
  credits: 2,
  input: birthAtInput({
    ...SOLAR_YEAR_FIELDS,
    unit: choice(UNITS, 'month', 'Part of the year'),
    index: z._default(
      whole(1, 360, 'Number of the part: 1 to 12 months, 1 to 144 stretches of sixty hours, 1 to 360 days'),
      1,
    ),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'age', 'unit', 'index'],
  output: z.strictObject({
    ...solarYearOutput,
    unit: oneOf(UNITS, 'Part of the year'),
    unit_name: nameOf('part'),
    index: whole(1, 360, 'Number of the part'),
    entry_at: about(instant, 'When it begins'),
    ascendant: about(planetPos, 'Ascendant of its chart'),
    planets: about(listOf(planetPos, 9), 'The nine planets, Sun to Ketu'),
    houses: about(listOf(houseRow, 12), 'The twelve houses, by signs'),
    muntha: objectOf('Muntha of the part', {
      longitude: about(deg, 'Sidereal longitude in degrees, 0 to 360'),
      sign: about(sign, 'Its sign'),
      sign_degree: signDegree,
      sign_degree_dms: signDegreeDms,
      house: about(house, 'Its house from the ascendant of this chart'),
      lord: about(lord, 'Planet that rules its sign'),
      lord_name: lordName,
    }),
    candidates: about(listOf(officeBearer, 6), 'The six office-bearers'),
    ruler: about(graha, 'Lord of the part'),
    ruler_name: nameOf('planet'),
  }),
  example: { ...SOLAR_YEAR_EXAMPLE, unit: 'month', index: 3 },
  compute: (call) => {
    const { at, words, input, options } = call;
    const year = tajikaYear(call);
    const { parts, months } = STEPS[input.unit];
    if (input.index > parts) {
      const message = `index must be between 1 and ${parts} for ${input.unit}.`;
      throw invalidField('index', 'OUT_OF_RANGE', message, `1..${parts}`, input.index);
    }
    const { natal, age, start, sky } = year;
    const entry = sunAdvanced(sky, natal.sun, start, ((input.index - 1) * 360) / parts);
    const muntha = tajikaMuntha(natal.ascendant, age, months * (input.index - 1));
    const day = dayOfMoment(sky, options, { jd: entry, place: at.place, clock: at.clock });
    const tajika = tajikaChart(sky, entry, at.place, day, { sign: natal.lagna, muntha });
    const rules = { tie: 'muntha', aspectRule: 'any' } as const;
    const found = yearLordOf(tajika, rules, yearLordOf(year.tajika, rules).lord);
    const { chart } = tajika;
    const { sign: munthaSign, house: munthaHouse, lord: munthaLord } = munthaPlace(chart, muntha);
    return {
      ...solarYearShape(at.clock, year),
      unit: input.unit,
      unit_name: bank(words.language, 'varshaphal').units[input.unit],
      index: input.index,
      entry_at: at.clock.text(entry),
      ascendant: ascendantShape(words, chart.ascendant),
      planets: planetShapes(words, chart),
      houses: houseShapes(words, chart),
      muntha: {
        longitude: muntha,
        sign: signShape(words, munthaSign),
        sign_degree: degreeInSign(muntha),
        sign_degree_dms: degreeText(degreeInSign(muntha)),
        house: munthaHouse,
        ...lordShape(words, munthaLord),
      },
      candidates: found.bearers.map((bearer) => bearerShape(words, bearer)),
      ruler: found.lord,
      ruler_name: planetName(words, found.lord),
    };
  },
});

export const handler = serve(subCharts);
