/** Small words by which a sentence in Latin letters is told to be English, or Hindi. */

/** Words of Hindi that no English sentence holds. */
export const ROMAN_HINDI_SAID: readonly string[] = [
  'ya lu lun bhi toh bhai yaar accha achha woh yeh abhi phir itna thoda liye saath hai hain hoon hu kya kyu kyun',
  'kyon kaise kaisa kaisi kab mujhe mujhko mera meri mere nahi nahin chahta chahti chahiye chahie aap aapka hoga',
  'hogi honge karu karun karoon raha rahi rahe wala bahut koi kisi kis kaun kaunsa konsa konsi baad saal mujhse',
  'kahan kitna kitni kitne hota hoti pehnu karna nhi aaj ka ki ke ko apna apni apne jau jaun khareedu kharidu',
  'bechu batao bataiye samjhao pakka uske iske shukriya dhanyavad dhanyawad namaste dusre doosre ne bola boli kaha',
  'aapne pehle bataya batayi tha thi',
  'lagta lagti lagte aata aati aate gaya gayi gaye rehta rehti rehte rahta rahti rahte jalta jalti jalte chali chala',
].flatMap((line) => line.split(' '));

/** Words of Hindi that an English question may hold beside its own small words; “h” is “hai” as it is typed. */
export const ROMAN_HINDI_NAMED: readonly string[] = [
  'h se mein aur agar ghar naukri shaadi shadi pati patni beta beti bete saas sasur sasural bahu bhabhi padosi rishtedar rishta',
  'paisa paise karz kharcha jhagda jhagde kalesh anban dooriyan pareshan udas gussa dard neend tabiyat bimari padhai',
  'zameen makaan dukan vyapar desh videsh ruka ruki thap chhut galti aasan bhasha upay daan vrat puja',
].flatMap((line) => line.split(' '));

/** The future of Hindi verbs, but for words of English that end alike: "omega". */
export const ROMAN_HINDI_FUTURE = '^(?!(?:om|m|v|ort|bod)ega)\\p{L}+(?:ega|egi|unga|ungi)$';
/** What is in a year or an hour: "2027 me". */
export const ROMAN_HINDI_IN = 'me|mein';

/** Words of which an English sentence of some length holds one. */
export const ENGLISH_SAID: readonly string[] = [
  'the a an i we my does is are was be it its this that in on of to and or for with by from you your so not as at',
  'has have will can but where when what he she they why how which tell say should would do about then sure',
  'really more shorter simpler exactly',
].flatMap((line) => line.split(' '));

/** Those that are words of Hindi as well: “do” (give), “to” (then), “is” (this), “he” (is); none of them alone turns a talk to English. */
export const ENGLISH_OR_HINDI: readonly string[] = 'do to is in be are or he'.split(' ');
