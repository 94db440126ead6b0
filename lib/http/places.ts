/** Places by name for every input that takes coordinates. The gazetteer is read on first use. */
import type { GazetteerPlace } from '../place/gazetteer.ts';

/** The place with this id or name. Throws PLACE_NOT_FOUND or PLACE_AMBIGUOUS. */
export const findPlace = async (name: string): Promise<GazetteerPlace> => {
  const { placeByText } = await import('../place/gazetteer.ts');
  return placeByText(name);
};
