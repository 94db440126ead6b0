/** Events of the sky and of saved births: what their messages carry. A message names a birth by its id, and nothing of it. */
import * as z from 'zod/mini';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { SADE_SATI_PHASES } from '../../../layers/jyotish/dosha/sade-sati.ts';
import { MOON_PHASES } from '../../../layers/jyotish/sky-events/aspects.ts';
import { about, between, flag, oneOf, several, text, textLike, whole } from '../frame/about.ts';
import { date, instant, keyText, name, nameOf, sign } from '../frame/shapes.ts';
import { eclipseKind, eclipseType } from './eclipses.ts';

const body = oneOf(GRAHAS, 'The planet');
const profile = {
  profile_id: textLike(/^p[0-9a-z]{19}$/, 'The saved birth that it is about'),
};
const lords = (description: string) =>
  several(z.strictObject({ key: keyText('Lord'), name: nameOf('lord') }), 1, 6, description);
const placed = <S extends z.ZodMiniType>(row: S, description: string): S => about(row, description);

const CANCER = { id: 4, key: 'cancer', name: 'Cancer' } as const;
const LEO = { id: 5, key: 'leo', name: 'Leo' } as const;
const PROFILE = { profile_id: 'p0mjk3v2x1a8f0q2n7c4' };

/** Each type: what it says, the shape of its `data`, an example. */
export const CELESTIAL_EVENTS = {
  'sky.ingress': {
    about: 'A planet enters a sign (sidereal, Lahiri). The Moon only where `filter.bodies` names it.',
    data: z.strictObject({
      at: about(instant, 'When it crosses the boundary'),
      body,
      name,
      from: placed(sign, 'Sign that it leaves'),
      to: placed(sign, 'Sign that it enters'),
      retrograde: about(flag, 'It crosses backwards'),
    }),
    example: {
      at: '2026-12-16T04:27:11+00:00',
      body: 'sun',
      name: 'Sun',
      from: CANCER,
      to: LEO,
      retrograde: false,
    },
  },
  'sky.station': {
    about: 'A planet turns back, or forward again.',
    data: z.strictObject({
      at: about(instant, 'When it stands still'),
      body,
      name,
      direct: about(flag, 'true: it goes forward from here; false: backward'),
      sign: placed(sign, 'Sign that it stands in'),
    }),
    example: { at: '2026-12-11T00:30:04+00:00', body: 'saturn', name: 'Saturn', direct: true, sign: LEO },
  },
  'sky.phase': {
    about: 'New Moon, first quarter, full Moon or last quarter, to the second.',
    data: z.strictObject({
      at: about(instant, 'When it is exact'),
      phase: oneOf(MOON_PHASES, 'Phase of the Moon'),
      phase_name: nameOf('phase'),
      sign: placed(sign, 'Sign of the Moon'),
    }),
    example: { at: '2026-12-09T00:51:51+00:00', phase: 'new', phase_name: 'New Moon', sign: LEO },
  },
  'sky.eclipse': {
    about: 'An eclipse is at its greatest, with whether the place of the filter sees anything of it.',
    data: z.strictObject({
      at: about(instant, 'Greatest eclipse on Earth'),
      kind: eclipseKind,
      type: eclipseType,
      name: about(name, 'What the eclipse is called'),
      visible: about(flag, 'Whether something of it is above the horizon of the place'),
    }),
    example: {
      at: '2027-08-02T10:06:50+00:00',
      kind: 'solar',
      type: 'total',
      name: 'Total solar eclipse',
      visible: true,
    },
  },
  'sky.festival': {
    about: 'The civil day of a festival begins at the place of the filter.',
    data: z.strictObject({
      at: about(instant, 'Midnight that begins the day, at the place'),
      date: about(date, 'Day on which it is kept'),
      key: keyText('Festival'),
      name: nameOf('festival'),
    }),
    example: { at: '2026-11-08T00:00:00+05:30', date: '2026-11-08', key: 'diwali', name: 'Diwali' },
  },
  'natal.dasha': {
    about: 'A Vimshottari period changes, down to the level of `filter.level`.',
    data: z.strictObject({
      ...profile,
      at: about(instant, 'When the period changes'),
      level: whole(1, 6, 'Highest level that changes: 1 maha, 2 antar, 3 pratyantar …'),
      from: lords('Lords of the period that ends, from the maha down'),
      to: lords('Lords of the period that begins, from the maha down'),
    }),
    example: {
      ...PROFILE,
      at: '2027-02-25T22:57:43+05:30',
      level: 2,
      from: [
        { key: 'ketu', name: 'Ketu' },
        { key: 'moon', name: 'Moon' },
      ],
      to: [
        { key: 'ketu', name: 'Ketu' },
        { key: 'mars', name: 'Mars' },
      ],
    },
  },
  'natal.transit': {
    about:
      'A planet comes to exactly the place of a natal planet or the ascendant, or opposite to it. The Moon only where `filter.bodies` names it.',
    data: z.strictObject({
      ...profile,
      at: about(instant, 'When it is exact'),
      body,
      name,
      point: keyText('Natal planet, or ascendant'),
      point_name: about(text, 'Its name'),
      angle: about(between(0, 180, 'Degrees'), 'Angle from the point: 0 or 180'),
      pass: whole(1, 20, 'Which passage of this lap: 2 and 3 come by retrograde motion'),
      retrograde: about(flag, 'It goes backward'),
    }),
    example: {
      ...PROFILE,
      at: '2026-11-29T22:19:50+05:30',
      body: 'mercury',
      name: 'Mercury',
      point: 'sun',
      point_name: 'Sun',
      angle: 180,
      pass: 3,
      retrograde: false,
    },
  },
  'natal.sade_sati': {
    about:
      'A phase of sade sati begins or ends: Saturn enters or leaves the twelfth, first or second sign from the natal Moon.',
    data: z.strictObject({
      ...profile,
      at: about(instant, 'When Saturn crosses the boundary'),
      phase: oneOf(SADE_SATI_PHASES, 'The phase'),
      phase_name: nameOf('phase'),
      begins: about(flag, 'true: it begins; false: it ends'),
    }),
    example: { ...PROFILE, at: '2027-06-03T05:28:00+05:30', phase: 'rising', phase_name: 'Rising', begins: true },
  },
  'natal.chandrashtama': {
    about: 'The Moon enters the eighth sign from that of birth, for about two and a quarter days.',
    data: z.strictObject({
      ...profile,
      at: about(instant, 'When the Moon enters the sign'),
      until: about(instant, 'When she leaves it'),
    }),
    example: { ...PROFILE, at: '2026-12-23T18:26:05+05:30', until: '2026-12-25T17:33:05+05:30' },
  },
  'natal.birthday': {
    about: 'The day of the birthday by tithi begins at the place of birth.',
    data: z.strictObject({
      ...profile,
      at: about(instant, 'Midnight that begins the day, at the place of birth'),
      date: about(date, 'Day of the birthday'),
    }),
    example: { ...PROFILE, at: '2026-05-02T00:00:00+05:30', date: '2026-05-02' },
  },
} as const;
export type CelestialType = keyof typeof CELESTIAL_EVENTS;

/** Events that are reckoned for a place. */
export const PLACED_EVENTS = ['sky.eclipse', 'sky.festival'] as const satisfies readonly CelestialType[];
