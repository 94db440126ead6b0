/** How the transits from the natal Moon and from the lagna make one personal score (conventions-3 G5, HO06). */
import { byScored } from './areas.ts';
import type { RawScores } from './raw-score.ts';

const FROM_MOON = 0.6;
const FROM_LAGNA = 0.4;

/** Raw scores counted from the natal Moon and from the lagna as one. */
export const personalMix = (fromMoon: RawScores, fromLagna: RawScores): RawScores =>
  byScored((of) => FROM_MOON * fromMoon[of] + FROM_LAGNA * fromLagna[of]);
