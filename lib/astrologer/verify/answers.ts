/** An answer after its question: "Where is my Sun? In Aquarius." takes from the question what it is about, and what a "no" denies. */
import type { ReadClaim } from './clause.ts';
import type { Named } from './pronouns.ts';
import type { Token } from './symbols.ts';

/** A claim with the clause it was read from. */
interface Stated {
  readonly clause: readonly Token[];
  readonly read: ReadClaim;
}

/** What the question before a sentence named, and what it asked whether it is so. */
export interface Asked {
  readonly named: Named;
  readonly stated: readonly Stated[];
}

const HEAD = /^(?:a|ans|answer|उत्तर|जवाब|uttar|jawab) ?[:.-] ?/u;
const YES = /^(?:yes|yep|yeah|indeed|haan ji|haan|han|ji haan|जी हां|हां जी|हां|जी)(?![\p{L}\p{M}]) ?[,.!;-]? ?/u;
const NO = /^(?:no|nope|nah|not at all|nahi|nahin|ji nahi|ji nahin|जी नहीं|नहीं)(?![\p{L}\p{M}]) ?[,.!;-] ?/u;
const YES_OR_NO =
  /^(?:q ?[:.-] ?)?(?:is|are|do|does|did|was|were|has|have|am|क्या|kya)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:क्या|kya)(?![\p{L}\p{M}])/u;

/** Whether a normalised sentence asks. */
export const isQuestion = (text: string): boolean => /\?["')\s]*$/u.test(text);

/** What a question asks, from its normalised text and what was read from it. */
export const askedBy = (text: string, named: Named, stated: readonly Stated[]): Asked => ({
  named,
  stated: YES_OR_NO.test(text)
    ? stated.filter(({ read: { claim, negated, unclear } }) => !negated && !unclear && claim.kind !== 'strength')
    : [],
});

/** An answer without its "yes" or "no", and what that says of what was asked. */
export const replyOf = (
  text: string,
  { stated }: Asked,
): { readonly rest: string; readonly stated: readonly Stated[] } => {
  const said = text.replace(HEAD, '');
  const isNo = NO.test(said);
  const isYes = !isNo && YES.test(said);
  return {
    rest: said.replace(isNo ? NO : YES, ''),
    stated: isYes || isNo ? stated.map(({ clause, read }) => ({ clause, read: { ...read, negated: isNo } })) : [],
  };
};

const implied = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => ({ ...token, implied: true, origin: token.origin ?? token }));

/** The tokens of an answer with what it leaves out put before them. */
export const completed = (tokens: readonly Token[], { named: { planets } }: Asked): readonly Token[] => {
  const symbols = tokens.map(({ symbol }) => symbol).join('');
  const [first, ...others] = planets;
  // Who is the lord of my tenth? It is Venus
  if (first?.symbol === 'L' && others.length === 0 && /^a?B/.test(symbols))
    return [...implied([first]), ...tokens.slice(symbols.indexOf('B'))];
  if (first === undefined || !/^(?:_?i[SHN]|[SNHDRCEXZ])/.test(symbols)) return tokens;
  const standsIn: Token = { symbol: 'i', text: 'in', implied: true };
  return [...implied(planets), ...(/^[SNH]/.test(symbols) ? [standsIn] : []), ...tokens];
};
