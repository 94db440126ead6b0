/** Words that would tell a topic, and do not: "work out", "कोई काम नहीं बनता". */
export const IDIOMS_SAID =
  'work out|works out|nothing work|nothing works|does nothing work|anything work|settle in life|life settle|(?<=umar )me settle|(?<=umr )me settle|jeevansathi se mulakat|कोई काम|koi kaam|relationship with my|relations with my|दुकान का रिश्ता|sahi rahega|theek rahega|chalega ya nahi|chal payega|se rishta|से मेरा रिश्ता|से रिश्ता|house of|ध्यान रख|dhyan rakh|part of my|take care|care of|in my chart|in my kundli|my parents|our parents|parents want|parents agree|parents say|upsc this time|exam this time|it this time|neet this time|when i am|when i grow|when we are|when we grow|jab main|जब मैं';
/** Stems by which a question tells its topic: English, Hindi, Hindi in Latin letters. A stem matches at the start of a word, one that ends in `$` a whole word. */
export const TOPICS_SAID = {
  career:
    'career|firm$|own company|my company|employer|freelanc|clients|a raise$|pay rise|job|work|profession|promotion|boss|office|business|employ|salary hike|start-?up|transfer|interview|resign|नौकरी|काम|करियर|कैरियर|व्यवसाय|व्यापार|धंधा|प्रमोशन|पदोन्नति|दफ़्तर|ऑफिस|पेशा|रोज़गार|तबादला|naukri|kaam|vyapar|vyavsay|dhandha|pramoshan|karobar|rozgar|sarkari|promot|laid off|fired|colleague|hired|appraisal|स्टार्टअप|स्टार्ट-अप|कैरिअर|दुकान|dukan|startup|office|seniors',
  marriage:
    'marr|wed|spouse|husband|wife|partner|relationship|love|romance|girlfriend|boyfriend|engage|divorce|match|विवाह|शादी|पति|पत्नी|जीवनसाथी|जीवन साथी|प्रेम|प्यार|रिश्त|सगाई|तलाक|वैवाहिक|shaadi|shadi|vivah|pati|patni|pyar|pyaar|prem|rishta|rishte|sagai|talaq|jeevansathi|ladki|ladka|ex$|my ex$|single$|manglik|mangal dosh|kundli mil|in-laws|in laws|inlaws|mother-in-law|soulmate|right one|मैरिज|गर्लफ्रेंड|बॉयफ्रेंड|मांगलिक|मंगल दोष|ससुराल|सास$|मंगेतर|breakup|break up|patch up|biwi|sasural|saas$|she the right|he the right|वह मेरे लिए|वो मेरे लिए|wo mere liye sahi|वापस आएगी|वापस आएगा|meet someone|dating|crush|affair',
  money:
    'money|wealth|financ|income|rich|debt|saving|invest|property deal|earn|salary|afford|धन|पैसा|पैसे|आमदनी|आय|कर्ज|निवेश|कमाई|आर्थिक|अमीर|paisa|paise|aamdani|kamai|karz|nivesh|ameer|arthik|loan|inherit|bankrupt|broke$|afford|emi$|property dispute|rupee|lottery|पैसों|पुश्तैनी|जायदाद|लोन|उधार|कमाता|कमाती|बचत|तंगी|dhan$|pushtaini|jaydad|udhaar|udhar$|kamata|kamati|bachat|tangi|loan|qarz|invest',
  children:
    'child|kids|baby|son|daughter|conceive|parenthood|parent$|संतान|बच्च|बेटा|बेटी|पुत्र|santan|bachch|bachcha|bachhe|beta|beti|putra|conceive|pregnan|heir|बेटे|बच्चे|बेटियों|औलाद|bete$|betiyan|aulad|bacch|bacha$|bachha',
  education:
    'educat|phd|thesis|doctorate|study|studies|studying|exam|college|school|degree|universit|course|learn|competitive|पढ़ाई|शिक्षा|परीक्षा|कॉलेज|विद्या|स्कूल|पढ़|padhai|padhna|shiksha|pariksha|exam|vidya|upsc|neet|ssc$|railway exam|bank exam|subject|mba|ias$|iit$|jee$|ca exam|gate exam|marks|results of|board|concentrat|crack |विषय|यूपीएससी|एमबीए|नीट|आईएएस|कोर्स|दाखिला|admission|padha|padhu|mann nahi lagta',
  health:
    'health|illness|sick|disease|energy|fit|recover|well-?being|sleep|stress|स्वास्थ्य|सेहत|बीमार|रोग|तबीयत|तबियत|तंदुरुस्त|नींद|swasthya|sehat|bimar|beemar|rog|tabiyat|neend|tired|anxi|anxious|depress|headache|body|pain|weight|थकान|घबराहट|चिंता|तनाव|शरीर|दर्द|वज़न|वजन|thakan|ghabrahat|tension|chinta|sharir|shareer|dard|body|sehat',
  travel:
    'travel|which country|what country|country|किस देश|कौन सा देश|kis desh|kaun sa desh|abroad|foreign|visa|relocat|settle abroad|trip|journey|emigrat|overseas|विदेश|यात्रा|वीज़ा|वीजा|परदेस|videsh|yatra|pardes|bahar jaana|bahar ja|canada|america|usa$|uk$|dubai|germany|australia|settle in|immigrat|green card|pr$|कनाडा|अमेरिका|दुबई|लंदन|बाहर जा|प्रवास|bahar jau|bahar jaun|dubai|settle hou',
  home: 'house to buy|buy a house|own house|property|flat|vehicle|mother|real estate|घर|मकान|ज़मीन|जमीन|संपत्ति|वाहन|गाड़ी|माँ$|ghar|makaan|makan|zameen|jameen|gaadi|vahan|car$|cars$|bike$|bikes$|scooter|बाइक|स्कूटर|vehicle|house$|mum$|mom$|rent|plot$|फ़्लैट|फ्लैट|माता|प्लॉट|किराए|flat|plot|kiraye|mummy|jagah zameen|home$|land$|maa$|lands$',
  spirituality:
    'spiritual|monk$|sanyas|sannyas|diksha|deeksha|दीक्षा|संन्यास|meditat|god|faith|guru|mantra|religio|purpose|karma|moksha|अध्यात्म|आध्यात्म|भगवान|पूजा|मंत्र|धर्म|मोक्ष|ईश्वर|adhyatm|bhagwan|pooja|puja|moksh|dharm|worship|teacher|chant|isht|ishta|deity|soul|pray|temple|इष्ट|उद्देश्य|देव|मंदिर|जप|सच्चे गुरु|गुरु मिल|आत्मा|isht|uddeshya|mandir|jap|guru mil|dev$|ध्यान कर|ध्यान लग|dhyan kar|dhyan lag',
  timing:
    'when|how long|what year|which year|until when|time|period|dasha|mahadasha|sade sati|this year|next year|this month|phase|कब|कितने दिन|कितना समय|समय|दशा|साढ़े साती|इस साल|अगले साल|kab|kitne din|kitna samay|samay|saal|dasha|good year|good time|bad time|अगला साल|यह साल|कब तक|इस वर्ष|agla saal|kab tak|agle saal|is saal|next month|what age|which age|किस उम्र|kis umar|kis umr|in 2026|in 2027|in 2028|साढ़ेसाती|अगला वर्ष|kharab samay',
  general: '',
} as const;
