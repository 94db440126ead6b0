/** A body is in danger at this hour: an ambulance is called before anything else. */

/** Poison or too much of a medicine, taken by someone near: this is asked before words of need are looked for. */
export const POISONED_SAID: readonly string[] = [
  '<near> … <poison> <taken>|<near> … <poison> … <taken>|<near> … <taken> … <poison>|<near> … overdose',
  '<near> … <taken> … <pills>|<near> … <pills> … <taken>',
];

export const EMERGENCY_SAID: readonly string[] = [
  'breathing trouble … now|breathing trouble … tonight|severe breathing|breathing problem … now',
  'munh se jhaag|muh se jhaag|muh se jhag|मुंह से झाग|foaming at|munh se khoon|muh se khoon|मुंह से ख़ून|मुंह से खून|coughing … blood|coughing up blood|sugar … not answering|sugar … dropped|sugar bahut kam',
  'clutching … chest|holding … chest & sweat|blood pressure & unconscious|going pale|gone pale|going blue|lakwa & abhi|lakva & abhi|लकवा & अभी|gir pade & hosh|गिर पड़ & होश',
  // Heart, breath, senses
  'chest … pain|pain in … chest|tight chest|chest … tight|chest … heavy|<chest> … dard|<chest> … दर्द|<chest> … jakad|<chest> … जकड़',
  'heart attack … now|heart attack … right now|heart attack … just|having … heart attack|heart attack aa|attack aaya|attack aa gaya',
  'attack aa raha|attack aya|attack pad|अटैक आया|अटैक आ गया|अटैक आ रहा|अटैक पड़|heart stopped|heart has stopped|pulse nahi|नब्ज़ नहीं|no pulse|<no> pulse',
  '<no> breath|stopped breathing|can not breath|breathing stopped|struggling to breath|gasping|choking|difficulty breathing',
  'trouble breathing|short of breath|<breath> <no> aa|<breath> <no> le|<breath> <no> आ|<breath> <no> ले|saans ruk|सांस रुक|saans phool|सांस फूल',
  'saans lene me|सांस लेने में|saans atak|सांस अटक|dam ghut|दम घुट|lips … blue|turning blue|turned blue|neela pad|नीला पड़|nila pad',
  'fainted|passed out|unconscious|not conscious|<no> responding|unresponsive|<no> … waking up|<kin> … collapsed|he collapsed|she collapsed|collapsed suddenly',
  'behosh|बेहोश|hosh <no>|होश <no>|hosh me <no>|होश में <no>|uth <no> rah|उठ <no> रह|aankh <no> khol|आंख <no> खोल|aankhe <no> khol|आंखें <no> खोल',
  'not moving=|stopped moving|hil <no> rah|हिल <no> रह',
  // Stroke, fits
  'having … stroke|face … numb|face … droop|face … dropped|face … drooping|speech … slurred|slurred speech|slurring|one side … paralys|paralysed suddenly',
  'munh tedha|मुंह टेढ़ा|muh tedha|aadha sharir|आधा शरीर|seizure … now|seizures … now|having … seizure|having seizures|having fits|convuls|daura pad|daure pad',
  'दौरा पड़|दौरे पड़|mirgi ka daura|jhatke aa|झटके आ|jhatke lag rah',
  // Blood, wounds, falls, burns
  'bleeding|vomiting blood|blood in … vomit|blood … not stop|blood is coming|blood coming|khoon ki ulti|ख़ून की उल्टी|khoon … beh|khoon … nahi ruk',
  'khoon … aa raha|ख़ून … बह|ख़ून … नहीं रुक|ख़ून … आ रहा|खून … बह|खून … नहीं रुक|खून … आ रहा',
  'fell from the|fell down the stairs|fallen from the|chhat se gir|छत से गिर|sidhi se gir|सीढ़ी से गिर|सीढ़ियों से गिर|broken leg|head injury|hit his head|hit her head',
  'sir me chot|सिर में चोट|sar phat|सिर फट|bijli ka jhatka|बिजली का झटका|karant lag|करंट लग|electric shock|electrocut|jal gaya hai abhi|badly burnt|badly burned',
  'burnt badly|burned badly|buri tarah jal|बुरी तरह जल|is drowning|drowned|pani me doob|पानी में डूब|met with an accident just|just had an accident|just met with an accident',
  'accident ho gaya abhi|accident hua hai abhi|abhi accident|abhi abhi accident|अभी दुर्घटना|अभी एक्सीडेंट|snake bit|snake … bit|bitten by a snake|saanp ne|सांप ने काट|सांप ने डस',
  'scorpion|बिच्छू ने|bichhu ne',
  // What was swallowed, and what the body throws out
  'swallowed a|swallowed the|swallowed some|nigal liya|निगल लिया|nigal gay|निगल गय|phenyl|फिनाइल|फ़िनाइल|food poisoning … now|allergic reaction … now|gale me atak|गले में अटक|stuck in … throat',
  'tez bukhar|तेज़ बुख़ार|very high fever|high fever & <kin>|bukhar 104|fever of 104|104 fever|bukhar & jhatk|severe pain|unbearable pain|severe stomach pain|dard se tadap',
  'दर्द से तड़प|tadap rah|तड़प रह',
  // Birth before time, and labour
  'contractions|water leaking|water broke|waters broke|water has broken|baby … not kicking|पानी की थैली|paani ki thaili|spotting|labour pain|labor pain|in labour=|prasav pida',
  'प्रसव पीड़ा',
  // Help is called for
  'ambulance|एंबुलेंस|एम्बुलेंस|took something and|<no> bach … hospital',
];
