/** Words by which a name in a question is known, and words with a capital that are none. */

/** After these stands the name of a person: English, Hindi, Hindi in Latin letters. */
export const NAME_FOLLOWS =
  'named|called|name is|name was|whose name is|naam|naam hai|mera naam|meri naam|iska naam|uska naam|नाम|नाम है|मेरा नाम|इसका नाम|उसका नाम|mr|mrs|miss|dr|shri|smt|श्री|श्रीमती|कुमारी';

/** Before these stands the name of a person, in Hindi, where no word of `NO_NAMES` does. */
export const NAME_PRECEDES =
  'से शादी|से विवाह|से प्यार|से प्रेम|से सगाई|से बात|जी से|जी के साथ|नाम का|नाम की|नाम के|se shaadi|se shadi|se vivah|se pyar|se pyaar|se sagai|se baat|naam ka|naam ki|naam ke|ji se';

/** Words that stand in those places and name no one. */
export const NO_NAMES =
  'jaat|jati|जाति|जात|dharm|धर्म|shohrat|शोहरत|kamana|kama|hoga|hogi|होगा|होगी|rakhna|is|us|isse|usse|kisse|किससे|इस|उस|किस|जिस|इससे|उससे|किसी|मुझ|मुझसे|तुझ|आप|अपने|हम|सब|दोनों|लड़के|लड़की|पति|पत्नी|माँ|पिता|पापा|मम्मी|भाई|बहन|दोस्त|बॉस|प्रेमी|प्रेमिका|बॉयफ़्रेंड|गर्लफ़्रेंड|परिवार|घर|मर्ज़ी|पसंद|कब|क्या|क्यों|कहाँ|धूमधाम|दोबारा|फिर|पहले|बाद|और|का|की|के|है|मेरा|मेरी|रखूँ|क्या है|kis|kisi|jis|mujh|mujhse|aap|apne|ham|sab|dono|ladke|ladki|pati|patni|biwi|maa|pita|papa|mummy|bhai|behen|dost|boss|boyfriend|girlfriend|ex|family|ghar|marzi|pasand|kab|kya|kyu|kyon|kahan|aur|ka|ki|ke|hai|me|us|him|her|this|mera|meri|uska|uski|iska|kaise|phir|fir|pehle|baad|not|the|a|an|for|to|by|on|in|of|my|your|so|as|it';

/** Words that may begin a sentence, and words written with a capital that name no person. */
export const CAPITALS_SAID =
  "i|i'm|i've|i'd|i'll|will|when|should|is|am|are|was|were|do|does|did|can|could|would|may|might|must|have|has|had|what|which|who|whom|whose|why|how|where|my|our|your|his|her|their|its|the|a|an|in|on|at|by|for|from|to|of|with|please|tell|give|show|say|explain|describe|after|before|if|and|but|or|so|since|because|though|although|while|he|she|they|we|you|it|this|that|these|those|there|here|now|then|today|tomorrow|yesterday|yes|no|not|never|always|sometimes|everyone|everybody|nobody|someone|people|ok|okay|thanks|thank|hello|hi|namaste|dear|sir|madam|also|even|just|only|still|both|all|any|some|many|much|more|most|every|each|one|two|three|need|want|looking|thinking|suffering|feeling|working|living|going|getting|nothing|something|everything|anything|god|vedic|hindu|indian|india|english|hindi|sanskrit|muslim|christian|sikh|mba|upsc|neet|ias|ips|iit|jee|ca|phd|usa|us|uk|uae|pr|it|hr|ceo|emi|ssc|psu|govt|canada|america|germany|australia|dubai|london|england|europe|asia|singapore|nepal|china|japan|france|google|amazon|microsoft|kp|krishna|shiva|ganesha|lakshmi|durga|hanuman|rama|kya|kab|kyu|kyon|kaise|kaun|kahan|mera|meri|mere|mujhe|main|hum|aap|aapka|kripya|batao|bataiye|mondays|fridays|saturdays|sundays|weekends|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sade|sati|diwali|holi|isse|usse|kisse|shaadi|shadi|naukri|kaam|ghar|paisa|videsh|padhai|beta|beti|pati|patni|maa|papa";

