/** Classes that stems name as `<kin>`. Their words match from the beginning, so endings may follow, unless `=` ends them. */
export const SAFETY_CLASSES = {
  partner: [
    'husband|wife|partner|spouse|boyfriend|girlfriend|fianc|पति|पत्नी|बीवी|बॉयफ़्रेंड|गर्लफ़्रेंड|pati=|patni',
    'biwi|premi|bf=|gf=|मंगेतर|mangetar|प्रेमी|प्रेमिका|hubby',
  ],
  /** People near to one. */
  kin: [
    'husband|wife|partner|spouse|boyfriend|girlfriend|fianc|father|mother|dad|mum|mom|papa|mummy|parents|brother',
    'sister|uncle|aunt|son=|sons=|daughter|child|children|kid=|kids=|baby|stepfather|stepmother|stepdad|in-law',
    'grand|पति|पत्नी|बीवी|पिता|पापा|मां|माता|मम्मी|बाप|भाई|बहन|चाचा|मामा|ससुर|सास|बेटा|बेटे|बेटी|बच्च|दादा|दादी',
    'नाना|नानी|बॉयफ़्रेंड|pati|patni|biwi|pita|maa=|mata|baap|bhai|behen|bahen|chacha|mama=|sasur|saas|beta|bete',
    'beti|bachch|dada|dadi|nana|nani|शौहर|shauhar|shohar|miyan|bhaiya|didi=|भैया|दीदी|nana=|nanaji|dadaji|papaji',
    'mil=|grandma|grandpa|granny|step|parent|family|जेठ|देवर|ननद|जीजा|भाभी|ताऊ|फूफा|ससुराल|घरवाल|jeth=|jethani',
    'devar|nanad|jija|bhabhi|tau=|fufa|sasural|gharwal',
  ],
  /** Blows. */
  hit: [
    'hit=|hits|hitting|beat=|beats|beating|beaten|slap|punch|kick|chok|strangl|shove|shoving|thrash|batter|pushes|pushed',
    'pushing|smack|slam|whip|kicks|throttl',
  ],
  /** Blows in Hindi; marta may also be "dies", so it stands after those who are struck. */
  strikes: ['मारता=|मारते=|मारती=|मारा=|पीट|मारपीट|marta=|marte=|marti=|maarta|maarte|maarti|pitai=|marpit'],
  /** Being alive. */
  alive: ['living|alive|waking|existing|exist=|breathing|life='],
  /** What makes life worth it. */
  sense: ['point=|reason|meaning|sense|will=|desire|wish=|strength'],
  end: ['end=|ending|finish|finishing'],
  /** Living, in Hindi. */
  zest: ['जीना=|जीने=|jeena=|jeene='],
  no: ['no=|not=|nahi=|na=|नहीं=|ना=|nothing|never'],
  takes: ['swallow|take=|taking|took=|eat=|ate=|popped|popping|had='],
  much: ['all=|whole|bottle|many|handful|strip|entire|too=|lot=|सारी|बहुत|पूरी|ढेर|saari|bahut|poori|dher'],
  pills: ['pills|pill=|tablet|paracetamol|crocin|medicines|meds=|गोली|गोलियां|दवाइयां|दवाई|goli=|goliyan|dawai|dawaiyan'],
  limb: ['arm=|arms=|wrist|thigh|skin=|vein|myself|कलाई|नस=|नसें|बांह|kalai|nas=|baah'],
  vehicle: ['train|truck|bus=|lorry|metro|ट्रेन|ट्रक|बस=|गाड़ी|gaadi'],
  hoard: ['stock|collect|saving=|saved=|hoard|counting|jama'],
  harms: ['nuksan|chot=|khatam|maar=|maarna|mita|jala|kaat|नुक़सान|चोट|ख़त्म|मार=|मारना|मिटा|जला|काट'],
  hurts: [
    'burnt|burned|burns|broke|breaks|twisted|twists|slashed|bruised|bruises|injured|injures|fractured|bit=|bites',
  ],
  /** Someone else: kin, friends, people of the house. */
  near: [
    'husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum=|mom=|papa|mummy|brother|sister|uncle|aunt|son=|daughter|child|kid=|baby|friend|he=|she=',
    'पति|पत्नी|पिता|पापा|मां|मम्मी|भाई|बहन|चाचा|मामा|सास|ससुर|बेटा|बेटे|बेटी|बच्च|दोस्त|दादा|दादी|pati|patni|biwi|pita|maa=|bhai|behen|bahen|chacha',
    'mama=|saas|sasur|beta|bete|beti|bachch|bachh|bacch|dost|dada|dadi|roommate|flatmate|उसने|usne|unhone|cousin|neighbour|padosi|पड़ोसी',
  ],
  child: [
    'child|kid=|kids=|daughter|son=|boy=|girl=|niece|nephew|minor=|student|बच्च|बेटी|बेटे|बेटा|लड़की|लड़के|भतीजी|भांजी|bachch|bachh|bacch',
    'beti|bete|beta=|ladki|ladke|bhatiji|bhanji',
  ],
  dirty: [
    'dirty|filthy|inappropriate|indecent|obscene|lewd|vulgar|creepy|pervert|porn|gandi|gande|ganda|galat=|ghalat|ashleel|ashlil|गंदी|गंदे|गंदा|ग़लत=|गलत=|अश्लील',
  ],
  lewd: [
    'thing|touch|pictures|pics=|photo|video|message|film|clip|talk|harkat|kaam=|baat|baten|chuna|chhuna|chhu|chhoo|chhee|निगाह|नज़र|nazar|हरकत|काम=|बात|छू|तस्वीर|वीडियो|फ़ोटो|फोटो|इशारे|ishare',
  ],
  /** Wounds one does to oneself. */
  wound: [
    'cut=|cuts=|cutting=|burn=|burns=|burning=|scratch|slice|slicing|slit|carve|carving|stab|bite=|biting|bang=|banging|pinch|scrape|claw',
  ],
  grip: ['hand=|hands|arm=|arms=|belt=|dupatta|rope|cord|wire|scarf|fingers'],
  throat: ['neck=|throat|गला=|गले=|गर्दन|gala=|gale=|gardan'],
  /** What others are when one is gone. */
  relieved: [
    'better|happier|happy|fine=|easier|free=|peace|relieved|relief|चैन|सुकून|ख़ुश|आराम|राहत|हल्क|अच्छा|बेहतर|भला|आसान',
    'chain=|chen=|sukoon|sukun|khush|aaram|rahat|halka|accha|achha|acha=|behtar|bhala|aasaan|asaan',
  ],
  foe: ['enemy|enemies|rival|दुश्मन|शत्रु|सौतन|पड़ोस|dushman|shatru|sautan|padosi|padosan'],
  gone: ['tapke|tapak|टपके|टपक|luhdak|लुढ़क|nipt|निपट|swarg|स्वर्ग|parlok|परलोक|vaikunth|वैकुंठ'],
  trading: ['market|bazaar|bazar|trading|broking|बाज़ार|मार्केट|ट्रेडिंग|maarket'],
  calling: [
    'career|job|naukri|profession|analyst|नौकरी|करियर|कैरियर|पेशा|पेशे|padhai|padhna|study|studies|course|पढ़ाई|पढ़ना|कोर्स',
  ],
  judging: ['judge|lawyer|clerk|peon|advocate|steno|typist|registrar|bench'],
  leap: ['jump|leap|kud=|kood|chhalang|chalang|kudne|kudu|कूद|छलांग'],
  /** What death for love is threatened over. */
  caste: [
    'caste|jaat|jati=|dalit|brahmin|religion|gotra|muslim|intercaste|marry|marriage|elope|lover|जाति|जात|धर्म|गोत्र|दलित|शादी|shaadi|shadi|boyfriend|girlfriend',
  ],
  slay: ['chop|slaughter|behead|shoot|bury|dafna|दफ़ना|gaad=|गाड़=|honour|honor'],
  /** Blows and burns, in Hindi. */
  blow: [
    'ghasit|ghaseet|घसीट|jalaya|jalati|jalate|jalata|जलाया|जलाती|जलाते|जलाता|ghuse|ghusa|ghoonse|घूंसे|घूंसा|laat=|laten|लात=|लातों|लातें|mukke|मुक्के|chimte|चिमटे|danda|dande|डंडे|डंडा',
    'thappad|थप्पड़|chante|चांटे|noch|नोच|belan|बेलन|chhadi|छड़ी|जूते',
  ],
  victim: [
    'mujhe|mujhko|mujhpar|mujhpe|mujh=|muje=|mereko|मुझे|मुझको|मुझ=|hamein|hame=|humein|hume=|हमें|mummy|maa=|मां|मम्मी|bachch|bachh|bacch|बच्च|beti|बेटी|behen|बहन|bhabhi|भाभी',
  ],
  /** Clothes and bathing of someone who is looked at or touched. */
  bare: [
    'dress=|clothes|skirt|bathing|naked|nude|underwear|panty|kapde|kapdo|kapron|कपड़ों|कपड़े|नहाते|नहाती|nahate|nahaate|nahati',
  ],
  spied: ['hand=|hands|haath|हाथ|video|photo|वीडियो|फ़ोटो|फोटो|touch|chhu|छू|peep|jhaank|झांक'],
  womb: ['pet=|पेट=|garbh|गर्भ|kokh|कोख|womb|belly|tummy|pregnan|expecting|sonograph|inside|प्रेग्नेंट|pragnent|pregnent'],
  covert: ['chhup|chhip|छुप|छिप|secret|affair'],
  /** Grown people whom a child meets. */
  grown: ['coach|teacher|sir=|tutor|uncle|priest|driver|warden|man=|मौसा|फूफा|सर=|अंकल|मास्टर|mausa|fufa|master|tau='],
  throws: ['threw|throws|throw=|thrown|फेंक|फेंका|phenk|fenk|fek|phek'],
  scald: [
    'boiling|hot=|acid|plate|bottle|utensil|chair|iron=|shoe|chappal|गरम=|गर्म=|उबल|तेज़ाब|garam|ubal|tezab|joota|chappal',
  ],
  poison: [
    'poison|zeher|zehar|zahar|jahar|ज़हर|phenyl|harpic|kerosene|pesticide|acid=|bleach|keetnashak|फिनाइल|फ़िनाइल|तेज़ाब|कीटनाशक|battery',
  ],
  taken: ['took=|taken|drank|drunk|swallowed|ate=|consumed|overdosed|kha=|pi=|pee=|खा=|पी=|nigal|निगल'],
  chest: ['seene=|seena=|chhati=|chati=|सीने=|सीना=|छाती='],
  breath: ['saans|sans=|सांस'],
  body: [
    'arm=|arms=|hand|face=|head=|neck=|leg=|legs=|back=|rib|nose|finger|hair|wrist|eye=|knee|shoulder|stomach',
    'joint|घुटन|कमर=|सिर=|गर्दन|पेट=|पीठ|जोड़|ghutn|kamar=|gardan|peeth|pet=|jod=',
  ],
  thing: [
    'business|company|startup|start-up|shop=|job=|career|marriage|relationship|love=|friendship|phone|laptop',
    'battery|engine|plant|project|idea|team|market',
  ],
  lifehi: ['जीवन=|ज़िंदगी=|jeevan=|zindagi='],
  endhi: ['समाप्त|samapt|khatam|अंत'],
  baby: ['baby|child|foetus|fetus|kid=|बच्च|bachch|शिशु'],
  tool: ['knife|knives|blade|acid|rope|pesticide|poison|razor'],
  trade: ['business|shop|brand|factory|company|paint|chef|store|export|dealer|startup|start-up'],
  height: ['balcony|roof=|rooftop|bridge|building|terrace|window|cliff|छत=|पुल=|chhat=|pul='],
  occasion: ['diwali|birthday|wedding|marriage|holi=|eid=|christmas|graduation|anniversary|grandchild|grandson'],
  market: ['stock=|stocks|shares|crypto|bitcoin|btc=|coin=|nifty|ipo=|शेयर|क्रिप्टो|बिटकॉइन|sher='],
  stake: [
    'put=|putting|invest|buy=|buying|sell=|hold=|bonus|savings|paisa|paise|पैसा|पैसे|lagau|लगाऊं|डालूं|dalu',
    'kharid|ख़रीद',
  ],
  rite: ['puja|havan|yagya|yagna|anushthan|ritual|पूजा|हवन|यज्ञ|अनुष्ठान'],
  /** What is said to do harm and is no person: planets, periods, a chart. */
  sky: [
    'saturn|jupiter|venus=|mercury|mars=|sun=|moon=|rahu|ketu|planet|chart|horoscope|retrograde|transit|period',
    'shani|guru=|shukra|budh=|mangal|manglik|surya|chandra|dosh|dasha|mahadasha|antardasha|sati=|sadesati|kundli',
    'kundali|grah|lagna|शनि|गुरु=|बृहस्पति|शुक्र|बुध=|मंगल|मांगलिक|सूर्य|चंद्र|राहु|केतु|दोष|दशा|महादशा|अंतर्दशा',
    'साती|साढ़ेसाती|कुंडली|ग्रह|लग्न',
  ],
  ruins: ['destroy|ruin|harm|hurt|spoil|wreck'],
  money: ['rs=|inr=|rupees|rupee=|rupaye|rupay|lakh|hazar|thousand|रुपये|रुपए|लाख|हज़ार'],
  boy: ['boy=|son=|male=|grandson|pota=|पोता=|beta=|bete=|ladka|ladke|putra|बेटा=|बेटे=|लड़का=|लड़के=|पुत्र='],
  girl: ['girl=|granddaughter|poti=|पोती=|daughter=|female=|beti=|ladki|putri|बेटी=|लड़की=|पुत्री='],
} as const satisfies Readonly<Record<string, readonly string[]>>;
