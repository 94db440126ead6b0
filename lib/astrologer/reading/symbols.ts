/**
 * The kinds of words that the verifier reads, one letter each, so that a clause becomes a short string and a pattern over
 * it an ordinary regular expression.
 *
 * Things: `B` planet, `A` ascendant, `L` lord of a house, `S` sign, `H` house, `N` star, `P` quarter of a star, `D` degree,
 * `Y` yoga, `O` dosha, `T` time, `c` so many planets, `#` a number that belongs to nothing.
 * Words between: `i` in, `o` on, `k` of, `b` by, `w` with, `v` aspects, `V` aspected by, `r` rules, `y` ruled by, `l` lord of, `p` its lord (after the house),
 * `h` house, `W` has or is present, `G` makes or gives, `n` not, `&` and, `,` comma, `/` hyphen, `f` from, `u` until, `q` begins, `e` ends.
 * States: `R` retrograde, `F` direct, `C` combust, `E` exalted, `X` debilitated, `Z` own sign, `+` strong, `-` weak.
 * Dashas: `M` maha, `U` antar, `Q` pratyantar. `5` at birth. Frames: `0` birth chart, `9` navamsa, `m` `s` `t` counted from Moon, Sun, ascendant, `g` transit.
 * Scope: `x` hypothetical, `z` people in general, `%` usually, `$` perhaps, `?` question, `J` another person, `j` his or her, `K` chart, `|` turn of the sentence, `!` illness.
 * `4` is a head of a list that means the Moon, `6` is "in it", `8` "with it", `7` its, `a` is a word for the planet last named (who, it),
 * `<` the former, `>` the latter, `I` gives way to.
 * `~` is a thing that ordinals count besides houses (time, week, marriage), `_` any other word; `:` is one that says nothing (is, the, your).
 */
import type { DoshaId } from '../../../layers/jyotish/dosha/all.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { YogaId } from '../../../layers/jyotish/yoga/detect.ts';
import type { CountedFrom, DateSpan } from './claim.ts';

/** What a word stands for, where it names a thing. */
export interface Meaning {
  readonly planet?: Graha;
  /** Number of a house, sign, star, quarter, degree, count, or ordinal. */
  readonly number?: number;
  readonly yoga?: YogaId;
  readonly dosha?: DoshaId;
  readonly time?: DateSpan;
  /** What a house says itself that it is counted from. */
  readonly from?: CountedFrom;
  /** In which chart a place is, where a clause speaks of two. */
  readonly chart?: 'D1' | 'D9';
  /** Said of the birth by its name, whatever the sentence is about: the Moon sign, the birth star. */
  readonly natal?: true;
}

/** A word or phrase of a text, read. */
export interface Token extends Meaning {
  readonly symbol: string;
  readonly text: string;
  /** Understood, not written: the planet that "who" stands for. */
  readonly implied?: true;
  /** The written token that an implied one repeats. */
  readonly origin?: Token;
}

/** Tokens as a string of their symbols, one letter each. */
export const symbolsOf = (tokens: readonly Token[]): string => tokens.map(({ symbol }) => symbol).join('');

/** Symbols of things that a claim must account for. */
export const THINGS = 'BALSHNPDYOT#';
