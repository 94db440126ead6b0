/**
 * What was learned of texts, small enough to travel in a function: for each term the labels that it speaks for or
 * against, an endpoint, a matter. Terms are known by 24 bits of a hash, in ascending order; numbers are written in seven bits a byte, low ones
 * first, an upper bit saying that more follow.
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** The weights of the terms: those of the term at `n` stand from `first[n]` to `first[n + 1]`. */
export interface Weights {
  readonly terms: Uint32Array;
  readonly first: Uint32Array;
  readonly labels: Uint16Array;
  readonly weights: Int8Array;
}

const HASH_BITS = 24;

/** A term as a number (FNV-1a). */
export const hashOf = (term: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> (32 - HASH_BITS);
};

/** The place of a term, −1 where it is not known. */
export const placeOfTerm = ({ terms }: Weights, term: string): number => {
  const wanted = hashOf(term);
  let [low, high] = [0, terms.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = terms[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

/** As text: terms, how many weights each has, their labels, and the weights, each list behind the other. */
export const packed = ({ terms, first, labels, weights }: Weights): string => {
  const bytes: number[] = [];
  const put = (number: number): void => {
    let rest = number;
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    bytes.push(rest);
  };
  put(terms.length);
  for (const [n, term] of terms.entries()) {
    put(term - (n === 0 ? 0 : (terms[n - 1] ?? 0)));
    put((first[n + 1] ?? 0) - (first[n] ?? 0));
    for (let i = first[n] ?? 0; i < (first[n + 1] ?? 0); i++)
      put((labels[i] ?? 0) - (i === first[n] ? 0 : (labels[i - 1] ?? 0)));
  }
  return brotliCompressSync(Buffer.concat([Buffer.from(bytes), Buffer.from(weights.buffer)])).toString('base64');
};

/** What `packed` wrote. */
export const unpackWeights = (text: string): Weights => {
  const bytes = brotliDecompressSync(Buffer.from(text, 'base64'));
  let at = 0;
  const take = (): number => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  };
  const count = take();
  const terms = new Uint32Array(count);
  const first = new Uint32Array(count + 1);
  // There are fewer of them than bytes.
  const labels = new Uint16Array(bytes.length);
  let labelled = 0;
  let term = 0;
  for (let n = 0; n < count; n++) {
    term += take();
    terms[n] = term;
    let label = 0;
    for (let left = take(); left > 0; left--) {
      label += take();
      labels[labelled++] = label;
    }
    first[n + 1] = labelled;
  }
  return { terms, first, labels: labels.slice(0, labelled), weights: new Int8Array(bytes.subarray(at)) };
};

/** A learned choice among labels, as it is kept. */
export interface Kept {
  readonly labels: readonly string[];
  /** What one step of its weights is worth. */
  readonly unit: number;
  readonly packed: string;
}

/** A label and how likely it is, 0 to 1. */
export interface Likely {
  readonly label: string;
  readonly share: number;
}

/** How far apart the scores of one text may lie: its terms are brought to this length. */
export const SCALE = 5;

/** Gives each weight of the terms of a text, with its label and what the term counts; nothing for a term that is not known. */
export const eachWeight = (
  weights: Weights,
  terms: ReadonlyMap<string, number>,
  take: (label: number, weight: number, share: number) => void,
): void => {
  for (const [term, share] of terms) {
    const place = placeOfTerm(weights, term);
    if (place < 0) continue;
    const end = weights.first[place + 1] ?? 0;
    for (let i = weights.first[place] ?? 0; i < end; i++) take(weights.labels[i] ?? 0, weights.weights[i] ?? 0, share);
  }
};

/**
 * A chooser among the labels of what was learned: the likeliest first, by the terms of a text. Multinomial logistic regression
 * (Bishop 2006, 4.3.4) over terms of one length, in which a rare term counts more; how rare each is stands behind its weights,
 * as those of one label more.
 */
export const chooserOf = ({
  labels,
  unit,
  packed: text,
}: Kept): ((terms: ReadonlyMap<string, number>) => readonly Likely[]) => {
  const weights = unpackWeights(text);
  return (terms) => {
    const scores = new Float64Array(labels.length);
    let squares = 0;
    eachWeight(weights, terms, (label, weight, share) => {
      const counted = share * weight * unit;
      if (label === labels.length) squares += counted ** 2;
      else scores[label] = (scores[label] ?? 0) + counted;
    });
    const scale = SCALE / (Math.sqrt(squares) || 1);
    const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
    const parts = scores.map((score) => Math.exp(scale * (score - most)));
    const sum = parts.reduce((a, b) => a + b, 0);
    return labels
      .map((label, i): Likely => ({ label, share: (parts[i] ?? 0) / sum }))
      .toSorted((a, b) => b.share - a.share);
  };
};
