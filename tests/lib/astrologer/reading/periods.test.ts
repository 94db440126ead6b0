/** Sentences about the birth of exact.json: periods, counts, "there" and "beside it", each true one with one that is changed. */
import { foundIn } from '../../../../lib/tools/local/verify/free.ts';
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { testSky } from '../../../support/sky.ts';

// Scorpio rises. Moon 1st; Saturn and Rahu 3rd, Capricorn; Mars 4th, Aquarius; Venus exalted 5th, Pisces; Sun exalted and
// Mercury retrograde 6th, Aries; Jupiter 8th, Gemini; Ketu 9th, Cancer. Vimshottari by 365.25 days: Mercury to 23 August 2024,
// Ketu to 24 August 2031, Venus to 2051, the Sun to 2057.
const AT = momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209);
let known: KnownBirth;
beforeAll(async () => {
  known = knownBirth(await testSky(), bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209), AT, OPTION_DEFAULTS);
});

it.each([
  ["With Ketu's period running till 2031, patience pays.", 'true'],
  ["With Ketu's period running till 2035, patience pays.", 'false'],
  ['You are in the Moon sub-period within Ketu.', 'true'],
  ['You are in the Mars sub-period within Ketu.', 'false'],
  ['Which dasha am I running? Ketu.', 'true'],
  ['Which dasha am I running? Venus.', 'false'],
  ['मेरी कौन सी महादशा चल रही है? केतु की।', 'true'],
  ['मेरी कौन सी महादशा चल रही है? शुक्र की।', 'false'],
  ['तीसरे भाव में कितने ग्रह हैं? दो।', 'true'],
  ['तीसरे भाव में कितने ग्रह हैं? तीन।', 'false'],
  ['क्या मंगल वक्री है? नहीं।', 'true'],
  ['Mangal chauthe ghar mein hai aur shani teesre mein rahu ke saath.', 'true'],
  ['Shukra paanchve mein uchch ka hai, aur guru aathve mein.', 'true'],
  ['Shukra paanchve mein uchch ka hai, aur guru saatve mein.', 'false'],
  ['Budh aur surya dono chhathe bhav mein hain, budh vakri hai.', 'true'],
  ['Budh aur surya dono chhathe bhav mein hain, surya vakri hai.', 'false'],
  ['Lagnesh mangal chauthe mein hai, jo kumbh rashi hai.', 'true'],
  ['Saptamesh shukra paanchve mein hai isliye shaadi achhi rahegi.', 'true'],
  ['Aapki ketu ki mahadasha august 2024 se august 2031 tak hai.', 'true'],
  ['Aapki ketu ki mahadasha august 2023 se august 2031 tak hai.', 'false'],
  ['Ketu ki dasha 2031 mein khatam hogi, uske baad shukra ki dasha shuru hogi.', 'true'],
  ['Ketu ki dasha 2031 mein khatam hogi, uske baad surya ki dasha shuru hogi.', 'false'],
  ['Abhi ketu ki mahadasha chal rahi hai jo 2031 tak chalegi.', 'true'],
  ['Abhi shukra ki mahadasha chal rahi hai jo 2031 tak chalegi.', 'false'],
  ['2031 se 2051 tak shukra ki mahadasha rahegi.', 'true'],
  ['2031 se 2050 tak shukra ki mahadasha rahegi.', 'false'],
  ['Shani aur rahu teesre ghar mein hain, mangal unke saath nahi.', 'true'],
  ['Shani vakri hai par mangal nahi.', 'true'],
  ['Chandra neech ka hai aur lagna mein hai.', 'true'],
  ['Chandra lagna mein neech ka hai, surya chhathe mein uchch ka.', 'true'],
  ['Chandra lagna mein neech ka hai, surya saatve mein uchch ka.', 'false'],
  ['Dasve ghar mein koi grah nahi hai.', 'true'],
  ['Chauthe ghar mein koi grah nahi hai.', 'false'],
  ['Teesre ghar mein do grah hain, shani aur rahu.', 'true'],
  ['Saatva ghar khali hai lekin paanchve mein shukra hai.', 'true'],
  ['Saatva ghar khali hai lekin paanchve mein guru hai.', 'false'],
  ['Shani ki drishti paanchve ghar par hai jahan shukra baitha hai.', 'true'],
  ['Guru doosre ghar ko dekhta hai aur chauthe ko nahi.', 'true'],
  ['Guru doosre ghar ko nahi dekhta.', 'false'],
  ['Rahu teesre mein aur ketu nauve mein hai.', 'true'],
  ['Rahu teesre mein aur ketu aathve mein hai.', 'false'],
  ['Shukra saptamesh hai aur baarahve ghar ka bhi swami hai.', 'true'],
  ['Shukra saptamesh hai aur dasve ghar ka bhi swami hai.', 'false'],
  ['Lagna vrishchik hai, uska swami mangal chauthe mein.', 'true'],
  ['Lagna vrishchik hai, uska swami mangal paanchve mein.', 'false'],
  ['Saturn and Rahu share the third house, and Mars sits in the fourth.', 'true'],
  ['Saturn and Rahu share the fourth house, and Mars sits in the fourth.', 'false'],
  ['Venus is exalted but the Moon is not.', 'true'],
  ['Venus is exalted but the Sun is not.', 'false'],
  ['Your Ketu mahadasha, which began in August 2024, ends in August 2031.', 'true'],
  ['Your Ketu mahadasha, which began in August 2024, ends in August 2030.', 'false'],
  ['Ketu runs until 2031, then Venus until 2051, then the Sun until 2057.', 'true'],
  ['Ketu runs until 2031, then Venus until 2051, then the Moon until 2057.', 'false'],
  ['From 2031 to 2051 you will be in the Venus mahadasha.', 'true'],
  ['From 2031 to 2051 you will be in the Sun mahadasha.', 'false'],
  ['Only Venus sits in the fifth.', 'true'],
  ['Only Saturn sits in the third.', 'false'],
  ['No planet occupies the second, the seventh or the tenth.', 'true'],
  ['No planet occupies the second, the fourth or the tenth.', 'false'],
  ['Neither Mars nor Jupiter is retrograde.', 'true'],
  ['Neither Mars nor Saturn is retrograde.', 'false'],
  ['Two planets, Saturn and Mercury, are retrograde.', 'true'],
  ['Two planets, Saturn and Mars, are retrograde.', 'false'],
  ['Mars, the lord of the first and sixth, is in the fourth.', 'true'],
  ['Mars, the lord of the first and seventh, is in the fourth.', 'false'],
  ['Jupiter is in the eighth, and it rules the second and fifth.', 'true'],
  ['Jupiter is in the eighth, and it rules the third and fifth.', 'false'],
  ['The Moon, lord of the ninth, sits debilitated in the ascendant.', 'true'],
  ['Mercury is with the Sun in the sixth, and Ketu alone in the ninth.', 'true'],
  ['Mercury is with the Sun in the sixth, and Ketu alone in the eighth.', 'false'],
  ['केतु की महादशा अगस्त 2024 में शुरू हुई और अगस्त 2031 में समाप्त होगी।', 'true'],
  ['केतु की महादशा अगस्त 2024 में शुरू हुई और अगस्त 2032 में समाप्त होगी।', 'false'],
  ['बुध की महादशा 2024 में समाप्त हुई, फिर केतु की शुरू हुई।', 'true'],
  ['बुध की महादशा 2024 में समाप्त हुई, फिर शुक्र की शुरू हुई।', 'false'],
  ['वर्तमान में केतु की महादशा चल रही है, जो 2031 तक रहेगी, उसके बाद सूर्य की महादशा आएगी।', 'false'],
  ['शनि तीसरे भाव में राहु के साथ है और मंगल चौथे में।', 'true'],
  ['सप्तम भाव खाली है और उसका स्वामी शुक्र पंचम में है।', 'true'],
  ['सप्तम भाव खाली है और उसका स्वामी शुक्र षष्ठ में है।', 'false'],
  ['मंगल लग्न का स्वामी है और चौथे भाव में है।', 'true'],
  ['मंगल लग्न का स्वामी है और पाँचवें भाव में है।', 'false'],
])('%s is %s', (text, verdict) => expect(foundIn(known, text)).toBe(verdict));

