/**
 * Words that tie the planets, houses and signs of a sentence together, in English, Hindi and Hindi in Latin letters. Each
 * row is the letter of a kind of word (see `lib/astrologer/verify/symbols.ts`) and its forms, separated by `|`; longer
 * forms win over shorter ones.
 */
export const SPEECH: readonly (readonly [symbol: string, forms: string])[] = [
  ['A', 'ascendant|lagna|rising sign|लग्न|lagn|उदय लग्न|udaya lagna|asc'],
  ['h', 'house|bhava|bhav|भाव|घर|स्थान|ghar|sthan|houses|भाव का|bhaav|खाने'],
  ['l', 'lord of|lord of the|ruler of|ruler of the|lords of the|lords of|owner of the|owner of'],
  ['p', 'lord|lords|ruler|owner|swami|स्वामी|मालिक|malik|अधिपति|adhipati|स्वामी ग्रह|स्वामीग्रह'],
  ['r', 'rules|rules over|owns|governs|lords over|ruling|is in charge of|rule|own the|rules the'],
  ['y', 'ruled by|owned by|governed by|is lorded by'],
  [
    'i',
    'in|in the|during|during the|inside|into|within|occupies|occupying|placed in|sits in|stands in|located in|posited in|falls in|lies in|में|मे|mein|me|mei|par sthit|situated in|at|through|enters|moves into|moves through|is entering|passing through|passes through',
  ],
  ['o', 'on|on the|onto|upon|पर|को|par|pe|ko|to|toward|towards'],
  ['k', "'s|of|of the|का|की|के|ka|ki|ke|kaa"],
  ['b', 'by|द्वारा|dwara|by the'],
  [
    'v',
    'aspects|aspect|aspecting|casts aspect|casts its aspect|casts an aspect|casts a full aspect|drishti|दृष्टि|दृष्टी|देखता|देखते|देख रहे|देख रहा|देखता है|dekhta|dekhte|dekh rahe|dekh raha|full aspect|aspect of|looks at|looks upon|gaze|glances at|glance|drushti|nazar|नज़र|नजर|पूर्ण दृष्टि|sees|throws its aspect',
  ],
  [
    'V',
    'aspected|is aspected|receives the aspect of|receives aspect from|receives the gaze of|receives an aspect from|under the aspect of|is looked at by|gets the aspect of|drisht|दृष्ट',
  ],
  [
    'w',
    'with|joins|joined by|joined with|conjunct|conjunct with|conjoined|conjoined with|conjoins|conjunction|in conjunction|in conjunction with|together|together with|along with|accompanied by|accompanies|shares a sign with|shares the sign with|share a sign|share the same sign|share a house|share the same house|same sign as|same house as|yuti|युति|साथ|saath|sath|एक साथ|ek saath|साथ बैठे|संग|युत|alongside|beside|next to|keeps company with|united with|meets|युक्त|yukt|एक ही राशि|एक ही भाव|ek hi rashi',
  ],
  ['R', 'retrograde|vakri|वक्री|वक्र|moving backwards|in retrograde motion|retrogression|ulti chaal|उल्टी चाल|vakri chal'],
  ['F', 'direct|margi|मार्गी|in direct motion|moving forward|forward in motion'],
  ['C', 'combust|combusted|asta|अस्त|ast|burnt by the sun|too close to the sun|combustion'],
  [
    'E',
    'exalted|exaltation|uchcha|uchch|uccha|उच्च|उच्च का|उच्च के|उच्च राशि|sign of exaltation|exaltation sign|its exaltation',
  ],
  [
    'X',
    'debilitated|debilitation|neecha|neech|नीच|नीच का|नीच के|नीच राशि|fallen|sign of debilitation|in its fall|in fall|debilitation sign',
  ],
  [
    'Z',
    'own sign|own house|its own sign|swarashi|swagruhi|swagrahi|स्वराशि|स्वगृही|स्वक्षेत्री|अपनी राशि|अपनी ही राशि|अपने घर|own signs|apni rashi|apni hi rashi|domicile|moolatrikona|mooltrikona|मूलत्रिकोण|अपने ही घर',
  ],
  [
    '+',
    'strong|powerful|well fortified|very strong|full of strength|balwan|बलवान|बली|मजबूत|मज़बूत|majboot|mazboot|शक्तिशाली|strongest|balvan|high in strength|is the strongest',
  ],
  [
    '-',
    'weak|powerless|lacks strength|short of strength|kamzor|कमज़ोर|कमजोर|निर्बल|nirbal|weakest|बलहीन|balheen|low in strength',
  ],
  [
    'M',
    'mahadasha|maha dasha|महादशा|major period|period|period of|the period of|main period|dasha|दशा|mahadasa|dasa|महा दशा|great period|main dasha',
  ],
  [
    'U',
    'antardasha|antar dasha|bhukti|sub period|subperiod|sub dasha|अंतर्दशा|अन्तर्दशा|भुक्ति|antar|अंतर|sub-period|antardasa',
  ],
  ['Q', 'pratyantar|pratyantardasha|pratyantar dasha|sub sub period|प्रत्यंतर|प्रत्यंतर्दशा|प्रत्यन्तर'],
  ['u', 'until|till|up to|तक|tak|upto|through to|lasts until|runs until|goes on until|continues until'],
  ['f', 'from|since|से|se|starting from|onwards|after|के बाद|ke baad|beginning'],
  [
    'q',
    'begins|begin|starts|start|started|began|begun|opens|शुरू|आरंभ|प्रारंभ|shuru|aarambh|begins in|takes over|takes over in|takes over on|kicks off|शुरुआत|लगेगी|lagegi|set in|sets in',
  ],
  [
    'e',
    'ends|end|ended|finishes|finished|over|comes to an end|समाप्त|ख़त्म|खत्म|khatam|khatm|samapt|concludes|closes|is over|पूरी',
  ],
  [
    'n',
    "not|no|isn't|is not|aren't|doesn't|does not|don't|without|absent|free of|free from|never|नहीं|नही|nahi|nahin|nahi hai|अनुपस्थित|neither|मुक्त|न तो|hasn't|has no|none|cannot|lacks|na to|not a|नहिं|wasn't|no longer|isnt|doesnt",
  ],
  ['&', 'nor|and|as well as|और|एवं|तथा|व|aur|evam|tatha|plus|both'],
  ['c', 'planets|ग्रह|grah|graha|grahas'],
  [
    'W',
    'you are in|you are in the|you are now in|you are now in the|you are running|has|have|holds|contains|houses the|forms|formed|is formed|present|is present|exists|बनता|बन रहा|बना|मौजूद|उपस्थित|banta|bana|hosts|carries|बैठे|विराजमान|स्थित|baithe|baitha|sthit|is occupied by|occupied by|hold|विराजते|virajman|running|runs|चल रही|चल रहा|chal rahi|chal raha|active|is home to|हैं बैठे|tenanted by|lives|resides',
  ],
  [
    '~',
    'half|phase|part|week|time|day|year|month|century|marriage|child|son|cycle|round|step|stage|decade|life|place|position|rank|date|attempt|person|thing|point',
  ],
  [
    '~',
    'half|phase|part|week|time|day|year|month|century|marriage|child|son|cycle|round|step|stage|decade|life|rank|date|attempt|person|thing',
  ],
  ['P', 'pada|quarter|charan|चरण|पद|paad|पाद'],
  ['d', 'degree|degrees|°|अंश|ansh|deg|डिग्री|degrees of'],
  ['9', 'navamsa|navamsha|navamsh|d9|d 9|d-9|नवांश|नवमांश|navansh|navamsa chart|navamsha chart|navamsa lagna chart'],
  [
    'm',
    'from the moon|from moon|from your moon|चंद्र से|चंद्रमा से|chandra se|chandrama se|moon se|counted from the moon|from the natal moon|चन्द्र से|चंद्र लग्न से|चन्द्रमा से|from your natal moon|from moon sign',
  ],
  ['s', 'from the sun|from sun|सूर्य से|surya se|from your sun'],
  [
    't',
    'from the ascendant|from lagna|from the lagna|लग्न से|lagna se|from your ascendant|from your lagna|from ascendant|lagn se',
  ],
  [
    'g',
    'चल रहे हैं|chal rahe hain|transit|transits|transiting|in transit|gochar|गोचर|गोचर में|gochar mein|today|at present|currently|right now|these days|आज|इस समय|अभी|aaj|is samay|abhi|gochar me|in the sky now|nowadays|आजकल|aajkal|at the moment|this moment',
  ],
];

