/** Words of the annual chart in Hindi. */
import type { Saham } from '../../../layers/jyotish/varshaphal/sahams.ts';
import type {
  ContactKind,
  KamboolaGrade,
  TajikaAspect,
  TajikaYoga,
} from '../../../layers/jyotish/varshaphal/tajika.ts';
import type { Office, YearChoice } from '../../../layers/jyotish/varshaphal/year-lord.ts';

/** Offices of the year. */
export const offices: Readonly<Record<Office, string>> = {
  muntha: 'मुंथेश',
  birth_ascendant: 'जन्म लग्नेश',
  year_ascendant: 'वर्ष लग्नेश',
  trirashi: 'त्रिराशि पति',
  day_night: 'दिन-रात्रि पति',
  year_lord: 'वर्षेश',
};

/** How the lord of the year was chosen. */
export const choices: Readonly<Record<YearChoice, string>> = {
  strength: 'बल से',
  tie: 'समान बल वालों में से',
  none_aspects: 'लग्न पर किसी की दृष्टि नहीं',
};

/** Sahams. */
export const sahams: Readonly<Record<Saham, string>> = {
  punya: 'पुण्य',
  vidya: 'विद्या',
  yashas: 'यश',
  mitra: 'मित्र',
  mahatmya: 'माहात्म्य',
  asha: 'आशा',
  samartha: 'सामर्थ्य',
  bhratri: 'भ्रातृ',
  gaurava: 'गौरव',
  pitri: 'पितृ',
  rajya: 'राज्य',
  matri: 'मातृ',
  putra: 'पुत्र',
  jiva: 'जीव',
  karma: 'कर्म',
  roga: 'रोग',
  kali: 'कलि',
  shastra: 'शास्त्र',
  bandhu: 'बंधु',
  paradesha: 'परदेश',
  artha: 'अर्थ',
  paradara: 'परदारा',
  vanik: 'वणिक',
  karyasiddhi: 'कार्यसिद्धि',
  vivaha: 'विवाह',
  santapa: 'संताप',
  shraddha: 'श्रद्धा',
  priti: 'प्रीति',
  jadya: 'जाड्य',
  vyapara: 'व्यापार',
  shatru: 'शत्रु',
  jalapatana: 'जलपतन',
  bandhana: 'बंधन',
  labha: 'लाभ',
};

/** Aspects of Tajika. */
export const aspects: Readonly<Record<TajikaAspect, string>> = {
  open_friendly: 'प्रत्यक्ष मित्र दृष्टि',
  hidden_friendly: 'गुप्त मित्र दृष्टि',
  open_hostile: 'प्रत्यक्ष शत्रु दृष्टि',
  hidden_hostile: 'गुप्त शत्रु दृष्टि',
};

/** Contacts. */
export const contacts: Readonly<Record<ContactKind, string>> = {
  ithasala_bhavishya: 'भविष्य इत्थशाल',
  ithasala: 'वर्तमान इत्थशाल',
  ithasala_purna: 'पूर्ण इत्थशाल',
  ishrafa: 'ईशराफ',
};

/** The sixteen yogas. */
export const yogas: Readonly<Record<TajikaYoga, string>> = {
  ikkabala: 'इक्कबाल',
  induvara: 'इंदुवार',
  ithasala: 'इत्थशाल',
  ishrafa: 'ईशराफ',
  nakta: 'नक्त',
  yamaya: 'यमया',
  manau: 'मणऊ',
  kamboola: 'कंबूल',
  gairi_kamboola: 'गैरी कंबूल',
  khallasara: 'खल्लासर',
  radda: 'रद्द',
  duhphali_kuttha: 'दुःफालि कुत्थ',
  dutthotthadavira: 'दुत्थोत्थदिवीर',
  tambira: 'तंबीर',
  kuttha: 'कुत्थ',
  durapha: 'दुरफ',
};

/** Grades of kamboola. */
export const grades: Readonly<Record<KamboolaGrade, string>> = {
  uttama: 'उत्तम',
  madhyama: 'मध्यम',
  adhama: 'अधम',
};

/** Parts of the year. */
export const units: Readonly<Record<'month' | 'sixty_hours' | 'day', string>> = {
  month: 'मास',
  sixty_hours: 'साठ घंटे',
  day: 'दिन',
};
