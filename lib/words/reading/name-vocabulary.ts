/**
 * How people write the planets, signs and stars: in English, in Hindi, and in Hindi with Latin letters. Forms that follow
 * from the names of the service (Saturn, शनि, capricorn, मकर) are added by the reader of this table.
 */
import type { NakshatraKey } from '../../../layers/jyotish/chart/nakshatra.ts';
import type { SignKey } from '../../../layers/jyotish/chart/rashi.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';

/** Other forms, separated by `|`. */
export const PLANETS_SAID: Readonly<Record<Graha, string>> = {
  sun: 'the sun|suryan|sooryan|sury|surye|surya dev|आदित्य|भानु|दिनकर|सूर्य देव|su|surya|suraj|soorya|ravi|सूरज|रवि|सूर्यदेव',
  moon: 'the moon|chandran|chandiran|chander|chandr|चंदा|चन्द्रदेव|चंद्रदेव|सोम|mo|chandra|chandrama|chand|चंद्रमा|चन्द्र|चन्द्रमा|चाँद',
  mars: 'mangal|chevvai|sevvai|mangala|mangal dev|angaraka|kujan|भूमिपुत्र|मङ्गल|ma|mangal grah|kuja|मंगल ग्रह|कुज|भौम',
  mercury: 'budh|budhan|bhudan|budh dev|बुद्ध|बुधदेव|merc|mer|me planet|budh grah|budha|बुध ग्रह',
  jupiter:
    'guru|gurudev|jup|ju|brihaspathi|vyazhan|bruhaspathi|guru grah|वृहस्पति|देवगुरु बृहस्पति|गुरुदेव|guru bhagavan|brihaspati|bruhaspati|बृहस्पति|गुरु ग्रह|देवगुरु',
  venus: 'shukra|ve|sukra|sukran|shukran|shukr grah|ven|शुक्रदेव|भृगु|shukr|शुक्र ग्रह',
  saturn:
    'sanichar|shanichar|sanichara|shanishchar|सनीचर|शनिचर|शनिश्चर|shani|sat|sanishwaran|shanaishchara|saneeswara|shanishchar|शनैश्चर|शनि महाराज|शनिचर|shani maharaj|sani bhagavan|shani grah|sani|शनिदेव|शनि देव|शनि ग्रह|shani dev',
  rahu: 'rahoo|raahu|ra|north node',
  ketu: 'kethu|ke planet|south node',
};

export const SIGNS_SAID: Readonly<Record<SignKey, string>> = {
  aries: 'ari|mesham|mesh|mesha|mesh rashi|मेष राशि',
  taurus: 'tau|rishabam|rishaba|rishabha|vrushabh|taurean|vrishabh|vrishabha|vrish|vrishabh rashi|वृष|वृष राशि|वृषभ राशि',
  gemini: 'gem|mithunam|mithun|mithuna|mithun rashi|मिथुन राशि',
  cancer: 'katakam|kataka|karkat|kadagam|cancerian|कर्कट|kark|karka|karkata|kark rashi|कर्क राशि',
  leo: 'simham|simmam|sinha|simha|singh|sinh|singh rashi|सिंह राशि',
  virgo: 'vir|kanni|virgoan|kanya|kanya rashi|कन्या राशि',
  libra: 'lib|thulam|tulam|libran|thula|tula|tula rashi|तुला राशि',
  scorpio:
    'vrischikam|viruchigam|vrischik|vrushchik|vruschika|scorp|scor|sco|vrishchik|vrischika|vrishchika|vrishchik rashi|वृश्चिक राशि',
  sagittarius: 'dhanusu|dhanur|dhanusu|sagittarian|sag|sagi|sagitt|saggi|sagi|धनुष|dhanu|dhanus|dhanu rashi|धनु राशि',
  capricorn: 'makaram|cap|capri|capr|makar|makara|makar rashi|मकर राशि',
  aquarius: 'kumbam|kumbham|aqua|aqu|aqr|aquarian|kumbh|kumbha|kumbh rashi|कुंभ राशि|कुम्भ|कुम्भ राशि',
  pisces: 'pis|meenam|piscean|meen|मीन राशि|meena|meen rashi|मीन राशि',
};

