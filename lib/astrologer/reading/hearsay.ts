/** Whether a sentence only reports what others say, think, fear or have read: that claims nothing of this chart. */
import { NOT_LETTER, NOT_LETTER_BEFORE } from './forms.ts';
import type { Token } from './symbols.ts';

const SAYS =
  '(?:say|says|said|saying|tell|tells|told|claims?|claimed|insists?|insisted|swears?|swore|argues?|argued|(?:holds?|held)(?= (?:\\p{L}+ )?that)|maintains?|maintained|believes?|believed|think|thinks|thought(?= (?:that|my|his|her|she|he|the|it|i))|assumes?|assumed|supposes?|supposed|suspects?|suspected|imagines?|imagined|reckons?|warns?|warned|predicts?|predicted|declares?|declared|announces?|announced|mentions?|mentioned|writes?|wrote|reported|reportedly|teach|teaches|taught|preach|preaches|repeats?|repeated|jokes?|joked|complains?|complained|fears?|feared|doubts?|doubted|guess|guesses|guessed|pretends?|pretended|denies|denied|wonders?|wondered|heard|hearing|learn|learned|learnt|learning|agrees?|advised|suggested|informs?|informed|telling(?! you| us)|read(?= that)|believing|claiming|insisting|fearing|assuming|pretending|imagining)';
/** Who is not of this chart and says or shows: "the other astrologer placed", "an old app puts". */
const SOURCE =
  /(?<!\p{L})(?:astrologers?|pandits?|panditji|pandit ji|jyotishi|guruji|apps?|websites?|softwares?|books?|texts?|newspapers?|magazines?|column|articles?|videos?|youtube|google|wikipedia|internet|forums?|almanacs?|scriptures?|shastras?|slokas?|shlokas?|verses?|manuals?|textbooks?|priests?|पंडित|पंडितजी|ज्योतिषी|अखबार|ऐप|किताब|किताबों|पुस्तक|ग्रंथ|kitab|kitabon)(?![\p{L}\p{M}])/u;
/** Before what is said: "my uncle swears", "it used to be said that". */
const SAID_BEFORE = new RegExp(`(?<!\\p{L})${SAYS}(?!\\p{L})`, 'u');
/** After it: ", they say", ", says my aunt", ", as the sloka goes". */
const SAID_AFTER = new RegExp(
  `[,;-] ?(?:(?:as |or |so )?(?:\\p{L}+ ){1,4}${SAYS}|${SAYS} (?:\\p{L}+ ?){1,5}|as the (?:\\p{L}+ )+(?:goes|go|has it|have it))["'.!]*$`,
  'u',
);
/** In the middle: ", my teacher used to say, ". */
const SAID_ASIDE = new RegExp(`[,;-] ?(?:as |or |so )?(?:\\p{L}+ ){1,5}${SAYS} ?[,;-]`, 'u');
/** "There was a king, the story goes, …" */
const STORY =
  /(?<!\p{L})(?:in|of) (?:the|a|this|that|his|her|my) (?:\p{L}+ )?(?:film|movie|novel|story|play|serial|series|tale|poem|comic|drama|script)(?!\p{L})|(?<![\p{L}\p{M}])(?:फिल्म|कहानी|उपन्यास|नाटक|सीरियल|film|kahani|upanyas|natak|serial) (?:में|के|की|का|mein|me|ke|ki|ka) (?!तरह|tarah)|(?<!\p{L})(?:story|saying|legend|tale|joke|proverb|verse|sloka|shloka|myth|gossip|rumour|rumor) (?:goes|says|has it|runs|tells)(?!\p{L})|(?<![\p{L}\p{M}])(?:कहावत|kahavat|kahawat) (?:है|hai)(?![\p{L}\p{M}])/u;
