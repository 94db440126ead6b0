/**
 * Words that tie the planets, houses and signs of a sentence together, in English, Hindi and Hindi in Latin letters. Each
 * row is the letter of a kind of word (see `lib/astrologer/verify/symbols.ts`) and its forms, separated by `|`; longer
 * forms win over shorter ones.
 */
export const SPEECH: readonly (readonly [symbol: string, forms: string])[] = [
  [
    'A',
    'over the horizon|above the horizon|on the rise|ug raha|ug rahi|उग रहा|उग रही|chart opens with|chart begins with|horoscope opens with|chart starts with|your chart opens with|your chart begins with|your chart starts with|उदय हो रही|उदय हो रहा|उदय हुई|उदित|udit|uday ho rahi|uday ho raha|ascendant|on the eastern horizon|on the horizon|lagna|rising sign|लग्न|lagn|उदय लग्न|udaya lagna|asc|rising|rises|lagnam|lagan|लगन|rising in the east|asc sign|ascendent|udaya',
  ],
  [
    'h',
    'makaan|makan|मकान|bhavon|bhaavon|house no|house number|house no.|house|bhava|bhav|भाव|घर|स्थान|ghar|sthan|houses|भाव का|bhaav|खाने|hse|hs|h|bhavas|place|bhavam|sthanam|भावों|भावों में|खाना|खाने में|khana|khane|स्थानों|घरों',
  ],
  [
    'l',
    'lord of|lord of the|planet ruling|planet ruling your|planet ruling the|the planet ruling|the planet ruling your|the planet ruling the|ruling planet of|ruling planet of the|planet that rules|planet that rules your|planet that rules the|ruler of|ruler of the|lords of the|lords of|owner of the|owner of|lord of your|lords of your|ruler of your|owner of your|lord for the|lordship of|lordship of the',
  ],
  [
    'p',
    'lord|lords|ruler|owner|swami|स्वामी|मालिक|malik|अधिपति|adhipati|स्वामी ग्रह|स्वामीग्रह|rulers|owners|l|naayak|its lord|its own lord|its ruler|own lord|athipathi|adhipathi|स्वामित्व|अधिपत्य|whose lord|whose ruler|its owner|इसके स्वामी|इसका स्वामी|जिसके स्वामी|जिसका स्वामी|उसके स्वामी|उसका स्वामी|uska swami|uske swami|iska swami|iske swami|jiska swami|jiske swami|uska malik',
  ],
  [
    'r',
    'rules|rules over|owns|governs|lords over|ruling|is in charge of|rule|own the|rules the|owning|is lord of both|presides over|holds lordship of|has lordship of|has lordship over|holds lordship over|lord it over|has rulership of|has rulership over',
  ],
  [
    'y',
    'ruled by|owned by|governed by|is lorded by|belongs to|which belongs to|under the rulership of|under the lordship of',
  ],
  [
    'i',
    'has fallen into|have fallen into|fallen into|banished to|exiled to|confined to|parked in|lodged in|housed in|seated in|nested in|hidden in|is lodged in|is seated in|is housed in|has withdrawn into|withdrawn into|withdrew into|रखा हुआ|ke andar|के अन्दर|set in the house|banished into|in|in the|in your|in my|in ur|into your|within your|is where|is at home in|at the very start of|at the start of|at the beginning of|at the end of|at the very end of|at the cusp of|on the cusp of|in early|in late|in the early degrees of|in the last degrees of|in the sign of|in the sign|in sign|at home in|goes to|goes to the|goes to your|went to|went to the|moves to|moved to|has moved to|gone to|tucked away in|falling in|fell in|falls into|falls under|across|over in|to be found in|के अंदर|के भीतर|से गुजर|से गुजर रहे|से गुजर रहा|se guzar|se gujar|me hi|mein hi|andar|during|during the|inside|into|within|occupies|occupying|placed in|sits in|stands in|located in|posited in|falls in|lies in|में|मे|mein|me|mei|par sthit|situated in|at|through|enters|moves into|moves through|is entering|passing through|passes through|occupy|have occupied|has occupied|is occupying|are occupying|has taken up residence in|resides in|reside in|lives in|is hosted in|relegated to|is relegated to|is to be found in|has gone to|have gone to|has gone to the|has gone into|has gone into the|has moved into|moved into|gone into|chala gaya|चला गया|चले गए',
  ],
  ['o', 'on|on the|onto|upon|पर|को|par|pe|ko|to|toward|towards'],
  ['k', "'s|of|of the|का|की|के|ka|ki|ke|kaa"],
  ['b', 'by|द्वारा|dwara|by the'],
  [
    'v',
    'sight|sights|aspects|aspect|aspecting|casts aspect|casts its aspect|casts an aspect|casts a full aspect|drishti|दृष्टि|दृष्टी|देखता|देखते|देख रहे|देख रहा|देखता है|dekhta|dekhte|dekh rahe|dekh raha|full aspect|looks at|gazes at|gazes upon|gazing at|stares at|peers at|beams at|looks upon|gaze|glances at|glance|drushti|nazar|नज़र|नजर|पूर्ण दृष्टि|sees|throws its aspect|look|looks|looking at|looking toward|looking towards|looking on|seeing|see|glances|glance over|glances over|casts a glance|casts a look|throws an aspect|throws a|watches over|watching|watches|drishti daal|nigah|निगाह|दृष्टि डाल|दृष्टि डालते|देखती|देख रही|dekh|नज़र डालते|paarvai|parvai|directs its aspect|trains its aspect|eyeing',
  ],
  [
    'V',
    'aspected|is aspected|receives the aspect of|receives aspect from|receives the gaze of|receives an aspect from|under the aspect of|is looked at by|gets the aspect of|drisht|दृष्ट|aspected by|receives the aspects of|receives aspects from|receives the aspects|gets the drishti of|gets drishti of|receives the drishti of|is seen by|are seen by|is viewed by|is watched by|under the gaze of|under the influence of the aspect of|receives the glance of|gets aspect from|gets aspected',
  ],
  [
    'w',
    'with|joins|joined by|joined with|जमावड़ा|जमघट|jamavda|jamawda|jamghat|side by side|side by side with|shoulder to shoulder|conjunct|conjunct with|conjoined|conjoined with|conjoins|conjunction|in conjunction|in conjunction with|together|together with|along with|accompanied by|accompanies|shares a sign with|shares the sign with|share a sign|share the same sign|share a house|share the same house|are in the same sign|are in the same house|in the same sign|in the same house|occupy the same sign|occupy the same house|in one sign|in one house|same sign as|same house as|yuti|युति|साथ|saath|sath|एक साथ|ek saath|साथ बैठे|संग|युत|alongside|beside|next to|keeps company with|united with|meets|युक्त|yukt|एक ही राशि|एक ही भाव|ek hi rashi|share|shares|sharing|combined|combines with|combine|come together|comes together|clubbed|clubbed with|conjuncts|conjuncting|conj|conj.|w|coupled with|paired with|in the company of|in company with|flanked|associated with|along side|joining|joined|ke sath|ke saath|के संग|युति में|मिलकर|मिले|milkar|yukta|सहित|sahit|jointly|on top of|in the presence of|the presence of|has joined|have joined|had joined',
  ],
  [
    'R',
    'retrograde|vakri|वक्री|वक्र|moving backwards|in retrograde motion|retrogression|ulti chaal|उल्टी चाल|vakri chal|retro|goes backwards|going backwards|moving backward|moves backwards|moves backward|backwards|backward|( r )|rx|वक्री होकर|vakri hokar|वक्री चल रहे हैं|वक्री चल रहा है|वक्री चल रहे|vakri chal rahe hain|vakri chal raha hai|वक्रगति|vakragati|vakram|vakri gati|in retrogression|retrograding|retrogrades|उल्टे चल|उलटे|उल्टी गति|ulti gati',
  ],
  [
    'F',
    'direct|margi|मार्गी|in direct motion|moving forward|forward in motion|seedha|( d )|सीधी चाल|मार्गी होकर|margi hokar|not retrograde but direct|in forward motion|moves forward|straight motion',
  ],
  [
    'C',
    "combust|combusted|asta|अस्त|ast|burnt by the sun|too close to the sun|combustion|combusts|burnt|burned|burnt by|burned by the sun|burnt up by the sun|scorched by the sun|hidden in the sun 's rays|lost in the sun 's rays|अस्तंगत|अस्तगत|astangat|asth|under the sun 's beams|combust by the sun|moudhyam|combust due to the sun|eclipsed by the sun|overpowered by the sun|swallowed by the sun|drowned in the sun 's light|too near the sun",
  ],
  [
    'E',
    'exalted|exaltation|ucch|ucch ka|ucch ke|ucch rashi|uchcha|uchch|uccha|उच्च|उच्च का|उच्च के|उच्च राशि|sign of exaltation|exaltation sign|its exaltation|exalt|ucham|ucha|uccham|uchh|uchcha ka|uchch ka|uchch ke|uchcha ke|getting exalted|in exaltation|in its sign of exaltation|its sign of exaltation|exalting|ऊंचे|उच्चस्थ|उच्च राशि का|उच्च राशि के|उच्चराशि|at its highest dignity|uchcha rashi|uchch rashi|उच्च के होकर|उच्च का होकर',
  ],
  [
    'X',
    'debilitated|debilitation|neecha|neech|नीच|नीच का|नीच के|नीच राशि|fallen|sign of debilitation|in its fall|in fall|debilitation sign|debil|deb|neecham|neecha|nicha|neech ka|neech ke|neecha ka|neecha ke|in its sign of debilitation|its sign of debilitation|getting debilitated|debilitating|neech rashi|नीचस्थ|नीच राशि का|नीच राशि के|नीच के होकर|नीच का होकर|in debility|sign of fall|its sign of fall|in debilitation',
  ],
  [
    'Z',
    'own sign|own house|its own sign|swarashi|swagruhi|swagrahi|स्वराशि|स्वगृही|स्वक्षेत्री|अपनी राशि|अपनी ही राशि|अपने घर|own signs|apni rashi|apni hi rashi|domicile|moolatrikona|mooltrikona|मूलत्रिकोण|अपने ही घर|his own sign|her own sign|their own sign|in its own|ही राशि|swakshetra|swakshetri|swa rashi|स्वराशिस्थ|अपनी स्वयं की राशि|खुद की राशि|अपने ही राशि|swagrahi|aatchi|its own house|its own house|its own domain|own domain|rulership sign|moola trikona|moolatrikonam|मूल त्रिकोण|apne ghar|apne hi ghar|apni swarashi|self owned sign|own rashi',
  ],
  [
    '+',
    'strong|powerful|well fortified|very strong|full of strength|balwan|बलवान|बली|मजबूत|मज़बूत|majboot|mazboot|शक्तिशाली|strongest|balvan|high in strength|is the strongest|robust|potent|mighty|well placed and strong|बलशाली|तगड़ा|ताकतवर|ताकतवर|taqatwar|takatwar|sabse majboot|in strength|has strength|one of the strongest|among the strongest|one of your strongest|among your strongest',
  ],
  [
    '-',
    'weak|powerless|lacks strength|short of strength|kamzor|कमज़ोर|कमजोर|निर्बल|nirbal|weakest|बलहीन|balheen|low in strength|feeble|without strength|strengthless|कमजोर|durbal|दुर्बल|shaktiheen|बलहीन|weakened|one of the weakest|among the weakest',
  ],
  [
    'M',
    "mahadasha|maha dasha|महादशा|major period|period|period of|the period of|main period|dasha|दशा|mahadasa|dasa|महा दशा|great period|big period|main dasha|md|mahadashas|dasa period|major dasha|महादशा|daasa|dasai|mahadasa period|planetary period|era|you've been under|you have been under|you 're under",
  ],
  [
    'U',
    'antardasha|sub-lord|sub lord|antar lord|bhukti lord|antardasha lord|bhukti nath|antar dasha|bhukti|sub period|subperiod|sub dasha|अंतर्दशा|अन्तर्दशा|भुक्ति|antar|अंतर|sub-period|antardasa|ad|bhukthi|bukti|pukti|bukthi|antardasha period|antra|antara|अन्तर|sub-dasha|अंतरदशा|antradasha|sub lord period|minor period|antardashas',
  ],
  [
    'Q',
    'pratyantar|pratyantardasha|pratyantar dasha|sub sub period|प्रत्यंतर|प्रत्यंतर्दशा|प्रत्यन्तर|pd|pratyantardasa|sub-sub-period|sub-sub period|प्रत्यन्तर दशा|प्रत्यंतर दशा',
  ],
  [
    'u',
    'until|till|up to|तक|tak|upto|through to|lasts until|runs until|goes on until|continues until|going up to|continue until|continues till|continue till|lasts till|lasts up to|runs to|runs till|runs up to|till the end of|ending|ending in|ending on|expires|expiring|lasting until|lasting till|running until|running till|continues through|continuing through|continuing until|all the way to',
  ],
  [
    'f',
    'from|since|से|se|starting from|onwards|after|के बाद|ke baad|beginning|between|ever since|effective from|with effect from|w.e.f|onward|उपरांत|dating from',
  ],
  [
    'q',
    'begins|begin|does not begin before|does not start before|not begin before|not begin until|does not begin until|not start until|does not start until|will not begin until|will not start before|will not begin before|starts|start|started|began|begun|opens|शुरू|आरंभ|प्रारंभ|shuru|aarambh|begins in|takes over|takes over in|takes over on|kicks off|शुरुआत|लगेगी|lagegi|set in|sets in|starting|is starting|commences|commence|commenced|enter|enters|entered|came into|comes into|comes in|comes only in|arrives|arrives in|arrived|kick in|kicks in|open|opened|takes charge|चालू|शुरु|आएगी|aayegi|लगी|lagi|prarambh|aarambh|sets off|launches|takes the reins|have begun|has begun|shuru hui|resumes|dawns',
  ],
  [
    'e',
    "won't be over before|will not be over before|won't end before|will not end before|does not end before|won't end until|will not end until|does not end until|not over before|ends|end|ended|finishes|finished|over|comes to an end|समाप्त|ख़त्म|खत्म|khatam|khatm|samapt|concludes|closes|is over|पूरी|gets over|finish|expire|closed|close|पूर्ण होगी|खतम|khatm|poori|खत्म होगी|wraps up|draws to a close|runs out|terminate|terminates|terminated|expired|conclude|concluded|will conclude|behind you|already behind you",
  ],
  [
    'n',
    "not|no|isn't|is not|aren't|doesn't|does not|don't|without|absent|free of|free from|never|नहीं|नही|nahi|nahin|nahi hai|अनुपस्थित|neither|मुक्त|न तो|hasn't|has no|none|cannot|lacks|na to|not a|नहिं|wasn't|no longer|isnt|doesnt|none of|no one of|isn 't|aint|ain't|not in|nowhere|nor is|nowhere near|rahit|रहित|na|ना|न|haven't|hasnt|does n't|didn't|did not|were not|weren't|can't|can not|won't|devoid of|absence of|is missing|missing|doesn't have|nor does|nahi|nhi|nahin|nai|is nowhere",
  ],
  ['&', 'nor|and|n|as well as|in addition to|besides|और|एवं|तथा|व|aur|evam|tatha|plus'],
  [
    'c',
    'planets|ग्रह|grah|graha|grahas|planetary bodies|ग्रहों|bodies|graho|grahon|of the planets|of your planets|occupants|occupant',
  ],
  [
    'W',
    "upasthit|maujood|maujud|mojud|tenant|stellium of|you are under|you 're under|you are now under|you are in|you are in the|you 're in|you 're running|you r running|u r running|u are running|you are passing through|you are going through|you are living through|you are experiencing|you 're going through|you are undergoing|undergoing|going on|is going on|ongoing|current|you enter|tenanted|is tenanted by|is filled by|filled by|crowd|crowds|is packed with|is packed|packed|is full|full of|lit up by|is graced by|graced by|shelters|features|बैठ|विराजित|उपस्थित हैं|पड़े हैं|स्थापित|baithe hue|baithi|you are now in|you are now in the|you are running|you run|you now run|has|have|holds|contains|houses the|forms|formed|is formed|present|is present|exists|बनता|बन रहा|बना|मौजूद|उपस्थित|banta|bana|hosts|carries|बैठे|विराजमान|स्थित|baithe|baitha|sthit|is occupied by|occupied by|hold|विराजते|virajman|running|runs|चल रही|चल रहा|chal rahi|chal raha|active|is home to|हैं बैठे|tenanted by|lives|resides|is crowded by|crowded by|crowded with|is crowded with|is held by|are held by|had|held by|tenants|विद्यमान|vidyaman|tenanted with|you will run|you will be running|you shall run",
  ],
  [
    '~',
    'breath|cry|impression|impressions|love|birthday|half|phase|part|week|time|day|year|month|century|marriage|child|cycle|round|step|stage|decade|life|position|rank|date|attempt|person|thing|point|harmonic|divisional|chance|job|class|paragraph|chapter|line|innings|opinion|hand|order|time|बार|बच्चा|संतान|शादी|दिन|बात',
  ],
  ['P', 'pada|quarter|charan|चरण|पद|paad|पाद|padam|padas|paadam|quarters|pada no|pada number|चरणों|charana'],
  ['d', 'degree|degrees|°|अंश|ansh|deg|डिग्री|degrees of|degs|deg|digri|°|bhagai'],
  [
    '9',
    'navamsa|navamsha|navamsh|d9|d 9|d-9|नवांश|नवमांश|navansh|navamsa chart|navamsha chart|navamsa lagna chart|navamsam|navāmśa|d-9 chart|d9 chart|in d9|in d 9|d - 9|in the d9|navamsa kundli|नवांश कुंडली|नवमांश कुंडली|navamsh kundli',
  ],
  ['7', 'its|अपनी|apni'],
  [
    'I',
    'gives way to|give way to|giving way to|makes way for|making way for|make way for|hands over to|hands the baton to|is followed by|followed by|yields to|is succeeded by|succeeded by|after which|उसके बाद|इसके बाद|तत्पश्चात|uske baad|iske baad|uske bad|iske bad|फिर|phir|thereafter|afterwards',
  ],
  ['<', 'the former|former'],
  ['>', 'the latter|latter'],
  [
    '8',
    'unke saath|uske saath|unke sath|uske sath|inke saath|inke sath|iske saath|iske sath|उनके साथ|उसके साथ|इनके साथ|इसके साथ|जिसके साथ|जिनके साथ|with it|with him|with her|beside it|beside him|beside her|joins it|joins him|joins her|alongside it|alongside him|alongside her',
  ],
  [
    '6',
    'in it|in that house|in that sign|उसमें|usme|usmein|इसमें|isme|also there|there too|there as well|is there|are there|wahi hai|wahi hain|wahin hai|wahin hain|wahin|vahin|वहीं है|वहीं हैं|वहीं|so is|so are|so does|so do|where|जहां|jahan|jahaan',
  ],
  [
    '5',
    'your birth has taken place in|your birth took place in|your birth happened in|you took birth in|you have taken birth in|took birth in|has taken birth in|you were born in|you were born in the|you were born during|you were born under|i was born in|was born in|was born in the|born in|born in the|born during|born during the|born under|born under the|at birth|at the time of birth|at your birth|जन्म के समय|janm ke samay|जन्म हुआ तब',
  ],
  [
    '0',
    'd1|d 1|d-1|rasi chart|rashi chart|birth chart|natal chart|lagna chart|लग्न कुंडली|जन्म कुंडली|जन्मकुंडली|birthchart|d1 chart|d-1 chart|main chart|lagna kundli',
  ],
  [
    'm',
    'from the moon|from moon|from your moon|चंद्र से|चंद्रमा से|chandra se|chandrama se|moon se|counted from the moon|from the natal moon|चन्द्र से|चंद्र लग्न से|चन्द्रमा से|from your natal moon|from moon sign|as counted from the moon|counted from moon|counting from the moon|from ur moon|reckoned from the moon|from chandra|from rasi|from your moon sign|चंद्र लग्न|राशि से|चंद्र कुंडली में|चंद्रमा की राशि से|from the natal moon sign|from janma rashi|chandra lagna se|moon sign se|from my moon|from the moon sign|चंद्र राशि से|आपकी राशि से|आपकी जन्म राशि से|aapki rashi se|apki rashi se|from your rashi|from your rasi|from your natal moon sign',
  ],
  [
    's',
    'from the sun|from sun|सूर्य से|surya se|from your sun|counted from the sun|counting from the sun|as counted from the sun|reckoned from the sun',
  ],
  [
    't',
    'from the ascendant|from lagna|from the lagna|लग्न से|lagna se|from your ascendant|from your lagna|from ascendant|lagn se|counted from the ascendant|counting from the ascendant|from lagnam|counted from lagna|counted from the lagna|reckoned from the ascendant|लगन से|from my lagna',
  ],
  [
    'g',
    'चल रहे हैं|chal rahe hain|just now|transit|transits|transiting|in transit|gochar|गोचर|गोचर में|gochar mein|today|at present|currently|right now|these days|आज|इस समय|अभी|aaj|is samay|abhi|gochar me|in the sky now|nowadays|आजकल|aajkal|at the moment|this moment|transited|in transits|presently|at this time|as of now|as of today|as we speak|gochara|gocharam|इन दिनों|in dino|इस वक्त|इस वक़्त|is waqt|फिलहाल|filhal|right now|वर्तमान में|vartaman mein|vartaman me|in the current sky|in the sky|now moving|गोचरवश|गोचरस्थ|this week|this month|at the present time',
  ],
];

