/** Journeys and the guide of a day in Hindi. */
import type { Favour, GuideBar, GuideSource } from '../../../layers/jyotish/muhurat/day-guide.ts';
import type { JourneyFactor, JourneyVerdict } from '../../../layers/jyotish/muhurat/journey.ts';
import type { ShoolRemedy } from '../../../layers/jyotish/panchang/nivas.ts';

export const journeyFactors: Readonly<Record<JourneyFactor, string>> = {
  choghadiya_amrit: 'चौघड़िया अमृत',
  choghadiya_shubh: 'चौघड़िया शुभ',
  choghadiya_labh: 'चौघड़िया लाभ',
  choghadiya_char: 'चौघड़िया चर, यात्रा के लिए',
  choghadiya_adverse: 'अशुभ चौघड़िया',
  star_best: 'यात्रा के लिए उत्तम नक्षत्र',
  star_middling: 'यात्रा के लिए मध्यम नक्षत्र',
  star_adverse: 'यात्रा में वर्जित नक्षत्र',
  tithi_good: 'यात्रा के लिए अच्छी तिथि',
  tithi_adverse: 'रिक्ता तिथि या अमावस्या',
  disha_shool: 'दिशा शूल: आज इस दिशा में यात्रा वर्जित है',
  disha_shool_beside: 'दिशा शूल बग़ल की दिशा में है',
  nakshatra_shool: 'नक्षत्र शूल इसी दिशा में है',
  yogini_ahead: 'योगिनी सामने या दाहिने है',
  yogini_behind: 'योगिनी पीछे या बाएँ है',
  moon_ahead: 'चंद्र सामने या दाहिने हैं',
  moon_behind: 'चंद्र पीछे या बाएँ हैं',
  rahu_ahead: 'राहु का वास सामने है',
  samaya_shool: 'समय शूल: दिन के इस समय यह दिशा वर्जित है',
  panchaka: 'पंचक में दक्षिण की यात्रा',
  tara: 'यात्री के लिए तारा अशुभ है',
  chandrashtama: 'यात्री की जन्म राशि से चंद्र आठवें हैं',
};

export const journeyVerdicts: Readonly<Record<JourneyVerdict, string>> = {
  good: 'अच्छा',
  acceptable: 'ठीक',
  avoid: 'टालें',
};

/** What custom takes against the shool of a weekday: its name, and a sentence. */
export const shoolRemedies: Readonly<Record<ShoolRemedy, { readonly name: string; readonly text: string }>> = {
  ghee: { name: 'घी', text: 'रविवार को इस दिशा में निकलने से पहले थोड़ा घी खाने की परंपरा है।' },
  milk: { name: 'दूध', text: 'सोमवार को इस दिशा में निकलने से पहले थोड़ा दूध पीने की परंपरा है।' },
  jaggery: { name: 'गुड़', text: 'मंगलवार को इस दिशा में निकलने से पहले थोड़ा गुड़ खाने की परंपरा है।' },
  sesame: { name: 'तिल', text: 'बुधवार को इस दिशा में निकलने से पहले थोड़े तिल खाने की परंपरा है।' },
  curd: { name: 'दही', text: 'गुरुवार को इस दिशा में निकलने से पहले थोड़ा दही खाने की परंपरा है।' },
  barley: { name: 'जौ', text: 'शुक्रवार को इस दिशा में निकलने से पहले थोड़ा जौ खाने की परंपरा है।' },
  urad: { name: 'उड़द', text: 'शनिवार को इस दिशा में निकलने से पहले थोड़ी उड़द खाने की परंपरा है।' },
};

export const favours: Readonly<Record<Favour, string>> = {
  all_good: 'सभी शुभ काम',
  marriage_talk: 'विवाह की बातचीत',
  worship: 'पूजा-पाठ',
  trade: 'व्यापार',
  study_start: 'पढ़ाई की शुरुआत',
  travel: 'यात्रा',
  vehicle: 'वाहन का काम',
  office_government: 'दफ़्तर और सरकारी काम',
  savings: 'बचत',
  dispute_answer: 'विवाद का जवाब',
  food: 'भोजन का काम',
  water: 'पानी से जुड़ा काम',
  land: 'ज़मीन का काम',
  tools: 'औज़ार और मशीन',
  surgery: 'शल्य चिकित्सा',
  accounts: 'हिसाब-किताब',
  writing: 'लेखन',
  teaching: 'अध्यापन',
  finance: 'धन का काम',
  art: 'कला',
  purchase_clothes: 'कपड़ों की ख़रीद',
  labour: 'मेहनत का काम',
  iron: 'लोहा और भारी सामान',
  old_matters: 'पुराने काम',
  foundation: 'नींव रखना',
  planting: 'पेड़-पौधे लगाना',
  demolition: 'तोड़-फोड़',
  dispute: 'विरोध का काम',
  fire_work: 'अग्नि का काम',
  routine: 'रोज़ का काम',
  medicine_start: 'दवा शुरू करना',
  friendship: 'मित्रता',
  debt_recovery: 'उधार की वसूली',
  repeatable_acts: 'वे काम जो बार-बार हों',
  ancestors: 'पितरों का काम',
};

export const guideBars: Readonly<Record<GuideBar, string>> = {
  all_new: 'कोई भी नया काम',
  trade: 'व्यापार',
  marriage_talk: 'विवाह की बातचीत',
  medicine_start: 'दवा शुरू करना',
  travel: 'यात्रा',
  travel_south: 'दक्षिण की यात्रा',
  loans: 'क़र्ज़ का लेन-देन',
  last_rites: 'अंतिम संस्कार',
};

/** What a piece of the day rests on. */
export const guideSources: Readonly<Record<GuideSource['kind'], string>> = {
  choghadiya: 'चौघड़िया',
  hora: 'होरा',
  nakshatra: 'चंद्र का नक्षत्र',
  tithi: 'तिथि',
  window: 'दिन का काल',
};
