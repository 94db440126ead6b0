/** Questions that ask one thing of a chart: what tells it, of which matter it is, and what a follow-up to it asks. */
import { aspectsSign } from '../../../../layers/jyotish/chart/drishti.ts';
import { devatasOf } from '../../../../layers/jyotish/jaimini/karakamsa.ts';
import { bank } from '../../../words/bank.ts';
import { lettersOfStar } from '../../../words/letters.ts';
import type { DirectQuestion } from '../../../words/reading/ask.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { isManglik, planetState, rajaYoga, wealthYoga } from './findings.ts';
import { remedy } from './customs.ts';
import { nearerDirection } from './directions.ts';
import { hasTime, lordOfMoonSign, signOfMoon, strengthsBySign } from './no-time.ts';
import { ofMatter, type DirectRow, type Follow, type Follows } from './row.ts';
import { LIFE_ROWS } from './life-rows.ts';
import { PLAIN_ROWS, signs } from './plain.ts';
import { doshas, OUTSTANDING_ROWS } from './yogas-told.ts';
import { planetNamed, transitNamed, vocation } from './named.ts';
import { periodNamed, periodTimes, runningPart } from './periods.ts';
import { houseClaim, lordClaim, signClaim, starClaim } from '../../facts/of-birth.ts';
import {
  all,
  atmakaraka,
  either,
  lord,
  lordInNavamsa,
  lordPlaced,
  ofPlanet,
  ranked,
  resting,
  says,
  signOf,
  states,
  strongerOf,
  type Answer,
  type Asked,
  type Grounds,
} from './telling.ts';
import { HOUSE_OF_STUDY, isForStudy, ofStone, substitutes, unsuited, weight, worn } from './stones.ts';
import { dhaiyaAsked, dhaiyaEnd, sadeSati, sadeSatiEnd } from './saturn.ts';
import {
  comingEnd,
  followingBoth,
  followingMajor,
  nextMeans,
  running,
  runningEnd,
  runningMeans,
  runningNow,
} from './times.ts';

/** Whether the fifth and the seventh lord have to do with each other: a match of one's own choosing. */
const isOwnChoice = ({ known: { read, rashi } }: Asked): boolean => {
  const [fifth, seventh] = [read.lord(5), read.lord(7)];
  const { planets } = rashi;
  const looks = (a: typeof fifth, b: typeof fifth): boolean => aspectsSign(a, planets[a], planets[b]);
  return (
    planets[fifth] === planets[seventh] ||
    looks(fifth, seventh) ||
    looks(seventh, fifth) ||
    read.chart.grahas[fifth].house === 7 ||
    read.chart.grahas[seventh].house === 5
  );
};

const DISTANT = [9, 12];
/** Near or far, as is practice: the lord of the seventh in a distant house, or a lord of one, or Rahu, in the seventh. */
const isFromFar = ({ known: { read } }: Asked): boolean => {
  const { grahas } = read.chart;
  const seventh = read.lord(7);
  return (
    DISTANT.includes(grahas[seventh].house) ||
    grahas.rahu.house === 7 ||
    grahas.rahu.house === grahas[seventh].house ||
    DISTANT.some((house) => grahas[read.lord(house)].house === 7)
  );
};

/** Service or a business of one's own: Saturn, significator of service, against Mercury, of trade (Phaladeepika ch. 15). */
const isForService = ({ known: { ranks } }: Asked): boolean => ranks !== null && ranks.saturn < ranks.mercury;
const bySaturnAndMercury = resting((known) => strongerOf(known, 'saturn', 'mercury'));
const bySeventh = resting((known) => [lordClaim(known, 7)]);
const byFifthAndSeventh = resting((known) => [lordClaim(known, 5), lordClaim(known, 7)]);

/** The deity of one's own, by the twelfth sign from that of the atmakaraka in the navamsa (Jaimini Sutras 1.2). */
const ishtaDevata: Grounds = ({ known, language }) => {
  const own = devatasOf(known.read.chart, 7).find(({ kind }) => kind === 'ishta');
  return own === undefined ? null : { values: { deity: bank(language, 'jaimini').deities[own.deity] }, claims: [] };
};
/** The number that people call lucky: the digits of the day of birth, added up. */
const numberOfDay: Grounds = ({ known }) => ({ values: { number: ((known.birth.date.day - 1) % 9) + 1 }, claims: [] });
/** The letters with which a name begins by custom: those of the star of the Moon and its quarter. */
const lettersOfMoon: Grounds = ({ known, write, language }) => {
  const { id, pada } = known.read.chart.grahas.moon.nakshatra;
  return {
    values: { letters: lettersOfStar(language, id)[pada - 1] ?? '', star: write.words.named('nakshatras', id).name },
    claims: [starClaim(known)],
  };
};