/** The writer speaks, or the chart does: "let me tell you", "which tells us", "the chart says". */
const OWN_WORD =
  /(?<!\p{L})say about(?!\p{L})|(?<!\p{L})(?:i|i 'll|we|let me|let us|this|it|which|chart|kundli|kundali|horoscope|report|reading)(?: (?:can|could|must|may|have|had|will|also|already|just|do|am|going|to))* (?:say|says|read|tell|tells|told|think|believe|suspect|guess|mention|mentioned|said|suggested|agree|agrees|predict|write|wrote|hold|holds)(?!\p{L})/u;
const HINDI_SAYS =
  '(?:कह(?:ते|ती|ता|ा|ी|े|ना)|बोल(?:ते|ती|ता|ा|ी|े|ना)|बता(?:ते|ती|ता|या|यी|ई|ए)|मान(?:ते|ती|ता|ा|ना)|सुन(?:ते|ा|ी|ने)|लिख(?:ते|ा|ी)|पूछ(?:ा|ते)|सोच(?:ते|ता|ती|ा)|समझ(?:ते|ता)|ka?h(?:te|ti|ta|a|na)|keh(?:te|ti|ta|na)|bol(?:te|ti|ta|a|i|e|na)|bata(?:te|ti|ta|ya|yi|ye)|maa?n(?:te|ti|ta|a|na)|sun(?:te|a|i|ne)|likh(?:te|a|i)|puch(?:a|ha|te)|poocha|soch(?:te|ta|ti|a)|samajh(?:te|ta)|(?:कह|बोल|पूछ|सोच|सुन|keh|kah|bol|pooch|puch|soch|sun) (?:रह[ाेी]|rah[aei]))';
const HINDI_SAID_BEFORE = new RegExp(`${NOT_LETTER_BEFORE}${HINDI_SAYS}${NOT_LETTER}`, 'u');
const HINDI_SAID_AFTER = new RegExp(
  `${NOT_LETTER_BEFORE}${HINDI_SAYS}(?: (?:जाता|गया|है|हैं|था|थे|jata|jaata|gaya|hai|hain|h|tha|the)){0,2}[।.! ]*$`,
  'u',
);
/** "According to the classics", "शास्त्रों के अनुसार": not "according to your chart". */
const ACCORDING =
  /(?<!\p{L})(?:according to|as per|in the words of|in the opinion of|in the view of) (?!(?:your|my|this|the|his|her)? ?(?:\p{L}+ )?(?:chart|horoscope|kundli|kundali|positions?|ephemeris|calculations?|birth|lahiri|d1|d9|navamsa|rasi|rashi|dasha|date|time)(?!\p{L}))/u;
const HINDI_ACCORDING =
  /(?<!(?:कुंडली|कुण्डली|पत्रिका|पत्री|गणना|पंचांग|दशा|kundli|kundali|patrika|patri|ganana|panchang|dasha) )(?:के अनुसार|के मतानुसार|के मुताबिक|के हिसाब से|ke anusar|ke mutabik|ke hisab se)(?![\p{L}\p{M}])/u;
/** "अखबार में छपा कि", "डर है कि". */
const HINDI_RUMOUR =
  /(?<![\p{L}\p{M}])(?:छप(?:ा|ी|े)|डर|शक|वहम|अफवाह|भ्रम|सपना|सपने|दावा|खबर|चर्चा|chhap[aie]|chap[aie]|dar|shak|veham|afwah|bhram|sapna|sapne|daava|dawa|khabar|charcha)(?: [\p{L}\p{M}]+){0,3} (?:कि|ki)(?![\p{L}\p{M}])/u;
const HINDI_OWN = new RegExp(
  `${NOT_LETTER_BEFORE}(?:मैं|मैंने|मेरा मानना|main|maine|हम|hum|कुंडली|kundli|kundali|पत्रिका)${NOT_LETTER}`,
  'u',
);

/** Whether the words of someone else are all that the sentence brings. */
export const isHearsay = (text: string, tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(({ symbol }) => 'BALHSNMUQYO'.includes(symbol));
  if (at < 0) return false;
  const before = tokens
    .slice(0, at)
    .map((token) => token.text)
    .join(' ');
  if ((SAID_BEFORE.test(before) || SOURCE.test(before)) && !OWN_WORD.test(before)) return true;
  if (STORY.test(text) || ACCORDING.test(text) || HINDI_ACCORDING.test(text) || HINDI_RUMOUR.test(before)) return true;
  if ((SAID_AFTER.test(text) || SAID_ASIDE.test(text)) && !OWN_WORD.test(text)) return true;
  if (HINDI_OWN.test(text)) return false;
  return HINDI_SAID_BEFORE.test(before) || HINDI_SAID_AFTER.test(text);
};
