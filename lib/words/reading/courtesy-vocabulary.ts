/**
 * What people write to the one who answers and not about their chart, by its words: English, Hindi, Hindi in Latin letters.
 * Stems are those of `lib/astrologer/answer/stems.ts`; an earlier row wins.
 */
export const COURTESIES_SAID = {
  who: 'who are you|are you … astrologer|are you human|are you a human|are you a bot|are you a robot|are you real|are you ai=|are you an ai=|your name|what can you do|what can i ask|what do you do|आप कौन|आप … ज्योतिषी|आप इंसान|आप रोबोट|आपका नाम|क्या पूछ सक|क्या-क्या पूछ|aap kaun|tum kaun|aap … jyotishi|aap insaan|aap insan|aap robot|tum robot|aapka naam|tumhara naam|kya puch sak|kya pooch sak|kya kya puch',
  trust:
    'trust astrology|believe in astrology|believe astrology|is astrology|does astrology|astrology … true|astrology … real|astrology … work|how accurate|are you accurate|is this accurate|can i trust this|can i trust you|ज्योतिष सच|ज्योतिष … सच|ज्योतिष पर … भरोसा|कितना सटीक|jyotish sach|jyotish … sach|jyotish pe … bharosa|jyotish par … bharosa|kitna accurate|kitna sach',
  hello:
    'hi=|hii=|hiii=|hello|hey=|good morning|good evening|good afternoon|namaste|namaskar|pranam|नमस्ते|नमस्कार|प्रणाम|राम राम|राधे राधे|jai shri ram|jai shree ram|ram ram|radhe radhe|sat sri akal|how are you|how r you|kaise ho=|kaise hain aap|kaise hain=|aap kaise hain|कैसे हैं|कैसे हो=|kya haal|क्या हाल=',
  thanks:
    'thanks|thank you|thankyou|thx=|ty=|that helped|that helps|it helped|very helpful|helpful|great answer|good answer|nice=|ok=|okay|got it|bye|good night|dhanyavad|dhanyawad|shukriya|धन्यवाद|शुक्रिया|अच्छा=|ठीक है|समझ गया|समझ गई|accha=|theek hai|samajh gaya|samajh gayi|alvida|अलविदा',
} as const;
export type Courtesy = keyof typeof COURTESIES_SAID;

/** Words that may stand beside a greeting or a thank-you and ask nothing. */
export const FILLERS_SAID =
  'sir=|madam=|mam=|ji=|guruji=|guru=|pandit=|pandit ji=|panditji=|astrologer=|there=|bro=|dear=|so=|much=|very=|a=|the=|lot=|for=|your=|you=|this=|that=|it=|was=|is=|and=|help=|answer=|please=|again=|really=|all=|जी=|सर=|मैडम=|गुरुजी=|पंडित=|बहुत=|बहुत-बहुत=|आपका=|आप=|को=|bahut=|aapka=|aap=|aapko=|sab=|yes=|no=|हाँ=|haan=|hmm=|oh=|today=';
