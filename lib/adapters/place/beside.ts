/** The name of a place beside coordinates: the coordinates are used, and the caller is told when the name says otherwise. */
import { openGazetteer } from './gazetteer.ts';
import { placesCalled } from './meant.ts';

/** What is odd about a name that stands beside coordinates. */
export interface NameFault {
  readonly code: 'PLACE_UNKNOWN' | 'PLACE_MISMATCH';
  readonly message: string;
}

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** A town's own coordinates differ by less between sources, and its suburbs lie within. */
const NEAR_KM = 60;
const EARTH_KM = 6371;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance on a sphere, kilometres (haversine formula). */
const kmBetween = (a: Point, b: Point): number => {
  const [dLat, dLon] = [rad(b.lat - a.lat) / 2, rad(b.lon - a.lon) / 2];
  const h = Math.sin(dLat) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(dLon) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
};

const written = ({ lat, lon }: Point): string => `${lat.toFixed(4)}, ${lon.toFixed(4)}`;

/** What is odd about a name beside coordinates; null when a place of the name lies near, or the name is that of a region. */
export const faultBeside = async (text: string, field: string, at: Point): Promise<NameFault | null> => {
  const called = placesCalled(await openGazetteer(), text);
  if (called === null) return null;
  let nearest: { readonly place: (typeof called)[number]; readonly km: number } | null = null;
  for (const place of called) {
    const km = kmBetween(at, place);
    if (nearest === null || km < nearest.km) nearest = { place, km };
  }
  if (nearest === null)
    return { code: 'PLACE_UNKNOWN', message: `${field} ${text} is no place known here; the coordinates were used.` };
  if (nearest.km <= NEAR_KM) return null;
  const { place, km } = nearest;
  const where = `${place.name}, ${place.region}, ${place.country} lies at ${written(place)}`;
  return {
    code: 'PLACE_MISMATCH',
    message: `${field} ${where}, ${Math.round(km)} km from the coordinates sent, ${written(at)}; the coordinates were used.`,
  };
};
