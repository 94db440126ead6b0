/**
 * The embedded astrologer: an answer composed from the balance of a matter and its times, sentence by sentence, each with
 * the claims it makes. No model takes part. Every sentence is true of the chart by construction; `ai/chat` holds it against
 * the verifier all the same.
 */
import { PLANETS7 } from '../../../layers/jyotish/chart/graha.ts';
import { spokenDignity, type Dignity } from '../../../layers/jyotish/chart/dignity.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Topic } from '../../contract/suites/astrologer.ts';
import type { AnsweredTopic, MatterText, Outlook } from '../../words/keys.ts';
import { bank } from '../../words/bank.ts';
import { OVERALL_SAID } from '../../words/reading/form-vocabulary.ts';
import type { Language } from '../../words/languages.ts';
import { courtesyOf } from './courtesy.ts';
import { asksWhatSuits, daysAsked, type AskedDays } from './days/asked.ts';
import { daysTold } from './days/told.ts';
import { directAnswers } from './direct.ts';
import type { Sentence } from './sentence.ts';
import { formOf, type Form } from './form.ts';
import { stemFinder, wordReader } from './stems.ts';
import { leadingTopic, MATTER_TABLE, matterOf } from './matters.ts';
import { balanceOf, houseKind, type Balance, type Reason } from './outlook.ts';
import { topicsFor } from './follow-up.ts';
import { partsOf } from './parts.ts';
import { timesTold } from './times.ts';
import { TOPIC_TABLE, topicsOf } from './topics.ts';
import { filled, writerOf } from './writer.ts';

/** The words of a birth with those of answers. */
const answerWriterOf = (known: KnownBirth, language: Language) => ({
  ...writerOf(known, language),
  answers: bank(language, 'astrologer/answers'),
});
type AnswerWriter = ReturnType<typeof answerWriterOf>;

/** The frame for a planet that is strong or weak by its sign. */
const dignityWord = (dignity: Dignity): 'exalted' | 'own' | 'debilitated' =>
  dignity === 'exalted' || dignity === 'debilitated' ? dignity : 'own';

/** The sentence of a reason. */
const reasonSentence = (
  known: KnownBirth,
  write: AnswerWriter,
  { kind, planet, house, claims }: Reason,
  chief: number,
): Sentence => {
  const { answers } = write;
  const stands = known.read.chart.grahas[planet].house;
  const values = {
    planet: write.planet(planet),
    lord: write.planet(planet),
    of: write.house(house),
    house: write.house(house),
    sign: write.sign(known.rashi.planets[planet]),
    // What is asked about needs no gloss.
    field: house === chief ? '' : ` (${answers.fields[house - 1] ?? ''})`,
  };
  switch (kind) {
    case 'lord': {
      const frame = house === 1 ? answers.lordOfFirst : answers.lordStands[houseKind(stands)];
      return { text: filled(frame, { ...values, house: write.house(stands) }), claims };
    }
    case 'strength':
      return {
        text: filled(
          answers.bySign[
            dignityWord(spokenDignity(planet, known.rashi.planets[planet], known.read.states[planet].dignity))
          ],
          values,
        ),
        claims,
      };
    case 'occupant':
      return { text: filled(answers.occupant[planet], values), claims };
    case 'aspect':
      return { text: filled(planet === 'jupiter' ? answers.jupiterAspects : answers.saturnAspects, values), claims };
  }
};

const subjectOf = (topic: Topic): AnsweredTopic => (topic === 'timing' ? 'general' : topic);

/** Reasons told in an answer: that of the chief house, the heaviest, and the heaviest of the other side where there is one. */
const toldReasons = (known: KnownBirth, { reasons }: Balance, chief: number, isWhy: boolean): readonly Reason[] => {
  const lord = reasons.find(({ kind, house }) => kind === 'lord' && house === chief);
  // That a planet stands somewhere is told once.
  const isTold = ({ kind, planet, house }: Reason): boolean =>
    kind === 'occupant' && planet === lord?.planet && known.read.chart.grahas[planet].house === house;
  const weighty = reasons.filter((reason) => reason.weight !== 0 && !isTold(reason));
  const [first, ...others] = isWhy ? weighty.toSorted((a, b) => a.weight - b.weight) : weighty;
  const opposite = first && others.find(({ weight }) => Math.sign(weight) !== Math.sign(first.weight));
  const chosen = isWhy ? [first, lord, opposite] : [lord, first, opposite];
  return [...new Set(chosen.filter((reason) => reason !== undefined))];
};