/** Words after which a sentence supposes, and says nothing of this chart. */
export const HYPOTHETICAL =
  "if|would|would have|wouldn't|suppose|supposing|assuming|assume|had it been|could have|couldn't have|might have|should it|अगर|यदि|होता तो|तो होता|होते तो|होती तो|काश|kaash|kash|agar|yadi|hota|hota to|hote to|maan lo|maan lijiye|मान लो|मान लीजिए|मान लें|imagine|unless|in case|provided that|जब जब|जब भी|jab bhi|jab jab|jab kabhi|whenever|what if|let us say|let's say|बशर्ते|हुआ होता|hua hota|ho to|हो तो|हो तब|hon to|हों तो|even if|whether or not|whether|jab|जब|were it|were it not for|had it not been|as long as|so long as|if only|whichever|whatever|may well|may have|may also|may even|may not|must have|not sure|unsure|wish|i wish|how i wish|wishing|hope|i hope|hopefully|ho ya|हो या|chahe|चाहे|ho , to|हो , तो|hon , to|हों , तो|as though|you 'd|he 'd|she 'd|we 'd|they 'd|ho toh|hon toh";
/** Words by which a clause only supposes; what was stated before a comma or a turn stands. */
export const PERHAPS =
  'might|may be|maybe|perhaps|possibly|probably|presumably|could be|should|must|ought to|ought|seems to|शायद|shayad|ho sakta hai|हो सकता है|ho sakta|हो सकते हैं|lagta hai|लगता है|संभव है|sambhav hai|i think|i guess|i suspect';
