/** A clause while it is being read: its tokens, the symbols still unread, and the claims found. */
import type { Claim, ClaimChart, CountedFrom, DateSpan, Point } from './claim.ts';
import { symbolsOf, type Token } from './symbols.ts';

/** The frame that a clause speaks in. */
export interface Frame {
  readonly chart: ClaimChart;
  readonly from: CountedFrom;
  /** When the sky is meant; null is now. */
  readonly time: DateSpan | null;
}

/** A claim as it was read: where in the clause it is made, and which tokens it accounts for. */
export interface ReadClaim {
  readonly claim: Claim;
  readonly negated: boolean;
  /** Index of the token that states it. */
  readonly at: number;
  readonly used: readonly number[];
  /** A planet and a place are named together, but not how they belong together. */
  readonly unclear: boolean;
  /** Unclear because the words were misread or contradict themselves. */
  readonly isDoubtful?: true;
}

/** Up to three words that are not known, or a "not". */
export const GAP = '[_Gn]{0,3}';
/** One or more of a kind, joined by commas and "and". A `^` is a "with" that has been read. */
export const LIST = (of: string): string => `${of}(?:[,&]+${of})*`;
/** Like `LIST`, joined by nothing too: सूर्य चंद्र और शनि. */
export const GROUP = (of: string): string => `${of}(?:[,&^]*${of})*`;

/** A pattern of a row, compiled once: to see whether there is a match at all, and to read the spans of its groups. */
interface Compiled {
  readonly plain: RegExp;
  readonly spans: RegExp;
}
const COMPILED = new Map<string, Compiled>();
const compiled = (pattern: string): Compiled => {
  const known = COMPILED.get(pattern);
  if (known) return known;
  const made = { plain: new RegExp(pattern), spans: new RegExp(pattern, 'gd') };
  COMPILED.set(pattern, made);
  return made;
};

export class Clause {
  readonly tokens: readonly Token[];
  /** Symbols as they were before anything was read. */
  readonly written: string;
  symbols: string;
  readonly claims: ReadClaim[] = [];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.written = symbolsOf(tokens);
    this.symbols = this.written;
  }

  token(index: number): Token {
    const found = this.tokens[index];
    if (found === undefined) throw new Error(`no token ${index}`);
    return found;
  }

  /** Indices in a match of tokens of these kinds. */
  within(start: number, length: number, kinds: string): readonly number[] {
    return Array.from({ length }, (_, i) => start + i).filter((i) => kinds.includes(this.symbols[i] ?? ' '));
  }

  /** Planets, ascendant and lords in a match; a lord that stands beside its planet (the 7th lord Venus) is that planet. */
  subjects(start: number, length: number): readonly number[] {
    return this.within(start, length, 'BAL').filter((i) => {
      const [before, after] = [this.symbols.slice(start, i), this.symbols.slice(i + 1, start + length)];
      return this.symbols[i] !== 'L' || !(/B,?(?:L[,&]+)*$/.test(before) || /^,?B/.test(after));
    });
  }

  point(index: number): Point {
    const { symbol, planet, number = 0 } = this.token(index);
    return symbol === 'L' ? { lordOf: number } : (planet ?? 'ascendant');
  }

  number(index: number): number {
    return this.token(index).number ?? NaN;
  }

  add(claim: Claim, at: number, used: readonly number[], unclear = false): void {
    this.claims.push({ claim, negated: false, at, used, unclear });
  }

  /** Blanks what has been read, so that later rows do not read it again. */
  blank(from: number, length: number, by = '_'): void {
    this.symbols = this.symbols.slice(0, from) + by.repeat(length) + this.symbols.slice(from + length);
  }

  /** Calls `read` for each match of a pattern with the spans of its groups. */
  each(pattern: string, read: (spans: readonly (readonly [number, number])[]) => void): void {
    const { plain, spans } = compiled(pattern);
    if (!plain.test(this.symbols)) return;
    for (const match of this.symbols.matchAll(spans))
      read(Array.from(match.indices ?? [], (span) => (span ? [span[0], span[1] - span[0]] : [0, 0])));
  }
}

/** A way of saying something: reads what it knows from a clause, and blanks it. */
export type Row = (clause: Clause, frame: Frame) => void;

export const natalChart = ({ chart }: Frame): 'D1' | 'D9' => (chart === 'D9' ? 'D9' : 'D1');
export const isNatal = ({ chart }: Frame): boolean => chart !== 'transit';
/** Whether a word is written in Latin letters. */
export const isLatin = (text: string): boolean => /^[a-z']/.test(text);

/** Claims that a point stands in the sign, house, star or at the degree of a token. */
export const place = (clause: Clause, frame: Frame, of: number, at: number, unclear = false): void => {
  const point = clause.point(of);
  const own = clause.token(of).natal ? 'D1' : clause.token(at).chart;
  const { chart, time } = own ? { chart: own, time: null } : frame;
  const from = clause.token(at).from ?? frame.from;
  const number = clause.number(at);
  const used = [of, at];
  switch (clause.token(at).symbol) {
    case 'S':
      return clause.add({ kind: 'sign', of: point, sign: number, chart, time }, at, used, unclear);
    case 'H':
    case 'A':
      return point === 'ascendant'
        ? undefined
        : clause.add({ kind: 'house', of: point, house: number || 1, from, chart, time }, at, used, unclear);
    case 'D':
      return chart === 'D1' ? clause.add({ kind: 'degree', of: point, degree: number }, at, used, unclear) : undefined;
    case 'N': {
      const [near = ''] = /^B?[,_ikW]{0,4}P/.exec(clause.symbols.slice(at + 1)) ?? [];
      const pada = clause.within(at + 1, Math.max(3, near.length), 'P')[0];
      if (chart === 'D1')
        clause.add(
          { kind: 'star', of: point, star: number, pada: pada === undefined ? null : clause.number(pada) },
          at,
          pada === undefined ? used : [...used, pada],
          unclear,
        );
    }
  }
};
