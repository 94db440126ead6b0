/** The panchang in Hindi: Gowri parts, special yogas, and why a window is adverse. */
import type { AdverseReason } from '../../../layers/jyotish/panchang/adverse.ts';
import type { AnandadiKey, TamilYogaKey } from '../../../layers/jyotish/panchang/anandadi.ts';
import type { GowriId } from '../../../layers/jyotish/panchang/choghadiya.ts';
import type { MuhurtaDeity, MuhurtaKey } from '../../../layers/jyotish/panchang/muhurtas.ts';
import type { PanchakType } from '../../../layers/jyotish/panchang/panchak.ts';
import type { PanchakaKind } from '../../../layers/jyotish/panchang/panchaka-rahita.ts';
import type { SpecialYogaId } from '../../../layers/jyotish/panchang/special-yogas.ts';
import type { BhadraLoka } from '../../../layers/jyotish/panchang/star-windows.ts';

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
  yamaghanta: 'यमघंट योग',
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
  yamaghanta: 'वार का यमघंट मुहूर्त',
  kantaka: 'वार का कंटक मुहूर्त',
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

export const panchaks: Readonly<Record<PanchakType, string>> = {
  roga: 'रोग पंचक',
  raja: 'राज पंचक',
  agni: 'अग्नि पंचक',
  chora: 'चोर पंचक',
  mrityu: 'मृत्यु पंचक',
  none: 'पंचक',
};

export const bhadraLokas: Readonly<Record<BhadraLoka, string>> = {
  heaven: 'स्वर्ग में',
  patala: 'पाताल में',
  earth: 'पृथ्वी पर',
};

export const anandadis: Readonly<Record<AnandadiKey, string>> = {
  ananda: 'आनंद',
  kaladanda: 'कालदंड',
  dhumra: 'धूम्र',
  dhata: 'धाता',
  saumya: 'सौम्य',
  dhwanksha: 'ध्वांक्ष',
  dhwaja: 'ध्वज',
  shrivatsa: 'श्रीवत्स',
  vajra: 'वज्र',
  mudgara: 'मुद्गर',
  chhatra: 'छत्र',
  mitra: 'मित्र',
  manasa: 'मानस',
  padma: 'पद्म',
  lumbaka: 'लुंबक',
  utpata: 'उत्पात',
  mrityu: 'मृत्यु',
  kana: 'काण',
  siddhi: 'सिद्धि',
  shubha: 'शुभ',
  amrita: 'अमृत',
  musala: 'मुसल',
  gada: 'गद',
  matanga: 'मातंग',
  rakshasa: 'राक्षस',
  chara: 'चर',
  sthira: 'स्थिर',
  pravardhamana: 'प्रवर्धमान',
};

export const tamilYogas: Readonly<Record<TamilYogaKey, string>> = {
  amirtha: 'अमृत योग',
  siddha: 'सिद्ध योग',
  marana: 'मरण योग',
  prabalarishta: 'प्रबलारिष्ट योग',
};

export const panchakaKinds: Readonly<Record<PanchakaKind, string>> = {
  free: 'पंचक रहित',
  mrityu: 'मृत्यु पंचक',
  agni: 'अग्नि पंचक',
  raja: 'राज पंचक',
  chora: 'चोर पंचक',
  roga: 'रोग पंचक',
};

export const muhurtas: Readonly<Record<MuhurtaKey, string>> = {
  rudra: 'रुद्र',
  ahi: 'अहि',
  mitra: 'मित्र',
  pitri: 'पितृ',
  vasu: 'वसु',
  vara: 'वारा',
  vishvedeva: 'विश्वेदेव',
  vidhi: 'विधि (अभिजित)',
  satamukhi: 'सतमुखी',
  puruhuta: 'पुरुहूत',
  vahini: 'वाहिनी',
  naktanakara: 'नक्तनकरा',
  varuna: 'वरुण',
  aryaman: 'अर्यमन',
  bhaga: 'भग',
  girisha: 'गिरीश',
  ajapada: 'अजपाद',
  ahirbudhnya: 'अहिर्बुध्न्य',
  pushya: 'पुष्य',
  ashvini: 'अश्विनी',
  yama: 'यम',
  agni: 'अग्नि',
  vidhatri: 'विधातृ',
  kanda: 'कंड',
  aditi: 'अदिति',
  jiva: 'जीव',
  vishnu: 'विष्णु',
  dyumadgadyuti: 'द्युमद्गद्युति',
  brahma: 'ब्रह्म',
  samudra: 'समुद्रम',
};

export const muhurtaDeities: Readonly<Record<MuhurtaDeity, string>> = {
  rudra: 'रुद्र',
  ahi: 'सर्प',
  mitra: 'मित्र',
  pitris: 'पितर',
  vasus: 'वसु',
  ambu: 'जल',
  vishvedevas: 'विश्वेदेव',
  vidhi: 'विधि',
  brahma: 'ब्रह्मा',
  indra: 'इंद्र',
  agni: 'अग्नि',
  rakshasa: 'राक्षस',
  varuna: 'वरुण',
  aryaman: 'अर्यमा',
  bhaga: 'भग',
  shiva: 'शिव',
  ajapada: 'अज एकपाद',
  ahirbudhnya: 'अहिर्बुध्न्य',
  pushan: 'पूषा',
  ashvins: 'अश्विनी कुमार',
  yama: 'यम',
  dhatri: 'धाता',
  chandra: 'चंद्रमा',
  aditi: 'अदिति',
  brihaspati: 'बृहस्पति',
  vishnu: 'विष्णु',
  surya: 'सूर्य',
  tvashtri: 'त्वष्टा',
  vayu: 'वायु',
};
