/** Matching in Hindi. */
import type { Nadi } from '../../../layers/jyotish/chart/avakahada.ts';
import type { Koota } from '../../../layers/jyotish/matching/ashtakoot.ts';
import type { ExceptionRule } from '../../../layers/jyotish/matching/exceptions.ts';
import type { Porutham, RajjuPart } from '../../../layers/jyotish/matching/porutham.ts';
import type { ReasonRule } from '../../../layers/jyotish/matching/reasons.ts';

export const kootas: Readonly<Record<Koota, string>> = {
  varna: 'वर्ण',
  vashya: 'वश्य',
  tara: 'तारा',
  yoni: 'योनि',
  graha_maitri: 'ग्रह मैत्री',
  gana: 'गण',
  bhakoot: 'भकूट',
  nadi: 'नाड़ी',
};

export const poruthams: Readonly<Record<Porutham, string>> = {
  dina: 'दिन',
  gana: 'गण',
  mahendra: 'महेन्द्र',
  stri_dirgha: 'स्त्री दीर्घ',
  yoni: 'योनि',
  rashi: 'राशि',
  rashyadhipati: 'राश्यधिपति',
  vashya: 'वश्य',
  rajju: 'रज्जु',
  vedha: 'वेध',
  nadi: 'नाड़ी',
  varna: 'वर्ण',
};

export const nadis: Readonly<Record<Nadi, string>> = {
  adi: 'आदि',
  madhya: 'मध्य',
  antya: 'अन्त्य',
};

export const rajju: Readonly<Record<RajjuPart, string>> = {
  pada: 'पाद',
  kati: 'कटि',
  nabhi: 'नाभि',
  kantha: 'कण्ठ',
  shiro: 'शिरो',
};

export const partners: Readonly<Record<'groom' | 'bride', string>> = {
  groom: 'वर',
  bride: 'वधू',
};

/** Text of each exception, for use after a colon. */
export const exceptions: Readonly<Record<ExceptionRule, string>> = {
  same_star_other_pada: 'नक्षत्र एक है, पर चरण अलग हैं',
  same_sign_other_star: 'चंद्र राशि एक है, पर नक्षत्र अलग हैं',
  same_star_other_sign: 'नक्षत्र एक है, पर चंद्र राशियाँ अलग हैं',
  benefic_lords: 'दोनों चंद्र राशियों के स्वामी गुरु, बुध या शुक्र हैं',
  exempt_stars: 'दोनों नक्षत्र नाड़ी दोष से मुक्त माने गए हैं',
  same_lord: 'दोनों चंद्र राशियों का स्वामी एक ही है',
  lords_friends: 'चंद्र राशियों के स्वामी परस्पर मित्र हैं',
  near_signs_friendly_lords: 'इस दूरी पर चंद्र राशियों के स्वामियों की मित्रता पर्याप्त है',
  navamsa_lords: 'चंद्र के नवांश के स्वामी एक ही हैं या परस्पर मित्र हैं',
  nadi_and_tara_good: 'नाड़ी और तारा दोनों शुद्ध हैं',
  lords_same_or_friends: 'चंद्र राशियों के स्वामी एक ही हैं या परस्पर मित्र हैं',
  navamsa_lords_friends: 'चंद्र के नवांश के स्वामी एक ही हैं या परस्पर मित्र हैं',
  bride_to_groom_over_14: 'वर का नक्षत्र वधू के नक्षत्र से 14 से अधिक दूर है',
  bhakoot_clear: 'चंद्र राशियाँ एक-दूसरे से शुभ दूरी पर हैं',
};

/** Placeholders in braces are facts of the reason, by name. */
export const reasons: Readonly<Record<ReasonRule, string>> = {
  'ashtakoot.enough': 'आठ कूटों से 36 में से {total} गुण मिलते हैं; 18 पर्याप्त माने जाते हैं।',
  'ashtakoot.short': 'आठ कूटों से 36 में से {total} गुण मिलते हैं; 18 अपेक्षित हैं।',
  'manglik.both': 'मंगल दोनों कुंडलियों में प्रभावी है, इससे संतुलन होता है।',
  'manglik.neither': 'मंगल किसी भी कुंडली में प्रभावी नहीं है।',
  'manglik.one': 'मंगल केवल एक कुंडली में प्रभावी है: {who} की।',
  'nadi.differ': 'नाड़ियाँ अलग हैं: वर की {groom}, वधू की {bride}।',
  'nadi.cancelled': 'दोनों की नाड़ी {groom} है, पर यह परिहार दोष हटाता है: {rule}।',
  'nadi.dosha': 'दोनों की नाड़ी {groom} है, और कोई परिहार लागू नहीं होता।',
  'bhakoot.clear': 'चंद्र राशियाँ {groom} (वर) और {bride} (वधू) एक-दूसरे से शुभ दूरी पर हैं।',
  'bhakoot.cancelled':
    'चंद्र राशियाँ {groom} (वर) और {bride} (वधू) आपस में {kind} की दूरी पर हैं, पर यह परिहार दोष हटाता है: {rule}।',
  'bhakoot.dosha': 'चंद्र राशियाँ {groom} (वर) और {bride} (वधू) आपस में {kind} की दूरी पर हैं, और कोई परिहार लागू नहीं होता।',
  'rajju.differ': 'नक्षत्र रज्जु के अलग-अलग भागों में हैं: {groom} (वर) और {bride} (वधू)।',
  'rajju.same': 'दोनों नक्षत्र रज्जु के एक ही भाग में हैं: {groom}।',
  'vedha.clear': 'नक्षत्र {groom} (वर) और {bride} (वधू) में वेध नहीं है।',
  'vedha.pierced': 'नक्षत्र {groom} (वर) और {bride} (वधू) में परस्पर वेध है।',
};
