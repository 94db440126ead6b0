import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { sunState } from '../../lib/contract/suites/panchang.ts';
import { about, choice, flag, num, objectListOf, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { name } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { shadbalaShapes } from '../../lib/answers/present/strength.ts';
import { castChart } from '../../layers/jyotish/chart/chart.ts';
import { PLANETS7 } from '../../layers/jyotish/chart/graha.ts';
import { WAR_RULES } from '../../layers/jyotish/chart/war.ts';
import { horizonOf } from '../../layers/jyotish/ephemeris/rise-set.ts';
import { sunTable } from '../../layers/jyotish/ephemeris/year-table.ts';
import { HORA_RULES } from '../../layers/jyotish/panchang/choghadiya.ts';
import { vedicDayAt } from '../../layers/jyotish/panchang/vedic-day.ts';
import { aharganaLords, DECLINATION_RULES, LORD_RULES, solarLords } from '../../layers/jyotish/strength/kala.ts';
import { shadbalaOf } from '../../layers/jyotish/strength/shadbala.ts';
import { BALA_SCHOOLS } from '../../layers/jyotish/strength/sthana.ts';

const school = (description: string) => choice(BALA_SCHOOLS, 'bvr', description);
const virupas = (of: string) => about(num, `${of}, in virupas`);
const ofDay = (of: string) =>
  about(
    z.nullable(num),
    `${of}, in virupas; null, and 0 in the totals, where the Sun does not rise and set that day: see sun`,
  );

export const shadbala = endpoint({
  path: '/v1/strength/shadbala',
  summary: 'Six-fold strength of the seven planets with every sub-component, required minimum and ratio',
  description:
    'The six strengths of each planet: of place (five parts), direction, time (nine parts), motion, nature and aspect, with their sum in virupas and rupas (60 virupas), the minimum the planet should have, and its rank. Schools disagree in several parts; every disputed part has an option, and the defaults are those of B. V. Raman. Cheshta bala is counted from the seeds of the Surya Siddhanta; a planet at war gains or loses the difference of the strengths; ishta and kashta phala follow from uccha and cheshta.',
  sources: ['BPHS ch. 27', 'B. V. Raman, Graha and Bhava Balas'],
  credits: 2,
  input: birthInput({
    saptavargaja: school('Points of the seven vargas: of B. V. Raman, or of BPHS'),
    hora: choice(
      HORA_RULES,
      'unequal',
      'Horas of the birth: a twelfth of the day or night, or 60 minutes from sunrise',
    ),
    abda: choice(
      LORD_RULES,
      'ahargana',
      'Lords of year and month: by the days since creation, or by the entries of the Sun',
    ),
    declination: choice(
      DECLINATION_RULES,
      'ecliptic',
      'Declination in ayana bala: of the point of the ecliptic, or of the planet itself with its latitude',
    ),
    war: choice(
      WAR_RULES,
      'northern_latitude',
      'Who wins a planetary war: the planet further north, but Venus always; or the one at the lower longitude',
    ),
    drik: school('Strength of aspects: bphs adds the full aspects of Jupiter and Mercury again'),
    drishti_cap: z._default(about(flag, 'Limit the strength of one aspect to 60 virupas'), true),
    required: school('Minimum rupas: of B. V. Raman, or of BPHS'),
  }),
  settings: [
    'ayanamsa',
    'sunrise',
    'saptavargaja',
    'hora',
    'abda',
    'declination',
    'war',
    'drik',
    'drishti_cap',
    'required',
  ],
  output: z.strictObject({
    sun: sunState,
    planets: objectListOf(7, 'The seven planets, Sun to Saturn', {
      planet: oneOf(PLANETS7, 'One of the seven planets'),
      name,
      sthana: objectOf('Strength of place', {
        uccha: virupas('Nearness to deepest exaltation, 0 to 60'),
        saptavargaja: virupas('Dignity in the seven vargas'),
        ojayugma: virupas('Odd or even sign and navamsa, 0, 15 or 30'),
        kendradi: virupas('Angle, succedent or cadent house: 60, 30 or 15'),
        drekkana: virupas('Third of the sign, 0 or 15'),
        total: virupas('Sum of the five'),
      }),
      dig: virupas('Strength of direction, 0 to 60'),
      kala: objectOf('Strength of time', {
        natonnata: virupas('Day or night, 0 to 60'),
        paksha: virupas('Half of the month, doubled for the Moon'),
        paksha_single: virupas('The same, never doubled'),
        tribhaga: ofDay('Third of the day or night, 0 or 60'),
        abda: virupas('Lord of the year, 0 or 15'),
        masa: virupas('Lord of the month, 0 or 30'),
        vara: virupas('Lord of the weekday, 0 or 45'),
        hora: ofDay('Lord of the hora, 0 or 60'),
        ayana: virupas('Declination, doubled for the Sun'),
        ayana_single: virupas('The same, never doubled'),
        yuddha: virupas('Won in planetary war, or lost (negative)'),
        total: virupas('Sum of the nine'),
      }),
      cheshta: virupas('Strength of motion, 0 to 60'),
      naisargika: virupas('Natural strength, the same in every chart'),
      drik: virupas('Strength of aspects received; may be negative'),
      total: virupas('Sum of the six strengths'),
      rupas: about(num, 'The same in rupas: total / 60'),
      required: about(num, 'Rupas the planet should have'),
      ratio: about(num, 'rupas / required; 1 or more is strong enough'),
      rank: whole(1, 7, 'Rank by ratio, 1 is the strongest'),
      rank_by_total: whole(1, 7, 'Rank by total, 1 is the strongest'),
      ishta: virupas('Ishta phala, the good it can do, 0 to 60'),
      kashta: virupas('Kashta phala, the harm it can do, 0 to 60'),
    }),
  }),
  example: EXAMPLE_BIRTH,
  compute: ({ input, birth, sky, options, words, warn }) => {
    const chart = castChart(sky, birth.jd, birth.place);
    const horizon = horizonOf(sunTable(sky, birth.jd), birth.place, options.sunrise);
    const day = vedicDayAt(horizon, birth.clock, birth.jd);
    if (day.nextSunrise === null) {
      warn(
        'NO_SUNRISE',
        'The Sun does not rise or set here on this day: tribhaga and hora are null and count 0 in the totals.',
      );
    }
    const lords = input.abda === 'solar' ? solarLords(horizon, birth.clock, birth.jd) : aharganaLords(day);
    const strengths = shadbalaOf(sky, chart, day, lords, { ...input, drishtiCap: input.drishti_cap });
    return { sun: day.sun, planets: shadbalaShapes(words, strengths) };
  },
});

export const handler = serve(shadbala);
