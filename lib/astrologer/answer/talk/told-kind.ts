/** What kind of thing was told in a talk: by it is known what can be asked on of it. */
import { MATTER_ROWS } from '../../../answers/matters.ts';
import { mattersBefore, type Before } from './before.ts';
import { isStone } from './chosen.ts';
import { questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import { isMatter, type Intent, type NamedIntent } from '../hear/intent.ts';
import { hasDates } from './stays.ts';

/**
 * Kinds of things: the chart as a whole, a matter with dates and one without, a choice with dates and one without, a bond,
 * another’s life, what stands in the chart, a stone or a mantra, what is told by a sentence and no more (a colour, what a partner is like), and a word for anyone.
 */
export type Kind =
  | 'whole'
  | 'dated'
  | 'undated'
  | 'choice'
  | 'sides'
  | 'bond'
  | 'theirs'
  | 'standing'
  | 'custom'
  | 'sentence'
  | 'word';

/** The kind of a thing that is named: a planet, a dosha, a period; a stone, a remedy; a sentence, or a word for anyone. */
const kindOfNamed = (one: NamedIntent): Kind => {
  const question = questionOn(one);
  if (isStone(one) || (question === 'remedy' && one.said.findings.length === 0)) return 'custom';
  if (one.said.planets.length + one.said.findings.length > 0 || one.said.days !== null) return 'standing';
  if (question === null) return 'sentence';
  const { topic, isForAnyone, follows } = DIRECT_ROWS[question];
  if (topic === 'timing') return 'standing';
  return isForAnyone === true && follows === undefined ? 'word' : 'sentence';
};

/** The kind of a thing that was told. */
export const kindOf = (thing: Before): Kind => {
  const [first] = thing.intents;
  if (thing.other !== undefined) return 'theirs';
  if (first?.kind === 'relation') return 'bond';
  if (first?.kind === 'named') return kindOfNamed(first);
  if (first === undefined || first.kind === 'pair') return 'undated';
  const matter = thing.best ?? mattersBefore(thing)[0];
  if (first.kind === 'compare') {
    return hasDates(matter) || first.years.length + first.months.length > 0 ? 'choice' : 'sides';
  }
  if (!isMatter(matter)) return 'whole';
  return MATTER_ROWS[matter].event === null ? 'undated' : 'dated';
};

/** Whether a planet is asked about by its name, and nothing of it. */
export const isPlanetAlone = (one: Intent): boolean => one.kind === 'named' && questionOn(one) === 'planet';