/** Words after which a clause says nothing of this chart. */
export const HYPOTHETICAL =
  'if|were|would|would have|suppose|supposing|had it been|could have|might have|should it|अगर|यदि|होता तो|तो होता|होती|होते तो|agar|yadi|hota|maan lo|मान लो|मान लीजिए|imagine|unless|in case|जब जब|whenever|may be|maybe|perhaps|शायद|shayad';
/** Words that make a sentence one about people in general, or about astrology. */
export const GENERIC =
  'people with|those with|those who|anyone|natives with|natives|a native|whoever|one who|people whose|generally|usually|in general|typically|as a rule|in astrology|astrologers say|according to classical texts|classically|जिनका|जिनकी|जिनके|जिन लोगों|जिसकी|जिसका|लोग|लोगों|आम तौर|आमतौर|सामान्यतः|ज्योतिष में|jinka|jinki|jinke|jin logon|log|aam taur|jyotish mein|jyotish me|every chart|all charts|the books|texts say|शास्त्रों|शास्त्र';
/** Words that begin a question that ends without its mark. */
export const QUESTION = 'क्या|kya|is it true that|tell me|do i have|am i|does my|is my|when will|कब|kab|कौन|which';
/** Words that speak of the chart of another person. */
export const OTHER_PERSON =
  "partner 's|spouse 's|husband 's|wife 's|mother 's|father 's|son 's|daughter 's|friend 's|brother 's|sister 's|his chart|her chart|their chart|his|her|पति की|पत्नी की|पति के|पत्नी के|माँ की|पिता की|बेटे की|बेटी की|उनकी कुंडली|उसकी कुंडली|pati ki|patni ki|pati ke|patni ke|unki kundli|uski kundli|bete ki|beti ki|his kundli|पति का|पत्नी का|भाई की|बहन की|दोस्त की";
