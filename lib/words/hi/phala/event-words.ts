/** Words of event windows, in Hindi. */
import type { EventWords } from '../../phala/event-words.ts';

export const eventWords: EventWords = {
  events: { marriage: 'विवाह', job: 'काम', child: 'संतान', property: 'मकान या ज़मीन', travel: 'यात्रा' },
  kinds: {
    rules: 'भाव के स्वामी',
    stands: 'भाव में बैठे',
    karaka: 'कारक',
    with_lord: 'भाव के स्वामी के साथ',
    rules_support: 'सहायक भाव के स्वामी',
    aspects: 'भाव पर दृष्टि',
    touches: 'गोचर',
    both_touch: 'दोहरा गोचर',
    bindus: 'गोचर में बिंदु',
  },
  evidence: {
    rules: '{role} के स्वामी {planet} {house} भाव के स्वामी हैं।',
    stands: '{role} के स्वामी {planet} {house} भाव में बैठे हैं।',
    karaka: '{role} के स्वामी {planet} इस विषय के कारक हैं।',
    with_lord: '{role} के स्वामी {planet} {house} भाव के स्वामी के साथ एक राशि में हैं।',
    rules_support: '{role} के स्वामी {planet} सहारा देने वाले {house} भाव के स्वामी हैं।',
    aspects: '{role} के स्वामी {planet} की दृष्टि {house} भाव पर है।',
    touches: '{planet} {house} भाव या उसके स्वामी पर से गुज़रते हैं या उन्हें देखते हैं।',
    both_touch: 'गुरु और शनि एक ही महीनों में {house} भाव या उसके स्वामी को छूते हैं।',
    bindus: '{planet} ऐसी राशि में हैं जहाँ उनके {number} बिंदु हैं।',
  },
  roles: { maha: 'महादशा', antar: 'अंतर्दशा' },
  houses: ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें'],
  method:
    'हर अंतर्दशा वहाँ काटी जाती है जहाँ गुरु या शनि राशि बदलते हैं। उसके स्वामियों का विषय के भाव से जो नाता है, वह जोड़ा जाता है, फिर यह कि दोनों धीमे ग्रह किसे छूते हैं। समय यह बताता है कि कुंडली इस विषय की बात कब करती है, यह नहीं कि होगा ही।',
};
