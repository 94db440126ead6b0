/** What a message says of the answer before it, or asks of it by words that name no matter of their own: talk about the talk. */
import { REMARKS, type Remark } from '../../words/reading/ask.ts';
import { askedFor } from './ask-terms.ts';
import { mattersBefore, type Before } from './before.ts';
import { isStone } from './chosen.ts';
import { isMatter, type Intent } from './intent.ts';
import type { Question } from './intents.ts';
import { areaOf, mattersIn } from './matters-said.ts';
import { without, type Patterns } from './patterns.ts';

const REMARK_TERMS = REMARKS.map((remark) => ({ remark, terms: askedFor(({ remarks }) => remarks[remark]) }));

/** What may come that was asked about, of which "and if not" is asked: after a planet or a custom the matter before it; "na pehnu to" after a stone is of the stone. */
export const comingOf = ({ intents, matters = [] }: Before): readonly Intent[] => {
  if (intents.some((one) => one.kind !== 'named' || isMatter(one.matter))) return intents;
  const matter = matters.find(isMatter);
  return matter === undefined || intents.some(isStone) ? [] : [{ kind: 'matter', ask: 'how', matter }];
};

/** Remarks that may name any matter: whose chart is wanting. */
const OF_ANY: readonly Remark[] = ['noChart'];
/** Whether a message names something of its own beside a remark: a thing, a person, a time, or a matter of another area. */
const namesOther = ({ said, years }: Question, terms: Patterns, before: Before): boolean => {
  const areas = mattersBefore(before).map(areaOf);
  const rest = mattersIn(without(said.words, terms));
  const isOfThing = said.findings.length + said.planets.length > 0 || said.thing !== null || said.act !== null;
  return isOfThing || years !== null || rest.some((one) => one !== 'general' && !areas.includes(areaOf(one)));
};

/** The remark that a message makes on what was said before; null where it makes none, or asks of something else. */
export const remarkOn = (question: Question, before: Before): Remark | null => {
  const found = REMARK_TERMS.find(({ terms }) => terms.isIn(question.said.words));
  const isOfMonths = found?.remark === 'avoid' && question.followUp === 'month';
  if (found === undefined || isOfMonths || question.followUp === 'wait') return null;
  if (found.remark === 'unless' && comingOf(before).length === 0) return null;
  if (!OF_ANY.includes(found.remark) && namesOther(question, found.terms, before)) return null;
  return found.remark;
};

const BLAME = askedFor(({ remarks }) => remarks.blame);
/** Whether a message that names a matter or a bond of its own asks whose fault it is: what a chart tells of that is said in place of how it stands. */
export const blameIn = ({ said, intents, other }: Question): Remark | null => {
  const [intent] = intents;
  const isOfOne = intent?.kind === 'relation' || (intent?.kind === 'matter' && intent.matter !== 'general');
  return isOfOne && intents.length === 1 && other === null && BLAME.isIn(said.words) ? 'blame' : null;
};

/** Whether a message only speaks of an answer before it: "and if not". */
export const speaksOfTalk = ({ said }: Question): boolean => REMARK_TERMS.some(({ terms }) => terms.isIn(said.words));
