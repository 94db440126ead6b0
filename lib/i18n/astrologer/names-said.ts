/**
 * How people write the planets, signs and stars: in English, in Hindi, and in Hindi with Latin letters. Forms that follow
 * from the names of the service (Saturn, शनि, capricorn, मकर) are added by the reader of this table.
 */
import type { NakshatraKey } from '../../../layers/jyotish/chart/nakshatra.ts';
import type { SignKey } from '../../../layers/jyotish/chart/rashi.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';

/** Other forms, separated by `|`. */
export const PLANETS_SAID: Readonly<Record<Graha, string>> = {
  sun: 'the sun|surya|suraj|soorya|ravi|सूरज|रवि|सूर्यदेव',
  moon: 'the moon|chandra|chandrama|chand|चंद्रमा|चन्द्र|चन्द्रमा|चाँद',
  mars: 'mangal|kuja|मंगल ग्रह|कुज|भौम',
  mercury: 'budh|budha|बुध ग्रह',
  jupiter: 'guru|brihaspati|bruhaspati|बृहस्पति|गुरु ग्रह|देवगुरु',
  venus: 'shukra|shukr|शुक्र ग्रह',
  saturn: 'shani|sani|शनिदेव|शनि देव|शनि ग्रह|shani dev',
  rahu: 'rahoo|north node',
  ketu: 'south node',
};

export const SIGNS_SAID: Readonly<Record<SignKey, string>> = {
  aries: 'mesh|mesha|mesh rashi|मेष राशि',
  taurus: 'vrishabh|vrishabha|vrish|vrishabh rashi|वृष|वृष राशि|वृषभ राशि',
  gemini: 'mithun|mithuna|mithun rashi|मिथुन राशि',
  cancer: 'kark|karka|karkata|kark rashi|कर्क राशि',
  leo: 'simha|singh|sinh|singh rashi|सिंह राशि',
  virgo: 'kanya|kanya rashi|kanya lagna|कन्या राशि',
  libra: 'tula|tula rashi|तुला राशि',
  scorpio: 'vrishchik|vrischika|vrishchika|vrishchik rashi|वृश्चिक राशि',
  sagittarius: 'dhanu|dhanus|dhanu rashi|धनु राशि',
  capricorn: 'makar|makara|makar rashi|मकर राशि',
  aquarius: 'kumbh|kumbha|kumbh rashi|कुंभ राशि|कुम्भ|कुम्भ राशि',
  pisces: 'meen|meena|meen rashi|मीन राशि',
};

export const STARS_SAID: Readonly<Record<NakshatraKey, string>> = {
  ashwini: 'aswini|asvini',
  bharani: '',
  krittika: 'kritika|kruttika|कृतिका',
  rohini: '',
  mrigashira: 'mrigasira|mrigshira|mrigashirsha|मृगशीर्ष',
  ardra: 'arudra|आद्रा',
  punarvasu: '',
  pushya: 'pushyami|पुष्यमी',
  ashlesha: 'aslesha|अश्लेषा',
  magha: 'makha',
  purva_phalguni: 'poorva phalguni|purvaphalguni|pubba|पूर्वाफाल्गुनी',
  uttara_phalguni: 'uttaraphalguni|uttar phalguni|उत्तराफाल्गुनी',
  hasta: 'hast|हस्त नक्षत्र',
  chitra: 'chitta',
  swati: 'svati|स्वाती',
  vishakha: 'visakha|विशाखा नक्षत्र',
  anuradha: '',
  jyeshtha: 'jyestha|jyeshta',
  mula: 'moola|mool nakshatra|मूल नक्षत्र|मूला',
  purva_ashadha: 'purvashadha|poorvashadha|पूर्वाषाढा|पूर्व आषाढ़ा',
  uttara_ashadha: 'uttarashadha|उत्तराषाढा|उत्तर आषाढ़ा|उत्तराषाढ़ा',
  shravana: 'sravana|shravan|shravan nakshatra|श्रवण नक्षत्र',
  dhanishta: 'dhanistha|धनिष्ठा नक्षत्र',
  shatabhisha: 'satabhisha|shatabhishak|shatataraka|शतभिषा नक्षत्र',
  purva_bhadrapada: 'purvabhadrapada|poorva bhadrapada|पूर्वाभाद्रपद|पूर्व भाद्रपद',
  uttara_bhadrapada: 'uttarabhadrapada|uttar bhadrapada|उत्तराभाद्रपद|उत्तर भाद्रपद',
  revati: 'rewati',
};

/** Yogas and doshas under other spellings, or named without the word yoga; those that people write about most. */
export const YOGAS_SAID = {
  gajakesari: 'gajakesari|gaja kesari|gajkesari|gaj kesari|गजकेसरी|गजकेसरी योग|गज केसरी योग',
  budhaditya: 'budhaditya|budha aditya yoga|budh aditya yoga|budhaditya yog|बुधादित्य|बुध आदित्य योग',
  neecha_bhanga: 'neecha bhanga|neechabhanga|neech bhang|neech bhang raj yog|नीच भंग|नीचभंग|नीच भंग राजयोग|नीचभंग राजयोग',
  chandra_mangala: 'chandra mangal yoga|chandra mangal yog|चंद्र मंगल योग',
  guru_mangala: 'guru mangal yoga|guru mangal yog|गुरु मंगल योग',
  dharma_karmadhipati: 'dharma karmadhipati|धर्म कर्माधिपति|धर्म कर्माधिपति योग',
  sasa: 'shasha yoga|shash yog|shasha mahapurusha yoga|sasha yoga|शश योग',
  hamsa: 'hansa yoga|hans yog|हंस योग',
  ruchaka: 'ruchak yoga|ruchak yog|रुचक योग',
  malavya: 'malavya|malavya yog|मालव्य योग',
  harsha: 'harsha yoga|harsh yog|हर्ष योग',
  sunapha: 'sunapha',
  anapha: 'anapha',
  durudhura: 'durudhura|durdhara yoga',
  mahabhagya: 'mahabhagya|महाभाग्य',
} as const satisfies Partial<Record<string, string>>;

export const DOSHAS_SAID = {
  manglik:
    'manglik|mangal dosha|mangal dosh|mangalik|kuja dosha|manglik dosha|manglik dosh|मांगलिक|मंगल दोष|मांगलिक दोष|मंगली',
  kaal_sarp:
    'kaal sarp|kaal sarp dosha|kaal sarp dosh|kaal sarp yoga|kaal sarp yog|kal sarp dosha|kalsarp|kalsarpa yoga|काल सर्प|कालसर्प|कालसर्प दोष|काल सर्प दोष|कालसर्प योग|काल सर्प योग',
  sade_sati: 'sade sati|sadesati|sadhe sati|shani sade sati|साढ़े साती|साढ़ेसाती|साढेसाती',
  dhaiya: 'dhaiya|shani dhaiya|ढैया|शनि की ढैया',
  pitra: 'pitra dosha|pitra dosh|pitru dosha|पितृ दोष|पितृदोष',
  guru_chandal: 'guru chandal|guru chandal yoga|guru chandal yog|guru chandal dosh|गुरु चांडाल|गुरु चांडाल योग|गुरु चांडाल दोष',
  kemadruma: 'kemadruma|kemdrum|kemadruma yoga|kemdrum yog|केमद्रुम|केमद्रुम योग',
  grahan: 'grahan dosha|grahan dosh|ग्रहण दोष|ग्रहण योग',
  gandmool: 'gandmool|gand mool|गंडमूल|गंड मूल|गण्डमूल',
} as const satisfies Partial<Record<string, string>>;
