/** Stems by which a question tells its topic: English, Hindi, Hindi in Latin letters. A stem matches at the start of a word. */
export const TOPICS_SAID = {
  career:
    'career|job|work|profession|promotion|boss|office|business|employ|salary hike|start-?up|transfer|interview|resign|नौकरी|काम|करियर|कैरियर|व्यवसाय|व्यापार|धंधा|प्रमोशन|पदोन्नति|दफ़्तर|ऑफिस|पेशा|रोज़गार|तबादला|naukri|kaam|vyapar|vyavsay|dhandha|pramoshan|karobar|rozgar|sarkari',
  marriage:
    'marr|wed|spouse|husband|wife|partner|relationship|love|romance|girlfriend|boyfriend|engage|divorce|match|विवाह|शादी|पति|पत्नी|जीवनसाथी|जीवन साथी|प्रेम|प्यार|रिश्त|सगाई|तलाक|वैवाहिक|shaadi|shadi|vivah|pati|patni|pyar|pyaar|prem|rishta|rishte|sagai|talaq|jeevansathi|ladki|ladka',
  money:
    'money|wealth|financ|income|rich|debt|saving|invest|property deal|earn|salary|afford|धन|पैसा|पैसे|आमदनी|आय|संपत्ति|कर्ज|निवेश|कमाई|आर्थिक|अमीर|paisa|paise|dhan|aamdani|kamai|karz|nivesh|ameer|arthik',
  children:
    'child|kids|baby|son|daughter|conceive|parent|संतान|बच्च|बेटा|बेटी|पुत्र|santan|bachch|bachcha|bachhe|beta|beti|putra',
  education:
    'educat|study|studies|studying|exam|college|school|degree|universit|course|learn|competitive|पढ़ाई|शिक्षा|परीक्षा|कॉलेज|विद्या|स्कूल|पढ़|padhai|padhna|shiksha|pariksha|exam|vidya|upsc|neet',
  health:
    'health|illness|sick|disease|energy|fit|recover|well-?being|sleep|stress|स्वास्थ्य|सेहत|बीमार|रोग|तबीयत|तबियत|तंदुरुस्त|नींद|swasthya|sehat|bimar|beemar|rog|tabiyat|neend',
  travel:
    'travel|abroad|foreign|visa|relocat|settle abroad|trip|journey|emigrat|overseas|विदेश|यात्रा|वीज़ा|वीजा|परदेस|videsh|yatra|pardes|bahar jaana|bahar ja',
  home: 'home|house to buy|buy a house|own house|property|flat|land|vehicle|car|mother|real estate|घर|मकान|ज़मीन|जमीन|संपत्ति|वाहन|गाड़ी|माँ|ghar|makaan|makan|zameen|jameen|gaadi|vahan|maa',
  spirituality:
    'spiritual|meditat|god|faith|guru|mantra|religio|purpose|karma|moksha|अध्यात्म|आध्यात्म|ध्यान|भगवान|पूजा|मंत्र|धर्म|मोक्ष|ईश्वर|adhyatm|dhyan|bhagwan|pooja|puja|moksh|dharm',
  timing:
    'when|how long|what year|which year|until when|time|period|dasha|mahadasha|sade sati|this year|next year|this month|phase|कब|कितने दिन|कितना समय|समय|दशा|साढ़े साती|इस साल|अगले साल|kab|kitne din|kitna samay|samay|saal|dasha',
  general: '',
} as const;