/** Words that make a sentence one about people in general, or about astrology, wherever they stand. */
export const GENERIC =
  "people with|people having|people who|persons with|persons having|those with|those who|those having|those whose|those born|folks with|folks who|anyone|any1|anybody|natives with|native having|a native|the native with|one with|whoever|one who|one whose|someone with|someone who|someone whose|people whose|people born|a person with|a person having|a person who|a person whose|a person born|a man with|a woman with|one 's|there is a rule|a rule that|the rule that|the rule is|the rule says|principle that|a manglik|look for|compare this|charts of|a chart that|a chart with|charts that|charts with|horoscopes with|people often|people always|everyone with|everybody with|everyone who|the saying goes|as the saying|keeps saying|keep saying|says that|insists that|swears that|keeps telling|it is a myth|myth that|a common belief|common belief|it is often|is often said|told me|told me that|told us|said that my|claims that|claimed that|wrote that|most people|many people|in astrology|in jyotish|in vedic astrology|astrologers say|astrologers believe|many astrologers|most astrologers|some astrologers|some say|some believe|they say|it is said|it is said that|it is believed|is said to|is believed to|is held to|are held to|is considered to|is thought to|parashara says|parashara holds|parasara says|the sages|classically|classical texts|classical text|the classics|the ancients|commentators|textbooks|the textbooks|every chart|all charts|any chart|of a chart|in a chart|in a horoscope|of a horoscope|in any horoscope|of any horoscope|some charts|many charts|such charts|the books|texts say|जिनका|जिनकी|जिनके|जिन लोगों|जिन जातकों|जिसकी|जिसका|जिसके|जिस किसी|जिस व्यक्ति|जिस जातक|जिस कुंडली|लोग|लोगों|जातकों|किसी भी|किसी की|किसी के|किसी कुंडली|ज्योतिष में|ज्योतिष शास्त्र|माना जाता|माना गया|कहा जाता|कहा गया|कहते हैं कि|मान्यता है|jinka|jinki|jinke|jin logon|jiska|jiski|jiske|jis kisi|jis vyakti|jis kundli|kisi ki|kisi ke|kisi bhi|log|logo|logon|jyotish mein|jyotish me|maana jaata|mana jata|kaha jata|kehte hain ki|शास्त्रों|शास्त्र|ग्रंथों|shastron|shastra|shastro|पराशर|वराहमिहिर|nobody|nobody with|no one with|one should|one must|one need|one can|everyone|everybody|for all|each person|hardly anyone|who has|who have|persons whose|clients with|clients whose|sabke liye|सबके लिए|सभी के लिए|हर किसी|har kisi|har ek|for every sign|every sign|to say that|say that|love to say|like to say|these are placements|placements that|such placements|combinations that|positions that|bolta hai ki|bolti hai ki|bolte hain|bolta hai|kehta hai|kehti hai|kehte hain|kehte hai|kaha tha|kaha ki|ne kaha|ne bataya|कहता है|कहती है|कहते हैं|बोलते हैं|बोलता है|कहा था|कहा कि|ने कहा|ने बताया|बताइए|बताएं|बताओ|bataiye|batao|bataye|dekha jata|देखा जाता|देखी जाती|dekhi jati|जाना जाता|jana jata|समझा जाता|samjha jata|संक्रांति|sankranti|karwata hai|करवाता है|करवाते हैं|karvata hai|as a planet|by nature|of parents|this week 's horoscope|weekly horoscope|daily horoscope|there is no such thing|men with|women with|kids with|children with|girls with|boys with|a girl with|a boy with|a child with|he said|she said|he says|she says|says my|said my|says the|i was told|i heard|i read|i have read|i have heard|someone said|people say|people think|people believe|season|promises|the texts promise|they claim|he claims|she claims|so they say|aisa kehte|kehte|कहते|suna hai|सुना है|sunte hain|सुनते हैं|likha hai ki|लिखा है कि|लिखा है|book says|article|this article|chapter|some texts|texts hold|many texts|tradition holds|tradition says|the tradition|charts in which|chart in which|a chart in which|horoscopes in which|cases in which|native born|verse|verses|proverb|those unlucky|those lucky|those fortunate|those blessed|those cursed|those of us|some will|others will|many will|people will|would have you believe|dreamt|dreamed|सपने में|sapne mein|sapne me|suna ki|suna tha|सुना कि|सुना था|ne bola|ने बोला|bola ki|बोला कि|bole ki|बोले कि|ne likha|ने लिखा|dikhaya ki|दिखाया कि|सभी राशियों|sabhi rashiyon|all twelve signs|all the signs|from itself|from himself|from its own position|अपने से|apne se|folklore|superstition|अंधविश्वास|andhvishwas|thinks|believes|imagines|assumes|suspects|is known to|are known to|known to cause|is feared|are feared|difference between|not every|not all|hardly any|hardly every|you will say|you 'll say|you may say|google|लगता होगा|लगता था|lagta hoga|lagta tha|पूछा|pucha|poocha|puchha|डर है कि|डर था कि|dar hai ki|dar tha ki|छपा|chhapa|chapa|सुनने में आया|sunne mein aaya|sunne me aaya|अफवाह|afwah|वहम|veham|या नहीं|ya nahi|ya nahin|वाले बच्चे|wale bachche|वाले लोग|wale log|वाला व्यक्ति|wala vyakti|वाले व्यक्ति|wale vyakti|wala insaan|wale insaan|वाली स्त्री|wali stri|वाली लड़की|wali ladki|not that|old saying|the saying";
