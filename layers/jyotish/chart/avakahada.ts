/** The avakahada chakra: attributes of a person by the Moon's sign and star at birth. Shared by matching and panchang. */
import { mod } from '../ephemeris/angle.ts';
import { rashi, type Element } from './rashi.ts';
import { rowOf } from './rows.ts';

/** From low to high: the place in this list is the rank that matching compares. */
export const VARNAS = ['shudra', 'vaishya', 'kshatriya', 'brahmin'] as const;
export type Varna = (typeof VARNAS)[number];

/** In the order of the vashya tables of matching. */
export const VASHYAS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
export type Vashya = (typeof VASHYAS)[number];

/** In the order of the yoni table of matching. */
export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const;
export type Yoni = (typeof YONIS)[number];

/** In the order of the gana table of matching. */
export const GANAS = ['deva', 'manushya', 'rakshasa'] as const;
export type Gana = (typeof GANAS)[number];

/** In the order of the stars: Ashwini adi, Bharani madhya, Krittika antya, Rohini antya, and back again. */
export const NADIS = ['adi', 'madhya', 'antya'] as const;
export type Nadi = (typeof NADIS)[number];

/** Natures of the nakshatras; muhurat rules select stars by them. */
export const STAR_NATURES = ['dhruva', 'chara', 'ugra', 'mishra', 'kshipra', 'mridu', 'tikshna'] as const;
export type StarNature = (typeof STAR_NATURES)[number];

/** Where a star looks: down, up or level. */
export const STAR_MOUTHS = ['adho', 'urdhva', 'tiryak'] as const;
export type StarMouth = (typeof STAR_MOUTHS)[number];

/** Parts of the zodiac: first, middle, last. */
export const YUNJAS = ['purva', 'madhya', 'antya'] as const;
export type Yunja = (typeof YUNJAS)[number];

/** From best to worst; also the murtis of a transit. */
export const PAYAS = ['gold', 'silver', 'copper', 'iron'] as const;
export type Paya = (typeof PAYAS)[number];

/** Attributes of a star. */
export interface StarAttributes {
  readonly yoni: Yoni;
  readonly sex: 'male' | 'female';
  readonly gana: Gana;
  readonly nadi: Nadi;
  readonly nature: StarNature;
  readonly mouth: StarMouth;
}

const star = (
  yoni: Yoni,
  sex: 'male' | 'female',
  gana: Gana,
  nadi: Nadi,
  nature: StarNature,
  mouth: StarMouth,
): StarAttributes => ({ yoni, sex, gana, nadi, nature, mouth });

/** Attributes of the 27 nakshatras in order. */
export const STAR_ATTRIBUTES: readonly StarAttributes[] = [
  star('horse', 'male', 'deva', 'adi', 'kshipra', 'tiryak'),
  star('elephant', 'male', 'manushya', 'madhya', 'ugra', 'adho'),
  star('sheep', 'female', 'rakshasa', 'antya', 'mishra', 'adho'),
  star('serpent', 'male', 'manushya', 'antya', 'dhruva', 'urdhva'),
  star('serpent', 'female', 'deva', 'madhya', 'mridu', 'tiryak'),
  star('dog', 'female', 'manushya', 'adi', 'tikshna', 'urdhva'),
  star('cat', 'female', 'deva', 'adi', 'chara', 'tiryak'),
  star('sheep', 'male', 'deva', 'madhya', 'kshipra', 'urdhva'),
  star('cat', 'male', 'rakshasa', 'antya', 'tikshna', 'adho'),
  star('rat', 'male', 'rakshasa', 'antya', 'ugra', 'adho'),
  star('rat', 'female', 'manushya', 'madhya', 'ugra', 'adho'),
  star('cow', 'male', 'manushya', 'adi', 'dhruva', 'urdhva'),
  star('buffalo', 'female', 'deva', 'adi', 'kshipra', 'tiryak'),
  star('tiger', 'female', 'rakshasa', 'madhya', 'mridu', 'tiryak'),
  star('buffalo', 'male', 'deva', 'antya', 'chara', 'tiryak'),
  star('tiger', 'male', 'rakshasa', 'antya', 'mishra', 'adho'),
  star('deer', 'female', 'deva', 'madhya', 'mridu', 'tiryak'),
  star('deer', 'male', 'rakshasa', 'adi', 'tikshna', 'tiryak'),
  star('dog', 'male', 'rakshasa', 'adi', 'tikshna', 'adho'),
  star('monkey', 'male', 'manushya', 'madhya', 'ugra', 'adho'),
  star('mongoose', 'male', 'manushya', 'antya', 'dhruva', 'urdhva'),
  star('monkey', 'female', 'deva', 'antya', 'chara', 'urdhva'),
  star('lion', 'female', 'rakshasa', 'madhya', 'chara', 'urdhva'),
  star('horse', 'female', 'rakshasa', 'adi', 'chara', 'urdhva'),
  star('lion', 'male', 'manushya', 'adi', 'ugra', 'adho'),
  star('cow', 'female', 'manushya', 'madhya', 'dhruva', 'urdhva'),
  star('elephant', 'female', 'deva', 'antya', 'mridu', 'tiryak'),
];

