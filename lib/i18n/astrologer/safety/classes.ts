/** Classes that stems name as `<kin>`. Their words match from the beginning, so endings may follow, unless `=` ends them. */
export const SAFETY_CLASSES = {
  partner: [
    'husband|wife|partner|spouse|boyfriend|girlfriend|fianc|पति|पत्नी|बीवी|बॉयफ़्रेंड|गर्लफ़्रेंड|pati=|patni',
    'biwi|premi',
  ],
  /** People near to one. */
  kin: [
    'husband|wife|partner|spouse|boyfriend|girlfriend|fianc|father|mother|dad|mum|mom|papa|mummy|parents|brother',
    'sister|uncle|aunt|son=|sons=|daughter|child|children|kid=|kids=|baby|stepfather|stepmother|stepdad|in-law',
    'grand|पति|पत्नी|बीवी|पिता|पापा|मां|माता|मम्मी|बाप|भाई|बहन|चाचा|मामा|ससुर|सास|बेटा|बेटे|बेटी|बच्च|दादा|दादी',
    'नाना|नानी|बॉयफ़्रेंड|pati|patni|biwi|pita|maa=|mata|baap|bhai|behen|bahen|chacha|mama=|sasur|saas|beta|bete',
    'beti|bachch|dada|dadi|nana|nani|शौहर|shauhar|shohar|miyan|bhaiya|didi=|भैया|दीदी|nana=|nanaji|dadaji|papaji',
    'mil=|grandma|grandpa|granny|step|parent|family|जेठ|देवर|ननद|जीजा|भाभी|ताऊ|फूफा|ससुराल|घरवाल|jeth=|jethani',
    'devar|nanad|jija|bhabhi|tau=|fufa|sasural|gharwal|ghar wal',
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
  pills: ['pills|pill=|tablet|medicines|meds=|गोली|गोलियां|दवाइयां|दवाई|goli=|goliyan|dawai|dawaiyan'],
  limb: ['arm=|arms=|wrist|thigh|skin=|vein|myself|कलाई|नस=|नसें|बांह|kalai|nas=|baah'],
  vehicle: ['train|truck|bus=|lorry|metro|ट्रेन|ट्रक|बस=|गाड़ी|gaadi'],
  hoard: ['stock|collect|saving=|saved=|hoard|counting|jama'],
  harms: ['nuksan|chot=|khatam|maar=|maarna|mita|jala|kaat|नुक़सान|चोट|ख़त्म|मार=|मारना|मिटा|जला|काट'],
  hurts: [
    'burnt|burned|burns|broke|breaks|twisted|twists|slashed|bruised|bruises|injured|injures|fractured|bit=|bites',
  ],
  body: [
    'arm=|arms=|hand|face=|head=|neck=|leg=|legs=|back=|rib|nose|finger|hair|wrist|eye=|knee|shoulder|stomach',
    'joint|घुटन|कमर=|सिर=|गर्दन|पेट=|पीठ|जोड़|ghutn|kamar=|gardan|peeth|pet=|jod=',
  ],
  thing: [
    'business|company|startup|start-up|shop=|job=|career|marriage|relationship|love=|friendship|phone|laptop',
    'battery|engine|plant|project|idea|team|market',
  ],
  lifehi: ['जीवन=|ज़िंदगी=|jeevan=|zindagi='],
  endhi: ['समाप्त|ख़त्म कर|samapt|khatam|अंत'],
  baby: ['baby|child|foetus|fetus|kid=|बच्च|bachch|शिशु'],
  tool: ['knife|knives|blade|acid|rope|pesticide|poison|razor'],
  trade: ['business|shop|brand|factory|company|paint|chef|store|export|dealer|startup|start-up'],
  height: ['balcony|roof=|rooftop|bridge|building|terrace|window|cliff|छत=|पुल=|chhat=|pul='],
  occasion: [
    'diwali|birthday|wedding|marriage|holi=|eid=|christmas|new year|graduation|anniversary|grandchild|grandson',
  ],
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
  boy: ['boy=|son=|male=|beta=|bete=|ladka|ladke|putra|बेटा=|बेटे=|लड़का=|लड़के=|पुत्र='],
  girl: ['girl=|daughter=|female=|beti=|ladki|putri|बेटी=|लड़की=|पुत्री='],
} as const satisfies Readonly<Record<string, readonly string[]>>;
