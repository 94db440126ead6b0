/** The parts of life of which answers are told: what each is judged by, and the matter that decides it. */
import type { DoshaId } from '../../../../layers/jyotish/dosha/all.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { LIFE_AREAS, type LifeArea } from '../../../../layers/jyotish/phala/reading.ts';
import { MATTER_OF_AREA, MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter, Topic } from '../../../contract/suites/astrologer.ts';
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Relation } from '../../../words/reading/ask.ts';
import { namesMarriageDosha, questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import type { Intent, NamedIntent } from './intent.ts';
import { type Question, questionOf } from './intents.ts';

/** What a topic is judged by, the chief house and the natural significator first. */
export interface TopicRow {
  readonly houses: readonly number[];
  readonly planets: readonly Graha[];
  readonly doshas: readonly DoshaId[];
}

/** Houses and significators of the topics: Phaladeepika ch. 15 (karakas) and ch. 1 (houses); doshas by practice. */
export const TOPIC_TABLE: Readonly<Record<Topic, TopicRow>> = {
  career: { houses: [10, 6, 1], planets: ['sun', 'saturn', 'mercury'], doshas: [] },
  marriage: { houses: [7, 2, 4], planets: ['venus', 'jupiter', 'mars'], doshas: ['manglik', 'kalatra'] },
  money: { houses: [2, 11, 9], planets: ['jupiter', 'mercury', 'venus'], doshas: ['daridra'] },
  children: { houses: [5, 9], planets: ['jupiter'], doshas: [] },
  education: { houses: [4, 5, 9], planets: ['mercury', 'jupiter'], doshas: [] },
  health: { houses: [1, 6, 8], planets: ['sun', 'moon', 'mars'], doshas: [] },
  travel: { houses: [9, 12, 3], planets: ['rahu', 'moon', 'venus'], doshas: [] },
  home: { houses: [4, 2], planets: ['moon', 'mars', 'venus'], doshas: [] },
  spirituality: { houses: [9, 12, 5], planets: ['jupiter', 'ketu', 'saturn'], doshas: [] },
  timing: { houses: [1, 10], planets: ['saturn', 'jupiter'], doshas: ['sade_sati', 'dhaiya'] },
  general: {
    houses: [1, 9, 10],
    planets: ['sun', 'moon', 'jupiter', 'saturn'],
    doshas: ['manglik', 'kaal_sarp', 'sade_sati'],
  },
};

const TOPIC_OF: Readonly<Record<LifeArea, Topic>> = {
  career: 'career',
  wealth: 'money',
  marriage: 'marriage',
  children: 'children',
  education: 'education',
  health: 'health',
  travel: 'travel',
  home: 'home',
  spirituality: 'spirituality',
};

/** The matter by which a topic as a whole is decided; null for time and the chart as a whole. */
export const matterOfTopic = (topic: Topic): Matter | null => {
  const area = LIFE_AREAS.find((one) => TOPIC_OF[one] === topic);
  return area === undefined ? null : MATTER_OF_AREA[area];
};
/** The topic of a matter. */
export const topicOf = (matter: Matter | 'general'): Topic => {
  const area = matter === 'general' ? null : MATTER_ROWS[matter].area;
  return area === null ? 'general' : TOPIC_OF[area];
};

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

/** Those whom one works with. */
const OF_WORK: readonly Relation[] = ['boss', 'colleague', 'business_partner'];

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