/** Words that make a sentence general unless it speaks of "your" chart, or comes to them after a comma. */
export const USUALLY =
  'in cases where|in charts where|in horoscopes where|customarily|generally|usually|in general|typically|as a rule|normally|often|tends to|tend to|traditionally|always|आम तौर|आमतौर|सामान्यतः|सामान्यत|अक्सर|प्रायः|हमेशा|होता है|होती है|होते हैं|aam taur|aksar|usually|hota hai|hoti hai|hote hain|hamesha|रहता है|रहते हैं|rehta hai|rehte hain|देता है|deta hai|when|wherever|having|can show|can bring|can mean|can give|can cause|can make|can indicate|may give|may bring|may cause|may show|may indicate|can lead|can|होने से|hone se|होने पर|hone par|का होना|ka hona|का होने|होना|hona|people|folks|उपाय|upay|upaay|remedies for|remedy for|होने का|hone ka|होने की|hone ki|placing|putting|seeing|folk|is called|are called|साल चलती है|वर्ष चलती है|saal chalti hai|varsh chalti hai|in many ways|in several ways|does well|do well|does badly|fares well|fares badly|loves|hates|dislikes|best place for|worst place for|good place for|bad place for|gets weak|gets strong';
/** Words that speak of all who were born under a sign, unless the sentence speaks of "your" chart. */
export const OF_A_KIND =
  'लग्न वालों|लग्न वाले|लग्न वाली|लग्न के लोग|लग्न के लिए|lagna walon|lagna walo|lagna wale|lagna wali|lagna ke liye|lagn walon|lagn ke liye|lagnam people|राशि वालों|राशि वाले|राशि के लोग|rashi walon|rashi walo|rashi wale|rashi ke log|for all ascendants|ascendants|risings|natives|mangliks|leos|scorpios|cancerians|librans|capricorns|geminis|virgos|aquarians|pisceans|taureans|arians|sagittarians|tauruses';
