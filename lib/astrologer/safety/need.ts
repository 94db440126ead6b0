/**
 * What a message tells or asks as a whole that is never left to a chart, in whatever words: learned (`npm run ear:learn`), where
 * the rules read single words. "He locks me in and has taken my phone" names no violence. It adds to the rules, and takes
 * nothing of theirs away.
 */
import { ANSWERED, answeredIn, hearNeed, hearRefused } from '../answer/ear/heard.ts';
import type { SafetyCase } from '../../words/keys.ts';
import type { Likely } from '../../words/reading/learned.ts';
import { careOf, caseOf, type Step } from './rules.ts';
import type { Heard } from './safety.ts';

/** The step of the rules that a need is answered as: someone in danger, and what is asked that no chart answers. */
const DANGERS: Readonly<Record<string, Step>> = {
  despair: 'crisis',
  hurt: 'harmed',
  child_harm: 'child_told',
  threat: 'harms_others',
  missing: 'missing',
  emergency: 'emergency',
};
const ASKED: Readonly<Record<string, Step>> = {
  examine: 'examine',
  minor: 'minor',
  death: 'death',
  unborn: 'unborn',
  secret: 'secret',
  crime: 'crime',
};

/** Shares from which they are heard: a danger also where it stands beside what a chart answers, if it is clear. */
const LEAST = { danger: 0.5, dangerBeside: 0.8, asked: 0.8 } as const;
/** Shares up to which what is asked may be a question for a chart: beside a danger, and by itself; and a question of another kind. */
const MOST = { besideDanger: 0.9, answered: 0.8, other: 0.5 } as const;

/** Whether what a message asks is no question of another kind: "third month, all will be well?" asks of no boy or girl. */
const isAskedAs = (text: string, step: Step): boolean => {
  const [first] = hearRefused(text);
  if (first === undefined || first.label === caseOf(step)) return true;
  return first.share <= (first.label === ANSWERED ? MOST.answered : MOST.other);
};

/** The step of a danger that is heard; clearer where something else is asked or found, and of a threat, which may be one that is suffered. */
const dangerIn = (text: string, { label, share }: Likely, found: SafetyCase | null): Step | null => {
  const isClear = found !== null || label === 'threat' || answeredIn(hearRefused(text)) > MOST.besideDanger;
  return share >= (isClear ? LEAST.dangerBeside : LEAST.danger) ? (DANGERS[label] ?? null) : null;
};

/** The step that is heard in a message as a whole, beside the case that its words name; null for none. */
const stepIn = (text: string, found: SafetyCase | null): Step | null => {
  const [first] = hearNeed(text);
  if (first === undefined) return null;
  if (DANGERS[first.label] !== undefined) return dangerIn(text, first, found);
  const asked = found === null && first.share >= LEAST.asked ? ASKED[first.label] : undefined;
  return asked !== undefined && isAskedAs(text, asked) ? asked : null;
};

/** A message with what is heard in it as a whole, where its words say nothing of the kind. */
export const withNeed = (text: string, heard: Heard): Heard => {
  if (heard.safety === 'crisis' || heard.safety === 'emergency') return heard;
  const step = stepIn(text, heard.safety);
  return step === null ? heard : { ...heard, safety: caseOf(step), care: careOf(step) };
};
