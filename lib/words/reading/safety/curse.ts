/** Curses, black magic, costly rites. */
export const CURSE_SAID: readonly string[] = [
  'pandit … wants|pandit … asking for|pandit … maang|पंडित … मांग|तंत्र किया|tantra kiya|tantra kar|नींबू मिल|nimbu mil|neembu mil',
  // To do another harm or to win one by a spell; what a baba takes away
  '<foe> … मंत्र|<foe> … mantra|<foe> … टोटका|<foe> … totka|<foe> … upay … barbad|nazar and|<rite> to … suffer|बरबाद करने का मंत्र|बर्बाद करने का मंत्र|barbaad karne ka mantra|<ruins> … mantra|baba … remove|baba … hata|बाबा … हटा|baba … utar|बाबा … उतार',
  // The evil eye
  'nazar kisne|kisne … nazar|nazar … laga di|nazar hai kya|नज़र किसने|किसने … नज़र',
  // Spirits
  'bandhan kiya|बंधन किया|bandish|बंदिश|a spirit=|spirit in|spirits in|aatma ka|आत्मा का असर|pret=|पिशाच|pishach',
  'kaali shakti|काली शक्ति|black power|blocked by someone|kisi ki nazar lag|किसी की नज़र लग',
  // Rites under threat
  '<rite> & warna|<rite> & वरना|<rite> & nahi to … nahi bach|<rite> & anisht',
  // Something done or sent
  'jadu|tona=|<kin> … tona|something buried|buried something|buried … in our|buried … in my|gaad diya',
  'गाड़ दिया|kisi ne … kuch kar|kisi ne … kuch kiya|किसी ने … कुछ कर|किसी ने … कुछ किया|kuch kara diya',
  'कुछ करा दिया|kuch karaya|कुछ कराया',
  // Costly rites
  '<money> … <rite>|<rite> … <money>|<rite> … nahi to barbad|<rite> … or else',
  // English, one by one
  'curse|black magic|evil eye|hexed|a hex|voodoo|witchcraft|witch=|possessed by|possession by|ghost',
  'spirit attached|evil spirit|jinn=|nazar lag|tantrik|tantric|vashikaran|love spell|cast a spell|tied my',
  'tied … luck|bound my|bound … luck|ancestors … angry|did something to my|done something to me',
  'something in my food|fed me something|expensive puja|costly puja|expensive ritual|costly ritual|puja or my',
  'pay … for … puja|pay … for … ritual|make her love|make him love|make … fall in love|control my <kin>',
  'with a spell|put a spell|under a spell|negative energy|negative energies|bad energy|dark energy|hex on',
  'sorcer|voodo|someone … block|somebody … block|spirits around|dark forces|eye blocking|baba … asks',
  'guru … asks … money|asks for … rupees|asks for … lakh|asking for … rupees|pay … rupees for|dosha removal',
  'remove the dosha for|am possessed|be possessed|haunt',
  // Hindi, one by one
  'श्राप|शाप|काला जादू|काले जादू|टोना|टोटका|टोटके|नज़र लग|बुरी नज़र|भूत=|भूत-प्रेत|प्रेत|तांत्रिक|वशीकरण|जिन्न',
  'काम … बांध|बांध दिया|बंधन कर|महंगी पूजा|नेगेटिव शक्ति|नेगेटिव एनर्जी|नकारात्मक शक्ति|नकारात्मक ऊर्जा',
  'ऊपरी हवा|ऊपरी बाधा|ऊपरी चक्कर|ऊपरी साया|साया है|बुरी आत्मा|आत्मा का साया|नज़र उतार|वश में|पितर नाराज़|बद्दुआ',
  'हाय लग|अभिशाप|तंत्र-मंत्र|तंत्र मंत्र|किसी ने कुछ खिला|कुछ करवा दिया|कुछ खिला दिया|जादू कर|जादू-टोना',
  'हज़ार दो|लाख दो|हज़ार मांग|लाख मांग|दोष कटेगा|दोष काटने के पैसे|आत्मा भटक|चुड़ैल|बाधा लगी|किसी का साया',
  'काला साया',
  // Hindi in Latin letters, one by one
  'totka|totke|shrap|bhoot|buri nazar|kuch karwa diya|kaam … bandh|bandh diya|mehngi pooja|oopri=|kuch khila',
  'vash me|bas me karne|negative shakti|buri aatma|saya hai|baddua|tantra mantra|hazar do|lakh do|hazar maang',
  'lakh maang|dosh katega|chudail|kala saya|paise maang raha hai pooja',
];