/** "Your", "my", "here": the sentence speaks of this chart. */
export const THIS_CHART =
  "the reader|the querent|तेरा|तेरी|तेरे|तुझे|तुम्हें|तुम|tum|tumhe|tujhe|tu|your|yours|you|ur|u|you 're|my|mine|to me|for me|gives me|makes me|give me|with me|helps me|this chart|the chart|this horoscope|the horoscope|this kundli|this nativity|the nativity|this native|our native|here|आप|आपका|आपकी|आपके|आपको|तुम्हारा|तुम्हारी|तुम्हारे|मेरा|मेरी|मेरे|इस कुंडली|यहां|aap|aapka|aapki|aapke|aapko|apka|apki|apke|tera|teri|tere|tumhara|tumhari|mera|meri|mere|is kundli|yahan|today|now|currently|presently|आज|अभी|abhi|aaj|i have|i 've|i got";
/** Words that begin a question that ends without its mark. */
export const QUESTION =
  'क्या|kya|is it true that|is it that|tell me|do i have|do you know|am i|does|does my|do|is my|are my|is|are|will|can|could|should|shall|had|were|when will|how is|how are|how does|how do|how will|how can|how would|what is|what are|what does|what do|what will|what would|what about|what if|why is|why does|why do|why are|where is|where does|where will|who is|who will|which planet|which house|which is|whose|कब|kab|कौन|kaun|कैसे|kaise|कहां|kahan|क्यों|kyon|kyun|any1|anyone|have i|did|may i|kis|किस';
