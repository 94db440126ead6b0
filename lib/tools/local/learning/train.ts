/**
 * Learning by multinomial logistic regression: each question pulls the weights of its terms towards its own label and away
 * from those that they spoke for in vain (stochastic gradient with a rate of its own for each weight; Duchi et al. 2011).
 * The same questions give the same weights, and a few questions more or less give nearly the same.
 */
import { hashOf, SCALE, type Weights } from '../../../words/reading/learned.ts';

/** How long, and how finely, is learned. */
export interface Course {
  /** How often each question is read. */
  readonly epochs: number;
  /** Labels that a question speaks for less than this are left as they are. */
  readonly leastPull: number;
}

/** A question with the place of its label. */
export interface Example {
  readonly text: string;
  readonly label: number;
}
/** What was learned: of each term, its weight for every label. */
export interface Learned {
  readonly terms: readonly string[];
  /** How rare each term is among the labels: by this its share in a text is weighed. */
  readonly rarity: readonly number[];
  readonly labels: number;
  readonly weights: Float32Array;
}

const RATE = 0.1;
/** What is no word of a question, and stands in fewer of them, teaches nothing. */
const LEAST_QUESTIONS = 5;
/** By which first steps are held back: with less, the first questions that are read weigh more than all that come after. */
const EASE = 0.1;

/** A text as a number that looks drawn (FNV-1a, its bits mixed as in MurmurHash3). */
const wordHash = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A text as places and values of its terms; its length is 1. */
interface Vector {
  readonly places: Uint32Array;
  readonly values: Float32Array;
}

/** Terms that are learned, with how rare each is among the labels. */
const termsIn = (bags: readonly ReadonlyMap<string, number>[], examples: readonly Example[], labels: number) => {
  const having = new Map<string, { count: number; isWord: boolean; readonly labels: Set<number> }>();
  for (const [n, bag] of bags.entries())
    for (const [term, share] of bag) {
      const known = having.get(term) ?? { count: 0, isWord: false, labels: new Set() };
      known.count++;
      known.isWord ||= share === 1;
      known.labels.add(examples[n]?.label ?? 0);
      having.set(term, known);
    }
  const kept = [...having].filter(([, { isWord, count }]) => isWord || count >= LEAST_QUESTIONS);
  return {
    terms: kept.map(([term]) => term),
    places: new Map(kept.map(([term], place) => [term, place])),
    rarity: kept.map(([, known]) => Math.log(1 + labels / known.labels.size)),
  };
};

/**
 * The order in which questions are read: mixed anew each time by the words of each and by nothing else, so that with some questions
 * more all others are still read in the same order, and teach nearly the same.
 */
const mixed = (examples: readonly Example[], epoch: number): Uint32Array => {
  const keys = examples.map(({ text }) => wordHash(`${epoch} ${text}`));
  return Uint32Array.from(examples, (_, n) => n).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
};

/** Scores to shares that sum to 1, in place. */
const toShares = (scores: Float64Array): void => {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  let sum = 0;
  for (let k = 0; k < scores.length; k++) sum += scores[k] = Math.exp((scores[k] ?? 0) - most);
  for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] ?? 0) / sum;
};

/** What is being learned: of each term its weight for every label, and how far it has been pulled. */
interface State {
  readonly labels: number;
  readonly weights: Float32Array;
  readonly pulled: Float32Array;
  /** Of the question at hand. */
  readonly scores: Float64Array;
}

/** For each label, how much the terms of a question speak for it, into `scores`. */
const scored = ({ labels, weights, scores }: State, { places, values }: Vector): void => {
  scores.fill(0);
  for (const [j, place] of places.entries()) {
    const [from, value] = [place * labels, values[j] ?? 0];
    for (let k = 0; k < labels; k++) scores[k] = (scores[k] ?? 0) + (weights[from + k] ?? 0) * value;
  }
};

/** Moves the weights of a question against what its scores have too much, `worth` times. */
const pull = (
  { labels, weights, pulled, scores }: State,
  { places, values }: Vector,
  { rate, worth, least }: { readonly rate: number; readonly worth: number; readonly least: number },
) => {
  for (const [k, excess] of scores.entries()) {
    if (Math.abs(excess) < least) continue;
    for (const [j, place] of places.entries()) {
      const at = place * labels + k;
      const step = excess * worth * (values[j] ?? 0);
      const sum = (pulled[at] = (pulled[at] ?? 0) + step * step);
      weights[at] = (weights[at] ?? 0) - (rate * step) / Math.sqrt(sum);
    }
  }
};

