/**
 * Which concepts make a case, in any language: those joined by `&` stand near one another in any order, those after `!` do not;
 * the number is within how many words. The words of each concept are data, `lib/words/reading/safety/<language>.json`.
 */
import type { CareText, SafetyCase } from '../../words/keys.ts';

/** Steps that are answered as another: blows and force, poison that was taken, an illness wished on somebody, money that is to be staked or won back. */
const ANSWERED_AS = {
  poisoned: 'emergency',
  blows: 'hurt',
  ill_wished: 'harm',
  wins_back: 'bet',
  stakes: 'betting',
} as const satisfies Readonly<Record<string, SafetyCase | CareText>>;
type Other = keyof typeof ANSWERED_AS;

/** A step of the reading: a case, one who tells more than the case, or what is answered as one of them. */
export type Step = SafetyCase | CareText | Other;

/** The steps in the order of care. */
export const STEPS = [
  'poisoned',
  'crisis',
  'blows',
  'harms_others',
  'beats',
  'missing',
  'lasting',
  'emergency',
  'ill_wished',
  'unborn',
  'death',
  'medicine',
  'waiting',
  'illness',
  'early',
  'young',
  'minor',
  'wins_back',
  'stakes',
  'gambling',
  'dowry',
  'curse',
  'spying',
  'crime',
  'secret',
] as const satisfies readonly Step[];

/** Steps of a person in need: for these only what sounds like need and is none is taken out before. */
export const OF_NEED: ReadonlySet<Step> = new Set<Step>([
  'poisoned',
  'crisis',
  'blows',
  'harms_others',
  'beats',
  'missing',
  'lasting',
  'emergency',
]);

/** Steps for which a text is read in a tongue too that may not be its own: those of need, and what the law of India forbids to ask. */
export const IN_ANY_TONGUE: ReadonlySet<Step> = new Set<Step>([...OF_NEED, 'unborn']);

/** The case of each text that fits one who tells more. */
const CASES: Readonly<Record<CareText, SafetyCase>> = {
  lasting: 'emergency',
  grave: 'death',
  sick: 'illness',
  kin_ill: 'illness',
  in_treatment: 'illness',
  expecting: 'illness',
  years: 'death',
  doctors_day: 'illness',
  examine: 'illness',
  child_hurt: 'crisis',
  child_harmed: 'crisis',
  child_told: 'crisis',
  harmed: 'crisis',
  hurt: 'crisis',
  fears_for: 'crisis',
  missing: 'crisis',
  harms_others: 'crisis',
  beats: 'crisis',
  leaves_home: 'crisis',
  wed_early: 'crisis',
  beaten: 'crisis',
  early: 'minor',
  loves_child: 'minor',
  medicine: 'illness',
  young: 'minor',
  harm: 'curse',
  love_rite: 'curse',
  waiting: 'illness',
  civil: 'crime',
  unlawful: 'crime',
  dowry: 'crime',
  bet: 'gambling',
  spying: 'secret',
  betting: 'gambling',
};
/** Whether a case is that of a person in need. */
export const isNeed = (safety: SafetyCase | null): safety is 'crisis' | 'emergency' =>
  safety === 'crisis' || safety === 'emergency';

const isCare = (step: SafetyCase | CareText): step is CareText => Object.hasOwn(CASES, step);
const isOther = (step: Step): step is Other => Object.hasOwn(ANSWERED_AS, step);
const answeredAs = (step: Step): SafetyCase | CareText => (isOther(step) ? ANSWERED_AS[step] : step);

/** The case that a step is answered as, and the text that fits better than that of the case. */
export const caseOf = (step: Step): SafetyCase => {
  const as = answeredAs(step);
  return isCare(as) ? CASES[as] : as;
};
export const careOf = (step: Step): CareText | null => {
  const as = answeredAs(step);
  return isCare(as) ? as : null;
};

const OF_CRISIS = ['harms_others', 'beats', 'child_hurt', 'beaten', 'child_told', 'harmed', 'hurt'] as const;

/** Texts that fit where a case is found, and more is said. */
export const TOLD_WITH: Readonly<Partial<Record<Step, readonly CareText[]>>> = {
  crisis: OF_CRISIS,
  blows: OF_CRISIS,
  death: ['grave'],
  illness: ['doctors_day', 'examine', 'sick', 'waiting'],
  minor: ['loves_child'],
  curse: ['love_rite', 'harm'],
  crime: ['unlawful', 'civil'],
  gambling: ['bet', 'betting'],
};

export interface Rule {
  readonly step: Step;
  readonly concepts: string;
  /** Words within which they stand. */
  readonly within: number;
}

/** Words that stand beside one another, in a clause, in a sentence. */
const BESIDE = 3;
const CLAUSE = 6;
const SENTENCE = 12;
/** Words of a short message: what someone winds up, and how it feels, stands in two sentences. */
const MESSAGE = 24;

const rule = (step: Step, concepts: string, within = CLAUSE): Rule => ({ step, concepts, within });