/** The planet whose mantra was told: the one that is named, else the weakest. */
const ofMantra: Grounds = (asked) => {
  const [named] = asked.planets;
  if (named !== undefined) return { values: ofPlanet(asked, named), claims: [] };
  return hasTime(asked) ? ranked('worst')(asked) : { values: ofPlanet(asked, lordOfMoonSign(asked)), claims: [] };
};
/** What is said of the stone of the ascendant, or of the one for studies. */
const stoneOfLord = (text: 'stone' | 'stoneWhy'): Answer =>
  either(isForStudy, says('stoneStudy', lord(HOUSE_OF_STUDY)), says(text, lord(1)));

const LOOKS = askedFor(({ things }) => things.looks);
const natureOfPartner = says('partner', lord(7));
/** Who asks for looks beside the nature hears that these are not told. */
const partner = either(({ said }) => LOOKS.isIn(said.words), all(says('looks'), natureOfPartner), natureOfPartner);
const OF_MARRIAGE = { topic: 'marriage', matter: 'marriage', follows: ofMatter('marriage') } as const;
const OF_WORK = { topic: 'career', matter: 'career', follows: ofMatter('career') } as const;
const OF_TIMES = { topic: 'timing', isTimeless: true, isWithMatter: true } as const;
const MEANS: Follow = { thing: 'sade_sati_means' };
const OF_DHAIYA: Follows = { how: MEANS, why: MEANS, will: MEANS };
const RUNNING_MEANS: Follow = { thing: 'running_means' };
const OF_RUNNING: Follows = { when: { thing: 'running_end' }, how: RUNNING_MEANS, will: RUNNING_MEANS };
const STONE_HARM: Follow = { thing: 'stone_harm' };
const OF_STONES: Follows = {
  why: { thing: 'stone_why' },
  when: { thing: 'stone_when' },
  will: STONE_HARM,
  how: STONE_HARM,
};
const NEXT_MEANS: Follow = { thing: 'next_means' };
const OF_NEXT: Follows = { when: { thing: 'next_end' }, how: NEXT_MEANS, will: NEXT_MEANS };

