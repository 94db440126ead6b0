/** What a birth star and Moon sign give, in English. */
import type { Gana, Nadi, Paya, Varna, Vashya, Yoni, Yunja } from '../../../layers/jyotish/chart/avakahada.ts';
import type { TithiGroup } from '../../../layers/jyotish/chart/ghata.ts';
import type { Element } from '../../../layers/jyotish/chart/rashi.ts';

export const varnas: Readonly<Record<Varna, string>> = {
  brahmin: 'Brahmin',
  kshatriya: 'Kshatriya',
  vaishya: 'Vaishya',
  shudra: 'Shudra',
};

export const vashyas: Readonly<Record<Vashya, string>> = {
  chatushpada: 'Chatushpada',
  manava: 'Manava',
  jalachara: 'Jalachara',
  vanachara: 'Vanachara',
  keeta: 'Keeta',
};

export const yonis: Readonly<Record<Yoni, string>> = {
  horse: 'Horse',
  elephant: 'Elephant',
  sheep: 'Sheep',
  serpent: 'Serpent',
  dog: 'Dog',
  cat: 'Cat',
  rat: 'Rat',
  cow: 'Cow',
  buffalo: 'Buffalo',
  tiger: 'Tiger',
  deer: 'Deer',
  monkey: 'Monkey',
  mongoose: 'Mongoose',
  lion: 'Lion',
};

export const sexes: Readonly<Record<'male' | 'female', string>> = { male: 'Male', female: 'Female' };

export const ganas: Readonly<Record<Gana, string>> = { deva: 'Deva', manushya: 'Manushya', rakshasa: 'Rakshasa' };

export const nadis: Readonly<Record<Nadi, string>> = { adi: 'Adi', madhya: 'Madhya', antya: 'Antya' };

export const tatvas: Readonly<Record<Element, string>> = { fire: 'Fire', earth: 'Earth', air: 'Air', water: 'Water' };

export const payas: Readonly<Record<Paya, string>> = { gold: 'Gold', silver: 'Silver', copper: 'Copper', iron: 'Iron' };

export const yunjas: Readonly<Record<Yunja, string>> = { purva: 'Purva', madhya: 'Madhya', antya: 'Antya' };

export const tithiGroups: Readonly<Record<TithiGroup, string>> = {
  nanda: 'Nanda',
  bhadra: 'Bhadra',
  jaya: 'Jaya',
  rikta: 'Rikta',
  purna: 'Purna',
};
