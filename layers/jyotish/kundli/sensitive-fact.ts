/** The facts that an error of some minutes in the time of birth may change, each read from one instant. */
import { nakshatraLord, nakshatraOf } from '../chart/nakshatra.ts';
import { degreeInSign, houseFrom, lordOf, signAt, signOf } from '../chart/rashi.ts';
import { vargaSign } from '../chart/varga.ts';
import { norm360 } from '../ephemeris/angle.ts';
import type { View } from './sensitive-window.ts';
import { evenLagna } from './special-lagna.ts';

/** Kinds of value that a fact can have. */
export type SensitiveKind =
  | 'sign'
  | 'star'
  | 'pada'
  | 'tithi'
  | 'karana'
  | 'yoga'
  | 'vara'
  | 'day'
  | 'house'
  | 'planet'
  | 'planets';

/** A fact read at one instant. */
export interface SensitiveValue {
  readonly kind: SensitiveKind;
  /** Number of the sign, star, pada, anga, house or weekday; 1 by day and 0 by night; planets by key, joined by a space. */
  readonly value: number | string;
}

type Read = (view: View) => number | string;

const KARAKA_PLANETS = ['sun', 'moon', 'venus', 'jupiter', 'mercury', 'mars', 'saturn'] as const;

/** Arudha of the ascendant: as far from its lord as the lord is from it; on itself or its seventh the tenth from there. */
const arudhaLagna: Read = (view) => {
  const lagna = signOf(view.ascendant());
  const lord = signOf(view.longitude(lordOf(lagna)));
  const image = signAt(lord, houseFrom(lagna, lord));
  const away = houseFrom(lagna, image);
  return away === 1 || away === 7 ? signAt(image, 10) : image;
};

const horaLagna: Read = (view) =>
  signOf(evenLagna({ longitude: (_sun, jd) => view.sunAt(jd) }, view.jd, view.day(), 'hora_lagna'));

const elongation = (view: View): number => norm360(view.longitude('moon') - view.longitude('sun'));

interface Fact {
  readonly kind: SensitiveKind;
  readonly read: Read;
  /** Moves with the ascendant, and is looked at every two minutes. */
  readonly fast?: true;
}
const fast = (kind: SensitiveKind, read: Read): Fact => ({ kind, read, fast: true });
const slow = (kind: SensitiveKind, read: Read): Fact => ({ kind, read });

/** The facts in the order of every list. */
export const FACTS = {
  ascendant_sign: fast('sign', (v) => signOf(v.ascendant())),
  ascendant_nakshatra: fast('star', (v) => nakshatraOf(v.ascendant()).id),
  ascendant_pada: fast('pada', (v) => nakshatraOf(v.ascendant()).pada),
  ascendant_d2: fast('sign', (v) => vargaSign(2, v.ascendant())),
  ascendant_d3: fast('sign', (v) => vargaSign(3, v.ascendant())),
  ascendant_d7: fast('sign', (v) => vargaSign(7, v.ascendant())),
  ascendant_d9: fast('sign', (v) => vargaSign(9, v.ascendant())),
  ascendant_d10: fast('sign', (v) => vargaSign(10, v.ascendant())),
  ascendant_d12: fast('sign', (v) => vargaSign(12, v.ascendant())),
  ascendant_d30: fast('sign', (v) => vargaSign(30, v.ascendant())),
  ascendant_d60: fast('sign', (v) => vargaSign(60, v.ascendant())),
  moon_sign: slow('sign', (v) => signOf(v.longitude('moon'))),
  moon_nakshatra: slow('star', (v) => nakshatraOf(v.longitude('moon')).id),
  moon_pada: slow('pada', (v) => nakshatraOf(v.longitude('moon')).pada),
  moon_navamsa: slow('sign', (v) => vargaSign(9, v.longitude('moon'))),
  sun_sign: slow('sign', (v) => signOf(v.longitude('sun'))),
  mars_sign: slow('sign', (v) => signOf(v.longitude('mars'))),
  mercury_sign: slow('sign', (v) => signOf(v.longitude('mercury'))),
  jupiter_sign: slow('sign', (v) => signOf(v.longitude('jupiter'))),
  venus_sign: slow('sign', (v) => signOf(v.longitude('venus'))),
  saturn_sign: slow('sign', (v) => signOf(v.longitude('saturn'))),
  rahu_sign: slow('sign', (v) => signOf(v.longitude('rahu'))),
  tithi: slow('tithi', (v) => Math.floor(elongation(v) / 12) + 1),
  karana: slow('karana', (v) => Math.floor(elongation(v) / 6) + 1),
  yoga: slow('yoga', (v) => Math.floor((norm360(v.longitude('moon') + v.longitude('sun')) * 27) / 360) + 1),
  vara: slow('vara', (v) => v.day().vara),
  day_night: slow('day', (v) => {
    const { sunset, sun } = v.day();
    return (sunset === null ? sun === 'always_up' : v.jd < sunset) ? 1 : 0;
  }),
  sun_house: slow('house', (v) => v.house(v.longitude('sun'))),
  moon_house: slow('house', (v) => v.house(v.longitude('moon'))),
  mars_house: slow('house', (v) => v.house(v.longitude('mars'))),
  mercury_house: slow('house', (v) => v.house(v.longitude('mercury'))),
  jupiter_house: slow('house', (v) => v.house(v.longitude('jupiter'))),
  venus_house: slow('house', (v) => v.house(v.longitude('venus'))),
  saturn_house: slow('house', (v) => v.house(v.longitude('saturn'))),
  rahu_house: slow('house', (v) => v.house(v.longitude('rahu'))),
  ketu_house: slow('house', (v) => v.house(v.longitude('ketu'))),
  arudha_lagna: slow('sign', arudhaLagna),
  hora_lagna_sign: slow('sign', horaLagna),
  karakas: slow('planets', (v) => {
    const degrees = KARAKA_PLANETS.map((planet) => ({ planet, degree: degreeInSign(v.longitude(planet)) }));
    return degrees
      .sort((a, b) => b.degree - a.degree)
      .map(({ planet }) => planet)
      .join(' ');
  }),
  vimshottari_lord: slow('planet', (v) => nakshatraLord(nakshatraOf(v.longitude('moon')).id)),
} as const satisfies Record<string, Fact>;
export type SensitiveFact = keyof typeof FACTS;
const isFact = (key: string): key is SensitiveFact => key in FACTS;
/** Keys of the facts in the order of every list. */
export const SENSITIVE_FACTS: readonly SensitiveFact[] = Object.keys(FACTS).filter(isFact);
