/**
 * First sentences for questions that ask one thing of a chart: a dosha or yoga by its name, the running period, when Sade
 * Sati comes, the strongest planet, the trade, the partner. A question that asks none of them gets none.
 */
import { signOfHouse } from '../../layers/jyotish/chart/chart.ts';
import { aspectsSign } from '../../layers/jyotish/chart/drishti.ts';
import { lordOf, type Planet7 } from '../../layers/jyotish/chart/rashi.ts';
import { runningPeriods } from '../../layers/jyotish/dasha/walk.ts';
import { devatasOf, karakamsaOf } from '../../layers/jyotish/jaimini/karakamsa.ts';
import { civilDate, plusDays, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { KnownBirth } from '../ask/known-birth.ts';
import { answersOf } from '../i18n/astrologer/answers.ts';
import { jaiminiText } from '../i18n/jaimini.ts';
import { DIRECT_SAID, type DirectQuestion } from '../i18n/astrologer/direct-said.ts';
import type { Language } from '../i18n/languages.ts';
import { yogaName } from '../i18n/yogas.ts';
import type { Claim } from './claim.ts';
import { balanceOf } from './outlook.ts';
import type { Sentence } from './sentence.ts';
import { stemFinder, wordReader } from './stems.ts';
import { TOPIC_TABLE } from './topics.ts';
import { turnsOf } from './turn.ts';
import { factFor } from './facts.ts';
import { normalised } from './verify/normalise.ts';
import { phrasesOf } from './verify/tokens.ts';
import { filled, writerOf, type Writer } from './writer.ts';

const wordsOf = wordReader({});
const SAID = DIRECT_SAID.map(([question, stems]) => ({ question, find: stemFinder(stems) }));

interface Asked {
  readonly known: KnownBirth;
  readonly write: Writer;
  readonly language: Language;
}
type Answer = (asked: Asked) => Sentence | null;

const lordClaim = (known: KnownBirth, house: number): Claim => ({
  kind: 'lord',
  house,
  planet: known.read.lord(house),
});

/** Days between two looks at Saturn, how far they reach, and how many looks it must stay out to have left. */
const STEP = 10;
const LOOKS = 1170;
const GONE = 30;

/** When Sade Sati next begins, or, while it runs, ends for good; null where the coming 32 years do not tell. */
const sadeSatiTurn = (known: KnownBirth, runs: boolean): JulianDay | null => {
  const { moon } = known.rashi.planets;
  const near = [-1, 0, 1].map((by) => ((moon - 1 + by + 12) % 12) + 1);
  const isIn = (days: number): boolean => near.includes(known.signAt('saturn', plusDays(known.at.jd, days)));
  for (let look = 1; look < LOOKS; look++) {
    const turned = runs
      ? !isIn(look * STEP) && Array.from({ length: GONE }, (_, i) => i).every((i) => !isIn((look + i) * STEP))
      : isIn(look * STEP);
    if (!turned) continue;
    const day = Array.from({ length: STEP + 1 }, (_, i) => (look - 1) * STEP + i).find((days) => isIn(days) !== runs);
    return plusDays(known.at.jd, day ?? look * STEP);
  }
  return null;
};

const sadeSati: Answer = ({ known, write, language }) => {
  const claim: Claim = { kind: 'dosha', id: 'sade_sati' };
  const runs = known.doshas.some(({ id, present }) => id === 'sade_sati' && present);
  const { direct } = answersOf(language);
  const turn = sadeSatiTurn(known, runs);
  if (turn === null) return { text: factFor(known, claim, language).statement, claims: [claim] };
  const { year, month } = civilDate(turn, known.birth.clock.offsetAt(turn));
  const values = { month: write.frames.months[month - 1] ?? '', year };
  return { text: filled(runs ? direct.sadeSatiRuns : direct.sadeSatiRests, values), claims: [claim] };
};

/** Yogas of lords of angles and trines (BPHS ch. 39). */
const RAJA = /^(?:raja_\d|dharma_karmadhipati|yogakaraka)/;
const rajaYoga: Answer = ({ known, language }) => {
  const found = known.yogas.filter(({ id, present }) => present && RAJA.test(id));
  const { direct } = answersOf(language);
  const claims = found.map(({ id }): Claim => ({ kind: 'yoga', id }));
  const yogas = found.map(({ id }) => yogaName(language, id)).join(', ');
  return { text: found.length === 0 ? direct.noRajaYoga : filled(direct.rajaYoga, { yogas }), claims };
};

const running: Answer = ({ known, write, language }) => {
  const [maha, antar] = runningPeriods(known.dasha, known.at.jd, 2);
  const [first, second] = antar?.lords ?? [];
  if (!maha || !antar || !first || !second) return null;
  const lords = [
    { level: 1, lord: first },
    { level: 2, lord: second },
  ];
  return {
    text: filled(answersOf(language).running, {
      maha: write.name(first),
      sub: write.name(second),
      end: write.date(antar.end),
    }),
    claims: [{ kind: 'period', lords, edge: 'running', time: null }],
  };
};

const ranked = (known: KnownBirth): readonly Planet7[] | null => {
  const { ranks } = known;
  if (ranks === null) return null;
  const planets = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
  return planets.toSorted((a, b) => ranks[a] - ranks[b]);
};

const strengths: Answer = ({ known, write, language }) => {
  const order = ranked(known);
  const [strong] = order ?? [];
  const weak = order?.at(-1);
  if (!strong || !weak) return null;
  const { direct } = answersOf(language);
  return {
    text: filled(direct.strengths, {
      strong: write.planet(strong),
      gift: direct.gifts[strong],
      weak: write.planet(weak),
      care: direct.gifts[weak],
    }),
    claims: [
      { kind: 'strength', of: strong, strong: true },
      { kind: 'strength', of: weak, strong: false },
    ],
  };
};

const lucky: Answer = ({ known, write, language }) => {
  const [own, fortune] = [known.read.lord(1), known.read.lord(9)];
  return {
    text: filled(answersOf(language).direct.lucky, { first: write.planet(own), ninth: write.planet(fortune) }),
    claims: [lordClaim(known, 1), lordClaim(known, 9)],
  };
};

/** The trade: the lord of the navamsa sign that the tenth lord is in (Phaladeepika ch. 5). */
const trade: Answer = ({ known, write, language }) => {
  const tenth = known.read.lord(10);
  const planet = lordOf(known.navamsa.planets[tenth]);
  const { direct } = answersOf(language);
  return {
    text: filled(direct.trade, { planet: write.planet(planet), trades: direct.trades[planet] }),
    claims: [
      lordClaim(known, 10),
      { kind: 'sign', of: tenth, sign: known.navamsa.planets[tenth], chart: 'D9', time: null },
    ],
  };
};

/** The deity of one's own, by the twelfth sign from that of the atmakaraka in the navamsa (Jaimini Sutras 1.2). */
const deity: Answer = ({ known, language }) => {
  const own = devatasOf(known.read.chart, 7).find(({ kind }) => kind === 'ishta');
  if (own === undefined) return null;
  const name = jaiminiText(language).deities[own.deity];
  return { text: filled(answersOf(language).direct.deity, { deity: name }), claims: [] };
};

/** Service or a business of one's own: Saturn, significator of service, against Mercury, of trade (Phaladeepika ch. 15). */
const service: Answer = ({ known, language }) => {
  if (known.ranks === null) return null;
  const { direct } = answersOf(language);
  return { text: known.ranks.saturn < known.ranks.mercury ? direct.service : direct.business, claims: [] };
};

/** A match of one's own choosing: the fifth and the seventh lord have to do with each other. */
const choice: Answer = ({ known, language }) => {
  const [fifth, seventh] = [known.read.lord(5), known.read.lord(7)];
  const { planets } = known.rashi;
  const { grahas } = known.read.chart;
  const looks = (a: typeof fifth, b: typeof fifth): boolean => aspectsSign(a, planets[a], planets[b]);
  const isLinked =
    planets[fifth] === planets[seventh] ||
    looks(fifth, seventh) ||
    looks(seventh, fifth) ||
    grahas[fifth].house === 7 ||
    grahas[seventh].house === 5;
  const { direct } = answersOf(language);
  return {
    text: isLinked ? direct.ownChoice : direct.arranged,
    claims: [lordClaim(known, 5), lordClaim(known, 7)],
  };
};

const partner: Answer = ({ known, write, language }) => {
  const seventh = known.read.lord(7);
  const { direct } = answersOf(language);
  return {
    text: filled(direct.partner, { planet: write.planet(seventh), nature: direct.natures[seventh] ?? '' }),
    claims: [lordClaim(known, 7)],
  };
};

/** Life far from home or at home: which of the two the chart supports more. */
const away: Answer = ({ known, language }) => {
  const { direct } = answersOf(language);
  const [far, near] = [balanceOf(known, TOPIC_TABLE.travel), balanceOf(known, TOPIC_TABLE.home)];
  return {
    text: far.score > near.score ? direct.away : direct.atHome,
    claims: [lordClaim(known, 9), lordClaim(known, 4)],
  };
};

/** What a life is after: the atmakaraka (Jaimini Sutras 1.1). */
const purpose: Answer = ({ known, write, language }) => {
  const { atmakaraka } = karakamsaOf(known.read.chart, 7);
  const { direct } = answersOf(language);
  return {
    text: filled(direct.purpose, { planet: write.planet(atmakaraka), aim: direct.aims[atmakaraka] }),
    claims: [{ kind: 'sign', of: atmakaraka, sign: known.rashi.planets[atmakaraka], chart: 'D1', time: null }],
  };
};

/** The gift for learning: the lord of the fifth house, and its subjects (Phaladeepika ch. 5, carried over to study). */
const subject: Answer = ({ known, write, language }) => {
  const fifth = known.read.lord(5);
  const { direct } = answersOf(language);
  return {
    text: filled(direct.subject, { planet: write.planet(fifth), subjects: direct.subjects[fifth] }),
    claims: [lordClaim(known, 5)],
  };
};

/** The limb of the sign of the sixth house (BPHS ch. 4, limbs of the Kalapurusha). */
const body: Answer = ({ known, write, language }) => {
  const sign = signOfHouse(known.read.chart, 6);
  const { direct } = answersOf(language);
  return {
    text: filled(direct.body, { limb: direct.limbs[sign - 1] ?? '', sign: write.sign(sign) }),
    claims: [{ kind: 'house_sign', house: 6, sign }],
  };
};

const ANSWERS: Readonly<Record<DirectQuestion, Answer>> = {
  sade_sati: sadeSati,
  raja_yoga: rajaYoga,
  running,
  strengths,
  lucky,
  deity,
  trade,
  service,
  choice,
  partner,
  away,
  purpose,
  subject,
  body,
};
/** Answers that need no ascendant. */
const TIMELESS: readonly DirectQuestion[] = ['sade_sati', 'running'];
/** Answers to a question about the chart as a whole: how it stands on the whole may follow. */
const OF_THE_WHOLE: readonly DirectQuestion[] = ['strengths', 'lucky'];

/** What a question names of itself: doshas and yogas. */
const namedClaims = (known: KnownBirth, question: string): readonly Extract<Claim, { kind: 'dosha' | 'yoga' }>[] =>
  phrasesOf(normalised(question)).flatMap(({ yoga, dosha }): readonly Extract<Claim, { kind: 'dosha' | 'yoga' }>[] => {
    if (dosha !== undefined && dosha !== 'sade_sati' && known.doshas.some(({ id }) => id === dosha))
      return [{ kind: 'dosha', id: dosha }];
    return yoga !== undefined && known.yogas.some(({ id }) => id === yoga) ? [{ kind: 'yoga', id: yoga }] : [];
  });

/** Planets of a finding whose places are told. */
const MOST_TOLD = 2;

/** A dosha or yoga that the question names: whether it is there, how strong, and by which planets. */
const namedAnswer = ({ known, language }: Asked, claim: Extract<Claim, { kind: 'dosha' | 'yoga' }>): readonly Sentence[] => {
  const { direct } = answersOf(language);
  const dosha = claim.kind === 'dosha' ? known.doshas.find(({ id }) => id === claim.id) : undefined;
  const found = dosha ?? known.yogas.find(({ id }) => id === claim.id);
  const { statement } = factFor(known, claim, language);
  if (found?.present !== true) return [{ text: filled(direct.no, { statement }), claims: [claim] }];
  const places = found.planets.slice(0, MOST_TOLD).map((of): Claim => ({
    kind: 'house', of, house: known.read.chart.grahas[of].house, from: 'lagna', chart: 'D1', time: null,
  }));
  const grade = dosha === undefined ? null : dosha.cancelledBy.length > 0 ? direct.softened : dosha.grade === 'mild' ? direct.mild : null;
  return [
    { text: filled(direct.yes, { statement }), claims: [claim] },
    ...(grade === null ? [] : [{ text: grade, claims: [] }]),
    ...(known.birth.timeKnown ? places : []).map((place) => ({ text: factFor(known, place, language).statement, claims: [place] })),
  ];
}; // prettier-ignore

/** The period that follows the running one. */
const following = ({ known, write, language }: Asked): readonly Sentence[] => {
  const { following: turn } = turnsOf(known, TOPIC_TABLE.general);
  const [maha, antar] = turn?.period.lords ?? [];
  if (!turn || !maha || !antar) return [];
  const date = civilDate(turn.period.start, known.birth.clock.offsetAt(turn.period.start));
  const lords = [
    { level: 1, lord: maha },
    { level: 2, lord: antar },
  ];
  const text = filled(answersOf(language).direct.after, {
    start: write.date(turn.period.start),
    antar: write.planet(antar),
  });
  return [{ text, claims: [{ kind: 'period', lords, edge: 'start', time: { from: date, to: date } }] }];
};

export interface DirectAnswer {
  readonly sentences: readonly Sentence[];
  /** Nothing else was asked: what the chart says as a whole need not follow. */
  readonly isWhole: boolean;
  /** It rests on the ascendant. */
  readonly needsHouses: boolean;
}

/** The sentences that answer a question outright; none for one that asks about a matter as a whole. */
export const directAnswers = (known: KnownBirth, question: string, language: Language): DirectAnswer => {
  const words = wordsOf(question);
  const asked = { known, write: writerOf(known, language), language };
  const named = namedClaims(known, question).flatMap((claim) => namedAnswer(asked, claim));
  const found = SAID.find(({ find }) => find(words) !== null)?.question;
  const isKnown = found !== undefined && (known.birth.timeKnown || TIMELESS.includes(found));
  const answer = isKnown ? ANSWERS[found](asked) : null;
  const sentences = [...named, ...(answer === null ? [] : [answer]), ...(found === 'running' ? following(asked) : [])];
  return {
    sentences,
    isWhole: sentences.length > 0 && !(found !== undefined && OF_THE_WHOLE.includes(found)),
    needsHouses: named.length > 0 || (answer !== null && found !== undefined && !TIMELESS.includes(found)),
  };
};
