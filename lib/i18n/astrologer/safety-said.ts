/**
 * Words by which a question is known to need a fixed answer: English, Hindi, Hindi in Latin letters. `…` stands for up to
 * three words between; a word matches from its beginning, so stems do for their forms. Order is the order of care.
 */
import type { SafetyCase } from './answer-frames.ts';

export const SAFETY_SAID: readonly (readonly [SafetyCase, string])[] = [
  [
    'crisis',
    "suicid|kill myself|killing myself|end my life|ending my life|end it all|want to die|wish i was dead|wish i were dead|better off dead|no reason to live|hurt myself|harm myself|self harm|self-harm|cut myself|cannot go on living|do not want to live|don't want to live|beats me|hits me|he hit me|husband hits|husband beats|partner hits|abuses me|rapes me|raped|आत्महत्या|ख़ुदकुशी|खुदकुशी|जान देना|जान दे दूं|मर जाना चाहता|मर जाना चाहती|मरना चाहता|मरना चाहती|जीना नहीं चाहता|जीना नहीं चाहती|जीने का मन नहीं|मुझे मारता है|मुझे पीटता|पति मारता|पति पीटता|aatmahatya|atmahatya|khudkushi|marna chahta|marna chahti|mar jana chahta|mar jana chahti|jeena nahi chahta|jeena nahi chahti|jeene ka mann nahi|jaan de d|mujhe maarta|mujhe peetta|pati maarta",
  ],
  [
    'unborn',
    'boy or girl|girl or boy|boy or a girl|girl or a boy|son or daughter|son or a daughter|sex of my … child|sex of the … baby|gender of my … baby|gender of the … baby|gender of my unborn|baby boy|will it be a boy|will i have a son|लड़का या लड़की|लड़का होगा|लड़की होगी|बेटा होगा या बेटी|बेटा या बेटी|लड़का होगा या लड़की|गर्भ में|पुत्र होगा|ladka ya ladki|ladka hoga|ladki hogi|beta hoga|beta ya beti|putra hoga|garbh mein',
  ],
  [
    'death',
    "when will i die|when do i die|will i die|how long will i live|how long do i live|life span|lifespan|longevity|my death|death date|date of death|his death|her death|mother die|father die|husband die|wife die|mother's death|father's death|parents die|son die|die early|miscarr|how will i die|age of death|मृत्यु|मौत|कब मरूंगा|कब मरूंगी|कितनी उम्र|आयु कितनी|कितने साल जिऊं|उम्र कितनी|गर्भपात|mrityu|maut|kab marunga|kab marungi|kitni umr|umar kitni|ayu kitni|kitne saal jiyu|kab tak jiyu|garbhpat|mar jaun",
  ],
  [
    'illness',
    'cancer|tumour|tumor|diabet|disease|diagnos|cure|medicine|surgery|operation|chemo|pregnan|fertil|infertil|ivf|conceive|heart attack|stroke|depression|hiv|covid|thyroid|kidney|बीमारी|रोग से|कैंसर|मधुमेह|इलाज|दवा|ऑपरेशन|गर्भवती|गर्भ ठहर|बांझ|डिप्रेशन|शुगर की|बीमार|bimari|beemari|ilaaj|ilaj|dawai|dawa|operation|pregnant|garbhvati|garbh thehr|shugar|sugar ki|bimar hoon',
  ],
  [
    'gambling',
    'lottery|lotto|gambl|casino|betting|bet on|satta|matka|stock tip|which stock|which share|share market|stock market|bitcoin|crypto|which coin|intraday|options trading|futures trading|lucky number … lottery|take a loan|borrow money|jackpot|rummy|लॉटरी|सट्टा|जुआ|शेयर बाज़ार|शेयर बाजार|कौन सा शेयर|बिटकॉइन|क्रिप्टो|दांव|कर्ज लूं|लोन लूं|क़र्ज़ लूं|satta|jua|jua khel|share bazaar|share bazar|kaun sa share|loan loon|loan le loon|karz loon',
  ],
  [
    'curse',
    'curse|black magic|evil eye|hex|voodoo|witchcraft|possess|ghost|spirit attached|nazar lag|tantrik|श्राप|काला जादू|काले जादू|टोना|टोटका|नज़र लग|नजर लग|भूत|तांत्रिक|जादू टोना|kala jadu|kaala jadu|kale jadu|jadu tona|tona totka|shrap|bhoot|tantric|kisi ne kuch kar diya|kuch karwa diya',
  ],
  [
    'crime',
    'court case|lawsuit|arrest|jail|prison|police|bail|escape the law|evade|tax evasion|bribe|forge|steal|kidnap|revenge|take revenge|hide from|run away from|leave my husband|leave my wife|leave my partner|kill him|kill her|kill someone|poison|blackmail|मुक़दमा|मुकदमा|कोर्ट|गिरफ़्तार|गिरफ्तार|जेल|पुलिस|ज़मानत|जमानत|बदला लेना|बदला लूं|भाग जाऊं|छोड़ दूं पति|पति को छोड़|पत्नी को छोड़|रिश्वत|mukadma|mukdama|court case|giraftar|jail|badla loon|badla lena|bhaag jau|pati ko chhod|patni ko chhod|rishwat',
  ],
  [
    'secret',
    'is he cheating|is she cheating|is my husband cheating|is my wife cheating|is my partner cheating|cheating on me|having an affair|does he love|does she love|what does he think|what is she hiding|what is he hiding|who is he seeing|her secret|his secret|spy on|धोखा दे रहा|धोखा दे रही|किसी और के साथ|चक्कर चल|अफ़ेयर|अफेयर|क्या वह मुझसे प्यार|क्या वो मुझसे प्यार|dhokha de raha|dhokha de rahi|kisi aur ke saath|chakkar chal|affair chal|kya wo mujhse pyar|kya woh mujhse pyaar',
  ],
];
