/** What the yogas stand for, in English. */
import type { YogaId } from '../../../../layers/jyotish/yoga/detect.ts';

export const yogaMeanings: Readonly<Record<YogaId, string>> = {
  ruchaka:
    'Mars at full height: courage, a body that likes work and a way of deciding that others follow. The care is to lead without hurry.',
  bhadra:
    'Mercury at full height: a clear head, a good memory and speech that settles things. Trade and teaching suit it.',
  hamsa: 'Jupiter at full height: fairness, learning and a calm that people trust. Advice is asked for and kept.',
  malavya:
    'Venus at full height: taste, comfort and a gift for making life pleasant for others. Art and good company gain by it.',
  sasa: 'Saturn at full height: patience, authority over many people and work that lasts. It rises slowly and stays.',
  sunapha: 'The Moon has company in the next house, so the mind finds means. What is owned tends to be self-earned.',
  anapha: 'A planet stands behind the Moon and gives bearing: good manners, ease in public and a well-kept outside.',
  durudhura: 'The Moon is attended on both sides. Help comes from before and behind, and comfort is shared freely.',
  kemadruma:
    'The Moon stands alone, without planets beside it. The mind has to make its own company, and learns to; many cancellations are known.',
  gajakesari:
    'Jupiter stands in an angle from the Moon. Good sense and good feeling support each other, and a name outlives its owner.',
  chandradhi:
    'The gentle planets stand in the sixth, seventh and eighth from the Moon. People are led by courtesy and follow gladly.',
  lagnadhi:
    'The gentle planets hold the sixth, seventh and eighth from the ascendant: learning, good counsel and a modest kind of authority.',
  chandra_mangala: 'Moon and Mars together make feeling practical. Earnings come by energy, trade and quick response.',
  shakata: 'The Moon is sixth, eighth or twelfth from Jupiter. Fortune turns like a cartwheel, and comes round again.',
  vasumati: 'Gentle planets fill the houses of growth. Means increase year by year, by steady effort.',
  amala: 'Gentle planets alone hold the tenth and keep a name clean. Work is remembered for its decency.',
  pushkala:
    'The lord of the Moon sign joins the ascendant lord and looks at a strong first house: speech that is heard and honoured.',
  chandra_poorna: 'A bright Moon in an angle is seen by Jupiter: a generous mind and the goodwill of many.',
  vesi: 'A planet follows the Sun into the next house: even temper, fair speech and steady work.',
  vasi: 'A planet goes before the Sun: skill, a helping hand and a good memory for duties.',
  ubhayachari: 'Planets stand on both sides of the Sun, so the will has advisers. Responsibility is carried well.',
  budhaditya: 'Sun and Mercury share a sign. The mind serves the will, and explains it skilfully.',
  bhaskara: 'Mercury, Moon and Jupiter stand in a row from the Sun: learning that shines and is put to use.',
  indra:
    'Planets face one another across the chart, or the lords of talent and gain exchange signs: a brave and liberal way of living.',
  marut: 'Venus, Jupiter, Moon and Sun are strung together: eloquence, trade and a wide heart.',
  budha_yoga:
    'Jupiter rises, and the Moon, Rahu, the Sun and Mars follow at set distances: wide learning and a name among the learned.',
  shubha_kartari: 'Gentle planets stand on both sides, like two good neighbours. What lies between them is protected.',
  papa_kartari:
    'Hard planets stand on both sides, like a pair of scissors. What lies between them has to work for its room.',
  rajju: 'All planets stand in movable signs: a life of roads, changes and quick adaptation.',
  musala: 'All planets stand in fixed signs: steadiness, possessions and opinions that do not move.',
  nala: 'All planets stand in dual signs: skill in many things, and more plans than hands.',
  mala: 'Gentle planets hold the angles like a garland. Comfort, good clothes and friends come without a chase.',
  sarpa: "Hard planets hold the angles. Life asks for toughness, and for watching one's own bitterness.",
  gada: 'The planets stand in two neighbouring angles: earnings by effort, ritual and skill.',
  shakata_n:
    'The planets stand in the first and seventh alone. Means come and go with partners, like a cart that is loaded and unloaded.',
  vihaga: "The planets stand in the fourth and tenth alone: messenger's work, travel and talk.",
  shringataka: 'The planets hold the three trines: a happy middle life, won after some contest.',
  hala: 'The planets hold a triangle away from the ascendant, the plough: hard fields, full barns and simple food.',
  vajra:
    'Gentle planets hold the first and seventh, hard ones the fourth and tenth: good at both ends of life, tested between.',
  yava: 'Hard planets hold the first and seventh, gentle ones the fourth and tenth: a good heart of life, with generosity in it.',
  kamala: 'All planets stand in the angles, an open lotus: a known name, good deeds and a long memory among people.',
  vapi: 'The planets avoid the angles, like water stored in a tank: saving, keeping and quiet comfort.',
  yupa: 'The planets fill the first four houses, the post of offering: giving, discipline and inner means.',
  shara: 'The planets fill the fourth to the seventh, the arrow: sharp aims, and work near walls or weapons.',
  shakti: 'The planets fill the seventh to the tenth, the spear: slow starts, hard contests and staying power.',
  danda: 'The planets fill the tenth to the first, the staff: service, plain living and distance from kin.',
  nauka: 'The planets fill seven houses from the first, the boat: earnings by water, trade or travel, and much wanted.',
  kuta: 'The planets fill seven houses from the fourth, the peak: high places, strong walls and some loneliness.',
  chhatra:
    'The planets fill seven houses from the seventh, the parasol: shelter given to others, and ease early and late.',
  chapa: 'The planets fill seven houses from the tenth, the bow: craft, watchfulness and a proud independence.',
  ardhachandra: 'The planets fill seven houses from another house, the half moon: grace, favour and a good presence.',
  chakra: 'The planets stand in the odd houses from the first, the wheel of rule: wide influence.',
  samudra: 'The planets stand in the even houses, the ocean: plenty, pleasures and a large circle.',
  vina: 'The planets are spread over seven signs, the lute: music, skill and many helpers.',
  dama: 'The planets are spread over six signs, the garland of gifts: helpfulness and goods that are passed on.',
  pasha: 'The planets are spread over five signs, the noose: many ties, many servants and busy hands.',
  kedara: 'The planets are spread over four signs, the field: farming, truthfulness and use to many.',
  shula: 'The planets are spread over three signs, the spike: boldness, sharpness and uneven means.',
  yuga: 'The planets stand in two signs, the yoke: a life drawn hard to two sides, away from the common road.',
  gola: 'The planets stand in one sign, the ball: everything in one place, great force and little spread.',
  raja_1_5: 'The lords of the first and fifth are linked: the person and the gift work as one, and rise by it.',
  raja_1_9: 'The lords of the first and ninth are linked: effort meets luck, and elders lend a hand.',
  raja_4_5:
    'The lords of the fourth and fifth are linked: home and talent raise each other, and learning brings standing.',
  raja_4_9: 'The lords of the fourth and ninth are linked: land, learning and fortune support one another.',
  raja_7_5: 'The lords of the seventh and fifth are linked: partners bring out talent, and talent brings partners.',
  raja_7_9: 'The lords of the seventh and ninth are linked: fortune comes through alliances and distant places.',
  raja_10_5: 'The lords of the tenth and fifth are linked: ideas turn into position.',
  raja_4_1:
    "The lords of the fourth and first are linked: firm ground under the feet, and comfort of one's own making.",
  raja_7_1: 'The lords of the seventh and first are linked: standing grows together with another person.',
  raja_10_1: 'The lords of the tenth and first are linked: the person and the work become one name.',
  raja_5_9:
    "The lords of the fifth and ninth are linked: merit from before and talent of one's own bear fruit together.",
  dharma_karmadhipati:
    'The lords of the ninth and tenth are linked: conviction finds its work, and work its meaning. The strongest of its kind.',
  yogakaraka: 'One planet rules an angle and a trine together, and can raise the chart alone when it is strong.',
  harsha:
    'The lord of the sixth sits in a hard house, so troubles use each other up: good stamina and rivals who tire.',
  sarala: 'The lord of the eighth sits in a hard house: steadiness in upheaval, and courage that grows by it.',
  vimala: 'The lord of the twelfth sits in a hard house: modest wants, independence and a clean account.',
  neecha_bhanga:
    'A planet is fallen and its fall is cancelled. What was a weakness early becomes a skill that few people have.',
  maha_parivartana:
    "Two lords of good houses exchange their signs, so each looks after the other's affairs as its own.",
  khala: 'The lord of the third exchanges signs with another: fortunes that go up and down with effort and temper.',
  dainya:
    'The lord of a hard house exchanges signs with another. That house must be worked for twice, and is then well understood.',
  adhi_raja: 'The ascendant lord is exalted and seen by Jupiter: leadership that takes good advice.',
  akhanda_samrajya:
    'Jupiter rules a house of means, and one of these lords stands in an angle from the Moon: wide and undivided influence.',
  mahabhagya: 'Ascendant, Sun and Moon agree with the hour of birth: a fortunate frame for whatever is built in it.',
  raja_lakshana: 'The gentle planets and the Moon hold the angles: bearing, good looks of manner and authority.',
  amsavatara:
    'Jupiter, Venus and an exalted Saturn hold the angles of a movable rising sign: a clean name and command of learning.',
  trilochana: 'Sun, Moon and Mars stand in trines from one another: clear sight of opponents and of oneself.',
  devendra:
    'A fixed sign rises, and the lords of self and gain, of means and work, exchange signs: leadership liked by those who are led.',
  makuta:
    'Jupiter is ninth from the ninth lord, a gentle planet ninth from Jupiter, and Saturn in the tenth: responsibility in hard places.',
  jaya: "The sixth lord is fallen and the tenth lord exalted: contests end in one's favour.",
  vidyut:
    'The lord of gains is exalted beside Venus, in an angle from the ascendant lord: gifts given with a flourish.',
  chapa_raja:
    'The ascendant lord is exalted while the lords of home and work exchange: trusted near the treasury of others.',
  lakshmi: 'The lord of the ninth is strong in an angle or trine: fortune that comes by good conduct, and stays.',
  gauri:
    'Through its navamsa the tenth lord rests on an exalted planet beside the ascendant lord: kindness, good ties and festive days.',
  saraswati: 'Mercury, Jupiter and Venus hold good houses: learning, writing and arts that earn praise.',
  parijata: 'The chain of lords from the ascendant ends in a strong planet: the middle and later years are the best.',
  kalpadruma:
    'Ascendant lord and the lords that carry it are all strong: a tree that grants what is asked with patience.',
  kahala:
    'The lord of home stands in an angle from Jupiter, or by another school from the ninth lord: stubborn courage and charge of many people.',
  chamara:
    "The ascendant lord is exalted in an angle under Jupiter's eye, or two gentle planets share a good house: learning and eloquence.",
  shankha:
    'Lords of talent and of contest stand in angles from each other, or self and work move with a strong ninth lord: humane feeling and land.',
  bheri:
    'The ninth lord is strong, and the planets hold four set houses, or Jupiter, Venus and the ascendant lord stand in angles from one another: plenty and generous ways.',
  mridanga: 'The navamsa lord of an exalted planet is dignified in a good house: respect, like a drum heard from afar.',
  srinatha: 'The seventh lord is exalted in the tenth, and the lords of ninth and tenth are joined: means with grace.',
  sharada:
    'The tenth lord is in the fifth with Mercury in an angle, or Jupiter and Mercury favour the Moon: learning and a devoted temper.',
  matsya:
    'Gentle and hard planets fill the first, fourth, fifth, eighth and ninth houses in a set pattern: kindness and an eye for timing.',
  kurma:
    'Gentle planets stand well in the fifth to seventh, hard ones in the first, third and eleventh: the patience of the tortoise.',
  khadga: 'Lords of money and luck exchange, with the ascendant lord well placed: skill used like a good blade.',
  kusuma:
    'A fixed sign rises with Venus in an angle, the Moon in a trine and Saturn in the tenth: shelter for many, like shade and flower.',
  kalanidhi:
    'Jupiter in the second or fifth with Mercury and Venus: many arts and the respect of those who practise them.',
  hari: 'Gentle planets stand in the second, eighth and twelfth from the lord of wealth: truthful, able and content.',
  hara: 'Gentle planets stand in the fourth, eighth and ninth from the seventh lord: opponents give way to good conduct.',
  brahma_t:
    'Sun, Venus and Mars stand in the fourth, tenth and eleventh from the ascendant lord: respect of the learned.',
  bharati: 'The navamsa lord of money, talent or gains is exalted with the ninth lord: learning known in many places.',
  shiva:
    "The lords of talent, luck and work stand in one another's houses, in a ring: good judgement and dutiful leadership.",
  vishnu: 'Lords of luck and work stand together in the house of money: even speech, long patience and sufficiency.',
  brahma: 'Jupiter, Venus and Mercury hold angles from the lords of fortune: respect, learning and full tables.',
  gandharva:
    'The tenth lord in the houses of desire with Jupiter and a strong Sun: music, bearing and contests of skill.',
  garuda:
    "Birth is by day under a growing Moon, and the lord of the Moon's navamsa is exalted: a polished tongue that rivals respect.",
  go: 'Jupiter is in its best part beside the second lord, and the ascendant lord is exalted: good family, food and fair means.',
  parvata:
    'Gentle planets hold an angle and no hard one the sixth or eighth, or gentle planets see the lords of the first and twelfth in angles from each other: leadership in town, with wit and giving.',
  guru_mangala: 'Jupiter and Mars share a sign or face each other: strength in the service of principle.',
  chatussagara: 'All four angles are held by planets: a name that travels in every direction.',
  shubha_lagna: 'Gentle planets stand in the first house: a friendly start in most things.',
  ashubha_lagna: 'Hard planets stand in the first house: one begins by proving oneself, and gets good at it.',
  vanchana_chora_bheeti:
    'Gulika is in a trine and a hard planet in the first: be careful whom you trust with papers and keys.',
  daivagna: 'Mercury and Jupiter are placed for reading signs: a sense for timing and for patterns.',
  shrikantha: 'Ascendant lord, Sun and Moon are dignified in good houses: a religious mind and sympathy for all.',
  viranchi: 'Fifth lord, Jupiter and Saturn are dignified in good houses: deep study and self-command.',
  kalatra_sat: 'The lord of the seventh or Venus keeps good company: a partner of sound character.',
  putra_sukha: 'The fifth lord and Jupiter are strong: joy in children or in those one teaches.',
  bandhu_pujya:
    "The fourth lord is gentle and seen by gentle planets, and Mercury rises: respect among one's own people.",
  vahana: 'The ascendant lord is linked with the houses of comfort or gain: ease of travel and good vehicles.',
  bhagya: 'A strong gentle planet serves the ninth house: luck of the quiet kind that returns.',
  khyati: 'A gentle planet is in the tenth, and its lord is strong: work that becomes known.',
  lagna_malika: 'Planets fill seven houses in a row from the first: a life in command of itself.',
  dhana_malika: 'Planets fill seven houses in a row from the second: means and a strong will to use them.',
  vikrama_malika: 'Planets fill seven houses in a row from the third: courage, and effort that gets through.',
  sukha_malika: 'Planets fill seven houses in a row from the fourth: comfort at home and an open hand.',
  putra_malika: 'Planets fill seven houses in a row from the fifth: a known name and a devoted heart.',
  shatru_malika: 'Planets fill seven houses in a row from the sixth: lean beginnings, and skill with opposition.',
  kalatra_malika: 'Planets fill seven houses in a row from the seventh: many alliances and much travel.',
  randhra_malika: 'Planets fill seven houses in a row from the eighth: deep changes, and strength found in them.',
  bhagya_malika: 'Planets fill seven houses in a row from the ninth: good conduct, study and blessing of elders.',
  karma_malika: 'Planets fill seven houses in a row from the tenth: esteem by honest work.',
  labha_malika: 'Planets fill seven houses in a row from the eleventh: many friends and ability in most things.',
  vyaya_malika: 'Planets fill seven houses in a row from the twelfth: generous spending, and honour for it.',
  bhava_chamara: 'The first house and its lord are strong with gentle planets: growth of the person, day by day.',
  bhava_dhenu: 'The second house and its lord are strong with gentle planets: food, learning and full stores.',
  bhava_shaurya: 'The third house and its lord are strong with gentle planets: bravery, and siblings who count.',
  bhava_jaladhi: 'The fourth house and its lord are strong with gentle planets: land, friends and a full house.',
  bhava_chhatra: 'The fifth house and its lord are strong with gentle planets: good counsel, and joy in the young.',
  bhava_astra: 'The sixth house and its lord are strong with gentle planets: victory by force of work.',
  bhava_kama: 'The seventh house and its lord are strong with gentle planets: fidelity and shared comfort.',
  bhava_asura: 'The eighth house and its lord are strong: power over hidden matters, which wants a good conscience.',
  bhava_bhagya: 'The ninth house and its lord are strong with gentle planets: music on the road, elders who help.',
  bhava_khyati: 'The tenth house and its lord are strong with gentle planets: praise by good deeds.',
  bhava_parijata:
    'The eleventh house and its lord are strong with gentle planets: gains through festivals and friends.',
  bhava_musala: 'The twelfth house and its lord are strong: means won by labour, and money spent where it should be.',
  dhana_1_2: 'The lords of the first and second are linked: one earns by being oneself.',
  dhana_1_5: 'The lords of the first and fifth work for means: talent pays.',
  dhana_1_9: 'The lords of the first and ninth work for means: luck lends to effort.',
  dhana_1_11: 'The lords of the first and eleventh are linked: friends and aims fill the purse.',
  dhana_2_5: 'The lords of the second and fifth are linked: savings by cleverness, and cleverness in saving.',
  dhana_2_9: 'The lords of the second and ninth are linked: family means and good fortune meet.',
  dhana_2_11: 'The lords of the second and eleventh are linked: what comes in is kept.',
  dhana_5_9: 'The lords of the fifth and ninth work for means: two lucky houses in one purse.',
  dhana_5_11: 'The lords of the fifth and eleventh are linked: ideas bring returns.',
  dhana_9_11: 'The lords of the ninth and eleventh are linked: gains by favour and far places.',
  dhana_5_own_sun: 'The Sun in its own sign in the fifth with the houses of gain held: plenty through authority.',
  dhana_5_own_moon: 'The Moon in its own sign in the fifth with the house of gain held: plenty through the public.',
  dhana_5_own_mars: 'Mars in its own sign in the fifth with the house of gain held: plenty through enterprise.',
  dhana_5_own_mercury:
    'Mercury in its own sign in the fifth with the house of gain held: plenty through trade and skill.',
  dhana_5_own_jupiter: 'Jupiter in its own sign in the fifth with the house of gain held: plenty through counsel.',
  dhana_5_own_venus: 'Venus in its own sign in the fifth with the house of gain held: plenty through art and comfort.',
  dhana_5_own_saturn: 'Saturn in its own sign in the fifth with the house of gain held: plenty through long labour.',
  dhana_1_own_sun: 'The Sun rises in its own sign in good company: a person who earns by leading.',
  dhana_1_own_moon: 'The Moon rises in its own sign in good company: a person who earns by caring for many.',
  dhana_1_own_mars: 'Mars rises in its own sign in good company: a person who earns by daring.',
  dhana_1_own_mercury: 'Mercury rises in its own sign in good company: a person who earns by wit.',
  dhana_1_own_jupiter: 'Jupiter rises in its own sign in good company: a person who earns by wisdom.',
  dhana_1_own_venus: 'Venus rises in its own sign in good company: a person who earns by grace.',
  dhana_1_own_saturn: 'Saturn rises in its own sign in good company: a person who earns by staying.',
  bahu_dravya: 'The lords of the first, second and eleventh lead to one another: several sources of income.',
  matru_dhana: 'The lord of the second is linked with the lord of the fourth: means through the mother or her side.',
  putra_dhana: 'A strong lord of the second joins the fifth lord or Jupiter: means through children or pupils.',
  kalatra_dhana: 'A strong lord of the second is linked with the lord of the seventh: means through a partner.',
  shatru_dhana: 'A strong lord of the second joins the sixth lord or Mars: means won from rivals or disputes.',
  indu_dhana: 'Gentle planets stand in the special ascendant of wealth: means, by the strength of those planets.',
  daridra_1: 'The lord of gains is in a hard house: income asks for two tries, and thrift for a system.',
  daridra_2: 'The ascendant lord and the lord of loss trade places: energy goes out before money comes in.',
  daridra_3: 'The ascendant lord stands in a hard house in hard company: lean stretches that teach exact accounts.',
  bandhana:
    'The ascendant lord joins the lord of the sixth and Saturn, Rahu or Ketu: periods of restriction, in which patience is the way out.',
  sanyasa: 'Four or more planets share a sign: a turn away from the common goals, towards one strong aim.',
  sanyasa_moon: 'The Moon is in a decanate of Saturn and seen by it: a taste for solitude and for few possessions.',
  balarishta:
    'The Moon is under strain in a hard house. The texts speak of tender early years; they name many things that undo it.',
  duryoga: 'The lord of the tenth is in a hard house: effort is seen late, so it should be written down.',
  raja_bhanga: 'Three or more planets are fallen, or the Sun is at its lowest degree: rank comes with interruptions.',
  dur_lagna: 'The ascendant lord is combust or fallen in a hard house: energy and beginnings want care.',
  avayoga: 'The lord of the first stands in a hard house: a name grows slowly, by service.',
  nisva: 'The lord of the second stands in a hard house: words and savings both need a guard.',
  mriti:
    'The lord of the third stands in a hard house: nerve comes in waves, and brothers and sisters go their own way.',
  kuhu: 'The lord of the fourth stands in a hard house: home has to be built again, and better.',
  pamara: 'The lord of the fifth stands in a hard house: talent wants a strict teacher.',
  dushkriti: 'The lord of the seventh stands in a hard house: agreements need plain words and time.',
  nirbhagya: "The lord of the ninth stands in a hard house: luck is thin at first, and belief is one's own work.",
};
