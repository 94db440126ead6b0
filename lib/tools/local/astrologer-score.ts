/**
 * `npm run astrologer:score`: whether questions are understood, whether answers agree with the life areas and keep to the
 * ages, how often a wording comes again, named things, conversations, and what of a model is sent. Of the questions a part is kept apart: no word was added because of it.
 *
 *   npm run astrologer:score -- [--charts 20] [--show 20]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { areaBalance } from '../../../layers/jyotish/phala/areas.ts';
import { openSky } from '../../../layers/jyotish/ephemeris/swisseph.ts';
import { composed, type Composed } from '../../astrologer/answer/compose.ts';
import { questionOf, type Question } from '../../astrologer/answer/hear/intents.ts';
import { resolved } from '../../astrologer/answer/talk/resolve.ts';
import type { Resolved } from '../../astrologer/answer/talk/resolved.ts';
import { tongueFor } from '../../astrologer/answer/hear/tongue-for.ts';
import { heardAsked } from '../../astrologer/safety/asked-case.ts';
import { insteadOfReading } from '../../astrologer/safety/instead.ts';
import { MATTER_ROWS } from '../../answers/matters.ts';
import { knownBirth, type KnownBirth } from '../../answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../contract/frame/options.ts';
import { loadEphemeris } from '../../adapters/ephemeris.ts';
import {
  conversationShare,
  doorShares,
  groupShare,
  mostOfOneFrame,
  namedShare,
  needShares,
  speeds,
  type Share,
} from './astrologer-bars.ts';
import { bornAt, momentAt } from './verify/born.ts';

const FILES = ['seen', 'double', 'apart'] as const;
/** Files of questions that are answered. */
const ANSWERED = ['seen', 'apart'] as const;
type Case = readonly [question: string, plan: string];
const casesOf = (file: string): readonly Case[] => {
  const found: { readonly cases: readonly Case[] } = JSON.parse(
    readFileSync(new URL(`../../../tests/vectors/questions/${file}.json`, import.meta.url), 'utf8'),
  );
  return found.cases;
};

const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);

/** Whether a question gets a fixed answer, which costs nothing. */
const isFixed = (message: string, question: Question): boolean => {
  const heard = heardAsked(message);
  return heard.safety !== null || insteadOfReading(heard, question, question.intents.length > 0) !== null;
};

/** The plan of a question, as the vectors write it. */
export const planOf = (question: string): string => {
  const asked = questionOf(question, AT.date);
  const { intents, other } = asked;
  if (isFixed(question, asked) || other !== null || intents.length === 0) return 'free';
  return intents
    .map((one) => {
      if (one.kind === 'named' || one.kind === 'pair') return one.kind;
      if (one.kind === 'relation') return `${one.ask ?? 'how'}:${one.relation}`;
      return one.kind === 'compare' ? `compare:${one.matters.join()}` : `${one.ask ?? 'how'}:${one.matter}`;
    })
    .join('+');
};

const withoutNames = (plan: string): string => plan.replace(/named:.*/, 'named');
const mattersOf = (plan: string): string => plan.replace(/\w+:/g, '').split('+').sort().join();
const isFree = (plan: string): boolean => plan === 'free';

/** Shares of one file of questions, 0 to 1, and those that were planned otherwise. */
export interface PlanScore {
  readonly questions: number;
  readonly exact: number;
  readonly matter: number;
  readonly free: number;
  readonly faults: readonly string[];
}

/** Scores the plans of a file of questions. */
export const planScore = (file: (typeof FILES)[number]): PlanScore => {
  const cases = casesOf(file).map(([question, plan]) => ({
    question,
    want: withoutNames(plan),
    got: planOf(question),
  }));
  const share = (holds: (one: (typeof cases)[number]) => boolean): number => cases.filter(holds).length / cases.length;
  return {
    questions: cases.length,
    exact: share(({ want, got }) => want === got),
    matter: share(({ want, got }) => mattersOf(want) === mattersOf(got)),
    free: share(({ want, got }) => isFree(want) === isFree(got)),
    faults: cases
      .filter(({ want, got }) => want !== got)
      .map(({ question, want, got }) => `${question} | ${want} | ${got}`),
  };
};

/** A question as it was read. */
interface ReadQuestion {
  readonly read: Question;
  readonly asked: Resolved;
}

/** Reads a question; null where no chart is read for it. */
const readQuestion = (question: string): ReadQuestion | null => {
  const read = questionOf(question, AT.date);
  const asked = resolved(read, null);
  return asked === null || asked.other !== null || isFixed(question, read) ? null : { read, asked };
};

const answerTo = (known: KnownBirth, { read, asked }: ReadQuestion): Composed | null =>
  composed(known, asked, tongueFor(read, null, 'en'), null);

/** What the answers themselves show. */
export interface AnswerScore {
  readonly answers: number;
  /** Answered questions whose answer has no part. */
  readonly empty: number;
  /** Decisions that are not the verdict of the life area. */
  readonly contradictions: number;
  /** Windows that are over, or at an age outside that of the matter. */
  readonly outside: number;
  /** Share of sentences that stand three times or more among the first hundred answers about one chart; means over charts. */
  readonly repeated: number;
}

const YEAR_DAYS = 365.25;
const FIRST = 100;

