/** What is told where whoever asks speaks of the answer itself: doubts it, asks what it rests on, wants yes or no, asks whose fault it is, or what if not. */
import { AREA_ROWS } from '../../../../layers/jyotish/phala/areas.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { decide } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Remark } from '../../../words/reading/ask.ts';
import { ofSide } from '../tell/asked-parts.ts';
import { comparedParts } from '../choice/compared-parts.ts';
import { directAnswers, matterOfDirect } from '../direct.ts';
import { grouped } from '../hear/matter-groups.ts';
import { isMatter, mattersOf, type Intent } from '../hear/intent.ts';
import { nounOf, rowsOf, saidParts, worded, type Making, type PartRows } from '../tell/making.ts';
import { decisionPart } from '../tell/decision-part.ts';
import { advicePart, matterParts } from '../tell/matter-parts.ts';
import { reasonParts } from '../tell/reason-parts.ts';
import { placeParts } from '../tell/named.ts';
import type { Draft } from '../tell/parts.ts';
import { relationParts } from '../people/relation-parts.ts';
import type { Resolved } from './resolved.ts';
import { saidIn } from '../hear/said.ts';
import { theirsRemarked } from '../people/theirs-parts.ts';
import { toldParts, unlessParts, verdictParts } from './talk-parts.ts';
import { limitOf } from '../tell/timing.ts';

/** Remarks that are answered without a word of the chart, or with what was told of it before: they cost nothing. */
const FREE_REMARKS: readonly (Remark | null)[] = [
  'missed',
  'doubt',
  'noChart',
  'notMe',
  'agree',
  'along',
  'trust',
  'nod',
  'birth',
  'before',
  'both',
  'trial',
];
/** Those that are free where how the matter stands was told before: in whose name something should be, how much it comes to. */
const FREE_ON: readonly (Remark | null)[] = ['owner', 'count'];
/** Whether it is such a remark. */
export const isFreeRemark = ({ remark, isFollowUp }: Pick<Resolved, 'remark' | 'isFollowUp'>): boolean =>
  FREE_REMARKS.includes(remark) || (FREE_ON.includes(remark) && isFollowUp);

/** What to keep from, by what is asked about. */
type Care = keyof PartRows['remark']['avoid'];
const CARE_OF = grouped<Care, Matter>([
  ['love', ['marriage', 'love', 'second_marriage', 'reunion', 'married_life', 'spouse']],
  ['child', ['children', 'pregnancy']],
  ['health', ['health']],
  ['study', ['exam', 'learning']],
  ['work', ['first_job', 'job', 'career', 'government']],
  ['money', ['business', 'retirement', 'money', 'debt']],
  ['buy', ['property', 'vehicle']],
  ['away', ['travel', 'abroad', 'visa']],
  ['home', ['family']],
  ['inner', ['inner']],
  ['bond', ['court']],
]);

/** The matter that something is asked about; null for a bond, and for the chart as a whole. */
const matterOf = (intent: Intent): Matter | null => {
  const [own] = mattersOf(intent);
  if (isMatter(own)) return own;
  return intent.kind === 'named' ? matterOfDirect(intent) : null;
};

/** What is said of the talk itself. */
const OF_COURTESY: readonly string[] = ['missed', 'nod'];
const row = (making: Making, remark: Exclude<keyof PartRows['remark'], 'owner' | 'theirs' | 'avoid' | 'told'>): Draft =>
  worded(
    making,
    OF_COURTESY.includes(remark) ? 'courtesy' : 'limit',
    [`remark.${remark}`, rowsOf(making).remark[remark]],
    {},
  );

/** What one is told to keep from. */
const carePart = (making: Making, care: Care): Draft =>
  worded(making, 'advice', [`avoid.${care}`, rowsOf(making).remark.avoid[care]], {});

/** Where the chart shows a matter: its house, the lord of it and where that stands, and what that comes to. */
const sourceParts = (making: Making, matter: Matter): readonly Draft[] => {
  const { area } = MATTER_ROWS[matter];
  if (area === null || !making.known.birth.timeKnown) return [limitOf(making, 'sure')];
  const decision = decide(making.known, matter, null);
  const { house } = AREA_ROWS[area];
  const values = { matter: nounOf(making, matter), house: making.cited.write.house(house) };
  const cites = [making.cited.decision(decision)];
  return [
    worded(making, 'meaning', ['remark.source', rowsOf(making).remark.source], values, { cites, matter }),
    ...placeParts(making, house),
    ...reasonParts(making, decision, 1, true),
  ];
};