/** Words that begin a request or an advice. */
export const REQUEST =
  "please|tell|explain|describe|define|ask|wondering|help me|show me|let me know|don't worry|do not worry|don't fear|do not fear|never fear|don't be afraid|wear|chant|worship|donate|offer|recite|avoid|beware|कृपया|बताइए|बताएं|समझाइए|bataiye|bataye|batao|kripya|plz|pls|to have|to be born|to get|how to|picture|write about|write on|write a|write an|give me|give us|think of|talk about|discuss|compare|list the|guess|try to|to see|to find|to place";
/** People whose chart may be spoken of instead: "your wife's Moon", "पति की कुंडली". */
export const OTHER_PERSON =
  'partner|spouse|bf|gf|twin|grandson|granddaughter|bride|groom|bridegroom|boy|girl|वर|वधू|कन्या पक्ष|ladka paksh|husband|wife|mother|father|son|daughter|friend|brother|sister|boss|boyfriend|girlfriend|fiance|fiancee|mom|dad|hubby|cousin|uncle|aunt|colleague|पति|पत्नी|मां|माता|पिता|बेटे|बेटी|पुत्र|पुत्री|भाई|बहन|दोस्त|मित्र|जीवनसाथी|बच्चे|प्रेमी|प्रेमिका|pati|patni|biwi|bete|beti|behan|bahan|dost|maa|papa|mummy|pita|mata|bachche|saathi|premika|girl friend|client|customer|neighbour|neighbor|teacher|classmate|roommate|manager|actor|actress|celebrity|minister|पड़ोसी|सहेली|sasur|saas|ससुर|सास|ex|ex-husband|ex-wife|friends|brothers|sisters|parents|children|colleagues|clients|neighbours|kids|cousins|partners|relatives|relative|students|student|someone else|another|others|दोस्तों|मित्रों|बच्चों|भाइयों|bhaiya|bhabhi|didi|jija|jiju|nana|nani|dada|dadi|mausi|chacha|chachi|bua|mama|भैया|भाभी|दीदी|जीजा|नाना|नानी|दादा|दादी|मौसी|चाचा|चाची|बुआ|मामा|पिताजी|माताजी|pitaji|mataji|बॉस|grandmother|grandfather|grandma|grandpa|nephew|niece|aunty|landlord|father-in-law|mother-in-law|sister-in-law|brother-in-law|son-in-law|daughter-in-law|flatmate|landlady|king|queen|president|prime minister|neta|नेता|अभिनेता|अभिनेत्री|खिलाड़ी|khiladi|padosi|padosan|devar|nanad|ladka|ladki|लड़का|लड़की|लड़के|ladke|damaad|bahu|दामाद|बहू|bade bhai|chhote bhai|chote bhai|bade bhaiya|badi behan|badi bahan|chhoti behan|mere bhai|meri behan|mera bhai|aapke bhai|uncle ji|aunty ji|chachaji|mamaji';