it.each([
  'Your chart has no Kaal Sarp dosha and no Manglik dosha.',
  'The Ketu mahadasha began in 2031 and ended in 2024.',
  'Neither Saturn nor Mercury is retrograde.',
  'Your Ketu mahadasha runs from 2024 to 2031, and Venus after it until 2041.',
  'After Rahu comes the Jupiter mahadasha, from 2028 to 2044.',
  'Three planets, Saturn, Rahu and Rahu, are in the third house.',
])('takes for true no sentence that is false in a part: %s', (text) => expect(foundIn(known, text)).not.toBe('true'));

it.each([
  ['Shukra ki mahadasha ketu ke baad 2031 mein', 'true'],
  ['Shukra ki mahadasha ketu ke baad 2030 mein', 'false'],
  ['शुक्र की महादशा केतु के बाद 2031 में', 'true'],
  ['शुक्र की महादशा केतु के बाद 2030 में', 'false'],
  ['After Ketu, the Venus mahadasha begins in 2031.', 'true'],
  ['After Mercury, the Venus mahadasha begins in 2031.', 'false'],
  ['Ketu ke baad Shukra ki mahadasha 2031 se hai.', 'true'],
  ['The Ketu period ends in 2031, when Venus takes over.', 'true'],
  ['The Ketu period ends in 2031, when the Sun takes over.', 'false'],
  ['Shukra ki mahadasha 2031 se hai.', 'true'],
  ['Shukra ki mahadasha 2030 se hai.', 'false'],
])('takes a planet before “ke baad” for the period before, and not for a part of the name: %s', (text, verdict) =>
  expect(foundIn(known, text)).toBe(verdict),
);
