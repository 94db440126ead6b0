/** The panchang in Hindi: Gowri parts, special yogas, and why a window is adverse. */
import type { AdverseReason } from '../../../layers/jyotish/panchang/adverse.ts';
import type { GowriId } from '../../../layers/jyotish/panchang/choghadiya.ts';
import type { SpecialYogaId } from '../../../layers/jyotish/panchang/special-yogas.ts';

export const gowris: Readonly<Record<GowriId, string>> = {
  uthi: 'उथि',
  amirdha: 'अमृत',
  rogam: 'रोगम',
  labam: 'लाभम',
  dhanam: 'धनम',
  sugam: 'सुगम',
  soram: 'सोरम',
  visham: 'विषम',
};

export const specialYogas: Readonly<Record<SpecialYogaId, string>> = {
  amrita_siddhi: 'अमृत सिद्धि योग',
  sarvartha_siddhi: 'सर्वार्थ सिद्धि योग',
  ravi_pushya: 'रवि पुष्य योग',
  guru_pushya: 'गुरु पुष्य योग',
  ravi_yoga: 'रवि योग',
  tripushkara: 'त्रिपुष्कर योग',
  dwipushkara: 'द्विपुष्कर योग',
  siddhi: 'सिद्धि योग',
  siddha_tithi: 'सिद्ध योग (तिथि-वार)',
  dagdha_nakshatra: 'दग्ध योग (नक्षत्र-वार)',
  yamaghanta: 'यमघण्ट योग',
  utpata: 'उत्पात योग',
  mrityu: 'मृत्यु योग (नक्षत्र-वार)',
  kana: 'काण योग',
  mrityu_tithi: 'मृत्यु योग (तिथि-वार)',
  krakacha: 'क्रकच योग',
  dagdha_tithi: 'दग्ध योग (तिथि-वार)',
  visha: 'विष योग',
  hutashana: 'हुताशन योग',
  sun_burnt_tithi: 'दग्ध तिथि (सूर्य राशि से)',
  aadal: 'आडल योग',
  vidaal: 'विडाल योग',
};

export const reasons: Readonly<Record<AdverseReason, string>> = {
  rahu_kala: 'दिन का राहु भाग',
  yamaganda: 'दिन का यम भाग',
  gulika_kala: 'दिन का गुलिक भाग',
  dur_muhurta: 'वार का अशुभ मुहूर्त',
  kulika: 'वार का कुलिक मुहूर्त',
  kalavela: 'वार का कालवेला मुहूर्त',
  yamaghanta: 'वार का यमघण्ट मुहूर्त',
  kantaka: 'वार का कण्टक मुहूर्त',
  varjya: 'नक्षत्र का वर्ज्य काल',
  bhadra_earth: 'विष्टि करण, पृथ्वी पर वास: अशुभ',
  bhadra_heaven: 'विष्टि करण, स्वर्ग में वास: हानिरहित',
  bhadra_patala: 'विष्टि करण, पाताल में वास: हानिरहित',
  aadal: 'सूर्य नक्षत्र से गिना चंद्र नक्षत्र',
  vidaal: 'सूर्य नक्षत्र से गिना चंद्र नक्षत्र',
  dagdha_nakshatra: 'वार से दग्ध नक्षत्र',
  dagdha_tithi: 'वार से दग्ध तिथि',
  sun_burnt_tithi: 'सूर्य राशि से दग्ध तिथि',
  nitya_yoga: 'योग का अशुभ भाग',
  panchaka: 'चंद्र कुंभ या मीन में',
  vinchudo: 'चंद्र वृश्चिक में',
  gandmool: 'राशि-संधि का नक्षत्र',
};