/** Minutes below which a time of birth is rarely known. */
const WORTH_SAYING_MINUTES = 40;
const isPart = (text: string): Sentence => ({ text, claims: [] });

/** What would change an answer that rests on houses. */
const caveat = (known: KnownBirth, { answers }: AnswerWriter): readonly Sentence[] => {
  if (!known.birth.timeKnown) return [isPart(answers.noTime)];
  const minutes = known.ascendantMinutes();
  return minutes <= WORTH_SAYING_MINUTES ? [isPart(filled(answers.ifTimeOff, { minutes }))] : [];
};

/** What is asked of one matter: `isFirst` where the question is answered with it, `isBrief` where it was answered before. */
interface Asked {
  readonly topic: Topic;
  readonly question: string;
  readonly form: Form;
  readonly isFirst: boolean;
  readonly isBrief: boolean;
  /** Most reasons that are told. */
  readonly reasons: number;
}
/** Reasons told of a matter, and of one that stands beside what was asked outright. */
const MOST_REASONS = 3;
const REASONS_BESIDE = 1;

/** What to do, by what carries the chart; null where no strength is known. */
const whatToDo = (known: KnownBirth, write: AnswerWriter, outlook: Outlook): Sentence | null => {
  const of = PLANETS7.find((planet) => known.ranks?.[planet] === 1);
  if (of === undefined) return null;
  const values = { planet: write.planet(of), gift: write.answers.direct.gifts[of] };
  const text = filled(bank(write.language, 'astrologer/leanings').whatToDo[outlook], values);
  return { text, claims: [{ kind: 'strength', of, strong: true }] };
};

/** What a question of a form asks of a person as a whole, whose time is the running one, and who is nothing to be done. */
const OF_SELF: Readonly<Partial<Record<Form['kind'], Form>>> = {
  when: { kind: 'until' },
  should: { kind: 'open' },
  either: { kind: 'open' },
};

/** The sentences about one matter. */
const about = (
  known: KnownBirth,
  write: AnswerWriter,
  { topic, question, form, isFirst, isBrief, reasons: most }: Asked,
): readonly Sentence[] => {
  const { answers, language } = write;
  const matter = matterOf(question, topic === 'timing' ? 'general' : topic);
  const row = matter === null ? TOPIC_TABLE[topic] : MATTER_TABLE[matter];
  const balance = balanceOf(known, row);
  const { outlook } = balance;
  const text: MatterText =
    matter === null ? answers.headlines[subjectOf(topic)] : bank(language, 'astrologer/matters')[matter];
  const isSelf = matter === null && subjectOf(topic) === 'general';
  // What ends for a person as a whole is the running time; of one matter it is asked when its turn comes.
  const timed: Form =
    form.kind === 'until' && !isSelf ? { kind: 'when' } : isSelf ? (OF_SELF[form.kind] ?? form) : form;
  const { head, rest } = timesTold(known, write, { row, form: timed, outlook, isSelf });
  const lead = text.lead !== undefined ? [isPart(text.lead)] : [];
  // Why it goes badly is not told by how well it stands.
  const isContrary = timed.kind === 'why' && outlook === 'good';
  const isSaid =
    lead.length > 0 || (matter !== null && timed.kind !== 'when' && timed.kind !== 'should' && !isContrary);
  const plain: Sentence | null =
    (form.kind === 'whether' || form.kind === 'adverse') && subjectOf(topic) !== 'general'
      ? isPart(
          (form.kind === 'whether' ? answers.direct.yesNo : bank(language, 'astrologer/leanings').adverse)[outlook],
        )
      : form.kind === 'why'
        ? isPart(answers.why[outlook])
        : form.kind === 'what'
          ? whatToDo(known, write, outlook)
          : timed.kind === 'either'
            ? isPart(bank(language, 'astrologer/leanings').undecided)
            : null;
  const opening = !isFirst ? [] : form.kind === 'year' || !isSaid ? [head ?? plain] : [];
  const [chief = 1] = row.houses;
  const reasons = toldReasons(known, balance, chief, form.kind === 'why').slice(0, most);
  return [
    ...lead,
    ...opening.filter((sentence) => sentence !== null),
    isPart(text[outlook]),
    ...reasons.map((reason) => reasonSentence(known, write, reason, chief)),
    ...(isBrief ? [] : rest),
    ...(topic === 'health' ? [isPart(answers.seeDoctor)] : []),
    ...(topic === 'children' && matter === null ? [isPart(answers.notOfBodies)] : []),
  ];
};