/** What stands best in the chart, and what asks for practice. */
const strengths: Answer = says('strengths', ranked('best', 'strong', 'gift'), ranked('worst', 'weak', 'care'));
export const DIRECT_ROWS: Readonly<Record<DirectQuestion, DirectRow>> = {
  ...PLAIN_ROWS,
  ...OUTSTANDING_ROWS,
  ...LIFE_ROWS,
  planet_state: { told: planetState, isReadAlong: true, isTimeless: true },
  doshas: { told: doshas },
  two_sums: { topic: 'money', matter: 'money', told: says('twoSums'), isTimeless: true, isForAnyone: true },
  partner_trade: { ...OF_MARRIAGE, told: says('partnerTrade', lord(4)) },
  partner_from: {
    ...OF_MARRIAGE,
    told: all(either(isFromFar, says('far', bySeventh), says('near', bySeventh)), says('partnerSide', lord(7))),
  },
  meeting: { ...OF_MARRIAGE, told: says('meeting', lord(7), lordPlaced(7)) },
  looks: { ...OF_MARRIAGE, told: all(says('looks'), natureOfPartner) },
  partner: { ...OF_MARRIAGE, told: partner, follows: { ...ofMatter('marriage'), will: { matter: 'married_life' } } },
  wedding_count: { ...OF_MARRIAGE, told: says('weddingCount'), isTimeless: true },
  manglik_match: {
    ...OF_MARRIAGE,
    told: either(isManglik, says('manglikMatch'), says('manglikMatchNone')),
    isTimeless: true,
  },
  choice: {
    ...OF_MARRIAGE,
    isWithMatter: true,
    told: either(isOwnChoice, says('ownChoice', byFifthAndSeventh), says('arranged', byFifthAndSeventh)),
  },
  child_name: { topic: 'children', told: says('childName'), isTimeless: true },
  child_count: { topic: 'children', matter: 'children', told: says('childCount'), isTimeless: true },
  own_name: { told: all(says('ownName', lettersOfMoon), says('ownNameStep')), isTimeless: true },
  house_direction: {
    topic: 'home',
    matter: 'property',
    told: all(
      nearerDirection(({ known }) => known.read.lord(4)),
      says('houseDirection', lord(4)),
    ),
    follows: ofMatter('property'),
  },
  direction: {
    told: all(
      nearerDirection(({ known }) => known.read.lord(1)),
      says('direction', lord(1)),
    ),
  },
  path: { topic: 'spirituality', matter: 'inner', told: says('path', lord(9)) },
  deity: { topic: 'spirituality', matter: 'inner', told: says('deity', ishtaDevata) },
  purpose: { topic: 'spirituality', told: says('purpose', atmakaraka) },
  past_life: { topic: 'spirituality', told: says('pastLife'), isTimeless: true },
  weekday: { told: says('day', lord(1)) },
  colour: { told: says('colour', lord(1)) },
  number: { told: says('number', numberOfDay), isTimeless: true },
  stone: { told: stoneOfLord('stone'), follows: OF_STONES },
  stone_avoid: { told: says('stoneAvoid', unsuited), follows: { ...OF_STONES, why: undefined } },
  custom_avoid: { told: says('customAvoid'), isTimeless: true },
  stone_when: { told: says('stoneWhen', ofStone), follows: OF_STONES },
  stone_finger: { told: says('stoneFinger', ofStone, worn), follows: OF_STONES },
  stone_weight: { told: says('stoneWeight', ofStone, weight), follows: OF_STONES },
  stone_long: { told: says('stoneLong', ofStone), follows: OF_STONES },
  mantra_long: { told: says('mantraLong'), isTimeless: true },
  mantra_count: { told: says('mantraCount'), isTimeless: true },
  mantra_day: { told: says('mantraDay', ofMantra), isTimeless: true },
  stone_harm: { told: says('stoneHarm'), follows: OF_STONES },
  stone_unworn: { told: says('stoneUnworn'), follows: OF_STONES },
  stone_other: { told: says('stoneOther', ofStone, substitutes), follows: OF_STONES },
  stone_why: { told: stoneOfLord('stoneWhy'), follows: OF_STONES },
  lucky: { told: says('lucky', lord(1, 'first'), lord(9, 'ninth')) },
  portrait: {
    told: either(hasTime, all(signs, strengths, runningNow), signOfMoon),
    isTimeless: true,
    follows: { do: { thing: 'remedy' } },
  },
  strengths: {
    told: either(hasTime, strengths, strengthsBySign),
    isTimeless: true,
    follows: { do: { thing: 'remedy' } },
  },
  body: { topic: 'health', matter: 'health', told: says('body', signOf(6)) },
  country: { topic: 'travel', matter: 'abroad', told: says('noCountry'), follows: ofMatter('abroad') },
  subject: { topic: 'education', matter: 'learning', told: says('subject', lord(5)), follows: ofMatter('learning') },
  trade: { ...OF_WORK, told: says('trade', lordInNavamsa(10)) },
  vocation: { ...OF_WORK, isWithMatter: true, told: vocation },
  service: {
    ...OF_WORK,
    isWithMatter: true,
    told: (asked) =>
      asked.known.ranks === null
        ? []
        : either(isForService, says('service', bySaturnAndMercury), says('business', bySaturnAndMercury))(asked),
  },
  signs: { told: signs },
  rising: {
    isReadAlong: true,
    told: states(({ known }) => [
      signClaim(known, 'ascendant'),
      lordClaim(known, 1),
      houseClaim(known, known.read.lord(1)),
    ]),
  },
  moon_sign: {
    isReadAlong: true,
    isTimeless: true,
    told: states(({ known }) => [signClaim(known, 'moon'), starClaim(known)]),
  },
  planet: { isReadAlong: true, isTimeless: true, isWithMatter: true, told: planetNamed },
  raja_yoga: { isWithMatter: true, told: rajaYoga },
  wealth_yoga: { topic: 'money', matter: 'money', isWithMatter: true, told: wealthYoga, follows: ofMatter('money') },
  remedy: { told: remedy, topic: 'spirituality', isTimeless: true, isWithMatter: true },
  sade_sati_or_dhaiya: { ...OF_TIMES, told: all(says('sadeSatiOrDhaiya'), sadeSati) },
  dhaiya: { ...OF_TIMES, told: dhaiyaAsked, follows: { ...OF_DHAIYA, when: { thing: 'dhaiya_end' } } },
  dhaiya_end: { ...OF_TIMES, told: dhaiyaEnd, follows: OF_DHAIYA },
  sade_sati: {
    ...OF_TIMES,
    told: sadeSati,
    follows: { how: MEANS, why: MEANS, will: MEANS, when: { thing: 'sade_sati_end' } },
  },
  sade_sati_end: { ...OF_TIMES, told: sadeSatiEnd, follows: { how: MEANS, why: MEANS, will: MEANS } },
  sade_sati_means: {
    ...OF_TIMES,
    told: either(({ lean }) => lean === 'good', says('saturnGood'), all(says('sadeSatiMeans'), says('decidesNothing'))),
    follows: { how: MEANS, when: { thing: 'sade_sati_end' } },
  },
  period_named: { ...OF_TIMES, told: periodNamed },
  period_times: { ...OF_TIMES, told: periodTimes },
  transit: { ...OF_TIMES, told: transitNamed },
  running: { ...OF_TIMES, told: running, follows: OF_RUNNING },
  running_means: {
    ...OF_TIMES,
    told: either(({ lean }) => lean === 'best' || lean === 'hardest', runningPart, runningMeans),
    follows: OF_RUNNING,
  },
  running_end: { ...OF_TIMES, told: runningEnd, follows: OF_RUNNING },
  next_maha: { ...OF_TIMES, told: followingMajor, follows: OF_NEXT },
  next_period: { ...OF_TIMES, told: followingBoth, follows: OF_NEXT },
  next_end: { ...OF_TIMES, told: comingEnd, follows: OF_NEXT },
  next_means: { ...OF_TIMES, told: nextMeans, follows: OF_NEXT },
};