const NAMES_OF: Readonly<Partial<Record<Matter, keyof PartRows['remark']['owner']>>> = {
  property: 'property',
  debt: 'debt',
};
/** In whose name something should stand: that is for papers; how it stands is told where it was not before. */
const ownerParts = (making: Making, intent: Intent, range: TimeSpan | null): readonly Draft[] => {
  const matter = matterOf(intent);
  const cell = (matter === null ? undefined : NAMES_OF[matter]) ?? 'other';
  const names = worded(making, 'limit', [`remark.owner.${cell}`, rowsOf(making).remark.owner[cell]], {});
  if (making.isFollowUp || matter === null) return [names];
  const ask = intent.kind === 'matter' ? (intent.ask ?? 'how') : 'how';
  return [names, ...matterParts(making, { ask, matter, range, isBrief: true })];
};

/** That no chart counts it; how it stands is told where it was not before, and a step. */
const countParts = (making: Making, matter: Matter | null, range: TimeSpan | null): readonly Draft[] => {
  const limit = row(making, 'count');
  if (matter === null) return [limit];
  return making.isFollowUp
    ? [limit, ...advicePart(making, decide(making.known, matter, range))]
    : [limit, ...matterParts(making, { ask: 'how', matter, range, isBrief: true })];
};

/** That the answer is as before, and the short of it in other words. */
const beforeParts = (making: Making, intent: Intent, range: TimeSpan | null): readonly Draft[] => {
  const matter = matterOf(intent);
  const ask = intent.kind === 'matter' ? (intent.ask ?? 'how') : 'how';
  const short = matter === null ? [] : matterParts({ ...making, form: 'short' }, { ask, matter, range, isBrief: true });
  return [row(making, 'before'), ...short];
};

/** Yes or no, as far as the chart goes, and that it is no certainty. */
const plainParts = (making: Making, intent: Intent, range: TimeSpan | null): readonly Draft[] => {
  const own = ((): readonly Draft[] => {
    switch (intent.kind) {
      case 'matter': {
        if (!isMatter(intent.matter)) return [];
        const parts = matterParts(
          { ...making, isYesNo: true },
          { ask: 'will', matter: intent.matter, range, isBrief: true },
        );
        return parts.filter(({ isLead }, i) => i === 0 || isLead === true);
      }
      case 'compare':
        return comparedParts(making, { ...intent, ask: 'should' }, range).slice(0, 1);
      case 'relation':
        return relationParts(making, { ...intent, ask: 'will' }, range).slice(0, 1);
      case 'named':
      case 'pair':
        return [];
    }
  })();
  return own[0]?.kind === 'limit' ? own : [...own, limitOf(making, 'sure')];
};

/** Whose fault it is: what may be hard on the own side, and what can be done there. */
const blameParts = (making: Making, intent: Intent, matter: Matter | null): readonly Draft[] => {
  if (intent.kind === 'relation') return relationParts(making, { ...intent, ask: 'do' }, null).slice(0, 1);
  if (matter === null || !making.known.birth.timeKnown) return [];
  const decision = decide(making.known, matter, null);
  // Where nothing weighs against it, that is what the chart tells.
  const isHard = decision.indicators.some(({ supports }) => !supports) && decision.verdict !== 'clear_for';
  const own = isHard ? reasonParts(making, decision, 1, true).slice(0, 1) : decisionPart(making, decision, 'why');
  return [...own, ...advicePart(making, decision, true)];
};

/** What else the chart shows of whoever does not know themselves in what was told: what moves them, by its own rule. */
const furtherPart = (making: Making, remark: 'noChart' | 'notMe'): readonly Draft[] =>
  remark === 'notMe'
    ? saidParts(
        making,
        directAnswers(making.known, { said: saidIn('', making.known.at.date), question: 'purpose' }, making),
      )
    : [];

/** To leave an old love behind. */
const MOVING_ON = { kind: 'matter', ask: 'do', matter: 'love', aspect: 'move_on' } as const;
/** Whether it was asked about whether someone comes back, or how to leave them behind. */
const isOfReturn = (intent: Intent): boolean =>
  intent.kind === 'matter' && (intent.matter === 'reunion' || intent.aspect === 'move_on');

