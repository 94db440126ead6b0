/** What is asked of a partner whom the own chart shows: what they are like, their work, their means, their family. */
import { OF_COUPLE } from '../hear/matter-groups.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { matterOfAspect } from '../hear/aspects-said.ts';
import { askedFor, FOLK, SELF, wordsOf } from '../hear/ask-terms.ts';
import { mattersAsked, mattersBefore, type Before } from '../talk/before.ts';
import { matterOfDirect, questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import type { Intent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { THEIR, THEIRS, THEY } from './kin.ts';

/** "What will she be like" after a marriage asks of the partner that the own chart shows. */
export const isOfPartner = ({ said, intents }: Question, before: Before): boolean =>
  before.other === undefined &&
  intents.length === 0 &&
  said.kin.length === 0 &&
  (THEIRS.isIn(said.words) || said.words.some((word) => THEIR.has(word))) &&
  mattersAsked(before).some((one) => OF_COUPLE.includes(one));

/** "How does it go". */
const GOES = wordsOf(({ goes }) => goes);
/** Matters of earning, as far as a partner’s is asked about. */
const OF_EARNING: readonly (Matter | 'general')[] = ['job', 'career', 'business', 'first_job'];
/** "Will his family accept me" asks of the family of the partner; null where no partner was asked about. */
const inLawsOf = ({ said }: Question, before: Before): Intent | null => {
  const isTheirs = said.words.some((word) => THEIR.has(word)) && FOLK.isIn(said.words);
  const [thing] = before.intents;
  const own = thing?.kind === 'named' ? matterOfDirect(thing) : null;
  const isOfTwo = [...mattersBefore(before), ...(own === null ? [] : [own])].some((one) => OF_COUPLE.includes(one));
  // After a match of two who are not married yet it is asked whether that family agrees.
  if (isTheirs && thing?.kind === 'pair')
    return {
      kind: 'matter',
      ask: said.ask ?? 'will',
      matter: matterOfAspect('partners_family'),
      aspect: 'partners_family',
    };
  return isTheirs && isOfTwo ? { kind: 'relation', ask: said.ask, relation: 'in_laws' } : null;
};

const MATCH = wordsOf(({ people }) => people.match);
const EMPLOYED = askedFor(({ stays }) => stays.employed);
const isOfWork = (one: Intent): boolean =>
  one.kind === 'matter' ? OF_EARNING.includes(one.matter) : one.kind === 'named' && questionOn(one) === 'trade';
/** "What will his job be", "ladka kis field ka hoga" after a partner asks what work the own chart shows of that partner; null where nothing of that is asked. */
const partnerTrade = ({ said, intents: [own, ...others] }: Question, before: Before): Intent | null => {
  const isOfLine = own === undefined ? EMPLOYED.isIn(said.words) : isOfWork(own);
  const isOfEarning = isOfLine && others.length === 0;
  // How or when it goes for him is told by his own chart.
  const isOfCourse = said.ask === 'when' || said.words.some((word) => GOES.has(word));
  if (!isOfEarning || isOfCourse || said.kin.length > 0 || said.words.some((word) => SELF.has(word))) return null;
  const [thing] = before.intents;
  const question = thing?.kind === 'named' ? questionOn(thing) : null;
  const isOfPartners = question !== null && DIRECT_ROWS[question].topic === 'marriage';
  const isOfWedding = mattersBefore(before).some((one) => one === 'marriage' || one === 'love' || one === 'spouse');
  const isTheirs = said.words.some((word) => THEIR.has(word) || MATCH.has(word));
  const isTheySaid = isOfPartners && said.words.some((word) => THEY.has(word));
  return (isOfWedding && isTheirs) || (isOfPartners && isTheirs) || isTheySaid
    ? { kind: 'named', said, question: 'partner_trade' }
    : null;
};

/** Whether it was asked about a partner who is still to come. */
const isOfComing = (before: Before): boolean =>
  mattersAsked(before).some((one) => one === 'marriage' || one === 'love' || one === 'spouse');

/** "What will the bride be like" after a son whose birth is known is told by his chart. */
const childsPartner = ({ said, intents, guess }: Question, before: Before): Intent | null => {
  const [asked] = intents.length === 0 && guess !== null ? [guess] : intents;
  const isOfChilds = asked?.kind === 'named' && questionOn(asked) === 'childs_partner';
  return isOfChilds && before.births !== undefined && before.other === 'child' && isOfComing(before)
    ? { kind: 'named', said, question: 'partner' }
    : null;
};

/** What a message asks of the partner that a chart shows, whatever else it names; null where nothing. */
export const ofPartners = (question: Question, before: Before): Intent | null =>
  inLawsOf(question, before) ?? partnerTrade(question, before) ?? childsPartner(question, before);
