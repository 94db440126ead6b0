import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dayInput } from '../../lib/contract/inputs.ts';
import { span } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { spanShape } from '../../lib/present/time.ts';
import { openDay } from '../../layers/jyotish/panchang/almanac.ts';
import {
  AGNI_PLACES,
  agniVasaOf,
  chandraVasaOf,
  DIRECTIONS,
  dishaShoolOf,
  dwellings,
  nakshatraShoolOf,
  rahuVasaOf,
  SHIVA_PLACES,
  shivaVasaOf,
  yoginiVasaOf,
  type Direction,
  type Dwelling,
} from '../../layers/jyotish/panchang/nivas.ts';

const direction = z.enum(DIRECTIONS);
const directed = z.array(z.strictObject({ direction, span }));

export const nivasShool = endpoint({
  path: '/v1/panchang/nivas-shool',
  summary: 'Direction shool and the residences of Rahu, Moon, Agni, Shiva and Yogini',
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    disha_shool: z.strictObject({ direction }),
    nakshatra_shool: directed,
    rahu: direction,
    chandra: directed,
    agni: z.array(z.strictObject({ place: z.enum(AGNI_PLACES), span })),
    shiva: z.array(z.strictObject({ place: z.enum(SHIVA_PLACES), span })),
    yogini: directed,
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    const { table } = almanac;
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const towards = (list: readonly Dwelling<Direction>[]) =>
      list.map(({ is, span: limits }) => ({ direction: is, span: spanShape(clock, limits) }));
    const within = <T>(list: readonly Dwelling<T>[]) =>
      list.map(({ is, span: limits }) => ({ place: is, span: spanShape(clock, limits) }));
    return {
      disha_shool: { direction: dishaShoolOf(day.vara) },
      nakshatra_shool: towards(dwellings(table, day, 'nakshatra', nakshatraShoolOf)),
      rahu: rahuVasaOf(day.vara),
      chandra: towards(dwellings(table, day, 'moon_sign', chandraVasaOf)),
      agni: within(dwellings(table, day, 'tithi', (tithi) => agniVasaOf(tithi, day.vara))),
      shiva: within(dwellings(table, day, 'tithi', shivaVasaOf)),
      yogini: towards(dwellings(table, day, 'tithi', yoginiVasaOf)),
    };
  },
});

export const handler = serve(nivasShool);
