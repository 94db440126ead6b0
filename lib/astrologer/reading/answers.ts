/** An answer after its question: "Where is my Sun? In Aquarius." takes from the question what it is about, and what a "no" denies. */
import type { ReadClaim } from './clause.ts';
import type { Named } from './pronouns.ts';
import { symbolsOf, type Token } from './symbols.ts';

/** A claim with the clause it was read from. */
interface Stated {
  readonly clause: readonly Token[];
  readonly read: ReadClaim;
}

/** What the question before a sentence named, and what it asked whether it is so. */
export interface Asked {
  readonly named: Named;
  readonly stated: readonly Stated[];
  /** Its normalised text, and the symbols of its tokens. */
  readonly text: string;
  readonly symbols: string;
}

const HEAD = /^(?:a|ans|answer|उत्तर|जवाब|uttar|jawab) ?[:.-] ?/u;
const YES = /^(?:yes|yep|yeah|indeed|haan ji|haan|han|ji haan|जी हां|हां जी|हां|जी)(?![\p{L}\p{M}]) ?[,.!;-]? ?/u;
const NO = /^(?:no|nope|nah|not at all|nahi|nahin|ji nahi|ji nahin|जी नहीं|नहीं)(?![\p{L}\p{M}]) ?(?:[,.!;।-] ?|$)/u;
const YES_OR_NO =
  /^(?:q ?[:.-] ?)?(?:is|are|do|does|did|was|were|has|have|am|क्या|kya)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:क्या|kya)(?![\p{L}\p{M}])/u;

/** Whether a normalised sentence asks. */
export const isQuestion = (text: string): boolean => /\?["')\s]*$/u.test(text);

/** What a question asks, from its normalised text and what was read from it. */
export const askedBy = (text: string, symbols: string, named: Named, stated: readonly Stated[]): Asked => ({
  named,
  text: text.replace(/[?"'”)\s]+$/u, ''),
  symbols,
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

const WHO =
  /^(?:q ?[:.-] ?)?(?:who|which (?:planets?|grahas?))(?= )|(?<![\p{L}\p{M}])(?:कौन(?:[- ]?(?:सा|से))? (?:ग्रह )?|kaun(?:[- ]?(?:sa|se))? (?:grah |planet )?|kaunsa (?:grah |planet )?)(?!hai|hain|है|हैं)/u;
const WHAT =
  /^(?:q ?[:.-] ?)?(?:(?:in|at|under|from) )?(?:what|which|where|when|who|whose)(?: (?:sign|house|star|nakshatra|rashi|rasi|bhava|pada|degree|planets?|place))?(?: (?:is|are|was|were|does|do|did|will|has|have|am))? |(?<![\p{L}\p{M}])(?:क्या|कौन(?:[- ]?(?:सा|सी|से))?|किस(?: (?:राशि|भाव|घर|नक्षत्र))?(?: में)?|कहां|कब|कैसा|कैसे|kya|kaun(?:[- ]?(?:sa|si|se))?|kaunsa|kaunsi|kis(?: (?:rashi|bhav|ghar|nakshatra|house|sign|star))?(?: (?:mein|me))?|kahan|kab|kaisa|kaise)(?![\p{L}\p{M}])/u;
const HOW_MANY = /(?<![\p{L}\p{M}])(?:how many|कितने|kitne)(?![\p{L}\p{M}])/u;
const NUMBER =
  /^(?:\d+|one|two|three|four|five|six|seven|no|एक|दो|तीन|चार|पांच|छह|ek|do|teen|tin|char|chaar|paanch|panch)(?![\p{L}\p{M}])/u;
const LAST_VERB = / ?(?:है|हैं|hai|hain)$/u;
const IT_IS = /^(?:it is|it 's|that is|that 's|they are|he is|she is) /u;

/** An answer that is no sentence of its own, put together with its question; null where it is one. */
export const joinedAnswer = (rest: string, symbols: string, asked: Asked): string | null => {
  const [number] = NUMBER.exec(rest) ?? [];
  if (HOW_MANY.test(asked.text)) return number === undefined ? null : asked.text.replace(HOW_MANY, number);
  const isOfPeriod = /[MUQ]/.test(asked.symbols);
  const isLord = asked.symbols.includes('L');
  if (WHO.test(asked.text) && !isLord && /^B/.test(symbols))
    return `${rest.replace(/[.।!]? ?$/u, '').replace(/ (?:does|do|is|are)$/u, '')} ${asked.text.replace(WHO, '').trim()}`;
  const isPart =
    /^[_:]*(?:i?[SHNDP#]|[RCEXZ]|[iu]?T)/.test(symbols) || ((isLord || isOfPeriod) && /^a?B/.test(symbols));
  if (!isPart || !WHAT.test(asked.text) || !(isOfPeriod || /[BLA]/.test(asked.symbols))) return null;
  const verb = LAST_VERB.exec(asked.text)?.[0] ?? '';
  return `${asked.text.replace(WHAT, '').replace(LAST_VERB, '').trim()} ${rest.replace(IT_IS, 'is ').replace(/[.।!] ?$/u, '')}${LAST_VERB.test(rest.replace(/[.।!] ?$/u, '')) ? '' : verb}`;
};

const implied = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token) => ({ ...token, implied: true, origin: token.origin ?? token }));

/** The tokens of an answer with what it leaves out put before them. */
export const completed = (tokens: readonly Token[], { named: { planets } }: Asked): readonly Token[] => {
  const symbols = symbolsOf(tokens);
  const [first, ...others] = planets;
  // Who is the lord of my tenth? It is Venus
  if (first?.symbol === 'L' && others.length === 0 && /^a?B/.test(symbols))
    return [...implied([first]), ...tokens.slice(symbols.indexOf('B'))];
  if (first === undefined || !/^(?:_?i[SHN]|[SNHDRCEXZ])/.test(symbols)) return tokens;
  const standsIn: Token = { symbol: 'i', text: 'in', implied: true };
  return [...implied(planets), ...(/^[SNH]/.test(symbols) ? [standsIn] : []), ...tokens];
};
