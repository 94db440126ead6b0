import * as z from 'zod/mini';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { HORA_RULES, horasOf } from '../../layers/jyotish/panchang/choghadiya.ts';
import { tithiOf } from '../../layers/jyotish/panchang/tithi.ts';
import { solarReturn } from '../../layers/jyotish/varshaphal/solar-return.ts';
import { PRAVESH_RULES, tithiPravesh } from '../../layers/jyotish/varshaphal/tithi-pravesh.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, whole } from '../../lib/contract/frame/about.ts';
import {
  deg,
  graha,
  houseRow,
  instant,
  listOf,
  nameOf,
  planetPos,
  tithi as tithiOut,
  vara as varaOut,
} from '../../lib/contract/frame/shapes.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { SOLAR_YEAR_EXAMPLE, SOLAR_YEAR_FIELDS } from '../../lib/contract/suites/varshaphal.ts';
import { ascendantShape, houseShapes, planetShapes } from '../../lib/answers/present/chart.ts';
import { planetName, varaShape } from '../../lib/answers/present/names.ts';
import { tithiShape } from '../../lib/answers/present/panchang.ts';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { ageAsked } from '../../lib/answers/queries/varshaphal.ts';
import { serve } from '../../lib/service/http/serve.ts';

const [UNEQUAL] = HORA_RULES;

export const varshaphalTithiPravesh = endpoint({
  path: '/v1/varshaphal/tithi-pravesh',
  wave: 3,
  summary: 'Tithi pravesh: the lunar return of a year, with its chart and the lords of weekday and hora',
  description:
    'The instant at which the Moon is again as far from the Sun as at birth while the Sun is in its natal sidereal sign, and the chart for it at the place of birth or at `at_place`. In about three years of a hundred and twenty the month holds two such instants: the one nearer to the solar return is taken, the other is in `others`. Where it holds none, the nearest is taken and a warning says so. `rule: nearest` takes the one nearest to the solar return whatever the sign: for births near the edge of a sign that is another month in about one year of four. The lord of the Vedic weekday and that of the hora lead the year.',
  sources: ['P. V. R. Narasimha Rao; Jagannatha Hora'],
  credits: 2,
  input: birthAtInput({
    ...SOLAR_YEAR_FIELDS,
    rule: choice(
      PRAVESH_RULES,
      'solar_month',
      'solar_month: while the Sun is in its natal sign; nearest: nearest to the solar return',
    ),
  }),
  settings: ['ayanamsa', 'node', 'sunrise', 'age', 'rule'],
  output: z.strictObject({
    age: whole(0, 600, 'Completed years at the solar return'),
    return_at: about(instant, 'The lunar return'),
    solar_return: about(instant, 'The solar return of the year'),
    elongation: about(deg, 'Moon minus Sun at birth, degrees, 0 to 360'),
    nearest_taken: about(flag, 'No lunar return falls into the solar month of birth: the nearest one was taken'),
    others: about(z.array(instant), 'The other instant of that month; empty when there is none'),
    vara: about(varaOut, 'Weekday from sunrise to sunrise at the place; its planet is the lord of the weekday'),
    hora_lord: about(z.nullable(graha), 'Planet of the hora; null where the Sun does not rise and set: see sun'),
    hora_lord_name: about(z.nullable(nameOf('planet of the hora')), 'Its name; null as hora_lord is'),
    sun: sunState,
    tithi: about(tithiOut, 'Tithi at the return, that of birth'),
    ascendant: about(planetPos, 'Ascendant of the return'),
    planets: about(listOf(planetPos, 9), 'The nine planets, Sun to Ketu'),
    houses: about(listOf(houseRow, 12), 'The twelve houses, by signs from the ascendant'),
  }),
  example: SOLAR_YEAR_EXAMPLE,
  compute: (call) => {
    const { birth, at, options, input, sky, skyAt, words, setting, warn } = call;
    const age = ageAsked(call);
    setting('age', age);
    const sun = solarReturn(sky, birth.jd, age);
    const found = tithiPravesh(sky, birth.jd, sun, input.rule);
    if (found.outsideMonth)
      warn('NO_LUNATION_IN_MONTH', 'No lunar return falls into the solar month of birth; the nearest one was taken.');
    const there = skyAt(at.place);
    const chart = castChart(there, found.at, at.place);
    const day = dayOfMoment(there, options, { jd: found.at, place: at.place, clock: at.clock });
    const hora = horasOf(day, UNEQUAL)?.find(({ span }) => found.at >= span.start && found.at < span.end)?.lord ?? null;
    const { moon, sun: sunNow } = chart.grahas;
    return {
      age,
      return_at: at.clock.text(found.at),
      solar_return: at.clock.text(sun),
      elongation: found.elongation,
      nearest_taken: found.outsideMonth,
      others: found.others.map((jd) => at.clock.text(jd)),
      vara: varaShape(words, day.vara),
      hora_lord: hora,
      hora_lord_name: hora && planetName(words, hora),
      sun: day.sun,
      tithi: tithiShape(words, tithiOf(sunNow.longitude, moon.longitude)),
      ascendant: ascendantShape(words, chart.ascendant),
      planets: planetShapes(words, chart),
      houses: houseShapes(words, chart),
    };
  },
});

export const handler = serve(varshaphalTithiPravesh);
