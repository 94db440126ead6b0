/**
 * Lines of work that people name, each by the planet that stands for it (Brihat Jataka ch. 10, Phaladeepika ch. 5 and 15; of
 * newer work that to which it is nearest), and whether it is chosen as what one studies.
 */
import type { Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import { askWords, type AskWords } from '../../../words/reading/ask.ts';
import { askedFor, JOINTS, OR } from '../hear/ask-terms.ts';
import { classOf, type Found, spelledWords } from '../hear/patterns.ts';

/** A line of work. */
export type Trade = keyof AskWords['vocations'];

export interface TradeRow {
  readonly planet: Planet7;
  /** It is first of all what one studies. */
  readonly isStudy?: true;
  /** It is mostly done on one’s own account, and has customers. */
  readonly isOwn?: true;
  /** Other work is done there too: a guard in a bank is a guard. */
  readonly isPlace?: true;
}

export const TRADE_ROWS: Readonly<Record<Trade, TradeRow>> = {
  politics: { planet: 'sun' },
  administration: { planet: 'sun' },
  medicine: { planet: 'sun' },
  nursing: { planet: 'moon' },
  hotel: { planet: 'moon', isOwn: true },
  sea: { planet: 'moon' },
  engineering: { planet: 'mars' },
  army: { planet: 'mars' },
  police: { planet: 'mars' },
  sport: { planet: 'mars' },
  science: { planet: 'mars', isStudy: true },
  flying: { planet: 'mars' },
  commerce: { planet: 'mercury', isStudy: true },
  accounts: { planet: 'mercury' },
  writing: { planet: 'mercury' },
  online: { planet: 'mercury' },
  software: { planet: 'mercury' },
  marketing: { planet: 'mercury' },
  maths: { planet: 'mercury', isStudy: true },
  management: { planet: 'mercury', isStudy: true },
  banking: { planet: 'jupiter', isPlace: true },
  teaching: { planet: 'jupiter' },
  law: { planet: 'jupiter' },
  priesthood: { planet: 'jupiter' },
  economics: { planet: 'jupiter', isStudy: true },
  acting: { planet: 'venus' },
  music: { planet: 'venus' },
  dance: { planet: 'venus' },
  fashion: { planet: 'venus' },
  tailoring: { planet: 'venus', isOwn: true },
  design: { planet: 'venus' },
  arts: { planet: 'venus', isStudy: true },
  photography: { planet: 'venus' },
  beauty: { planet: 'venus', isOwn: true },
  jewellery: { planet: 'venus', isOwn: true },
  dairy: { planet: 'venus', isOwn: true },
  farming: { planet: 'saturn', isOwn: true },
  mining: { planet: 'saturn' },
  construction: { planet: 'saturn' },
  transport: { planet: 'saturn', isOwn: true },
  pharmacy: { planet: 'sun', isOwn: true },
  stall: { planet: 'mercury', isOwn: true },
  grocery: { planet: 'mercury', isOwn: true },
  clothes: { planet: 'venus', isOwn: true },
  repair: { planet: 'mars', isOwn: true },
  estate: { planet: 'mars', isOwn: true },
  callcentre: { planet: 'mercury' },
  guard: { planet: 'saturn' },
  service: { planet: 'jupiter' },
};
const isTrade = (name: string): name is Trade => Object.hasOwn(TRADE_ROWS, name);
export const TRADES: readonly Trade[] = Object.keys(TRADE_ROWS).filter(isTrade);

const TERMS = TRADES.map((trade) => ({ trade, terms: askedFor(({ vocations }) => vocations[trade]) }));

/** Words between a place of work and what is done there. */
const WORDS_BETWEEN = 2;
/** Whether other work is said to be done at a place: "a guard in a bank", "bank mein guard", and not "a bank or a school". */
const isDoneAt = (words: readonly string[], work: Found, place: Found): boolean => {
  if (work.from === place.from) return false;
  const [first, second] = work.from < place.from ? [work, place] : [place, work];
  const between = words.slice(first.to, second.from);
  return between.length <= WORDS_BETWEEN && !between.some((word) => OR.has(word) || JOINTS.has(word));
};

/** The lines of work that words name, in their order; of two that begin with one word the longer one. */
export const tradesIn = (words: readonly string[]): readonly Trade[] => {
  const found = TERMS.flatMap(({ trade, terms }) => {
    const at = terms.find(words);
    return at === null ? [] : [{ trade, ...at }];
  }).toSorted((a, b) => a.from - b.from || b.to - a.to);
  const named = found.filter((one, i) => found.findIndex(({ from, to }) => from <= one.from && one.to <= to) === i);
  return named
    .filter((one) => TRADE_ROWS[one.trade].isPlace !== true || !named.some((other) => isDoneAt(words, other, one)))
    .map(({ trade }) => trade);
};

/** A line of work by its planet, and the word for it. */
export interface Line {
  readonly planet: Planet7;
  readonly word: string;
}

/** Lines of work by their planets; of posts, the Sun gives those of rulers, Saturn service under others (Phaladeepika ch. 15). */
const LINES: readonly { readonly planet: Planet7; readonly isOne: (word: string) => boolean }[] = [
  ...TRADES.map((trade) => ({
    planet: TRADE_ROWS[trade].planet,
    isOne: classOf(askWords(({ vocations }) => vocations[trade])),
  })),
  { planet: 'sun', isOne: classOf(askWords(({ posts }) => posts.sun)) },
  { planet: 'saturn', isOne: classOf(askWords(({ posts }) => posts.saturn)) },
];
/** The lines of work that a text names. */
export const linesIn = (text: string): readonly Line[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) =>
    LINES.filter(({ isOne }) => spelledWords(word).some(isOne))
      .slice(0, 1)
      .map(({ planet }) => ({ planet, word })),
  );
