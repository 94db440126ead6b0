/** What is said by those whom a dosha worries; they do not ask whether it is there. */
export const WORRIED_SAID =
  'problem|worr|afraid|scare|fear|harm|bad|serious|danger|ruin|spoil|समस्या|दिक्कत|दिक़्क़त|परेशान|डर|चिंता|नुकसान|नुक़सान|खराब|ख़राब|बुरा|dar lag|dikkat|samasya|nuksan|nuksaan|chinta|pareshan|kharab|bura';

/** What is said by those who take a dosha for granted and ask about something else. */
export const PREMISE_SAID =
  '(?:since|because|as) (?:i|my)|^i am (?!i)|^i have|due to|because of|with (?:sade|mangal|manglik)|hone (?:se|ke)|ki wajah|ke karan|(?:hu|hun|hoon|हूं|हूँ|hai|है)[, ]+(?:to|toh|तो|isliye|इसलिए|lekin|लेकिन|kya shadi|kya meri)|होने (?:से|के)|की वजह|के कारण';

/** Another person of whom a question is. */
export const OTHERS_SAID =
  'my <child>|<child> … ban|<child> … become|<child> … be=|<child> … बन|meri <child>|mera <child>|mere <child>|मेरी <child>|मेरा <child>|मेरे <child>|my brother|my sister|my husband|my wife|bhai=|behen|भाई|बहन|pati=|patni|पति|पत्नी';

