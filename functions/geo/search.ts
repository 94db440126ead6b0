import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { PLACE_MATCHES } from '../../lib/contract/place.ts';
import { int, num, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { openGazetteer } from '../../lib/place/gazetteer.ts';
import { searchPlaces } from '../../lib/place/meant.ts';

export const geoSearch = endpoint({
  path: '/v1/geo/search',
  summary: 'Places by name or the beginning of one, in any script, best known first',
  credits: 0,
  input: plainInput({
    q: z
      .string()
      .check(z.minLength(2), z.maxLength(100), z.describe('name; region and country may follow after commas')),
    country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/), z.describe('ISO 3166-1 code, two letters'))),
    limit: z._default(z.int().check(z.gte(1), z.lte(20), z.describe('most places to return')), 10),
  }),
  output: z.strictObject({
    places: z.array(
      z.strictObject({
        id: z.string().check(z.describe('place id, accepted as `place` wherever coordinates are')),
        name: text,
        region: z.string().check(z.describe('state or province; the country where there is none')),
        country: z.string().check(z.length(2)),
        lat: num,
        lon: num,
        timezone: text,
        population: int.check(z.describe('0 when not known')),
        match: z
          .enum([...PLACE_MATCHES, 'beginning'])
          .check(
            z.describe(
              'How the name fits: the place’s own name, another of its names, a misspelling of one, or the beginning of one',
            ),
          ),
      }),
    ),
  }),
  example: { q: 'Varanasi', country: 'IN' },
  compute: async ({ input: { q, country, limit } }) => ({
    places: searchPlaces(await openGazetteer(), q, country?.toUpperCase() ?? null, limit).map(({ place, match }) => ({
      ...place,
      match,
    })),
  }),
});

export const handler = serve(geoSearch);
