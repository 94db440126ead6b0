import * as z from 'zod/mini';
import { readCoordinates, type CoordinatePart } from '../../lib/contract/values/coordinates.ts';
import { OFFSET_HOURS } from '../../lib/contract/frame/limits.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, characters, objectOf, text } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';

const BOUNDS: Readonly<Record<CoordinatePart, number>> = { lat: 90, lon: 180, tz: OFFSET_HOURS.to };

export const geoParse = endpoint({
  path: '/v1/geo/parse',
  wave: 3,
  summary: 'Coordinates and offsets in any usual notation to decimals',
  description:
    'Reads a latitude, a longitude and an offset from UT out of a text: decimals with or without sign, degrees with minutes and seconds, the hemisphere before or behind, the letters of astrologers between (28N36 77E12), and offsets such as +05:30 or UTC-3. Of two bare numbers the first is the latitude unless it exceeds 90. `interpretation` says which part of the text was taken for what. Names of places are looked up by geo/search, abbreviations of zones (IST) are not guessed.',
  sources: ['ISO 6709 (order and signs of coordinates)'],
  credits: 0,
  input: plainInput({
    text: characters(2, 100, 'Text with coordinates, an offset, or both'),
  }),
  output: z.strictObject({
    lat: about(z.nullable(between(-90, 90, 'Degrees')), 'Latitude, north positive; null where the text has none'),
    lon: about(z.nullable(between(-180, 180, 'Degrees')), 'Longitude, east positive; null where the text has none'),
    tz: about(z.nullable(between(-16, 16, 'Hours')), 'Hours from UT, east positive; null where the text has none'),
    interpretation: objectOf('What was understood of the text', {
      lat: about(z.nullable(text), 'Part of the text that was read as the latitude; null where there is none'),
      lon: about(z.nullable(text), 'Part that was read as the longitude; null where there is none'),
      tz: about(z.nullable(text), 'Part that was read as the offset; null where there is none'),
    }),
  }),
  example: { text: '28°36′50″N 77°12′32″E +05:30' },
  compute: ({ input }) => {
    const parts = readCoordinates(input.text);
    const outside = parts.find(({ part, value }) => Math.abs(value) > BOUNDS[part]);
    if (parts.length === 0 || outside) {
      const expected = outside ? `-${BOUNDS[outside.part]}..${BOUNDS[outside.part]}` : '28.61, 77.21';
      throw invalidField(
        'text',
        outside ? 'OUT_OF_RANGE' : 'UNKNOWN_VALUE',
        outside
          ? `${outside.part} in text must be between ${expected.replace('..', ' and ')}.`
          : 'text holds no coordinates and no offset.',
        expected,
      );
    }
    const found = (member: CoordinatePart) => parts.find(({ part }) => part === member);
    return {
      lat: found('lat')?.value ?? null,
      lon: found('lon')?.value ?? null,
      tz: found('tz')?.value ?? null,
      interpretation: {
        lat: found('lat')?.text ?? null,
        lon: found('lon')?.text ?? null,
        tz: found('tz')?.text ?? null,
      },
    };
  },
});

export const handler = serve(geoParse);
