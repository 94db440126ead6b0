/** The parts of life of which answers are told: what each is judged by, and the matter that decides it. */
import type { DoshaId } from '../../../../layers/jyotish/dosha/all.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { LIFE_AREAS, type LifeArea } from '../../../../layers/jyotish/phala/reading.ts';
import { MATTER_OF_AREA, MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter, Topic } from '../../../contract/suites/astrologer.ts';
import type { Relation } from '../../../words/reading/ask.ts';

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

/** Those whom one works with. */
export const OF_WORK: readonly Relation[] = ['boss', 'colleague', 'business_partner'];
