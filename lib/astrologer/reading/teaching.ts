/**
 * Whether a sentence that names nobody's chart teaches or claims. "Saturn in the seventh delays marriage" teaches: a planet
 * and a place are what the sentence is about. "Saturn is in the seventh" claims: a copula, or a verb of standing, holding,
 * looking or ruling, joins them. So does a note without a verb: "Sat (R) in 3H", "Lagna: Leo".
 */
import { symbolsOf, type Token } from './symbols.ts';

const IS =
  /^(?:is|are|being|was|were|sits?|stands?|lies|sitting|standing|placed|located|posited|comes?|goes|finds|found|falls|'s|'re)$/;
const HINDI_IS = /^(?:है|हैं|हैँ|hai|hain|h|hn|hein|था|थी|थे|tha|thi)$/;
const isCopula = (text: string): boolean => IS.test(text) || HINDI_IS.test(text) || /^(?:is|are|was|were) /.test(text);
/** Words for "in" that hold a verb of their own: "sits in", "occupies", not "placed in". */
const STANDS_IN =
  /^(?:is|are|has|have|sits|stands|lies|falls|fell|occupies|occupy|goes|went|gone|moves|moved|enters|passes|resides?|lives|चला|चले|chala)(?: |$)/;
const JOINS =
  /^(?:joins|conjoins|conjuncts|accompanies|meets|shares?|has joined|have joined|are |is |keeps|come|comes|combines|occupy|occupies)/;
/** "Has" tells of a chart only where a planet or a place follows. */
const HAS = /^(?:has|have|had|holds?|carries|features|contains|hosts)$/;
const ASPECT =
  /^(?:aspect|full aspect|drishti|दृष्टि|दृष्टी|gaze|glance|look|drushti|nazar|नज़र|नजर|पूर्ण दृष्टि|nigah|निगाह|paarvai|parvai)$/;
