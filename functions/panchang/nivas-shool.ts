import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dayInput } from '../../lib/contract/frame/inputs.ts';
import { about, objectList, oneOf } from '../../lib/contract/frame/about.ts';
import { nameOf, span } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { spanShape } from '../../lib/answers/present/time.ts';
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

const DIRECTED = {
  direction: oneOf(DIRECTIONS, 'One of the eight directions: n, ne, e, se, s, sw, w, nw'),
  direction_name: nameOf('direction'),
};
const during = about(span, 'How long, inside the day from sunrise to sunrise');
const directed = (description: string) => about(z.array(z.strictObject({ ...DIRECTED, span: during })), description);
const placed = <const K extends readonly string[]>(places: K, description: string) =>
  objectList(description, { place: oneOf(places, 'Where'), place_name: nameOf('dwelling'), span: during });

export const nivasShool = endpoint({
  path: '/v1/panchang/nivas-shool',
  summary: 'Direction shool and the dwellings of Rahu, Moon, Agni, Shiva and Yogini',
  description:
    'Directions to avoid on the day, and where the powers of the day dwell. Disha shool and the dwelling of Rahu follow from the weekday; nakshatra shool from the star of the Moon (four stars only, so the list may be empty); the dwelling of the Moon from its sign; those of Yogini, Agni and Shiva from the tithi, of Agni together with the weekday. Travel is not begun towards a shool, and best with the Moon ahead or to the right; a fire rite is good while Agni dwells on earth.',
  sources: ['Muhurta Chintamani 11', 'Drik Panchang, day pages'],
  credits: 1,
  input: dayInput(),
  settings: ['ayanamsa', 'sunrise'],
  output: z.strictObject({
    disha_shool: about(z.strictObject(DIRECTED), 'Direction in which no journey begins on this weekday'),
    nakshatra_shool: directed('Direction in which no journey begins under the star; empty for most stars'),
    rahu: about(z.strictObject(DIRECTED), 'Where Rahu dwells on this weekday'),
    chandra: directed('Where the Moon dwells'),
    agni: placed(AGNI_PLACES, 'Where the fire dwells'),
    shiva: placed(SHIVA_PLACES, 'Where Shiva dwells'),
    yogini: directed('Where Yogini dwells'),
  }),
  example: { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 },
  compute: ({ day: { date, place, clock }, options, sky, words, setting }) => {
    const { almanac, day } = openDay(sky, place, options.sunrise, clock, date);
    const { table } = almanac;
    const { directions, dwellings: places } = bank(words.language, 'day');
    setting('ayanamsa_value', sky.ayanamsa(day.start));
    const toward = (direction: Direction) => ({ direction, direction_name: directions[direction] });
    const towards = (list: readonly Dwelling<Direction>[]) =>
      list.map(({ is, span: limits }) => ({ ...toward(is), span: spanShape(clock, limits) }));
    const within = <T extends keyof typeof places>(list: readonly Dwelling<T>[]) =>
      list.map(({ is, span: limits }) => ({ place: is, place_name: places[is], span: spanShape(clock, limits) }));
    return {
      disha_shool: toward(dishaShoolOf(day.vara)),
      nakshatra_shool: towards(dwellings(table, day, 'nakshatra', nakshatraShoolOf)),
      rahu: toward(rahuVasaOf(day.vara)),
      chandra: towards(dwellings(table, day, 'moon_sign', chandraVasaOf)),
      agni: within(dwellings(table, day, 'tithi', (tithi) => agniVasaOf(tithi, day.vara))),
      shiva: within(dwellings(table, day, 'tithi', shivaVasaOf)),
      yogini: towards(dwellings(table, day, 'tithi', yoginiVasaOf)),
    };
  },
});

export const handler = serve(nivasShool);
