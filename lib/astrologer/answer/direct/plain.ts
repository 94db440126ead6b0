/**
 * Questions of those who begin, and of those whom custom or common sense helps more than a chart: what a dasha is, who looks after
 * them, a will, a day of remembrance, a skill, how exact all this is.
 */
import type { Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import { courtesyText } from '../../../words/astrologer/fixed-texts.ts';
import { helplineOf } from '../../../words/astrologer/helplines.ts';
import type { DirectQuestion } from '../../../words/reading/ask.ts';
import type { Claim } from '../../facts/claim.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { marksIn } from '../hear/marks.ts';
import { ofMatter, type DirectRow, type Follows } from './row.ts';
import {
  all,
  byRank,
  either,
  houseClaim,
  lord,
  lordClaim,
  nothing,
  ofPlanet,
  ranked,
  says,
  signClaim,
  states,
  type Answer,
  type Asked,
  type Grounds,
} from './telling.ts';
import { hasTime, signOfMoon } from './no-time.ts';
import { runningEnd } from './times.ts';

/** The sign of the Moon and that of the ascendant. */
export const signs: Answer = says('signs', ({ known, write }) => ({
  values: { sign: write.sign(known.rashi.planets.moon), rising: write.sign(known.rashi.ascendant) },
  claims: [
    signClaim(known, 'moon'),
    { kind: 'sign', of: 'ascendant', sign: known.rashi.ascendant, chart: 'D1', time: null },
  ],
}));

/** What houses tell; nothing where no time of birth is known. */
const ofHouses = (answer: Answer): Answer => either(hasTime, answer, nothing);
/** The star of the Moon. */
const star: Answer = states(({ known }) => {
  const { id, pada } = known.read.chart.grahas.moon.nakshatra;
  return [{ kind: 'star', of: 'moon', star: id, pada }];
});
const risingClaim = ({ known }: Asked): Claim => ({
  kind: 'sign',
  of: 'ascendant',
  sign: known.rashi.ascendant,
  chart: 'D1',
  time: null,
});

/** The own chart in one sentence: what rises, and where its lord stands. */
const ownChart: Grounds = (asked) => {
  const { known, write } = asked;
  const of = known.read.lord(1);
  return {
    values: { ...ofPlanet(asked, of), rising: write.sign(known.rashi.ascendant) },
    claims: [risingClaim(asked), houseClaim(known, of)],
  };
};
/** By how much the time of birth may be off before another sign rises. */
const minutes: Grounds = (asked) => ({
  values: { rising: asked.write.sign(asked.known.rashi.ascendant), minutes: asked.known.ascendantMinutes() },
  claims: [risingClaim(asked)],
});

/** A text by how strong the lord of a house is. */
const byLord =
  (house: number, text: 'bond' | 'post' | 'reserve' | 'workOn' | 'dealings'): Answer =>
  (asked) =>
    byRank(asked, asked.known.read.lord(house), text, [lordClaim(asked.known, house)]);

/** Skills by their planets: music and dance are of Venus, words of Mercury, contests of Mars (Phaladeepika ch. 2). */
const OF_SKILLS: readonly Planet7[] = ['mercury', 'mars'];
const skill: Answer = (asked) => {
  const named = asked.said.lines.map(({ planet }) => planet).find((planet) => OF_SKILLS.includes(planet));
  return byRank(asked, named ?? 'venus', 'talent');
};

/** Ways to the money for something, by their houses: savings the second, a partner the seventh, a loan the sixth (BPHS ch. 11). */
const FUNDS = [
  { house: 2, text: 'fundsSavings' },
  { house: 7, text: 'fundsPartner' },
  { house: 6, text: 'fundsLoan' },
] as const;
/** The way to it whose lord is the strongest. */
const fund: Answer = (asked) => {
  const { ranks, read } = asked.known;
  const rankOf = (house: number): number => ranks?.[read.lord(house)] ?? 0;
  const [first = FUNDS[0]] = FUNDS.toSorted((a, b) => rankOf(a.house) - rankOf(b.house));
  return says(first.text, lord(first.house))(asked);
};

/** A word for how heavy it is, where no feeling is named that has been heard before it. */
const quitHeard: Answer = either(({ said }) => marksIn(said.words).feeling === null, says('quitHeard'), nothing);

const WILLS = askedFor(({ things }) => things.will_paper);
/** Whether a will is asked about, and not to whom a house or a field is given. */
const namesWill = ({ said: { words } }: Asked): boolean => WILLS.isIn(words);

const FOR_ANYONE = { isTimeless: true, isForAnyone: true } as const;
/** What no chart tells, with a step of its own. */
const COMMON_SENSE = { ...FOR_ANYONE, hasStep: true } as const;
const OF_EXAM = {
  ...COMMON_SENSE,
  topic: 'education',
  matter: 'exam',
  follows: { will: { matter: 'exam' }, should: { matter: 'exam' }, do: { matter: 'exam' } },
} as const;
const RUNNING_MEANS = { thing: 'running_means' } as const;
const TALENT_FAR = { thing: 'talent_far' } as const;
const OF_SKILL: Follows = { will: TALENT_FAR, should: TALENT_FAR, do: TALENT_FAR, how: TALENT_FAR };
const RISING = { thing: 'rising' } as const;
const PORTRAIT = { thing: 'portrait' } as const;

type Plain =
  | 'dasha_means'
  | 'ascendant_means'
  | 'chart_means'
  | 'looked_after'
  | 'will_paper'
  | 'price_trend'
  | 'departed'
  | 'talent'
  | 'talent_far'
  | 'belief'
  | 'how_exact'
  | 'birth_time'
  | 'quit'
  | 'venture'
  | 'custom_day'
  | 'form_day'
  | 'dream'
  | 'shop_name'
  | 'exam_day'
  | 'study_long'
  | 'childs_partner'
  | 'funds'
  | 'go_along'
  | 'talk_day'
  | 'speak'
  | 'two_suitors'
  | 'after_wedding'
  | 'trust'
  | 'trade_avoid'
  | 'bought_for';

export const PLAIN_ROWS: Readonly<Record<Plain, DirectRow>> = {
  dasha_means: {
    topic: 'timing',
    isTimeless: true,
    told: all(says('dashaMeans'), runningEnd, says('dashaAsk')),
    follows: { when: { thing: 'running_end' }, how: RUNNING_MEANS, will: RUNNING_MEANS, why: RUNNING_MEANS },
  },
  ascendant_means: {
    isTimeless: true,
    told: all(says('ascendantMeans'), either(hasTime, signs, signOfMoon), star, says('ascendantAsk')),
    follows: { how: RISING, will: RISING, why: RISING },
  },
  chart_means: {
    isTimeless: true,
    told: all(says('chartMeans'), ofHouses(says('ownChart', ownChart)), says('chartAsk')),
    follows: { how: PORTRAIT, will: PORTRAIT, why: PORTRAIT },
  },
  looked_after: {
    ...FOR_ANYONE,
    topic: 'children',
    told: all(says('lookedAfter'), ofHouses(byLord(5, 'bond')), says('lookedAfterStep')),
    follows: ofMatter('family'),
  },
  will_paper: {
    ...FOR_ANYONE,
    topic: 'home',
    told: either(namesWill, says('willPaper'), says('houseGiven')),
    follows: ofMatter('family'),
  },
  price_trend: {
    ...FOR_ANYONE,
    topic: 'money',
    isWithMatter: true,
    told: says('priceTrend'),
  },
  departed: { ...FOR_ANYONE, topic: 'spirituality', told: says('departed') },
  talent: {
    topic: 'education',
    isTimeless: true,
    told: all(ofHouses(skill), ofHouses(says('talentHouses', lord(5, 'fifth'), lord(3, 'third'))), says('talentStep')),
    follows: OF_SKILL,
  },
  talent_far: { topic: 'education', isTimeless: true, told: says('talentFar') },
  belief: {
    ...FOR_ANYONE,
    told: ({ tongue }) => [{ text: courtesyText(tongue, 'trust', helplineOf('IN')), claims: [] }],
    follows: { how: { thing: 'how_exact' }, why: { thing: 'how_exact' } },
  },
  how_exact: { ...FOR_ANYONE, told: all(says('howExact'), ofHouses(says('exactTime', minutes))) },
  birth_time: {
    ...FOR_ANYONE,
    told: all(says('birthTime'), ofHouses(says('exactTime', minutes)), says('birthTimeStep')),
  },
  quit: {
    topic: 'career',
    matter: 'job',
    isTimeless: true,
    hasStep: true,
    told: all(quitHeard, ofHouses(all(byLord(10, 'post'), byLord(2, 'reserve'))), says('quitStep')),
    follows: ofMatter('job'),
  },
  venture: {
    ...COMMON_SENSE,
    topic: 'money',
    matter: 'money',
    told: all(says('venture'), says('ventureStep')),
    follows: ofMatter('money'),
  },
  form_day: { ...COMMON_SENSE, told: says('formDay') },
  custom_day: { ...COMMON_SENSE, told: all(says('customDay'), says('customDayStep')) },
  dream: { ...COMMON_SENSE, topic: 'health', matter: 'inner', told: all(says('dream'), says('dreamStep')) },
  shop_name: {
    ...COMMON_SENSE,
    topic: 'career',
    matter: 'business',
    told: all(says('shopName'), says('shopNameStep')),
    follows: ofMatter('business'),
  },
  exam_day: { ...OF_EXAM, told: all(says('examDay'), says('examDayStep')) },
  study_long: { ...OF_EXAM, told: all(says('studyLong'), says('studyLongStep')) },
  childs_partner: {
    ...COMMON_SENSE,
    topic: 'marriage',
    matter: 'family',
    told: all(says('childsPartner'), says('childsPartnerStep')),
    follows: ofMatter('family'),
  },
  funds: {
    topic: 'money',
    hasStep: true,
    isForAnyone: true,
    told: all(either(hasTime, fund, nothing), says('fundsStep')),
  },
  go_along: { ...COMMON_SENSE, topic: 'home', matter: 'family', told: all(says('goAlong'), says('goAlongStep')) },
  talk_day: { ...COMMON_SENSE, topic: 'home', told: says('talkDay') },
  speak: {
    ...FOR_ANYONE,
    isWithMatter: true,
    hasStep: true,
    told: all(
      either(hasTime, (asked) => byRank(asked, 'mercury', 'speech'), nothing),
      says('speakStep'),
    ),
    follows: { when: { thing: 'talk_day' } },
  },
  two_suitors: {
    ...COMMON_SENSE,
    topic: 'marriage',
    matter: 'marriage',
    told: all(says('twoSuitors'), ofHouses(says('partner', lord(7))), says('twoSuitorsStep')),
    follows: ofMatter('marriage'),
  },
  after_wedding: {
    ...COMMON_SENSE,
    topic: 'marriage',
    matter: 'marriage',
    told: all(says('afterWedding'), ofHouses(byLord(10, 'workOn')), says('afterWeddingStep')),
    follows: ofMatter('marriage'),
  },
  trust: { ...COMMON_SENSE, told: all(says('trust'), ofHouses(byLord(7, 'dealings')), says('trustStep')) },
  trade_avoid: {
    topic: 'career',
    matter: 'career',
    hasStep: true,
    told: all(says('tradeAvoid', ranked('worst')), says('tradeAvoidStep')),
    follows: ofMatter('career'),
  },
  bought_for: { ...COMMON_SENSE, topic: 'home', matter: 'family', told: all(says('boughtFor'), says('boughtForStep')) },
} satisfies Readonly<Partial<Record<DirectQuestion, DirectRow>>>;
