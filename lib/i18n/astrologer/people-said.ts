/** Words by which a name in a question is known, and words with a capital that are none. */

/** After these stands the name of a person: English, Hindi, Hindi in Latin letters. */
export const NAME_FOLLOWS =
  'named|called|name is|name was|whose name is|naam|naam hai|mera naam|meri naam|iska naam|uska naam|नाम|नाम है|मेरा नाम|इसका नाम|उसका नाम|mr|mrs|miss|dr|shri|smt|श्री|श्रीमती|कुमारी';

/** Before these stands the name of a person, in Hindi, where no word of `NO_NAMES` does. */
export const NAME_PRECEDES =
  'से शादी|से विवाह|से प्यार|से प्रेम|से सगाई|से बात|जी से|जी के साथ|नाम का|नाम की|नाम के|se shaadi|se shadi|se vivah|se pyar|se pyaar|se sagai|se baat|naam ka|naam ki|naam ke|ji se';

/** Words that stand in those places and name no one. */
export const NO_NAMES =
  'is|us|isse|usse|kisse|किससे|इस|उस|किस|जिस|इससे|उससे|किसी|मुझ|मुझसे|तुझ|आप|अपने|हम|सब|दोनों|लड़के|लड़की|पति|पत्नी|माँ|पिता|पापा|मम्मी|भाई|बहन|दोस्त|बॉस|प्रेमी|प्रेमिका|बॉयफ़्रेंड|गर्लफ़्रेंड|परिवार|घर|मर्ज़ी|पसंद|कब|क्या|क्यों|कहाँ|धूमधाम|दोबारा|फिर|पहले|बाद|और|का|की|के|है|मेरा|मेरी|रखूँ|क्या है|kis|kisi|jis|mujh|mujhse|aap|apne|ham|sab|dono|ladke|ladki|pati|patni|biwi|maa|pita|papa|mummy|bhai|behen|dost|boss|boyfriend|girlfriend|ex|family|ghar|marzi|pasand|kab|kya|kyu|kyon|kahan|aur|ka|ki|ke|hai|mera|meri|uska|uski|iska|kaise|phir|fir|pehle|baad|not|the|a|an|for|to|by|on|in|of|my|your|so|as|it';

/** Words that may begin a sentence, and words written with a capital that name no person. */
export const CAPITALS_SAID =
  "i|i'm|i've|i'd|i'll|will|when|should|is|am|are|was|were|do|does|did|can|could|would|may|might|must|have|has|had|what|which|who|whom|whose|why|how|where|my|our|your|his|her|their|its|the|a|an|in|on|at|by|for|from|to|of|with|please|tell|give|show|say|explain|describe|after|before|if|and|but|or|so|since|because|though|although|while|he|she|they|we|you|it|this|that|these|those|there|here|now|then|today|tomorrow|yesterday|yes|no|not|never|always|sometimes|everyone|everybody|nobody|someone|people|ok|okay|thanks|thank|hello|hi|namaste|dear|sir|madam|also|even|just|only|still|both|all|any|some|many|much|more|most|every|each|one|two|three|need|want|looking|thinking|suffering|feeling|working|living|going|getting|nothing|something|everything|anything|god|vedic|hindu|indian|india|english|hindi|sanskrit|muslim|christian|sikh|mba|upsc|neet|ias|ips|iit|jee|ca|phd|usa|us|uk|uae|pr|it|hr|ceo|emi|ssc|psu|govt|canada|america|germany|australia|dubai|london|england|europe|asia|singapore|nepal|china|japan|france|google|amazon|microsoft|kp|krishna|shiva|ganesha|lakshmi|durga|hanuman|rama|kya|kab|kyu|kyon|kaise|kaun|kahan|mera|meri|mere|mujhe|main|hum|aap|aapka|kripya|batao|bataiye|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sade|sati|diwali|holi|isse|usse|kisse|shaadi|shadi|naukri|kaam|ghar|paisa|videsh|padhai|beta|beti|pati|patni|maa|papa";
