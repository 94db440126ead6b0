/** Numbers, ordinals, months and lords of houses as people write them. */

/** Ordinals 1–12, then forms separated by `|`. Digits with endings (7th, 7वें) are read by rule. */
export const ORDINALS: readonly string[] = [
  'first|प्रथम|पहले|पहला|pehle|pehla|pratham|1st',
  'second|द्वितीय|दूसरे|दूसरा|dusre|doosre|dwitiya',
  'third|तृतीय|तीसरे|तीसरा|teesre|tisre|tritiya',
  'fourth|चतुर्थ|चौथे|चौथा|chauthe|chaturth',
  'fifth|पंचम|पांचवें|पाँचवें|पांचवे|panchve|paanchve|pancham|पंचवें',
  'sixth|षष्ठ|छठे|छठा|chhathe|chhate|shashth|षष्ठम',
  'seventh|सप्तम|सातवें|सातवां|saatve|satve|saptam|सातवे|saatwe|saatven',
  'eighth|अष्टम|आठवें|आठवे|aathve|athve|ashtam|aathwe',
  'ninth|नवम|नौवें|नवें|नवे|nauve|navam|navve|nauwe|नौवे',
  'tenth|दशम|दसवें|दसवे|dasve|dasham|dasam|daswe',
  'eleventh|एकादश|ग्यारहवें|ग्यारहवे|gyarahve|ekadash|gyarahwe',
  'twelfth|द्वादश|बारहवें|बारहवे|barahve|dwadash|barahwe|द्वादशम',
];

/** Cardinal numbers 1–9 in words. */
export const CARDINALS: readonly string[] = [
  'one|एक|ek',
  'two|दो|do',
  'three|तीन|teen',
  'four|चार|char|chaar',
  'five|पांच|पाँच|paanch|panch',
  'six|छह|छः|chhah|chhe',
  'seven|सात|saat',
  'eight|आठ|aath',
  'nine|नौ|nau',
];

/** Names of the lords of houses 1–12. */
export const HOUSE_LORDS: readonly string[] = [
  'lagnesh|lagnesha|lagna lord|लग्नेश|ascendant lord|chart ruler',
  'dwitiyesh|dhanesh|द्वितीयेश|धनेश',
  'tritiyesh|parakramesh|तृतीयेश|पराक्रमेश',
  'chaturthesh|sukhesh|चतुर्थेश|सुखेश',
  'panchamesh|पंचमेश',
  'shashthesh|rogesh|षष्ठेश|रोगेश',
  'saptamesh|सप्तमेश|kalatresh',
  'ashtamesh|randhresh|अष्टमेश',
  'navamesh|bhagyesh|नवमेश|भाग्येश',
  'dashamesh|karmesh|दशमेश|कर्मेश',
  'ekadashesh|labhesh|एकादशेश|लाभेश',
  'dwadashesh|vyayesh|द्वादशेश|व्ययेश',
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
