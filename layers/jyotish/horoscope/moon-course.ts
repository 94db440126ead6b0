/** The Moon's course through a day of the feed: her exact angles to the others, her change of sign, her hours in each. */
import { norm360 } from '../ephemeris/angle.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { crossingNear } from '../ephemeris/search.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import { signOf } from '../chart/rashi.ts';

/** Grahas whose sign entries are told; Ketu enters when Rahu does, the Moon has facts of its own. */
export const ENTERING = [
  'sun',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
] as const satisfies readonly Graha[];
/** Places and speeds of the grahas at the beginning of a day. */
type Grahas = Readonly<Record<Graha, { readonly longitude: number; readonly speed: number }>>;

/** Ways in which the Moon meets another graha. */
export const CONTACT_CLASSES = ['joined', 'easy', 'tense'] as const;
export type ContactClass = (typeof CONTACT_CLASSES)[number];

const CONTACT_ANGLES: readonly { readonly target: number; readonly angle: number; readonly way: ContactClass }[] = [
  { target: 0, angle: 0, way: 'joined' },
  { target: 60, angle: 60, way: 'easy' },
  { target: 90, angle: 90, way: 'tense' },
  { target: 120, angle: 120, way: 'easy' },
  { target: 180, angle: 180, way: 'tense' },
  { target: 240, angle: 120, way: 'easy' },
  { target: 270, angle: 90, way: 'tense' },
  { target: 300, angle: 60, way: 'easy' },
];

/** The Moon at an exact angle to another graha. */
export interface MoonContact {
  readonly partner: Graha;
  /** 0, 60, 90, 120 or 180. */
  readonly angle: number;
  readonly way: ContactClass;
  readonly at: JulianDay;
  /** Sign 1–12 of the Moon then. */
  readonly sign: number;
}

/** Share by which the Moon may outrun its speed of 06:00 within the day. */
const HASTE = 1.06;

/** The first exact angle of the Moon to each other graha within a day from 06:00. */
export const contactsOf = (sky: Sky, jd: JulianDay, grahas: Grahas): MoonContact[] => {
  const { moon } = grahas;
  return ENTERING.flatMap((partner) => {
    const other = grahas[partner];
    const arc = norm360(moon.longitude - other.longitude);
    const speed = moon.speed - other.speed;
    const next = CONTACT_ANGLES.find(({ target }) => target > arc) ?? CONTACT_ANGLES[0];
    if (!next) return [];
    const ahead = norm360(next.target - arc);
    if (ahead > speed * HASTE) return [];
    const between = (t: JulianDay): number => norm360(sky.longitude('moon', t) - sky.longitude(partner, t));
    const at = crossingNear(between, next.target, plusDays(jd, ahead / speed), speed);
    if (at >= jd + 1) return [];
    return [{ partner, angle: next.angle, way: next.way, at, sign: signOf(sky.longitude('moon', at)) }];
  });
};

/** The instant within a day from 06:00 at which the Moon leaves its sign, or null. */
export const moonChangeOf = (sky: Sky, jd: JulianDay, { moon }: Grahas): JulianDay | null => {
  const ahead = 30 - (moon.longitude % 30);
  if (ahead > moon.speed * HASTE) return null;
  const target = norm360(signOf(moon.longitude) * 30);
  const at = crossingNear((t) => sky.longitude('moon', t), target, plusDays(jd, ahead / moon.speed), moon.speed);
  return at < jd + 1 ? at : null;
};

/** Days from 06:00 to 22:00, the hours in which a reader lives through a day. */
export const WAKING_DAYS = 16 / 24;

/** A sign the Moon is in, and its share of the hours from 06:00 to 22:00. */
export interface MoonShare {
  readonly sign: number;
  readonly share: number;
}

/** The signs the Moon is in from 06:00 to 22:00: one, or two where she moves on between them. `change` as `moonChangeOf`. */
export const moonSharesOf = (jd: JulianDay, sign: number, change: JulianDay | null): readonly MoonShare[] => {
  if (change === null || change >= jd + WAKING_DAYS) return [{ sign, share: 1 }];
  const share = (change - jd) / WAKING_DAYS;
  return [
    { sign, share },
    { sign: (sign % 12) + 1, share: 1 - share },
  ];
};
