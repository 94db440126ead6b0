/** Which claims of a clause a "not" denies. */
import { isLatin, type ReadClaim } from './clause.ts';
import { symbolsOf, type Token } from './symbols.ts';

/** A Hindi "not" follows what it denies; so do these in English. */
const FOLLOWS = /^(?:nahi|nahin|nhi|nai|absent$|missing$|is missing$)/;
/** "No rest in Scorpio", "without help": a "not" before a noun denies that noun. */
const BEFORE_NOUN = /^(?:no|without|never|lacks|devoid of|absence of)$/;
/** What may come after a "not" that denies what stands before it: "Kaal Sarp is not there". */
const IS_THERE =
  /^(?:there|present|formed|found|seen|applicable|active|here|at all|so|operative|in force|on|going on|apply|applies|affect|affects|exist|exists|form|occur|occurs|arise|arises|operate|operates|hold|holds|trouble|troubles|touch|touches|plate|issue|concern|problem|play|effect|sight|anywhere|you|your|me|mine)$/;
/** A reason that was told before: what follows it is another statement. */
const REASON = /^(?:कारण|वजह|बावजूद|चलते|karan|kaaran|wajah|vajah|bavjood|bawajood|chalte)$/;

const isTurn = ({ symbol }: Token): boolean => ',|;I'.includes(symbol);
const isWord = ({ symbol }: Token): boolean => symbol === '_';
const last = (claim: ReadClaim): number => Math.max(...claim.used);

/** The claim that a "not" which stands before it denies. */
const deniedAfter = (tokens: readonly Token[], at: number, later: readonly ReadClaim[]): ReadClaim | undefined => {
  const [nearest] = later;
  if (nearest === undefined) return undefined;
  const next = Math.min(...nearest.used.filter((i) => i > at));
  const gap = tokens.slice(at + 1, next);
  if (gap.some(isTurn)) return undefined;
  const words = gap.filter(isWord).length;
  if (BEFORE_NOUN.test(tokens[at]?.text ?? '') ? words > 0 : words > 3) return undefined;
  // "Mercury could not keep pace and was retrograde": the pace is denied
  return /^_{2,}&/.test(symbolsOf(gap)) ? undefined : nearest;
};

/** The claim that a "not" which stands after it denies. */
const deniedBefore = (
  tokens: readonly Token[],
  at: number,
  earlier: readonly ReadClaim[],
  isHindi: boolean,
): ReadClaim | undefined => {
  const [nearest] = earlier;
  if (nearest === undefined) return undefined;
  const since = tokens.slice(last(nearest) + 1, at);
  // "Jupiter is retrograde, no other planet is": the denial is of the others.
  if (since.some(({ symbol }) => symbol === 'c')) return undefined;
  const turn = since.findLastIndex(isTurn);
  if (!isHindi) {
    const end = tokens.findIndex((token, i) => i > at && isTurn(token));
    const rest = tokens.slice(at + 1, end < 0 ? undefined : end).filter(({ implied }) => !implied);
    // Manglik status: no
    const isListed = since.at(-1)?.text === ':';
    return (turn < 0 || isListed) &&
      rest.every(({ symbol, text }) => 'W5K0gwvVoki'.includes(symbol) || IS_THERE.test(text))
      ? nearest
      : undefined;
  }
  // मंगल चौथे भाव में है, घर में शांति नहीं टिकती: what is denied came after the comma
  const told = since.slice(turn + 1);
  if (turn >= 0 && told.some(({ symbol }) => '_~hH'.includes(symbol))) return undefined;
  return told.filter(isWord).length > 3 || since.some(({ text }) => REASON.test(text)) ? undefined : nearest;
};

/** Marks the claims that a "not" of the clause denies: the one it stands before in English, the one it follows in Hindi. */
export const denied = (tokens: readonly Token[], claims: readonly ReadClaim[]): readonly ReadClaim[] => {
  const negated = new Set<ReadClaim>();
  for (const [at, { symbol, text }] of tokens.entries()) {
    if (symbol !== 'n') continue;
    const earlier = claims.filter((claim) => last(claim) < at).sort((a, b) => last(b) - last(a));
    const later = claims.filter((claim) => last(claim) > at).sort((a, b) => last(a) - last(b));
    const follows = FOLLOWS.test(text) || (!isLatin(text) && text !== 'न' && text !== 'न तो');
    // केंद्र में नहीं, अष्टम में: what is denied was not read
    const nearest = follows
      ? earlier.length > 0
        ? deniedBefore(tokens, at, earlier, true)
        : deniedAfter(tokens, at, later)
      : later.length > 0
        ? deniedAfter(tokens, at, later)
        : deniedBefore(tokens, at, earlier, false);
    if (nearest === undefined) continue;
    const end = last(nearest);
    // "Neither retrograde nor combust", "not exalted or debilitated": one "not" denies them all.
    const isShared = (from: number, to: number): boolean =>
      (/^(?:neither|न|न तो)$/.test(text) &&
        tokens.slice(from + 1, to).some((token) => /^(?:or|nor|या|ya|न|और|aur)$/.test(token.text))) ||
      (to > from && tokens.slice(from + 1, to).every((token) => /^(?:or|nor|या|ya)$/.test(token.text)));
    let reach = end;
    for (const claim of claims.toSorted((a, b) => last(a) - last(b)))
      if (
        (last(claim) === end && claim.claim.kind === nearest.claim.kind) ||
        (!follows && last(claim) > reach && isShared(reach, last(claim)))
      ) {
        negated.add(claim);
        reach = Math.max(reach, last(claim));
      }
  }
  return claims.map((claim) => (negated.has(claim) ? { ...claim, negated: true } : claim));
};
