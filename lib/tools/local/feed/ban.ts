/**
 * Words the feed never says, as stems: illness and medicine, death and harm, law and money deals, promises and fear,
 * roles and castes, gods as a guarantee, clichés of the trade (lib/words/README.md). Applied to the bank and to every item made
 * from it. `_` stands for the space between two words, `$` for the end of the word.
 */
import type { Language } from '../../../words/languages.ts';

const ENGLISH = `
abort accident accus ache$ acquit addict adulter affair$ affluen agony ailment alcohol allerg amazing ambulance anaemi angel
antibiot antidot anxiety apocalyp arrest arthrit assassin assault asthma astral attack auspicious avenge bacteri bankrupt
beautif belove bereav betray bewitch bitcoin blood break_up bribe broker bruise buddha burglar burial cancer caste$
catastroph celestial challeng chemo childless cholest christ clairvoy clinic coffin$ coma$ condemn conspir contracept convict$
convict$ corpse cosmic courtroom crash$ crime criminal crippl crisis crypto curse danger dead$ deadly death debtor deceas deform
demon$ depress destin destroy devil diabet diagnos die$ died$ dying disab disaster disease divorc doctor domineer doom dowry
drown drug earthquake elope embezzl emergency enem epidem epilep evict evil$ exciting excruciat exorc extramarital fail$ failed
failure faint$ fatal fate$ fertil fever fiance fiend foreclos fortune fractur fraud funeral gambl ganesh ghost god$ gods$
goddess grief gruesome guarantee guilt gun$ haemor hallucin handsome hanuman harass harm$ hatred heart_attack heaven heir$
hell$ hepat hereditary hex$ homicid hopeless horrib hospital hostil husband hypert illness ill_health impoten imprison incest
infect infertil injection injur insan insolv insulin invest jackpot jail jesus journey karma kidnap kidney kill lakshmi lawsuit
lawyer libido litig liver$ loan loss$ losses lottery lucky lunatic lung malari malign manifest marriage married marry matrimon
medicine medication menopaus migraine miracle miscarr misfortune mistress mortgage mourn murder nightmare obes occult omen
opportunit organ$ orphan overdose painful paralys perish pill$ plague poison police poverty pregnan prescri prison prophe
prostitut psychic punish purgat rape real_estate relapse repossess revenge rich$ riches ruin satan scandal seduc seizure
sex$ sexual shares$ shiva sick$ sickness sin$ sinful slaughter sorcer soulmate stab$ starv stepmother sterile stock_market
stocks suffer suicid superstit surely surgeon surgery symptom tarot terminal terribl terror theft therap thief toxic
traged tragic trauma treason tumour ulcer unfaithful universe unlucky untouchable vaccin vampire vibration victim vicious
violen virgin virus vishnu warfare wealth weapon wedlock widow wife$ definitely certainly witch womb wound wreck zombi
`;

const HINDI = `
अदालत अनाथ अनिष्ट अनुकूल अपघात अपराध अपहरण अभागा अभिशाप अमंगल अमीर अवश्य अवसर अवैध अशुभ अस्पताल आघात आतंक आत्महत्या आपदा
आपत्ति आयु_क्षीण आश्चर्यजनक इंजेक्शन इल्ज़ाम ईश्वर  एड्स ऑपरेशन औषध कंगाल कचहरी क़त्ल कफ़न क़ब्र क़र्ज़ कर्म_का_फल कलंक काला_जादू
कालसर्प किस्मत क़िस्मत क़ैद कैंसर कोर्ट क्रिप्टो क्लीनिक ख़तरनाक ख़तरा ख़तरे ख़ून ख़ुदकुशी गर्भ गिरफ़्तार गुनाह गुर्दा ग्रह_दोष
घायल घोर चमत्कार चुड़ैल चुनौती चुनौतियाँ चोट_लग चोरी_हो जन्म_जन्मांतर ज़हर जाति जादू जानलेवा जुआ जुर्म जेल टोना ठगी डॉक्टर डकैत डायन
तबाह तलाक तलाक़ तांत्रिक ताबीज़ त्रासदी थाना थैरेपी दंगा दंड दफ़न दमा$ दरिद्र दवा$ दवाई दवाएँ दहेज दिल_का_दौरा दिवालिया दुर्गति दुर्घटना
दुर्बल दुर्भाग्य दुश्मन देवी दैवी धन_लाभ धनवान धोखा धोखे नरक$ नष्ट नसबंदी नाजायज़ निःसंतान निधन निवेश निश्चित_रूप नियति नुक़सान
नुकसान नौकरी_छोड़ पंगु परलोक पक्षाघात पति$ पत्नी पराजय पाप$ पागल पिशाच पीड़ा पुलिस पुनर्जन्म प्रकोप प्रदान_कर प्रतिकूल प्रेत$ प्रलय
प्रसव फल_प्राप्ति फलदायी फाँसी फेफड़ बंध्या बर्बाद बलात्कार बलि$ बवासीर बाँझ बाढ़ बीमार बुख़ार ब्रह्मांड ब्लड भगवान  भूत_प्रेत भ्रूण
भ्रष्ट मधुमेह मनहूस मरण$ मरेगा मर_जा मलेरिया महामारी मारपीट मासिक_धर्म मिर्गी मिश्रित मुक़दम मुकदम मुर्दा मृत मौत यमराज यातना यौन रईस
रक्तचाप रखैल राजयोग रिश्वत रोग$ रोगी लकवा लक्ष्मी लॉटरी लूट$ वकील वशीकरण वध$ विधवा विध्वंस विनाश विवाह विष$ विष्णु विस्फोट वैद्य वैधव्य
व्यभिचार व्यसन शत्रु शादी शापित श्राप शाप$ शिव$ शेयर शोक$ श्मशान संकट$ संतान_प्राप्ति संतान_सुख संक्रमण संभोग संहार सक्षम_हों सगाई
सट्टा सर्जरी सर्वनाश साढ़ेसाती सुखद सुहाग सूद$ सेक्स सौत$ सौभाग्य स्वर्ग हत्या हथियार हमला हनुमान हादस हानि हिंसा हृदय_रोग हैज़ा
योग्यता_का_प्रदर्शन कार्यक्षेत्र धनागमन पदोन्नति विदेश_यात्रा_का_योग शुभ_समाचार_मिलेगा सफलता_मिलेगी मन_प्रसन्न आर्थिक_स्थिति_मज़बूत
वाणी_पर_संयम स्वास्थ्य_उत्तम मान_सम्मान_बढ़ेगा परिवार_का_सहयोग भाग्योदय रुका_हुआ_धन
`;

const stems = (list: string): string[] => list.trim().split(/\s+/);

/** Stems at the beginning of a word; letters and Devanagari signs belong to it. */
const patternOf = (list: string): RegExp => {
  const rows = stems(list).map((stem) => stem.replaceAll('_', '[ -]').replace(/\$$/, '(?![\\p{L}\\p{M}])'));
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${rows.join('|')})`, 'iu');
};

const LISTS: Readonly<Partial<Record<Language, string>>> = { en: ENGLISH, hi: HINDI };
const PATTERNS: Readonly<Partial<Record<Language, RegExp>>> = { en: patternOf(ENGLISH), hi: patternOf(HINDI) };

/** How many stems the list of a language has. */
export const banCount = (language: Language): number => stems(LISTS[language] ?? '').length;

/** The first banned word of a text, or null. */
export const bannedIn = (language: Language, text: string): string | null =>
  PATTERNS[language]?.exec(text)?.[0] ?? null;
