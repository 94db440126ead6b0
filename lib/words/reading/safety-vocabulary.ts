/**
 * Words by which a question is known to need a fixed answer: English, Hindi, Hindi in Latin letters. Stems stand with `|`
 * between them. `…` stands for up to three words between; the last word matches from its beginning, so stems do for their
 * forms, and as a whole where `=` ends it; `<kin>` stands for the words of a class, `$` for the end of the question. Words
 * are compared in one spelling (`lib/astrologer/answer/spelling.ts`). Order is the order of care.
 */
import type { SafetyCase } from '../keys.ts';
import { COMBINED } from './safety/combined.ts';
import { CRIME_SAID } from './safety/crime.ts';
import { CRISIS_SAID } from './safety/crisis.ts';
import { CURSE_SAID } from './safety/curse.ts';
import { DEATH_SAID } from './safety/death.ts';
import { EMERGENCY_SAID, POISONED_SAID } from './safety/emergency.ts';
import { GAMBLING_SAID } from './safety/gambling.ts';
import { ILLNESS_SAID } from './safety/illness.ts';
import { SECRET_SAID } from './safety/secret.ts';
import { UNBORN_SAID } from './safety/unborn.ts';

export const SAFETY_SAID: readonly (readonly [SafetyCase, readonly string[]])[] = [
  ['emergency', POISONED_SAID],
  ['crisis', [...CRISIS_SAID, ...COMBINED.crisis]],
  ['emergency', EMERGENCY_SAID],
  ['unborn', UNBORN_SAID],
  ['death', [...DEATH_SAID, ...COMBINED.death]],
  ['illness', [...ILLNESS_SAID, ...COMBINED.illness]],
  ['minor', COMBINED.minor],
  ['gambling', [...GAMBLING_SAID, ...COMBINED.gambling]],
  ['curse', [...CURSE_SAID, ...COMBINED.curse]],
  ['crime', [...CRIME_SAID, ...COMBINED.crime]],
  ['secret', [...SECRET_SAID, ...COMBINED.secret]],
];
