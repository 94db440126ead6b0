/** The day sheets of the regions in Hindi: regional words, in the script of the language. */
import type { StarMouth } from '../../../layers/jyotish/chart/avakahada.ts';
import type { RegionalItemId, RegionalTradition } from '../../../layers/jyotish/calendar/regional-day.ts';
import type { Limb } from '../../../layers/jyotish/panchang/anga.ts';

export const traditions: Readonly<Record<RegionalTradition, string>> = {
  tamil: 'तमिल',
  malayalam: 'मलयालम',
  telugu: 'तेलुगु',
  kannada: 'कन्नड़',
  bengali: 'बंगाली',
  odia: 'ओड़िया',
  gujarati: 'गुजराती',
  marathi: 'मराठी',
  nepali: 'नेपाली',
};

/** What the region calls the five limbs. */
export const limbLabels: Readonly<Record<RegionalTradition, Readonly<Record<'vara' | Limb, string>>>> = {
  tamil: { vara: 'किळमै', tithi: 'तिति', nakshatra: 'नट्चत्तिरम्', yoga: 'योगम्', karana: 'करणम्' },
  malayalam: { vara: 'आऴ्च', tithi: 'तिथि', nakshatra: 'नाळ्', yoga: 'योगम्', karana: 'करणम्' },
  telugu: { vara: 'वारमु', tithi: 'तिथि', nakshatra: 'नक्षत्रमु', yoga: 'योगमु', karana: 'करणमु' },
  kannada: { vara: 'वार', tithi: 'तिथि', nakshatra: 'नक्षत्र', yoga: 'योग', karana: 'करण' },
  bengali: { vara: 'वार', tithi: 'तिथि', nakshatra: 'नक्षत्र', yoga: 'जोग', karana: 'करण' },
  odia: { vara: 'वार', tithi: 'तिथि', nakshatra: 'नक्षत्र', yoga: 'योग', karana: 'करण' },
  gujarati: { vara: 'वार', tithi: 'तिथि', nakshatra: 'नक्षत्र', yoga: 'योग', karana: 'करण' },
  marathi: { vara: 'वार', tithi: 'तिथी', nakshatra: 'नक्षत्र', yoga: 'योग', karana: 'करण' },
  nepali: { vara: 'वार', tithi: 'तिथि', nakshatra: 'नक्षत्र', yoga: 'योग', karana: 'करण' },
};

/** Entries of a sheet, where the region has no word of its own. */
export const items: Readonly<Record<RegionalItemId, string>> = {
  rahu_kala: 'राहु काल',
  yamaganda: 'यमगंड',
  gulika_kala: 'गुलिक काल',
  gowri: 'गौरी, शुभ भाग',
  nalla_neram: 'नल्ल नेरम',
  soolam: 'शूलम',
  soolam_pariharam: 'शूल परिहार',
  chandrashtamam: 'चंद्राष्टम',
  tamil_yoga: 'वार और नक्षत्र का योग',
  nokku: 'नोक्कु: नक्षत्र की दृष्टि',
  star_at_sunrise: 'सूर्योदय का नक्षत्र',
  varjya: 'वर्ज्यम',
  dur_muhurta: 'दुर्मुहूर्तम',
  amrita_kala: 'अमृत कालम',
  barabela: 'वारवेला',
  kalabela: 'कालवेला',
  kalaratri: 'कालरात्रि',
  choghadiya: 'चौघड़िया',
  sankashti_moonrise: 'संकष्टी का चंद्रोदय',
};

/** Words of the regions for the entries of their sheets. */
export const regionalItems: Readonly<Record<RegionalTradition, Readonly<Partial<Record<RegionalItemId, string>>>>> = {
  tamil: {
    rahu_kala: 'राहु कालम',
    yamaganda: 'एमगंडम',
    gulika_kala: 'कुळिगै',
    gowri: 'गौरी पंचांगम, शुभ भाग',
    soolam_pariharam: 'शूलम परिहारम',
    tamil_yoga: 'योगम (अमृत, सिद्ध, मरण)',
    nokku: 'नोक्कु नाळ',
  },
  malayalam: {
    rahu_kala: 'राहु कालम',
    yamaganda: 'यमकंड कालम',
    gulika_kala: 'गुळिक कालम',
    star_at_sunrise: 'सूर्योदय का नाळ',
  },
  telugu: {
    rahu_kala: 'राहुकालम',
    yamaganda: 'यमगंडम',
    gulika_kala: 'गुळिक कालम',
    dur_muhurta: 'दुर्मुहूर्तम',
    amrita_kala: 'अमृत घडियलु',
  },
  kannada: {
    rahu_kala: 'राहु काल',
    yamaganda: 'यमगंड काल',
    gulika_kala: 'गुळिक काल',
    varjya: 'वर्ज्य',
    dur_muhurta: 'दुर्मुहूर्त',
    amrita_kala: 'अमृत काल',
  },
  bengali: {},
  odia: { rahu_kala: 'राहु काल', barabela: 'वारबेला', kalabela: 'कालबेला' },
  gujarati: { rahu_kala: 'राहु काळ' },
  marathi: { rahu_kala: 'राहु काळ', sankashti_moonrise: 'संकष्टी चंद्रोदय' },
  nepali: {},
};

export const nokkus: Readonly<Record<StarMouth, string>> = {
  urdhva: 'मेल नोक्कु (ऊर्ध्वमुख)',
  adho: 'कीऴ नोक्कु (अधोमुख)',
  tiryak: 'सम नोक्कु (तिर्यक्मुख)',
};
