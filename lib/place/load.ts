/** Zone rules and the gazetteer, loaded on first use: most requests need neither. */
import type { MeantPlace } from './meant.ts';

type Zones = typeof import('./zone.ts');
let zones: Zones | undefined;

/** Zone rules and the zone of a point. */
export const zoneRules = async (): Promise<Zones> => (zones ??= await import('./zone.ts'));

/** The place meant by the text of a field. Throws PLACE_NOT_FOUND or PLACE_AMBIGUOUS. */
export const findPlace = async (text: string, field: string): Promise<MeantPlace> =>
  (await import('./meant.ts')).placeByText(text, field);
