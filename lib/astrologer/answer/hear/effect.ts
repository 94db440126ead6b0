/** Whether a time, or a planet, is asked about for a matter: "does Sade Sati affect my career". */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import type { NamedIntent } from './intent.ts';

/** A time or a planet that is named, and the matter that it is asked about for. */
export type EffectIntent = NamedIntent & { readonly matter: Matter };

/** Whether an intent names such a thing and the matter. */
export const isEffect = (intent: NamedIntent): intent is EffectIntent => {
  const question = questionOn(intent);
  if (intent.matter === undefined || question === null) return false;
  return question === 'planet' || DIRECT_ROWS[question].topic === 'timing';
};
