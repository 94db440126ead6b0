/** Words of muhurta: names of events and of the rules they are judged by. */
import type { MuhuratEventId } from '../../layers/jyotish/muhurat/events.ts';
import { isBadYogaRule, yogaOfRule } from '../../layers/jyotish/muhurat/bonus-rules.ts';
import type { BanaId, ObservedWord } from '../../layers/jyotish/muhurat/observation.ts';
import type { MuhuratRuleId, NamedRuleId } from '../../layers/jyotish/muhurat/rules.ts';
import { dayWordsOf } from './day.ts';
import * as en from './en/muhurat.ts';
import * as hi from './hi/muhurat.ts';
import type { Language } from './languages.ts';
import { specialYogaName, specialYogaNames } from './panchang.ts';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, hi };

/** Name of an event. */
export const eventName = (language: Language, id: MuhuratEventId): string => TEXTS[language].events[id];

/** Name of a rule; a bad yoga of the day has its name of the panchang. */
export const muhuratRuleName = (language: Language, id: MuhuratRuleId | NamedRuleId): string =>
  isBadYogaRule(id) ? specialYogaName(language, yogaOfRule(id)) : TEXTS[language].rules[id];

const observedWords = (language: Language): Readonly<Record<ObservedWord, string>> => {
  const { rules, seen } = TEXTS[language];
  const { auspicious, directions, dwellings, grades } = dayWordsOf(language);
  return { ...rules, ...auspicious, ...specialYogaNames(language), ...directions, ...dwellings, ...grades, ...seen };
};
const OBSERVED: Readonly<Record<Language, Readonly<Record<ObservedWord, string>>>> = {
  en: observedWords('en'),
  hi: observedWords('hi'),
};

/** Name of what a rule saw, by its key. */
export const observedWordName = (language: Language, word: ObservedWord): string => OBSERVED[language][word];

/** Why a day is taken. */
export const basisName = (language: Language, basis: keyof typeof en.bases): string => TEXTS[language].bases[basis];

/** The great faults of a moment, what cancels them, and why one is not judged. */
export const mahadoshaWords = (
  language: Language,
): Pick<typeof en, 'mahadoshas' | 'faultCancellations' | 'notJudged'> => TEXTS[language];

/** Name of an arrow (bana) of the Sun. */
export const banaName = (language: Language, bana: BanaId): string => TEXTS[language].banas[bana];
