/** What a birth star and Moon sign give, in English. */
import type { AvakahadaText } from '../avakahada.ts';

export const avakahada: AvakahadaText = {
  varnas: { brahmin: 'Brahmin', kshatriya: 'Kshatriya', vaishya: 'Vaishya', shudra: 'Shudra' },
  vashyas: {
    chatushpada: 'Chatushpada',
    manava: 'Manava',
    jalachara: 'Jalachara',
    vanachara: 'Vanachara',
    keeta: 'Keeta',
  },
  yonis: {
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
  },
  sexes: { male: 'Male', female: 'Female' },
  ganas: { deva: 'Deva', manushya: 'Manushya', rakshasa: 'Rakshasa' },
  nadis: { adi: 'Adi', madhya: 'Madhya', antya: 'Antya' },
  tatvas: { fire: 'Fire', earth: 'Earth', air: 'Air', water: 'Water' },
  payas: { gold: 'Gold', silver: 'Silver', copper: 'Copper', iron: 'Iron' },
  yunjas: { purva: 'Purva', madhya: 'Madhya', antya: 'Antya' },
  tithiGroups: { nanda: 'Nanda', bhadra: 'Bhadra', jaya: 'Jaya', rikta: 'Rikta', purna: 'Purna' },
};
