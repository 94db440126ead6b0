/** Words of the annual chart in English. */
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
  muntha: 'Lord of the muntha',
  birth_ascendant: 'Lord of the birth ascendant',
  year_ascendant: 'Lord of the year ascendant',
  trirashi: 'Lord of the threefold sign',
  day_night: 'Lord of the luminary of the time',
  year_lord: 'Lord of the year',
};

/** How the lord of the year was chosen. */
export const choices: Readonly<Record<YearChoice, string>> = {
  strength: 'By strength',
  tie: 'Between equals',
  none_aspects: 'None aspects the ascendant',
};

/** Sahams. */
export const sahams: Readonly<Record<Saham, string>> = {
  punya: 'Punya (merit)',
  vidya: 'Vidya (learning)',
  yashas: 'Yashas (fame)',
  mitra: 'Mitra (friends)',
  mahatmya: 'Mahatmya (greatness)',
  asha: 'Asha (hope)',
  samartha: 'Samartha (ability)',
  bhratri: 'Bhratri (brothers)',
  gaurava: 'Gaurava (respect)',
  pitri: 'Pitri (father)',
  rajya: 'Rajya (rule)',
  matri: 'Matri (mother)',
  putra: 'Putra (children)',
  jiva: 'Jiva (life)',
  karma: 'Karma (work)',
  roga: 'Roga (illness)',
  kali: 'Kali (strife)',
  shastra: 'Shastra (sciences)',
  bandhu: 'Bandhu (kin)',
  paradesha: 'Paradesha (foreign lands)',
  artha: 'Artha (money)',
  paradara: 'Paradara (another’s wife)',
  vanik: 'Vanik (trade)',
  karyasiddhi: 'Karyasiddhi (success)',
  vivaha: 'Vivaha (marriage)',
  santapa: 'Santapa (sorrow)',
  shraddha: 'Shraddha (faith)',
  priti: 'Priti (affection)',
  jadya: 'Jadya (dullness)',
  vyapara: 'Vyapara (business)',
  shatru: 'Shatru (enemies)',
  jalapatana: 'Jalapatana (voyage by water)',
  bandhana: 'Bandhana (confinement)',
  labha: 'Labha (gain)',
};

/** Aspects of Tajika. */
export const aspects: Readonly<Record<TajikaAspect, string>> = {
  open_friendly: 'Open friendly',
  hidden_friendly: 'Hidden friendly',
  open_hostile: 'Open hostile',
  hidden_hostile: 'Hidden hostile',
};

/** Contacts. */
export const contacts: Readonly<Record<ContactKind, string>> = {
  ithasala_bhavishya: 'Ithasala to come',
  ithasala: 'Ithasala',
  ithasala_purna: 'Complete ithasala',
  ishrafa: 'Ishrafa',
};

/** The sixteen yogas. */
export const yogas: Readonly<Record<TajikaYoga, string>> = {
  ikkabala: 'Ikkabala',
  induvara: 'Induvara',
  ithasala: 'Ithasala',
  ishrafa: 'Ishrafa',
  nakta: 'Nakta',
  yamaya: 'Yamaya',
  manau: 'Manau',
  kamboola: 'Kamboola',
  gairi_kamboola: 'Gairi kamboola',
  khallasara: 'Khallasara',
  radda: 'Radda',
  duhphali_kuttha: 'Duhphali kuttha',
  dutthotthadavira: 'Dutthotthadavira',
  tambira: 'Tambira',
  kuttha: 'Kuttha',
  durapha: 'Durapha',
};

/** Grades of kamboola. */
export const grades: Readonly<Record<KamboolaGrade, string>> = {
  uttama: 'Best',
  madhyama: 'Middling',
  adhama: 'Lowest',
};

/** Parts of the year. */
export const units: Readonly<Record<'month' | 'sixty_hours' | 'day', string>> = {
  month: 'Month',
  sixty_hours: 'Sixty hours',
  day: 'Day',
};
