/** The topics of what is asked. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Topic } from '../../../contract/suites/astrologer.ts';
import { namesMarriageDosha, questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import type { Intent, NamedIntent } from './intent.ts';
import { questionOf, type Question } from './intents.ts';
import { OF_WORK, topicOf } from './topic-rows.ts';

/** The topics of a thing that is named: its own, or that of the matter beside it. */
const ofNamed = (named: NamedIntent): readonly Topic[] => {
  const direct = questionOn(named);
  // A child who is asked about is whom it is about.
  const matters = named.said.matters.filter((one) => one !== 'children' || named.said.about !== 'child');
  const own = direct === null ? undefined : DIRECT_ROWS[direct].topic;
  // Which line of study or work suits, and what can be done, is of the matter named, if one is.
  const isOfMatter = (direct === 'vocation' || direct === 'remedy') && matters.length > 0;
  if (own !== undefined && !isOfMatter) return [own];
  return namesMarriageDosha(named.said) ? ['marriage'] : matters.slice(0, 1).map(topicOf);
};

const ofIntent = (one: Intent): readonly Topic[] => {
  switch (one.kind) {
    case 'matter':
      return one.ask === 'when' ? [topicOf(one.matter), 'timing'] : [topicOf(one.matter)];
    case 'relation':
      return [OF_WORK.includes(one.relation) ? 'career' : 'home'];
    case 'pair':
      return ['marriage'];
    case 'compare':
      return one.matters.map(topicOf);
    case 'named':
      return ofNamed(one);
  }
};

/** The topics of what is asked, those named first in it first, time last; `general` where it names none. */
export const topicsOf = ({ intents, years }: Pick<Question, 'intents' | 'years'>): readonly Topic[] => {
  const all = new Set([...intents.flatMap(ofIntent), ...(years === null ? [] : ['timing' as const])]);
  const named: readonly Topic[] = [...all].filter((topic) => topic !== 'general' && topic !== 'timing');
  if (all.has('timing')) return [...named, 'timing'];
  return named.length === 0 ? ['general'] : named;
};

/** The topics of a question in plain words, seen from today. */
export const topicsAsked = (question: string, today: CivilDate): readonly Topic[] =>
  topicsOf(questionOf(question, today));