/** The sentences about the days that a question names, and shortly about the matters that it names beside them. */
const ofDays = (
  known: KnownBirth,
  write: AnswerWriter,
  {
    days,
    matters,
    question,
    form,
  }: { readonly days: AskedDays; readonly matters: readonly Topic[]; readonly question: string; readonly form: Form },
): readonly Sentence[] => {
  const suits = form.kind === 'should' || (matters.length > 0 && asksWhatSuits(question));
  const beside = { question, form: { kind: 'open' }, isFirst: false, isBrief: true, reasons: REASONS_BESIDE } as const;
  return [
    ...daysTold(known, write, { days, suits, isJourney: matters.includes('travel') }),
    ...matters.flatMap((topic) => about(known, write, { ...beside, topic })),
  ];
};

const wordsOf = wordReader({});
const findOverall = stemFinder(OVERALL_SAID);
/** Whether a question is about something that the chart is read for: a matter, a time, or the whole. */
const isPlaced = (question: string, topics: readonly Topic[], leading: Topic | null): boolean =>
  question === '' ||
  leading !== null ||
  topics.some((topic) => topic !== 'general') ||
  matterOf(question, 'general') !== null ||
  findOverall(wordsOf(question)) !== null;

interface Answered {
  readonly sentences: readonly Sentence[];
  /** It rests on houses. */
  readonly needsHouses: boolean;
}

/** The answer to one question about topics. */
const answered = (known: KnownBirth, write: AnswerWriter, topics: readonly Topic[], question: string): Answered => {
  const { language } = write;
  const form = formOf(question, topics.includes('timing'), known.at.date.year, known.birth.date.year);
  const leading = leadingTopic(question);
  const named = leading !== null ? [leading] : topics.filter((topic) => topic !== 'timing').slice(0, 2);
  const matters = named.filter((topic) => topic !== 'general');
  const direct = directAnswers(known, question, language);
  const isAnswered = direct.sentences.length > 0;
  const days = isAnswered ? null : daysAsked(question, known.at.date);
  if (days !== null)
    return { sentences: ofDays(known, write, { days, matters, question, form }), needsHouses: matters.length > 0 };
  // What was asked outright and of no matter is answered: nothing of the chart as a whole was asked.
  const subjects = direct.isAll ? [] : direct.isWhole ? matters : named.length === 0 ? (['general'] as const) : named;
  if (!isAnswered && form.kind !== 'year' && form.kind !== 'until' && !isPlaced(question, topics, leading))
    return {
      sentences: [
        isPart(bank(language, 'astrologer/leanings').unplaced),
        ...about(known, write, {
          topic: 'general',
          question: '',
          form: { kind: 'open' },
          isFirst: false,
          isBrief: false,
          reasons: REASONS_BESIDE,
        }),
      ],
      needsHouses: true,
    };
  const isTimed = form.kind === 'year' || (form.kind === 'when' && !direct.tellsTime);
  const isMatter = !isAnswered || direct.isPremise;
  return {
    sentences: [
      ...direct.sentences,
      ...subjects.flatMap((topic, i) =>
        about(known, write, {
          topic,
          question: isMatter ? question : '',
          form: isMatter || isTimed ? form : { kind: 'open' },
          isFirst: i === 0 && (isMatter || isTimed),
          isBrief: isAnswered && !isTimed,
          reasons: isAnswered ? REASONS_BESIDE : MOST_REASONS,
        }),
      ),
    ],
    needsHouses: subjects.length > 0 || direct.needsHouses,
  };
};

/**
 * The answer to a question about topics: what was asked first (time, where the question is about time), then the facts it
 * rests on, then what would change it. Where two things are asked, one after the other.
 */
export const composed = (
  known: KnownBirth,
  topics: readonly Topic[],
  language: Language,
  question = '',
): readonly Sentence[] => {
  const courtesy = courtesyOf(question);
  if (courtesy !== null) return [isPart(bank(language, 'astrologer/courtesies')[courtesy])];
  const write = answerWriterOf(known, language);
  const parts = partsOf(question);
  const answers = parts.map((part, i) =>
    answered(known, write, parts.length === 1 ? topics : topicsFor(part, topicsOf(parts[i - 1] ?? '')), part),
  );
  const sentences = [
    ...answers.flatMap((one) => one.sentences),
    ...(answers.some(({ needsHouses }) => needsHouses) ? caveat(known, write) : []),
  ];
  const seen = new Set<string>();
  return sentences.filter(({ text }) => !seen.has(text) && seen.add(text));
};
