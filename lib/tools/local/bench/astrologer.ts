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
import { best, ms, type Part, row } from './part.ts';
import type { Birth } from '../../../contract/values/moment.ts';

const ROUNDS = 6;
const BIRTHS = 24;
const WORDS = 1000;
const QUESTION = 'When will my work and my marriage get easier, and what of money?';

/** Facts of a birth in sentences, cut after 1,000 words. */
const readingText = (known: KnownBirth, language: Language): string => {
  const words = TOPICS.flatMap((topic) => factsAbout(known, [topic], language))
    .map(({ statement }) => statement)
    .join(' ')
    .split(' ');
  return Array.from({ length: WORDS }, (_, i) => words[i % words.length]).join(' ');
};

export const astrologerPart: Part = {
  processes: 1,
  rows: async () => {
    const sky = openSky(await loadEphemeris());
    const at = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
    const births = Array.from({ length: BIRTHS }, (_, n) =>
      bornAt(`${1950 + 3 * n}-0${1 + (n % 9)}-1${n % 9}T${10 + (n % 13)}:30`, 5.5, 8 + n, 70 + (n % 20)),
    );
    const birthOf = (call: number): Birth => {
      const birth = births[call % BIRTHS];
      if (!birth) throw new Error('each call has its birth');
      return birth;
    };
    const asked = resolved(questionOf(QUESTION, at.date), null);
    if (asked === null) throw new Error('the question of the bench is not understood');
    let claims = 0;
    const answering = (language: Language) => async (call: number) => {
      const birth = birthOf(call);
      const question = {
        text: QUESTION,
        names: [],
        topics: [],
        language,
        asked,
        tongue: language,
        before: null,
        pairs: [],
        maxTokens: 0,
        fallback: true,
        known: knownBirth(sky, birth, at, OPTION_DEFAULTS),
      };
      return answerShape(await writeAnswer(EMBEDDED, question), language, birth.clock, []);
    };
    const verifying = (language: Language) => {
      const texts = births.map((birth) => {
        const known = knownBirth(sky, birth, at, OPTION_DEFAULTS);
        return { known, text: readingText(known, language) };
      });
      return (call: number): void => {
        for (const { known, text } of texts.slice(call % BIRTHS, (call % BIRTHS) + 1))
          claims = checkText(known, text).flatMap((one) => one.claims).length;
      };
    };
    const languages = languagesWith('astrologer/answers');
    const slowest = async (workOf: (language: Language) => (call: number) => unknown): Promise<number> =>
      Math.max(
        ...Object.values(
          await best(ROUNDS, BIRTHS, Object.fromEntries(languages.map((language) => [language, workOf(language)]))),
        ),
      );
    const { chart } = await best(ROUNDS, BIRTHS, {
      chart: (call) => castChart(sky, birthOf(call).jd, birthOf(call).place),
    });
    const answer = (await slowest(answering)) - chart;
    const verify = await slowest(verifying);
    return [
      row(
        'P15',
        'answer of ai/chat without a model, ms',
        answer / 1000,
        30,
        `beyond its chart (${ms(chart)}), the slower language`,
      ),
      row(
        'P15',
        'ai/verify over 1,000 words, ms',
        verify / 1000,
        100,
        `${claims} claims in the last text, the slower language`,
      ),
    ];
  },
};