export const STARS_SAID: Readonly<Record<NakshatraKey, string>> = {
  ashwini: 'aswini|ashvini|aswathi|ashwin|asvini',
  bharani: 'barani',
  krittika: 'kritika|karthigai|kruthika|kritthika|kruttika|कृतिका',
  rohini: 'rogini',
  mrigashira: 'mrigasira|mrugasira|mrigasirsha|mrugashira|mrigshira|mrigashirsha|मृगशीर्ष',
  ardra: 'arudra|thiruvathirai|aardra|आद्रा',
  punarvasu: 'punarpoosam|punervasu',
  pushya: 'poosam|pushyami|पुष्यमी',
  ashlesha: 'aslesha|ayilyam|ashlesh|अश्लेषा',
  magha: 'makha|magam|magh',
  purva_phalguni:
    'poorva phalguni|p phalguni|pooram|pubbha|purva falguni|poorva falguni|पूर्व फाल्गुनी|purvaphalguni|pubba|पूर्वाफाल्गुनी',
  uttara_phalguni: 'uttaraphalguni|u phalguni|uthiram|uttira|uttaram|uttar phalguni|उत्तराफाल्गुनी',
  hasta: 'hast|hastham|हस्त नक्षत्र',
  chitra: 'chitta|chithra|chithirai',
  swati: 'svati|swathi|स्वाती',
  vishakha: 'visakha|visakam|विशाखा नक्षत्र',
  anuradha: 'anusham|anuradh',
  jyeshtha: 'jyestha|kettai|jeshtha|jyesth|ज्येष्ठ|jyeshta',
  mula: 'moola|moolam|mool|mul nakshatra|mool nakshatra|मूल नक्षत्र|मूला',
  purva_ashadha: 'purvashadha|pooradam|p ashadha|purvasadha|purva shadha|poorvashadha|पूर्वाषाढा|पूर्व आषाढ़ा',
  uttara_ashadha:
    'uttarashadha|uthiradam|u ashadha|uttarasadha|uttar ashadha|uttarasharda|उत्तराषाढा|उत्तर आषाढ़ा|उत्तराषाढ़ा',
  shravana: 'sravana|thiruvonam|sravanam|shravan|shravan nakshatra|श्रवण नक्षत्र',
  dhanishta: 'dhanistha|avittam|dhanishtha|धनिष्ठा नक्षत्र',
  shatabhisha: 'satabhisha|sadayam|shatbhisha|sathabhisha|shatabhisa|shatabhishak|shatataraka|शतभिषा नक्षत्र',
  purva_bhadrapada:
    'purvabhadrapada|poorattathi|p bhadrapada|purva bhadra|poorvabhadra|purvabhadra|purva bhadrapad|पूर्वा भाद्रपद|poorva bhadrapada|पूर्वाभाद्रपद|पूर्व भाद्रपद',
  uttara_bhadrapada:
    'uttarabhadrapada|uthirattathi|u bhadrapada|uttarabhadra|uttara bhadrapad|uttara bhadra|uttar bhadrapada|उत्तराभाद्रपद|उत्तर भाद्रपद',
  revati: 'rewati|revathi',
};

/** Yogas and doshas under other spellings, or named without the word yoga; those that people write about most. */
export const YOGAS_SAID = {
  gajakesari:
    'gajakesari|gaja-kesari|gaja-kesari yoga|gaja kesari yoga|gajakesari yogam|gajkesari yoga|gaja kesari|gajkesari|gaj kesari|गजकेसरी|गजकेसरी योग|गज केसरी योग',
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
    'you are a manglik|you a manglik|i am a manglik|manglik|mangal dosha|mangal dosh|mangalik|kuja dosha|manglik dosha|manglik dosh|मांगलिक|मंगल दोष|मांगलिक दोष|मंगली',
  kaal_sarp:
    'kaal sarp|kaal sarp dosha|kaal sarp dosh|kaal sarp yoga|kaal sarp yog|kal sarp|kal sarp dosh|kal sarp dosha|kal sarp yog|kalsarp|kalsarpa yoga|काल सर्प|कालसर्प|कालसर्प दोष|काल सर्प दोष|कालसर्प योग|काल सर्प योग',
  sade_sati:
    'sade sati|sadesati|sadhe sati|shani sade sati|shani ki sade sati|shani ki sadesati|saturn sade sati|शनि की साढ़ेसाती|शनि की साढ़े साती|शनि की साढेसाती|साढ़े साती|साढ़ेसाती|साढेसाती',
  dhaiya:
    'ashtama shani|ashtam shani|ashtama sani|kantaka shani|ढैय्या|ढय्या|ढइया|शनि की ढैय्या|ढैया शनि की|dhaiyya|dhayya|shani ki dhaiya|shani ki dhaiyya|shani dhaiya|ढैया|शनि की ढैया',
  pitra: 'pitra dosha|pitra dosh|pitru dosha|pitru dosh|pitri dosha|pitri dosh|pitr dosh|पितृ दोष|पितृदोष',
  guru_chandal: 'guru chandal|guru chandal yoga|guru chandal yog|guru chandal dosh|गुरु चांडाल|गुरु चांडाल योग|गुरु चांडाल दोष',
  kemadruma: 'kemadruma|kemdrum|kemadruma yoga|kemdrum yog|केमद्रुम|केमद्रुम योग',
  grahan: 'grahan dosha|grahan dosh|ग्रहण दोष|ग्रहण योग',
  gandmool: 'gandmool|gand mool|गंडमूल|गंड मूल|गण्डमूल',
} as const satisfies Partial<Record<string, string>>;
