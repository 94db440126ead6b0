import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { birthInput } from '../../lib/contract/inputs.ts';
import { listOf, num } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { shadbalaShapes } from '../../lib/present/strength.ts';
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

const school = (about: string) => z._default(z.enum(BALA_SCHOOLS).check(z.describe(about)), 'bvr');
const virupas = num.check(z.describe('virupas'));
const ofDay = z
  .nullable(virupas)
  .check(z.describe('virupas; null where the Sun does not rise or set, and 0 in the totals'));
const rank = z.int().check(z.gte(1), z.lte(7));

export const shadbala = endpoint({
  path: '/v1/strength/shadbala',
  summary: 'Six-fold strength of the seven planets with every sub-component, required minimum and ratio',
  credits: 2,
  input: birthInput({
    saptavargaja: school('points of the seven vargas'),
    hora: z._default(z.enum(HORA_RULES).check(z.describe('horas of the birth')), 'unequal'),
    abda: z._default(z.enum(LORD_RULES).check(z.describe('lords of year and month')), 'ahargana'),
    declination: z._default(z.enum(DECLINATION_RULES).check(z.describe('declination in ayana bala')), 'ecliptic'),
    war: z._default(z.enum(WAR_RULES).check(z.describe('who wins a planetary war')), 'northern_latitude'),
    drik: school('"bphs" adds the full aspects of Jupiter and Mercury again'),
    drishti_cap: z._default(z.boolean().check(z.describe('limit one aspect to 60 virupas')), true),
    required: school('minimum rupas'),
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
    planets: listOf(
      z.strictObject({
        planet: z.enum(PLANETS7),
        sthana: z.strictObject({
          uccha: virupas,
          saptavargaja: virupas,
          ojayugma: virupas,
          kendradi: virupas,
          drekkana: virupas,
          total: virupas,
        }),
        dig: virupas,
        kala: z.strictObject({
          natonnata: virupas,
          paksha: virupas.check(z.describe('virupas, doubled for the Moon')),
          paksha_single: virupas.check(z.describe('virupas, never doubled')),
          tribhaga: ofDay,
          abda: virupas,
          masa: virupas,
          vara: virupas,
          hora: ofDay,
          ayana: virupas.check(z.describe('virupas, doubled for the Sun')),
          ayana_single: virupas.check(z.describe('virupas, never doubled')),
          yuddha: virupas.check(z.describe('virupas won (or lost, negative) in planetary war')),
          total: virupas,
        }),
        cheshta: virupas,
        naisargika: virupas,
        drik: virupas.check(z.describe('virupas, may be negative')),
        total: virupas,
        rupas: num.check(z.describe('total / 60')),
        required: num.check(z.describe('minimum rupas')),
        ratio: num.check(z.describe('rupas / required')),
        rank: rank.check(z.describe('by ratio, 1 = strongest')),
        rank_by_total: rank,
        ishta: virupas,
        kashta: virupas,
      }),
      7,
    ),
  }),
  example: { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ input, birth, sky, options, warn }) => {
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
    return { planets: shadbalaShapes(shadbalaOf(sky, chart, day, lords, { ...input, drishtiCap: input.drishti_cap })) };
  },
});

export const handler = serve(shadbala);
