/** Words of the conditions of yogas, for explanations, in Hindi. */
import type { ConditionKind } from '../../../layers/jyotish/condition/kinds.ts';
import type { Observed } from '../../../layers/jyotish/condition/term.ts';

/** A condition by its kind; {a} and {b} are planets, {wants}, {w0}, {w1} its other requirements. */
export const kinds: Readonly<Record<ConditionKind, string>> = {
  lagna_of_mode: 'लग्न में {wants} राशि',
  lagna_of_parity: 'लग्न में {wants} राशि',
  lagna_in: 'लग्न में {wants}',
  tithi_from: 'जन्म तिथि {w0} से {w1} के बीच',
  moon_in_stars: 'चंद्र {wants} में',
  moon_in_pada: 'चंद्र {w0} के चरण {w1} में',
  moon_in_share: 'चंद्र {w0} के निश्चित भाग में',
  born_by: 'जन्म {wants} में',
  of_gender: 'जातक {wants}',
  gulika_in: 'गुलिक भाव {wants} में',
  outside_nodes: 'राहु-केतु के घेरे से बाहर अधिक से अधिक {wants} ग्रह',
  dignified: '{a} उच्च, मूलत्रिकोण या अपनी राशि में',
  exalted: '{a} उच्च',
  in_own_sign: '{a} अपनी राशि में',
  in_moolatrikona: '{a} मूलत्रिकोण में',
  debilitated: '{a} नीच',
  in_friend_sign: '{a} मित्र की राशि में',
  in_great_friend_sign: '{a} अधिमित्र की राशि में',
  strong: '{a} बली: अपनी, उच्च या मित्र राशि में, और अस्त नहीं',
  combust: '{a} अस्त',
  retrograde: '{a} वक्री',
  benefic: '{a} शुभ ग्रह',
  fall_raised: '{a} का नीचत्व भंग',
  owns: '{a} भाव {wants} के स्वामी',
  same_planet: '{a} और {b} एक ही ग्रह',
  untainted: 'भाव {wants} के स्वामी किसी दुष्ट भाव के स्वामी नहीं',
  in_houses: '{a} भाव {wants} में',
  in_houses_from: '{b} {a} से भाव {wants} में',
  in_kendra_from: '{b} {a} से केंद्र में',
  in_signs: '{a} {wants} में',
  in_signs_of_mode: '{a} {wants} राशि में',
  in_signs_of_parity: '{a} {wants} राशि में',
  fill: 'ग्रह केवल भाव {wants} में हों और कोई ख़ाली न हो',
  in_so_many_signs: 'ग्रह ठीक {wants} राशियों में',
  in_varga_sign_of: '{a} D{w0} में {w1} की राशि में',
  in_indu_lagna: '{a} इंदु लग्न में',
  near_degree: '{a} {w0}° से {w1}° के भीतर',
  conjunct: '{a} {b} के साथ',
  aspects: '{a} की {b} पर दृष्टि',
  aspect_each_other: '{a} और {b} की परस्पर दृष्टि',
  exchange_signs: '{a} और {b} का राशि परिवर्तन',
  related: '{a} और {b} का संबंध: युति, परस्पर दृष्टि या परिवर्तन',
  joined_or_aspected: '{a} {b} के साथ या उनसे दृष्ट',
  aspects_house: '{a} की भाव {wants} पर दृष्टि',
  houses_exchange: 'भाव {w0} और {w1} के स्वामियों का परिवर्तन',
};

/** Groups of conditions. */
export const groups = {
  all: 'ये सब',
  any: 'इनमें से एक',
  one_or_more: 'इनमें से कम से कम एक',
  at_least_of: 'इनमें से जितने नियम में कहे गए',
  not: 'यह न हो',
  option: 'अनुरोध के विकल्प पर',
  every: 'समूह का हर ग्रह',
  none: 'समूह का कोई ग्रह नहीं',
  at_least: 'समूह के कम से कम इतने ग्रह',
  names: 'योग बनाने वाले ग्रह',
};

/** What is observed. */
export const observations: Readonly<Record<Observed['what'], string>> = {
  house: 'भाव',
  house_from: 'दूसरे से भाव',
  sign: 'राशि',
  dignity: 'स्थिति',
  combust: 'अस्त',
  retrograde: 'वक्री',
  benefic: 'शुभ',
  lordship: 'स्वामित्व के भाव',
  dispositor: 'राशि स्वामी',
  degree: 'भोगांश',
  tithi: 'तिथि',
  star: 'नक्षत्र',
  pada: 'नक्षत्र और चरण',
  share: 'नक्षत्र का बीता भाग',
  born: 'जन्म का समय',
  gender: 'लिंग',
  gulika_house: 'गुलिक का भाव',
  raised_by: 'नीच भंग की शर्तें',
  signs_occupied: 'भरी राशियाँ',
  outside: 'बाहर के ग्रह',
};

/** Words within the sentences. */
export const values = {
  movable: 'चर',
  fixed: 'स्थिर',
  dual: 'द्विस्वभाव',
  odd: 'विषम',
  even: 'सम',
  day: 'दिन',
  night: 'रात',
  male: 'पुरुष',
  female: 'स्त्री',
  other: 'अन्य',
  yes: 'हाँ',
  no: 'नहीं',
  unknown: 'ज्ञात नहीं',
  nothing: 'कोई नहीं',
  or: 'या',
};

/** A planet named for its role. */
export const roles = { lord: 'भाव {house} के स्वामी {planet}' };

/** Planets whose name in a sentence differs from their name in a list. */
export const named: Readonly<Record<string, string>> = {};
