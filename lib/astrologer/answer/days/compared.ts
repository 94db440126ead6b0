/** The days that a question names: one, a stretch, or two of which one is to be chosen. */
import { dayNumber, weekday } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { bank } from '../../../words/bank.ts';
import type { Draft, Sentence } from '../tell/parts.ts';
import { worded, type Making } from '../tell/making.ts';
import type { Lean } from '../hear/intent.ts';
import type { Said } from '../hear/said.ts';
import { DAY_AREAS, judgedDay } from './judged.ts';
import { daysTold, teller } from './told.ts';

/** What is said of days: sentences, after the choice between two where one was asked for. */
export type DaysSaid =
  | { readonly kind: 'said'; readonly sentences: readonly Sentence[]; readonly isOfMatter: boolean }
  | { readonly kind: 'chosen'; readonly lead: Draft; readonly sentences: readonly Sentence[] };

/** What is said of the days that are named, for the matter beside them or before them; null where none is named. */
export const daysParts = (making: Making, said: Said, matter: Matter | undefined, lean?: Lean): DaysSaid | null => {
  const { known, cited, language } = making;
  const area = matter === undefined || !known.birth.timeKnown ? undefined : DAY_AREAS.get(matter);
  const of =
    matter === undefined || area === undefined
      ? null
      : { area, matter: bank(language, 'astrologer/parts').nouns[matter] };
  const halves = said.daysEither.flatMap((days) => (days.kind === 'day' ? [judgedDay(known, days.date, area)] : []));
  const [one, other] = halves;
  if (one === undefined || other === undefined || dayNumber(one.date) === dayNumber(other.date)) {
    const { days, matters, isSuiting } = said;
    if (days === null) return null;
    const isJourney = matters.some((matter) => matter === 'travel' || matter === 'abroad');
    return {
      kind: 'said',
      isOfMatter: of !== null && !isSuiting,
      sentences: daysTold(known, cited.write, { days, suits: isSuiting, isJourney, of: isSuiting ? null : of, lean }),
    };
  }
  const [best, second] = one.score >= other.score ? [one, other] : [other, one];
  const name = (day: typeof one): string => cited.write.words.name('weekdays', weekday(day.date));
  const cell = best.score === second.score ? 'daysLevel' : 'days';
  const lead = worded(making, 'meaning', `compare.${cell}`, {
    best: { nom: name(best), cap: name(best) },
    other: name(second),
  });
  return {
    kind: 'chosen',
    lead,
    sentences: [best, second].map(teller(cited.write).moon),
  };
};
