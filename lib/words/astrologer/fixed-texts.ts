/**
 * The fixed answers, in the tongue in which a question was written: English, Hindi, or Hindi in Latin letters. {line}, {emergency}
 * and {ambulance} are numbers to call.
 */
import { answersEn } from '../en/astrologer/answers.ts';
import { answersHi } from '../hi/astrologer/answers.ts';
import type { SafetyCase } from './answer-frames.ts';
import type { Helpline } from './helplines.ts';

export type Tongue = 'en' | 'hi' | 'roman';

const ROMAN: Readonly<Record<SafetyCase, string>> = {
  crisis:
    'Achha kiya ki aapne yeh likha. Aapki baat kisi bhi kundli se badi hai, aur ise akele uthana zaroori nahi. Abhi kisi se baat kijiye: jis par bharosa ho, doctor se, ya helpline par ({line}). Aap par ya aapke paas kisi par is samay khatra ho, to pehle {emergency} milaiye. Is baat par yahan kundli nahi padhi jaati.',
  emergency:
    'Is samay kundli ki nahi, doctor ki zaroorat hai. Sabse pehle ambulance bulaiye: {ambulance}. Unhein bataiye ki kya hua aur aap kahan hain, woh jo kahein wahi kijiye, aur mareez ko akela mat chhodiye. Apne aap jaldi pahunch sakte hon, to sabse paas ke aspataal le jaiye. Is baat par yahan kundli nahi padhi jaati.',
  death:
    'Mrityu ya aayu ke sawaalon ka jawab yahan nahi diya jaata, na aapki, na kisi aur ki. Koi kundli yeh nahi bata sakti, aur atkal nuksaan karti hai. Kaam, ghar, logon ya is samay ke baare mein poochhiye; jitna kundli batati hai, utna jawab milega.',
  illness:
    'Kundli na beemari pakad sakti hai, na uska ilaaj kar sakti hai, aur yahan atkal nahi lagayi jaati. Kripya doctor ko dikhaiye. Itna bataya ja sakta hai ki aapki urja kaise chalti hai aur kaun sa samay zyada aaram maangta hai.',
  unborn:
    'Garbh ke bachche ke ling ke baare mein yahan kuchh nahi kaha jaata. Yeh kundli se pata nahi chalta, aur Bharat mein yeh poochhna kaanoon ke khilaaf hai.',
  gambling:
    'Share, coin, number ya daav yahan nahi bataye jaate, aur kisi kundli ko batana bhi nahi chahiye. Yeh bataya ja sakta hai ki aap paisa kaise kamaate aur bachaate hain, aur kaun se saal sambhalkar chalne ke hain.',
  crime:
    'Mukadme par, kaanoon todne ya usse bachne par, aur kisi se chhipne par yahan salaah nahi di jaati. Kisi ko chhodna hai ya nahi, yeh faisla aapka hai, un logon ke saath jo dono paksh jaante hain; vakil aapse khulkar baat kar sakte hain. Aapki taraf ke takraav aur dheeraj ke baare mein bataya ja sakta hai, jitna kundli dikhati hai.',
  curse:
    'Kundli mein na koi shraap dikhta hai, na kaala jaadu, aur usse chhootne ke liye kisi mehngi pooja ki zaroorat nahi hoti. Koi iske naam par paise maang raha ho, to dena band kijiye. Ek diya, thodi sair, kisi ka bhala aur dost se baat, inka kuchh nahi lagta aur asar zyada hota hai.',
  secret:
    'Kisi doosre ke raaz kundli se nahi padhe jaate. Ho sake, to unhi se poochhiye. Aapke baare mein woh bataya ja sakta hai, jo kundli dikhati hai.',
  minor:
    'Baat atharah baras se kam umr ki hai, isliye prem ya vivah par yahan kuchh nahi kaha jaata, na koi faisla sunaya jaata hai. Itna bataya ja sakta hai ki seekhne aur aaram mein bachche ko kya madad karta hai.',
};

const TEXTS: Readonly<Record<Tongue, Readonly<Record<SafetyCase, string>>>> = {
  en: answersEn.safety,
  hi: answersHi.safety,
  roman: ROMAN,
};

/** The fixed answer of a case. */
export const fixedText = (tongue: Tongue, key: SafetyCase, { line, emergency, ambulance }: Helpline): string =>
  TEXTS[tongue][key].replace('{line}', line).replace('{emergency}', emergency).replace('{ambulance}', ambulance);