const MODAL = /^(?:can|cannot|may|will|could|would|shall|must|does|do|did|won't|doesn't|don't)$/;
/** People or charts of a kind: "a bride whose Venus", "wrestlers with Mars in the first", "a chart in which". */
const OF_SUCH =
  /(?:^|[,;:] ?)(?:an?|any|every|each|the|some|many|most|several) (?:\p{L}+ ){1,3}(?:having|whose|who|born|in which|in whose)(?!\p{L})|(?:^|[,;:] ?)(?:an?|any|every|each) (?:\p{L}+ ){1,3}(?:with|where)(?!\p{L})|^(?!this|his|comes|goes|sits|stands|is|alas|yes|thus|besides|always|pisces|aries)(?:\p{L}+s|men|women|children|people|folk) (?:with|having|whose|who|born|in whose)(?!\p{L})/u;
/** "A chart", "such horoscopes": any one. */
const SOME_CHART =
  /(?<!\p{L})(?:an?|any|every|each|some|most|many|all|such|other|those|female|male) (?:\p{L}+ )?(?:charts?|horoscopes?|kundlis?|kundalis?|nativity|nativities|maps?)(?!\p{L})/u;
/** मूल में जन्मे बच्चे: all who were born so. */
const HINDI_BORN =
  /(?<![\p{L}\p{M}])(?:जन्मे|जन्मी|जन्म लेने वाले|जन्म लेने वाली|पैदा हुए|janme|janmi|janm lene wale|paida hue) (?:बच्च|बालक|लोग|जातक|व्यक्ति|कन्या|पुरुष|स्त्र|पुत्र|शिशु|bacch|bachch|balak|log|jatak|vyakti|kanya|purush|stri)/u;
/** "Saturn does best in the third", "Mars is comfortable in Scorpio": where a planet likes to be, wherever it is. */
const LIKES =
  /(?<!\p{L})(?:likes?|loves?|prefers?|hates?|dislikes?|thrives?|suffers?(?! (?:debilitation|combustion|retrogression|from))|flourish(?:es)?|do(?:es)? (?:best|worst|well|badly|poorly)|fares? (?:best|worst|well|badly|poorly)|feels? (?:at|good|bad|well|ill|safe|uneasy|comfortable)|(?:is|are) (?:comfortable|uncomfortable|uneasy|happiest|happy|unhappy|(?:strongest|weakest)(?= in )|at (?:his|her|its|their) (?:best|worst)|at ease|best|worst|welcome|favou?rite)|gains? strength(?! in (?:the |your )?(?:navam|d9|d-9))|loses? strength)(?!\p{L})/u;
/** "Where Venus is strong, …", "Sade Sati begins as Saturn enters": whenever it is so. */
const WHEREVER =
  /^where (?:the )?\p{L}+ (?:is|are|stands?|falls?|sits?|rules?) |(?<!\p{L})(?:begins?|starts?|ends?|sets in|comes) (?:as|once|the moment) (?:the )?\p{L}+ (?:enters?|leaves?|reaches|comes|moves|passes|transits?|crosses)(?!\p{L})/u;
/** "Mahapurusha yogas require a kendra": what makes one. */
const YOGA_NEEDS =
  /(?<!\p{L})(?:yogas?|doshas?)(?:, [^,]{1,40},)? (?:requires?|needs?|demands?|calls? for|consists? of|involves?|depends? on|arises? when|(?:is|are) (?:formed|made|caused) (?:when|by|whenever))(?!\p{L})/u;
/** लग्न में शनि वाले बच्चे, 7th me mangal wale ladke. */
const HINDI_OF_SUCH = /B:*(?:वाले|वाली|वाला|wale|wali|wala|vale|vali|vala) _/;
/** "Most charts", "some texts", "many a doctor", "not every Mars". */
const QUANTIFIED = /^(?:most|many|some|several|countless|every|each|any|few|not every|not all|hardly any|no)(?: of)?$/;
/** "Rahu's period lasts eighteen years", "साढ़ेसाती साढ़े सात साल चलती है": so long it is for everyone. */
const LASTS =
  /(?<!\p{L})(?:lasts?|runs?|takes?|goes on|continues?|spans?|stays?|remains?|spends?|needs|has)(?: \p{L}+){0,3}? (?:an? |the )?(?:\d+(?:\.\d+)?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|seventeen|eighteen|nineteen|twenty|thirty|several|many|long)(?: \p{L}+){0,4} (?:years?|months?|days?|hours?|weeks?)(?!\p{L})|(?:साल|वर्ष|महीने|दिन|saal|sal|varsh|mahine|mahina|din) (?:की|का|के|तक|ki|ka|ke|tak)? ?(?:चलती|चलता|रहती|रहता|होती|होता|लगते|लगता|लेता|लेते|chalti|chalta|rehti|rehta|hoti|hota|lagte|lagta|leta)/u;
/** "Nineteen years to Saturn's mahadasha": so many it has for everyone. */
const YEARS_OF_PERIOD = /(?<![\p{L}\p{M}])(?:years?|saal|sal|varsh|baras|साल|वर्ष|बरस)(?![\p{L}\p{M}])/u;
/** "Sade Sati: the years in which", "topics for today:", "in this issue:" */
const DEFINES = /^[^:,]{2,40}: (?:the|a|an|when|where|that) [^.]*(?:in which|during which|when|that|whose|where) /u;
const LISTS =
  /^(?:[^:,]{0,30} )?(?:topics?|contents|chapters?|agenda|syllabus|checklist|keywords|tags|glossary|quiz|exercises?|lessons?|episodes?|in this issue|इस अंक में|विषय|अध्याय|is ank mein|is ank me|vishay)(?: [^:,]{0,30})?:/u;
/** "Let us see how Mercury works in the third" */
const SEES_HOW =
  /(?<!\p{L})(?:see|learn|show|explain|discover|find out|understand|study|explore|know) (?:how|why|whether)(?!\p{L})/u;
/** "From where he sits", "from its own place": counted from wherever the planet may be. */
const FROM_ANYWHERE =
  /(?<!\p{L})from (?:where|wherever|itself|himself|herself|(?:its|his|her|their)(?: own| natal)? (?:place|position|house|seat|sign|location|own(?! \p{L}))|the (?:place|house|sign|position) (?:it|he|she|where|in which))(?!\p{L})|(?:अपने (?:स्थान|घर|भाव)|apne (?:sthan|ghar|bhav|house)) (?:से|se)(?![\p{L}\p{M}])/u;
/** "For Cancer ascendants", "कर्क लग्न वालों के लिए", "kark lagan walo ko". */
const FOR_A_SIGN =
  /(?:lagna|lagn|lagan|lagnam|लग्न|लगन|rashi|rasi|राशि|ascendant|rising) (?:walon?|waalon?|wale|waale|wali|waali|ke log|ke liye|ke jatak|वालों|वाले|वाली|के लोग|के लिए|के जातक|people|natives?|folks?|persons?)(?![\p{L}\p{M}])/u;
/** "The Moon was in Leo when the treaty was signed": the sky of some event. */
const WAS_WHEN =
  /(?<!\p{L})(?:was|were|had|stood|sat|crossed|entered)(?!\p{L}).* (?:when|as soon as|the (?:day|night|year|week|morning|evening)) (?!.*\bborn\b)/u;

/** What may follow a planet in its place in a note, and is no verb. */
const NO_VERB =
  /^(?:as|for|along|again|too|opposite|under|near|at|per|like|than|about|against|towards?|over|during|despite|thanks|due|by|these|those|this|that|their|its|his|her|all|each|one|two|three|four|other|another|good|bad|nice|great|yes|ok|sign|also)$/;
/** Words right before a planet in its place that bring it up as a finding. */
const BRINGS_UP =
  /^(?:note|notice|observe|see|find|we|i|shows?|showing|reveals?|includes?|features?|indicates?|confirms?|besides|plus|of|because|that|how|perhaps|indeed|secondly|thirdly|firstly|first|next|finally|lastly|moreover|further|furthermore|additionally|interestingly|importantly|similarly|likewise|overall|again|also|here|there|where|since|as|is|are|has|yes|ok|hello|hi|namaste|dear|madam|sir|friend|friends|to|and)$/;
const HINDI_DOES =
  /(?:ता|ती|ते|येगा|एगा|ेगा|ेगी|ेंगे|ेंगी|[^aeiou]ta|[^aeiou]ti|[^aeiou]te|ata|ati|ate|ega|egi|enge|ayga|aiga)$/u;
/** Words by which a reading goes from one finding to the next. */
const GOES_ON =
  /^(?:additionally|firstly|secondly|thirdly|lastly|furthermore|moreover|interestingly|notably|next|in this case|in this context|to begin with|what is more|इसके अतिरिक्त|साथ ही|saath hi)(?![\p{L}\p{M}])/u;
const ROMAN_DOES =
  /(?:[bdghjklnrt](?:ega|egi|enge|ayega|ayegi|oga|ogi|onge)|deta|dete|deti|karta|karti|karte|laata|lata|laati|lati|laate|banata|banati|banate|milta|milti|milte|hota|hoti|hote|rehta|rehti|rehte|aata|aati|aate|jata|jati|jate|karata|karati|karate|karwata|karwati|dilata|dilati|dikhata|dikhati)$/;
/** "Has gone", "is passing", "has become": what happens at some time is no rule. */
const HAS_COME =
  /(?<![\p{L}\p{M}])(?:[\p{L}\p{M}]*(?:ाया|डाला|डाली|डाले|लिया|दिया|किया|jamaya|banaya|paya|payi|dala|dali|liya|diya|kiya|aaya|aayi|लगाया|lagaya)|रहा|रही|रहे|गया|गई|गए|चुका|चुकी|चुके|हुआ|हुए|हुई|raha|rahi|rahe|gaya|gayi|gaye|chuka|chuki|hua|hue|hui) (?:है|हैं|hai|hain|h)(?![\p{L}\p{M}])/u;
/** Good or bad: what is said of a planet in a place, not that it is there. */
const VALUE =
  /^(?:शुभ|अशुभ|अच्छा|अच्छे|अच्छी|बुरा|बुरे|खराब|श्रेष्ठ|उत्तम|ठीक|लाभकारी|हानिकारक|shubh|ashubh|accha|acha|achha|ache|acchi|bura|bure|kharab|theek|thik|good|bad|best|worst|great)$/;
const MEANS = /(?<![\p{L}\p{M}])(?:मतलब|अर्थ|matlab|arth|yaani|means)(?![\p{L}\p{M}])/u;
const isLatin = (text: string): boolean => /^[a-z']/.test(text);

/**
 * Symbols of the tokens, with the copula as `=` (`~` in Hindi), verbs of standing and meeting as `@`, "has" as `{`, and
 * "aspect" as a noun as `d`.
 */
const sentenceSymbols = (tokens: readonly Token[]): string =>
  tokens
    .map(({ symbol, text }) => {
      if (HINDI_IS.test(text)) return '~';
      if (symbol !== 'k' && (IS.test(text) || (symbol === ':' && isCopula(text)))) return '=';
      if (symbol === 'i' && STANDS_IN.test(text)) return '@';
      if (symbol === 'w' && JOINS.test(text)) return '@';
      if (symbol === 'W' && HAS.test(text)) return '{';
      if (symbol === 'v' && ASPECT.test(text)) return 'd';
      return symbol === '~' || '%$zxJ'.includes(symbol) ? '_' : symbol;
    })
    .join('');

const THING = 'BALHSNYOMUQc';
const STATE = 'RFEXCZ+\\-';
const ASSERTS = new RegExp(
  [
    // is in, is exalted, is the lord of, is posited in
    `=[n,&]*(?:_?[ib])?[n,&]*[${THING.replace(/[YO]/g, '')}${STATE}wvVdDlpPT@]`,
    `[${THING}${STATE}iWvVdwpoenDP]~|[SHN]k~`,
    `=[n,&]*_{0,2}[REXC]`,
    // … in Leo: the Sun, the Moon
    `[SH],B(?:[,&]+B)*$`,
    `@[&_]?[${THING}${STATE}]`,
    `\\{[,_&]{0,2}[${STATE}]*[${THING}]`,
    `W[,_&]{0,2}[${STATE}]*[${THING}]|[${THING}iv]k?_?W`,
    '(?<!o)[vVryqeDP09]|[_{@]d|d_{1,2}[o@]|d[=~W]|^[^d]*d[^G_]*$',
    '[MUQ].*[T5]|[T5].*[MUQ]',
    // Exalted Venus in the fifth; Saturn in the sixth house in Scorpio: so narrow that it is of one chart
    `^[,_&]*[EXZ][BL]i[HA]|[BL],?[EXZ]i[HA]|[BL]iS,?i?H|[BL]iH,?i?S`,
    // The Moon hides in Scorpio
    `^[,_&|]{0,2}[BAL](?:,[^,]*,)?_{1,2}[io@]?[HSA]`,
  ].join('|'),
);
/** A planet in its place, as a sentence begins with it: with what it is called besides. */
const SUBJECT = new RegExp(
  `^[,/]*[${STATE}]?(?:[BAL](?:[,&w]*[BAL])*(?:,L,)?[${STATE}]?[ig](?:H|S|N|A)|[BAL](?:w[BAL])+|[HSA]i?k?[BL]|[BL]k?do[HBAL]|dk[BL]o[HBAL]|c[HS])(?:,?i?[HS],?)*n?`,
);

/** "With a Leo ascendant", "for example", "last year": of any chart, or of no time that is told. */
const FOR_INSTANCE =
  /(?<!\p{L})(?:(?:with|for|under|having) an? [a-z]+ (?:ascendant|lagna|rising)|for example|for instance|उदाहरण|udaharan|maslan|(?:last|next|previous|following) (?:year|month|week)|yesterday|tomorrow|(?:years?|months?) ago|पिछले|अगले|pichhle|pichle|agle)(?![\p{L}\p{M}])|^(?:consider|take|put|place|swap|move|picture|how|why) |(?<!\p{L})for (?:an? )?\p{L}+ (?:ascendant|lagna|lagnam|rising)(?!\p{L})/u;
/** "Every antardasha of Saturn", "any dasha": no one of them. */
const EVERY_PERIOD =
  /(?<!\p{L})(?:every|each|any) (?:\p{L}+ )?(?:dasha|mahadasha|antardasha|antar|bhukti|pratyantardasha|period|sub-period)(?!\p{L})/u;
/** "The Sun is never retrograde", "Rahu is always opposite Ketu". */
const EVER = /(?<!\p{L})(?:is|are|moves?|stays?|remains?) (?:always|never|forever|seldom|rarely)(?!\p{L})/u;

/** "Each month", "twice a year", "in August": again and again. */
const RECURS =
  /(?<![\p{L}\p{M}])(?:(?:each|every) (?:day|night|week|month|year|spring|summer|autumn|winter|season|birth|\p{L}+ (?:years|months|days))|(?:once|twice|(?:three|four|several|many) times) (?:a|an|every|each|in a) (?:day|week|month|year|life|lifetime|century)|(?:two|few|couple of) \p{L}+ (?:a|each|every) (?:month|year)|हर (?:दिन|महीने|माह|साल|वर्ष)|har (?:din|mahine|maah|saal|varsh)|(?:साल|वर्ष|महीने|saal|mahine) (?:में|me|mein) (?:एक|दो|तीन|ek|do|teen) (?:बार|baar))(?![\p{L}\p{M}])/u;
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const IN_A_MONTH = new RegExp(
  `(?<!\\p{L})(?:in|during|through|throughout|until|by) (?:early |late |mid-)?(?:${MONTHS})(?! (?:\\d|of \\d))(?!\\p{L})`,
  'u',
);
/** "Happier in Pisces than in Virgo" */
const THAN_IN =
  /(?<!\p{L})than (?:in|when|on|at|from|with|the (?:\p{L}+(?:th|nd|rd|st)|\d+(?:st|nd|rd|th))(?: house)?)(?!\p{L})|^what .* is to /u;
/** "From Aries the seventh sign is Libra" */
const FROM_SIGN = /^[^BL]*f:*S(?!:*A)[^BL]*$/;

/** कर्क में आने से, 7th me baithne par. */
const BY_DOING =
  /(?<![\p{L}\p{M}])(?:(?:आ|जा|बैठ|निकल|पड|रह|पहुंच)ने|(?:aa|jaa?|baith|nikal|pad|reh|rah|pahunch)ne) (?:से|पर|se|par)(?![\p{L}\p{M}])/u;
const HINDI_CAN = /(?<![\p{L}\p{M}])(?:सकता|सकती|सकते|sakta|sakti|sakte) (?:है|हैं|hai|hain|h)(?![\p{L}\p{M}])/u;

/** Symbols, with the word for "one that has" written out. */
const withWords = (tokens: readonly Token[]): string =>
  tokens.map(({ symbol, text }) => (/^(?:वाल|wal|val)/.test(text) ? `${text} ` : symbol)).join('');

/** Whether the sentence, which names no owner, is of many charts or of none. */
const isOfMany = (text: string, tokens: readonly Token[]): boolean => {
  const [first, second] = tokens;
  return (
    OF_SUCH.test(text) ||
    LASTS.test(text) ||
    FROM_ANYWHERE.test(text) ||
    FOR_A_SIGN.test(text) ||
    WAS_WHEN.test(text) ||
    FOR_INSTANCE.test(text) ||
    EVER.test(text) ||
    RECURS.test(text) ||
    IN_A_MONTH.test(text) ||
    THAN_IN.test(text) ||
    FROM_SIGN.test(symbolsOf(tokens)) ||
    EVERY_PERIOD.test(text) ||
    // "Dear Moon in Scorpio": the planet is spoken to
    (/^(?:dear|o|oh)$/.test(first?.text ?? '') && second?.symbol === 'B') ||
    HINDI_CAN.test(text) ||
    BY_DOING.test(text) ||
    SOME_CHART.test(text) ||
    DEFINES.test(text) ||
    LISTS.test(text) ||
    SEES_HOW.test(text) ||
    HINDI_BORN.test(text) ||
    YOGA_NEEDS.test(text) ||
    WHEREVER.test(text) ||
    LIKES.test(text) ||
    (YEARS_OF_PERIOD.test(text) && /^[^T5g]*M[^T5g]*$/.test(symbolsOf(tokens))) ||
    HINDI_OF_SUCH.test(withWords(tokens)) ||
    (QUANTIFIED.test(first?.text ?? '') && second?.symbol === '_')
  );
};

/** Whether the sentence, which names no owner, only teaches. */
export const isTeaching = (text: string, tokens: readonly Token[], isSaid: boolean): boolean => {
  // "It will last until 2030": what it goes on about was named before.
  if (!tokens.some(({ symbol }) => 'BALHSNMUQYO'.includes(symbol))) return false;
  if (isOfMany(text, tokens)) return true;
  const said = tokens.filter(({ symbol, text: word }) => !':j7'.includes(symbol) || isCopula(word));
  const symbols = sentenceSymbols(said);
  if (/^H=H/.test(symbols)) return true;
  if (isSaid || GOES_ON.test(text) || HAS_COME.test(text) || ASSERTS.test(symbols)) return false;
  if (said.some(({ natal, symbol }) => natal && symbol === 'B')) return false;
  // जून 2027 में शनि मेष में प्रवेश करेंगे; नवांश में शुक्र वृश्चिक में जाता है
  const isOfOneChart = /^[^BAL]*[T9][^BAL]*[BAL][=_@i]{0,3}[SH]|[BAL].*T.*[SH]i/.test(symbols);
  if (isOfOneChart) return false;
  if (said.some(({ symbol, text: word }) => symbol === '_' && !isLatin(word) && HINDI_DOES.test(word))) return true;
  const isWithout = said.some(
    ({ text: word }, i) => /^(?:has|have|had) (?:no|never)$/.test(word) && symbols[i + 1] === '_',
  );
  if (isWithout || /[G=]/.test(symbols) || said.some(({ text }) => MODAL.test(text))) return true;
  const last = said.findLast(({ symbol, text: word }) => symbol !== 'n' && !HINDI_IS.test(word) && /\p{L}/u.test(word));
  if (ROMAN_DOES.test(last?.text ?? '') || VALUE.test(last?.text ?? '') || MEANS.test(text)) return true;
  if (/[BALHSNWvw]_~/.test(symbols)) return false;
  if (/_~/.test(symbols)) return true;
  const [subject = ''] = SUBJECT.exec(symbols) ?? [];
  const next = said[subject.length];
  if (subject !== '' && next?.symbol === '_' && isLatin(next.text) && !NO_VERB.test(next.text)) return true;
  const at = said.findIndex(({ symbol }) => 'BALHSNMUQYO'.includes(symbol));
  const before = said[at - 1];
  return /^[BL]i(?:S|H|A)/.test(symbols.slice(at)) && before?.symbol === '_' && !BRINGS_UP.test(before.text);
};
