import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { PLACE_ROW } from '../../lib/contract/suites/geo.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { PLACE_MATCHES } from '../../lib/contract/values/place.ts';
import { characters, objectList, oneOf, textLike, whole } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { openGazetteer } from '../../lib/adapters/place/gazetteer.ts';
import { searchPlaces } from '../../lib/adapters/place/meant.ts';

export const geoSearch = endpoint({
  path: '/v1/geo/search',
  summary: 'Places by name or the beginning of one, in any script, best known first',
  description:
    'Looks a name up among the cities and towns of GeoNames, for a picker while a person types. Capitals, accents and spaces make no difference; other names of a place, old ones (Bombay, Banaras) and those in Indian and other scripts count too, and a name that fits nothing is tried with a letter or two wrong, missing or doubled, and by its sound, from any Indian script too. The likeliest place comes first: size counts, and a place with exactly this name before one that only has it among its other names. An id of the answer may be sent as place wherever coordinates may.',
  credits: 0,
  input: plainInput({
    q: characters(
      2,
      100,
      'Name or the beginning of one, 2 to 100 characters; region and country may follow after commas',
    ),
    country: z.optional(textLike(/^[A-Za-z]{2}$/, 'Places of this country only: ISO 3166-1 code, two letters')),
    limit: z._default(whole(1, 20, 'Most places in the answer, 1 to 20'), 10),
  }),
  output: z.strictObject({
    places: objectList('Places that fit, the likeliest first; empty where none does', {
      ...PLACE_ROW,
      match: oneOf(
        [...PLACE_MATCHES, 'beginning'],
        'How the name fits: exact, the place’s own name; alias, another of its names; fuzzy, a misspelling of one; beginning, the beginning of one',
      ),
    }),
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
