/** Matching in Hindi. */
import type { NameCertainty } from '../../../layers/jyotish/chart/name-syllables.ts';
import type { PapaGrade } from '../../../layers/jyotish/dosha/papasamyam.ts';
import type { BhakootKind, Koota } from '../../../layers/jyotish/matching/ashtakoot.ts';
import type { ExceptionRule } from '../../../layers/jyotish/matching/exceptions.ts';
import type { SandhiGrade } from '../../../layers/jyotish/matching/dasha-sandhi.ts';
import type { KootaCase } from '../../../layers/jyotish/matching/koota-case.ts';
import type {
  Porutham,
  PoruthamGrade,
  PoruthamVerdict,
  RajjuDirection,
  RajjuPart,
} from '../../../layers/jyotish/matching/porutham.ts';
import type { PairManglikKind, PartnerSide } from '../../../layers/jyotish/matching/mars-of-pair.ts';
import type { ReasonRule } from '../../../layers/jyotish/matching/reasons.ts';
import type { MatchCheck, MatchVerdict } from '../../../layers/jyotish/matching/verdict.ts';

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

export const rajju: Readonly<Record<RajjuPart, string>> = {
  pada: 'पाद',
  kati: 'कटि',
  nabhi: 'नाभि',
  kantha: 'कण्ठ',
  shiro: 'शिरो',
};

export const rajjuDirections: Readonly<Record<RajjuDirection, string>> = {
  aroha: 'आरोह',
  avaroha: 'अवरोह',
  none: 'कोई दिशा नहीं',
};

export const crossKinds: Readonly<Record<'conjunction' | 'aspect', string>> = { conjunction: 'युति', aspect: 'दृष्टि' };

export const sandhiGrades: Readonly<Record<SandhiGrade, string>> = { strong: 'प्रबल', mild: 'हल्की' };

/** How sure a name’s first syllable is. */
export const nameCertainties: Readonly<Record<NameCertainty, string>> = {
  exact: 'पक्का',
  likely: 'संभवतः यही',
  ambiguous: 'एक से ज़्यादा पाठ संभव',
};

/** How the malefic points of two charts balance, and why. */
export const papaGrades: Readonly<Record<PapaGrade, string>> = {
  good: 'अच्छा',
  middling: 'मध्यम',
  not_good: 'अच्छा नहीं',
};
export const papaReasons: Readonly<Record<PapaGrade, string>> = {
  good: 'वर की कुंडली का भार वधू की कुंडली के बराबर है या एक चौथाई तक अधिक।',
  middling:
    'वर की कुंडली का भार वधू की कुंडली से इतना अधिक है कि अंतर वर के भार के एक चौथाई से ज़्यादा है: अंतर बड़ा है, पर उस ओर जिसे परंपरा मानती है।',
  not_good: 'वधू की कुंडली का भार वर की कुंडली से अधिक है।',
};

/** How Mangal dosha of a pair stands. */
export const manglikKinds: Readonly<Record<PairManglikKind, string>> = {
  neither: 'किसी कुंडली में प्रभावी नहीं',
  both: 'दोनों कुंडलियों में प्रभावी, इसलिए दोष हट जाता है',
  cancelled: 'एक कुंडली में प्रभावी, दूसरी कुंडली से हट जाता है',
  one_sided: 'केवल एक कुंडली में प्रभावी',
};

