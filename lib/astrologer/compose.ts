/**
 * The embedded astrologer: an answer composed from the balance of a matter and its times, sentence by sentence, each with
 * the claims it makes. No model takes part. Every sentence is true of the chart by construction; `ai/chat` holds it against
 * the verifier all the same.
 */
import type { Dignity } from '../../layers/jyotish/chart/dignity.ts';
import { civilDate, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { KnownBirth } from '../ask/known-birth.ts';
import type { Topic } from '../contract/astrologer.ts';
import type { AnsweredTopic } from '../i18n/astrologer/answer-frames.ts';
import { answersOf } from '../i18n/astrologer/answers.ts';
import type { Language } from '../i18n/languages.ts';
import type { Claim } from './claim.ts';
import { directAnswers } from './direct.ts';
import type { Sentence } from './sentence.ts';
import { chiefHouse } from './topics.ts';
import { balanceOf, houseKind, type Balance, type Reason } from './outlook.ts';
import { turnsOf, type Turn } from './turn.ts';
import { filled, filledWithin, writerOf, type Values } from './writer.ts';

/** The words of a birth with those of answers. */
const answerWriterOf = (known: KnownBirth, language: Language) => ({
  ...writerOf(known, language),
  answers: answersOf(language),
});
type AnswerWriter = ReturnType<typeof answerWriterOf>;

/** The frame for a planet that is strong or weak by its sign. */
const dignityWord = (dignity: Dignity): 'exalted' | 'own' | 'debilitated' =>
  dignity === 'exalted' || dignity === 'debilitated' ? dignity : 'own';

/** The sentence of a reason. */
const reasonSentence = (known: KnownBirth, write: AnswerWriter, { kind, planet, house, claims }: Reason): Sentence => {
  const { answers } = write;
  const stands = known.read.chart.grahas[planet].house;
  const values = {
    planet: write.planet(planet),
    lord: write.planet(planet),
    of: write.house(house),
    house: write.house(house),
    sign: write.sign(known.rashi.planets[planet]),
  };
  switch (kind) {
    case 'lord': {
      const frame = house === 1 ? answers.lordOfFirst : answers.lordStands[houseKind(stands)];
      return { text: filled(frame, { ...values, house: write.house(stands) }), claims };
    }
    case 'strength':
      return { text: filled(answers.bySign[dignityWord(known.read.states[planet].dignity)], values), claims };
    case 'occupant':
      return { text: filled(answers.occupant[planet], values), claims };
    case 'aspect':
      return { text: filled(planet === 'jupiter' ? answers.jupiterAspects : answers.saturnAspects, values), claims };
  }
};

const lordsOf = ({ period }: Turn) => period.lords.map((lord, i) => ({ level: i + 1, lord }));

/** The sentences about time: what runs, whether the matter is touched by it, and when it next is. */
const timeSentences = (
  known: KnownBirth,
  write: AnswerWriter,
  topic: Topic,
): { readonly head: Sentence | null; readonly rest: readonly Sentence[] } => {
  const { now, next } = turnsOf(known, topic);
  if (now === null) return { head: null, rest: [] };
  const { answers } = write;
  const values = (turn: Turn): Values => {
    const [maha = 'sun', antar = 'sun'] = turn.period.lords;
    const tie =
      turn.tie === null ? '' : filledWithin(answers.ties[turn.tie.kind], { house: write.house(turn.tie.house) });
    return {
      maha: write.name(maha),
      sub: write.name(antar),
      antar: write.planet(antar),
      tied: write.planet(turn.tie?.planet ?? antar),
      start: write.date(turn.period.start),
      end: write.date(turn.period.end),
      tie,
    };
  };
  const day = (jd: JulianDay) => {
    const date = civilDate(jd, known.birth.clock.offsetAt(jd));
    return { from: date, to: date };
  };
  const runs: Claim = { kind: 'period', lords: lordsOf(now), edge: 'end', time: day(now.period.end) };
  const running: Sentence = { text: filled(answers.running, values(now)), claims: [runs] };
  const chief = chiefHouse(topic);
  const touched: Sentence =
    now.tie === null
      ? { text: filled(answers.runningUntied, { house: write.house(chief) }), claims: [] }
      : { text: filled(answers.runningTied, values(now)), claims: now.tie.claims };
  const begins = (turn: Turn): Claim => ({
    kind: 'period',
    lords: lordsOf(turn),
    edge: 'start',
    time: day(turn.period.start),
  });
  const coming: readonly Sentence[] =
    now.tie !== null || next === null
      ? []
      : [{ text: filled(answers.next, values(next)), claims: [begins(next), ...(next.tie?.claims ?? [])] }];
  const head: Sentence =
    now.tie !== null
      ? { text: filled(answers.nowUntil, values(now)), claims: [runs] }
      : next !== null
        ? { text: filled(answers.fromThen, values(next)), claims: [begins(next)] }
        : { text: answers.noTurnSoon, claims: [] };
  return { head, rest: [running, ...(known.birth.timeKnown || now.tie !== null ? [touched] : []), ...coming] };
};

const subjectOf = (topic: Topic): AnsweredTopic => (topic === 'timing' ? 'general' : topic);

/** Reasons told in an answer: the heaviest, and the heaviest of the other side where there is one. */
const toldReasons = ({ reasons }: Balance, chief: number): readonly Reason[] => {
  const [first, ...others] = reasons.filter(({ weight }) => weight !== 0);
  const lord = reasons.find(({ kind, house }) => kind === 'lord' && house === chief);
  const opposite = first && others.find(({ weight }) => Math.sign(weight) !== Math.sign(first.weight));
  const chosen = [lord, first, opposite].filter((reason) => reason !== undefined);
  return [...new Set(chosen)];
};

/** "Will I …", क्या …: a question that asks for a yes or a no. */
const YES_NO =
  /^\s*(?:will|can|could|am i|is|are|do i|does|should)(?!\p{L})|(?<![\p{L}\p{M}])(?:क्या (?!कह|है\?|करू)|kya\s+(?!keh|hai\s*$))/iu;

/** Minutes below which a time of birth is rarely known. */
const WORTH_SAYING_MINUTES = 40;

/**
 * The answer to a question about topics: what was asked first (time, where the question is about time), then the facts it
 * rests on, then what would change it.
 */
export const composed = (
  known: KnownBirth,
  topics: readonly Topic[],
  language: Language,
  question = '',
): readonly Sentence[] => {
  const write = answerWriterOf(known, language);
  const { answers } = write;
  const subjects = topics.filter((topic) => topic !== 'timing').slice(0, 2);
  const asksWhen = topics.includes('timing');
  const direct = directAnswers(known, question, language);
  const sentences: Sentence[] = [...direct];
  const isYesNo = direct.length === 0 && !asksWhen && YES_NO.test(question);
  // What was asked outright and of no matter, is answered: nothing of the chart as a whole was asked.
  const whole = direct.length > 0 ? [] : (['general'] as const);
  for (const topic of subjects.length === 0 ? whole : subjects) {
    const balance = balanceOf(known, topic);
    const { head, rest } = timeSentences(known, write, topic);
    if (asksWhen && head !== null && direct.length === 0) sentences.push(head);
    if (isYesNo && topic !== 'general') sentences.push({ text: answers.direct.yesNo[balance.outlook], claims: [] });
    const reasons = toldReasons(balance, chiefHouse(topic));
    sentences.push(
      { text: answers.headlines[subjectOf(topic)][balance.outlook], claims: [] },
      ...reasons.map((reason) => reasonSentence(known, write, reason)),
      ...rest,
    );
    if (topic === 'health') sentences.push({ text: answers.seeDoctor, claims: [] });
  }
  const minutes = known.ascendantMinutes();
  if (!known.birth.timeKnown) sentences.push({ text: answers.noTime, claims: [] });
  else if (minutes <= WORTH_SAYING_MINUTES)
    sentences.push({ text: filled(answers.ifTimeOff, { minutes }), claims: [] });
  const seen = new Set<string>();
  return sentences.filter(({ text }) => !seen.has(text) && seen.add(text));
};
