import * as z from 'zod/mini';
import { dayOfMoment } from '../../lib/answers/queries/day.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { momentInput } from '../../lib/contract/frame/inputs.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { about, flag, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import {
  house,
  houseRow,
  instant,
  listOf,
  lord,
  nak,
  name,
  nameOf,
  planetPos,
  planets,
  sign,
  span,
  tithi,
  vara,
} from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { ascendantShape, houseShapes, nakShape, planetShapes, signShape } from '../../lib/answers/present/chart.ts';
import { planetName, planetsShape, varaShape } from '../../lib/answers/present/names.ts';
import { tithiShape } from '../../lib/answers/present/panchang.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
import { castChart, signHouse } from '../../layers/jyotish/chart/chart.ts';
import { houseFrom, MODES } from '../../layers/jyotish/chart/rashi.ts';
import { upagrahasAt } from '../../layers/jyotish/kundli/upagraha.ts';
import { horasOf } from '../../layers/jyotish/panchang/choghadiya.ts';
import { tithiOf } from '../../layers/jyotish/panchang/tithi.ts';
import {
  HIDDEN_MATTERS,
  hiddenMatter,
  moonInSign,
  PRASHNA_INDICATORS,
  prashnaIndicators,
  RISING_WAYS,
  type IndicatorReading,
} from '../../layers/jyotish/prashna/moment-chart.ts';

const indicator = z.strictObject({
  key: oneOf(PRASHNA_INDICATORS, 'What is read'),
  name,
  value: about(
    z.nullable(
      z.union([
        oneOf([...MODES, ...RISING_WAYS], 'State'),
        about(z.boolean(), 'Yes or no'),
        whole(0, 12, 'House, or number of planets'),
      ]),
    ),
    'A house, a number of planets, yes or no, or the key of a state; null where the Sun does not rise and set: see sun',
  ),
  value_name: about(z.nullable(z.string()), 'The value in words; null as value is'),
  planets: planets('Planets it is about; empty when there is none'),
});

export const prashnaChart = endpoint({
  path: '/v1/prashna/chart',
  wave: 2,
  summary: 'Chart of a question: lagna, arudha, Moon, lord of the hora, and indicators of the matter',
  description:
    'The chart of the moment and place at which a question is asked, with what a reader looks at first: kind and rising of the ascendant, its lord, the Moon and its way through its sign, benefics and malefics in quadrants, Gulika, the lord of the planetary hour, rikta tithi and Bhadra, and the class of the hidden matter (mineral, root, living being) by the navamsa that rises. Houses of the indicators are counted by signs. Facts alone: no verdict.',
  sources: ['Prasna Marga ch. 4-8', 'Jataka Parijata', 'BPHS ch. 4 (how the signs rise)'],
  credits: 1,
  errors: ['HOUSES_UNDEFINED'],
  input: momentInput({
    arudha_sign: z.optional(
      whole(1, 12, 'Sign that the querent touched, named or drew, 1 Aries to 12 Pisces; the rising sign when left out'),
    ),
  }),
  settings: ['ayanamsa', 'node', 'house_system', 'sunrise'],
  output: z.strictObject({
    at: about(instant, 'The instant that was used'),
    sun: sunState,
    vara: about(vara, 'Weekday from sunrise to sunrise'),
    ascendant: about(planetPos, 'Ascendant'),
    planets: about(listOf(planetPos, 9), 'The nine planets, Sun to Ketu'),
    houses: about(listOf(houseRow, 12), 'The twelve houses under the house system of meta.settings'),
    hora_lord: about(
      z.nullable(lord),
      'Planet of the planetary hour, a twelfth of day or night; null where the Sun does not rise and set',
    ),
    hora_lord_name: about(z.nullable(nameOf('planet')), 'Name of the planet; null as hora_lord is'),
    arudha: objectOf('Arudha of the question', {
      sign: about(sign, 'Arudha sign'),
      given: about(flag, 'Sent by the caller; else the rising sign'),
      house: about(house, 'Its house from the ascendant, by signs'),
    }),
    moon: objectOf('The Moon of the question', {
      sign: about(sign, 'Sign of the Moon'),
      span: about(span, 'From its entry into this sign to its entry into the next'),
      nakshatra: nak,
      house: about(house, 'House of the Moon, by signs'),
      tithi,
      waxing: about(flag, 'Bright half of the month'),
    }),
    indicators: about(listOf(indicator, PRASHNA_INDICATORS.length), 'What is read, always the same in the same order'),
    hidden_matter: objectOf('What the question is about, by the navamsa that rises', {
      key: oneOf(HIDDEN_MATTERS, 'Class of the matter in mind'),
      name,
      navamsa: whole(1, 9, 'Navamsa that rises, 1 to 9 inside its sign'),
    }),
  }),
  example: { date: '2024-04-08', time: '12:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ moment, sky, options, input, words }) => {
    const { jd, place, clock } = moment;
    const chart = castChart(sky, jd, place, options.house_system);
    const { moon, sun } = chart.grahas;
    const day = dayOfMoment(sky, options, moment);
    const horaLord = horasOf(day, 'unequal')?.find(({ span: { start, end } }) => jd >= start && jd < end)?.lord ?? null;
    const points = upagrahasAt(sky, jd, place, day, { portion: 'start', mandi: 'gulika' });
    const gulika = points.find(({ id }) => id === 'gulika')?.longitude ?? null;
    const text = bank(words.language, 'prashna');
    const valueName = ({ key, value }: IndicatorReading): string | null => {
      if (value === null) return null;
      if (typeof value === 'boolean') return text.values[value ? 'yes' : 'no'];
      if (typeof value === 'number')
        return key.endsWith('_house') ? text.values.house.replace('{house}', String(value)) : String(value);
      return text.states[value];
    };
    const running = tithiOf(sun.longitude, moon.longitude);
    const arudha = input.arudha_sign ?? chart.ascendant.sign;
    const { navamsa, matter } = hiddenMatter(chart);
    return {
      at: clock.text(jd),
      sun: day.sun,
      vara: varaShape(words, day.vara),
      ascendant: ascendantShape(words, chart.ascendant),
      planets: planetShapes(words, chart),
      houses: houseShapes(words, chart),
      hora_lord: horaLord,
      hora_lord_name: horaLord && planetName(words, horaLord),
      arudha: {
        sign: signShape(words, arudha),
        given: input.arudha_sign !== undefined,
        house: houseFrom(chart.ascendant.sign, arudha),
      },
      moon: {
        sign: signShape(words, moon.sign),
        span: spanShape(clock, moonInSign(sky, jd)),
        nakshatra: nakShape(words, moon.nakshatra),
        house: signHouse(chart, 'moon'),
        tithi: tithiShape(words, running),
        waxing: running <= 15,
      },
      indicators: prashnaIndicators(chart, { horaLord, gulika }).map((reading) => ({
        key: reading.key,
        name: text.indicators[reading.key],
        value: reading.value,
        value_name: valueName(reading),
        planets: planetsShape(words, reading.planets),
      })),
      hidden_matter: { key: matter, name: text.matters[matter], navamsa },
    };
  },
});

export const handler = serve(prashnaChart);
