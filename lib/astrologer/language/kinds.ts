/** The kinds of words that the reader tells apart: things of the art, words between them, and words of scope. */

type Split<S extends string, Found = never> = S extends `${infer First} ${infer Rest}`
  ? Split<Rest, Found | First>
  : Found | S;

/** Things: a reading counts only where a claim rests on each of them. */
const THINGS = [
  'planet ascendant sign star house house_group house_lord ordinal number month date yoga dosha moon_sign moon_head sun_sign',
  'birth_star karaka varga navamsa rasi weekday tithi paksha nitya karana',
] as const;
/** Words of the art that say how things stand to each other. */
const WORDS = [
  'house_word lord_of lord_word its_lord rules ruled_by aspects aspected_by opposite mutual retrograde direct combust',
  'exalted debilitated own_sign yogakaraka strong weak strongest weakest maha antar pratyantar planets empty pada degree minute',
  'with union with_it in_it alone from_moon from_sun from_lagna transit at_birth vargottama cancelled star_word axis',
  'same sign_word rashi paksha_word tithi_word yoga_word nitya_word karana_word weekday_word art term',
] as const;
/** Words that change what is said. */
const TURNS = [
  'not nor only begin end until from postposed gives_way former latter or except both runs years months age this next',
  'last lasts ago later date_part bound thing now will',
] as const;
/** Words that only tie. */
const TIES = [
  'in on of by and comma dash has is its pronoun yours chart effect turn result defines adverse forms relative having owner preposition predicates',
] as const;
/** Words of scope: what stands beside them is not said of this chart, or not said to be so. */
const SCOPES = [
  'suppose perhaps general usually hearsay meant kindred question request person another illness quote',
] as const;
/** Words that change nothing, and words that nobody knows. */
const REST = ['plain suffix unknown mark yes asks'] as const;

const ALL = [...THINGS, ...WORDS, ...TURNS, ...TIES, ...SCOPES, ...REST] as const;
export type Kind = Split<(typeof ALL)[number]>;

const setOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(' ')));
const KNOWN = setOf(...ALL);
const ART = setOf(...THINGS, ...WORDS);
const THING = setOf(...THINGS);
const SMALL = setOf(...TIES, 'plain');
const SCOPE = setOf(...SCOPES);

/** Whether a kind of words has this name. */
export const isKind = (name: string): name is Kind => KNOWN.has(name);
/** The kinds of a list with blanks between them; one that is not known is an error of types. */
export const kinds = <S extends string>(list: Split<S> extends Kind ? S : never): readonly Kind[] =>
  list.split(' ').filter(isKind);

/** Whether a word of this kind belongs to the art. */
export const isArt = (kind: Kind): boolean => ART.has(kind);
/** Whether a claim must rest on it. */
export const isThing = (kind: Kind): boolean => THING.has(kind);
/** Whether no claim need rest on it. */
export const isSmall = (kind: Kind): boolean => SMALL.has(kind);
/** Whether what stands beside it is not said of this chart, or not said to be so. */
export const isScope = (kind: Kind): boolean => SCOPE.has(kind);
