/** The panchang in English: Gowri parts, special yogas, and why a window is adverse. */
import type { AdverseReason } from '../../../layers/jyotish/panchang/adverse.ts';
import type { GowriId } from '../../../layers/jyotish/panchang/choghadiya.ts';
import type { SpecialYogaId } from '../../../layers/jyotish/panchang/special-yogas.ts';

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
