/**
 * What still stands of a sentence that supposes or speaks of people in general: "Your Saturn is in the tenth, so I would
 * wait", "rules would name a dosha here, because Jupiter shares the second with Ketu". A supposition reaches over its own
 * part of the sentence; an "if" at the head, and what people say at the end, over the whole.
 */
import { NOT_LETTER, NOT_LETTER_BEFORE } from './forms.ts';
import { phrasesOf } from './tokens.ts';

/** Where a part may end: a mark, or a word that begins a reason, a contrast or a consequence. */
const BOUNDARY = new RegExp(
  `[,;]|(?<=\\s)-(?=\\s)|${NOT_LETTER_BEFORE}(?:because|but|although|though|whereas|however|इसलिए|क्योंकि|लेकिन|मगर|परंतु|isliye|isiliye|kyunki|kyonki|lekin|magar|(?<=(?:है|हैं|hai|hain) )(?:पर|par|pr))${NOT_LETTER}`,
  'gu',
);
/** A part that takes back, or puts in doubt, what was said before it. */
const REACHES_BACK = new RegExp(
  `^(?:[,;-] ?)*(?:and |but |or |so )?(?:if|unless|were|had|provided|providing|only if|only when|should|supposing|assuming|in case|as long as|so long as|when|whenever|wherever|until|or|would|could|might|may|people|they|some|many|most|others|everyone|everybody|anyone|nobody|no one|astrologers?|according|as (?!for)|hopefully|maybe|perhaps|probably|i (?:hope|wish|think|guess|suppose|hear|heard|read|was)|isn't|right|correct|is it|then|that|to|by|with|like|तो|to|toh|अगर|यदि|जब|agar|yadi|jab|ऐसा|aisa|या|ya|न|शायद|shayad|कि|ki)${NOT_LETTER}`,
  'u',
);
/** Words of saying and thinking: where a part has one and names no thing, it is said of the part before. */
const SAYS = new RegExp(
  `${NOT_LETTER_BEFORE}(?:sa(?:y|ys|id|ying)|tells?|told|claim(?:s|ed)?|believ(?:e|es|ed)|th(?:ink|inks|ought)|writes?|wrote|swears?|insists?|कह\\p{M}*\\p{L}*\\p{M}*|बोल\\p{M}*\\p{L}*\\p{M}*|सुन\\p{M}*|मान\\p{M}*|keh\\p{L}*|kah\\p{L}+|bol\\p{L}*|sun[aie]|suna|maan\\p{L}*|mana)${NOT_LETTER}`,
  'u',
);
/** What was said stands against all that follows. */
const IN_SPITE =
  /^(?:[,;-] ?)*(?:whatever|whoever|no matter|never mind|in spite of|despite|चाहे|भले|chahe|bhale)(?![\p{L}\p{M}])/u;
/** A relative clause says what follows from the statement before it. */
const ADDS = /^, ?(?:which|who|जो|जिससे|जिसका|jo|jisse|jiska)(?![\p{L}\p{M}])/u;
/** After these a fact may follow on a supposition. */
const GIVES_FACT = /^(?:because|since|as|but|however|क्योंकि|लेकिन|मगर|परंतु|kyunki|kyonki|lekin|magar)(?![\p{L}\p{M}])/u;
/** A sentence that begins so supposes to its end. */
const SUPPOSES_ALL =
  /^(?:if|suppose|supposing|imagine|assume|assuming|were|had|should|let us say|let's say|what if|unless|अगर|यदि|मान (?:लो|लीजिए|लें)|agar|yadi|maan (?:lo|lijiye))(?![\p{L}\p{M}])/u;

const THINGS = 'BALHSNMUQYO';
const namesThing = (text: string): boolean => phrasesOf(text).some(({ symbol }) => THINGS.includes(symbol));

/** No more places of a sentence are tried: a text made of conjunctions takes no longer for it. */
const MOST_BOUNDARIES = 8;

/** A part that may stand by itself. */
interface Part {
  readonly text: string;
  /** What follows it only adds to it: a verb of ruling or looking is enough for a statement. */
  readonly isFirm: boolean;
}

/** Shorter parts of a normalised sentence that may stand by themselves, the longest first; then what gives a fact after one. */
export const standingParts = (text: string): readonly Part[] => {
  if (SUPPOSES_ALL.test(text)) return [];
  const heads: Part[] = [];
  const facts: Part[] = [];
  for (const { index } of [...text.matchAll(BOUNDARY)].slice(0, MOST_BOUNDARIES)) {
    const [head, rest] = [text.slice(0, index).trim(), text.slice(index)];
    const isBack =
      !IN_SPITE.test(rest) && !ADDS.test(rest) && (REACHES_BACK.test(rest) || (SAYS.test(rest) && !namesThing(rest)));
    if (!isBack && namesThing(head)) heads.unshift({ text: head, isFirm: ADDS.test(rest) });
    const fact = rest.replace(/^[,;-] ?/u, '');
    if (GIVES_FACT.test(fact)) facts.push({ text: fact.replace(GIVES_FACT, '').replace(/^[, ]+/u, ''), isFirm: false });
  }
  return [...heads, ...facts];
};
