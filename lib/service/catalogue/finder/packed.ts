/**
 * What the finder has learned, small enough to travel in a function: for each term the endpoints that it speaks for or
 * against. Terms are known by 24 bits of a hash, in ascending order; numbers are written in seven bits a byte, low ones
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
export const placeOf = ({ terms }: Weights, term: string): number => {
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
export const unpacked = (text: string): Weights => {
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
  const labels: number[] = [];
  let term = 0;
  for (let n = 0; n < count; n++) {
    term += take();
    terms[n] = term;
    let label = 0;
    for (let left = take(); left > 0; left--) {
      label += take();
      labels.push(label);
    }
    first[n + 1] = labels.length;
  }
  return { terms, first, labels: Uint16Array.from(labels), weights: new Int8Array(bytes.subarray(at)) };
};