/** Someone near to one: the name may follow. */
export const NAMED_AFTER =
  'husband|wife|partner|spouse|boyfriend|girlfriend|fiance|fiancee|hubby|son|daughter|kid|child|baby|brother|sister|father|mother|dad|mom|mum|papa|mummy|friend|bestie|cousin|uncle|aunt|aunty|nephew|niece|boss|colleague|crush|ex|bf|gf|patni|biwi|bivi|pati|beta|beti|bete|bhai|bhaiya|behen|bahen|behan|didi|dost|saheli|mitra|chacha|chachi|mama|mami|bua|mausi|devar|nanad|jija|bhabhi|saas|sasur|damad|bahu|premi|premika|पति|पत्नी|बीवी|बेटा|बेटी|बेटे|पुत्र|पुत्री|भाई|भैया|बहन|दीदी|दोस्त|सहेली|मित्र|चाचा|चाची|मामा|मामी|बुआ|मौसी|देवर|ननद|जीजा|भाभी|सास|ससुर|दामाद|बहू|प्रेमी|प्रेमिका|बॉस|पिता|माता|माँ|पापा|मम्मी';

/** A name may follow these as well. */
export const NAMED_BESIDE = 'marry|marrying|dating|date|trust|love|loves|loving|meet|meeting|miss|propose';

/** A person is named before these: what only people do, or are done to. */
export const PERSON_BEFORE =
  'marry|marries|loves|love|likes|likes me|come back|comes back|return|returns|leave|leaves|left|propose|proposes|forgive|trust|bhai|bhaiya|didi|se shaadi|se shadi|se pyar|se pyaar|se sagai|aur main|aur mera|aur meri|aur mere|and i|and me|and my|भाई|दीदी|से शादी|से विवाह|से प्यार|से सगाई|और मैं|और मेरा|और मेरी|और मेरे|मुझसे|mujhse|mujhe|मुझे|ne mujh|ने मुझ|ki shaadi|ki shadi|की शादी|का विवाह|ki naukri|की नौकरी';

/** Where these stand near, a planet, a star or a god is meant. */
export const SKY_NEAR =
  'dasha|dasa|mahadasha|antardasha|bhukti|rashi|rasi|nakshatra|star|sign|house|bhava|bhav|dosh|dosha|grah|graha|planet|transit|gochar|puja|pooja|mantra|vrat|stone|ratna|gem|yog|yoga|lagna|exalted|debilitated|retrograde|temple|mandir|दशा|महादशा|अंतर्दशा|राशि|नक्षत्र|भाव|दोष|ग्रह|गोचर|पूजा|मंत्र|व्रत|रत्न|योग|लग्न|मंदिर|साढ़ेसाती|पक्ष|paksha|chalisa|चालीसा|bhakti|भक्ति';

/** After a word that nobody knows, these show that it named someone. */
export const AFTER_NAME =
  "and|is|was|has|had|will|who|does|did|left|wants|likes|loves|says|keeps|gets|never|always|back|or|'s|ka|ki|ke|ko|se|ne|aur|kab|का|की|के|को|से|ने|और|कब";

/** After a word that nobody knows, these tell that the one near to one does or does not do something: it was the name. */
export const NAME_ACTS =
  'stole|lost|broke|bought|sold|spent|met|got|went|came|did|didn|didnt|doesn|doesnt|isn|isnt|wasn|wasnt|hasn|hasnt|won|wont|can|cant|took|made|gave|told|fell|ran|mujhse|mujhe|mujhko|humse|hamse|mayke|maike|vapas|wapas|wapis|मुझसे|मुझे|हमसे|मायके|वापस|वापिस';

/** Someone near to one where it is said whose: mera ladka. */
export const NAMED_AFTER_MINE = 'ladka|ladki|ladke|लड़का|लड़की|लड़के';
export const MINE = 'mera|meri|mere|hamara|hamari|hamare|apna|apni|apne|मेरा|मेरी|मेरे|हमारा|हमारी|हमारे|अपना|अपनी|अपने';

