/**
 * Whether a claim was made or only named. "Saturn is in Pisces", "you have Saturn in Pisces" and the note "Saturn in Pisces"
 * make it; in "an hour on Saturn in Pisces" and "with Saturn in Pisces one waits" the words name what the sentence is about.
 */
import type { Claim } from './claim.ts';
import { isLatin } from './clause.ts';
import type { Token } from './symbols.ts';

/** Kinds that a phrase without a verb names: a planet and its place or state. The others are read from a verb of their own. */
const NAMED_BY_PHRASE: readonly Claim['kind'][] = [
  'sign',
  'house',
  'star',
  'degree',
  'conjunction',
  'dignity',
  'combust',
  'motion',
  'strength',
  'yoga',
  'dosha',
];

/** A finite verb of being, standing or having, wherever it stands between a planet and what is said of it. */
const STANDS =
  /^(?:is|are|was|were|be|'re|am|isn't|aren't|isnt|aint|ain't|has|have|had|sits?|stands?|lies|falls|fell|goes|went|comes?|came|occupies|occupy|holds?|enters|moves|moved|arises?|arose|results?|keeps?|passes|lives|resides?|rests?|rises?|rising|dwells|lands|landed|gets?|got|became|becomes?|stays?|remains?|finds|tenants?|shares?|joins?|meets?|accompan(?:y|ies)|conjoins|conjuncts|forms?)(?: |$)/;
const HINDI_STANDS =
  /^(?:है|हैं|हैँ|था|थी|थे|hai|hain|h|hn|hein|tha|thi|रहे|रहा|रही|raha|rahe|rahi|बैठा है|हैं बैठे|गए|गया|gaye|gaya|.* (?:है|हैं|hai|hain))$/;
/** "Your chart shows Saturn in Pisces", "there is", "look at the third and you find". */
const BRINGS =
  /(?:^| )(?:is|are|was|were|has|have|had|carry|carries|enjoys?|possess|possesses|boasts?|bears?|owns?|shows?|showing|find|finds|see|sees|includes?|features?|contains?|holds?|hosts|reveals?|indicates?|confirms?|note|notice|observe|got|get|gets|because|since|as|given|being|that|(?:because|account|virtue) of|(?:due|thanks|owing|belongs?) to|(?:blessed|helped|supported|aided|favoured|favored|guided|graced) (?:by|with))$/;
const SUBJECT_BEFORE =
  /^(?:and|but|also|so|then|now|yes|ok|well|further|moreover|first|next|finally|again|here|there|where|plus|besides|overall|similarly|likewise)$/;

/** What may stand before a Hindi verb of standing besides a place. */
const BESIDES =
  /^(?:डेरा|dera|अड्डा|adda|ठिकाना|thikana|हिस्से|hisse|जगह|jagah|आसन|aasan|डाला|डाले|dala|जमाया|jamaya|बनाया|banaya|पाया|पाई|paya|payi|लिया|liya|दिया|diya|किया|kiya|आया|आई|aaya|aayi|अकेला|अकेले|अकेली|akela|akele|akeli|मौजूद|पडे|पडा|pada|pade|वहीं|vahin|wahin|सुशोभित|आसीन|aasin|asin|जाकर|jakar|jaakar|होने|ही|भी|तो|toh?|sab|सब|सभी|sabhi|theek|ठीक|achhe|accha|abhi|अभी|sirf|ekdum|एकदम|pure|poore|puri|पूरी|पूरे|bilkul|बिल्कुल|बिलकुल|bhai|bro|yaar|बन|होकर|बनकर|हो कर|hokar|bankar|ho kar|ban|बनी|bani|हो|ho)$/;

/** "Read about Saturn in Pisces", "rather than Mars in the first": what the phrase names is only talked of. */
const ABOUT =
  /^(?:about|regarding|concerning|like|than|against|versus|vs|without|unlike|wants?|needs?|envy|dread|dreads|fear|fears|hate|hates|blame|blames)$/;