/** Questions that get a first sentence of their own, by their words: English, Hindi, Hindi in Latin letters. */
export const DIRECT_SAID = [
  [
    'partner_trade',
    '<partner> … profession|<partner> … occupation|profession of … <partner>|job of … <partner>|<partner> do for|<partner> … for a living|<partner> … be working|<partner> … work or|<partner> … housewife|<partner> … job … housewife|<partner> … क्या काम|<partner> … पेशा|<partner> … नौकरी वाल|<partner> … घरेलू|<partner> … kya kaam|<partner> … kya karega|<partner> … kya karta|<partner> … kya karegi|<partner> … naukri wal|<partner> … job wal|<partner> … kaam kya|what … <partner> … do=|what job … <partner>|which job … <partner>|<partner> ka business|<partner> का व्यवसाय|<partner> का धंधा|<partner> ka dhandha|<partner> ka vyavsay',
  ],
  [
    'partner_from',
    'foreign spouse|foreign husband|foreign wife|foreign partner|marry a foreigner|foreigner|<partner> … another country|<partner> … foreign|<partner> … abroad|<partner> … other country|विदेशी जीवन|<partner> विदेशी|शादी विदेश|विवाह विदेश|शादी दूर|शादी पास|videshi jeevan|videshi <partner>|shaadi videsh|shadi videsh|shaadi door|shadi door|shaadi dur|shadi dur|<partner> … door se|<partner> … kahan se|<partner> … कहां से|<partner> … from far|<partner> … far away|where … <partner> from|<partner> … which direction|<partner> … किस दिशा|<partner> … kis disha',
  ],
  [
    'meeting',
    'meet my <partner>|meet … future <partner>|how will i meet|where will i meet|meet the one|<partner> … मुलाक़ात|<partner> … मुलाकात|<partner> … mulakat|<partner> … kahan milega|<partner> … kahan milegi|<partner> … kaise milega|<partner> … kaise milegi|<partner> … कहां मिल|<partner> … कैसे मिल',
  ],
  [
    'looks',
    '<partner> look like|<partner> … look like|<partner> … appearance|<partner> … beautiful|<partner> … handsome|<partner> … kaisi dikh|<partner> … kaisa dikh|<partner> … kaise dikh|<partner> … sundar|<partner> … कैसी दिख|<partner> … कैसा दिख|<partner> … कैसे दिख|<partner> … सुंदर|<partner> … gori|<partner> … गोरी',
  ],
  [
    'child_name',
    'name … <child>|name & my <child>|naming … <child>|<child> & naam|<child> & नाम|<child> … name|<child> & नामकरण|<child> & naamkaran',
  ],
  [
    'own_name',
    'name spelling|change my name|name change|my name good|my name lucky|नाम बदल|naam badal|my name start|letter … my name|name letter|lucky letter|rashi letter|मेरा नाम किस|नाम किस अक्षर|मेरे नाम का अक्षर|mera naam kis|naam kis akshar|naam akshar|naam ka akshar',
  ],
  [
    'wedding_count',
    'how many marriages|how many weddings|how many times … marry|how many times … married|kitni shadi|kitne vivah|कितनी शादी|कितनी शादियां|कितने विवाह',
  ],
  [
    'manglik_match',
    'non manglik|non-manglik|nonmanglik|marry a manglik|marry manglik|नॉन मांगलिक|नॉन-मांगलिक|ग़ैर मांगलिक|ग़ैर-मांगलिक|manglik se sha|manglik ladk|manglik se viv|मांगलिक से|मांगलिक लड़क',
  ],
  [
    'house_direction',
    'house & direction|home & direction|flat & direction|house & facing|flat & facing|facing house|facing flat|main door|ghar & disha|ghar & muh=|makan & disha|flat & disha|घर & दिशा|मकान & दिशा|फ़्लैट & दिशा|घर & मुख|मुख्य दरवाज़ा',
  ],
  [
    'direction',
    'दुकान & मुंह|दुकान & दिशा|dukan & muh=|dukan & mukh|dukan & disha|shop & face|office & face|which direction|what direction|lucky direction|best direction|किस दिशा|कौन सी दिशा|कौन-सी दिशा|शुभ दिशा|kis disha|konsi disha|kaun si disha|kaunsi disha|shubh disha',
  ],
  [
    'child_count',
    'twins|जुड़वां|judwa|judwaa|how many kids|how many children|how many sons|how many child|number of children|number of kids|कितने बच्चे|कितनी संतान|कितने संतान|kitne bachche|kitne bacche|kitne bache|kitni santan|kitne santan|kitne baby',
  ],
  [
    'path',
    'which path|path is for me|bhakti or|gyan or|spiritual path|which yoga path|भक्ति मार्ग|ज्ञान मार्ग|कौन सा मार्ग|भक्ति या|bhakti marg|gyan marg|kaun sa marg|konsa marg|bhakti ya|gyan ya',
  ],
  [
    'weekday',
    'which day is lucky|which day is good|which days are lucky|my lucky day|lucky day for me|best day of the week|which weekday|कौन सा दिन शुभ|कौन सा वार|कौन-सा वार|कौन-सा दिन शुभ|मेरा शुभ दिन|लकी दिन|kaun sa din shubh|konsa din shubh|kaun sa din lucky|konsa din lucky|mera lucky din|lucky din|kaun sa vaar|konsa vaar',
  ],
  [
    'colour',
    'which colour|which color|what colour|what color|colour car|color car|colour of car|lucky colour|lucky color|किस रंग|कौन सा रंग|शुभ रंग|kis colour|kis color|kis rang|kaun sa rang|konsa rang|konsa colour|shubh rang',
  ],
  [
    'vocation',
    'suited to <vocation>|suited for <vocation>|fit for <vocation>|cut out for <vocation>|<vocation> ke layak|<vocation> के लायक|<vocation> ke liye sahi|<vocation> के लिए सही|yog for <vocation>|yoga for <vocation>|<vocation> ka yog|<vocation> yog=|<vocation> का योग|<vocation> a career|<vocation> का काम|<vocation> ka kaam|<vocation> line|<vocation> लाइन|be a <vocation>|be an <vocation>|become … <vocation>|<vocation> or <vocation>|<vocation> … or … <vocation>|<vocation> ya <vocation>|<vocation> ya … <vocation>|<vocation> या <vocation>|<vocation> … या <vocation>|<vocation> ban|<vocation> बन|<vocation> … suit|suit … <vocation>|<vocation> … good for me|<vocation> … right for me|<vocation> … theek|<vocation> … sahi|<vocation> … thik|<vocation> … ठीक|<vocation> … सही|<vocation> me ja|<vocation> में जा|<vocation> me career|<vocation> में करियर|career in <vocation>|<vocation> career|<vocation> as a career|success in <vocation>|go into <vocation>|do <vocation>|study <vocation>|take <vocation>|<vocation> karu=|<vocation> करूं=|<vocation> lu=|<vocation> लूं=|<vocation> me safal|<vocation> में सफल|make it … <vocation>|join … <vocation>|win … <vocation>|<vocation> jeet|<vocation> जीत|<vocation> me bharti|<vocation> में भर्ती|<vocation> me select|<vocation> … banne|<vocation> … बनने',
  ],
  [
    'stone',
    'gemstone|which stone|what stone|lucky stone|which gem|कौन सा रत्न|कौन-सा रत्न|रत्न पहन|कौन सा नग|नग पहन|ratna pehn|ratn pehn|konsa ratna|kaun sa ratna|kaunsa ratna|ratna dharan|kaun sa stone|konsa stone|stone pehn|nag pehn',
  ],
  ['number', 'lucky number|lucky no=|lucky num=|मेरा लकी नंबर|शुभ अंक|भाग्यशाली अंक|mera lucky number|shubh ank|lucky ank'],
  [
    'country',
    'which country|what country|best country|किस देश|कौन सा देश|कौन-सा देश|kis desh|kaun sa desh|konsa desh|kis country|kaun si country|konsi country',
  ],
  [
    'next_period',
    'आगे कौन सी दशा|आगे कौन सी महादशा|आगे कौन सी आएगी|aage kaun si dasha|aage konsi dasha|aage kaunsi dasha|uske baad kaun si|next dasha|next mahadasha|next antardasha|coming dasha|next period|अगली दशा|अगली महादशा|अगली अंतर्दशा|आने वाली दशा|agli dasha|agli mahadasha|agli antardasha|aane wali dasha',
  ],
  [
    'rising',
    'my lagna|my ascendant|my rising|rising sign|what lagna|which lagna|lagna is mine|मेरा लग्न|मेरी लग्न|लग्न क्या|लग्न कौन|लग्न बता|mera lagna|meri lagna|lagna kya|lagna kaun|lagna bata|lagna konsa',
  ],
  [
    'moon_sign',
    'my moon sign|my rashi$|my rasi$|is my rashi|my zodiac|my nakshatra|my birth star|my star sign|what rashi|which rashi|which nakshatra|what nakshatra|मेरी राशि$|मेरी राशि और|मेरी राशि का नाम|मेरा नक्षत्र|राशि क्या|राशि कौन|राशि बता|नक्षत्र क्या|नक्षत्र कौन|नक्षत्र बता|राशि और नक्षत्र|meri rashi$|meri raashi$|meri rashi aur|mera nakshatra|rashi kya|rashi kaun|rashi bata|nakshatra kya|nakshatra kaun|nakshatra bata|janam rashi',
  ],
  [
    'purpose',
    'atmakarak|आत्मकारक|purpose of my life|purpose in life|my purpose|life purpose|my calling|why was i born|meaning of my life|जीवन का उद्देश्य|जीवन का मक़सद|ज़िंदगी का मक़सद|क्यों पैदा|jeevan ka uddeshya|jeevan ka maksad|zindagi ka maksad|life ka purpose',
  ],
  [
    'subject',
    'field of study|my field=|study in college|kis field me padh|kis subject|kis vishay|किस विषय|what to study|which subject|what subject|which course|what should i study|which stream|which degree|कौन सा विषय|कौन-सा विषय|कौन सा कोर्स|क्या पढ़ूं|kaun sa subject|konsa subject|kaunsa subject|kaun sa course|kya padhu|kaun si stream',
  ],
  [
    'body',
    'part of my body|which organ|body part|शरीर के किस|शरीर का कौन|sharir ke kis|shareer ke kis|body ka kaun|body ke kis',
  ],
  [
    'transit',
    '<planet> … transit|transit of … <planet>|transiting <planet>|<planet> gochar|<planet> … गोचर|<planet> ka gochar|<planet> … gochar',
  ],
  [
    'past_life',
    'past life|previous life|last life|past birth|पिछला जन्म|पिछले जन्म|पूर्व जन्म|pichla janam|pichle janam|purv janam|pichhle janam',
  ],
  [
    'remedy',
    'which fast|what fast|day … fast=|should i fast|fast on which|कौन सा व्रत|कौन-सा व्रत|व्रत रख|konsa vrat|kaun sa vrat|kaunsa vrat|vrat rakh|<planet> … शांत|<planet> … shant|calm … <planet>|strengthen … <planet>|<planet> … strengthen|<planet> … mazboot kar|<planet> … मज़बूत कर|remedy|remedies|upay=|upaay|totka|totke|उपाय|टोटका|टोटके|उपचार क्या|pacify|shanti ke liye',
  ],
  ['sade_sati', 'sade sati|sadesati|sadhe sati|shani sade|साढ़ेसाती|साढ़े साती'],
  [
    'period_named',
    '<planet> … mahadasha|<planet> … maha dasha|<planet> … dasha|<planet> … dasa|<planet> period|<planet> major period|<planet> … महादशा|<planet> … दशा',
  ],
  ['raja_yoga', 'raj yog|raja yog|rajyog|राजयोग|राज योग'],
  [
    'running',
    'current period|running period|present period|period end|dasha … end|dasha … over|dasha kab tak|dasha kab khatam|दशा कब तक|दशा कब ख़त्म|which dasha|what dasha|current dasha|which mahadasha|which period am i|कौन सी दशा|कौन-सी दशा|कौन सी महादशा|दशा चल रही|महादशा कौन|महादशा … चल|दशा कौन|दशा … चल|mahadasha kaun|mahadasha konsi|mahadasha … chal|dasha kaun|dasha konsi|dasha … chal|kaun si dasha|konsi dasha|kaunsi dasha|dasha chal rahi|dasha kya hai|which dasa',
  ],
  [
    'strengths',
    'सबसे अच्छा क्या|सबसे अच्छी बात|sabse accha kya|best thing|best in my|good and bad|my qualities|good qualities|bad qualities|planet is bad|planet … trouble|planet … spoil|planet … block|planet … hurting|planet … against me|planet … harm|grah … kharab|grah … bigad|grah … rok|ग्रह … बिगाड़|ग्रह … रोक|ग्रह … ख़राब कर|planet … pareshan|planet … problem|grah … pareshan|ग्रह … परेशान|मेरे गुण|गुण और|mere gun=|weakness|special about|special in my chart|khas kya|kya khas|khaas|ख़ास|kamzori|kamjori|कमज़ोरी|ख़ासियत|about myself|about me=|who am i|मेरे बारे में|mere bare me|mere baare me|main kaisa|strengths and weak|my strength|my weak|strongest planet|weakest planet|planet is the weakest|planet is weakest|planet is weak|planet is the strongest|planet is strong|weak planet|strong planet|सबसे कमज़ोर ग्रह|ग्रह सबसे कमज़ोर|ग्रह सबसे मज़बूत|planet sabse|grah sabse|sabse weak|sabse strong|planet weak|planet strong|सबसे मज़बूत ग्रह|कौन सा ग्रह कमज़ोर|कौन सा ग्रह मज़बूत|कमज़ोर ग्रह|sabse kamzor|sabse mazboot|kamzor grah|mazboot grah|kaun sa grah kamzor|what am i good at|ख़ूबियाँ|खूबियां|खूबी|कमियाँ|ताक़त|khubiya|khoobi|kamiya|taakat',
  ],
  [
    'deity',
    'which god|which deity|isht dev|ishta dev|ishta devata|who should i worship|which mantra|इष्ट|कौन से भगवान|किस भगवान|कौन सा मंत्र|कौन-सा मंत्र|kaun se bhagwan|kis bhagwan|kaun sa mantra|konsa mantra|isht',
  ],
  ['lucky', 'lucky planet|lucky grah|which planet is good|शुभ ग्रह|भाग्यशाली ग्रह|shubh grah|accha grah'],
  [
    'trade',
    'किस काम|kis kaam|which profession|which career|what career|what profession|which business|what business|कौन सा बिज़नेस|कौन सा व्यापार|कौन सा धंधा|kaun sa business|konsa business|kaunsa business|kaun sa dhandha|what work suits|what job suits|which job|which field|कौन सा पेशा|कौन-सा पेशा|कौन सा काम|कौन सा करियर|किस क्षेत्र|kaun sa career|konsa career|kaunsa career|kaun sa kaam|kis field|which line of work',
  ],
  [
    'service',
    'job … or business|job … or … business|business … or … job|naukri … ya business|naukri … ya vyapar|quit … start|leave … start|job and start a|job & chhod & business|नौकरी & छोड़ & व्यापार|नौकरी & छोड़ & बिज़नेस|नौकरी करूं या व्यापार|नौकरी करूं या व्यवसाय|नौकरी करूं या बिज़नेस|नौकरी करूं या धंधा|नौकरी करूं या अपना|naukri karu ya business|naukri karu ya vyapar|naukri karu ya dhandha|naukri karu ya apna|startup or the|startup or a job|job or startup|job or a startup|job or business|job or start|business or job|job or my own|नौकरी करनी चाहिए या|नौकरी या|व्यापार या नौकरी|job karu ya|naukri ya|job ya business|business ya job|own business',
  ],
  [
    'choice',
    'प्रेम से … या|pyar se … ya|pyaar se … ya|love or arrange|love … or arrange|love … ya arrange|लव … या अरेंज|caste=|intercaste|inter-caste|अंतरजातीय|parents agree|parents accept|gharwale man|ghar wale man|घरवाले मान|घर वाले मान|someone i know|known person|or a stranger|a stranger or|jaan pehchan|jan pehchan|जान-पहचान|जान पहचान|अनजान|anjaan|love marriage|arranged marriage|लव मैरिज|प्रेम विवाह|लव या अरेंज|prem vivah|love ya arrange',
  ],
  [
    'partner',
    'कैसी लड़की|कैसा लड़का|kaisi ladki|kaisa ladka|<partner> … कैसी मिल|<partner> … कैसा मिल|<partner> … kaisi mil|<partner> … kaisa mil|<partner> … nature|<partner> … swabhav|<partner> … स्वभाव|who will i marry|whom will i marry|शादी किससे|shaadi kisse|kisse shaadi|किससे शादी|husband be like|wife be like|spouse be like|partner be like|what kind of husband|what kind of wife|what kind of partner|पति कैसे|पति कैसा|पत्नी कैसी|जीवनसाथी कैसा|pati kaise|pati kaisa|patni kaisi|husband kaisa|wife kaisi|biwi kaisi|partner kaisa|partner kaisi|life partner kaisa',
  ],
  // Last: only where nothing else is asked is it the planet itself. It must be named.
  [
    'planet',
    'scared of <planet>|afraid of <planet>|fear <planet>|<planet> se dar|<planet> से डर|<planet> … good|<planet> … bad|<planet> … strong|<planet> … weak|<planet> … favour|<planet> … favor|how is … <planet>|how … <planet> placed|where is … <planet>|what does … <planet>|what is … <planet>|tell me about … <planet>|about my <planet>|my <planet>$|effect of … <planet>|role of … <planet>|<planet> in my chart|<planet> in my kundli|<planet> … help|<planet> … hurt|<planet> … trouble|<planet> … कैसे|<planet> … कैसा|<planet> … कहां|<planet> … ख़राब|<planet> … अच्छ|<planet> … कमज़ोर|<planet> … मज़बूत|<planet> … शुभ|<planet> … अशुभ|<planet> का असर|<planet> का प्रभाव|<planet> क्या कर|<planet> kaisa|<planet> kaise|<planet> … kaisa|<planet> … kaise|<planet> … kahan|<planet> … kharab|<planet> … accha|<planet> … achha|<planet> … kamzor|<planet> … mazboot|<planet> … majboot|<planet> … shubh|<planet> ka asar|<planet> ka prabhav|<planet> kya kar|<planet> theek',
  ],
] as const satisfies readonly (readonly [question: string, stems: string])[];
export type DirectQuestion = (typeof DIRECT_SAID)[number][0];
