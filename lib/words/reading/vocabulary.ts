/** Lists of words that the reader of sentences knows, and what each is for. */

/** Forms of a list, over several lines, separated by `|`. */
export const said = (...lines: readonly string[]): string => lines.join('|');

/** Each stem with each ending: stems and endings separated by `|`. */
export const inflected = (stems: string, endings: string): string =>
  stems
    .split('|')
    .flatMap((stem) => endings.split('|').map((ending) => stem + ending))
    .join('|');

/** The lists of one script: forms separated by `|`; longer forms win over shorter ones. */
export interface SpeechForms {
  /** By the letter of a kind of word (see `lib/astrologer/reading/symbols.ts`). */
  readonly words: Readonly<Record<string, string>>;
  /** Words after which a sentence supposes, and says nothing of this chart. */
  readonly hypothetical: string;
  /** Words by which a clause only supposes; what was stated before a comma or a turn stands. */
  readonly perhaps: string;
  /** Words that make a sentence one about people in general, or about astrology, wherever they stand. */
  readonly generic: string;
  /** Words that make a sentence general unless it speaks of "your" chart, or comes to them after a comma. */
  readonly usually: string;
  /** Words that speak of all who were born under a sign, unless the sentence speaks of "your" chart. */
  readonly ofAKind: string;
  /** "Your", "my", "here": the sentence speaks of this chart. */
  readonly thisChart: string;
  /** Words that begin a question that ends without its mark. */
  readonly question: string;
  /** Words that begin a request or an advice. */
  readonly request: string;
  /** People whose chart may be spoken of instead: "your wife's Moon", "पति की कुंडली". */
  readonly otherPerson: string;
  /** "His", "उनकी": another person's where a planet, the ascendant or a chart follows. */
  readonly ofAnother: string;
  /** The chart of someone, where it follows a person. */
  readonly chart: string;
  /** Words that split a sentence into clauses: what follows speaks of something new. */
  readonly turn: string;
  /** Words that stand for the planet last named: "Jupiter, who rules the fourth". */
  readonly pronoun: string;
  /** Words by which a planet makes something of someone: "Saturn makes you strong" says nothing of its strength. */
  readonly makes: string;
  /** Words near which "cancer" is an illness and no sign. */
  readonly illness: string;
  /** Before a planet: what is said is so of no other. */
  readonly only: string;
  /** Ways to say that a place holds no planet. */
  readonly empty: string;
  /** The Moon and the Sun where a sentence speaks of "my sign". */
  readonly moonSaid: string;
  /** Heads of a list in which no planet is named: "Rashi: Leo". */
  readonly moonListed: string;
  readonly sunSaid: string;
  /** Where a planet stands opposite to something, it looks at it with the seventh aspect that all have. */
  readonly opposite: string;
  /** The first and the last of the seven in strength. */
  readonly strongest: string;
  readonly weakest: string;
  /** Words that say nothing by themselves. */
  readonly filler: string;
}
