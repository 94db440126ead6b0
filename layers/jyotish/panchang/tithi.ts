/** Tithis by number: 1–15 bright, 16–30 dark. */
import { norm360 } from '../ephemeris/angle.ts';
import type { PAKSHAS } from './keys.ts';

export type Paksha = (typeof PAKSHAS)[number];
/** The half of the month of tithi 1–30. */
export const pakshaOf = (tithi: number): Paksha => (tithi <= 15 ? 'shukla' : 'krishna');

/** Tithi counted inside its paksha, 1–15; Purnima and Amavasya are both 15. */
export const tithiInPaksha = (tithi: number): number => ((tithi - 1) % 15) + 1;

/** Tithi 1–30 of the longitudes of the Sun and the Moon: each is 12° of the Moon's lead. */
export const tithiOf = (sun: number, moon: number): number => Math.floor(norm360(moon - sun) / 12) + 1;
