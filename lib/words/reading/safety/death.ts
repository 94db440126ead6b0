/** Death and the length of a life. */
export const DEATH_SAID: readonly string[] = [
  'planet … kill|chal base|चल बसे',
  'going to pass on|i pass on=|will pass on=|time does … <kin> … have|umr me mar|उम्र में मर|umar me mar|jawani me mar|जवानी में मर|young age & die',
  // Going, said softly or in slang
  '<kin> … <gone>|<kin> … kab … <gone>|<gone> & कब & <kin>|कब गुज़र|kab guzr|kab gujr|kab guzar|kab gujar|कब सिधार|kab sidhar|pop off|popping off|croak|bite the dust',
  '<kin> … hamare saath … kab tak|<kin> … हमारे साथ … कब तक|kitna samay bacha|कितना समय बचा|kitna time bacha|kitna waqt bacha|कितना वक़्त बचा',
  // How much longer
  'much longer … live=|much longer … live$|much longer <kin> … live',
  // Danger to a life
  'life in danger|<kin> … life … danger|<kin> … jaan ko khatra',
  // How long, otherwise said
  'my time up=|my time is up|time up on earth|time on earth|time on this earth|how long does <kin> have',
  'how long does my <kin> have|how long do i have$|how long have i got$|<kin> have left|widowhood|vaidhavya',
  'वैधव्य|<kin> & bach paenge|<kin> & bach paega|<kin> & bachenge|<kin> & bachega|<kin> & बच पाए|<kin> & बचेंगे',
  '<kin> & बचेगा|last breath|end of my life|life line|आयु रेखा|aayu rekha|jeevan rekha|जीवन रेखा',
  // Dying, of anyone
  'die=|dies=|kick the bucket|<kin> … kab tak rahenge|<kin> … कब तक रहेंगे|<kin> … kab tak rahengi',
  '<kin> … कब तक रहेंगी|last time kab|आख़िरी वक़्त|aakhri waqt|aakhri samay|saans … ruk|सांस … रुक',
  'saansein … ruk|सांसें … रुक|doctor ne jawab de|डॉक्टर ने जवाब दे|doctors have given up|nahi bachegi',
  'नहीं बचेगा|नहीं बचेगी|marne ka yog|मरने का योग',
  // Until when someone lives
  '<kin> … see … <occasion>|<kin> … make it to … <occasion>|leave … body=|leaves … body=|exit date',
  'exit from this world|date of my exit|how many more years … have=|how many years … have left',
  'kitne din ke mehman|कितने दिन के मेहमान|mehman hain … kitne din|duniya me … rahenge|rahenge … duniya me',
  'rahenge … is duniya|रहेंगे … दुनिया में|duniya me … rahunga|दुनिया में … रहेंगे|दुनिया में … रहूंगा',
  'sansein kab tak|saans kab tak|सांसें कब तक|सांस कब तक|sansein kitni|marne wala|marne wali|मरने वाला',
  'मरने वाली|<kin> … kab mar|<kin> … कब मर|mrityu',
  // English, one by one
  'how long will … live=|how long do … live=|how long does … live=|how many years … live=|will … survive',
  'life span|lifespan|longevity|life expectancy|my death|early death|untimely death|sudden death|time of death',
  "date of death|his death|her death|'s death|age of death|miscarr|<kin> … going to make it$",
  '<kin> … make it through|<kin> … pull through|outlive|how much time … have left|how much time … left=',
  'time left to live|years … left to live|years left in|pass away=|passes away|passing away|accidental death',
  'dying soon|will … be dead|leave this world|leave this earth|live past|live till|live to see|live to be',
  'live long|long life|short life|when is my end|become … widow|be widowed|make me … widow|lost a pregnancy',
  'lost the pregnancy|lose the baby|lose my baby|lose the pregnancy|lose this baby|lose this pregnancy',
  'still birth|stillbirth|baby … survive|cause of death|how old will … be when … die|last days|fatal',
  'live beyond … age|marak dasha|maraka dasha|maraka period|death=|how old will i get|how old will … live',
  'go to heaven|end near|end is near|end is coming|will he live$|will she live$|will they live$',
  'will … live or die|icu=|ventilator|in a coma|on life support|deathbed|perish|will <kin> … die',
  'will my <kin> … die|threat to … life|danger to … life|risk to … life|years do i have=|time do i have left',
  'time have i got left|years are left|still be alive|remain alive|alive next year|alive in=|see my … birthday',
  'see his … birthday|see her … birthday|does … kill my <kin>',
  // Hindi, one by one
  'मृत्यु|मौत|देहांत|देहावसान|निधन|कब मरूंगा|कब मरूंगी|कब मरेंगे|कब मरेगा|कब मरेगी|कितनी उम्र|उम्र कितनी',
  'आयु कितनी|कितनी आयु|कितने साल जिऊं|कितने साल जिए|कब तक जिऊं|कब तक जिए|कब तक ज़िंदा|गर्भपात|कितने दिन और',
  'जिएंगी|जिएंगे|जिएगा|जिएगी|जिऊंगा|जिऊंगी|जियेंगे|जियूंगा|<kin> … बचेंगी|<kin> … बच जाएं|आयु … लंबी',
  'उम्र … लंबी|लंबी आयु|लंबी उम्र|दीर्घायु|अल्पायु|आयु योग|गुज़र जाएं|गुज़र जाऊं|गुज़र जाएगा|चल बसेंगे',
  'कौन मरेगा|पहले मरेगा|मर जाएंगे|मर जाएगा|मर जाएगी|मर जाऊंगा|मर जाऊंगी|गर्भ गिर|बच्चा गिर|मेरा अंत',
  'आख़िरी समय कब|विधवा हो|विधवा योग|जीवन कितना लंबा|कितना जीवन|मारक दशा|मारक ग्रह से|साल तक जि|साल तक जी',
  'उम्र छोटी|आयु कम|और ज़िंदा|डेथ|वेंटिलेटर|आईसीयू|जान बच|की उम्र कम|और कितने साल जि|और कितने साल जी',
  'कितने साल और जि|कितने साल और जी|मुझसे पहले जा|स्वर्ग सिधार|जीवित रह|ज़िंदा रह|जान को|सांसें कितनी|प्राण',
  'उनकी आयु|उसकी आयु|कुछ होगा तो नहीं|कुछ हो तो नहीं जाएगा|मेरी आयु',
  // Hindi in Latin letters, one by one
  'mrutyu|maut=|dehant|nidhan|kab marunga|kab marungi|kab marega|kab marenge|kab maregi|kitni umr|umr kitni',
  'umar kitni|umra kitni|ayu kitni|kitne saal ji|kab tak ji|garbhpat|lambi umar|jiyunga|jiyungi|jiyega|jiyenge',
  'jiyengi|<kin> … bachengi|<kin> … bach pay|<kin> … bach jay|umar … lambi|umr … lambi|aayu … lambi|lambi umr',
  'lambi aayu|alpayu|deerghayu|guzar jaye|guzar jayu|chal basenge|kaun marega|pehle marega|mar jayenge',
  'mar jayega|mar jayegi|mar jaunga|mar jaungi|mera ant=|garbh gir|bachcha gir|vidhwa ho|vidhwa yog',
  'saal tak jee|aayu kam|aur zinda|mujhse pehle ja|jaan bach|ki umar kam|ki umr kam|ki umra kam',
  'kitne saal aur ji|jeevit rah|zinda rahe|pran=|unki aayu|kuch ho to nahi jayega',
];
