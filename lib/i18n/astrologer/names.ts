/** Names of the kinds of claims, of verdicts and their reasons, and of topics. Their keys are those of `lib/contract/astrologer.ts`. */
import type { Language } from '../languages.ts';

const EN = {
  kinds: {
    sign: 'Sign',
    house: 'House',
    star: 'Star',
    degree: 'Degree',
    lord: 'Lord of a house',
    house_sign: 'Sign of a house',
    conjunction: 'Conjunction',
    aspect: 'Aspect',
    motion: 'Motion',
    combust: 'Combustion',
    dignity: 'Dignity',
    strength: 'Strength',
    period: 'Dasha period',
    yoga: 'Yoga',
    dosha: 'Dosha',
    count: 'Number of planets',
  },
  verdicts: { true: 'True', false: 'False', unverifiable: 'Cannot be checked' },
  reasons: {
    out_of_scope: 'It speaks of another person’s chart',
    frame_unknown: 'It does not say in which chart or counted from where',
    not_computed: 'This birth does not tell it, or the service does not compute it',
    prediction: 'It foretells an event',
  },
  safety: {
    crisis: 'A person in need',
    emergency: 'A medical emergency',
    death: 'Death or the length of a life',
    illness: 'Illness or pregnancy',
    unborn: 'The sex of an unborn child',
    gambling: 'Gambling, shares or loans',
    crime: 'Law and crime',
    curse: 'Curses and black magic',
    secret: 'Another person’s secret',
    minor: 'A person under eighteen',
  },
  blocked: {
    false_claim: 'It claims something that is not so in this chart',
    unverifiable_claim: 'It claims something that cannot be checked on this chart',
    loose_token: 'It names a planet, sign, house, date or number without a claim that can be read',
    unknown_fact: 'It cites a fact that the writer was not given',
    not_prose: 'It holds a link, an address, markup or a quotation',
    wrong_language: 'It is not in the language of the answer',
    safety: 'It speaks of what is never spoken of here',
  },
  topics: {
    career: 'Work',
    marriage: 'Marriage',
    money: 'Money',
    children: 'Children',
    education: 'Education',
    health: 'Well-being',
    travel: 'Travel',
    home: 'Home',
    spirituality: 'Inner life',
    timing: 'Time',
    general: 'The chart as a whole',
  },
} as const;

/** Names that answers of the astrologer show. */
export type AstrologerNames = { readonly [T in keyof typeof EN]: Readonly<Record<keyof (typeof EN)[T], string>> };

const HI: AstrologerNames = {
  kinds: {
    sign: 'राशि',
    house: 'भाव',
    star: 'नक्षत्र',
    degree: 'अंश',
    lord: 'भाव के स्वामी',
    house_sign: 'भाव की राशि',
    conjunction: 'युति',
    aspect: 'दृष्टि',
    motion: 'गति',
    combust: 'अस्त',
    dignity: 'अवस्था',
    strength: 'बल',
    period: 'दशा',
    yoga: 'योग',
    dosha: 'दोष',
    count: 'ग्रहों की संख्या',
  },
  verdicts: { true: 'सही', false: 'ग़लत', unverifiable: 'जाँचा नहीं जा सकता' },
  reasons: {
    out_of_scope: 'यह किसी और की कुंडली की बात है',
    frame_unknown: 'यह नहीं बताया कि किस कुंडली में, कहाँ से गिनकर',
    not_computed: 'इस जन्म से यह पता नहीं चलता, या यह गिना नहीं जाता',
    prediction: 'यह होने वाली घटना की बात है',
  },
  safety: {
    crisis: 'मुश्किल में पड़ा व्यक्ति',
    emergency: 'तुरंत इलाज की ज़रूरत',
    death: 'मृत्यु या आयु',
    illness: 'बीमारी या गर्भ',
    unborn: 'गर्भ के बच्चे का लिंग',
    gambling: 'जुआ, शेयर या कर्ज़',
    crime: 'क़ानून और अपराध',
    curse: 'श्राप और काला जादू',
    secret: 'किसी और का राज़',
    minor: 'अठारह से कम उम्र',
  },
  blocked: {
    false_claim: 'इसमें ऐसी बात है जो इस कुंडली में नहीं',
    unverifiable_claim: 'इसमें ऐसी बात है जो इस कुंडली से जाँची नहीं जा सकती',
    loose_token: 'इसमें ग्रह, राशि, भाव, तारीख़ या संख्या है, पर उसके बारे में कोई पढ़ी जा सकने वाली बात नहीं',
    unknown_fact: 'यह ऐसे तथ्य का नाम लेता है जो लिखने वाले को दिया नहीं गया था',
    not_prose: 'इसमें लिंक, पता, कोड या उद्धरण है',
    wrong_language: 'यह जवाब की भाषा में नहीं है',
    safety: 'यह उस विषय पर है जिस पर यहाँ बात नहीं होती',
  },
  topics: {
    career: 'काम',
    marriage: 'विवाह',
    money: 'धन',
    children: 'संतान',
    education: 'शिक्षा',
    health: 'सेहत',
    travel: 'यात्रा',
    home: 'घर',
    spirituality: 'अध्यात्म',
    timing: 'समय',
    general: 'पूरी कुंडली',
  },
};

const NAMES: Readonly<Record<Language, AstrologerNames>> = { en: EN, hi: HI };

/** The names of a language. */
export const astrologerNames = (language: Language): AstrologerNames => NAMES[language];
