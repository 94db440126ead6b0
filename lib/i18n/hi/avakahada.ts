/** What a birth star and Moon sign give, in Hindi. */
import type { AvakahadaText } from '../avakahada.ts';

export const avakahada: AvakahadaText = {
  varnas: { brahmin: 'ब्राह्मण', kshatriya: 'क्षत्रिय', vaishya: 'वैश्य', shudra: 'शूद्र' },
  vashyas: { chatushpada: 'चतुष्पद', manava: 'मानव', jalachara: 'जलचर', vanachara: 'वनचर', keeta: 'कीट' },
  yonis: {
    horse: 'अश्व',
    elephant: 'गज',
    sheep: 'मेष',
    serpent: 'सर्प',
    dog: 'श्वान',
    cat: 'मार्जार',
    rat: 'मूषक',
    cow: 'गौ',
    buffalo: 'महिष',
    tiger: 'व्याघ्र',
    deer: 'मृग',
    monkey: 'वानर',
    mongoose: 'नकुल',
    lion: 'सिंह',
  },
  sexes: { male: 'नर', female: 'मादा' },
  ganas: { deva: 'देव', manushya: 'मनुष्य', rakshasa: 'राक्षस' },
  nadis: { adi: 'आदि', madhya: 'मध्य', antya: 'अन्त्य' },
  tatvas: { fire: 'अग्नि', earth: 'पृथ्वी', air: 'वायु', water: 'जल' },
  payas: { gold: 'स्वर्ण', silver: 'रजत', copper: 'ताम्र', iron: 'लौह' },
  yunjas: { purva: 'पूर्व', madhya: 'मध्य', antya: 'अन्त्य' },
  tithiGroups: { nanda: 'नंदा', bhadra: 'भद्रा', jaya: 'जया', rikta: 'रिक्ता', purna: 'पूर्णा' },
};
