/** Numbers, ordinals, months and lords of houses as people write them. */
import { inflected, said } from './vocabulary.ts';

/** A Hindi ordinal in its genders and cases, from its stem in both scripts. */
const ordinal = (devanagari: string, latin: string): string =>
  said(
    inflected(devanagari, 'वां|वा|वें|वे|वीं|वी'),
    inflected(latin, 'va|vaan|van|ve|ven|vein|vey|vay|vi|vin|veen|wa|waan|wan|we|wen|wein|wey|way|wi|ween'),
  );

/** Ordinals 1–12, then forms separated by `|`. Digits with endings (7th, 7वें) are read by rule. */
export const ORDINALS: readonly string[] = [
  'first|first|पहली|paehle|pahle|pahla|prathama|pehli|1 st|प्रथम|पहले|पहला|pehle|pehla|pratham|1st',
  'second|ii|iind|द्वितीया|दूसरी|doosri|dusri|dusra|doosra|dvitiya|द्वितीय|दूसरे|दूसरा|dusre|doosre|dwitiya',
  'third|iii|iiird|तीसरी|teesri|teesra|tisra|tritya|tritiy|तृतीय|तीसरे|तीसरा|teesre|tisre|tritiya',
  'fourth|iv|ivth|चौथी|chauthi|chautha|choutha|chouthe|chothe|चतुर्थ|चौथे|चौथा|chauthe|chaturth',
  said(
    'fifth|vth|पांचवीं|पांचवां|पाँचवी|paanchvi|paanchva|panchwe|paanchwe|panchwa|panchva|panchvi|paanchven|panchven|pancam|पंचम|पांचवें|पाँचवें|पांचवे|panchve|paanchve|pancham|पंचवें',
    ordinal('पांच|पंच', 'paanch|panch|paach'),
  ),
  said(
    'sixth|vi|vith|छठी|छठवें|छटे|chatha|chhatha|chhathi|chathe|chhatve|chhathwe|chhatwe|chathve|shasht|shashtha|chhate|षष्ठ|छठे|छठा|chhathe|chhate|shashth|षष्ठम',
    ordinal('छठ', 'chhath|chhat'),
    inflected('chhat|chhatt|chhath|chhatth|chath', 'a|e|ey|ay|i'),
  ),
  said(
    'seventh|vii|viith|सातवीं|satvi|saatvi|saptama|satwe|saptham|satven|saatva|satva|satvaan|सप्तम|सातवें|सातवां|saatve|satve|saptam|सातवे|saatwe|saatven',
    ordinal('सात|सत', 'saat'),
  ),
  said(
    'eighth|viii|viiith|आठवीं|आठवां|ashtama|athwe|aathvi|aathva|athva|aathven|ashtham|astam|अष्टम|आठवें|आठवे|aathve|athve|ashtam|aathwe',
    ordinal('आठ|अठ', 'aath'),
  ),
  said(
    'ninth|ix|ixth|नौवीं|नवमी|नौवां|नवां|navama|nauvi|nauva|navam|naven|nave|nauven|novam|nouve|नवम|नौवें|नवें|नवे|nauve|navam|navve|nauwe|नौवे',
    ordinal('नौ|न|नव', 'nau'),
  ),
  said(
    'tenth|xth|दसवीं|दसवां|dashama|dasama|daswi|dasvi|dasva|dasaven|dasven|dashm|daswan|daswa|दशम|दसवें|दसवे|dasve|dasham|dasam|daswe',
    ordinal('दस', 'das|dus'),
  ),
  said(
    'eleventh|xi|xith|ग्यारहवीं|ग्यारहवां|एकादशम|gyarahvi|gyarahva|gyarve|gyarwe|gyarahven|gyaarahve|gyaarve|11 ve|एकादश|ग्यारहवें|ग्यारहवे|gyarahve|ekadash|gyarahwe',
    ordinal('ग्यारह', 'gyarah|gyaarah|gyara|gyaara|gyarha|igyarah'),
  ),
  said(
    'twelfth|xii|xiith|बारहवीं|बारहवां|barahvi|barahva|barve|barwe|dwadasha|dvadash|barahven|baarahve|baarve|twelveth|द्वादश|बारहवें|बारहवे|barahve|dwadash|barahwe|द्वादशम',
    ordinal('बारह', 'barah|baarah|baara|barha'),
  ),
];

/** Cardinal numbers 1–9 in words. */
export const CARDINALS: readonly string[] = [
  'one|एक|ek',
  'two|दो|do|a pair of|do hi',
  'three|तीन|teen',
  'four|चार|char|chaar',
  'five|पांच|पाँच|paanch|panch',
  'six|छह|छः|chhah|chhe',
  'seven|सात|saat',
  'eight|आठ|aath',
  'nine|नौ|nau',
];

