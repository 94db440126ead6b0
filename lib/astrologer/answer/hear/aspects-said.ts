/** The sides of matters that words name, a raise, a transfer, a plot of land, by the weights of their terms. */
import { OF_COUPLE } from './matter-groups.ts';
import { ASPECT_ROWS } from '../../../answers/aspects.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { ASPECTS, type Aspect } from '../../../words/reading/ask.ts';
import { askedFor, FOLK } from './ask-terms.ts';
import { mattersIn } from './matters-said.ts';
import { without } from './patterns.ts';

/** The terms of each side of a matter. */
const ASPECT_TERMS = ASPECTS.map((aspect) => ({ aspect, terms: askedFor(({ aspects }) => aspects[aspect]) }));
/** Score from which an aspect is what is asked about, whatever else the words name. */
const SURE = 4;

export interface AspectsSaid {
  /** The sides that are named, the heaviest first. */
  readonly aspects: readonly Aspect[];
  /** The one that is surely meant. */
  readonly sure: Aspect | null;
}

/** The matter that an aspect is a side of. */
export const matterOfAspect = (aspect: Aspect): Matter => ASPECT_ROWS[aspect].matter;

/** Whether nothing tells that consent is asked for something else: "mummy nahi maan rahi, bike chahiye". */
const isOfWedding = (words: readonly string[]): boolean => {
  const matters = mattersIn(without(words, FOLK));
  return (
    matters.length === 0 || matters.some((one) => one === 'family' || one === 'general' || OF_COUPLE.includes(one))
  );
};

/** The aspects that some words name. */
export const aspectsIn = (words: readonly string[]): AspectsSaid => {
  const scored = ASPECT_TERMS.map(({ aspect, terms }) => ({ aspect, score: terms.score(words) }))
    .filter(({ aspect, score }) => score > 0 && (aspect !== 'consent' || isOfWedding(words)))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return {
    aspects: scored.map(({ aspect }) => aspect),
    sure: best !== undefined && best.score >= SURE ? best.aspect : null,
  };
};
