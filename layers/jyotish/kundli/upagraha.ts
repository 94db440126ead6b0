/** Upagrahas (BPHS ch. 3 v. 61–74): the five of Dhuma from the Sun, the six of Kala from parts of day and night. */
import { mod, norm360 } from '../ephemeris/angle.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';

/** In the order of every list: the five of Dhuma, then the six of Kala. */
export const UPAGRAHAS = [
  'dhuma',
  'vyatipata',
  'parivesha',
  'indrachapa',
  'upaketu',
  'kala',
  'mrityu',
  'ardhaprahara',
  'yamaghantaka',
  'gulika',
  'mandi',
] as const;
export type Upagraha = (typeof UPAGRAHAS)[number];

/** Moment of a part at which the rising degree is the upagraha. */
export const PORTION_POINTS = ['start', 'middle', 'end'] as const;
export type PortionPoint = (typeof PORTION_POINTS)[number];

/** Mandi by its own ghatis (Kerala), or equal to Gulika. */
export const MANDI_RULES = ['ghati', 'gulika'] as const;
export type MandiRule = (typeof MANDI_RULES)[number];

/** How a point was found: from the Sun's longitude, or the ascendant at a moment. */
export const UPAGRAHA_RULES = ['from_sun', 'part_start', 'part_middle', 'part_end', 'ghati'] as const;
export type UpagrahaRule = (typeof UPAGRAHA_RULES)[number];

/** The place of an upagraha, and how it was found. */
export interface UpagrahaPoint {
  readonly id: Upagraha;
  /** Sidereal degrees; null on a day without sunrise and sunset for those that need them. */
  readonly longitude: number | null;
  readonly rule: UpagrahaRule;
}

const DHUMA_DEG = 133 + 1 / 3;
const UPAKETU_DEG = 16 + 2 / 3;

/** Dhuma = Sun + 133°20′, each further one from the one before; Upaketu ends 30° behind the Sun. */
const dhumaGroup = (sun: number): readonly (readonly [Upagraha, number])[] => {
  const dhuma = norm360(sun + DHUMA_DEG);
  const vyatipata = norm360(360 - dhuma);
  const parivesha = norm360(vyatipata + 180);
  const indrachapa = norm360(360 - parivesha);
  const upaketu = norm360(indrachapa + UPAKETU_DEG);
  return [
    ['dhuma', dhuma],
    ['vyatipata', vyatipata],
    ['parivesha', parivesha],
    ['indrachapa', indrachapa],
    ['upaketu', upaketu],
  ];
};

/** Weekday (0 = Sunday) whose lord rules the part: Sun, Mars, Mercury, Jupiter, Saturn. */
const PART_OF = { kala: 0, mrityu: 2, ardhaprahara: 3, yamaghantaka: 4, gulika: 6 } as const;
const PART_IDS = ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka', 'gulika'] as const;
const PARTS = 8;
const POINT_SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** Thirtieths of the day, or of the night, after which Mandi rises, Sunday to Saturday. */
const MANDI_GHATI = { day: [26, 22, 18, 14, 10, 6, 2], night: [10, 6, 2, 26, 22, 18, 14] } as const;

/** The half of a Vedic day that contains a moment. */
interface HalfDay {
  readonly start: JulianDay;
  readonly length: number;
  readonly isDay: boolean;
}

/** Day or night of the instant; null where the Sun does not rise and set. */
const halfDay = ({ sunrise, sunset, nextSunrise }: VedicDay, jd: JulianDay): HalfDay | null => {
  if (sunrise === null || sunset === null) return null;
  if (jd < sunset) return { start: sunrise, length: sunset - sunrise, isDay: true };
  return nextSunrise === null ? null : { start: sunset, length: nextSunrise - sunset, isDay: false };
};

/** Options on which schools differ. */
export interface UpagrahaChoices {
  readonly portion: PortionPoint;
  readonly mandi: MandiRule;
}

/** The eleven upagrahas of a birth at `jd`, in the order of `UPAGRAHAS`; `day` is the Vedic day of the birth. */
export const upagrahasAt = (
  sky: Sky,
  jd: JulianDay,
  place: Place,
  day: VedicDay,
  { portion, mandi }: UpagrahaChoices,
): readonly UpagrahaPoint[] => {
  const half = halfDay(day, jd);
  const rising = (share: number): number | null =>
    half && sky.ascendant(plusDays(half.start, share * half.length), place);
  // The parts of the day begin with the lord of the weekday, those of the night with the fifth from it; the eighth has none.
  const first = half?.isDay === false ? day.vara + 4 : day.vara;
  const part = (id: keyof typeof PART_OF): number | null =>
    rising((mod(PART_OF[id] - first, 7) + POINT_SHARE[portion]) / PARTS);
  const gulika = part('gulika');
  const ghati = (half?.isDay === false ? MANDI_GHATI.night : MANDI_GHATI.day)[day.vara] ?? 0;
  return [
    ...dhumaGroup(sky.longitude('sun', jd)).map(([id, longitude]) => ({ id, longitude, rule: 'from_sun' as const })),
    ...PART_IDS.map((id) => ({
      id,
      longitude: id === 'gulika' ? gulika : part(id),
      rule: `part_${portion}` as const,
    })),
    mandi === 'gulika'
      ? { id: 'mandi', longitude: gulika, rule: `part_${portion}` }
      : { id: 'mandi', longitude: rising(ghati / 30), rule: 'ghati' },
  ];
};