/** Attributes of nakshatra 1–27. Throws for any other number. */
export const starAttributes = (nakshatra: number): StarAttributes => rowOf(STAR_ATTRIBUTES, nakshatra, 'nakshatra');

const VARNA_OF_ELEMENT: Readonly<Record<Element, Varna>> = {
  fire: 'kshatriya',
  earth: 'vaishya',
  air: 'shudra',
  water: 'brahmin',
};

/** Varna of sign 1–12, by its element. */
export const varnaOf = (sign: number): Varna => VARNA_OF_ELEMENT[rashi(sign).element];

/** Vashya of the signs; a pair where the second half of the sign (from 15°) differs. */
const VASHYA_OF_SIGN: readonly (readonly [Vashya, Vashya?])[] = [
  ['chatushpada'],
  ['chatushpada'],
  ['manava'],
  ['jalachara'],
  ['vanachara'],
  ['manava'],
  ['manava'],
  ['keeta'],
  ['manava', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['manava'],
  ['jalachara'],
];

/** Vashya of a place in the zodiac: sign 1–12 and degrees inside it, 0 ≤ x < 30. */
export const vashyaOf = (sign: number, degree: number): Vashya => {
  const [first, second] = rowOf(VASHYA_OF_SIGN, sign, 'sign');
  return (degree >= 15 ? second : undefined) ?? first;
};

/** Yunja of nakshatra 1–27: 27 and 1–5 purva, 6–17 madhya, 18–26 antya. */
export const yunjaOf = (nakshatra: number): Yunja => {
  const place = mod(nakshatra, 27);
  if (place <= 5) return 'purva';
  if (place <= 17) return 'madhya';
  return 'antya';
};

const PAYA_BY_HOUSE: readonly Paya[] = [
  'gold',
  'silver',
  'copper',
  'iron',
  'silver',
  'gold',
  'copper',
  'iron',
  'silver',
  'copper',
  'gold',
  'iron',
];

/** Paya by the Moon's house 1–12: 1, 6, 11 gold; 2, 5, 9 silver; 3, 7, 10 copper; 4, 8, 12 iron. Murtis count alike. */
export const payaOfHouse = (house: number): Paya => rowOf(PAYA_BY_HOUSE, house, 'house');

/** Paya by the birth star 1–27: 27, 1, 2 gold; 3–5 iron; 6–17 silver; 18–26 copper. */
export const payaOfNakshatra = (nakshatra: number): Paya => {
  const place = mod(nakshatra, 27);
  if (place <= 2) return 'gold';
  if (place <= 5) return 'iron';
  if (place <= 17) return 'silver';
  return 'copper';
};
