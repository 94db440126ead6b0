/** What is said by those whom a dosha worries; they do not ask whether it is there. */
export const WORRIED_SAID =
  'problem|worr|afraid|scare|fear|harm|bad|serious|danger|ruin|spoil|समस्या|दिक्कत|दिक़्क़त|परेशान|डर|चिंता|नुकसान|नुक़सान|खराब|ख़राब|बुरा|dar lag|dikkat|samasya|nuksan|nuksaan|chinta|pareshan|kharab|bura';

/** What is said by those who take a dosha for granted and ask about something else. */
export const PREMISE_SAID =
  '(?:since|because|as) (?:i|my)|^i am (?!i)|^i have|due to|because of|with (?:sade|mangal|manglik)|hone (?:se|ke)|ki wajah|ke karan|(?:hu|hun|hoon|हूं|हूँ|hai|है)[, ]+(?:to|toh|तो|isliye|इसलिए|lekin|लेकिन|kya shadi|kya meri)|होने (?:से|के)|की वजह|के कारण';
