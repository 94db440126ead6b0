/** Places of a request: coordinates, or the name of a place. */
import type { Place } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { GazetteerPlace } from '../../../adapters/place/gazetteer.ts';
import { findPlace, nameBeside } from '../../../adapters/place/load.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';
import type { Reader } from './reader.ts';

/** Where: coordinates or the name of a place. */
export interface PlaceDraft {
  readonly at: Place | null;
  readonly name: string | null;
}

/** `lat` and `lon`, or `place`; coordinates win. */
export const readPlace = (r: Reader): PlaceDraft => {
  const [lat, lon, name] = [r.number('lat'), r.number('lon'), r.text('place')];
  const at = lat === undefined || lon === undefined ? null : { lat, lon, altitude: r.number('altitude') ?? 0 };
  if (!r.has('place') || r.has('lat') || r.has('lon')) {
    for (const axis of ['lat', 'lon'])
      if (!r.has(axis))
        r.required(axis, `${r.prefix}${axis} is required, or place.`, axis === 'lat' ? '-90..90' : '-180..180');
  }
  return { at, name: name ?? null };
};

/** A place, with its row of the gazetteer where it was given by name. */
export interface ResolvedPlace {
  readonly place: Place;
  readonly found: GazetteerPlace | null;
}

/**
 * Looks a place name up where no coordinates were given, and notes it for `meta.place`. Throws PLACE_NOT_FOUND or
 * PLACE_AMBIGUOUS. A name beside coordinates is compared with them, and a warning says when it does not fit.
 */
export const resolvePlace = async (draft: PlaceDraft, r: Reader, warn: Warn): Promise<ResolvedPlace> => {
  if (draft.at) {
    const odd = draft.name === null ? null : await nameBeside(draft.name, `${r.prefix}place`, draft.at);
    if (odd) warn(odd.code, odd.message);
    return { place: draft.at, found: null };
  }
  if (draft.name === null) throw new Error('a place draft without coordinates or name passed validation');
  const { place, named, notes } = await findPlace(draft.name, `${r.prefix}place`);
  for (const { code, message } of notes) warn(code, message);
  r.shared.named.set(r.prefix.slice(0, -1), named);
  return { place: { lat: place.lat, lon: place.lon, altitude: r.number('altitude') ?? 0 }, found: place };
};
