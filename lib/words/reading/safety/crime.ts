/** Crime, courts, leaving a partner, hiding from someone. */
export const CRIME_SAID: readonly string[] = [
  'case se kaise|केस से कैसे|case se chhut|केस से छूट',
  'hit and run|hit someone with|police find|police … catch|पुलिस … पीछे|police … peeche|police … piche',
  // To do another wrong by the law
  'false charge|jhooth case|jhuth case|jhoothe case|झूठे केस|झूठे आरोप|jhoothe aarop|fasana hai|fasau|फंसाना है|फंसाऊं|fansana|fansau|frame him|frame her',
  // In court
  'in court=|leave without paying|without paying her|without paying him',
  // In court, before the police
  'high court|supreme court|session court|district court|family court|consumer court|हाई कोर्ट|सुप्रीम कोर्ट',
  'cops|police … looking for|police … search|land case|property case|ज़मीन का केस|zameen ka case',
  'case … who will win|where should i hide|underground ho',
  // Leaving
  '<partner> ko chhod|<partner> को छोड़|<partner> se alag|<partner> से अलग|<partner> ko divorce',
  // Out of reach of the law
  'get away with|not pay … tax|not paying … tax|<partner> … chhod ke|<partner> … chhodkar',
  '<partner> … छोड़कर भाग|bhaag jau|भाग जाऊं',
  // Cases and what follows from them
  'custody case|custody battle|get custody|win custody|full custody|alimony|गुज़ारा भत्ता|guzara bhatta',
  'mujh p … case|mujh par … case|मुझ पर … केस|मेरे ऊपर … केस|ka case hai|ka case laga|case se bach|dhara 420',
  '420 ka|धारा … केस|judge … rule|rule in my favour|rule in my favor|rule for me|kab chhoot|कब छूटेंगे',
  'कब छूटेगा|पकड़ लिया है|pakad liya hai',
  // English, one by one
  'court case|legal case|lawsuit|my trial|arrest|jail|prison|from the police|avoid the police|the police come',
  'police case|bail=|escape the law|evade|tax evasion|bribe|forge a|forge my|kidnap|revenge|hide from',
  'hide … from the|leave him=|leave her=|divorce my|should i divorce|kill him|kill her|kill someone|kill my',
  'poison|blackmail|fake documents|smuggl|how … steal|to steal|can i steal|should i steal|judge … decide',
  'judge … favour|judge … favor|court … favour|court … favor|verdict|court hearing|court date|litigation',
  'legal battle|legal dispute|legal trouble|legal notice|to sue|sue my|sue him|sue her|win … case|lose … case',
  'divorce him|divorce her|file … divorce|get a divorce|ask for a divorce|want a divorce|separate from my',
  'walk out on|leave my marriage|end my marriage|run away with|run away from home|elope|get even with',
  'get back at|destroy my|ruin my <kin>|hide money|hide … income|avoid tax|avoid … taxes|black money|launder',
  'get caught|be caught|caught by|police complaint|charge sheet|chargesheet|false case|dowry case|498a|parole',
  'harm my <kin>|hurt my <kin>|hurt him|hurt her=|hurt someone|threaten him|threaten her|stalk|track … phone',
  'hack into|hack his|hack her|hack their|fir lodged|fir against|fir filed|an fir=|the fir=|teach … a lesson',
  'without her knowing|without him knowing|without his knowing|without their knowing|without anyone knowing',
  'leave my <partner>|cheque bounce|bounce case|case end|case … end=|case against|case get over|case be over',
  "out of trouble|can't find me|so nobody finds|disappear so|false complaint|acquit|perjur|escape from the law",
  'run away from my <kin>|run away from the|convicted',
  // Hindi, one by one
  'मुक़दमा|मुक़दमे|कोर्ट केस|कोर्ट-कचहरी|कचहरी|गिरफ़्तार|जेल|पुलिस से|पुलिस केस|ज़मानत|बदला लेना|बदला लूं',
  'बदला कैसे|छोड़ दूं पति|रिश्वत|चोरी कर|ब्लैकमेल|मार डालूं|एफ़आईआर|एफ आई आर|कोर्ट का|कोर्ट में|अदालत',
  'फ़ैसला मेरे पक्ष|तलाक़|अलग हो जाऊं|भागकर शादी|भाग कर शादी|घर से भाग|सबक सिखा|बर्बाद कर|बरबाद कर',
  'टैक्स … बचाऊं|टैक्स चोरी|पता न चले|काला धन=|पकड़ा जाऊं|पकड़ी जाऊं|पकड़े जाएं|मुक़द्दमा|मारना चाहता',
  'नुक़सान पहुंचाना|हैक कर|केस=|झूठा केस|दुश्मन को|ख़त्म कैसे करूं|बदनाम कर|पुलिस पकड़|पुलिस मुझे',
  // Hindi in Latin letters, one by one
  'mukadma|mukadme|mukdama|giraftar|police se|zamanat|badla loon|badla lena|badla kaise|rishwat|chori kar',
  'maar dalu|court ka|court me|adalat|faisla mere|talaq l|talaq d|talaq kab|talaq ho|divorce le|divorce de',
  'divorce kar|alag ho jau|bhag kar shaadi|bhag ke shaadi|ghar se bhag|sabak sikha|barbaad kar|tax … bachau',
  'tax chori|pata na chale|kala dhan=|pakda jau|pakdi jau|pakde jay|case jeet|hack kar|mere upar fir|fir darj',
  'fir ho gayi hai|fir hui hai|mera case|mere case|case chal raha|case har ja|jhootha case|case khatam|case kab',
  'dushman ko|badnaam kar|police mujhe|police pakd|pakdegi|pakad legi',
];
