/** The day sheets of the regions in English: regional words, in the script of the language. */
import type { StarMouth } from '../../../layers/jyotish/chart/avakahada.ts';
import type { RegionalItemId, RegionalTradition } from '../../../layers/jyotish/calendar/regional-day.ts';
import type { Limb } from '../../../layers/jyotish/panchang/anga.ts';

export const traditions: Readonly<Record<RegionalTradition, string>> = {
  tamil: 'Tamil',
  malayalam: 'Malayalam',
  telugu: 'Telugu',
  kannada: 'Kannada',
  bengali: 'Bengali',
  odia: 'Odia',
  gujarati: 'Gujarati',
  marathi: 'Marathi',
  nepali: 'Nepali',
};

/** What the region calls the five limbs. */
export const limbLabels: Readonly<Record<RegionalTradition, Readonly<Record<'vara' | Limb, string>>>> = {
  tamil: { vara: 'Kizhamai', tithi: 'Thithi', nakshatra: 'Natchathiram', yoga: 'Yogam', karana: 'Karanam' },
  malayalam: { vara: 'Azhcha', tithi: 'Thithi', nakshatra: 'Naal', yoga: 'Yogam', karana: 'Karanam' },
  telugu: { vara: 'Varamu', tithi: 'Tithi', nakshatra: 'Nakshatramu', yoga: 'Yogamu', karana: 'Karanamu' },
  kannada: { vara: 'Vara', tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yoga', karana: 'Karana' },
  bengali: { vara: 'Bar', tithi: 'Tithi', nakshatra: 'Nokkhotro', yoga: 'Jog', karana: 'Koron' },
  odia: { vara: 'Bara', tithi: 'Tithi', nakshatra: 'Nakhyatra', yoga: 'Joga', karana: 'Karana' },
  gujarati: { vara: 'Var', tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yog', karana: 'Karan' },
  marathi: { vara: 'Var', tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yog', karana: 'Karan' },
  nepali: { vara: 'Bar', tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yog', karana: 'Karan' },
};

/** Entries of a sheet, where the region has no word of its own. */
export const items: Readonly<Record<RegionalItemId, string>> = {
  rahu_kala: 'Rahu Kaal',
  yamaganda: 'Yamaganda',
  gulika_kala: 'Gulika Kaal',
  gowri: 'Gowri, good part',
  nalla_neram: 'Nalla Neram',
  soolam: 'Soolam',
  soolam_pariharam: 'Remedy of the soolam',
  chandrashtamam: 'Chandrashtamam',
  tamil_yoga: 'Yoga of weekday and star',
  nokku: 'Nokku: where the star looks',
  star_at_sunrise: 'Star at sunrise',
  varjya: 'Varjyam',
  dur_muhurta: 'Durmuhurtam',
  amrita_kala: 'Amrita Kalam',
  barabela: 'Barabela',
  kalabela: 'Kalabela',
  kalaratri: 'Kalaratri',
  choghadiya: 'Choghadiya',
  sankashti_moonrise: 'Moonrise of Sankashti',
};

/** Words of the regions for the entries of their sheets. */
export const regionalItems: Readonly<Record<RegionalTradition, Readonly<Partial<Record<RegionalItemId, string>>>>> = {
  tamil: {
    rahu_kala: 'Rahu Kalam',
    yamaganda: 'Emagandam',
    gulika_kala: 'Kuligai',
    gowri: 'Gowri Panchangam, good part',
    soolam_pariharam: 'Soolam Pariharam',
    tamil_yoga: 'Yogam (amirtha, siddha, marana)',
    nokku: 'Nokku Naal',
  },
  malayalam: {
    rahu_kala: 'Rahu Kalam',
    yamaganda: 'Yamakanda Kalam',
    gulika_kala: 'Gulika Kalam',
    star_at_sunrise: 'Naal at sunrise',
  },
  telugu: {
    rahu_kala: 'Rahukalam',
    yamaganda: 'Yamagandam',
    gulika_kala: 'Gulika Kalam',
    dur_muhurta: 'Durmuhurtham',
    amrita_kala: 'Amrutha Ghadiyalu',
  },
  kannada: {
    rahu_kala: 'Rahu Kala',
    yamaganda: 'Yamaganda Kala',
    gulika_kala: 'Gulika Kala',
    varjya: 'Varjya',
    dur_muhurta: 'Durmuhurta',
    amrita_kala: 'Amrita Kala',
  },
  bengali: {},
  odia: { rahu_kala: 'Rahu Kala', barabela: 'Barabela', kalabela: 'Kalabela' },
  gujarati: { rahu_kala: 'Rahu Kal' },
  marathi: { rahu_kala: 'Rahu Kal', sankashti_moonrise: 'Sankashti Chandrodaya' },
  nepali: {},
};

export const nokkus: Readonly<Record<StarMouth, string>> = {
  urdhva: 'Mel Nokku (looking up)',
  adho: 'Keezh Nokku (looking down)',
  tiryak: 'Sama Nokku (looking level)',
};
