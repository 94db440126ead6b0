/** The astrologer without a model: what an answer costs beyond its chart, and what it costs to verify a text. */
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { knownBirth, type KnownBirth } from '../../../answers/queries/known-birth.ts';
import { answerShape } from '../../../astrologer/answer/shapes.ts';
import { writeAnswer } from '../../../astrologer/answer/answer.ts';
import { factsAbout } from '../../../astrologer/answer/facts-about.ts';
import { questionOf } from '../../../astrologer/answer/hear/intents.ts';
import { resolved } from '../../../astrologer/answer/talk/resolve.ts';
import { checkText } from '../../../astrologer/reading/verify.ts';
import { TOPICS } from '../../../contract/suites/astrologer.ts';
import { OPTION_DEFAULTS } from '../../../contract/frame/options.ts';
import { languagesWith, type Language } from '../../../words/languages.ts';
import { EMBEDDED } from '../../../adapters/llm/embedded.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { bornAt, momentAt } from '../verify/born.ts';
import { type Part, ms } from './part.ts';

/** CPU milliseconds: means over births, the best of several rounds, the slower language. */
export interface AstrologerFigures {
  /** A whole answer with everything it must know, less the chart alone. Target: at most 30. */
  readonly answerMs: number;
  readonly chartMs: number;
  /** A text of 1,000 words. Target: at most 100. */
  readonly verifyMs: number;
  readonly claims: number;
}

const ROUNDS = 6;
const BIRTHS = 24;
const WORDS = 1000;
const QUESTION = 'When will my work and my marriage get easier, and what of money?';

/** CPU milliseconds of a piece of work. */
const cpuMs = async (work: () => Promise<void> | void): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Facts of a birth in sentences, cut after 1,000 words. */
const readingText = (known: KnownBirth, language: Language): string => {
  const words = TOPICS.flatMap((topic) => factsAbout(known, [topic], language))
    .map(({ statement }) => statement)
    .join(' ')
    .split(' ');
  return Array.from({ length: WORDS }, (_, i) => words[i % words.length]).join(' ');
};

/** Runs it. */
const measureAstrologer = async (): Promise<AstrologerFigures> => {
  const sky = openSky(await loadEphemeris());
  const at = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
  const births = Array.from({ length: BIRTHS }, (_, n) =>
    bornAt(`${1950 + 3 * n}-0${1 + (n % 9)}-1${n % 9}T${10 + (n % 13)}:30`, 5.5, 8 + n, 70 + (n % 20)),
  );
  const asked = resolved(questionOf(QUESTION, at.date), null);
  if (asked === null) throw new Error('the question of the bench is not understood');
  let [answerMs, chartMs, verifyMs, claims] = [0, Infinity, 0, 0];
  for (let round = 0; round < ROUNDS; round++)
    chartMs = Math.min(
      chartMs,
      (await cpuMs(() => births.forEach(({ jd, place }) => castChart(sky, jd, place)))) / BIRTHS,
    );
  for (const language of languagesWith('astrologer/answers')) {
    const own = { asked, tongue: language, before: null };
    const question = {
      text: QUESTION,
      names: [],
      topics: [],
      language,
      ...own,
      pairs: [],
      maxTokens: 0,
      fallback: true,
    };
    const texts = births.map((birth) => {
      const known = knownBirth(sky, birth, at, OPTION_DEFAULTS);
      return { known, text: readingText(known, language) };
    });
    let [answer, verify] = [Infinity, Infinity];
    for (let round = 0; round < ROUNDS; round++) {
      const answering = await cpuMs(async () => {
        for (const birth of births) {
          const known = knownBirth(sky, birth, at, OPTION_DEFAULTS);
          answerShape(await writeAnswer(EMBEDDED, { ...question, known }), language, birth.clock, []);
        }
      });
      answer = Math.min(answer, answering / BIRTHS);
      const verifying = await cpuMs(() => {
        for (const { known, text } of texts) claims = checkText(known, text).flatMap((one) => one.claims).length;
      });
      verify = Math.min(verify, verifying / BIRTHS);
    }
    answerMs = Math.max(answerMs, answer - chartMs);
    verifyMs = Math.max(verifyMs, verify);
  }
  return { answerMs, chartMs, verifyMs, claims };
};

export const astrologerPart: Part = {
  processes: 1,
  rows: async () => {
    const f = await measureAstrologer();
    return [
      {
        id: 'P15',
        what: 'answer of ai/chat without a model, ms',
        value: f.answerMs,
        target: 30,
        detail: `beyond its chart (${ms(f.chartMs)}), the slower language`,
      },
      {
        id: 'P15',
        what: 'ai/verify over 1,000 words, ms',
        value: f.verifyMs,
        target: 100,
        detail: `${f.claims} claims in the last text, the slower language`,
      },
    ];
  },
};
