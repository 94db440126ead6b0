/**
 * Questions about one part of a topic, by their words: English, Hindi, Hindi in Latin letters. Their words name no
 * one, so that none of them is taken for a name.
 */
export const MATTERS_SAID = [
  [
    'sibling_life',
    'sister … baby|sister … child|brother … child|brother … baby|bhai ka bachcha|behen ka bachcha|behen … bachcha|brother … marr|sister … marr|brother … job|sister … job|brother … settle|sister … settle|भाई की शादी|बहन की शादी|भाई का विवाह|बहन का विवाह|भाई की नौकरी|बहन की नौकरी|भाई को नौकरी|बहन को नौकरी|bhai ki shaadi|behen ki shaadi|bahen ki shaadi|bhai ki naukri|behen ki naukri|bhai ki job|behen ki job|bhai ko naukri|bhai ko job',
  ],
  [
    'child_future',
    'daughter-in-law|daughter in law|son-in-law|son in law|बहू|bahu=|damad|दामाद|<child> … become|<child> … go abroad|<child> … going abroad|<child> … earn|<child> … विदेश|<child> … बनेग|<child> … videsh|<child> … banega|<child> … banegi|<child> … rich|<child> … famous|<child> … career|<child> … करियर|son … marr|daughter … marr|son … job|daughter … job|son … settle|daughter … settle|बेटे की शादी|बेटी की शादी|बेटे का विवाह|बेटी का विवाह|बेटे की नौकरी|बेटी की नौकरी|बेटे को नौकरी|bete ki shaadi|beti ki shaadi|bete ki naukri|beti ki naukri|bete ki job|beti ki job|bete ko naukri|bete ko job|my son … future|my daughter … future|my child … future|my child … life|son … do well|daughter … do well|child … do well|future of my|son … in life|daughter … in life|बेटे का भविष्य|बेटी का भविष्य|बच्चे का भविष्य|बच्चों का भविष्य|बेटा … करेगा|bete ka future|beti ka future|bachche ka future|bete ka bhavishya|beti ka bhavishya|bachcho ka future',
  ],
  ['in_laws', 'in-laws|in laws|inlaws|in-law=|mother in law|father in law|ससुराल|सास=|ससुर=|sasural|saas=|sasur='],
  [
    'partner_life',
    'husband get|husband … promot|husband … find work|wife get a job|wife … promot|पति की नौकरी|पत्नी की नौकरी|पति को नौकरी|पत्नी को नौकरी|पति का प्रमोशन|पत्नी का प्रमोशन|pati ki naukri|pati ki job|patni ki naukri|pati ka promotion|pati ko naukri|pati ko job|husband ki job|husband ki naukri|husband ka promotion|wife ki job|wife ki naukri|wife ka promotion',
  ],
  [
    'mother_health',
    '<mother> & health|<mother> & healthy|<mother> & not well=|<mother> & not … well=|<mother> & unwell|<mother> & better soon|<mother> & ठीक हो|<mother> & thik ho|<mother> & theek ho|<mother> & सेहत|<mother> & स्वास्थ्य|<mother> & स्वस्थ|<mother> & तबीयत|<mother> & तबियत|<mother> & sehat|<mother> & swasth|<mother> & tabiyat|<mother> & tabiat',
  ],
  [
    'father_health',
    '<father> & health|<father> & healthy|<father> & not well=|<father> & not … well=|<father> & unwell|<father> & better soon|<father> & ठीक हो|<father> & thik ho|<father> & theek ho|<father> & सेहत|<father> & स्वास्थ्य|<father> & स्वस्थ|<father> & तबीयत|<father> & तबियत|<father> & sehat|<father> & swasth|<father> & tabiyat|<father> & tabiat',
  ],
  [
    'child_study',
    '<child> & stud|<child> & exam|<child> & school|<child> & college|<child> & marks|<child> & board|<child> & boards|<child> & education|<child> & homework|<child> & subject|<child> & neet|<child> & jee=|<child> & पढ़|<child> & परीक्षा|<child> & स्कूल|<child> & कॉलेज|<child> & नंबर|<child> & पास हो|<child> & एग्ज़ाम|<child> & padh|<child> & pariksha|<child> & pass ho',
  ],
  [
    'parents',
    'relationship with my parents|relation with my parents|with my parents|happiness from parents|support of my parents|parents support|parents … love me|माता-पिता का सुख|माता पिता का सुख|माता-पिता से|माता पिता से|मां-बाप से|मां बाप से|mata pita ka sukh|mata pita se|mata-pita se|maa baap se|maa-baap se|parents se',
  ],
  [
    'mother_bond',
    '<mother> & rishta|<mother> & rishte|<mother> & relation|<mother> & bond|<mother> & get along|<mother> se nahi ban|<mother> & nahi banti|<mother> & नहीं बनती|<mother> & रिश्त|<mother> & संबंध|<mother> & fight',
  ],
  [
    'father_bond',
    '<father> & rishta|<father> & rishte|<father> & relation|<father> & bond|<father> & get along|<father> & nahi banti|<father> & नहीं बनती|<father> & रिश्त|<father> & संबंध|<father> & fight',
  ],
  [
    'enemies',
    'enem|envy|envious|नीचा दिखा|neecha dikha|rival|jealous|against me|backstab|back stab|office politics|evil wish|शत्रु|दुश्मन|जलते|जलता|जलती|विरोधी|shatru|dushman|jalte|jalta hai|jalti|virodhi',
  ],
  [
    'fame',
    'fame=|remember me|remembered|famous|known by people|know my name|known to people|celebrit|recognition|become popular|go viral|followers|reputation|मशहूर|प्रसिद्ध|शोहरत|नाम और|नाम होगा|नाम कमा|इज़्ज़त|मान-सम्मान|मान सम्मान|पहचान मिल|mashhoor|mashur|famous|prasidh|shohrat|naam kama|naam hoga|naam shohrat|izzat|maan samman|pehchan mil|popular',
  ],
  [
    'vehicle_make',
    'brand & car=|brand & bike|which car=|which bike|which company & car=|what car=|konsi car|kaun si car|kaunsi car|konsi gadi|kaun si gadi|kaunsi gadi|konsi bike|kaun si bike|kaunsi bike|company & gadi|company & car=|कौन सी गाड़ी|कौन-सी गाड़ी|कौन सी कार|कौन सी बाइक|गाड़ी कौन सी|कार कौन सी|कंपनी & गाड़ी|कंपनी & कार',
  ],
  [
    'luck',
    'my luck|am i lucky|a lucky person|luck … bad|good luck|bad luck|unlucky|lucky year|lucky time|years … lucky|year … lucky|fortunate|luck=|fortune=|destiny|भाग्यशाली हूं|भाग्योदय|भाग्य साथ|भाग्य कब|मेरा भाग्य|क़िस्मत|किस्मत|नसीब|bhagyoday|bhagya uday|bhagya saath|bhagya kab|mera bhagya|kismat|kismet|naseeb|luck',
  ],
  [
    'government',
    'government job|govt job|government post|civil service|public sector|psu job|sarkari|सरकारी|गवर्नमेंट|ias officer|bank po',
  ],
  [
    'superiors',
    'boss|my manager|my senior|seniors|superior|बॉस|मैनेजर|सीनियर|अफ़सर|adhikari|अधिकारी|manager mujh|senior mujh',
  ],
  [
    'shared_business',
    'business partner|partner & business|partnership business|partnership firm|business & partnership|partner & firm|partner & startup|बिज़नेस पार्टनर|साझेदार|पार्टनर & व्यापार|पार्टनर & बिज़नेस|partner & dhandha|partner & vyapar|sajhedar|saajhedar|partner & dukan',
  ],
  [
    'funding',
    'funding|funded|investor|venture capital|raise money|raise capital|startup … money|fund milega|निवेशक|फंडिंग|स्टार्टअप … पैसा|startup ko paisa|पूंजी मिल',
  ],
  [
    'business',
    'my business|own business|own firm|own company|business|startup|start-up|my shop|my company|my firm|my clinic|व्यापार|व्यवसाय|धंधा|धंधे|दुकान|कारोबार|स्टार्टअप|dhandha|dhanda|vyapar|vyavsay|dukan|dukaan|karobar',
  ],
  [
    'job_change',
    'change jobs|change my job|change job|switch jobs|switch job|leave my job|quit my job|quit job|resign|new job|नौकरी बदल|नौकरी छोड़|इस्तीफ़ा|job change|job chhod|naukri chhod|naukri badal|job badal|resign',
  ],
  [
    'their_feelings',
    'love me|loves me|feelings for me|feel for me|feels for me|प्यार करते|प्यार करता|प्यार करती|pyar karta hai|pyar karti hai|pyar karte hai',
  ],
  [
    'old_love',
    'my ex=|ex come back|ex boyfriend|ex girlfriend|come back to me|back together|get … back=|patch up|reunite|गर्लफ्रेंड वापस|बॉयफ्रेंड वापस|वापस आएगी|वापस आएगा|लौट आएगी|लौट आएगा|ex=|wapas aayeg|wapas aaeg|wapis aayeg|laut aayeg',
  ],
  [
    'second_marriage',
    'second marr|second wed|marry again|marry twice|married twice|two marriages|two weddings|more than one marriage|after my divorce|after divorce|after my separation|find someone again|love again|दो विवाह|दो शादी|दो शादियां|दूसरा जीवनसाथी|तलाक़ के बाद|तलाक के बाद|do vivah|do shaadi|do shadi|2 shadi|2 shaadi|talaq ke baad|divorce ke baad|dusra pyar|dusra vivah|dusri bar shadi|remarr|second husband|second wife|second wedding|दूसरी शादी|दूसरा विवाह|दोबारा शादी|पुनर्विवाह|dusri shaadi|dusri shadi|doosri shaadi|dobara shaadi|dobara shadi|phir se shaadi',
  ],
  [
    'lasting',
    'marriage break|marriage … break|marriage … end=|marriage fall apart|शादी टूट|रिश्ता टूट|shadi tut|shadi toot|rishta tut|rishta toot|marriage last|marriage … last=|relationship … last=|marriage survive|marriage … survive|relationship survive|relationship … survive|we fight|fight with my husband|fight with my wife|fights with my|quarrel|marriage … work=|save my marriage|शादी टिक|शादी बच|रिश्ता टिक|रिश्ता बच|झगड़ा|झगड़े|बहस होती|अनबन|shaadi tik|shadi tik|shaadi bach|rishta tik|rishta bach|jhagda|jhagra|jhagde|anban',
  ],
  [
    'match',
    'rishta aaya|रिश्ता आया|apne pyar se|अपने प्यार से|usi se=|jisse pyar|jisse main|jis se main|उसी से|जिससे प्यार|जिससे मैं|right one=|right person|right for me=|made for each other|is she my|is he my|should i marry him|should i marry her|marry this|soulmate|soul mate|suit each other|वह मेरे लिए|वो मेरे लिए|मेरे लिए सही है|इससे शादी|उससे शादी|wo mere liye|woh mere liye|mere liye sahi hai|isse shaadi|usse shaadi|us se shaadi',
  ],
  [
    'lending',
    'i lent|lent to|get back … lent|get my money back|money back|paisa & wapas|paise & wapas|पैसा & वापस|पैसे & वापस|lend|lending|give a loan|loan to my|loan to a|उधार दूं|उधार देना|उधार दे=|udhar du|udhar dena|udhar de=|paise du=|paisa du=|money to my',
  ],
  ['debt', 'debt|loan|emi=|owe=|कर्ज़|क़र्ज़|कर्जा|उधार|लोन|karz|karja|qarz|udhaar|udhar'],
  ['invest', 'stock=|stocks|share market|stock market|mutual fund|शेयर|invest|savings plan|निवेश|nivesh'],
  ['pension', 'pension|retire|retirement|provident|gratuity|पेंशन|रिटायर|सेवानिवृत्|सेवा-निवृत्|penshan|pention'],
  [
    'inheritance',
    'बंटवार|batwara|bantwara|batwaara|partition|share of the property|share in property|property dispute|inherit|ancestral|forefather|purkho|पुरखों|family property|family land|father … property|पुश्तैनी|विरासत|पैतृक|वसीयत|pushtaini|virasat|paitrik|jaydad|जायदाद|hissa milega|हिस्सा मिलेगा',
  ],
  [
    'keeping',
    "nothing stays|never stays|never stay|not stay|money … stay|hold on to money|keep money|does not stay|doesn't stay|nothing is left|cannot save|can't save|never save|money go=|money goes|slips through|टिकता नहीं|नहीं टिकता|बचता नहीं|नहीं बचता|बचत नहीं|पैसा टिक|पैसा नहीं रुक|ख़र्च हो जाता|tikta nahi|nahi tikta|bachta nahi|nahi bachta|bachat nahi|paisa tik|paisa nahi ruk|kharch ho jata",
  ],
  [
    'parenting',
    "not listen|doesn't listen|disobey|stubborn|my daughter|my child|my kids|kids take care|children take care|kids support|बच्चे … साथ देंगे|bachche … saath denge|bacche … saath denge|bachche … sath denge|बात नहीं सुनत|बात नहीं मानत|ज़िद्दी|baat nahi sunt|baat nahi maant|ziddi|jiddi",
  ],
  [
    'exam',
    'exam|ssc=|upsc|neet|jee=|iit|gate=|crack=|results|clear the|pass the test|entrance|board|परीक्षा|यूपीएससी|नीट|एग्ज़ाम|पास हो|pariksha|pass ho|selection hoga|सिलेक्शन|चयन|rank',
  ],
  [
    'focus',
    'concentrat|focus|distract|attention|मन नहीं लगता|ध्यान नहीं लगता|ध्यान भटक|एकाग्र|man nahi lagta|mann nahi lagta|dhyan nahi lagta|dhyan bhatak',
  ],
  ['sleep', 'sleep|insomnia|awake at night|नींद|neend|nind='],
  [
    'worry',
    'anger|angry|gussa|ग़ुस्सा|क्रोध|krodh|aalas|आलस|confidence|motivation|anxi|worr|nervous|stress|restless|overthink|panic|mood|sad=|lonely|घबराहट|चिंता|तनाव|बेचैन|उदास|अकेला|अकेली|ghabrahat|chinta|tanav|bechain|tension|udaas|udas|akela|akeli',
  ],
  ['visa', 'visa|green card|pr application|immigration|work permit|passport|वीज़ा|ग्रीन कार्ड|पासपोर्ट|visa lag'],
  ['sale', 'sell|selling|बेच|bech'],
  ['vehicle', 'car=|cars=|vehicle|bike=|scooter|गाड़ी|वाहन|कार=|gaadi|gadi|vahan'],
  ['mother', 'my mother|my mum=|my mom=|मां से|मेरी मां|माता|मम्मी|maa se|meri maa|mummy|mata ji'],
  ['father', 'my father|my dad=|पिता|पापा|pita|papa=|papa se'],
  [
    'siblings',
    'my brother|my sister|elder brother|younger brother|elder sister|younger sister|brother=|brothers=|sister=|sisters=|sibling|भाई|बहन|bhai|behen|bahen|behan',
  ],
  ['friends', 'friend|दोस्त|मित्र|dost'],
  [
    'own_house',
    'flat kharid|flat lu|plot lu|plot kharid|फ़्लैट लूं|प्लॉट|own a house|own a flat|buy … house|buy … flat|buy … home|buy … plot|own house|buy a house|house of my own|own home|buy a home|buy a flat|new house|own a home|own property|buy land|buy property|buy a plot|अपना घर|घर बनेगा|घर कब बन|मकान|फ़्लैट ले|फ़्लैट ख़रीद|ज़मीन ख़रीद|घर ख़रीद|नया घर|apna ghar|ghar banega|ghar kab ban|makaan|makan|flat le|zameen le|jameen le|ghar kharid|ghar khareed|naya ghar',
  ],
  [
    'teacher',
    'find a teacher|find a guru|a guru=|my guru|spiritual teacher|a teacher=|गुरु मिल|सच्चे गुरु|guru mil|guru kab',
  ],
] as const satisfies readonly (readonly [matter: string, stems: string])[];
export type Matter = (typeof MATTERS_SAID)[number][0];
