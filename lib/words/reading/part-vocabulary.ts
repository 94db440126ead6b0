/** Words between two questions of one message, and words by which a part of it asks: English, Hindi, Hindi in Latin letters. */
export const JOINTS_SAID = 'and also|and|also|aur|और|तथा|ya phir|या फिर';
export const MARKS_SAID =
  'when|will|what|which|who|whom|how|should|can|could|is|are|am|do|does|did|why|where|have i|kab|kya|kaun|kaunsa|konsa|konsi|kaise|kaisi|kaisa|kitna|kitni|kitne|kyu|kyun|kyon|kahan|kis|kisse|kaha|[a-z]+(?:ega|egi|enge|unga|ungi)|कब|क्या|कौन|कैसा|कैसी|कैसे|कितना|कितनी|कितने|क्यों|कहाँ|कहां|किस|किससे|[\\p{L}\\p{M}]+(?:गा|गी|गे)';
