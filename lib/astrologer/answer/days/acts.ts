/** The act for which a question asks after a day, and the days that it asks about. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { ACTS, type Act, type Ask } from '../../../words/reading/ask.ts';
import { askedFor, DATES, GOOD_DAYS, HOURS, namesOr, SELF, WHEN } from '../hear/ask-terms.ts';
import { personOf } from '../people/kin.ts';
import type { Found, Patterns } from '../hear/patterns.ts';
import type { Stretch } from '../hear/years-said.ts';
import { asksWhatSuits, daysAsked, daysForAct, spanAsked, type AskedDays } from './asked.ts';

/** A wedding, where a day for it is named. */
const WEDDING = askedFor(({ days }) => days.wedding);
/** What stands before that for which a day is, "to", "for", and what stands after it, "ke liye". */
const FOR_NEXT = askedFor(({ days }) => days.forNext);
const FOR_LAST = askedFor(({ days }) => days.forLast);
/** Papers of a house that is rented. */
const RENT_PAPERS = askedFor(({ days }) => days.rentPapers);
const ACT_TERMS = ACTS.map((act) => ({ act, terms: askedFor(({ acts }) => acts[act]) }));
/** The act that words name. */
const actNamed = (words: readonly string[]): Act | null =>
  ACT_TERMS.find(({ terms }) => terms.isIn(words))?.act ?? null;

const isSomething = (word = ''): boolean => word !== '' && !SELF.has(word) && personOf(word) === null;
/** Whether a day is asked after for something: an act, or a purpose that is no person. */
export const isDayFor = (words: readonly string[]): boolean => {
  const isFor = (terms: Patterns, wordAt: (found: Found) => number): boolean => {
    for (let found = terms.find(words); found !== null; found = terms.find(words, found.to))
      if (isSomething(words[wordAt(found)])) return true;
    return false;
  };
  return actNamed(words) !== null || isFor(FOR_NEXT, ({ to }) => to) || isFor(FOR_LAST, ({ from }) => from - 1);
};

/** The act for which a day is asked after, or whether a day suits it. */
const actIn = (words: readonly string[], isOfDay: boolean): Act | null =>
  isOfDay || GOOD_DAYS.isIn(words) ? actNamed(words) : null;
/** Whether a day is asked after for an act: it is no number of a date, and of a naming not its letter. */
export const isDayOfAct = (words: readonly string[]): boolean => actIn(words, false) !== null;
/** "When shall we hold it" chooses a day. */
const CHOSEN = askedFor(({ days }) => days.chosen);
/** Acts that come to someone: when in a month they do is asked of the time of life, unless a day is chosen. */
const THAT_COME: readonly (Act | null)[] = ['marriage', 'engagement', 'job_join'];
/** Rites, which are held on a day and on no other terms: named beside a month or a day they ask for it. */
const RITES: readonly (Act | null)[] = [
  'griha_pravesh',
  'bhoomi_pujan',
  'naming',
  'karnavedha',
  'annaprashan',
  'mundan',
  'vidyarambh',
  'upanayana',
];
/** The act that words name, where days that are named are asked after for it, or it is a rite. */
const actOn = (words: readonly string[], named: AskedDays | null, isOfDay: boolean): Act | null => {
  if (isOfDay && WEDDING.isIn(words)) return 'marriage';
  const isOfDates = named?.kind === 'span' && DATES.isIn(words);
  const act = named === null ? null : actNamed(words);
  return RITES.includes(act) ? act : actIn(words, isOfDates || isOfDay);
};
/** A text as it is looked at for days. */
interface Told {
  readonly text: string;
  readonly words: readonly string[];
  readonly ask: Ask | null;
  readonly isOfMatter: boolean;
}

/** The act that is to be done in days that are named: "griha pravesh, when in December", "in January or in February". */
const actWithin = ({ text, words, ask }: Omit<Told, 'isOfMatter'>, today: CivilDate): Act | null => {
  const isEither = namesOr(words);
  const named = isEither && WEDDING.isIn(words) ? 'marriage' : actIn(words, true);
  const isAsked = isEither || WHEN.isIn(words);
  const act = isAsked && spanAsked(text, today) !== null ? named : null;
  // "A wedding in April or in May" chooses between the two; "will I marry in April or May" does not.
  const isChosen = CHOSEN.isIn(words) || (isEither && (ask === 'should' || (ask !== 'will' && WEDDING.isIn(words))));
  return THAT_COME.includes(act) && !isChosen ? null : act;
};

/** Whether a month only bounds what is asked: what is done before it has no day in it. */
const isBound = ({ words, ask, isOfMatter }: Told): boolean =>
  isOfMatter || ((ask === 'should' || ask === 'do') && !DATES.isIn(words));

interface DaysAsked {
  readonly days: AskedDays | null;
  readonly act: Act | null;
  readonly isSuiting: boolean;
}

/** The days that a text asks about, the act for which, and whether it asks if they suit. */
export const daysIn = (
  { text, words, ask, isOfMatter }: Told,
  stretch: Stretch | null,
  today: CivilDate,
): DaysAsked => {
  // Months in a row are looked at by the periods, not by the Moon of their days.
  const named = stretch !== null && isBound({ text, words, ask, isOfMatter }) ? null : daysAsked(text, today);
  const isSuiting = ask === 'should' || (isOfMatter && asksWhatSuits(text));
  const isOfDay = named?.kind === 'day' && (ask === 'should' || asksWhatSuits(text) || HOURS.isIn(words));
  const found = actOn(words, named, isOfDay) ?? actWithin({ text, words, ask }, today);
  // Whether a day suits a paper is asked of the Moon: the rules know the day on which the house is entered.
  const act = found === 'griha_pravesh_old' && isOfDay && RENT_PAPERS.isIn(words) ? null : found;
  return { days: act === null ? named : daysForAct(text, today), act, isSuiting };
};
