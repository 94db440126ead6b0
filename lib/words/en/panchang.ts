/** The panchang in English: Gowri parts, special yogas, and why a window is adverse. */
import type { AdverseReason } from '../../../layers/jyotish/panchang/adverse.ts';
import type { AnandadiKey, TamilYogaKey } from '../../../layers/jyotish/panchang/anandadi.ts';
import type { GowriId } from '../../../layers/jyotish/panchang/choghadiya.ts';
import type { MuhurtaDeity, MuhurtaKey } from '../../../layers/jyotish/panchang/muhurtas.ts';
import type { PanchakType } from '../../../layers/jyotish/panchang/panchak.ts';
import type { PanchakaKind } from '../../../layers/jyotish/panchang/panchaka-rahita.ts';
import type { SpecialYogaId } from '../../../layers/jyotish/panchang/special-yogas.ts';
import type { BhadraLoka } from '../../../layers/jyotish/panchang/star-windows.ts';

export const gowris: Readonly<Record<GowriId, string>> = {
  uthi: 'Uthi',
  amirdha: 'Amirdha',
  rogam: 'Rogam',
  labam: 'Labam',
  dhanam: 'Dhanam',
  sugam: 'Sugam',
  soram: 'Soram',
  visham: 'Visham',
};

export const specialYogas: Readonly<Record<SpecialYogaId, string>> = {
  amrita_siddhi: 'Amrita Siddhi Yoga',
  sarvartha_siddhi: 'Sarvartha Siddhi Yoga',
  ravi_pushya: 'Ravi Pushya Yoga',
  guru_pushya: 'Guru Pushya Yoga',
  ravi_yoga: 'Ravi Yoga',
  tripushkara: 'Tripushkara Yoga',
  dwipushkara: 'Dwipushkara Yoga',
  siddhi: 'Siddhi Yoga',
  siddha_tithi: 'Siddha Yoga (tithi and weekday)',
  dagdha_nakshatra: 'Dagdha Yoga (star and weekday)',
  yamaghanta: 'Yamaghanta Yoga',
  utpata: 'Utpata Yoga',
  mrityu: 'Mrityu Yoga (star and weekday)',
  kana: 'Kana Yoga',
  mrityu_tithi: 'Mrityu Yoga (tithi and weekday)',
  krakacha: 'Krakacha Yoga',
  dagdha_tithi: 'Dagdha Yoga (tithi and weekday)',
  visha: 'Visha Yoga',
  hutashana: 'Hutashana Yoga',
  sun_burnt_tithi: 'Dagdha Tithi (by the Sun)',
  aadal: 'Aadal Yoga',
  vidaal: 'Vidaal Yoga',
};

export const reasons: Readonly<Record<AdverseReason, string>> = {
  rahu_kala: "Rahu's eighth of the day",
  yamaganda: "Yama's eighth of the day",
  gulika_kala: "Gulika's eighth of the day",
  dur_muhurta: 'adverse muhurta of the weekday',
  kulika: 'Kulika muhurta of the weekday',
  kalavela: 'Kalavela muhurta of the weekday',
  yamaghanta: 'Yamaghanta muhurta of the weekday',
  kantaka: 'Kantaka muhurta of the weekday',
  varjya: 'varjya of the star',
  bhadra_earth: 'Vishti karana, dwelling on earth: harmful',
  bhadra_heaven: 'Vishti karana, dwelling in heaven: harmless',
  bhadra_patala: 'Vishti karana, dwelling in patala: harmless',
  aadal: "the Moon's star counted from the Sun's",
  vidaal: "the Moon's star counted from the Sun's",
  dagdha_nakshatra: 'star burnt by the weekday',
  dagdha_tithi: 'tithi burnt by the weekday',
  sun_burnt_tithi: "tithi burnt by the Sun's sign",
  nitya_yoga: 'adverse part of the yoga',
  panchaka: 'the Moon in Aquarius or Pisces',
  vinchudo: 'the Moon in Scorpio',
  gandmool: 'star at the junction of signs',
};

export const panchaks: Readonly<Record<PanchakType, string>> = {
  roga: 'Roga Panchak',
  raja: 'Raja Panchak',
  agni: 'Agni Panchak',
  chora: 'Chora Panchak',
  mrityu: 'Mrityu Panchak',
  none: 'Panchak',
};

