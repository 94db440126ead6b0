/** Which of the things that were told in a talk the words of a message name most of. */
import type { Before } from '../talk/before.ts';
import { hearWhole, type HeardWhole } from './heard.ts';
import { supportOf } from './plain.ts';

/** How much more of it than of another a message must name. */
const MORE = 2;

const shareOf = ({ intents }: Before, whole: HeardWhole): number =>
  Math.max(0, ...intents.map((one) => supportOf(one, whole)));

/** The thing that a message names most of, at least a share of it, and clearly more than of the one at hand; null where none is. */
export const mostNamed = (text: string, things: readonly Before[], atHand: Before, least: number): Before | null => {
  const whole = hearWhole(text);
  const [first] = things.toSorted((a, b) => shareOf(b, whole) - shareOf(a, whole));
  if (first === undefined || shareOf(first, whole) < least) return null;
  return shareOf(first, whole) > MORE * shareOf(atHand, whole) ? first : null;
};