/** What is said to "and if not". */
const ifNotParts = (
  making: Making,
  intent: Intent,
  matter: Matter | null,
  range: TimeSpan | null,
): readonly Draft[] => {
  if (matter === 'children') return [row(making, 'unlessChild')];
  if (isOfReturn(intent))
    return [
      row(making, 'unlessBack'),
      ...advicePart(ofSide(making, MOVING_ON), decide(making.known, 'love', null), true),
    ];
  return [row(making, 'unless'), ...unlessParts(making, matter, range)];
};

/** What a remark is made on. */
interface Remarked {
  readonly making: Making;
  readonly intent: Intent;
  readonly matter: Matter | null;
  readonly range: TimeSpan | null;
}

/** What the answer before rests on. */
const groundParts = ({ making, intent, matter }: Remarked): readonly Draft[] => {
  if (intent.kind === 'relation') return relationParts(making, { ...intent, ask: 'why' }, null);
  return matter === null ? [] : sourceParts(making, matter);
};

/** A step for a matter. */
const stepOf = (making: Making, matter: Matter | null): readonly Draft[] =>
  matter === null ? [] : advicePart(making, decide(making.known, matter, null));

/** A remark that is of no one thing. */
type OfTalk = 'nod' | 'birth' | 'missed' | 'noChart' | 'notMe';
const OF_TALK: Readonly<Record<OfTalk, (making: Making) => readonly Draft[]>> = {
  nod: (making) => [row(making, 'nod')],
  birth: (making) => [row(making, 'birth')],
  missed: (making) => [row(making, 'missed')],
  noChart: (making) => [row(making, 'noChart'), ...furtherPart(making, 'noChart')],
  notMe: (making) => [row(making, 'notMe'), ...furtherPart(making, 'notMe')],
};
const isOfTalk = (remark: Remark): remark is OfTalk => Object.hasOwn(OF_TALK, remark);

/** What is said to each of the others. */
const OF_THING: Readonly<Record<Exclude<Remark, OfTalk>, (remarked: Remarked) => readonly Draft[]>> = {
  plain: ({ making, intent, range }) => plainParts(making, intent, range),
  doubt: (remarked) => [row(remarked.making, 'doubt'), ...groundParts(remarked)],
  source: groundParts,
  blame: ({ making, intent, matter }) => [row(making, 'blame'), ...blameParts(making, intent, matter)],
  owner: ({ making, intent, range }) => ownerParts(making, intent, range),
  count: ({ making, matter, range }) => countParts(making, matter, range),
  before: ({ making, intent, range }) => beforeParts(making, intent, range),
  agree: ({ making }) => [row(making, 'agree')],
  along: ({ making }) => [row(making, 'along')],
  both: ({ making, matter }) => [row(making, 'both'), ...stepOf(making, matter)],
  trial: ({ making, matter }) => [row(making, 'trial'), ...stepOf(making, matter)],
  trust: ({ making }) => [row(making, 'custom')],
  avoid: ({ making, intent, matter }) => {
    const care = matter === null ? undefined : CARE_OF.get(matter);
    const isOfDays = intent.kind === 'named' && intent.said.days !== null;
    const other = isOfDays ? 'day' : 'time';
    return [carePart(making, care ?? (intent.kind === 'relation' ? 'bond' : other))];
  },
  verdict: verdictParts,
  told: toldParts,
  unless: ({ making, intent, matter, range }) => ifNotParts(making, intent, matter, range),
};

/** The parts of what is said to a remark on what was asked before. */
const remarkParts = (
  making: Making,
  remark: Remark,
  [intent]: readonly Intent[],
  range: TimeSpan | null,
): readonly Draft[] => {
  if (isOfTalk(remark)) return OF_TALK[remark](making);
  if (intent === undefined) return OF_TALK.missed(making);
  const own = intent.kind === 'matter' ? ofSide(making, intent) : making;
  return OF_THING[remark]({ making: own, intent, matter: matterOf(intent), range });
};

/** Remarks that are answered alike, whosever life it is about. */
const OF_ANYONE: readonly Remark[] = ['noChart', 'owner', 'agree', 'along', 'trust', 'nod', 'birth'];

/** What is said to a remark on the answer before; nothing where none was made. */
export const toRemark = (
  making: Making,
  { remark, other, person, side }: Resolved,
  intents: readonly Intent[],
  range: TimeSpan | null,
): readonly Draft[] => {
  if (remark === null) return [];
  return other === null || OF_ANYONE.includes(remark)
    ? remarkParts(making, remark, intents, range)
    : theirsRemarked(making, remark, { person, side, ask: 'how' });
};
