/**
 * Questions that get a fixed answer before any chart is cast, and sentences that are never sent: known by their words, in
 * three tongues.
 */
import type { Topic } from '../../contract/suites/astrologer.ts';
import type { SafetyCase } from '../../words/keys.ts';
import { SAFETY_SAID } from '../../words/reading/safety-vocabulary.ts';
import { SAFETY_CLASSES } from '../../words/reading/safety/classes.ts';
import { SAFETY_CONCEPTS } from '../../words/reading/safety/concepts.ts';
import { HARMLESS_IN_NEED, HARMLESS_SAID } from '../../words/reading/safety/harmless.ts';
import { inOneSpelling, mender } from './spelling.ts';
import { phraseMarker, stemFinder, without, wordReader } from './stems.ts';
import { normalised } from '../../words/reading/normalise.ts';

const joined = (stems: readonly string[]): string => stems.join('|');
const CASES = SAFETY_SAID.map(([key, stems]) => ({ key, find: stemFinder(joined(stems)) }));
/** Cases of a person in need: for these only what sounds like need and is none is taken out before. */
const OF_NEED: readonly SafetyCase[] = ['crisis', 'emergency'];
const CLASSES = Object.fromEntries(
  Object.entries({ ...SAFETY_CLASSES, ...SAFETY_CONCEPTS }).map(([name, words]) => [name, joined(words)]),
);
/** Words of the table in Latin letters: what is written almost like one of them is taken for it. */
const KNOWN_WORDS = new Set(
  inOneSpelling([...SAFETY_SAID.flatMap(([, stems]) => stems), ...Object.values(CLASSES)].join(' ')).match(
    /(?<![<a-z])[a-z]+(?!>)/gu,
  ),
);
const wordsOf = wordReader(CLASSES, mender(KNOWN_WORDS));
const withPhrases = phraseMarker(CLASSES);
const findHarmless = stemFinder(joined(HARMLESS_SAID));
const findHarmlessInNeed = stemFinder(joined(HARMLESS_IN_NEED));

/** Words that make "cancer" the sign: the question then speaks of a chart. */
const SIGN_OF_CANCER =
  /cancer (?:ascendant|lagna|rashi|moon|sun|sign|rising)|(?:in|is|through|sign of|sign is) cancer(?! (?:patient|treatment|risk))/gu;

/** The fixed answer that a question needs; null when it may be answered from the chart. */
export const safetyCaseOf = (question: string): SafetyCase | null => {
  const whole = normalised(question).replace(SIGN_OF_CANCER, 'kark rashi');
  const ofNeed = without(wordsOf(whole), findHarmlessInNeed);
  const ofOthers = without(ofNeed, findHarmless);
  const needed = withPhrases(ofNeed);
  const others = withPhrases(ofOthers);
  return CASES.find(({ key, find }) => find(OF_NEED.includes(key) ? needed : others) !== null)?.key ?? null;
};

const ADULT_YEARS = 18;
/** Topics that are not spoken of with the chart of someone under eighteen. */
const FOR_ADULTS: readonly Topic[] = ['marriage', 'children'];

/** Whether a topic must not be answered for a person of this age in years. */
export const isForAdults = (topic: Topic, ageYears: number): boolean =>
  ageYears < ADULT_YEARS && FOR_ADULTS.includes(topic);
