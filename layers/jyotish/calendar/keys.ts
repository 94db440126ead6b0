/** Keys of the calendar, each list in the order of its numbers. The names are in `lib/words`. */

/** Lunar months 1–12 from Chaitra. */
export const MONTH_KEYS = [
  'chaitra',
  'vaishakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashvina',
  'kartika',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const;

/** A leap month, the regular month of its name, a lost month. */
export const MONTH_KINDS = ['adhika', 'nija', 'kshaya'] as const;

/** Seasons 0–5 from spring, two months each. */
export const RITU_KEYS = ['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'] as const;

/** The Sun on its way north (0) and south (1). */
export const AYANA_KEYS = ['uttarayana', 'dakshinayana'] as const;

/** Years 1–60 of the cycle of Jupiter. */
export const SAMVATSARA_KEYS = [
  'prabhava',
  'vibhava',
  'shukla',
  'pramoda',
  'prajapati',
  'angira',
  'shrimukha',
  'bhava',
  'yuva',
  'dhata',
  'ishvara',
  'bahudhanya',
  'pramathi',
  'vikrama',
  'vrisha',
  'chitrabhanu',
  'subhanu',
  'tarana',
  'parthiva',
  'vyaya',
  'sarvajit',
  'sarvadhari',
  'virodhi',
  'vikriti',
  'khara',
  'nandana',
  'vijaya',
  'jaya',
  'manmatha',
  'durmukha',
  'hemalambi',
  'vilambi',
  'vikari',
  'sharvari',
  'plava',
  'shubhakrit',
  'shobhakrit',
  'krodhi',
  'vishvavasu',
  'parabhava',
  'plavanga',
  'kilaka',
  'saumya',
  'sadharana',
  'virodhakrit',
  'paridhavi',
  'pramadi',
  'ananda',
  'rakshasa',
  'nala',
  'pingala',
  'kalayukta',
  'siddharthi',
  'raudra',
  'durmati',
  'dundubhi',
  'rudhirodgari',
  'raktakshi',
  'krodhana',
  'akshaya',
] as const;
