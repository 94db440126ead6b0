/** What is told by someone that has a text of its own where it is a child who tells it. */
import type { CareText, SafetyCase } from '../../words/keys.ts';

/** What may be told; an earlier one goes before a later. */
export const TOLD = ['pictures', 'lured', 'struck', 'harmed', 'arranged', 'runs_off', 'leaves'] as const;
export type Told = (typeof TOLD)[number];

/** The text for a child that tells it. */
const TEXTS: Readonly<Record<Told, CareText>> = {
  struck: 'child_hurt',
  harmed: 'child_harmed',
  pictures: 'child_harmed',
  lured: 'child_harmed',
  arranged: 'wed_early',
  runs_off: 'young',
  leaves: 'leaves_home',
};
/** What is told by the text that fits someone grown. */
export const TOLD_BY: Readonly<Partial<Record<CareText, Told>>> = { hurt: 'struck', harmed: 'harmed' };
/** What only tells of harm where a crisis is heard: "my brother beats me at chess" is none. */
const OF_CRISIS: readonly Told[] = ['struck', 'harmed'];
/** What goes before the text of a crisis; someone who does not want to live is heard first. */
const BEFORE_CRISIS: readonly Told[] = [...OF_CRISIS, 'pictures', 'lured', 'arranged'];

/** The text for whoever writes, if that is a child; null where there is none. */
export const careOfChild = ({
  safety,
  told,
}: {
  readonly safety: SafetyCase | null;
  readonly told: Told | null;
}): CareText | null => {
  if (told === null || safety === 'emergency') return null;
  const isHeard = safety === 'crisis' ? BEFORE_CRISIS.includes(told) : !OF_CRISIS.includes(told);
  return isHeard ? TEXTS[told] : null;
};