/** The bags of questions as vectors of one length, a rare term counting more than a common one. */
const vectorsOf = (
  bags: readonly ReadonlyMap<string, number>[],
  places: ReadonlyMap<string, number>,
  rarity: readonly number[],
) =>
  bags.map((bag): Vector => {
    const known = [...bag].flatMap(([term, share]) => {
      const place = places.get(term);
      return place === undefined ? [] : [{ place, value: share * (rarity[place] ?? 0) }];
    });
    const length = Math.hypot(...known.map(({ value }) => value)) || 1;
    return {
      places: Uint32Array.from(known, ({ place }) => place),
      values: Float32Array.from(known, ({ value }) => (SCALE * value) / length),
    };
  });

/** For each label what its questions count: those of one that is asked for less count more, at most twice. */
const worthsOf = (examples: readonly Example[], labels: number): readonly number[] => {
  const counts = Array.from({ length: labels }, () => 0);
  for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1;
  return counts.map((count) => Math.min(2, Math.sqrt(examples.length / labels / (count || 1))));
};

/** Terms of a text, each with what it counts. */
export type TermsOf = (text: string) => ReadonlyMap<string, number>;

/** Weights of every term for every label, its rarity among them. */
export const learn = (
  examples: readonly Example[],
  labels: number,
  termsOf: TermsOf,
  { epochs, leastPull: least }: Course,
): Learned => {
  const bags = examples.map(({ text }) => termsOf(text));
  const { terms, places, rarity } = termsIn(bags, examples, labels);
  const vectors = vectorsOf(bags, places, rarity);
  const worths = worthsOf(examples, labels);
  const state: State = {
    labels,
    weights: new Float32Array(terms.length * labels),
    pulled: new Float32Array(terms.length * labels).fill(EASE),
    scores: new Float64Array(labels),
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const n of mixed(examples, epoch)) {
      const [vector, example] = [vectors[n], examples[n]];
      if (vector === undefined || example === undefined) continue;
      scored(state, vector);
      toShares(state.scores);
      state.scores[example.label] = (state.scores[example.label] ?? 0) - 1;
      pull(state, vector, { rate: RATE * (1 - epoch / epochs), worth: worths[example.label] ?? 1, least });
    }
  }
  return {
    terms,
    rarity,
    labels,
    weights: state.weights.map((weight, at) => weight * (rarity[Math.floor(at / labels)] ?? 0)),
  };
};

/** Weights as whole numbers up to a largest, by the hashes of their terms, and what one of them is worth; those below the least are left out. */
export const smaller = (
  { terms, labels, weights }: Pick<Learned, 'terms' | 'labels' | 'weights'>,
  largest: number,
  least = 1,
): { readonly weights: Weights; readonly unit: number } => {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largest;
  const kept = new Map<number, Map<number, number>>();
  for (const [place, term] of terms.entries()) {
    const own = Array.from({ length: labels }, (_, k) => [k, weights[place * labels + k] ?? 0] as const)
      .map(([k, weight]) => [k, Math.round(weight / unit)] as const)
      .filter(([, weight]) => Math.abs(weight) >= least);
    if (own.length > 0 && !kept.has(hashOf(term))) kept.set(hashOf(term), new Map(own));
  }
  const sorted = [...kept].sort(([a], [b]) => a - b);
  const pairs = sorted.flatMap(([, own]) => [...own]);
  let sum = 0;
  const small = {
    terms: Uint32Array.from(sorted, ([hash]) => hash),
    first: Uint32Array.from([0, ...sorted.map(([, own]) => (sum += own.size))]),
    labels: Uint16Array.from(pairs, ([label]) => label),
    weights: Int8Array.from(pairs, ([, weight]) => weight),
  };
  return { weights: small, unit };
};

/** What was learned with one label more, for which each term has how rare it is (`chooserOf` brings texts to one length by it). */
export const withRarity = ({
  terms,
  rarity,
  labels,
  weights,
}: Learned): Pick<Learned, 'terms' | 'labels' | 'weights'> => ({
  terms,
  labels: labels + 1,
  weights: Float32Array.from({ length: terms.length * (labels + 1) }, (_, at) => {
    const [term, label] = [Math.floor(at / (labels + 1)), at % (labels + 1)];
    return label === labels ? (rarity[term] ?? 0) : (weights[term * labels + label] ?? 0);
  }),
});