/** "His", "उनकी": another person's where a planet, the ascendant or a chart follows. */
export const OF_ANOTHER =
  'his|her|their|उनकी|उसकी|उनके|उसके|उनका|उसका|इनकी|unki|uski|unke|uske|unka|uska|us ki|us ke|us ka|un ki|un ke|un ka|उस की|उस के|उन की|उन के';
/** The chart of someone, where it follows a person. */
export const CHART =
  'chart|charts|horoscope|horoscopes|kundli|kundali|kundalini chart|कुंडली|कुण्डली|जन्मपत्री|janampatri|patrika|janam kundli|jathagam|jathakam|nativity|teva|टेवा|पत्रिका';
/** Words that split a sentence into clauses: what follows speaks of something new. */
export const TURN =
  'इसीलिए|isiliye|isi liye|इसी कारण|इस वजह से|is wajah se|इसी वजह से|isi wajah se|है पर|हैं पर|hai par|hain par|hai pr|like a|like an|as if|but|while|whereas|although|though|however|yet|लेकिन|परंतु|परन्तु|जबकि|मगर|lekin|magar|jabki|parantu|किंतु|वहीं दूसरी ओर|whilst|because|so|since then|इसलिए|isliye|is liye|क्योंकि|kyunki|kyuki|kyonki|except|except for|other than|apart from|barring|के सिवा|के अलावा|को छोड़कर|ko chhodkar|ko chodkar|ko chhod kar|के सिवाय|के अतिरिक्त|ke siva|ke siwa|ke sivay|ke alawa|ke alava|aside from|save for|but for|excepting|which means|which is why|hence|therefore|thus|meanwhile|on the other hand|then|after that|चूंकि|तो';
/** Words that stand for the planet last named: "Jupiter, who rules the fourth". */
export const PRONOUN =
  "which|who|he|she|it|they|जो|वह|वे|ये|यह|वो|jo|woh|wo|ye|yeh|this planet|the planet|यही|इनका|is grah|यह ग्रह|ye grah|it 's|he 's|she 's|who 's|they 're|it 'll|which 'll|them";
/** Words by which a planet makes something of someone: "Saturn makes you strong" says nothing of its strength. */
export const MAKES =
  'makes|make|gives|give|giving|brings|bring|builds|grants|bestows|provides|keeps you|creates|create|confers|lends|बनाते|बनाता|बनाती|देते|देता|देती|देंगे|deta|dete|deti|banata|banate|makes you|gives you';
/** Words near which "cancer" is an illness and no sign. */
export const ILLNESS =
  'patient|disease|tumour|tumor|hospital|chemo|diagnosed|oncologist|treatment|बीमारी|इलाज|ilaaj|bimari|risk of|screening';
/** Before a planet: what is said is so of no other. */
export const ONLY = 'only|solely|sirf|keval|सिर्फ|केवल|मात्र';
/** Ways to say that a place holds no planet. */
export const EMPTY =
  "no planet|no planets|nothing|nothing at all|don't have a planet|do not have a planet|don't have any planet|do not have any planet|doesn't have a planet|does not have a planet|doesn't have any planet|does not have any planet|not a single planet|कोई भी ग्रह नहीं|koi bhi grah nahi|कुछ नहीं|no planet at all|कोई ग्रह नहीं|koi grah nahi|koi grah nahin|empty|is empty|खाली पड़ा|खाली पड़े|खाली पड़ी|khali pada|khali pade|khali padi|khaali|खाली|ख़ाली|khali|vacant|unoccupied|रिक्त|untenanted|without planets|without any planet";
/** The Moon and the Sun where a sentence speaks of "my sign". */
export const MOON_SAID =
  'janm ka nakshatra|janam ka nakshatra|janm ka nakshatr|moon sign|janma rashi|janam rashi|चंद्र राशि|जन्म राशि|चन्द्र राशि|rashi is|birth star|janma nakshatra|आपकी राशि|आपकी जन्म राशि|aapki rashi|apki rashi|your rashi|your rasi|my rashi|my rasi|मेरी राशि|your nakshatra|आपका नक्षत्र|आपका जन्म नक्षत्र|aapka nakshatra|apka nakshatra|my nakshatra|your birth star|your star is|your janma rashi|your janma nakshatra|your birth nakshatra|moon rashi|moon rasi|natal moon sign|राशि है|janam nakshatra|जन्म नक्षत्र|birth nakshatra|जन्म का नक्षत्र|janm nakshatra|janm rashi|nakshatra of birth|star of birth|nakshatra at birth';
/** Heads of a list in which no planet is named: "Rashi: Leo". */
export const MOON_LISTED =
  'rashi :|rashi -|rasi :|rasi -|raasi :|raasi -|राशि :|राशि -|nakshatra :|nakshatra -|nakshathra :|star :|star -|नक्षत्र :|नक्षत्र -';