/** Words that split a sentence into clauses: what follows speaks of something new. */
export const TURN =
  'like a|like an|as if|but|while|whereas|although|though|however|yet|लेकिन|परंतु|परन्तु|पर वहीं|जबकि|मगर|lekin|magar|jabki|parantu|किंतु|वहीं|whilst|and also|because|so|since then|इसलिए|isliye|क्योंकि|kyunki|which|which means';
/** Words near which "cancer" is an illness and no sign. */
export const ILLNESS =
  'patient|disease|tumour|tumor|hospital|chemo|diagnosed|oncologist|treatment|बीमारी|इलाज|ilaaj|bimari|risk of|screening';
/** Ways to say that a place holds no planet. */
export const EMPTY =
  'no planet|no planets|no planet at all|कोई ग्रह नहीं|koi grah nahi|koi grah nahin|empty|is empty|खाली|ख़ाली|khali|vacant|unoccupied|रिक्त|untenanted|without planets|without any planet';
/** The Moon and the Sun where a sentence speaks of "my sign". */
export const MOON_SAID =
  'moon sign|janma rashi|janam rashi|चंद्र राशि|जन्म राशि|चन्द्र राशि|rashi is|birth star|janma nakshatra|janam nakshatra|जन्म नक्षत्र|birth nakshatra|जन्म का नक्षत्र';
export const SUN_SAID = 'sun sign|surya rashi|सूर्य राशि';
/** Words that say nothing by themselves. */
export const FILLER =
  "when you were born|you were born|were born|the sign of|sign of|is|he|she|they|are|was|be|been|being|the|a|an|your|you|my|it|its|it 's|this|that|also|very|quite|sit|sits|stand|stands|placed|lies|located|posited|sitting|standing|natal|birth|chart|sign|star|nakshatra|है|हैं|हो|हैँ|ही|भी|आपका|आपकी|आपके|मेरा|मेरी|मेरे|आप|यह|वह|hai|hain|ho|hi|bhi|aapka|aapki|aapke|mera|meri|mere|aap|yeh|woh|राशि|rashi|नक्षत्र|nakshatr|कुंडली|कुण्डली|kundli|जन्म|janam|janma|बैठा है|ग्रह हैं|for you|here|there|today 's|then|now that|itself|own|s|full|पूर्ण|whole|रहे|रहा|रही|हुए|हुआ|रखा|होकर|comes|come|goes|go|finds|found|can be|हैं|planet|के भीतर|which is|who is|that is|alone|only|just|exactly|about|around|nearly|almost|currently in|लगभग|करीब|पड़|पड़ता|पड़ते|pad|padta|पड़े|पड़ी";
