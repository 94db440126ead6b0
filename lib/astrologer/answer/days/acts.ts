/** The act for which a question asks after a day, and the days that it asks about. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { ACTS, type Act, type Ask } from '../../../words/reading/ask.ts';
import { askedFor } from '../ask-terms.ts';
import type { Stretch } from '../years-said.ts';
import { asksWhatSuits, daysAsked, daysForAct, spanAsked, type AskedDays } from './asked.ts';

const WHEN = askedFor(({ asks }) => asks.when);
const DATES = askedFor(({ days }) => days.dates);
const GOOD_DAYS = askedFor(({ goodDays }) => goodDays);
/** A wedding, where a day for it is named. */
const WEDDING = askedFor(({ days }) => days.wedding);
const ACT_TERMS = ACTS.map((act) => ({ act, terms: askedFor(({ acts }) => acts[act]) }));
/** The act for which a day is asked after, or whether a day suits it. */
const actIn = (words: readonly string[], isOfDay: boolean): Act | null =>
  isOfDay || GOOD_DAYS.isIn(words) ? (ACT_TERMS.find(({ terms }) => terms.isIn(words))?.act ?? null) : null;
/** Acts that come to someone: when in a month they do is asked of the time of life, and no day is chosen. */
const THAT_COME: readonly (Act | null)[] = ['marriage', 'engagement', 'job_join'];
/** The act that is to be done in days that are named: "griha pravesh, when in December". */
const actWithin = (text: string, words: readonly string[], today: CivilDate): Act | null => {
  const act = WHEN.isIn(words) && spanAsked(text, today) !== null ? actIn(words, true) : null;
  return THAT_COME.includes(act) ? null : act;
};

interface DaysAsked {
  readonly days: AskedDays | null;
  readonly act: Act | null;
  readonly isSuiting: boolean;
}

/** A text as it is looked at for days. */
interface Told {
  readonly text: string;
  readonly words: readonly string[];
  readonly ask: Ask | null;
  readonly isOfMatter: boolean;
}

/** The days that a text asks about, the act for which, and whether it asks if they suit. */
export const daysIn = (
  { text, words, ask, isOfMatter }: Told,
  stretch: Stretch | null,
  today: CivilDate,
): DaysAsked => {
  // Months in a row are looked at by the periods, not by the Moon of their days.
  const named = stretch === null || !isOfMatter ? daysAsked(text, today) : null;
  const isSuiting = ask === 'should' || (isOfMatter && asksWhatSuits(text));
  const isOfDates = named?.kind === 'span' && DATES.isIn(words);
  const isOfDay = named?.kind === 'day' && (ask === 'should' || asksWhatSuits(text));
  const act =
    (isOfDay && WEDDING.isIn(words) ? 'marriage' : actIn(words, isOfDates || isOfDay)) ?? actWithin(text, words, today);
  return { days: act === null ? named : daysForAct(text, today), act, isSuiting };
};
