/** Illness, medicine, pregnancy, fertility. */
export const ILLNESS_SAID: readonly string[] = [
  '<body> operation|<body> surgery|<body> ka operation|<body> का ऑपरेशन',
  // Names of illness
  'शुगर=|lymphoma|leukaemia|leukemia|carcinoma|sclerosis|lupus|parkinson|angina|sinus|gastric|acidity|ulcer',
  'colitis|hepatit|cirrhos|dengue|chikungunya|pneumon|bronch|goitre|vertigo|neuropath|retina|cataract|glaucom',
  'gout=|spondyl|varicose|डायलिसिस|कीमो|गठिया|पीलिया',
  // Pains and measures
  '<body> … dard|<body> … दर्द|<body> … pain=|pain in … <body>|hba1c|iui=|icsi|embryo|surroga|egg freez',
  'sleeping pill|creatinine|platelet|hemoglobin|haemoglobin|खून की जांच|khoon ki jaanch|x-ray|ultrasound report',
  // Findings and means
  'cyst|polyp|malignan|benign|blood test|scan report|mri=|radiother|my meds|stop … meds|fever|typhoid|jaundice',
  'malaria|piles=|fistula|डायबिटीज|goli chhod',
  // English, one by one
  'cancer|tumour|tumor|diabet|disease|diagnos|cure=|cured=|medicine|medication|tablets|surgery|chemo|dialysis',
  'pregnan|fertil|infertil|ivf|conceive|heart attack|a stroke=|depression|depressed|schizo|bipolar|hiv|covid',
  'thyroid|kidney|liver|blood pressure|asthma|arthritis|epilep|paralys|pcod|pcos|my illness|my … operation',
  'an operation=|operation for my|lump|sugar level|blood sugar|my pills|stop … pills|skip … dose|am i expecting',
  'expecting a baby|period is late|missed period|missed my period|autis|adhd|mental illness|mental disorder',
  'mental problem|mentally ill|replacement surg|knee replacement|hip replacement|to deliver in|deliver the baby',
  'delivery date|due date of … baby|date for … delivery|caesarean|cesarean|c-section|normal delivery|biops',
  'stent|bypass|migraine|infection|vaccin|treatment|hospitalis|hospitaliz|transplant|panic attack|ocd=|dementia|alzheimer',
  'heart problem|heart trouble|cardiac|hernia|gallstone|miscarried|insulin|antidepressant|steroid|painkiller',
  'dose of|which drug|terminally|terminal illness|psychiatr|anaemi|anemi|cholesterol|high bp|low bp|my bp',
  'tuberculosis|endometri|fibroid|sperm|menopaus|allerg|eczema|psoriasis|slipped disc|sciatica|seizure',
  'addiction|alcoholi|rehab|eating disorder|anorexi|am i sick|is sick=|so sick|very sick|fall sick|get sick',
  'seriously ill|falling sick|keep getting ill|fall ill|be ill=|is ill=|recover from … accident',
  'recover from his|recover from her|recover from … stroke|periods are late|periods are irregular',
  'irregular periods|my sugar=|painful periods',
  // Hindi, one by one
  'बीमार|रोग से|रोग है|रोग कब|कैंसर|मधुमेह|इलाज|दवा|ऑपरेशन|सर्जरी|गर्भवती|गर्भ ठहर|गर्भधारण|बांझ|डिप्रेशन|अवसाद',
  'थायरॉइड|थायराइड|किडनी|दिल का दौरा|लकवा|टीबी|दमा|बीपी|ब्लड प्रेशर|रक्तचाप|प्रेग्नेंट|प्रेगनेंट|प्रेग्नेंसी',
  'पीरियड नहीं|मासिक धर्म|माहवारी|आईवीएफ|आई वी एफ|गांठ|गोली खा|गोलियां खा|गोली छोड़|गोली बंद|पथरी|रसौली|अस्थमा',
  'मिर्गी|माइग्रेन|प्रसव|डिलीवरी कब|डिलीवरी कैसी|सिजेरियन|सी-सेक्शन|मोतियाबिंद|मानसिक रोग|घुटना बदल|घुटने बदल',
  'लकवे|दौरा पड़|दौरे पड़|एलर्जी|ट्यूमर|टाइफ़ाइड|डेंगू|नशा कब छूट|शराब कब छूट|गर्भ कब|गर्भ नहीं|नसबंदी',
  'हार्ट अटैक|हार्ट की|एंजियो|ऑटिज़्म|ठहर नहीं|ठहर रहा|बच्चा नहीं ठहर|बवासीर|सोरायसिस|एचआईवी|फ़ाइब्रॉइड|पीसीओडी',
  'एनीमिया|खून की कमी',
  // Hindi in Latin letters, one by one
  'bimar|ilaaj|dawai|dawa=|operation karw|operation kab|mera operation|garbhvati|garbh thehr|garbh dharan',
  'shugar|sugar ki|sugar hai|lakwa|mera bp|bp=|operation kara|operation hoga|operation safal|tb=|period nahi',
  'periods nahi|mahavari|delivery kab|delivery kaisi|pathri|gaanth|goli kha|goli band|heart ki=|dil ka daura',
  'mirgi|garbh kab|garbh nahi|sharab kab chhut|nasha kab|motiyabind|thehar raha|thahar raha|nahi thehar',
  'nahi thahar|bawasir|khoon ki kami',
];
