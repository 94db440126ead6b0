/**
 * The embedded astrologer: an answer composed from the balance of a matter and its times, sentence by sentence, each with
 * the claims it makes. No model takes part. Every sentence is true of the chart by construction; `ai/chat` holds it against
 * the verifier all the same.
 */
import type { Dignity } from '../../layers/jyotish/chart/dignity.ts';
import { civilDate, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import type { KnownBirth } from '../ask/known-birth.ts';
import type { Topic } from '../contract/astrologer.ts';
import type { AnsweredTopic } from '../i18n/astrologer/answer-frames.ts';
import { answersOf } from '../i18n/astrologer/answers.ts';
import { statementsOf } from '../i18n/astrologer/statements.ts';
import type { Language } from '../i18n/languages.ts';
import { wordsOf } from '../i18n/words.ts';
import type { Claim } from './claim.ts';
import { chiefHouse } from './topics.ts';
import { balanceOf, houseKind, type Balance, type Reason } from './outlook.ts';
import { turnsOf, type Turn } from './turn.ts';

/** A sentence with what it claims of the chart. */
export interface Sentence {
  readonly text: string;
  readonly claims: readonly Claim[];
}

type Values = Readonly<Record<string, string | number>>;
const filled = (frame: string, values: Values): string => {
  const text = frame.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** English says "the Sun" and "the Moon". */
const withArticle = (language: Language, planet: Graha, name: string): string =>
  language === 'en' && (planet === 'sun' || planet === 'moon') ? `the ${name}` : name;

const penOf = (known: KnownBirth, language: Language) => {
  const answers = answersOf(language);
  const frames = statementsOf(language);
  const words = wordsOf(language);
  return {
    answers,
    name: (planet: Graha): string => words.nameOfKey('planets', planet),
    planet: (planet: Graha): string => withArticle(language, planet, words.nameOfKey('planets', planet)),
    house: (house: number): string => frames.ordinals[house - 1] ?? '',
    sign: (sign: number): string => words.name('signs', sign - 1),
    date: (jd: JulianDay): string => {
      const { year, month, day } = civilDate(jd, known.birth.clock.offsetAt(jd));
      return frames.date
        .replace('{day}', String(day))
        .replace('{month}', frames.months[month - 1] ?? '')
        .replace('{year}', String(year));
    },
  };
};
type Pen = ReturnType<typeof penOf>;

/** The frame for a planet that is strong or weak by its sign. */
const dignityWord = (dignity: Dignity): 'exalted' | 'own' | 'debilitated' =>
  dignity === 'exalted' || dignity === 'debilitated' ? dignity : 'own';

/** The sentence of a reason. */
const reasonSentence = (known: KnownBirth, pen: Pen, { kind, planet, house, claims }: Reason): Sentence => {
  const { answers } = pen;
  const stands = known.read.chart.grahas[planet].house;
  const values = {
    planet: pen.planet(planet),
    lord: pen.planet(planet),
    of: pen.house(house),
    house: pen.house(house),
    sign: pen.sign(known.rashi.planets[planet]),
  };
  switch (kind) {
    case 'lord': {
      const frame = house === 1 ? answers.lordOfFirst : answers.lordStands[houseKind(stands)];
      return { text: filled(frame, { ...values, house: pen.house(stands) }), claims };
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
  pen: Pen,
  topic: Topic,
): { readonly head: Sentence | null; readonly rest: readonly Sentence[] } => {
  const { now, next } = turnsOf(known, topic);
  if (now === null) return { head: null, rest: [] };
  const { answers } = pen;
  const values = (turn: Turn): Values => {
    const [maha = 'sun', antar = 'sun'] = turn.period.lords;
    const tie = turn.tie === null ? '' : filled(answers.ties[turn.tie.kind], { house: pen.house(turn.tie.house) });
    return {
      maha: pen.name(maha),
      sub: pen.name(antar),
      antar: pen.planet(antar),
      tied: pen.planet(turn.tie?.planet ?? antar),
      start: pen.date(turn.period.start),
      end: pen.date(turn.period.end),
      tie: tie.charAt(0).toLowerCase() + tie.slice(1),
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
      ? { text: filled(answers.runningUntied, { house: pen.house(chief) }), claims: [] }
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

/** Minutes below which a time of birth is rarely known. */
const WORTH_SAYING_MINUTES = 40;

/**
 * The answer to a question about topics: what was asked first (time, where the question is about time), then the facts it
 * rests on, then what would change it.
 */
export const composed = (known: KnownBirth, topics: readonly Topic[], language: Language): readonly Sentence[] => {
  const pen = penOf(known, language);
  const { answers } = pen;
  const subjects = topics.filter((topic) => topic !== 'timing').slice(0, 2);
  const asksWhen = topics.includes('timing');
  const sentences: Sentence[] = [];
  for (const topic of subjects.length === 0 ? (['general'] as const) : subjects) {
    const balance = balanceOf(known, topic);
    const { head, rest } = timeSentences(known, pen, topic);
    if (asksWhen && head !== null) sentences.push(head);
    const reasons = toldReasons(balance, chiefHouse(topic));
    sentences.push(
      { text: answers.headlines[subjectOf(topic)][balance.outlook], claims: [] },
      ...reasons.map((reason) => reasonSentence(known, pen, reason)),
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
