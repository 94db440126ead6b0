/** The matter by which a topic as a whole is decided. */
import type { Matter, Topic } from '../../contract/suites/astrologer.ts';

/** Time and the chart as a whole are no matters. */
const MATTER_OF: Readonly<Record<Topic, Matter | null>> = {
  career: 'career',
  marriage: 'marriage',
  money: 'money',
  children: 'children',
  education: 'learning',
  health: 'health',
  travel: 'travel',
  home: 'property',
  spirituality: 'inner',
  timing: null,
  general: null,
};

/** The matter of a topic; null where it has none. */
export const matterOfTopic = (topic: Topic): Matter | null => MATTER_OF[topic];
