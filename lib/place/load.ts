/** Zone rules and the gazetteer, loaded on first use: most requests need neither. */
import type { GazetteerPlace } from './gazetteer.ts';

type Zones = typeof import('./zone.ts');
let zones: Zones | undefined;

/** Zone rules and the zone of a point. */
export const zoneRules = async (): Promise<Zones> => (zones ??= await import('./zone.ts'));

/** The place with this id or name. Throws PLACE_NOT_FOUND or PLACE_AMBIGUOUS. */
export const findPlace = async (name: string): Promise<GazetteerPlace> => {
  const { placeByText } = await import('./gazetteer.ts');
  return placeByText(name);
};
