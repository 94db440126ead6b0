/**
 * What a question speaks of, for the rows of `combined.ts`: classes of words and phrases, Hindi in Devanagari only, found also
 * as it is typed in Latin letters. Marks as in `classes.ts`; `~` stands after a Hindi verb for all its endings.
 */
export const SAFETY_CONCEPTS = {
  // ——— People ———
  /** Someone else of whom one asks. */
  other: [
    'husband|wife|partner|spouse|boyfriend|girlfriend|fiance|father|mother|dad=|mom=|mum=|papa|mummy|brother|sister|uncle|aunt',
    'son=|sons=|daughter|cousin|nephew|niece|in-law|friend|boss|manager|colleague|collegue|coworker|teacher|neighbour|neighbor|roommate',
    'landlord|tenant|maid=|servant|crush|lover|ex=|exes=|he=|she=|him=|her=|his=|father-in-law|mother-in-law',
    'पति=|पत्नी|बीवी|मंगेतर|प्रेमी|प्रेमिका|पापा|पिता=|पिताजी|मम्मी|मां=|maa=|माता|भाई|भैया|बहन|दीदी|चाचा|चाची|मामी|बुआ|मौसी|सास=|ससुर|ननद|देवर|जेठ|भाभी|जीजा',
    'साली=|बेटा=|बेटे=|बेटी|बेटियां|बहू|दामाद|दोस्त|सहेली|पड़ोस|बॉस|सहकर्मी|मालिक=|मालकिन|किराएदार|नौकरानी|बॉयफ्रेंड|गर्लफ्रेंड|boss=|साझेदार|पार्टनर',
    'वो=|वह=|वे=|उसका=|उसकी=|उसके=|उसको=|उसने=|उनका=|उनकी=|उनके=|उन्हें=|wo=|usne=|लड़की=|लड़के=|लड़का=|फ्रेंड',
  ],
  /** One loved, or lost. */
  beloved: [
    'husband|wife|partner|spouse|boyfriend|girlfriend|fiance|lover|ex=|crush|him=|her=|love=|someone=|man=|woman=|girl=|boy=',
    'पति=|पत्नी|बीवी|मंगेतर|प्रेमी|प्रेमिका|बॉयफ्रेंड|गर्लफ्रेंड|प्यार|लड़की|लड़के|लड़का|उसे=|उसको=|सास=|एक्स=|आशिक|महबूब',
  ],
  /** What two people have, or one of the two: for leaving it. */
  tie: [
    'husband|wife|partner|spouse|boyfriend|girlfriend|fiance|him=|her=|marriage|relationship|engagement|lover|us=',
    'पति=|पत्नी|बीवी|मंगेतर|प्रेमी|प्रेमिका|बॉयफ्रेंड|गर्लफ्रेंड|रिश्ता=|रिश्ते=|शादी=|विवाह=|इससे=|उससे=|उसे=|सगाई|घरवाली|घरवाले',
    'उसको=|उसके साथ|usko=|us ladke|us ladki',
    'ससुराल',
  ],
  elder: [
    'father|mother|dad=|mom=|mum=|papa|mummy|grand|granny|uncle|aunt|पापा|पिता=|पिताजी|मम्मी|मां=|maa=|माता|दादा|दादी|नाना=|नानी|ससुर|चाचा',
    'husband|wife|brother|sister|son=|daughter|baby|child|पति=|पत्नी|भाई|बहन|बेटा=|बेटे=|बेटी|बच्चा|बच्चे|मामा=|ताऊ|फूफा',
    'सास=|saas=',
  ],
  /** Those of whom parents ask. */
  young: ['daughter|son=|niece|nephew|sister|brother|kid=|बेटी|बेटा=|बेटे=|बहन|भाई|भतीजी|भतीजा|भांजी|भांजा'],
  self: ['i=|me=|my=|mine|we=|our=|us=|मैं=|मुझे=|मुझ=|मेरा=|मेरी=|मेरे=|मैंने=|हम=|हमारा|हमारी|हमारे|हमें=|main=|me='],

  // ——— Ways of asking ———
  whether: [
    'should|shall|better to|time to|ready to|want to|how to|how can i|how do i|how should i|can i|may i|thinking of|planning to|wish to|good day to',
    'wise to|right to|need to|date to|date for|day for|muhurat|क्या=|लूं=|लूंगा|दूं=|lu=|loon=|du=|doon=|jau=|karu=|जाऊं=|करूं=|चाहता|चाहती|चाहते|या नहीं|या ना|चाहिए|सही समय|ठीक रहेगा',
    'कैसे=|कब=|सोच रह|मुहूर्त|उचित|हो जाऊं|या निभा|की जाए|फैसला',
  ],
  who: [
    'who is|who are|who does|who did|who has|who stole|who took|who will|who was|with whom|whom=|kisse=|किससे=|किस से=|किसके साथ|किस के साथ|किसने=|किस किस|किन लोगों|किसको|कौन=|किस लड़क|किस औरत|किस आदमी|किसी लड़क|किसका=|kon=',
  ],
  long: [
    'how long|how many years|how many more|how many days|how many months|how much time|how much longer|how much life|what age|which age|which year|till when|until when|when will',
    'कितने साल|कितने दिन|कितने बरस|कितने वर्ष|कितने महीने|कब तक|कितना समय|कितना वक्त|किस उम्र|किस साल|कितना और',
  ],
  many: ['कितना=|कितनी=|कितने=|लंबी=|लम्बी=|बची=|शेष=|छोटी=|लिखी=|kitni=|total=|full='],
  today: [
    'today|tonight|tomorrow|now=|this week|next week|this evening|this month|आज=|कल=|अभी=|शाम=|इस हफ्ते|अगले हफ्ते|aaj=|kal=',
  ],
  future: ['increase|grow|hike|raise|promotion|transfer|बढ़~|प्रमोशन|तरक्की|तबादला|job=|नौकरी'],

  // ——— Life and death ———
  lives: [
    'alive|survive|survives|live till|live until|live to see|recover from coma|out of danger|out of coma|बच पा|बच जा|बचेगा|बचेगी|बचेंगे|बचेंगी',
    'जिंदा=|जीवित|जिऊं|जिएग|जिएंग|जियेग|जियूं|जीऊं|जीएग|जीएंग|जी पाऊं|जी पाएं|जी पाएग|जी लूंग|सांसें|सांसे=',
  ],
  lifespan: [
    'आयु=|उम्र=|जीवन रेखा|आयुष्य|lifespan|lifeline|life span|years of life|lifetime|mortality',
    'जीवन की अवधि|जीवन अवधि|जीवन काल|जीवनकाल|expiry date|expiration date|length of my life|length of life|span of life|quantum of life',
    'life will end|life … remaining|of my life is left|of life is left',
  ],
  dies: [
    'die=|dies=|dying|dead=|death|demise|expire=|expires=|pass away|passing away|no more=|lose my life|end of life|मौत=|मृत्यु|देहांत|निधन',
    'स्वर्गवास|मर जा|मरेग|मरूंग|मरेंग|चल बस|गुजर जा|अंतिम समय|आखिरी समय|अंत समय|मरण|परलोक|प्राण',
    'my end=|end of me=|last day on|अंत=|आखिरी सांस|last breath',
  ],
  first: [
    'leave me first|outlive|मुझसे पहले|मुझ से पहले|उनसे पहले|हमसे पहले|सबसे पहले जा|पहले कौन|कौन पहले|अकेला छोड़ जा|अकेली छोड़ जा|साथ छोड़ जा|छोड़कर चल|छोड़ के चल',
    'go before me=|go before him=|go before her=|die before',
  ],
  goes: ['go=|goes=|leave=|जाए=|जाएग|जाएंग|जायेग|जायेंग|चल~|चले जाए'],
  loses: [
    'lose=|lost=|loses=|losing|loss of|miscarr|abort|गिर~|गर्भपात|अबॉर्शन|एबॉर्शन|मिसकैरेज|नहीं बचा=|नहीं बचेग|नहीं बच पा|ख़राब हो',
    'खो दिया|खो देंग|खो दूं',
    'ended=|ends=',
  ],
  unborn: [
    'baby=|pregnancy|foetus|fetus|womb|गर्भ|बच्चा=|बच्चे=|शिशु|संतान=|baccha=|bacha=|प्रेगनेंसी|प्रेग्नेंसी',
    'babies|pregnancies',
  ],
  worst: [
    'the worst=|last rites|final days|bad news|untoward|unfortunate|funeral|अनहोनी|बुरी खबर|अनिष्ट|कुछ हो जाएग|कुछ हो गया|कुछ हो जाए=|साया उठ|अंतिम संस्कार',
  ],
  serious: ['hospital|icu=|ventilator|critical|coma=|serious condition|अस्पताल|आईसीयू|वेंटिलेटर|कोमा=|गंभीर हालत|नाज़ुक'],
  comes: [
    'come home|comes home|come back home|return home|make it|makes it|pull through|ठीक होकर|घर लौट|वापस आए|घर आ जाए',
  ],

  // ——— The body ———
  part: [
    'head=|eye=|eyes=|ear=|ears=|nose=|throat=|neck=|tooth|teeth|gum=|gums=|chest|back=|spine|stomach|abdomen|belly|knee|joint|leg=|legs=|foot=|feet=|ankle',
    'arm=|shoulder|elbow|wrist|skin=|nerve|bone|bones|liver|kidney|lung|heart=|breast|uterus|ovary|bladder|prostate|vision|eyesight|hearing',
    'सिर=|सर=|माथा|आंख|कान=|नाक=|गला=|गले=|गर्दन|दांत|मसूड़|छाती|सीने=|सीना=|पीठ=|कमर=|रीढ़|पेट=|घुटन|घुटने|जोड़ों|टांग|पैर=|पैरों|पांव|एड़ी|हाथ=',
    'कंधा|कंधे|कलाई|त्वचा|चमड़ी|नस=|नसों|हड्डी|फेफड़|गुर्दा|जिगर|दिल=|स्तन|बच्चेदानी|रोशनी',
    'hand=|hands=|finger|fingers|toe=|toes|tongue|lips|jaw|hip=|hips|ribs|muscle|उंगली|उंगलियां|जीभ|होंठ|जबड़|कूल्ह|एड़ियां|मांसपेशी',
    'veins',
    'eyesight|heart',
  ],
  ails: [
    'pain=|pains=|painful|ache=|aches|aching|hurts=|hurting|swollen|swelling|burning|itching|itchy|numb=|numbness|sore=|inflam|cramp|bleeds|infect|falling=|fall out',
    'fade|fading|blurred|blurry|weak=|weakness|trouble|damage|दर्द|दुखता|दुखती|दुखते|सूजन|जलन|खुजली|सुन्न|तकलीफ|कमजोर|कमजोरी|खराब=|कम हो|झड़~|धुंधल|ऐंठन|परेशानी|इन्फेक्शन|इंफेक्शन',
    'ringing|ring all|buzzing|आवाज आती है',
    'patch|patches|spots|छेद=|सड़ गया|pus=',
    'hole in',
  ],
  symptom: [
    'headache|backache|toothache|stomachache|dizzy|dizziness|vomit|nausea|nauseous|diarrh|constipat|fever|cough=|coughing|palpitation|insomnia|rash=|rashes',
    'swelling|fainting|indigestion|bloating|acne=|pimple|weight gain disease|sleep apnea|period cramps|pcos|pcod|hormon|uric|arthriti|sugar level',
    'panic attack|bulimi|hallucinat|burning urine|urine infection|uti=|stone in kidney|gallbladder|slip disc|tonsil|बुखार|उल्टियां|खांसी',
    'सूजन|फुंसी|मुंहासे|बदहजमी|एसिडिटी|अनिद्रा|सांस फूल|सिरदर्द|सिर दर्द|सरदर्द|कमरदर्द|बेहोशी|लकवा|पीरियड|इन्फेक्शन|डायबिटीज|शुगर लेवल|बीपी=|वायरल बुखार|जुकाम',
    'viral fever|my viral|sperm count|low count|gas ban|gas hoti|गैस बन|दौरे|दौरे पड़|मिर्गी|पीलिया|टाइफाइड|मलेरिया|डेंगू|हर्निया|अल्सर|फैटी लिवर|गठिया|साइटिका|सर्वाइकल|माइग्रेन|साइनस|एलर्जी|सोरायसिस|एक्जिमा|सफेद दाग|मोतियाबिंद|बहरापन|ऑटिज्म|पार्किंसन|पथरी|बवासीर|मधुमेह|थायराइड|निमोनिया|mri=|ct scan|x-ray|xray|ecg=|endoscop|colonoscop|mammogram|sonography|एमआरआई|सीटी स्कैन|एक्सरे|ईसीजी|एंडोस्कोपी|biopsy|sciatica|eczema|vitiligo|tinnitus|ulcer|gastric|piles=',
    'उल्टी हो|उल्टियां|उल्टी जैस|उल्टी कर|दस्त=|चक्कर आता|चक्कर आते|चक्कर आ रह|चक्कर आने|हार्मोन=',
    'कब्ज=|कब्ज की',
    'feel breathless|get breathless|so breathless',
    'crutches|wheelchair|बैसाखी|व्हीलचेयर|c section|csection|सी सेक्शन|falling ill|fall ill|fell ill|ill every|very ill|ill since|ill again|ill health|सर दर्द|sar dard|sir dard|बुखार',
    'corona|period regular|period nahi|period miss|irregular period|periods late|menstru|मेंस्ट्रु',
    'period late=|मासिक धर्म',
  ],
  health: [
    'health issue|health problem|health trouble|health condition|unwell|sick=|sickness|illness|ailment|तबियत|तबीयत|बीमार|रोग=|सेहत खराब|स्वास्थ्य खराब|अस्वस्थ|tabiyat',
  ],
  heals: [
    'cure=|cures=|cured|heal=|heals=|healed|treat=|treated|recover|get well|get better|ठीक=|अच्छा हो|सुधर~|आराम मिल|राहत=|इलाज|उपचार|उपाय|stone=|gem=|gemstone|mantra|remedy|मंत्र|रत्न|जाप',
  ],
  bad: ['खराब=|बिगड़~|गिरती|गिर रही|ढीली|बहुत=|रहती=|रहता=|रहते=|why=|always|since|क्यों|हमेशा|often|keep|keeps'],
  doctor: ['doctor|doctors|physician|surgeon|gynae|gynec|डॉक्टर|डाक्टर|वैद्य|हकीम|hospital|अस्पताल'],
  advises: [
    'says=|said=|say=|advised|advises|suggested|suggests|told=|recommend|prescribed|wants|found|detected|admitted|admit=|कहा=|कहते=|बोला=|बोले=|बोल रह|बताया=|बताई=|सलाह|भर्ती',
    'find=|what is wrong with me',
  ],
  fertile: [
    'conceive|fertil|infertil|pregnan|ivf=|iui=|sperm|ovulat|impotent|impoten|बांझ|नपुंसक|गर्भधारण|गर्भवती|मां बनने में|बाप बनने में|प्रेगनेंट|प्रेग्नेंट',
    'barren=',
  ],

  // ——— Money and chance ———
  debt: [
    'loan|loans|mortgage|overdraft|emi=|credit card|finance company|moneylender|लोन|कर्ज=|कर्जा=|कर्जे=|ऋण=|ऋण|ब्याज|साहूकार|karza=|karz=',
    'nbfc|ब्याज पर|byaj pe|byaj par|micro finance|money lender|on interest|on credit',
    'borrow=|borrowing',
  ],
  getting: [
    'take=|taking|get=|getting|approve|approved|sanction|pass=|passed|apply|eligible|need=|give me|grant|refinance|मिल~|ले~|लूं=|लेना|लेकर|लू=|lu=|loon=|le=|मंजूर|पास=|मांग~|चाहिए|अप्रूव',
    'उठा~|uthau|avail|disburse',
  ],
  repaying: [
    'repay|pay off|paid off|pay back|clear=|cleared|close=|closed|rid of|free of|free from|चुक~|चुका~|उतर~|उतार~|मुक्त|छुटकारा|लौटा~|department|officer',
  ],
  chance: [
    'options trading|in options|f&o|futures|intraday|trading|trader loss|bet=|bets=|betting|wager|casino|satta|matka|lottery|lotto|raffle|scratch card|jackpot|rummy|poker|teen patti|dream11|dream 11|ipl=',
    'roulette|slots=|gambl|bookie|horse race|crypto|bitcoin|btc=|eth=|ethereum|dogecoin|nifty|sensex|bank nifty|smallcap|penny stock|share market|stock market|stocks=|equity|equities|ipo=|mutual fund|sip=|etf=|forex',
    'लॉटरी|सट्टा|सट्टे|सट्टेबाजी|मटका|जुआ|जुए|जुआरी|शर्त=|दांव|कैसीनो|रमी=|तीन पत्ती|ताश|ड्रीम|आईपीएल|क्रिप्टो|बिटकॉइन|निफ्टी|सेंसेक्स|शेयर|ट्रेडिंग|इंट्राडे|म्यूचुअल|एसआईपी|ऑप्शन|फ्यूचर',
    'solana|xrp=|shiba|cardano|litecoin|option trade|option trades|option trading|call option|put option|call lu|put lu|kerala lottery|लोटरी|lotri|teenpatti',
    'banknifty|finnifty|f and o',
  ],
  wins: [
    'win=|wins=|winning|won=|lose=|lost=|losing|loss=|losses|profit|recover|double|gain=|gains=|earn=|returns=|luck=|lucky|put=|invest|buy=|sell=|hold=|play=|jeet|जीत~|हार~|लग~|नुकसान|फायदा|मुनाफा|घाटा|लाभ|डूब~|दोगुना',
    'खेल~|खरीद~|बेच~|लगा~|पैसा=|पैसे=|निवेश|सही=|चल~|upar|up=|down=|crash|rise=|tip=|tips=|number|नंबर',
    'trade=|trades|placing',
    'prediction|forecast|outlook|target|exit',
  ],
  commodity: [
    'gold=|silver=|dollar|rupee|सोना=|सोने=|चांदी|डॉलर|crude|commodit|plot rates|land rates',
    'crude oil|oil price',
  ],
  price: [
    'price|prices|rate=|rates=|go up|go down|rise=|fall=|crash|shoot up|दाम=|भाव=|रेट=|महंगा|सस्ता|बढ़ेग|गिरेग|चढ़ेग|उछाल',
    'come down|goes down|going down|going up|come up|गिरेंग|बढ़ेंग|कम होंगे|कम होग',
  ],
  luckynumber: ['lucky number|lucky no|lucky num|winning number|number today|लकी नंबर|लकी नम्बर|शुभ अंक|भाग्यांक'],
  invests: [
    'invest|investing|investment|put money|put my money|put all my|park my money|निवेश|पैसा लगा|पैसे लगा|पैसा डाल|पैसे डाल|इन्वेस्ट|पूंजी लगा|sip',
    'all in on|go all in|going all in',
  ],
  fund: [
    'fund=|funds=|share|shares|stock=|stocks|bond=|bonds=|portfolio|demat|fd=|nft|coin=|token|startup shares|gold bond|फंड|शेयर|बॉन्ड|savings|बचत',
  ],

  // ——— Law, leaving ———
  leaves: [
    'leave=|leaving|divorce|divorcing|separate=|separating|separation|seperate|seperation|break up|breakup|breaking up|break it off|split up|split with|split from|end it with|end this|end my|end the|ending my|walk away|walk out|dump=|quit=|get out of this',
    'call off|annul|छोड़ दूं|छोड़ दू=|छोड़ना|छोड़ने|छोड़कर|छोड़ के|छोड़ दे|तलाक|अलग हो|अलग रह|तोड़ दूं|तोड़ना|तोड़ लूं|तोड़ दे|खत्म कर दूं|खत्म कर लूं|खत्म करना|खत्म कर दे|ब्रेकअप|डिवोर्स|डाइवोर्स|पीछा छुड़',
    'छोड़ूं|छोड़ूंगा|छोड़ूंगी|chhodu|chodu|move out|get away from',
    'break my engagement|break off|break the engagement|break my marriage|break this|break ties|cut ties',
  ],
  divorce: ['divorce|तलाक|डिवोर्स|डाइवोर्स|separation=|seperation|alimony|custody|talaak|talak=|maintenance case'],
  past: ['after|since|already|divorced|over=|life after|के बाद|हो चुका|हो गया|हो चुकी|पहले हुआ'],
  work: [
    'job=|jobs=|work=|office|company|business|नौकरी|काम=|ऑफिस|दफ्तर|कंपनी|व्यापार|धंधा|career|college|course|पढ़ाई|शहर|city|country|career=',
  ],
  law: [
    'court=|judge=|lawyer|advocate|lawsuit|litigation|case=|cases=|bail=|police|legal notice|summons|tribunal|warrant|sentence=|prosecut|custody|appeal=|stay order',
    'कोर्ट|अदालत|कचहरी|मुकदमा|मुकदमे|केस=|वकील|जज=|पुलिस|थाना|थाने|एफआईआर|जमानत|बेल=|नोटिस|सुनवाई|धारा=|फौजदारी|दीवानी|तारीख पे तारीख|वारंट|इल्जाम|आरोप',
    'witness|testimony|lok adalat|tribunal|गवाह|पेशी|अपील=',
    'trial court|land dispute|property dispute|जमीन का विवाद|संपत्ति विवाद|संपत्ति का विवाद|court hearing',
  ],
  outcome: [
    'favour=|favor=|verdict|decide=|decides|decision|win=|winning|lose=|losing|guilty|punish|acquit|settle=|settlement|in my side|get out|get bail|grant|escape|clear my name|against me|against us|save me|get rid',
    'फैसला|फैसले|हार~|जीत~|छूट~|बरी=|सजा|निपट~|सुलझ~|पक्ष|खत्म हो|कब तक चल|बच~|राहत|समझौता|निजात|छुटकारा|फंस~|मिलेगी=|पीछा',
    'pay=|paying|पैसे दूं|पैसा दूं|हक में|कौन जीत',
    'let me go|let him go|let off|save myself|spare me',
    'help me=|स्टे=|evict|vacate',
    'get stay|stay milega',
  ],
  lawcareer: [
    'play=|playing|badminton|tennis|exam|become|career|job=|naukri|study|studies|recruit|bharti|banne|banna|banu|firm=|practice|practise|clients|promotion|posting|बन~|परीक्षा|नौकरी|करियर|पढ़ाई|भर्ती|वकालत|पेशा|marriage|शादी|आवेदन|constable|inspector|sub-inspector|officer|इंस्पेक्टर|study|competition',
    'show=|cooking|singing|dance=|contest',
  ],
  fake: [
    'forge=|forged|forging|fake=|faking|counterfeit|fabricate|tamper|backdate|bogus|duplicate|झूठे=|झूठी=|झूठा=|नकली|फर्जी|जाली|जालसाजी',
  ],
  paper: [
    'paper|papers|document|documents|signature|cheque|certificate|marksheet|degree|passport|visa=|bill=|bills=|invoice|receipt|id=|deed|राजीनामा|कागज|कागज़ात|दस्तावेज|दस्तखत|हस्ताक्षर|प्रमाणपत्र|प्रमाण पत्र|मार्कशीट|डिग्री|बिल=|वसीयत|गवाही|आईडी|रसीद',
    'letter|letters|salary slip|payslip|experience certificate|reference',
  ],
  wrong: [
    'i stole|stolen|i cheated|i scammed|scam=|scammed|did a fraud|did fraud|committed fraud|fraud case|commit fraud|embezzl|evade|smuggl|launder|black money|bribe|bribing|insider|piracy|drugs=|weed=|ponzi|without bill|under the table',
    'चोरी की|चोरी कर|चुरा लूं|घूस|रिश्वत|ठगी|धोखाधड़ी|घोटाला|घोटाले|गबन|हेराफेरी|घपला|स्मगल|तस्करी|काला धन=|काला पैसा|दो नंबर|चुरा लिया|फ्रॉड किया|टैक्स चोरी|कर चोरी',
    'without licence|without license|illegal|illegally|unlawful|against the law|बिना लाइसेंस|गैरकानूनी|गैर कानूनी|beat him up|beat her up|get him beaten|break his|damage his|set fire to|vandal|हाथ पैर तुड़वा|तोड़फोड़|पिटवा',
    'raid=|raids|cbi=|छापे',
    'छापा पड़',
    'murdered|murder case|hanged|death sentence|हत्या|कत्ल|खून कर|found guilty|proven guilty|avoid … tax|tax … avoid|case kar di|case thok|केस कर दि|केस ठोक|मुकदमा कर|sued me|filed a case|file a case|filed case|get the kids|keep the kids',
    'escape … fine|avoid … fine|challan se bach|cheat in|cheating in exam|copy in exam|nakal kar|नकल कर|paper leak',
  ],
  caught: [
    'get caught|be caught|caught for|found out|पकड़ा जाऊं|पकड़ी जाऊं|पकड़ा तो नहीं|पकड़े जा|पकड़ा जा|पकड़े तो|फंस जा|फंस तो|पता तो नहीं चल',
  ],
  flees: [
    'run away|running away|ran away|elope|eloping|escape from|flee=|fleeing|hide from|hiding from my|disappear from|go underground|abscond|भागना|भागकर|भाग कर|भाग के|भाग जा|भागने|भाग चल|छिपना|छुपना|छिप जा|छुप जा|छिपूं|छुपूं|छिपकर|छुपकर|फरार|bhagna|गायब हो जाऊं',
    'vanish from|vanish with|disappear with|run off|sneak out|slip away|leave the country',
    'भगाकर|भगा ले|भगा के',
  ],
  fromwhom: [
    'girlfriend|boyfriend|lover|family|parents|home=|house=|police|husband|wife|creditors|village|gf=|bf=|घर=|घरवालों|घर वालों|परिवार|प्रेमी|प्रेमिका|पुलिस|पति=|पत्नी|लेनदार|कर्जदार|साहूकार|ससुराल|मां बाप|गर्लफ्रेंड|बॉयफ्रेंड|लड़की=|लड़के=',
    'in laws|in-laws|inlaws|parents',
  ],

  // ——— Curses ———
  magic: [
    'black magic|blk magic|blackmagic|dark magic|witchcraft|voodoo|sorcer|hex=|kala jadu|काला जादू|काले जादू|जादू टोना|जादू|टोना=|टोटका|टोटके|तांत्रिक|ब्लैक मैजिक|कालाजादू|जादूटोना',
    'किया कराया|किया धरा|kiya karaya|kiya dhara|बांध रख|बंदिश',
    'टोने टोटक|बांध दिया|बांध दी=|tone totke',
    'मूठ मार|मूठ चल',
    'tantra on|some tantra|did tantra|तंत्र क्रिया|तंत्र किया|tantra kriya',
    'bound by someone|is bound by|tied by someone|blocked by someone',
  ],
  spell: [
    'spell=|spells=|mantra|totka|potion|talisman|vashikaran|vasikaran|tabeez|taweez|मंत्र|टोटका|टोटके|तंत्र|ताबीज|वशीकरण|सम्मोहन|yantra=|moun|amal=',
  ],
  bends: [
    'love=|back=|control|obey|attract|mind=|return=|marry|enemy|enemies|कंट्रोल|वश=|काबू|वापस|प्यार|शादी|मान जाए|खत्म|दुश्मन|शत्रु|पागल|मेरी तरफ|अपना बना|वापिस|sautan|सौतन|बदला',
  ],
  ceremony: [
    'puja|pooja|havan|homam|yagya|yagna|ritual|rituals|anushthan|shanti path|path=|पूजा|हवन|यज्ञ|अनुष्ठान|जाप=|महामृत्युंजय|शांति पाठ|ceremony|remedy|donation|दान=',
  ],
  costly: [
    'expensive|costly|lakh|lakhs|thousand|thousands|rupees|rs=|inr=|dollars|huge amount|so much money|lot of money|fee=|fees=|pay=|paying|charge|charges|51000|21000|11000|31000|25000|50000|10000|100000|5100|11k|21k|51k|k=',
    'महंगी|महंगा|महंगे|लाख=|हजार|रुपए|रुपये|दक्षिणा|फीस|पैसे मांग|पैसा मांग|इतने पैसे|खर्चा',
    '10k|15k|20k|30k|40k|50k|100k',
  ],
  priest: [
    'pandit|priest|baba=|babaji|tantrik|tantric|swami|maulana|maulvi|ojha|healer|psychic|astrologer|guruji|jyotishi|sadhu|पंडित|पुजारी|बाबा=|बाबाजी|तांत्रिक|मौलवी|ओझा|ज्योतिषी|साधु|गुरुजी|फकीर',
  ],
  haunts: [
    'ghost|ghosts|djinn|jinn=|haunted|possessed|paranormal|entity|soul of dead|poltergeist|भूत=|प्रेत|चुड़ैल|जिन्न|डायन|पिशाच|प्रेतात्मा|आत्मा का|आत्मा भटक|बुरी आत्मा|hawa ka asar',
    'evil spirit|spirit in|spirit has|spirit enter|spirits in|bad spirit|a spirit=|some spirit|spirit inside|spirit of dead|spirit attached',
    'ऊपरी हवा|ऊपरी बाधा|ऊपरी चक्कर|ऊपरी असर|ऊपरी शक्ति|upri hawa|upri badha|opri hawa|किसी का साया|भूत का साया|बुरा साया|काला साया',
    'कोई साया|एक साया|बंधन लगा|बंधन डाल|saya pich',
  ],
  eye: [
    'evil eye|bad eye|nazar lag|nazar dosh|nazar utar|buri nazar|नजर लग|नजर उतार|बुरी नजर|नजर दोष|काली नजर|नजर लगी',
    'nazar stop|nazar of',
    'किसी की नजर लग|किसी की नजर है|किसी की नजर तो|kisi ki nazar',
  ],
  curse: [
    'curse|cursed|curses|shrap|shraap|jinxed|jinx|abhishap|श्राप|शाप=|अभिशाप|बद्दुआ|हाय लग|हाय लगी|श्रापित|शापित|past life curse',
  ],
  charm: [
    'lemon|lemons|chilli|chillies|doll=|vermilion|sindoor|sindur|ash=|ashes|egg=|eggs=|pins=|skull|नींबू|सिंदूर|गुड़िया|राख=|भभूत|हड्डी|कील=|सुई=|हल्दी=|अंडा|अंडे|पुतला',
  ],
  threshold: [
    'door=|doorstep|doorway|gate=|threshold|under my bed|under the bed|pillow|courtyard|roof=|दरवाजा|दरवाजे|चौखट|देहरी|दहलीज|गेट=|तकिए|बिस्तर|आंगन|छत=|घर के बाहर|दुकान के बाहर|outside',
    'road=|crossroad|चौराहे|रास्ते|raste',
  ],
  shadow: [
    'negative energy|negative energies|negative power|negative force|evil force|evil energy|dark energy|dark force|bad energy|evil power|नेगेटिव एनर्जी|नेगेटिव शक्ति|नकारात्मक ऊर्जा|नकारात्मक शक्ति|बुरी शक्ति|काली शक्ति|शैतानी',
    'evil presence|dark presence|some presence|किसी का असर|kisi ka asar|बुरा असर',
  ],

  // ——— Secrets of others ———
  another: [
    'someone else|somebody else|some one else|another woman|another man|another girl|another guy|another boy|another lady|other woman|other women|other girls|other man|other guys|second family|another family|second wife secretly|double life|affair=|affairs with|having affairs|extramarital|extra marital|cheat=|cheats=|cheating|cheated|unfaithful|two timing|two-timing|side chick|mistress|fling=',
    'किसी और से|किसी और के|किसी और को|किसी और का|किसी और लड़क|किसी दूसर|दूसरी औरत|दूसरी लड़की|दूसरे मर्द|चक्कर चल|चक्कर है|चक्कर तो|चक्कर था|अफेयर|धोखा|धोका|बेवफा|रखैल|सौतन|नाजायज|लफड़ा|लफड़े|गुलछर्रे|चीट=|चीटिंग',
    'sleep around|slept around|sleeping around|slept with|how many girlfriends|how many boyfriends|how many affairs|how many women|how many men|और भी गर्लफ्रेंड|और भी बॉयफ्रेंड|aur bhi girlfriend|aur bhi boyfriend|कोई और लड़की|कोई और लड़का|कोई और है|koi aur hai',
    'कोई और औरत|कोई और मर्द|koi aur aurat|koi aur ladka|koi aur ladki|दूसरी कोई',
    'other boys|other men|other guys|other ladies|kisi ke sath hai|kisi ke saath hai|किसी के साथ है',
    'दूसरी शादी है|already married|second wife|first wife secretly',
  ],
  hides: [
    'hiding|hides|hidden from me|secretly|lying|lie to|lied|telling the truth|telling me the truth|honest with|keeping from me|behind my back|deceiv|fooling me|trust her|trust him|छिपाता|छुपाता|झूठ|सच बोल|सच कह|पीठ पीछे|बेवकूफ बना|धोखे में|ईमानदार',
    'मेरे पीछे क्या|mere piche|mere peeche|साजिश|षड्यंत्र|conspir|scheming|siphon|back of me|behind me=',
    'उसका राज|राज क्या|क्या राज|कोई राज|secret wife|his secret|her secret|what secret',
    'गड़बड़ की|गड़बड़ कर|हेरफेर की|हेरफेर कर|has secrets',
    'lies to|छिपा रह|छुपा रह|छिपा ली|छुपा ली|क्या छुपा|क्या छिपा|कुछ छुपा|कुछ छिपा',
    'married me for|with me for|loves me for|shadi paise ke|शादी पैसे के|पैसे के लिए शादी|paise ke liye sha',
    'marry me for|love me for|only for money|for my money|सिर्फ पैसे|यूज कर|use kar rah|इस्तेमाल कर रह|फायदा उठा रह',
  ],
  talks: [
    'talk=|talks=|talking|chat=|chats=|chatting|text=|texts=|texting|calls=|calling|meet=|meets=|meeting|sleep with|sleeping with|slept with|sleeps with|hang out|roam|roaming|going out with|go out with|spending time|seeing=|dating|with at',
    'बात=|बातें|बातचीत|मिलता=|मिलती=|मिलते=|मिलने=|घूमता=|घूमती=|घूमते=|चैट=|चैटिंग|फोन=|मैसेज|मैसेज|सोया=|सोई=|सोता=|सोती=|जाता=|जाती=|जाते=',
    'in touch with|in contact with|touch with|contact with',
    'touch with her ex|touch with his ex',
  ],
  thinks: [
    'think about me|thinks about me|think of me|thinks of me|thinking about me|thinking of me|feel about me|feels about me|feel for me|feels for me|feeling about me|want from me|wants from me|on his mind|in his mind|in her mind|on her mind|in his heart|in her heart|real intention|true feeling|real feeling|intentions|miss me=|misses me|using me|plotting|planning against|against me',
    'सोचता=|सोचती=|सोचते=|दिल में|मन में|नीयत|इरादे=|असली इरादा|मेरे बारे में|मेरे लिए क्या|याद करता|याद करती|याद करते|पसंद करता|पसंद करती|प्यार करता|प्यार करती|दिमाग में|चाहता है मुझे|चाहती है मुझे|मुझे चाहत',
    'मेरे खिलाफ|mere khilaf|मेरे विरुद्ध',
    'say about me|said about me|says about me|talk about me|talks about me|मेरी बुराई|फील करत|feel karta|feel karti',
  ],
  private: [
    'virgin|virginity|gay=|lesbian|bisexual|homosexual|sexuality|sexual past|characterless|private life|personal life|love life of|body count|bank balance|bank account|his past|her past|past relationship|past relationships|past affairs|previous relationship|password|whatsapp|medical history|doing these days|doing now|up to these days|sex life|religion of',
    'वर्जिन|कुंवारी|चाल चलन|चालचलन|चाल-चलन|बैंक बैलेंस|निजी जिंदगी|निजी जीवन|पासवर्ड|व्हाट्सएप|पुराने रिश्ते|पुराना रिश्ता|क्या चल रहा|समलैंगिक|गे=|अतीत',
    'his character|her character|character of|चरित्र कैसा|चरित्र ठीक|चरित्रहीन|कैरेक्टर कैसा|कैरेक्टर ठीक',
    'father of her child|whose baby|whose child|paternity|dna test|किसका बच्चा',
    'kind of past|past does|what past|about her past|about his past',
    'abortion|past kaisa|past kya|पास्ट कैसा|पास्ट क्या',
  ],
  earning: [
    'salary|income=|earns|earn=|money=|savings|property|net worth|तनख्वाह|तनखा|सैलरी|कमाई|कमाता|कमाती|कमाते|पैसा=|पैसे=|जायदाद',
  ],
  howmuch: ['how much|what is the|कितना=|कितनी=|कितने=|kitna=|kitni=|kitne='],
  what: ['what|kya=|क्या=|how=|कैसा=|कैसी=|kaisa=|kaisi=|does|do=|is='],
  borrowing: ['लूं=|लेना=|ले लूं|ले लू|लेकर|le lu|lu=|lena=|लेने='],
  udhaar: ['उधार=|उधारी=|udhar=|udhaar='],
  mate: [
    'husband|wife|partner|spouse|boyfriend|girlfriend|fiance|lover|crush|he=|she=|father|mother|son=|daughter|brother|sister|पति=|पत्नी|बीवी|मंगेतर|प्रेमी|प्रेमिका|बॉयफ्रेंड|गर्लफ्रेंड|वो=|वह=|पापा|पिता=|मम्मी|मां=|बेटा=|बेटी|भाई|बहन|बहू|दामाद|pati=|wo=|ladka=|ladki=|लड़का=|लड़की=|पार्टनर|साझेदार',
  ],
  steals: [
    'stole=|stolen|steal=|steals=|चुराया|stealing|thief|robbed|theft|burglar|broke into|took my|चुराया|चुराए|चुराई|चुरा~|चोरी=|चोर=|उठा ले गया|किसने लिया|किसने ली|चोरी हुआ|चोरी हुई',
  ],
  goods: [
    'gold=|chain=|ring=|necklace|jewel|jewellery|jewelry|money=|cash=|phone=|wallet|purse|bike=|car=|laptop|watch=|documents|सोना=|सोने=|हार=|चेन=|चैन=|अंगूठी|गहने|जेवर|पैसा=|पैसे=|फोन=|मोबाइल|बटुआ|पर्स=|गाड़ी|बाइक|सामान|नकदी|घड़ी',
  ],
  lover: ['boyfriend|girlfriend|lover|affair|relationship|dating|love affair|प्रेमी|प्रेमिका|बॉयफ्रेंड|गर्लफ्रेंड|अफेयर|चक्कर='],
  untold: [
    'not told|has not told|hasn|without telling|hide|hiding|secretly|secret|behind|not know|unaware|does my|is my|has a|have a|having a|किसी से|किसके|किसी के|बिना बताए|छुप|छिप|तो नहीं|चल रहा|कहीं',
  ],

  /** Habits that people keep to themselves. */
  vice: [
    'smoke=|smokes|smoking|drink=|drinks|drinking|drugs=|alcoholic|addict|porn|charas|ganja|weed|शराब|शराबी|नशा=|नशे=|नशेड़ी|सिगरेट|ड्रग्स|लत=|जुआरी|दारू',
    'drunkard|womaniser|womanizer|playboy|sharabi|ayyash|अय्याश|जुआ',
  ],
  suspects: [
    'is my|does my|has my|did my|is he=|does he|did he|does she|did she|whether|find out|check=|secretly|तो नहीं|to nahi|पता करो|पता लगा|बताओ कि',
    'is the|ladka|लड़का=',
  ],
  against: [
    'against me|मेरे खिलाफ|mere khilaf|मेरे विरुद्ध|my enemy|मेरा दुश्मन|backstab|pulling me down',
    'spreading rumours|spreading rumors|rumours about|rumors about|badmouth|gossip|अफवाह|मेरी बुराई|बदनाम कर',
  ],
  prison: ['lockup|lock-up|behind bars|remand|हवालात|जेल=|jail|prison|सलाखों|कारावास'],
  festivity: ['new year|diwali|holi=|birthday|wedding|दीवाली|दिवाली|होली=|शादी=|जन्मदिन|त्योहार'],
  leaving: ['छोड़ूं|chhodu|chodu|छोड़ दूं|छोड़ दू=|chhod du|chod du|तोड़ दूं|tod du'],
  world: ['दुनिया से|duniya se|this world|this earth|संसार से|इस लोक'],
  sees: ['see=|देख पाए|देख पाएंग|देख सकेंग|dekh pay|witness|attend', 'देख पाऊं|जी पाएंग'],

  // ——— In need ———
  all: ['everything|all=|सब=|सब कुछ|सबकुछ|sab=|it all=|सारा=|खुद को|khud ko|अपने आप को|apne aap ko|जीवन=|जिंदगी=|life='],
  finishes: ['खत्म कर|समाप्त कर|khatam kar|end=|finish=|over with|मिटा=|मिटा दूं|khatm kar'],
  wishes: [
    'चाहत|करना है|कर लूं|कर दूं|करने का मन|सोच लिया|सोच रह|ठान|मन करता|मन होता|मन है|जी करता|जी चाहता|feel like|feels like|feeling like|urge|thought of|thoughts of|thinking of|thinking about|keep thinking|imagine|imagining|plan to|planning|ख्याल आ|खयाल आ|विचार आ|khayal|wonder|tempted|want to',
  ],
  slumber: ['sleep=|सो जा|सो जाऊं|सो जाना|so jau|so jana|so jaana|नींद में|नींद='],
  forever: [
    'forever|for ever|never get up|हमेशा|कभी न उठ|कभी ना उठ|उठूं ही ना|उठूं ही न|न उठूं|ना उठूं|na uthu|for good',
    'never wake|not wake up',
  ],
  noose: [
    'noose|rope=|ceiling hook|hook=|ceiling fan|dupatta|फंदा|फांसी|पंखे|पंखा=|रस्सी|fanda|phanda|नस=|नसें|blade=|ब्लेड|wrist|wrists|razor',
    'from the fan',
  ],
  brink: [
    'sea=|ocean|river|lake|bridge|cliff|roof|rooftop|terrace|balcony|train|tracks|railway|canal|नदी|नहर|समुद्र|कुएं|कुआं|पुल=|छत=|ट्रेन|पटरी|रेल=|तालाब|बालकनी|traffic|truck',
    'into the well|in the well|into a well',
  ],
  plunges: [
    'jump|walking into|walk into|drown|throw myself|lie down on|step in front|step off|कूद~|छलांग|लेट जा|समा जा|डूब मर|डूब जा|kud=|kudne',
    'leap off|leap from|leap into|leaping',
  ],
  uncared: [
    'here or not|there or not|am gone|i am not here|i was not here|without me|रहूं या न|रहूं या ना|rahu ya na|मेरे बिना|मेरे न रहने|मेरे ना रहने|मेरे जाने के बाद|मैं न रहूं|मैं ना रहूं|मैं नहीं रह',
    'jiu ya maru|जिऊं या मरूं|जीऊं या मरूं|बचूं या न|bachu ya na|i live or die|i am alive or',
    'मेरे मर जाने|मेरे मरने|मर जाऊं तो|mar jau to|mere mar|mar gaya to|mar gayi to|मर गया तो|मर गई तो',
  ],
  matters: [
    'difference|matter|matters|notice|care=|cares|फर्क|फरक|farak|farq|better|happy|happier|relief|खुश|चैन|सुकून|अच्छा',
    'परवाह|parwah|matter to|cares if',
  ],
  over: ['to be over|it over|be over|to end=|all end|over soon|be done with'],
  weary: [
    'can not go on|can not do this|can not take it|no strength|no energy left|no hope|hopeless|worthless|i give up on life|थक चुक|हार चुक|हार गया जिंदगी|jina bekar',
    '',
  ],
  beaten: [
    'पिटती|पिटता हूं|मार खाती|मार खाता|मार पड़ती|थप्पड़ पड़|थप्पड़ मार|लात मार|pitti hu|maar khati|maar padti|thappad pad|gets beaten|getting beaten|being beaten|beat up|beaten up|beats up|hit by my|slapped by|kicked by|bruises|black eye|pushed me|pushes me|shoved me|bit me|choked|threw me|spat on|हाथ उठाया|हाथ उठाते|हाथ छोड़',
    'scratches me|bites me|kicks me|punches me|raised a belt|raised his belt|raises a belt|raised a stick|with a belt|with a stick|with a rod',
    'peet ta|peet te|peet ti|maar ta|maar te|maar ti',
    'torture|tortures|torturing|harasses me|प्रताड़|यातना|अत्याचार|starve|starves|भूखा रख|bhookha rakh|abuses me|abusive',
  ],
  household: [
    'husband|wife|boyfriend|girlfriend|father|mother|brother|in-law|in laws|uncle|partner|son=|he=|she=|home=|house=|पति=|पत्नी|ससुराल|ससुर|सास=|देवर|जेठ|पापा|पिता|भाई|चाचा|घर=|मायके|मायका|बेटा=',
  ],

  despair: [
    'any future for me|no future for me|planning my last|जीने लायक|zinda rehke|stopped eating|कुछ नहीं बचा मेरे|jina bekar|living is useless|life is useless',
    'done with everything|done with it all|end ones life|ending life|end own life|take own life|take ones life|मार से तंग|maar se tang|पिटाई से|मौत ही|maut hi|death is the only|only death|उठा ले मुझे|मुझे उठा ले|भगवान उठा ले|go to god|god take me|take me god|अपने पास बुला ले',
    'not want to live|harm herself|harm himself|hurt herself|hurt himself|kill herself|kill himself|cuts herself|cuts himself|cutting herself|cutting himself|end her life|end his life|take her life|take his life|खुद को कुछ कर|खुद को खत्म|मौत चाहिए|maut chahiye|मौत का इंतजार|मौत मांग|waiting for death|wait for death|only after death|death would be|death is better|घुट घुट|ghut ghut|life is a punishment|life is hell|life has become hell|life is a burden|life feels like a burden|जिंदगी नर्क|जिंदगी नरक|zindagi narak|जिंदगी सजा|i will not be here|leave this body|leave my body|disappear from this|disappear from the world|vanish from this',
  ],
  craving: ['लत=|addiction|नशा=|नशे='],
  quits: ['छूट~|छुड़ा~|छुटेग|मुक्त|rehab|get rid'],
  bearers: ['गवाह|gawah|witness|witnesses'],
  turns: ['तोड़~|खरीद~|पैसे=|पैसा=|pay=|bribe|todu|मुकर~|धमक~|chup'],
  advances: ['kissed|kisses|kissing|hugs me|undress|sext|चूमा|चूमता|चूमते|चूमने'],
  dread: ['scared|afraid|terrified|fear=|डर=|डरती|डरता'],
  goesback: ['go back|going back|go home|वापस जा|घर जाने|लौटने|wapas ja'],
  spousal: ['husband|wife|in-law|in laws|पति=|ससुराल|पत्नी'],
  thrownout: ['घर से निकाल|ghar se nikal di|thrown out|threw me out|kicked me out'],
  force: ['maar ke|मार के|मारकर|आधी रात|aadhi raat|midnight|drunk|नशे में|शराब|dowry|दहेज'],
  kept: [
    'not let me out|never lets me out|not let me step out|keeps me inside|बाहर नहीं जाने दे|bahar nahi jane de',
    'trapped in this house|trapped at home|prisoner in',
    'taken my passport|took my passport|not let me call|not allowed to call',
  ],
  continuing: [
    'why should i continue|why do i continue|why continue|why go on|no reason to continue|why should i go on',
  ],
  peeps: ['enters|peep|peeps|watches|stares|झांक|देखता=|देखते=|dekhta|records|films|filming'],
  bathes: ['bathe=|bathes|bathing|bathroom|shower|changing clothes|नहाते|नहाती|नहा रही|कपड़े बदल|nahate|nahati|nahaate'],
  tells: ['कहती|कहता|बोल रह|बोलती|बोलता|says|saying|threatens|kehti|kehta|bolti|bolta|bol rah'],
  willdie: [
    'मर जाएगी|मर जाएगा|मर जाऊंगी|मर जाऊंगा|mar jayegi|mar jayega|mar jaunga|mar jaungi|will die|wants to die|want to die|jaan de d|जान दे द',
  ],
  clutches: ['grab|grabs|grabbed|squeez|presses|पकड़~|दबा~|ghot|ghont'],
  alone: ['अकेले में|akele me|akeli dekh|when alone|alone with me'],
  dosage: ['tablet|tablets|pills|medicine|medicines|दवा=|दवाई|दवाइयां|गोली|गोलियां|शीशी|goliyan|syrup|capsule'],
  wholly: ['सारी=|पूरी=|all the|whole=|entire|at once|एक साथ|ek sath|it takes|enough to|bottle of|bottle='],
  ingests: ['swallow|take=|takes|took|eat=|drink=|gulp|खा~|पी~|निगल~'],
  nowake: ['not get up|never get up|not wake|never wake|do not open my eyes|आंख ही न|आंख न खुल|उठूं ही न|uthu hi na'],
  prays: ['pray=|praying|hope=|hoping|wish=|ask god|दुआ|प्रार्थना|भगवान से|kaash|काश'],
  locks: ['lock=|locks|locked|ताला|बंद कर|बंद रख|band kar|band rakh|shut me|keeps me inside'],
  confined: [
    'out of the house|out of home|inside the room|in a room|in the room|in my room|कमरे में|कमरे से|घर में|बाथरूम|भूखा|kamre me|bathroom',
  ],

  // ——— More of life and law ———
  units: ['birthday|birthdays|diwalis|summers|breaths|heartbeats|days on earth'],
  ages: ['60=|65=|70=|75=|80=|85=|90=|95=|100=|sixty|seventy|eighty|ninety|hundred|साठ=|सत्तर|अस्सी|नब्बे|सौ='],
  reaches: [
    'i reach|reach the age|i cross|cross the age|i touch|i make it to|i get to|he reach|she reach|पार कर|तक पहुंच|तक जी',
  ],
  upward: ['ऊपर जा|upar ja|भगवान के पास|bhagwan ke paas|god ke paas|यमराज|yamraj|यमदूत|heaven'],
  guest: ['दिन का मेहमान|दिनों का मेहमान|दिन के मेहमान|दिन की मेहमान'],
  longlife: ['life … lambi|lambi … life|zindagi … lambi|जिंदगी … लंबी|लंबी … जिंदगी|जिंदगी … बची'],
  carried: ['गर्भ|pregnancy|प्रेग्नेंसी|प्रेगनेंसी|गर्भावस्था'],
  holds: ['टिक~|रुक~|ठहर~|stay=|hold=|safe=|full term|nine months|पूरे महीने', 'tik=|ruk='],
  senses: [
    'eyesight|vision=|memory loss|आंखों की रोशनी|सुनाई|चश्मा',
    'hip=|knee|fracture|bone=|injury|wound|हड्डी|फ्रैक्चर|घाव',
    'चोट=|चोटें',
  ],
  betters: ['improve|improves|return|restore|back=|ठीक=|वापस|लौट~|सुधर~', 'heal=|heals|recover'],
  pathy: ['homeopath|ayurved|allopath|unani|होम्योपैथ|आयुर्वेद|एलोपैथ|यूनानी'],
  numbers: ['number|jodi=|panel|digit|नंबर|नम्बर|जोड़ी='],
  opens: ['kalyan|milan=|rajdhani|disawar|कल्याण|दिसावर|खुलेगा|khulega|निकलेगा|niklega', 'will open'],
  equity: ['share=|shares|stock=|stocks|scrip|portfolio|demat|शेयर|शेयरों'],
  deals: ['exit|sell=|buy=|average|averaging|hold=|book profit|target|stop loss|accumulate|बेच~|खरीद~'],
  estate: ['land=|property|shop|जमीन|दुकान|मकान|house=|company|family|business|goods|sale=|books'],
  bail: ['bail=|जमानत|बेल=|parole|anticipatory'],
  claims: ['take my|half of|property|house=|money=|संपत्ति|मकान|हिस्सा|जायदाद|savings|alimony'],
  astro: ['chart|kundli|horoscope|yoga=|yog=|likely|chance|chances|stars|कुंडली|योग=|संभावना|लिखा'],
  defames: ['ruin|destroy|defame|reputation|humiliate|take down|बदनाम|बर्बाद|नीचा दिखा'],
  foes: [
    'ex=|exes|enemy|enemies|neighbour|neighbor|boss|him=|her=|uncle|rival|colleague|cousin|दुश्मन|उसे=|पड़ोस|सौतन|भाभी|देवर',
  ],
  exes: ['ex=|ex-|former=|first love|old girlfriend|old boyfriend|पुराना प्रेमी|पुरानी प्रेमिका|पहला प्यार|एक्स='],
  doing: ['doing=|is she happy|is he happy|moved on|misses|remember|married now|love=|loves|still|अभी भी|अब भी'],
  where: ['where=|कहां|kahan|kidhar|किधर|late='],
  roams: ['goes=|disappear|coming home|जाता=|जाती=|जाते=', 'does … go='],

  // ——— Under eighteen ———
  under18: [
    '1=|2=|3=|4=|5=|6=|7=|8=|9=|10=|11=|12=|13=|14=|15=|16=|17=|five=|six=|seven=|eight=|nine=|ten=|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
    'पांच=|छह=|छः=|सात=|आठ=|नौ=|दस=|ग्यारह|बारह|तेरह|चौदह|पंद्रह|पन्द्रह|सोलह|सत्रह|सतरह',
  ],
  years: ['year|years|yr=|yrs=|yo=|y/o|साल=|बरस=|वर्ष=|वर्षीय|sal=|saal=|सालों|बरसों'],
  aged: [
    '1yo|2yo|3yo|4yo|5yo|6yo|7yo|8yo|9yo|10yo|11yo|12yo|13yo|14yo|15yo|16yo|17yo|10yr|11yr|12yr|13yr|14yr|15yr|16yr|17yr|13f|14f|15f|16f|17f|13m|14m|15m|16m|17m',
  ],
  grade: [
    '1=|2=|3=|4=|5=|6=|7=|8=|9=|10=|11=|12=|1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|पहली=|दूसरी=|तीसरी=|चौथी=|पांचवीं|पांचवी|छठी|छठवीं|सातवीं|सातवी|आठवीं|आठवी|नौवीं|नवीं|नौवी|दसवीं|दसवी|ग्यारहवीं|ग्यारहवी|बारहवीं|बारहवी',
    '5वीं|6वीं|7वीं|8वीं|9वीं|10वीं|11वीं|12वीं|8vi|9vi|10vi|11vi|12vi',
  ],
  classroom: ['class=|standard|std=|grade=|क्लास|कक्षा|जमात|school|स्कूल'],
  youngster: [
    'daughter|son=|girl=|girls=|boy=|boys=|kid=|child|niece|nephew|sister|brother|granddaughter|grandson|बेटी|बेटा=|बेटे=|लड़की|लड़का=|लड़के=|बच्चा=|बच्ची|बच्चे=|बहन|भाई|पोती|पोता=|पोते|नाती|नातिन|भतीजी|भांजी|भतीजा|bachcha=',
  ],
  romance: [
    'marry|marries|marriage|married|wed=|wedding|crush|boyfriend|girlfriend|affair|relationship|sex=|sexual|compatible|compatibility|match=|romance|romantic|dating|date=|husband|wife|kiss|proposal|propose|like me',
    'शादी|विवाह|ब्याह|रिश्ता=|रिश्ते=|प्यार|प्रेम|बॉयफ्रेंड|गर्लफ्रेंड|अफेयर|लफड़ा|चक्कर|गुण मिलान|कुंडली मिल|पति=|पत्नी|दूल्हा|दुल्हन|मिलान|पसंद करत|लव=|सगाई|गौना|पहला प्यार|एक लड़की|एक लड़का|muhurat|मुहूर्त',
    'तलाक|divorce|breakup',
    'in love|love life|love marriage|love affair|love story|love him|love her|loves me|love me|love with|true love|find love|get love|my love|first love|शादियां|शादियों',
    'it love|this love|has a crush',
    'बीवी|दुल्हा|bride|groom',
  ],
  undoing: ['harm|destroy|ruin|suffer|hurt|बर्बाद|खत्म|मिटा|नुकसान'],
  verdict: [
    'failure|fail in life|fail=|fails=|loser|criminal|useless|worthless|good for nothing|bad child|spoiled|spoilt|go astray|disgrace|bad boy|bad girl|be a thief|drug addict|disappoint|evil|नालायक|निकम्मा|निकम्मी|बेकार|बिगड़~|आवारा|नाकाम|फेल=|असफल|सफल होगा या|सफल होगी या|सफल या|गुंडा|बदमाश|कुलदीपक|नाक कटा|अपराधी',
    'a thief|chor banega|jail|चोर बन|murderer|ruin the family',
  ],
  /** Someone under eighteen, told by age, by class or in a word. */
  minor: [
    'नाबालिग|nabalig|underage|under age|minor girl|minor boy|a minor=|teenager|teenage|बाल विवाह|child marriage|बचपन में ही|बचपन में शादी|कम उम्र में शादी|स्कूल में पढ़|स्कूल में हूं|school me padh|school me hu|school me hai|school jati|school jata|स्कूल में है|स्कूल जाती|स्कूल जाता|school going|am in school|is in school|still in school|schoolgirl|schoolboy|school girl|school boy',
    '<under18> <years> old|<under18> <years> ka=|<under18> <years> ki=|<under18> <years> ke=|<under18> <years> का=|<under18> <years> की=|<under18> <years> के=|<under18> <years> <youngster>|<under18> <years> girl|<under18> <years> boy',
    'am <under18> and|am <under18> will|am <under18> does|am <under18> what|am <under18> when|am <under18> my=|am <under18> me=|am <under18> i=|am <under18> she=|am <under18> he=|am <under18> in=|am <under18> is=',
    'age <under18>|aged <under18>|only <under18>|am just <under18>|turned <under18>|umar <under18>|umr <under18>|उम्र <under18>|both <under18>|<youngster> is <under18>|<youngster> of <under18>|am now <under18>|<youngster> <under18>',
    '<under18> ki hai|<under18> ka hai|<under18> की है|<under18> का है|<under18> ke hai|<under18> के हैं|<under18> ki hu|<under18> ka hu|<under18> की हूं|<under18> का हूं',
    '<classroom> <grade>|<grade> <classroom>|<grade> में हूं|<grade> me hu|<grade> में पढ़|<grade> me padh|studying in <grade>|studies in <grade>|at <under18> is|am <under18> can|at <under18> can',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