export const RULES: readonly Rule[] = [
  rule('poisoned', '<poison> & <drank>', BESIDE),
  rule('poisoned', '<chemical> & <drank>', BESIDE),

  rule('crisis', '<wishdie> & !<thing> & !<jest>'),
  rule('crisis', '<die> & <want> & !<thing> & !<jest>', BESIDE),
  rule('crisis', '<live> & <unwilling> & !<thing>', BESIDE),
  rule('crisis', '<idie> & !<thing> & !<jest> & !<when> & !<howlong>'),
  rule('crisis', '<myself> & <harm> & !<thing>', BESIDE),
  rule('crisis', '<suicide> & !<figurative>'),
  rule('crisis', '<alivemore>'),
  rule('crisis', '<neverborn>'),
  rule('crisis', '<cannotlive> & !<without>'),
  rule('crisis', '<lifeown> & <takes>', BESIDE),
  rule('crisis', '<goodbye> & <unreachable>', SENTENCE),
  rule('crisis', '<goodbye> & <exhausted>', SENTENCE),
  rule('crisis', '<forgetme> & <everyone> & <going>'),
  rule('crisis', '<drives> & <obstacles> & <wishes>', SENTENCE),
  rule('crisis', '<edge> & <nearly>', SENTENCE),
  rule('crisis', '<hoards> & <pills>'),
  rule('crisis', '<hanging>'),
  rule('crisis', '<poison> & <want>', BESIDE),
  rule('crisis', '<poison> & <eats>', BESIDE),
  rule('crisis', '<jump> & <depth>', BESIDE),
  rule('crisis', '<selfcut>'),
  rule('crisis', '<absent> & <glad>'),
  rule('crisis', '<painless> & <depart>', SENTENCE),
  rule('crisis', '<burden> & <everyone>', BESIDE),
  rule('crisis', '<finish> & <mylife>', BESIDE),
  rule('crisis', '<rope> & <finish>'),
  rule('crisis', '<pills> & <atonce>'),
  rule('crisis', '<wakeless> & !<thing>'),
  rule('crisis', '<forever> & <leaveall>', BESIDE),
  rule('crisis', '<mylife> & <loathe>', BESIDE),
  rule('crisis', '<perilous> & <eerie>'),
  rule('crisis', '<gonebythen> & !<residing>', SENTENCE),
  rule('crisis', '<toabove> & <departs> & !<pilgrimage>', SENTENCE),
  rule('crisis', '<insured> & <outworth>', SENTENCE),
  rule('crisis', '<windsup> & <serene> & !<pilgrimage>', MESSAGE),
  rule('crisis', '<slumber> & <nomorning>', SENTENCE),
  rule('blows', '<beats> & <relative> & <me>'),
  rule('blows', '<beats> & <relative> & <afraid>'),
  rule('blows', '<beats> & <relative> & <daily>'),
  rule('blows', '<beats> & <drunk> & !<thing> & !<jest>'),
  rule('blows', '<beats> & <dowry>'),
  rule('blows', '<beats> & <weapon> & !<thing> & !<jest>'),
  rule('blows', '<touches> & <wrongly>', BESIDE),
  rule('blows', '<touches> & <hushes>', SENTENCE),
  rule('blows', '<rape>'),
  rule('blows', '<kill> & <relative> & <me>'),

  rule('harms_others', '<arms> & <confronts> & !<jest>', SENTENCE),

  // What has lasted is for a doctor today; breath that fails is for an ambulance now.
  rule('lasting', '<chest> & <aches> & <lasting> & !<breath>'),

  rule('emergency', '<chest> & <aches>', BESIDE),
  rule('emergency', '<breath> & <not>', BESIDE),
  rule('emergency', '<pills> & <many> & <drank>'),
  rule('emergency', '<pills> & <several> & <drank>'),
  rule('emergency', '<unreachable> & <pills>', SENTENCE),
  rule('emergency', '<faint>'),
  rule('emergency', '<fainted> & !<thing> & !<jest>'),
  rule('emergency', '<burnt> & !<thing> & !<jest>'),
  rule('emergency', '<heartattack> & <relative> & !<longsince>', SENTENCE),

  rule('unborn', '<unbornsex>'),
  rule('unborn', '<wombin> & <girl>'),
  rule('unborn', '<wombin> & <boy>'),
  rule('unborn', '<inwomb> & <male>'),
  rule('unborn', '<inwomb> & <female>'),
  rule('unborn', '<male> & <female> & <born>'),

  rule('death', '<longevity>'),
  rule('death', '<howlong> & <livesfut>'),
  rule('death', '<yearsleft> & !<leftof>', SENTENCE),
  rule('death', '<when> & <diesfut> & !<thing>', BESIDE),

  rule('medicine', '<medicine> & <stopsit> & !<shop>'),

  rule('illness', '<disease> & !<zodiac>'),

  // A number from 18 on, or a year, tells that the smaller one is a day or month of birth, or years of a marriage.
  rule('minor', '<teens> & <ofage> & <wooing> & !<adult> & !<since>', SENTENCE),
  rule('minor', '<childish> & <wooing>'),

  rule('gambling', '<betting>'),
  rule('gambling', '<stocks> & <buys>'),

  rule('curse', '<sorcery>'),
  rule('curse', '<mantras> & <wrecks> & !<badthings>'),
  rule('ill_wished', '<mantras> & <causes> & <sickens>', SENTENCE),
  rule('ill_wished', '<mantras> & <causes> & <wrecks> & !<spared>', SENTENCE),
  rule('curse', '<deathspell>'),
  rule('curse', '<rites> & <sunders> & <theirown> & !<saveit>', SENTENCE),

  rule('crime', '<tilloffice> & <pilfers> & <caught>', SENTENCE),
  rule('crime', '<lawcase> & !<wooing>', BESIDE),
  rule('crime', '<divorcing> & <should>'),

  rule('spying', '<plants> & <theirphone> & <loved>', SENTENCE),
  rule('spying', '<prys> & <theirphone> & <unaware> & <loved>', SENTENCE),
  rule('spying', '<hacks> & <theirphone> & <loved>', SENTENCE),

  rule('dowry', '<dowry> & <demands> & !<dowrypast>', SENTENCE),
  rule('dowry', '<dowry> & <gives> & !<dowrypast>', SENTENCE),
  rule('dowry', '<theirside> & <demands> & <bridegoods> & !<dowrypast>', MESSAGE),

  rule('secret', '<cheats>'),
];