/** Answers the questions about births of all ages, 12 to 86. */
export const answerScore = async (charts: number): Promise<AnswerScore> => {
  const sky = openSky(await loadEphemeris());
  const questions = ANSWERED.flatMap(casesOf)
    .map(([question]) => readQuestion(question))
    .filter((one) => one !== null);
  const count = { answers: 0, empty: 0, contradictions: 0, outside: 0, repeated: 0 };
  for (let n = 0; n < charts; n++) {
    const year = 1940 + ((n * 31) % 75);
    const birth = bornAt(
      `${year}-0${1 + (n % 9)}-1${n % 9}T${10 + (n % 13)}:3${n % 6}`,
      5.5,
      8 + (n % 25),
      70 + (n % 20),
    );
    const known = knownBirth(sky, birth, AT, OPTION_DEFAULTS);
    const sentences: string[] = [];
    for (const question of questions) {
      const answer = answerTo(known, question);
      if (answer === null) continue;
      count.answers++;
      if (answer.parts.length === 0) count.empty++;
      if (sentences.length < FIRST) sentences.push(...answer.parts.slice(0, 1).map(({ template }) => template));
      for (const { decision } of answer.cited.decisions) {
        const { area, ages } = MATTER_ROWS[decision.matter];
        if (area !== null && areaBalance(known.read, area).verdict !== decision.verdict) count.contradictions++;
        const windows = [...decision.windows, ...(decision.next === null ? [] : [decision.next])];
        count.outside += windows.filter(
          ({ span }) =>
            span.start < AT.jd ||
            span.start - birth.jd < ages[0] * YEAR_DAYS ||
            span.end - birth.jd > (ages[1] + 1) * YEAR_DAYS,
        ).length;
      }
    }
    const often = sentences.filter((one) => sentences.filter((other) => other === one).length >= 3);
    count.repeated += often.length / Math.max(1, sentences.length) / charts;
  }
  return count;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Births whose answers are measured one by one. */
const MEASURED = ['1990-05-10T19:55', '1984-01-03T06:10', '1996-08-21T23:15'];
/** Answers whose wordings are counted, and questions that are asked for them: some read no chart. */
const FRAME_ANSWERS = 200;
const ASKED_OF_MANY = 320;
const told = (name: string, { of, missed }: Share, show: number): void => {
  console.log(`${name.padEnd(46)} ${of - missed.length} of ${of}`);
  for (const one of missed.slice(0, show)) console.log(`  ${one}`);
};

const printBars = async (show: number): Promise<void> => {
  const sky = openSky(await loadEphemeris());
  const births = MEASURED.map((text) => knownBirth(sky, bornAt(text, 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS));
  const [known] = births;
  if (known === undefined) return;
  told('named things from their own rules', namedShare(known), show);
  told('other words, same decision and dates (groups)', groupShare(births), show);
  told('turns of conversations, seen', conversationShare(known, 'cases'), show);
  // What is missed of the sets kept apart is not shown.
  told('turns of conversations, kept apart', conversationShare(known, 'apart'), 0);
  const { correct, wrong } = doorShares(known);
  told('correct parts of a model, sent', correct, show);
  told('wrong parts of a model, not sent', wrong, show);
  const asked = [...casesOf('seen'), ...casesOf('double')];
  // Each question of a birth of its own.
  const answers = Array.from({ length: ASKED_OF_MANY }, (_, n) => {
    const [question = ''] = asked[n % asked.length] ?? [];
    const year = 1952 + ((n * 7) % 55);
    const born = bornAt(
      `${year}-0${1 + (n % 9)}-1${n % 9}T${10 + (n % 13)}:3${n % 6}`,
      5.5,
      8 + (n % 25),
      70 + (n % 20),
    );
    const read = readQuestion(question);
    return read === null ? null : answerTo(knownBirth(sky, born, AT, OPTION_DEFAULTS), read);
  })
    .filter((answer) => answer !== null)
    .slice(0, FRAME_ANSWERS);
  const { wording, count } = mostOfOneFrame(answers);
  console.log(
    `most of ${answers.length} answers with one wording (15 %)    ${percent(count / answers.length)} ${wording}`,
  );
  const needs = needShares();
  for (const { name, found, of, stopped, others } of needs)
    console.log(
      `${name.padEnd(46)} ${percent(found / of)} of ${of} found, ${percent(stopped / others)} of ${others} stopped`,
    );
  const { embedded, verified } = speeds(known, answers);
  console.log(`an answer over its chart (30 ms)               ${embedded.toFixed(1)} ms`);
  console.log(`ai/verify on 1,000 words (100 ms)              ${verified.toFixed(1)} ms`);
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { charts: { type: 'string', default: '20' }, show: { type: 'string', default: '20' } },
  });
  for (const file of FILES) {
    const { questions, exact, matter, free, faults } = planScore(file);
    console.log(
      `${file.padEnd(6)} ${questions} questions: plan exact ${percent(exact)}, matters ${percent(matter)}, free or charged ${percent(free)}`,
    );
    if (file !== 'apart') for (const fault of faults.slice(0, Number(values.show))) console.log(`  ${fault}`);
  }
  await printBars(Number(values.show));
  const score = await answerScore(Number(values.charts));
  console.log(`${score.answers} answers about ${values.charts} charts, ages 12 to 86`);
  console.log(`without a part             ${score.empty}`);
  console.log(`decisions against the area ${score.contradictions}`);
  console.log(`windows outside the gates  ${score.outside}`);
  console.log(`first sentences that stand three times or more in a hundred answers ${percent(score.repeated)}`);
};

if (import.meta.main) await main();
