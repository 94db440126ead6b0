/** What a birth star and Moon sign give, in Hindi. */
import type { Gana, Nadi, Paya, Varna, Vashya, Yoni, Yunja } from '../../../layers/jyotish/chart/avakahada.ts';
import type { TithiGroup } from '../../../layers/jyotish/chart/ghata.ts';
import type { Element } from '../../../layers/jyotish/chart/rashi.ts';

export const varnas: Readonly<Record<Varna, string>> = {
  brahmin: 'ब्राह्मण',
  kshatriya: 'क्षत्रिय',
  vaishya: 'वैश्य',
  shudra: 'शूद्र',
};

export const vashyas: Readonly<Record<Vashya, string>> = {
  chatushpada: 'चतुष्पद',
  manava: 'मानव',
  jalachara: 'जलचर',
  vanachara: 'वनचर',
  keeta: 'कीट',
};

export const yonis: Readonly<Record<Yoni, string>> = {
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
};

export const sexes: Readonly<Record<'male' | 'female', string>> = { male: 'नर', female: 'मादा' };

export const ganas: Readonly<Record<Gana, string>> = { deva: 'देव', manushya: 'मनुष्य', rakshasa: 'राक्षस' };

export const nadis: Readonly<Record<Nadi, string>> = { adi: 'आदि', madhya: 'मध्य', antya: 'अंत्य' };

export const tatvas: Readonly<Record<Element, string>> = { fire: 'अग्नि', earth: 'पृथ्वी', air: 'वायु', water: 'जल' };

export const payas: Readonly<Record<Paya, string>> = { gold: 'स्वर्ण', silver: 'रजत', copper: 'ताम्र', iron: 'लौह' };

export const yunjas: Readonly<Record<Yunja, string>> = { purva: 'पूर्व', madhya: 'मध्य', antya: 'अंत्य' };

export const tithiGroups: Readonly<Record<TithiGroup, string>> = {
  nanda: 'नंदा',
  bhadra: 'भद्रा',
  jaya: 'जया',
  rikta: 'रिक्ता',
  purna: 'पूर्णा',
};
