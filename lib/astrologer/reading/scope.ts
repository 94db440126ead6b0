/** Whether a sentence speaks of this chart: not a question, a supposition, a rule for everyone, or another person's chart. */
import { OF_A_KIND, OTHER_PERSON, QUESTION, REQUEST } from '../../words/reading/speech.ts';
import { isHearsay } from './hearsay.ts';
import { anyOf, NOT_LETTER, NOT_LETTER_BEFORE, YOURS } from './forms.ts';
import { symbolsOf, type Token } from './symbols.ts';
import { speaksOfOther } from './owners.ts';
import { isTeaching } from './teaching.ts';

const BEGINS_QUESTION = new RegExp(
  `^(?!is (?:kundli|kundali|kundlee|patrika|patri|jatak|jataka|teva|janm|janam|chart mein|chart me|chart ka|chart ki|chart ke|horoscope mein|samay|waqt|vakt|dino) )(?:${anyOf(QUESTION)})${NOT_LETTER}(?! not)`,
  'u',
);
/** Hindi asks with a word that may stand anywhere. */
const ASKS = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:क्या|kya|कब(?! (?:का|की|के) )|kab(?! (?:ka|ki|ke) )|कौन|kaun)${NOT_LETTER}`,
  'u',
);
const BEGINS_REQUEST = new RegExp(`^(?:${anyOf(REQUEST)})${NOT_LETTER}`, 'u');
const KIND = new RegExp(`${NOT_LETTER_BEFORE}(?:${anyOf(OF_A_KIND)})${NOT_LETTER}`, 'u');

/** "With Saturn in the seventh one learns patience". */
const ONE_DOES =
  /(?<!\p{L}|(?:this|that|only|the|which|no|every|each|just) )one (?!is |has |was |planets )[a-z]+s(?!\p{L})/u;

/** "Born with the Moon in Scorpio, a person feels deeply". */
const SOMEONE_DOES = /(?:^|, )an? (?:person|man|woman|child|native|boy|girl) [a-z]+s(?!\p{L})/u;

/** "You are afraid that …", "we were taught that …": what is said there is thought, not claimed. */
const THOUGHT =
  /(?<!\p{L})(?:doubts?|fears?|afraid|worried|worries|taught|asked|wondered?|pretends?|tells?(?! us| you| me))(?: [a-z]+){0,2} (?:that|whether|if) /u;
/** Libra, ruled by Venus, is the sign of balance. */
const SIGN_RULED = /^S,?yB[,_]*$/;
/** Of the signs the Sun rules Leo and the Moon Cancer; सिंह का स्वामी सूर्य और कर्क का चंद्रमा: so it is for everyone. */
const SIGNS = 'S(?:[,&]+S)*';
const SIGN_RULERS = new RegExp(
  `^(?:_{1,2}[ik],?)?(?:${SIGNS}kpB|lk?${SIGNS}[,_]?B|Bk?l${SIGNS}|B[,&]?${SIGNS}kp)(?:[,&|]+(?:${SIGNS}k?p?B|k?${SIGNS}B|B${SIGNS}k?p?))*[,_]?$`,
);
/** "Nobody signs while Venus is combust": a time that passes is no state of a birth. */
const isWhile = (phrases: readonly Token[]): boolean => {
  const at = phrases.findIndex(({ text }) => /^(?:while|whenever|until|till)$/.test(text));
  if (at < 1 || phrases.slice(0, at).some(({ symbol }) => 'BALHSNMUQYO'.includes(symbol))) return false;
  const [before, after] = [phrases.slice(0, at), phrases.slice(at + 1)].map((part) =>
    symbolsOf(part).replaceAll(':', ''),
  );
  return /_/.test(before ?? '') && /^B(?:[,&]+B)*n?[RC][,_]*$/.test(after ?? '');
};
/** "Don't let anyone frighten you with Saturn in the seventh"; not "do not forget that your Saturn is in the third". */
/** "… , tension mat lo": a word of comfort after what was said. */
const NO_WORRY =
  /(?<![\p{L}\p{M}])(?:(?:tension|chinta|fikar|fikr|dar|ghabra|टेंशन|चिंता|चिन्ता|फिक्र|घबरा)\p{M}* (?:mat|na|मत|ना) (?:lo|le|lena|karo|kar|karna|kijiye|kariye|लो|लेना|करो|करना|कीजिए|करिए)|(?:daro|dariye|ghabrao|ghabraiye|डरो|डरिए|घबराओ|घबराइए) (?:mat|मत)|(?:mat|मत) (?:daro|ghabrao|ghabraiye|डरो|घबराओ|घबराइए))(?![\p{L}\p{M}])/gu;
/** What was said before a "do not" stands. */
const SAID_FIRST = /(?<![\p{L}\p{M}])(?:है|हैं|hai|hain)[ ,].*(?:मत|mat) /u;
const HINDI_FORBIDS = /(?<![\p{L}\p{M}])(?:मत|mat|na) [\p{L}\p{M}]+(?:ो|ना|िए|िये|o|na|iye|iyega)(?: .{0,12})?[।.! ]*$/u;
const FORBIDS =
  /^(?:do not|don't|dont|never|no need to|why) (?!(?:forget|miss|overlook|ignore)(?!\p{L}))[a-z]+(?!\p{L})/u;
/** "You know, Saturn in the seventh delays": speaks to you, and of no chart. */
const ASIDE =
  /(?<!\p{L})(?:(?:as )?(?:you|u|i) (?:'ve |have )?(?:know|see|say|hear|heard|read|seen|met|noticed|observed|often)|i have (?:yet|never|often|always|rarely|seldom|seen|heard|read|met|noticed|observed|known)|आप (?:जानते|देखेंगे)|aap (?:jante|dekhenge))(?![\p{L}\p{M}])/gu;
/** "You asked about Mars", "your question", "in my experience": so are these. */
const ASKED =
  /(?<!\p{L})(?:you|u|i|we) (?:(?:'ve|have|had|may|might|can|could|will|also|just|once|already|often|always|only|still|seem to|like to|love to|tend to) )*(?:(?:ask|asked|asking|hear|heard|be told|been told|were told|wonder|wondered|enquired|inquired|enquire|inquire|queried|googled|searched|learn|learned|learnt|study|studied|teach|argue|argued|talk|talked|speak|spoke|write|wrote|worry|fear|read|worried) (?:me |us )?(?:about|for|whether|if|how|why|to know|that|on|of|over|against)|(?:want|wanted|wish|wished|like|liked) (?:to know|to hear|to learn|to ask|to understand|me to)|been \p{L}+ing|mention|mentioned|discuss|discussed|compare|compared|distinguish|call|called)(?!\p{L})|(?<!\p{L})(?:the|this) (?:chart|horoscope) of (?!you|this|the native)|(?<!\p{L})(?:the|this) (?:chart|horoscope) (?:column|page|columnist|writer)s?(?!\p{L})|(?<!\p{L})(?:your|my|our|ur) (?:\p{L}+ )?(?:questions?|query|queries|concern|concerns|fear|fears|worry|worries|letter|message|mail|email|doubt|doubts|curiosity|interest|experience|opinion|view|practice|book|books|class|classes|course|lecture|lectures|talk|column|article|articles|notes|students?|teachers?|lesson|lessons|therapist|doctor|barber|tailor|cat|dog|app|website|blog|page|pages|library|shop|office|colleagues?|neighbours?|village|street|town|language|language|guru|ancestors|readers|podcast|channel|essay|thesis|novel|poem|song)(?!\p{L})|(?:आपने|आप|aapne|aap|tumne|तुमने) (?:[\p{L}\p{M}]+ ){0,8}(?:पूछा|पूछे|लिखा|pucha|poocha|puchha|poochha|likha)(?![\p{L}\p{M}])|(?:मेरे|मेरी|मेरा|mere|meri|mera) (?:[\p{L}\p{M}]+ )?(?:विद्यार्थी|विद्यार्थियों|छात्र|शिष्य|गुरु ?जी|अनुभव|विचार|राय|लेख|किताब|पुस्तक|कक्षा|students?|anubhav|vichar|rai|kitab|class|lekh)(?![\p{L}\p{M}])/gu;
/** "My landlord blames", "our teacher will not": a person who does something is no owner of this chart. */
const PERSON_DOES = new RegExp(
  `(?<!\\p{L})(?:my|our) (?:${anyOf(OTHER_PERSON)}) (?=(?!(?:has|is|was|'s|runs|shows)(?!\\p{L}))(?:[a-z]+s|will|would) )`,
  'gu',
);
/** "Rahu lagna mein ho", "were Venus in Pisces": the mood in which one only supposes. */
const isSupposed = (phrases: readonly Token[]): boolean =>
  phrases.some(({ symbol, text }, i) => {
    const [before, after] = [phrases[i - 1], phrases[i + 1]];
    if (/^(?:हो|हों|ho|hon)$/.test(text))
      return (
        'iEXRCZw'.includes(before?.symbol ?? ' ') &&
        !/^(?:रह|गय|गई|गए|चुक|कर|सक|जा|rah|reh|ga[iy]|chuk|kar|sak|ja)/.test(after?.text ?? '')
      );
    return symbol === 'B' && after?.text === 'were' && !'&,B'.includes(before?.symbol ?? ' ');
  });

/** "Rahu is in the ninth or the tenth": in neither for sure. */
const isOneOfTwo = (text: string, whole: readonly Token[]): boolean =>
  /(?<![\p{L}\p{M}])(?:है|हैं|hai|hain) (?:या|ya) /u.test(text) ||
  (whole.every(({ symbol }) => symbol !== 'n') &&
    whole.some(({ symbol, text: word }, i) => {
      if (!/^(?:or|या|ya)$/.test(word) || symbol !== '_') return false;
      const [before, after] = [whole.slice(0, i), whole.slice(i + 1)].map((part) =>
        symbolsOf(part.filter((token) => !':i'.includes(token.symbol))),
      );
      return /S$/.test(before ?? '')
        ? /^S/.test(after ?? '')
        : /[H]$/.test(before ?? '') && /^H(?!p)/.test(after ?? '');
    }));
/** At another time than birth or now: "on the wedding day", "when you were ten", कल. No dasha is told there. */
const OTHER_TIME =
  /^(?:on|during|every|each) (?:\p{L}+ )?(?:days|nights|eclipses?|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|birthdays?|festivals?)(?!\p{L})|^(?:on|at|by) the (?:\p{L}+ )?(?:day|night|morning|evening|muhurtas?|muhurats?|moment(?= (?:of|when|that|you|they|he|she|it|the))|hour|eve|wedding|time)(?! (?:of )?(?:your |my |the )?birth|s?(?: you were| when you were)? born)(?!\p{L})|^(?:the (?:day|night|moment|year|week)|when) (?:you|i|we|he|she|they) (?!(?:are|were|was)? ?(?:born|running))|^(?:कल|शादी के दिन|विवाह के दिन|kal|shaadi ke din|shadi ke din|vivah ke din) /u;
/** Whom a sentence is about: `chart` this chart, `other` another person's, `nobody` when it claims nothing of anyone. */
export type Scope = 'chart' | 'other' | 'nobody';

/** A "usually" that comes after a comma or "which" speaks of what follows from a claim, not of the claim. */
const isGeneral = (phrases: readonly Token[], mark: '%' | '$' = '%'): boolean => {
  // The month is no "may" before a verb.
  const symbols = phrases
    .map(({ symbol, text }, i) => (text === 'may' && '_iWvr'.includes(phrases[i + 1]?.symbol ?? ',') ? '%' : symbol))
    .join('');
  const at = symbols.indexOf(mark);
  if (at < 0) return false;
  const turn = Math.max(...[',', '|', 'a', '&'].map((mark) => symbols.lastIndexOf(mark, at)));
  return !/[BL].*[SHNRCEXZ1w]|[SHNA1].*[BL]/.test(turn < 0 ? '' : symbols.slice(0, turn));
};

/** The sun is exalted in Aries and debilitated in Libra: a rule of astrology. */
const isRuleOfDignities = (symbols: string): boolean =>
  /E/.test(symbols) && /X/.test(symbols) && /^[^BAL]*[BL][^BAL]*$/.test(symbols) && !/[n|H]/.test(symbols);

/** The Sun is exalted in Aries, Mars becomes exalted in Capricorn and falls in Cancer: so it is in every chart. */
const EXALTED_OR_FALLEN = /^B(?:_?[EX]i[_k2#d]*S(?:&i?S|,Z)?|k[EXZ]S)$/;

/** "A strong Saturn is good for old age": any one, where nothing says "your". */
const speaksOfAnyOne = (phrases: readonly Token[]): boolean =>
  phrases.some(
    ({ symbol }, i) =>
      'RFCEXZ+-'.includes(symbol) &&
      /^(?:an?|any|every)$/.test(phrases[i - 1]?.text ?? '') &&
      // The sixth house holds a retrograde Jupiter
      !/[Hh1S].*W:*$/.test(symbolsOf(phrases.slice(0, i - 1))) &&
      phrases[i + 1]?.symbol === 'B',
  ) ||
  (/^:(?:_|:|1h|H)?B/.test(symbolsOf(phrases)) && /^(?:an?|any|every)$/.test(phrases[0]?.text ?? ''));

/** "No one wants Mars in the eighth": what someone does with it, where it is not a chart that shows it. */
const DOES_WITH =
  /^(?!(?:shows|reveals|includes|contains|features|indicates|confirms|besides|plus|perhaps)$)[a-z]{3,}s$/;

/** "Fear of Saturn in the eighth", "nothing spoils it like Mars in the fourth": a place that is only spoken of. */
const isOnlyMentioned = (phrases: readonly Token[]): boolean => {
  const said = phrases.filter(({ symbol }) => symbol !== ':');
  const at = said.findIndex(({ symbol }) => 'BLAHSNMUQYO'.includes(symbol));
  const [before = '', cause = ''] = [said[at - 1]?.text, said[at - 2]?.text];
  return (
    /^(?:[BL](?:[RC]|i(?:S|H|1h?)))/.test(symbolsOf(said.slice(at))) &&
    (/^(?:of|by|by the|for|like|about|against|than|blame|fear|blamed|feared)$/.test(before) ||
      DOES_WITH.test(before)) &&
    !/^(?:because|account|virtue|reason|means|consequence|result|position|placement)$/.test(cause)
  );
};

/** Whether a normalised sentence says "your", "my" or "here", besides in what speaks of no chart. */
export const speaksToYou = (text: string): boolean =>
  YOURS.test(text.replace(ASKED, '').replace(ASIDE, '').replace(PERSON_DOES, ''));

/** The scope of a sentence: its normalised text, its phrases, and the names in it. */
export const scopeOf = (
  text: string,
  phrases: readonly Token[],
  whole: readonly Token[],
  isSaid: boolean,
  names: ReadonlySet<string>,
): Scope => {
  const symbols = symbolsOf(phrases);
  if (
    BEGINS_REQUEST.test(text) ||
    FORBIDS.test(text) ||
    (HINDI_FORBIDS.test(text.replace(NO_WORRY, '')) && !SAID_FIRST.test(text))
  )
    return 'nobody';
  if (/\?["')\s]*$/u.test(text) || BEGINS_QUESTION.test(text) || ASKS.test(text)) return 'nobody';
  // "Mercury, who has withdrawn": nobody else
  const isOfPlanet = (i: number): boolean =>
    /^who ha/.test(phrases[i]?.text ?? '') && /[BLp],?$/.test(symbols.slice(0, i));
  if (
    phrases.some(({ symbol }, i) => symbol === 'x' || (symbol === 'z' && !isOfPlanet(i))) ||
    isSupposed(phrases) ||
    isGeneral(phrases, '$') ||
    ONE_DOES.test(text)
  )
    return 'nobody';
  const bare = symbols.replaceAll(':', '');
  if (isOneOfTwo(text, whole)) return 'nobody';
  if (OTHER_TIME.test(text) && !/[MUQ]/.test(symbols)) return 'nobody';
  if (THOUGHT.test(text) || isHearsay(text, whole)) return 'nobody';
  if (isRuleOfDignities(bare) || SIGN_RULED.test(bare) || SIGN_RULERS.test(bare) || isWhile(phrases)) return 'nobody';
  if (EXALTED_OR_FALLEN.test(bare) && !YOURS.test(text)) return 'nobody';
  const isRule =
    isGeneral(phrases) ||
    speaksOfAnyOne(phrases) ||
    isOnlyMentioned(phrases) ||
    KIND.test(text) ||
    isTeaching(text, whole, isSaid) ||
    SOMEONE_DOES.test(text);
  if (isRule && !speaksToYou(text)) return 'nobody';
  return speaksOfOther(text, phrases, names) ? 'other' : 'chart';
};
