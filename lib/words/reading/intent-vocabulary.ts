/**
 * What people ask the service to calculate, and the words by which they do: English, Hindi, Hindi in Latin letters. Stems
 * match at the start of a word, one that ends in `$` a whole word; a row that stands earlier wins the words it matched.
 */
export const INTENTS_SAID: readonly (readonly [endpoint: string, stems: string])[] = [
  [
    'matching/ashtakoot',
    'charts match|kundlis match|kundalis match|horoscopes match|gunas|how many gun|गुण मिल|कितने गुण|kitne gun|gun milte|gun milan|guna milan|guna match|ashtakoot|kundli mil|kundali mil|horoscope match|match our kundl|match our chart|match our horoscope|match our|match the chart|compatib|गुण मिलान|कुंडली मिलान|कुंडली मिल|कुण्डली मिल|मिलान|kundli match|milan kar|gun mil',
  ],
  ['matching/porutham', 'porutham|பொருத்தம்'],
  ['dosha/manglik', 'manglik|mangalik|mangal dosh|kuja dosh|मांगलिक|मंगल दोष|मंगली'],
  [
    'dosha/kaal-sarp',
    'kaal sarp dosh|kal sarp dosh|kalsarp dosh|कालसर्प दोष|काल सर्प दोष|kaal sarp|kal sarp|kalsarp|कालसर्प|काल सर्प',
  ],
  ['dosha/sade-sati', 'sade sati|sadesati|sadhe sati|साढ़ेसाती|साढ़े साती'],
  ['dosha/shani-dhaiya', 'dhaiya|ढैया'],
  ['dosha/pitra', 'pitra dosh|pitru dosh|पितृ दोष|पितृदोष'],
  ['dosha/all', 'dosha|doshas|dosh$|दोष'],
  ['yoga/detect', 'raj yog|raja yog|yogas$|which yoga|what yoga|राजयोग|राज योग|कौन से योग|yog hai|yog hain'],
  [
    'muhurat/find/{event}',
    'muhurat|muhurta|best date for|best day for|best time to buy|right date for|right day for|lucky date for|lucky day for a|auspicious date|auspicious day|shubh din|good date for|good day for|wedding date|मुहूर्त|शुभ तिथि|शुभ दिन|shubh tithi',
  ],
  ['panchang/choghadiya', 'choghadiya|chogadia|चौघड़िया'],
  ['panchang/rahu-kaal', 'rahu kaal|rahukaal|rahu kalam|rahukalam|राहुकाल|राहु काल'],
  ['panchang/hora', 'hora$|होरा'],
  ['ephemeris/rise-set', 'sunrise|sunset|moonrise|moonset|सूर्योदय|सूर्यास्त|चंद्रोदय|suryoday|suryast'],
  ['ephemeris/solar-eclipses', 'solar eclipse|सूर्य ग्रहण|surya grahan'],
  ['ephemeris/lunar-eclipses', 'lunar eclipse|चंद्र ग्रहण|chandra grahan'],
  ['calendar/grahan', 'eclipse|ग्रहण|grahan'],
  ['calendar/ekadashi', 'ekadashi|एकादशी'],
  ['calendar/festivals', 'festival|diwali|holi$|navratri|त्योहार|त्यौहार|दीवाली|होली|नवरात्र|tyohar|vrat list'],
  [
    'ephemeris/retrograde',
    'retrograde dates|when is mercury retrograde|retrograde this|retrograde in|वक्री कब|vakri kab',
  ],
  ['ephemeris/moon-phases', 'full moon|new moon|moon phase|amavasya|purnima|पूर्णिमा|अमावस्या'],
  ['panchang/daily', 'panchang|panchangam|tithi|पंचांग|तिथि|nakshatra today|आज का नक्षत्र'],
  [
    'horoscope/weekly',
    'weekly horoscope|horoscope this week|horoscope for the week|साप्ताहिक राशिफल|saptahik rashifal|is hafte ka rashifal',
  ],
  [
    'horoscope/monthly',
    'monthly horoscope|horoscope this month|horoscope for the month|मासिक राशिफल|masik rashifal|is mahine ka rashifal',
  ],
  [
    'horoscope/yearly',
    'yearly horoscope|horoscope this year|horoscope for the year|annual horoscope|वार्षिक राशिफल|varshik rashifal',
  ],
  ['horoscope/daily', 'horoscope|rashifal|राशिफल'],
  [
    'dasha/running',
    'current dasha|running dasha|which dasha|which mahadasha|what dasha|dasha am i|current mahadasha|dasha is on|dasha now|in which dasha|कौन सी दशा|कौन सी महादशा|महादशा चल रही|kaunsi dasha|konsi dasha|kaunsi mahadasha|konsi mahadasha|kaun si mahadasha|mahadasha chal rahi|दशा चल रही|kaun si dasha|dasha chal rahi|abhi ki dasha',
  ],
  ['dasha/yogini', 'yogini dasha|योगिनी दशा'],
  ['dasha/vimshottari', 'vimshottari|mahadasha|dasha|दशा|महादशा'],
  ['varga/D9', 'd9$|d-9$|navamsa|navamsha|navamsh|नवांश|नवमांश'],
  ['varga/D10', 'd10$|d-10$|dashamsha|dasamsa|दशमांश|dashamsh'],
  [
    'strength/shadbala',
    'how strong are my|strength of my planet|planets strong|which planet is strong|which planets are strong|ग्रह कितने बल|ग्रहों का बल|ग्रहों की ताकत|कौन सा ग्रह बल|grah kitne|graho ka bal|grahon ka bal|kaun sa grah bal|shadbala|shad bala|षड्बल|planetary strength|strength of planets|strongest planet',
  ],
  ['strength/ashtakavarga', 'ashtakavarga|ashtakvarga|अष्टकवर्ग'],
  ['varshaphal/chart', 'varshaphal|varshphal|solar return|वर्षफल|tajik'],
  ['transit/gochara', 'transit|gochar|गोचर'],
  ['jaimini/karakas', 'atmakaraka|jaimini|chara karaka|आत्मकारक|जैमिनी'],
  ['kp/cusps', 'kp chart|kp system|krishnamurti|sub lord'],
  ['remedies/gemstones', 'gemstone|ratna$|which stone|रत्न|नग$|ratan$'],
  ['remedies/rudraksha', 'rudraksh|रुद्राक्ष'],
  ['remedies/planets', 'remed|upay|उपाय'],
  ['numerology/lucky', 'lucky number|lucky colou|lucky day|शुभ अंक|lucky ank|shubh ank'],
  ['numerology/core', 'numerolog|life path|mulank|bhagyank|मूलांक|भाग्यांक|अंक ज्योतिष|ank jyotish'],
  ['interpret/moon-sign', 'moon sign reading|about my moon|meaning of my moon'],
  ['kundli/ascendant', 'ascendant|rising sign|lagna$|लग्न'],
  [
    'kundli/avakahada',
    'avakahada|अवकहड़ा|birth star|janma nakshatra|जन्म नक्षत्र|my nakshatra|mera nakshatra|my moon sign|meri rashi|मेरी राशि',
  ],
  [
    'kundli/planets',
    'planet position|planetary position|positions of planets|planets in my|where are my planets|ग्रह स्थिति|ग्रहों की स्थिति|grah sthiti|graho ki',
  ],
  [
    'birthchart',
    'birth chart|birthchart|natal chart|kundli|kundali|janampatri|horoscope chart|make my chart|कुंडली|कुण्डली|जन्मपत्री|जन्म कुंडली',
  ],
  ['geo/timezone', 'time zone|timezone'],
];

/** Events of a muhurat by their words; the ids are those of `muhurat/find`. */
export const EVENTS_SAID: readonly (readonly [event: string, stems: string])[] = [
  ['marriage', 'marriage|wedding|vivah|shaadi|shadi|विवाह|शादी'],
  ['engagement', 'engagement|sagai|सगाई'],
  ['griha_pravesh', 'griha pravesh|house warming|housewarming|move into|गृह प्रवेश|grih pravesh'],
  ['vehicle', 'vehicle|car$|bike$|gaadi|वाहन|गाड़ी'],
  ['property', 'property|land$|plot$|registry|ज़मीन|संपत्ति|jameen'],
  ['business_open', 'business|shop|office opening|व्यापार|दुकान|dukan'],
  ['naming', 'naming|namkaran|नामकरण'],
  ['mundan', 'mundan|first haircut|मुंडन'],
  ['annaprashan', 'annaprashan|first rice|अन्नप्राशन'],
  ['upanayana', 'upanayan|thread ceremony|उपनयन|जनेऊ|janeu'],
  ['bhoomi_pujan', 'bhoomi puj|bhumi puj|foundation|भूमि पूजन'],
  ['travel', 'travel|journey|यात्रा|yatra'],
];