/** Houses 1–12 by what they stand for. */
export const HOUSES_SAID: readonly string[] = [
  'प्रथमस्थ|लग्नस्थ|lagnastha|lagnasth|house of self|house of the self|तनु भाव|tanu bhav',
  'द्वितीयस्थ|dwitiyastha|dwitiyasth|house of wealth|wealth house|house of money|money house|house of speech|धन भाव|धन स्थान|dhan bhav|dhana bhava|dhan sthan|धन के भाव|कुटुंब भाव',
  'तृतीयस्थ|tritiyastha|tritiyasth|house of siblings|house of courage|house of effort|पराक्रम भाव|सहज भाव|parakram bhav|पराक्रम स्थान',
  'चतुर्थस्थ|chaturthastha|chaturthasth|house of home|house of mother|house of the mother|house of comforts|सुख भाव|सुख स्थान|sukh bhav|sukha bhava|मातृ भाव|सुख के भाव',
  'पंचमस्थ|panchamastha|panchamasth|house of children|house of intellect|house of creativity|संतान भाव|सुत भाव|पुत्र भाव|santan bhav|putra bhava|suta bhava|विद्या भाव',
  'षष्ठस्थ|shashthastha|shashthasth|house of enemies|house of rivals|house of service|house of disease|house of debts|शत्रु भाव|रोग भाव|रिपु भाव|ऋण भाव|shatru bhav|rog bhav|ripu bhava',
  'सप्तमस्थ|saptamastha|saptamasth|house of marriage|marriage house|house of partnership|house of partnerships|house of the spouse|कलत्र भाव|जाया भाव|विवाह भाव|kalatra bhava|vivah bhav|कलत्र स्थान|विवाह स्थान',
  'अष्टमस्थ|ashtamastha|ashtamasth|house of longevity|house of transformation|house of death|house of obstacles|आयु भाव|मृत्यु भाव|रंध्र भाव|ayu bhav|randhra bhava',
  'नवमस्थ|navamastha|navamasth|house of fortune|house of luck|luck house|house of the father|house of dharma|भाग्य भाव|भाग्य स्थान|धर्म भाव|bhagya bhav|bhagya sthan|dharma bhava|भाग्य के भाव',
  'दशमस्थ|dashamastha|dashamasth|house of career|career house|house of profession|house of work|house of karma|कर्म भाव|कर्म स्थान|karma bhava|karm bhav|karma sthana|राज्य भाव|दशम स्थान कर्म',
  'एकादशस्थ|ekadashastha|ekadashasth|house of gains|gains house|house of gain|house of income|income house|लाभ भाव|लाभ स्थान|आय भाव|labh bhav|labha bhava|labh sthan',
  'द्वादशस्थ|dwadashastha|dwadashasth|house of losses|house of loss|house of expenses|house of expenditure|house of foreign lands|व्यय भाव|व्यय स्थान|vyay bhav|vyaya bhava|हानि भाव',
];

/** Names of the lords of houses 1–12. */
export const HOUSE_LORDS: readonly string[] = [
  'lagnesh|lagnesa|lagnadhipati|लग्नाधिपति|lagnathipathi|lord of ascendant|ruler of the ascendant|asc lord|rising lord|lord of lagnam|rising sign lord|ruler of the chart|lagna ka swami|लग्न का स्वामी|लग्न के स्वामी|lagna swami|lord of the rising sign|ruling planet of the ascendant|lagnam lord|lagnesha|lagna lord|लग्नेश|ascendant lord|chart ruler',
  'dwitiyesh|dvitiyesh|dhanadhipati|dhanesh|द्वितीयेश|धनेश',
  'tritiyesh|parakramesh|तृतीयेश|पराक्रमेश',
  'chaturthesh|chaturthadhipati|sukhesh|चतुर्थेश|सुखेश',
  'panchamesh|पंचमाधिपति|panchmesh|पंचमेश',
  'shashthesh|shashtesh|rogesh|षष्ठेश|रोगेश',
  'saptamesh|saptamadhipati|kalatradhipati|सप्तमाधिपति|सप्तमेश|kalatresh',
  'ashtamesh|अष्टमाधिपति|randhresh|अष्टमेश',
  'navamesh|navmesh|bhagyadhipati|भाग्याधिपति|bhagyesh|नवमेश|भाग्येश',
  'dashamesh|dasamesh|dashamadhipati|दशमाधिपति|karmadhipati|karmesh|दशमेश|कर्मेश',
  'ekadashesh|labhesh|एकादशेश|लाभेश',
  'dwadashesh|dvadashesh|vyayesh|द्वादशेश|व्ययेश',
];

/** Months 1–12. */
export const MONTHS_SAID: readonly string[] = [
  'january|jan|जनवरी|janvari',
  'february|feb|फ़रवरी|फरवरी|farvari',
  'march|mar|मार्च',
  'april|apr|अप्रैल',
  'may|मई|mai',
  'june|jun|जून',
  'july|jul|जुलाई|julai',
  'august|aug|अगस्त|agast',
  'september|sept|sep|सितंबर|सितम्बर|sitambar',
  'october|oct|अक्टूबर|अक्तूबर|aktubar',
  'november|nov|नवंबर|नवम्बर|navambar',
  'december|dec|दिसंबर|दिसम्बर|disambar',
];
