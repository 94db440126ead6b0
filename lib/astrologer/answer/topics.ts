/** What people ask about, and which houses, planets and doshas each topic rests on. */
import type { DoshaId } from '../../../layers/jyotish/dosha/all.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { TOPICS, type Topic } from '../../contract/suites/astrologer.ts';
import { IDIOMS_SAID, TOPICS_SAID } from '../../words/reading/topic-vocabulary.ts';
import { normalised } from '../../words/reading/normalise.ts';

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

const boundary = (stem: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])${stem.replace(/\$$/, '(?![\\p{L}\\p{M}])')}`, 'u');
const IDIOMS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${IDIOMS_SAID.split('|').map(normalised).join('|')})`, 'gu');
const STEMS = TOPICS.map((topic) => ({
  topic,
  stems: TOPICS_SAID[topic]
    .split('|')
    .filter(Boolean)
    .map((stem) => boundary(normalised(stem))),
}));

/** The topics of a question, those named first in it first; `general` when it names none. */
export const topicsOf = (question: string): readonly Topic[] => {
  const text = normalised(question).replace(IDIOMS, ' ');
  const found = STEMS.flatMap(({ topic, stems }) => {
    const at = Math.min(...stems.map((stem) => text.search(stem)).map((index) => (index < 0 ? Infinity : index)));
    return Number.isFinite(at) ? [{ topic, at }] : [];
  });
  // "When will I marry" is about marriage, and about time.
  const ordered = found.sort((a, b) => Number(a.topic === 'timing') - Number(b.topic === 'timing') || a.at - b.at);
  return ordered.length === 0 ? ['general'] : ordered.map(({ topic }) => topic);
};
