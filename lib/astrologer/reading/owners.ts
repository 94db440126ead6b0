/** Whose chart a sentence speaks of, where it is not the one at hand: a relative's, a known person's, another zodiac's. */
import { YOURS } from './forms.ts';
import { symbolsOf, type Token } from './symbols.ts';

/** Words written with a capital that name no person. */
const NO_NAME =
  /^(?:i|vedic|jyotish|sanskrit|indian|hindu|god|lord|lahiri|parashara|parasara|jaimini|vimshottari|western|english|hindi|lal|kitab|dr|mr|mrs|ms|sir|madam|dear|om|ok|yes|no|q|a|d|your|you|my|the|this|that|in|on|at|of|for|with|by|from|and|but|or|if|as|when|while|because|since|so|then|now|both|all|there|here|it|he|she|they|we|his|her|their|our|its|not|only|also|even|just|born|being|having|placed|however|moreover|although|though|after|before|during|until|till|under|over|between|among|what|which|who|whose|where|why|how|is|are|was|were|has|have|had|does|do|did|will|would|can|could|may|might|must|should|let|note|look|see|watch|mind|natal|birth|chart|horoscope|house|houses|planet|planets|sign|signs|star|rashi|rasi|lagna|yoga|dosha|dasha|mahadasha|bhava|kundli|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

/** Words of a sentence that are written as names: with a capital within it, or two at its head. Lower case. */
export const namesIn = (sentence: string): ReadonlySet<string> => {
  const words = sentence.match(/[\p{L}\p{M}']+/gu) ?? [];
  const capital = words.map((word) => /^\p{Lu}\p{Ll}/u.test(word));
  // A headline writes every word so.
  if (capital.filter(Boolean).length > words.length / 2) return new Set();
  const named = words.map((word, i) => capital[i] === true && !NO_NAME.test(word.toLowerCase()));
  return new Set(
    words.flatMap((word, i) => (named[i] && (i > 0 || named[1]) ? [word.toLowerCase().replace(/'s?$/u, '')] : [])),
  );
};

/** What a planet is of someone's, and not that person's chart: the significator of the child. */
const STANDS_FOR = /^(?:karakas?|significators?|indicators?|planet|house|lord|कारक|karak|ग्रह|grah|स्वामी|swami)$/;
const OWNS = /^(?:'s|का|की|के|ka|ki|ke|kaa)$/;
/** A person, or a name, followed by "has", "is running", "was born in": what comes then is of that person. */
const UNDERGOES =
  /^(?:(?:is|was|are|were|has been|have been)? ?(?:having|running|undergoing|entering|facing|passing through|going through|under|in the middle of|born (?:in|under|with|during|on))|has|had|have|runs|ran|got|gets|enters|entered|finished|began|started)(?!\p{L})/u;

/** Whether a person or a name is said to own, or to go through, a thing of a chart. */
const isOwnedByPerson = (phrases: readonly Token[], names: ReadonlySet<string>): boolean =>
  phrases.some((token, i) => {
    const isName = token.symbol === '_' && names.has(token.text);
    if (token.symbol !== 'J' && !isName) return false;
    const after = phrases.slice(i + 1).filter(({ text }) => !/^(?:ji|जी|saab|sahab|साहब|साहिब)$/.test(text));
    if (isName && after[0]?.symbol === '_' && names.has(after[0].text)) return false;
    const [next] = after;
    if (next !== undefined && OWNS.test(next.text)) {
      const things = after.slice(1, 6);
      const at = things.findIndex(
        ({ symbol }, j) => 'K0BALMUQYO4S'.includes(symbol) || (symbol === 'p' && things[j - 1]?.symbol === '1'),
      );
      const between = things.slice(0, Math.max(0, at));
      return (
        at >= 0 &&
        between.length <= 3 &&
        between.every(({ symbol, text }) => '_:159gTRCEXZ+-i'.includes(symbol) && !STANDS_FOR.test(text)) &&
        (things[at]?.symbol !== 'S' || things[at + 1]?.symbol === 'A')
      );
    }
    const rest = after.map(({ text }) => text).join(' ');
    const end = after.findIndex(({ symbol }) => ',|;'.includes(symbol));
    return (
      UNDERGOES.test(rest) &&
      after.slice(0, end < 0 ? undefined : end).some(({ symbol }) => 'BALMUQYOSN'.includes(symbol))
    );
  });

/** नरेंद्र मोदी की राशि, Amitabh Bachchan kumbh lagna ke hain: two words at the head that are no one's else. */
const TWO_NAMES = /^_{2,3}k[B4OMUA]|^_{2,3}S:*A/;
const NO_PERSON =
  /^(?:इस|उस|आज|कल|अब|हर|यह|वह|अगले|पिछले|जन्म|पूरे|सारे|is|us|aaj|kal|ab|har|ye|yeh|wo|woh|agle|pichle|janm|pure|poore|bhai|yaar|arre|are|haan|dekho|dekhiye|ji|beta|in|on|so|well|by|with|under|as|at|also|even|for|from|the|this|that|here|there|then|now)$/;

/** Someone had it who is neither "you" nor "I": "Gandhi had Libra rising". */
const OTHERS_HAD = /^(?!.*(?<!\p{L})(?:you|i|your|my|we) )(?:.* )?had (?!been)/u;
/** India's chart, राम की कुंडली में, Nehru's ascendant, मोदी जी का लग्न. */
const isOfOther = (phrases: readonly Token[]): boolean => {
  const said = phrases.filter(({ text }) => !/^(?:ji|जी)$/.test(text));
  return said.some(
    ({ symbol, text }, i) =>
      symbol === '_' &&
      /^(?!(?:जातक|जातिका|jatak|jataka|native)$)[\p{L}\p{M}]{3,}$/u.test(text) &&
      said[i + 1]?.symbol === 'k' &&
      !said[i + 1]?.text.startsWith('of') &&
      ('K0A'.includes(said[i + 2]?.symbol ?? ' ') || (said[i + 2]?.symbol === 'S' && said[i + 3]?.symbol === 'A')),
  );
};
/** "Amitabh Bachchan has Aquarius rising", "he is a Leo ascendant", उनके सातवें घर में; "she was born with Venus in Libra". */
const SOMEONE_HAS = /^(?::?_{1,3}(?:[W:]+|:*5:*)|a:+)SA|^a:*W:*j?B|^(?!.*[K0]):?_{1,2}W:*Bi|^j:*(?:1:*[hp]|[HL])/;
const THE_NATIVE = /^(?:this |the native|native|the nativity|nativity|the map|the figure|जातक|जातिका|jatak)/;
const SOMEONE_BORN =
  /^(?!you |i |we |the native |this native )(?:[a-z]+ ){1,3}(?:was|were) born (?:with|under|in)(?!\p{L})/u;
/** Kohli's Moon: not Friday's, and not "there's". */
const SOMEONES =
  /^(?!(?:that|there|here|what|where|who|let|day|week|month|year|night|evening|morning|[a-z]+day)$)[a-z]{3,}$/u;
/** रमेश का मंगल: a name at the head of a sentence, and whose planet. */
const NAMED = /^(?!(?:जातक|जातिका|jatak|jataka|native|वर्तमान|vartaman)$)[\p{L}\p{M}]{3,}$/u;
const isOfSomeone = (all: readonly Token[]): boolean => {
  const phrases = all.filter(({ text }) => !/^(?:ji|जी)$/.test(text));
  return (
    // शर्मा जी की साढ़ेसाती
    all.some(
      ({ symbol, text }, i) =>
        symbol === '_' &&
        NAMED.test(text) &&
        /^(?:ji|जी)$/.test(all[i + 1]?.text ?? '') &&
        /^(?:का|की|के|ka|ki|ke|ko|को)$/.test(all[i + 2]?.text ?? '') &&
        'BOMUQAY'.includes(all[i + 3]?.symbol ?? ' '),
    ) ||
    (/^_k[B](?![_k]*p)/.test(symbolsOf(phrases)) &&
      /^(?:का|के|की|ka|ke|ki)$/.test(phrases[1]?.text ?? '') &&
      NAMED.test(phrases[0]?.text ?? '')) ||
    phrases.some(
      ({ symbol, text: word }, i) =>
        symbol === '_' &&
        phrases[i + 1]?.text === "'s" &&
        /^(?:B|1p)/.test(symbolsOf(phrases.slice(i + 2, i + 4))) &&
        SOMEONES.test(word),
    )
  );
};
/** मेरी दादी को अपने गुरु पर: what is "own" there is of that person. */
const isOwnOfOther = (phrases: readonly Token[]): boolean => {
  const at = phrases.findIndex(
    ({ symbol }, i) => symbol === 'J' && /^(?:को|ने|ko|ne)$/.test(phrases[i + 1]?.text ?? ''),
  );
  return at >= 0 && phrases.slice(at).some(({ text }) => /^(?:अपने|अपनी|अपना|apne|apni|apna)(?: |$)/.test(text));
};
/** In another zodiac, or other houses than ours. */
const OTHER_ZODIAC =
  /(?<!\p{L})(?:tropical|sayana|western (?:astrology|chart|zodiac)|chinese|(?:kp|krishnamurti) (?:system|paddhati|chart)|placidus|chalit|bhava chalit|चलित|सायन)(?![\p{L}\p{M}])/u;

/** "Of my elder brother the Mars is in Capricorn", "the king, whose Saturn was in the tenth" */
const OF_PERSON = /^k:*_?:*J:*B|J,?_B/;
/** "For my mother, Saturn is in the fourth." */
const FOR_OTHER = /^:?_?:*J,/;
/** The second chart of two that are compared. */
const OTHER_CHART =
  /(?<![\p{L}\p{M}])(?:other|second|another|latter) (?:chart|horoscope|kundli|kundali)|(?:दूसरी|dusri|doosri|dusari) (?:कुंडली|पत्रिका|kundli|kundali|patrika)(?![\p{L}\p{M}])/u;
/** The chart of independent India, the horoscope of a friend. */
const CHART_OF =
  /(?<!\p{L})(?:chart|horoscope|kundli|kundali|nativity) (?:of|for) (?!you|yours|me|mine|this|the native|a |an |birth|any|every|such)[a-z]+(?!\p{L})/u;

/** Whether a sentence, its normalised text and its phrases, speaks of another chart. */
export const speaksOfOther = (text: string, phrases: readonly Token[], names: ReadonlySet<string>): boolean => {
  const symbols = symbolsOf(phrases);
  const isYours = YOURS.test(text);
  return (
    (OF_PERSON.test(symbols) && /^of |whose/.test(text)) ||
    (/^for /.test(text) && FOR_OTHER.test(symbols)) ||
    CHART_OF.test(text) ||
    OTHERS_HAD.test(text) ||
    isOfOther(phrases) ||
    isOwnOfOther(phrases) ||
    isOfSomeone(phrases) ||
    isOwnedByPerson(phrases, names) ||
    (!isYours &&
      TWO_NAMES.test(symbols.replaceAll(':', '')) &&
      !phrases.slice(0, 2).some((word) => NO_PERSON.test(word.text))) ||
    (!isYours && ((SOMEONE_HAS.test(symbols) && !THE_NATIVE.test(text)) || SOMEONE_BORN.test(text))) ||
    OTHER_ZODIAC.test(text) ||
    OTHER_CHART.test(text) ||
    /J[_:]*5?[_:]*wB|J:*i:*[OMUQ]/.test(symbols) ||
    /J_?[:k]*k[:k]*[K0BAL]|J:*n?:*[OY]|J(?:,[^,]{1,12},)?[_:3ki]{0,4}(?:,:*S,)?W|^:*J:*o(?=.*[MUQO])|J:*SA|J:*[K0]|j:*[EXCRZ+-]?[K0BA]/.test(
      symbols,
    )
  );
};