/** Words that often follow someone near to one and name no one. */
export const NO_NAMES_AFTER_KIN =
  'vegetarian|milke|milkar|मिलकर|मिलके|circle|story|stories|letter|line|talks|hostel|mood|kapdon|कपड़ों|mobile|phone|aksar|अक्सर|zyada|jyada|ज़्यादा|sharab|शराब|kharcha|taane|ताने|chai|job|work|career|health|business|exam|exams|school|college|marriage|future|life|family|house|home|money|salary|chart|horoscope|kundli|birth|time|boss|side|law|side|together|abroad|here|there|now|both|again|alone|happy|angry|upset|sick|well|ready|pregnant|good|bad|busy|away|too|also|only|best|own|friend|friends|boyfriend|girlfriend|husband|wife|brother|sister|mother|father|son|daughter|children|parents|in|at|on|for|with|from|to|of|the|a|an|my|me|we|us|you|he|she|it|they|i|him|her|his|their|your|our|this|that|these|those|if|but|because|since|after|before|when|while|about|until|than|then|so|not|no|yes|can|could|would|should|shall|may|might|must|do|be|been|being|are|am|were|have|go|come|get|got|give|take|make|want|need|feel|think|know|see|say|said|told|tell|find|start|stop|leave|stay|live|move|study|earn|buy|sell|help|talk|call|fight|agree|change|understand|support|return|settle|finally|really|still|even|ever|just|already|soon|later|today|year|month|more|less|much|many|very|dear|sir|ji|जी|साहब|sahab|के|का|की|को|से|ने|में|पर|और|या|तो|भी|ही|है|हैं|था|थे|थी|हो|हूँ|नहीं|ना|न|कब|क्या|कैसे|कैसा|कैसी|कहाँ|क्यों|कौन|किस|अब|बहुत|हमेशा|रोज़|मेरा|मेरी|मेरे|मुझे|मुझसे|मेरी|बात|साथ|लोग|वाले|वाला|वाली|बच्चे|बच्चों|घर|काम|नौकरी|व्यापार|पढ़ाई|शादी|विवाह|सेहत|स्वास्थ्य|रिश्ता|रिश्ते|पैसा|पैसे|विदेश|गुस्सा|ग़ुस्से|नाराज़|दूर|पास|अलग|दोनों|जैसा|जैसे|होगा|होगी|होंगे|बनेगा|बनेगी|मिलेगी|मिलेगा|ka|ki|ke|ko|se|ne|me|mein|par|pe|aur|ya|to|bhi|hi|hai|hain|tha|the|thi|ho|hu|hoon|nahi|na|kab|kya|kaise|kaisa|kaisi|kahan|kyu|kyun|kyon|kaun|kis|ab|bahut|hamesha|roz|mera|meri|mere|mujhe|mujhse|baat|saath|sath|log|wale|wala|wali|bachche|ghar|kaam|naukri|vyapar|padhai|shaadi|shadi|sehat|rishta|rishte|paisa|paise|videsh|gussa|gusse|naraz|door|paas|alag|dono|jaisa|jaise|hoga|hogi|honge|banega|banegi|milegi|milega|logo|logon|bhai|behen|dost|pati|patni|beta|beti|papa|mummy|chhota|chota|bada|badi|chhoti|बड़ा|बड़ी|छोटा|छोटी|लोगों|बनना|करना|जाना|रहना|मानते|मानता|मानती|करते|करता|करती|रहते|रहता|रहती|होता|होती|होते';

/** A name stands before these: a second name, or a form of address. */
export const SECOND_NAMES =
  'kumar|kumari|singh|devi|lal|prasad|babu|sahab|saheb|nath|garu|कुमार|कुमारी|सिंह|देवी|लाल|प्रसाद|बाबू|साहब|नाथ';

/** Someone says who they are, or with whom, before a name. */
export const NAMED_AFTER_TWO = 'i am|this is|me and|i and|मैं और|main aur|hum aur|हम और';
