/**
 * What a question wants to hear, by its words: English, Hindi, Hindi in Latin letters. Stems are those of
 * `lib/astrologer/answer/stems.ts`. Where several fit, the earlier row wins.
 */
export const FORMS_SAID = {
  /** How long something goes on that goes on now. */
  until:
    'good time come|good time start|good days come|things get better|things improve|life get better|life improve|time … better=|time … improve|time kab|samay kab|waqt kab|acche din kab|achche din kab|समय कब … अच्छा|समय कब आए|अच्छा समय कब|अच्छे दिन कब|वक़्त कब बदल|समय कब बदल|दिन कब बदल|din kab badl|how long will this|how much longer|will this … last|time last=|phase last=|how long … last|how long … go on|how long … continue|how long … suffer|when … end=|bad time|bura waqt|bura samay|bure din|बुरा वक़्त|बुरा समय|बुरे दिन|kharab samay|ख़राब समय|when … over=|when … pass=|कब तक चल|कब तक रह|कब ख़त्म|कब बीत|कब जाएगा|kab tak chal|kab tak rah|kab khatam|kab beet|kab jayega',
  /** What to do at all. */
  what: 'how can i improve|how do i improve|how to improve|how can i become|how to become|how can i get|how do i get|how can i save|कैसे सुधार|कैसे बच|kaise sudhar|kaise bach|what should i do|what shall i do|what can i do|what do i do|what should we do|what can we do|क्या करूं=|क्या करें=|क्या किया जाए|kya karu=|kya karun=|kya karoon=|kya kare=|kya karen=|kya karna chahiye=',
  /** Whether to do something. */
  should:
    'should i|shall i|should we|should my|is it right to|is it good to|is it wise|is it better|ought i|good idea|better to|चाहिए|लूं=|दूं=|करूं=|जाऊं=|आऊं=|छोड़ूं=|बेचूं=|ख़रीदूं=|ठीक रहेगा|सही रहेगा|अच्छा रहेगा|बेहतर रहेगा|chahiye|lu=|loon=|du=|karu=|karoon=|karun=|jau=|jaun=|hou=|aau=|bechu=|kharidu=|theek rahega|thik rahega|sahi rahega|accha rahega|achha rahega',
  /** Whether something comes that is not wished for. */
  adverse:
    'alone forever|alone all my life|be alone=|akela rah|akeli rah|akela reh|akeli reh|अकेला रह|अकेली रह|will … lose|going to lose|loss|delay|delayed|be late|fail|break|divorce|get fired|laid off|trouble|obstacle|problem|नुक़सान|घाटा|देर होगी|देर है|देरी|देर से|टूट|असफल|फ़ेल|रुकावट|चली जाएगी|चला जाएगा|nuksan|ghata|deri|der hogi|der se|tut jay|toot jay|tutegi|tutega|tootegi|tootega|fail|late hog|delay|chali jayegi|chala jayega|rukawat|dikkat|pareshani',
  why: 'why|how come|what is wrong|what holds|what is blocking|what is in the way|क्यों|किस वजह|क्या रोक|kyu|kyun|kyon|kyo=|kis wajah|kya rok',
  thisYear: 'this year|this … year|current year|इस साल|यह साल|ये साल|इस वर्ष|is saal|ye saal|yeh saal|iss saal',
  nextYear: 'next year|coming year|अगले साल|अगला साल|अगले वर्ष|अगला वर्ष|आने वाला साल|agle saal|agla saal|aane wala saal',
} as const;

/** Words of questions about a life or a chart as a whole. */
export const OVERALL_SAID =
  'life|future|chart|kundli|kundali|kundly|horoscope|reading|overall|in general|about me|about myself|destiny|fate|my time|how am i|how will i|how is everything|everything|next … month|next … year|जीवन|ज़िंदगी|भविष्य|कुंडली|पत्रिका|मेरे बारे|जन्म|हालात|jeevan|jivan|zindagi|bhavishya|patrika|mere bare|mere baare|sab kuch|sab kaisa|kaisa chal|halat|janam|वर्ष|year|saal|महीने|month|mahine|yog=|yoga|योग|dosh|दोष|grah|ग्रह|planet|settle';