const INDEFINITE = /^(?:an?|any|every|each|such|some|no)$/;
const POSSESSIVE =
  /^(?:your|my|ur|native 's|your own|आपका|आपके|आपकी|मेरा|मेरी|मेरे|aapka|aapke|aapki|apka|apke|apki|mera|meri|mere|tera|tere|teri)$/;

/** Whether the claim comes with a verb of its own: it rules, aspects, runs. */
export const hasOwnVerb = ({ kind }: Claim): boolean => !NAMED_BY_PHRASE.includes(kind);

/** How a claim is made: with a verb of its own, in a note without one, by a phrase of this chart perhaps, or not at all. */
export type Made = 'said' | 'noted' | 'named' | 'mentioned';

const isWord = ({ symbol }: Token): boolean => symbol === '_' || symbol === 'J';

/** Whether a word between a planet and what is said of it says that it is so: not the "has" of "has no friends in". */
const isVerb = (tokens: readonly Token[], at: number): boolean => {
  const { symbol = ' ', text = '' } = tokens[at] ?? {};
  const next = tokens.slice(at + 1).find((token) => token.symbol !== ':');
  if (text === "'s") return next === undefined || 'iREXCZn'.includes(next.symbol);
  if (/^(?:has|have|had)$/.test(text) && next?.symbol === 'n') return false;
  if (/^(?:has|have|had) no$/.test(text)) return false;
  return 'vVrWqy'.includes(symbol) || STANDS.test(text) || HINDI_STANDS.test(text) || text === ':';
};

/** How the words of a sentence make a claim that was read from some of them. */
export const madeBy = (whole: readonly Token[], claim: Claim, used: readonly Token[]): Made => {
  if (hasOwnVerb(claim)) return 'noted';
  const at = used.map((token) => whole.indexOf(token));
  if (at.includes(-1)) return 'noted';
  const [lo, hi] = [Math.min(...at), Math.max(...at)];
  const between = whole.slice(lo + 1, hi);
  // "Saturn is in Pisces", "Moon: 4° Scorpio"
  if (between.some((_, i) => isVerb(between, i))) return 'said';
  const turn = whole.findIndex(({ symbol }, i) => i > hi && symbol === '|');
  const after = whole.slice(hi + 1, turn < 0 ? undefined : turn);
  // In Hindi the verb comes last
  const verb = after.findIndex(({ text }, i) => HINDI_STANDS.test(text) || (text === 'the' && i === after.length - 1));
  if (verb >= 0 && !after.slice(0, verb).some((token) => isWord(token) && !BESIDES.test(token.text))) return 'said';
  const following = after.find(
    ({ symbol, text }) => symbol !== ':' && symbol !== 'n' && !/^(?:yoga?|योग|dosha?|दोष)$/.test(text),
  );
  // "The dosha is present", "Ruchaka yoga arises", "Manglik status: yes"
  if (claim.kind === 'yoga' || claim.kind === 'dosha') {
    const heads = after.findIndex(({ text }) => text === ':');
    if (following && (following.symbol === 'W' || STANDS.test(following.text))) return 'said';
    const lead = whole.slice(Math.max(0, lo - 5), lo);
    if (lead.some(({ text }) => /^there$/.test(text)) || lead.some((token) => token.symbol === 'G')) return 'said';
    if (heads >= 0 && after.slice(0, heads).every((token) => token.symbol === ':' || isWord(token))) return 'said';
  }
  // "There is a conjunction of Mars and Venus"
  if (claim.kind === 'conjunction' && whole[lo - 2]?.symbol === 'w' && whole.some(({ text }) => text === 'there'))
    return 'said';
  // "Mars and Venus are together"
  if (following?.symbol === 'w' && claim.kind === 'conjunction') {
    // "Mars and Saturn together are hard on the knees": what the two do, wherever they meet
    const at = after.indexOf(following);
    const next = after.slice(at + 1).find(({ symbol, text }) => symbol !== ':' || STANDS.test(text));
    const isSubject =
      isLatin(following.text) && next !== undefined && (STANDS.test(next.text) || 'G_'.includes(next.symbol));
    if (!isSubject || after.slice(0, at).some(({ text }) => STANDS.test(text) || HINDI_STANDS.test(text)))
      return 'said';
    return 'named';
  }
  const start = whole.findLastIndex(({ symbol }, i) => i < lo && '|,'.includes(symbol)) + 1;
  const articles = whole.slice(start, lo).filter(({ text }) => INDEFINITE.test(text) || POSSESSIVE.test(text));
  const before = whole.slice(start, lo).filter(({ symbol, text }) => symbol !== ':' || STANDS.test(text));
  const last = before.at(-1);
  if (last === undefined) {
    const next = after.find(({ symbol, text }) => symbol !== ':' || STANDS.test(text));
    const isNote = next === undefined || (!isWord(next) && !'kob'.includes(next.symbol) && !STANDS.test(next.text));
    return isNote ? 'noted' : 'named';
  }
  const tail = before
    .slice(-2)
    .map(({ text }) => text)
    .join(' ');
  if (BRINGS.test(tail) || SUBJECT_BEFORE.test(last.text)) return 'noted';
  // You were born under a Scorpio ascendant
  if (before.some(({ symbol }) => symbol === '5')) return 'noted';
  const determiner = articles.at(-1)?.text ?? '';
  // You have no Kaal Sarp dosha and no Gandmool
  if (determiner === 'no' && (claim.kind === 'yoga' || claim.kind === 'dosha')) return 'noted';
  return !POSSESSIVE.test(determiner) && (ABOUT.test(last.text) || INDEFINITE.test(determiner)) ? 'mentioned' : 'named';
};
