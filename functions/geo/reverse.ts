import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { PLACE_ROW } from '../../lib/contract/suites/geo.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { between, objectList, whole } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { openGazetteer } from '../../lib/adapters/place/gazetteer.ts';

/** Half the circumference of the Earth: no place is farther. */
const FARTHEST_KM = 20_016;
const MAX_PEOPLE = 50_000_000;

export const geoReverse = endpoint({
  path: '/v1/geo/reverse',
  summary: 'Nearest places to coordinates',
  description:
    'The cities and towns of GeoNames nearest to a point, by the distance along a great circle of a sphere of 6371.0088 km. With min_population only places with at least so many people count, so that a village does not hide the city it belongs to. Of two places as near the larger comes first.',
  sources: ['GeoNames (CC BY 4.0)'],
  credits: 0,
  wave: 2,
  input: plainInput({
    lat: between(-90, 90, 'Latitude in degrees, -90 to 90, north positive'),
    lon: between(-180, 180, 'Longitude in degrees, -180 to 180, east positive'),
    limit: z._default(whole(1, 20, 'Most places in the answer, 1 to 20'), 5),
    min_population: z._default(whole(0, MAX_PEOPLE, 'Fewest people of a place that counts, 0 to 50000000'), 0),
  }),
  output: z.strictObject({
    places: objectList('Places, the nearest first', {
      ...PLACE_ROW,
      distance_km: between(0, FARTHEST_KM, 'Distance from the point, kilometres'),
    }),
  }),
  example: { lat: 25.31, lon: 83.01, limit: 3, min_population: 100000 },
  compute: async ({ input: { lat, lon, limit, min_population } }) => ({
    places: (await openGazetteer())
      .near(lat, lon, limit, min_population)
      .map(({ place, km }) => ({ ...place, distance_km: km })),
  }),
});

export const handler = serve(geoReverse);