export const bhadraLokas: Readonly<Record<BhadraLoka, string>> = {
  heaven: 'In heaven',
  patala: 'In the netherworld',
  earth: 'On earth',
};

export const anandadis: Readonly<Record<AnandadiKey, string>> = {
  ananda: 'Ananda',
  kaladanda: 'Kaladanda',
  dhumra: 'Dhumra',
  dhata: 'Dhata',
  saumya: 'Saumya',
  dhwanksha: 'Dhwanksha',
  dhwaja: 'Dhwaja',
  shrivatsa: 'Shrivatsa',
  vajra: 'Vajra',
  mudgara: 'Mudgara',
  chhatra: 'Chhatra',
  mitra: 'Mitra',
  manasa: 'Manasa',
  padma: 'Padma',
  lumbaka: 'Lumbaka',
  utpata: 'Utpata',
  mrityu: 'Mrityu',
  kana: 'Kana',
  siddhi: 'Siddhi',
  shubha: 'Shubha',
  amrita: 'Amrita',
  musala: 'Musala',
  gada: 'Gada',
  matanga: 'Matanga',
  rakshasa: 'Rakshasa',
  chara: 'Chara',
  sthira: 'Sthira',
  pravardhamana: 'Pravardhamana',
};

export const tamilYogas: Readonly<Record<TamilYogaKey, string>> = {
  amirtha: 'Amirtha Yogam',
  siddha: 'Siddha Yogam',
  marana: 'Marana Yogam',
  prabalarishta: 'Prabalarishta Yogam',
};

export const panchakaKinds: Readonly<Record<PanchakaKind, string>> = {
  free: 'Free of Panchaka',
  mrityu: 'Mrityu Panchaka',
  agni: 'Agni Panchaka',
  raja: 'Raja Panchaka',
  chora: 'Chora Panchaka',
  roga: 'Roga Panchaka',
};

export const muhurtas: Readonly<Record<MuhurtaKey, string>> = {
  rudra: 'Rudra',
  ahi: 'Ahi',
  mitra: 'Mitra',
  pitri: 'Pitri',
  vasu: 'Vasu',
  vara: 'Vara',
  vishvedeva: 'Vishvedeva',
  vidhi: 'Vidhi (Abhijit)',
  satamukhi: 'Satamukhi',
  puruhuta: 'Puruhuta',
  vahini: 'Vahini',
  naktanakara: 'Naktanakara',
  varuna: 'Varuna',
  aryaman: 'Aryaman',
  bhaga: 'Bhaga',
  girisha: 'Girisha',
  ajapada: 'Ajapada',
  ahirbudhnya: 'Ahirbudhnya',
  pushya: 'Pushya',
  ashvini: 'Ashvini',
  yama: 'Yama',
  agni: 'Agni',
  vidhatri: 'Vidhatri',
  kanda: 'Kanda',
  aditi: 'Aditi',
  jiva: 'Jiva',
  vishnu: 'Vishnu',
  dyumadgadyuti: 'Dyumadgadyuti',
  brahma: 'Brahma',
  samudra: 'Samudra',
};

export const muhurtaDeities: Readonly<Record<MuhurtaDeity, string>> = {
  rudra: 'Rudra',
  ahi: 'the Serpent',
  mitra: 'Mitra',
  pitris: 'the Ancestors',
  vasus: 'the Vasus',
  ambu: 'the Waters',
  vishvedevas: 'the Vishvedevas',
  vidhi: 'Vidhi',
  brahma: 'Brahma',
  indra: 'Indra',
  agni: 'Agni',
  rakshasa: 'the Rakshasas',
  varuna: 'Varuna',
  aryaman: 'Aryaman',
  bhaga: 'Bhaga',
  shiva: 'Shiva',
  ajapada: 'Aja Ekapada',
  ahirbudhnya: 'Ahirbudhnya',
  pushan: 'Pushan',
  ashvins: 'the Ashvins',
  yama: 'Yama',
  dhatri: 'Dhatri',
  chandra: 'the Moon',
  aditi: 'Aditi',
  brihaspati: 'Brihaspati',
  vishnu: 'Vishnu',
  surya: 'the Sun',
  tvashtri: 'Tvashtri',
  vayu: 'Vayu',
};
