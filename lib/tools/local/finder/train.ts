/**
 * Learning by multinomial logistic regression: each question pulls the weights of its terms towards its own label and away
 * from those that they spoke for in vain (stochastic gradient with a rate of its own for each weight; Duchi et al. 2011).
 * The same questions give the same weights.
 */
import { termsOf } from '../../../service/catalogue/finder/terms.ts';
import { drawn } from './drawn.ts';

/** A question with the place of its label. */
export interface Example {
  readonly text: string;
  readonly label: number;
}
/** What was learned: of each term, its weight for every label. */
export interface Learned {
  readonly terms: readonly string[];
  readonly labels: number;
  readonly weights: Float32Array;
}

const EPOCHS = 5;
const RATE = 0.1;
/** How far apart the scores of one question may lie. */
const SCALE = 5;
/** What is no word of a question, and stands in fewer of them, teaches nothing. */
const LEAST_QUESTIONS = 5;
/** Labels that a question speaks for less than this are left as they are. */
const LEAST_PULL = 0.05;
/** By which first steps are held back. */
const EASE = 1e-3;

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

/** Mixes a list in place, in the same way in each run. */
const shuffled = (list: Uint32Array, seed: number): void => {
  const next = drawn(seed);
  for (let i = list.length - 1; i > 0; i--) {
    const j = next() % (i + 1);
    const kept = list[i] ?? 0;
    list[i] = list[j] ?? 0;
    list[j] = kept;
  }
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
const pull = ({ labels, weights, pulled, scores }: State, { places, values }: Vector, rate: number, worth: number) => {
  for (const [k, excess] of scores.entries()) {
    if (Math.abs(excess) < LEAST_PULL) continue;
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

/** Weights of every term for every label, its rarity among them. */
export const learn = (examples: readonly Example[], labels: number): Learned => {
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
  const order = Uint32Array.from(examples, (_, n) => n);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffled(order, epoch + 1);
    for (const n of order) {
      const [vector, example] = [vectors[n], examples[n]];
      if (vector === undefined || example === undefined) continue;
      scored(state, vector);
      toShares(state.scores);
      state.scores[example.label] = (state.scores[example.label] ?? 0) - 1;
      pull(state, vector, RATE * (1 - epoch / EPOCHS), worths[example.label] ?? 1);
    }
  }
  return { terms, labels, weights: state.weights.map((weight, at) => weight * (rarity[Math.floor(at / labels)] ?? 0)) };
};
