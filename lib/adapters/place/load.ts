/** Zone rules and the gazetteer, loaded on first use: most requests need neither. */
import type { NamedPlace } from '../../contract/values/place.ts';
import type { NameFault } from './beside.ts';
import type { GazetteerPlace } from './gazetteer.ts';

type Zones = typeof import('./zone.ts');
let zones: Zones | undefined;

/** Zone rules and the zone of a point. */
export const zoneRules = async (): Promise<Zones> => (zones ??= await import('./zone.ts'));

/** A place given by name: its row of the gazetteer, its form in `meta`, and what the caller should know of it. */
export interface FoundPlace {
  readonly place: GazetteerPlace;
  readonly named: NamedPlace;
  readonly notes: readonly { readonly code: 'PLACE_FUZZY' | 'PLACE_ASSUMED'; readonly message: string }[];
}

/** The place meant by the text of a field. Throws PLACE_NOT_FOUND or PLACE_AMBIGUOUS. */
export const findPlace = async (text: string, field: string): Promise<FoundPlace> => {
  const { placeByText, namedPlace, placeNotes } = await import('./meant.ts');
  const meant = await placeByText(text, field);
  return { place: meant.place, named: namedPlace(meant), notes: placeNotes(meant, text, field) };
};

/** Compares the name of a place with the coordinates beside it, which are used; null when they fit. */
export const nameBeside = async (
  text: string,
  field: string,
  at: { readonly lat: number; readonly lon: number },
): Promise<NameFault | null> => (await import('./beside.ts')).faultBeside(text, field, at);