export const partners: Readonly<Record<PartnerSide, string>> = {
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
  'manglik.both': 'मंगल दोनों कुंडलियों में प्रभावी है, इसलिए एक का दोष दूसरे से हट जाता है।',
  'manglik.neither': 'मंगल किसी भी कुंडली में प्रभावी नहीं है।',
  'manglik.cancelled': 'मंगल केवल {who} की कुंडली में प्रभावी है, और साथी की कुंडली उसे हटाती है: {rule}।',
  'manglik.one': 'मंगल केवल {who} की कुंडली में प्रभावी है, और साथी की कुंडली में उसे हटाने वाला कुछ नहीं है।',
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

/** What the two values of a koota are to each other; no full stop: `kootaEnds` closes the sentence. */
export const kootaCases: Readonly<Record<KootaCase, string>> = {
  'varna.same': 'दोनों का वर्ण {groom} है, इसलिए अंक मिलता है',
  'varna.higher': 'वर का वर्ण {groom} वधू के वर्ण {bride} से ऊपर है, इसलिए अंक मिलता है',
  'varna.lower': 'वर का वर्ण {groom} वधू के वर्ण {bride} से नीचे है, इसलिए अंक नहीं मिलता',
  'vashya.same': 'दोनों {groom} वर्ग के हैं, इसलिए वश्य पूरा है',
  'vashya.full': 'वर का वर्ग {groom} और वधू का {bride} है; इन दोनों में वश्य पूरा है',
  'vashya.part': 'वर का वर्ग {groom} और वधू का {bride} है; इन दोनों में वश्य आंशिक है',
  'vashya.none': 'वर का वर्ग {groom} और वधू का {bride} है; इन दोनों में वश्य नहीं है',
  'tara.both': 'वधू के नक्षत्र से वर की तारा {groom} और वर के नक्षत्र से वधू की {bride} है; दोनों शुभ हैं',
  'tara.one': 'वधू के नक्षत्र से वर की तारा {groom} और वर के नक्षत्र से वधू की {bride} है; इनमें एक अशुभ है',
  'tara.neither': 'वधू के नक्षत्र से वर की तारा {groom} और वर के नक्षत्र से वधू की {bride} है; दोनों अशुभ हैं',
  'yoni.same': 'दोनों की योनि {groom} है, यानी पूरा मेल',
  'yoni.friends': 'वर की योनि {groom} और वधू की {bride} है; दोनों में मित्रता है',
  'yoni.indifferent': 'वर की योनि {groom} और वधू की {bride} है; दोनों एक-दूसरे के प्रति सम हैं',
  'yoni.unfriendly': 'वर की योनि {groom} और वधू की {bride} है; दोनों की कम बनती है',
  'yoni.enemies': 'वर की योनि {groom} और वधू की {bride} है; दोनों में स्वाभाविक वैर है',
  'graha_maitri.same': 'दोनों चंद्र राशियों के स्वामी {groom} ही हैं',
  'graha_maitri.F/F': 'चंद्र राशियों के स्वामी {groom} और {bride} परस्पर मित्र हैं',
  'graha_maitri.F/N': 'चंद्र राशियों के स्वामी {groom} और {bride} में एक ओर से मित्रता है, दूसरी ओर से समभाव',
  'graha_maitri.N/N': 'चंद्र राशियों के स्वामी {groom} और {bride} एक-दूसरे के लिए सम हैं',
  'graha_maitri.F/E': 'चंद्र राशियों के स्वामी {groom} और {bride} में एक ओर से मित्रता है, दूसरी ओर से शत्रुता',
  'graha_maitri.N/E': 'चंद्र राशियों के स्वामी {groom} और {bride} में एक ओर से समभाव है, दूसरी ओर से शत्रुता',
  'graha_maitri.E/E': 'चंद्र राशियों के स्वामी {groom} और {bride} परस्पर शत्रु हैं',
  'gana.same': 'दोनों का गण {groom} है, यानी एक-सा स्वभाव',
  'gana.agree': 'वर का गण {groom} और वधू का {bride} है; इन स्वभावों का अच्छा मेल है',
  'gana.little': 'वर का गण {groom} और वधू का {bride} है; इन स्वभावों का मेल थोड़ा ही है',
  'gana.clash': 'वर का गण {groom} और वधू का {bride} है; इन स्वभावों का मेल नहीं बैठता',
  'bhakoot.clear': 'वर की चंद्र राशि {groom} और वधू की {bride} एक-दूसरे से शुभ दूरी पर हैं',
  'bhakoot.dosha': 'वर की चंद्र राशि {groom} और वधू की {bride} आपस में {kind} की दूरी पर हैं, जो भकूट दोष है',
  'nadi.differ': 'वर की नाड़ी {groom} और वधू की {bride} है; नाड़ियाँ अलग हैं, जैसा होना चाहिए',
  'nadi.dosha': 'दोनों की नाड़ी {groom} है, जो नाड़ी दोष है',
};

export const kootaEnds: Readonly<Record<'plain' | 'cancelled', string>> = {
  plain: '{text}।',
  cancelled: '{text}; परिहार लागू होने से यह कमी पूरी मानी जाती है।',
};

export const bhakootKinds: Readonly<Record<BhakootKind, string>> = {
  none: 'दोष नहीं',
  '2-12': '2-12 (द्विर्द्वादश)',
  '5-9': '5-9 (नवपंचम)',
  '6-8': '6-8 (षडाष्टक)',
};

export const verdicts: Readonly<Record<MatchVerdict, string>> = {
  recommended: 'अनुकूल',
  caution: 'सावधानी से',
  not_recommended: 'अनुकूल नहीं',
};

export const poruthamVerdicts: Readonly<Record<PoruthamVerdict, string>> = {
  uttama: 'उत्तम',
  madhyama: 'मध्यम',
  adhama: 'अधम',
};

export const poruthamGrades: Readonly<Record<PoruthamGrade, string>> = {
  good: 'उत्तम',
  madhyama: 'मध्यम',
  bad: 'अधम',
};

export const checks: Readonly<Record<MatchCheck, string>> = {
  ashtakoot: 'अष्टकूट',
  manglik: 'मंगल दोष',
  nadi: 'नाड़ी',
  bhakoot: 'भकूट',
  rajju: 'रज्जु',
  vedha: 'वेध',
};

export const poruthamReasons: Readonly<Record<Porutham, string>> = {
  dina: 'वधू के नक्षत्र {bride} से वर का नक्षत्र {groom} {count}वाँ है; नौ से भाग देने पर {rest} शेष रहता है।',
  gana: 'वधू का गण {bride} है, वर का {groom}; वर का नक्षत्र वधू के नक्षत्र से {count}वाँ है।',
  mahendra: 'वधू के नक्षत्र से वर का नक्षत्र {count}वाँ है; 4, 7, 10, 13, 16, 19, 22 और 25 शुभ हैं।',
  stri_dirgha: 'वधू के नक्षत्र से वर का नक्षत्र {count}वाँ है; 13 के बाद शुभ, 8 से मध्यम।',
  yoni: 'वधू की योनि {bride} है, वर की {groom}।',
  rashi: 'वधू की राशि {bride} से वर की राशि {groom} {count}वीं है।',
  rashyadhipati: 'वधू की राशि के स्वामी {bride} हैं, वर की राशि के {groom}।',
  vashya: 'वधू की राशि {bride} है, वर की {groom}।',
  rajju: 'वधू का नक्षत्र {bride} रज्जु में है, वर का {groom} में।',
  vedha: 'वधू का नक्षत्र {bride} है, वर का {groom}।',
  nadi: 'वधू की नाड़ी {bride} है, वर की {groom}।',
  varna: 'वधू का वर्ण {bride} है, वर का {groom}।',
};
