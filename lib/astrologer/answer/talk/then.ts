/** The time that a message sets by what was told before: "before that", "in that month", "after the wedding". */
import { addDays, civilDate, julian } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { askedFor, PRECEDING } from '../hear/ask-terms.ts';
import { isMatter, mattersOf, type Intent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { areaOf, mattersHeard } from '../hear/matters-said.ts';
import { mattersOfTalk, type Before } from './before.ts';

/** Where the time that is asked about lies, seen from one that was told; `matter` where it is that of a matter that is named. */
export interface Then {
  readonly at: 'before' | 'within' | 'after';
  readonly matter: Matter | null;
}

const WITHIN = askedFor(({ stays }) => stays.within);
/** "After" before its noun, and "ke baad" behind it. */
const AFTER = askedFor(({ stays }) => stays.since);
const BEHIND = askedFor(({ stays }) => stays.behind);
/** Words within which the noun stands beside it. */
const NEAR = 2;

/** The matter of the talk after which something is asked: "videsh shaadi ke baad"; null where none is. */
const matterAfter = ({ said: { words } }: Question, before: Before): Matter | null => {
  const [after, behind] = [AFTER.find(words), BEHIND.find(words)];
  const near = [
    ...(after === null ? [] : words.slice(after.to, after.to + NEAR)),
    ...(behind === null ? [] : words.slice(Math.max(0, behind.from - NEAR), behind.from)),
  ];
  const areas = mattersHeard(near).map(areaOf);
  return mattersOfTalk(before).find((one): one is Matter => isMatter(one) && areas.includes(areaOf(one))) ?? null;
};

/** The time that a message sets by what was told; null where it sets none. */
export const thenAsked = (question: Question, before: Before | null): Then | null => {
  const { said, years, intents } = question;
  if (before === null || years !== null || said.stretch !== null) return null;
  const isOfLife = intents.every(({ kind }) => kind === 'matter' || kind === 'compare');
  if (said.ask !== 'do' && isOfLife && PRECEDING.isIn(said.words)) return { at: 'before', matter: null };
  if (WITHIN.isIn(said.words)) return { at: 'within', matter: null };
  const matter = matterAfter(question, before);
  return matter === null ? null : { at: 'after', matter };
};

/** What is asked of a time after something, without that: "money after the wedding" asks of money. */
export const withoutThen = (intents: readonly Intent[], then: Then | null): readonly Intent[] => {
  if (then === null || then.matter === null) return intents;
  const area = areaOf(then.matter);
  const left = intents.filter((one) => !mattersOf(one).some((matter) => areaOf(matter) === area));
  return left.length > 0 ? left : intents;
};

/** Days of a month from which on its days are those of the next one. */
const LATE_DAY = 10;
const DAYS_OF_A_MONTH = 30;
/** Days for an act in the time that was told, from the first month of it on. */
export const daysThen = (one: Intent, then: Then | null, before: Before | null): Intent => {
  const told = before?.first;
  if (then?.at !== 'within' || told === undefined || one.kind !== 'named' || one.said.act === null) return one;
  const start = civilDate(julian(told[0]), 0);
  const first = start.day > LATE_DAY ? addDays({ ...start, day: 1 }, DAYS_OF_A_MONTH + LATE_DAY) : start;
  const from = { ...first, day: 1 };
  const next = addDays(from, DAYS_OF_A_MONTH + LATE_DAY);
  const last = addDays({ ...next, day: 1 }, -1);
  return {
    ...one,
    said: { ...one.said, days: { kind: 'span', from, days: last.day, span: { month: from.month, year: from.year } } },
  };
};
