/** The intents that one piece of a message adds by itself. */
import { pairCheckIn } from './bond-said.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Ask, DirectQuestion } from '../../../words/reading/ask.ts';
import { matterOfAspect } from './aspects-said.ts';
import { compared, isOfChoices } from '../choice/compared.ts';
import { asksHours } from '../days/hours.ts';
import type { Intent } from './intent.ts';
import { areaOf } from './matters-said.ts';
import { comesIn } from './month-asked.ts';
import { isOfNone } from '../choice/option-rows.ts';
import { isOfSuitors } from '../choice/sides-heard.ts';
import type { Said } from './said.ts';
import { personOfBond } from '../people/theirs.ts';

/** Most intents of a message. */
export const MOST_INTENTS = 3;

/** What one piece of a message asks by itself. */
export interface Heard {
  readonly said: Said;
  readonly isNamed: boolean;
  readonly isPair: boolean;
  readonly isMended: boolean;
}

/** A matter that is asked about, by the side of it that is named. */
const ofMatter = ({ aspects }: Said, ask: Ask | null, matter: Matter | 'general'): Intent => {
  const own = aspects.find((one) => matterOfAspect(one) === matter);
  const aspect = own ?? aspects.find((one) => areaOf(matterOfAspect(one)) === areaOf(matter));
  return aspect === undefined
    ? { kind: 'matter', ask, matter }
    : { kind: 'matter', ask, matter: matterOfAspect(aspect), aspect };
};

/** Ways of asking that a day beside them does not answer: "will I get the raise in April". */
const NOT_OF_DAYS: readonly (Ask | null)[] = ['will', 'why', 'how', 'do'];
/** Whether days only tell when something is that is itself asked about. */
const isBesideDays = (said: Said): boolean => {
  const { sure, days, daysEither, questions, findings, thing, ask } = said;
  return (
    (sure !== null || comesIn(said)) &&
    days !== null &&
    daysEither.length === 0 &&
    questions.length + findings.length === 0 &&
    thing === null &&
    NOT_OF_DAYS.includes(ask)
  );
};

/** Questions that a side of a matter answers better where it is surely meant: whether the family agrees is no question of love or arranged. */
const OF_SIDES: readonly DirectQuestion[] = ['choice', 'service', 'running', 'strengths'];
const isOfSide = ({ sure, questions: [question, ...others], findings }: Said): boolean =>
  sure !== null && question !== undefined && others.length + findings.length === 0 && OF_SIDES.includes(question);

/** The intents that one piece adds by itself, whatever was asked before of its matters. */
export const intentsOfPiece = (
  heard: Heard,
  ask: Ask | null,
  before: readonly (Matter | 'general')[],
): readonly Intent[] => {
  if (heard.isPair) return [{ kind: 'pair', check: pairCheckIn(heard.said.words) }];
  // Who asks for a day for an act asks of nothing else.
  return heard.said.act === null ? intentsIn(heard, ask, before) : [{ kind: 'named', said: heard.said }];
};

/** What a piece compares, and what else it asks of it; null where what it names is asked about by itself. */
const comparedIn = (
  said: Said,
  isNamed: boolean,
  before: readonly (Matter | 'general')[],
): readonly Intent[] | null => {
  const found = compared(said, before);
  if (found === null) return null;
  // Months beside a matter are compared by it, not by the Moon of their days; study or work, not by the planet of a degree.
  const isOfMatters = found.options !== undefined || (found.matters.length > 1 && said.questions.every(isOfChoices));
  // Of two subjects that nothing parts, it is told which the chart leads to.
  if (isOfNone(found.options) && said.questions[0] === 'subject') return [found, { kind: 'named', said }];
  return !isNamed || found.months.length > 0 || isOfMatters ? [found] : null;
};

/** The things of a chart that a piece names, each as it is asked. */
const thingsIn = (said: Said): readonly Intent[] => {
  if (said.ask !== 'do' || said.questions.length > 0) return [{ kind: 'named', said }];
  // "Have I this dosha, and what should I do": whether it is there, and what custom does for it.
  if (said.findings.length > 0)
    return [
      { kind: 'named', said },
      { kind: 'named', said, ask: 'do' },
    ];
  // "What can I do for Saturn": what custom does for that planet.
  return [said.planets.length > 0 ? { kind: 'named', said, question: 'remedy' } : { kind: 'named', said }];
};

/** The intents of a piece that asks neither of two people nor for a day for an act. */
const intentsIn = (
  { said, isNamed: named }: Heard,
  ask: Ask | null,
  before: readonly (Matter | 'general')[],
): readonly Intent[] => {
  // The hours of a day are asked for whatever is done in them.
  if (asksHours(said) && !said.questions.includes('rahu_kaal'))
    return [{ kind: 'named', said: { ...said, questions: [] } }];
  if (said.fork !== null && isOfSuitors(said.fork))
    return [{ kind: 'named', said: { ...said, questions: ['choice'] } }];
  const found = comparedIn(said, named, before);
  if (found !== null) return found;
  const isTold = named && !isBesideDays(said) && !isOfSide(said);
  if (isTold) return thingsIn(said);
  // "My boss is jealous of me, shall I take the transfer" asks of the transfer.
  const isOfStep = said.ask === 'should' && said.sure !== null && matterOfAspect(said.sure) !== 'family';
  if (said.relation !== null && !isOfStep)
    return [{ kind: 'relation', ask, relation: said.relation, person: personOfBond(said.relation, said.person) }];
  const asked = said.matters.slice(0, MOST_INTENTS).map((matter) => ofMatter(said, ask, matter));
  const isBeside = named && !comesIn(said) && (!isOfSide(said) || said.questions[0] === 'choice');
  return isBeside ? [...asked, { kind: 'named', said }] : asked;
};