export const SUN_SAID = 'sun sign|surya rashi|सूर्य राशि';
/** Where a planet stands opposite to something, it looks at it with the seventh aspect that all have. */
export const OPPOSITE =
  'faces|facing|opposite|opposite to|directly opposite|right opposite|opposes|opposing|in opposition to|across from|ठीक सामने|के सामने|ke samne|ke saamne';
/** The first and the last of the seven in strength. */
export const STRONGEST =
  'ranks highest in shadbala|ranks highest in strength|ranks first in shadbala|ranks first in strength|tops the shadbala|tops the shadbala table|is highest in shadbala|has the highest shadbala|has the most shadbala|is first in shadbala|षड्बल में सबसे आगे|षड्बल में प्रथम|षड्बल में सबसे ऊपर|shadbala mein sabse aage|shadbal mein sabse aage|shadbala mein sabse upar|strongest|is the strongest|most powerful|the most powerful|सबसे बलवान|सबसे मजबूत|सबसे शक्तिशाली|सबसे ताकतवर|सर्वाधिक बली|सर्वाधिक बलवान|sabse majboot|sabse mazboot|sabse balwan|sabse strong|sabse taqatwar|sabse powerful';
export const WEAKEST = 'weakest|is the weakest|सबसे कमजोर|सबसे निर्बल|सबसे दुर्बल|sabse kamzor|sabse weak|sabse nirbal';
/** Words that say nothing by themselves. */
export const FILLER =
  "none other than|no other than|no one but|were|the reader 's|reader 's|the querent 's|querent 's|पाठक की|पाठक के|पाठक का|प्रश्नकर्ता की|प्रश्नकर्ता के|प्रश्नकर्ता का|as you drew your first breath|when you drew your first breath|with your first breath|जब आप आए|जब आप आई|jab aap aaye|jab aap aayi|at this moment|not alone|is not alone|are not alone|when you were born|you were born|were born|the sign of|sign of|is|are|was|be|been|being|a|an|your|you|my|no :|no ,|no -|this|that|also|very|quite|sit|sits|stand|stands|placed|lies|located|posited|sitting|standing|sign|star|nakshatra|है|हैं|हो|हैँ|ही|भी|आपका|आपकी|आपके|मेरा|मेरी|मेरे|आप|hai|hain|ho|hi|bhi|aapka|aapki|aapke|mera|meri|mere|aap|राशि|rashi|rasi|raasi|नक्षत्र|nakshatr|जन्म|janam|janma|बैठा है|for you|here|there|today 's|now that|now|itself|own|s|full|पूर्ण|whole|as|in the first place|to himself|to herself|to themselves|to itself|all to itself|all by itself|by itself|close to the sun 's rays|the sun 's rays|close to the sun|near the sun|रहे|रहा|रही|हुए|हुआ|रखा|होकर|comes|come|goes|go|finds|found|can be|planet|के भीतर|that is|alone|only|just|exactly|around|nearly|almost|currently in|लगभग|करीब|पड़|पड़ता|पड़ते|pad|padta|पड़े|पड़ी|natal|birth|natal position of|it may be observed that|it may be noted that|it may be seen that|may be observed|may be seen|may be noted|may be said to|it is important to note that|it's important to note that|it 's important to note that|note that|as you can see|nakshatra of|the nakshatra of|constellation of|the constellation of|star of|nakshatra called|constellation|both|ur|himself|herself|themselves|getting|having got|well|too|still|indeed|clearly|actually|definitely|certainly|alas|happily|sadly|as well|right|beautifully|strongly|powerfully|firmly|dono|दोनों|तीनों|teeno|teenon|चारों|tino|तीनो|दोनो|aapko|आपको|hua|hui|huye|hue|raha|rahi|rahe|hn|tha|thi|था|थी|थे|wala|vala|वाला|वाले|वाली|tera|teri|tere|apka|apki|apke|bro|dear|sir|to bahut|bhagwan|bhagavan|भगवान|maharaj|महाराज|देव|dev|ji|जी|अपने|apne|स्वयं|swayam|khud|खुद|i|i 'm|im|i am|you 've|got|planetary|powerful aspect|sitting pretty|native 's|your own|that of|merely|simply|yes|same|at present time|again|the|not only|is not only|are not only|not just|is not just|not merely|is not merely|not alone|न केवल|न सिर्फ|ना सिर्फ|na sirf|na keval|sirf|सिर्फ|केवल|सबसे|sabse|viz|namely|i e|e g|that is to say|janm|a mere|of all|जब आपका जन्म हुआ|जब आप जन्मे|जब आप पैदा हुए|jab aap paida hue|jab aapka janm hua|jab aapka janam hua|jab aap janme|सूर्य के निकट होने से|सूर्य के पास होने से|सूर्य के समीप होने से|सूर्य के बहुत निकट|सूर्य के बहुत पास|surya ke paas hone se|surya ke bahut paas|due to its closeness to the sun|due to its proximity to the sun|due to proximity to the sun|roughly|approximately|approx|मोटे तौर पर|will be|will still be|shall be|still be|for me|to me|gives me|closeness to the sun|proximity to the sun|nearness to the sun|it must be noted that|must be noted|should be noted|it should be noted that|it must be said that|you should know that|you must know that|you can see that|one can see that|can be seen|can be found|it can be seen that|sun sets|sun rises|moon rises|moon sets|the sun sets|the sun rises|the moon rises|the moon sets|sunrise|sunset|moonrise|doubly|extremely|especially|particularly|really|truly|highly|fairly|rather|somewhat|bahut|बहुत|kaafi|kafi|काफी|अत्यंत|बेहद|atyant|an angle|a kendra|a trine|a trikona|an angular house|a trinal house|a dusthana|an upachaya|a kendra house";
