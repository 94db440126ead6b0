/**
 * Words by which a question is known to need a fixed answer: English, Hindi, Hindi in Latin letters. `…` stands for up to
 * three words between; a word matches from its beginning, so stems do for their forms, and ends where it stands before `=`.
 * Order is the order of care.
 */
import type { SafetyCase } from './answer-frames.ts';

interface Said {
  readonly en: string;
  readonly hi: string;
  /** Hindi in Latin letters. */
  readonly roman: string;
}

export const SAFETY_SAID: readonly (readonly [SafetyCase, Said])[] = [
  [
    'crisis',
    {
      en: "suicid|kill myself|killing myself|end my … life|ending my … life|take my … life|taking my … life|end it all|want to die=|wanna die=|wish i was dead|wish i were dead|wish i was never born|better off dead|no reason to live|no point in living|no point living|tired of living|tired of life|do not want to live|don't want to live|don't want to be alive|cannot go on living|can't go on living|hurt myself|hurting myself|harm myself|harming myself|self harm|self-harm|cut myself|cutting myself|overdos|hang myself|beats me|beat me|beating me|hits me=|he hit me|she hit me|slaps me|slapped me|slap me|kicks me|chokes me|husband hits|husband beats|wife hits|partner hits|father hits|mother hits|abuses me|abusing me|rapes me|raped|molest|domestic violence|threatens to kill|threatened to kill|threatening to kill|threats to kill|wants to kill me|afraid he will kill",
      hi: 'आत्महत्या|ख़ुदकुशी|जान देना|जान दे दूं|जान देने|मर जाना चाहता|मर जाना चाहती|मरना चाहता|मरना चाहती|मरने का मन|मर जाऊं|मर जाने का|जीना नहीं चाहता|जीना नहीं चाहती|जीने का मन नहीं|जीने की इच्छा नहीं|ज़हर खा|फांसी लगा|ज़िंदगी ख़त्म|जिंदगी खत्म|ख़ुद को नुक़सान|मुझे … मारता है|मुझे … मारते हैं|मुझे … मारती है|मुझे … पीटता|मुझे … पीटते|मारपीट|मार-पीट|पति … मारता|पति … मारते|पति … पीटता|पति … पीटते|ससुराल … मारते|घरेलू हिंसा|बलात्कार|जान से मारने',
      roman:
        'aatmahatya|atmahatya|aatmhatya|khudkushi|khudkhushi|marna chahta|marna chahti|mar jana chahta|mar jana chahti|mar jaun|mar jau=|marne ka mann|marne ka man=|jeena nahi chahta|jeena nahi chahti|jina nahi chahta|jina nahi chahti|jeene ka mann nahi|jeene ki ichha nahi|jeene ki iccha nahi|zinda nahi rehna|zinda nahin rehna|jaan de d|jaan dena|zeher kha|zehar kha|jahar kha|phansi laga|zindagi khatam|mujhe … maarta|mujhe … maarte|mujhe … marta hai|mujhe … marte hain|mujhe … peetta|mujhe … peette|mujhe … pitta|pati … maarta|pati … maarte|pati … peetta|pati … peette|pati … pitta|sasural … maarte|maar peet|maarpeet|gharelu hinsa|balatkar',
    },
  ],
  [
    'unborn',
    {
      en: 'boy or girl|girl or boy|boy or a girl|girl or a boy|son or daughter|son or a daughter|daughter or son|sex of my … child|sex of the … child|sex of the … baby|sex of my … baby|gender of my … baby|gender of the … baby|gender of my … child|gender of my unborn|baby boy|baby girl|will it be a boy|will it be a girl|will i have a son=|is it a boy|is it a girl',
      hi: 'लड़का या लड़की|लड़की या लड़का|लड़का होगा|लड़की होगी|बेटा होगा या बेटी|बेटा या बेटी|बेटी या बेटा|गर्भ में|पुत्र होगा|पुत्र या पुत्री',
      roman:
        'ladka ya ladki|ladki ya ladka|ladka hoga|ladki hogi|beta hoga|beta ya beti|beti ya beta|putra hoga|putra ya putri|garbh mein|garbh me=|pet mein ladka',
    },
  ],
  [
    'death',
    {
      en: "when will … die=|when do … die=|when does … die=|when is … going to die=|will i die=|will he die=|will she die=|will they die=|how will … die=|how long will … live=|how long do … live=|how long does … live=|how many years will … live=|how many years … live=|will … survive|life span|lifespan|longevity|life expectancy|my death|early death|untimely death|sudden death|time of death|death date|date of death|date of my death|his death|her death|'s death|age of death|mother die=|father die=|husband die=|wife die=|parents die=|son die=|daughter die=|die early|die young|going to die=|miscarr|maraka for my death",
      hi: 'मृत्यु|मौत|देहांत|देहावसान|निधन|कब मरूंगा|कब मरूंगी|कब मरेंगे|कब मरेगा|कब मरेगी|कितनी उम्र|उम्र कितनी|आयु कितनी|कितनी आयु|कितने साल जिऊं|कितने साल जिए|कब तक जिऊं|कब तक जिए|कब तक ज़िंदा|गर्भपात',
      roman:
        'mrityu|mrutyu|maut=|dehant|nidhan|kab marunga|kab marungi|kab marega|kab marenge|kab maregi|kitni umr|umr kitni|umar kitni|umra kitni|ayu kitni|aayu kitni|kitne saal ji|kab tak ji|kab tak zinda|garbhpat|lambi umar',
    },
  ],
  [
    'illness',
    {
      en: 'cancer|tumour|tumor|diabet|disease|diagnos|cure=|cured=|medicine|medication|tablets|surgery|chemo|dialysis|pregnan|fertil|infertil|ivf|conceive|heart attack|a stroke=|depression|depressed|schizo|bipolar|hiv|covid|thyroid|kidney|liver|blood pressure|asthma|arthritis|epilep|paralys|pcod|pcos|my illness|my … operation|an operation=|operation for my|sick',
      hi: 'बीमारी|बीमार|रोग से|रोग है|रोग कब|कैंसर|मधुमेह|इलाज|दवा|ऑपरेशन|सर्जरी|गर्भवती|गर्भ ठहर|गर्भधारण|बांझ|डिप्रेशन|अवसाद|शुगर की|शुगर है|थायरॉइड|थायराइड|किडनी|दिल का दौरा|लकवा|टीबी|दमा',
      roman:
        'bimari|beemari|bimar|beemar|ilaaj|ilaj|dawai|dawa=|dawaai|operation karw|operation kab|mera operation|surgery|pregnant|garbhvati|garbh thehr|garbh dharan|shugar|sugar ki|sugar hai|depression|kidney|thyroid|lakwa',
    },
  ],
  [
    'gambling',
    {
      en: 'lottery|lotto=|gambl|casino|betting|bet on|satta|matka|stock tip|stocks to|which stock|which share|what stock|buy … stock|buy … shares|share market|stock market|bitcoin|crypto|which coin|intraday|day trading|options trading|futures trading|forex|nifty|which mutual fund|lucky number … lottery|take a loan|take … loan|borrow money|get a loan|jackpot|rummy|poker=|dream11|ipl bet',
      hi: 'लॉटरी|सट्टा|सट्टे|जुआ|जुए|शेयर बाज़ार|शेयर मार्केट|कौन सा शेयर|कौन-सा शेयर|शेयर ख़रीद|शेयर में|बिटकॉइन|क्रिप्टो|दांव|कर्ज लूं|क़र्ज़ लूं|लोन लूं|लोन ले|उधार लूं',
      roman:
        'satta number|satta laga|satta khel|satte|jua=|jua khel|juaa|share bazaar|share bazar|share market|share khareed|share kharid|kaun sa share|kaunsa share|konsa share|loan loon|loan lu=|loan lun|loan le=|loan le loon|karz loon|karz le=|udhaar loon|udhar lu',
    },
  ],
  [
    'curse',
    {
      en: 'curse|black magic|evil eye|hexed|a hex|voodoo|witchcraft|witch=|possessed by|possession by|ghost|haunted|spirit attached|evil spirit|jinn=|nazar lag|tantrik|tantric|vashikaran|love spell|cast a spell',
      hi: 'श्राप|शाप|काला जादू|काले जादू|टोना|टोटका|टोटके|नज़र लग|बुरी नज़र|भूत=|भूत प्रेत|भूत-प्रेत|प्रेत|तांत्रिक|जादू टोना|वशीकरण|जिन्न',
      roman:
        'kala jadu|kaala jadu|kaala jaadu|kala jaadu|kale jadu|jadu tona|tona totka|totka|totke|shrap|shraap|bhoot|bhut pret|buri nazar|nazar lag|tantrik|vashikaran|jinn=|kisi ne kuch kar diya|kisi ne kuchh kar diya|kuch karwa diya|kuchh karwa diya',
    },
  ],
  [
    'crime',
    {
      en: 'court case|legal case|lawsuit|my trial|arrest|jail|prison|from the police|avoid the police|the police come|police case|bail=|escape the law|evade|tax evasion|bribe|forge a|forge my|steal|kidnap|revenge|hide from|hide … from the|run away from|leave my husband|leave my wife|leave my partner|leave him=|leave her=|divorce my|should i divorce|kill him|kill her|kill someone|kill my|poison|blackmail|fake documents|smuggl',
      hi: 'मुक़दमा|मुक़दमे|कोर्ट केस|कोर्ट-कचहरी|कोर्ट कचहरी|कचहरी|गिरफ़्तार|जेल|पुलिस से|पुलिस केस|ज़मानत|बदला लेना|बदला लूं|बदला कैसे|भाग जाऊं|छोड़ दूं पति|पति को छोड़|पत्नी को छोड़|तलाक दे|तलाक़ ले|रिश्वत|चोरी कर|ब्लैकमेल|मार डालूं',
      roman:
        'mukadma|mukadme|mukdama|court case|court kachahri|giraftar|jail=|police se|police case|zamanat|jamanat|badla loon|badla lena|badla lu|badla kaise|bhaag jau|bhag jau|pati ko chhod|pati ko chod|patni ko chhod|patni ko chod|biwi ko chhod|talaq de|talak de|talaq le|rishwat|chori kar|blackmail|maar dalu',
    },
  ],
  [
    'secret',
    {
      en: 'cheating on me|is he cheating|is she cheating|is my husband cheating|is my wife cheating|is my partner cheating|is my boyfriend cheating|is my girlfriend cheating|having an affair|has an affair|does he love|does she love|does he like me|does she like me|does my … love me|what does he think|what does she think|what does my … think|secretly|what is she hiding|what is he hiding|who is he seeing|who is she seeing|her secret|his secret|spy on|read his mind|read her mind',
      hi: 'धोखा दे रहा|धोखा दे रही|धोखा दे रहे|किसी और के साथ|चक्कर चल|अफ़ेयर|क्या वह मुझसे प्यार|क्या वो मुझसे प्यार|मुझसे प्यार करता|मुझसे प्यार करती|उसके मन में|उनके मन में',
      roman:
        'dhokha de raha|dhokha de rahi|dhokha de rahe|dhoka de raha|dhoka de rahi|kisi aur ke saath|kisi aur ke sath|chakkar chal|affair chal|ka affair|affair hai|kya wo mujhse pyar|kya woh mujhse pyaar|mujhse pyar karta|mujhse pyar karti|mujhse pyaar kart|uske man mein|uske mann mein',
    },
  ],
];

/**
 * What sounds like one of these and is none: work and study in police, law and medicine, property, the sign Cancer. It is
 * taken out before the words above are looked for, those of a person in need excepted.
 */
export const HARMLESS_SAID =
  'study medicine|studying medicine|medicine as a career|medicine student|practise medicine|college of medicine|business operation|stroke of luck|stroke of genius|court marriage|sick of my job|sick of this job|sick of work|tired and sick of|secretly proud|fertile ground|kidney beans';
