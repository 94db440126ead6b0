/**
 * What developers and assistants call calculations when they look for one: English, Hindi, Hindi in Latin letters. Stems are
 * those of `intent-vocabulary.ts`, whose rows follow these; a row that stands earlier wins the words it matched.
 */
export const CATALOGUE_SAID: readonly (readonly [endpoint: string, stems: string])[] = [
  ['charts/sarvatobhadra', 'sarvatobhadra chart|sarvatobhadra drawing|draw sarvatobhadra|sarvatobhadra image'],
  ['transit/sarvatobhadra', 'sarvatobhadra|sarvato bhadra|सर्वतोभद्र'],
  ['charts/strength', 'shadbala chart|shadbala graph|shadbala bars|strength chart|strength graph'],
  ['charts/share-card', 'share card|social card|share image|og image|link preview'],
  ['charts/month-poster', 'poster|printable month|printable calendar|month sheet'],
  ['lal-kitab/masnui', 'masnui|artificial planet|मसनुई'],
  [
    'muhurat/find/{event}',
    'find me a good|find a good|find me an auspicious|find an auspicious|good date|good dates|suitable date|favourable date|move into|moving into|moving date|shifting date',
  ],
  [
    'muhurat/check/{event}',
    'fine time to|good time to|right time to|favourable time to|suitable time to|is it good to|is it auspicious to',
  ],
  ['ai/chat', 'ask an astrolog|talk to an astrolog|chat with|ask in plain words|answer my question'],
  [
    'ai/verify',
    'whether this sentence|is this sentence|whether this statement|is this statement|sentence about|is it true that',
  ],
  [
    'calendar/to-hindu',
    'to the hindu calendar|to hindu calendar|into the hindu calendar|hindu date of|to a hindu date',
  ],
  [
    'ephemeris/ingress',
    'across signs|across the signs|through the signs|sun enter|moon enter|saturn enter|jupiter enter|rahu enter|changes sign|change signs|change of sign',
  ],
  ['kundli/ascendant', 'sign is rising|sign rises|sign rising|sign was rising'],
  [
    'reference/{topic}/{id}',
    'house mean|sign mean|nakshatra mean|star mean|tithi mean|yoga mean|house stand for|sign stand for|house signif',
  ],
  ['dosha/pitra', 'curse of ancest|ancestral curse|curse of the ancest|ancestor'],
  [
    'remedies/gemstone-check',
    "blue sapphire|yellow sapphire|sapphire|ruby|emerald|red coral|coral|pearl$|diamond|hessonite|cat 's eye|neelam|pukhraj|moonga|panna$|gomed",
  ],
  ['panchang/range', 'every day of|day by day|each day of|all days of'],
  ['calendar/hindu-birthday', 'anniversary|birthday by|hindu birthday|birthday in the hindu|tithi birthday'],
  ['jaimini/arudha-padas', 'arudha lagna|arudha pada|bhava arudha'],
  ['matching/ashtakoot', "partner 's horoscope|horoscopes agree|horoscope agree|kundlis agree"],
  ['kundli/planets', 'planetary degrees|planet degrees|degrees of planets|degrees of the planets'],
  ['dasha/running', 'what period am i|which period am i|period is running'],
  ['panchang/inauspicious', 'avoidable|hours to avoid|time to avoid|times to avoid|bad hours|bad time'],
  ['strength/ashtakavarga', 'sav$|bav$|bindu'],
  ['ephemeris/positions', 'where planets stand|where the planets stand|sky map'],
  ['numerology/name-number', 'name vibration|vibration of a name'],
  [
    'kundli/avakahada',
    'was the moon in|name should begin|name should start|name begin with|name start with|naming a child|name for a child|name for my child|letters with which',
  ],
  ['kp/transit-significators', 'kp transit|transit significator'],
  ['kp/four-step', 'four step|4 step'],
  ['varga/tulya', 'tulya navamsa|tulya|navamsa overlay'],
  ['jaimini/upapada', 'upapada|उपपद'],
  ['jaimini/pada-relations', 'pada relation|relation of arudhas|arudha relation'],
  ['jaimini/graha-arudhas', 'graha arudha|arudha of planets|planet arudha|ग्रह आरूढ़'],
  ['jaimini/rashi-bala', 'rashi bala|rasi bala|strength of signs|stronger sign|राशि बल'],
  ['varshaphal/tithi-pravesh', 'tithi pravesh|lunar return chart|तिथि प्रवेश'],
  ['varshaphal/patyayini-dasha', 'patyayini|patyaini|पात्यायिनी'],
  ['kundli/relocated', 'relocat|chart for another city|chart for another place|astrocartograph'],
  ['panchang/jain', 'jain|navkarsi|navkarshi|porsi|pachchakkhan|pachkhan|chauvihar|chovihar|जैन|नवकारसी'],
  ['panchang/pancha-pakshi', 'pancha pakshi|panch pakshi|panchapakshi|five birds|birth bird|bird astrology|पंच पक्षी'],
  ['ephemeris/graha-yuddha', 'planetary war|graha yuddh|grah yuddh|war of planets|planets at war|ग्रह युद्ध'],
  ['transit/kakshya-timeline', 'kakshya'],
  ['pdf/matching', 'matching report|match report|matching pdf|match pdf|pdf of a match|milan report|milan pdf'],
  ['pdf/numerology', 'numerology report|numerology pdf'],
  ['pdf/annual', 'annual report|yearly report|varshaphal report|varshaphal pdf'],
  ['pdf/panchang', 'panchang pdf|wall calendar|printed calendar'],
export const CATALOGUE_SAID: readonly (readonly [
  endpoint: string,
  stems: string,
])[] = [
  ["prashna/number", "number 1 to 108|1 to 108|1-108|number from 1 to 108"],
  [
    "panchang/vedic-time",
    "ghati pala|ghati and pala|vedic time|vedic clock|ghati to|घटी",
  ],
  ["transit/murti", "murti nirnay|murthi nirnay|murti of|मूर्ति निर्णय"],
  ["transit/latta", "latta|लत्ता"],
  [
    "transit/eclipse-impact",
    "eclipse effect|eclipse impact|eclipse on my chart|eclipses on my chart|eclipse affect",
  ],
  [
    "charts/sarvatobhadra",
    "sarvatobhadra chart|sarvatobhadra drawing|draw sarvatobhadra|sarvatobhadra image",
  ],
  ["transit/sarvatobhadra", "sarvatobhadra|sarvato bhadra|सर्वतोभद्र"],
  [
    "charts/strength",
    "shadbala chart|shadbala graph|shadbala bars|strength chart|strength graph",
  ],
  [
    "charts/share-card",
    "share card|social card|share image|og image|link preview",
  ],
  [
    "charts/month-poster",
    "poster|printable month|printable calendar|month sheet",
  ],
  ["lal-kitab/masnui", "masnui|artificial planet|मसनुई"],
  ["kp/transit-significators", "kp transit|transit significator"],
  ["kp/four-step", "four step|4 step"],
  ["varga/tulya", "tulya navamsa|tulya|navamsa overlay"],
  ["jaimini/upapada", "upapada|उपपद"],
  [
    "jaimini/pada-relations",
    "pada relation|relation of arudhas|arudha relation",
  ],
  [
    "jaimini/graha-arudhas",
    "graha arudha|arudha of planets|planet arudha|ग्रह आरूढ़",
  ],
  [
    "jaimini/rashi-bala",
    "rashi bala|rasi bala|strength of signs|stronger sign|राशि बल",
  ],
  ["varshaphal/tithi-pravesh", "tithi pravesh|lunar return chart|तिथि प्रवेश"],
  ["varshaphal/patyayini-dasha", "patyayini|patyaini|पात्यायिनी"],
  [
    "kundli/relocated",
    "relocat|chart for another city|chart for another place|astrocartograph",
  ],
  [
    "panchang/jain",
    "jain|navkarsi|navkarshi|porsi|pachchakkhan|pachkhan|chauvihar|chovihar|जैन|नवकारसी",
  ],
  [
    "panchang/pancha-pakshi",
    "pancha pakshi|panch pakshi|panchapakshi|five birds|birth bird|bird astrology|पंच पक्षी",
  ],
  [
    "ephemeris/graha-yuddha",
    "planetary war|graha yuddh|grah yuddh|war of planets|planets at war|ग्रह युद्ध",
  ],
  ["transit/kakshya-timeline", "kakshya"],
  [
    "pdf/matching",
    "matching report|match report|matching pdf|match pdf|pdf of a match|milan report|milan pdf",
  ],
  ["pdf/numerology", "numerology report|numerology pdf"],
  [
    "pdf/annual",
    "annual report|yearly report|varshaphal report|varshaphal pdf",
  ],
  ["pdf/panchang", "panchang pdf|wall calendar|printed calendar"],
  [
    "reports/{id}",
    "report ready|report done|state of a report|status of a report|status of my report|download my report",
  ],
  [
    "pdf/kundli",
    "pdf$|kundli report|printed report|report of a birth|report to print",
  ],
  [
    "charts/ashtakavarga",
    "chart of ashtak|drawing of ashtak|ashtakavarga image|ashtakavarga drawing",
  ],
  [
    "charts/dasha-timeline",
    "dasha drawing|dasha image|drawing of dasha|picture of dasha|dasha timeline",
  ],
  [
    "charts/render",
    "draw|image of a chart|image of my chart|chart image|chart picture|picture of|as a picture|as an image|svg$|png$|कुंडली का चित्र|kundli ka chitra",
  ],
  [
    "ephemeris/positions",
    "where is the moon|where is the sun|where is moon|where is saturn|where is jupiter|where is mars|where is venus|where is mercury|where are the planets|moon now|sun now|planets right now",
  ],
  ["horoscope/personal/{period}", "personal horoscope|own horoscope"],
  [
    "horoscope/weekly",
    "weekly|this week|next week|week horoscope|साप्ताहिक|saptahik",
  ],
  [
    "horoscope/monthly",
    "monthly horoscope|horoscope for this month|horoscope this month|मासिक राशिफल|masik rashifal",
  ],
  [
    "yoga/explain",
    "explain why|explain a yoga|explain the yoga|why is this yoga|conditions of a yoga",
  ],
  [
    "lal-kitab/debts",
    "lal kitab debt|lal kitab rin|debts in lal kitab|लाल किताब ऋण",
  ],
  [
    "muhurat/check/{event}",
    "good day to|good day for|right day to|right day for|auspicious day to",
  ],
  [
    "muhurat/day-guide",
    "muhurat aaj|muhurat today|today muhurat|aaj ka muhurat|aaj shubh",
  ],
  [
    "panchang/auspicious",
    "abhijit|brahma muhurt|vijaya muhurt|godhuli|amrit kaal|अभिजित|ब्रह्म मुहूर्त|गोधूलि",
  ],
  [
    "panchang/inauspicious",
    "inauspicious time|inauspicious hour|dur muhurt|durmuhurt|varjya|दुर्मुहूर्त",
  ],
  ["panchang/rahu-kaal", "gulika kal|gulika kaal|gulikai|yamagand|emagand"],
  ["panchang/bhadra", "bhadra|vishti|भद्रा"],
  ["panchang/panchak", "panchak$|पंचक"],
  ["panchang/gowri", "gowri|nalla neram"],
  [
    "panchang/special-yogas",
    "sarvartha siddhi|pushya yog|ravi yog|सर्वार्थ सिद्धि",
  ],
  [
    "panchang/daily",
    "hindu calendar today|today nakshatra|todays nakshatra|aaj ka nakshatra|aaj ki tithi|panchang for",
  ],
  [
    "muhurat/check/{event}",
    "is this date|is this day|check a date|check this date",
  ],
  [
    "muhurat/day-guide",
    "good time today|best time today|good hours today|आज का शुभ समय|aaj ka shubh samay",
  ],
  [
    "calendar/month",
    "month calendar|monthly calendar|calendar of a month|hindu calendar",
  ],
  [
    "calendar/vrat/{kind}",
    "pradosh|sankashti|shivratri|fasting days|प्रदोष|संकष्टी",
  ],
  [
    "horoscope/compatibility",
    "zodiac compat|love compat|sign compat|compatibility between|compatibility of signs|compatibility of two signs",
  ],
  ["matching/nadi", "nadi dosh|नाड़ी दोष"],
  ["matching/bhakoot", "bhakoot|भकूट"],
  [
    "matching/by-name",
    "match by name|matching by name|name matching|नाम से मिलान|naam se milan",
  ],
  ["matching/synastry", "synastry"],
  ["dosha/gandmool", "gand mool|gandmool|mool dosh|गंडमूल"],
  ["dosha/shani-dhaiya", "kantak shani|ashtama shani"],
  [
    "kundli/avakahada",
    "baby name|name letter|first letter of|name syllable|naming letter|namakshar|नामाक्षर|naam ka pehla akshar|नाम का पहला अक्षर|yoni|gana$|nadi of",
  ],
  ["interpret/moon-sign", "moon sign|चंद्र राशि|chandra rashi"],
  [
    "interpret/nakshatra",
    "nakshatra meaning|nakshatra reading|birth star reading|nakshatra prediction",
  ],
  [
    "kundli/avakahada",
    "nakshatra of birth|birth nakshatra|nakshatra finder|find my nakshatra|find nakshatra|rashi calculator|nakshatra calculator",
  ],
  [
    "interpret/life-area/{area}",
    "career|health prediction|marriage prediction|finance prediction|money prediction|education prediction|love life|life prediction|करियर|भविष्यफल|bhavishyafal",
  ],
  [
    "interpret/event-windows",
    "when will i|when do i get|marriage timing|timing of marriage|timing of events|event timing|शादी कब|विवाह कब|shaadi kab|shadi kab|vivah kab",
  ],
  ["dasha/chara", "chara dasha|char dasha|चर दशा"],
  [
    "interpret/dasha",
    "dasha prediction|dasha reading|dasha result|dasha phal|दशा फल",
  ],
  ["interpret/year", "varshaphal reading|varshaphal prediction"],
  [
    "interpret/planets",
    "planet reading|planet meaning|planets reading|meaning of planets",
  ],
  [
    "kundli/full",
    "full kundli|complete kundli|full horoscope|complete chart|kundli report|full report|everything about a birth",
  ],
  ["transit/chandrashtama", "chandrashtam|चंद्राष्टम"],
  ["transit/returns", "saturn return|jupiter return"],
  [
    "ephemeris/ingress",
    "ingress|sign change|enters|rashi parivartan|राशि परिवर्तन",
  ],
  ["ephemeris/combustion", "combustion dates|asta dates|tara asta"],
  ["ephemeris/ayanamsa", "ayanamsa|ayanamsha|अयनांश"],
  [
    "ephemeris/positions",
    "planets now|planet positions today|planetary positions today|current planet|current sky",
  ],
  [
    "varga/shodashavarga",
    "sixteen vargas|shodasha|षोडशवर्ग|divisional charts|all vargas",
  ],
  [
    "varga/{chart}",
    "d\\d+$|divisional|varga chart|saptamsa|dwadasamsa|hora chart|drekkana",
  ],
  ["dasha/vimshottari", "antardasha|antar dasha|bhukti|अंतर्दशा"],
  ["kundli/dignities", "exalt|debilitat|dignit|neecha|उच्च के|नीच के"],
  [
    "kundli/special-lagnas",
    "hora lagna|ghati lagna|bhava lagna|special lagna|indu lagna|shri lagna",
  ],
  ["kundli/house-lords", "house lord|bhavesh|lords of houses"],
  ["kundli/aspects", "planet aspects|aspects of planets|drishti|दृष्टि"],
  ["kundli/conjunctions", "conjunction|yuti$|युति"],
  ["kp/horary", "kp horary|horary number|1 to 249|1-249"],
  ["prashna/chart", "prashna|horary|प्रश्न कुंडली"],
  ["lal-kitab/chart", "lal kitab|लाल किताब"],
  [
    "numerology/number-analysis",
    "mobile number|phone number|vehicle number|car number|house number",
  ],
  [
    "numerology/name-number",
    "name numerology|name number|numerology of a name|naam ank|नाम अंक",
  ],
  [
    "numerology/name-correction",
    "name correction|name spelling|correct my name",
  ],
  ["numerology/loshu", "lo shu|loshu"],
  ["numerology/compatibility", "numerology compat|numerology match"],
  ["numerology/cycles", "personal year|personal month"],
  ["numerology/profile", "life path|destiny number|soul urge"],
  [
    "remedies/gemstone-check",
    "does ruby suit|stone suit|gemstone suit|can i wear|check a stone|gemstone check",
  ],
  ["remedies/planets", "mantra|मंत्र|fast for|daan$|दान$"],
  ["remedies/puja", "puja|पूजा"],
  [
    "geo/search",
    "city|place search|find a place|find place|latitude|longitude|coordinates of|शहर",
  ],
  ["geo/reverse", "nearest place|reverse geocod"],
  [
    "yoga/detect",
    "yogas in|yogas of|list of yogas|gajakesari|gaj kesari|mahapurush|all yogas|राजयोग",
  ],
  [
    "ai/verify",
    "fact check|fact-check|check statements|verify text|verify statements",
  ],
  ["ai/plan", "natural language|plain words to calls"],
];
