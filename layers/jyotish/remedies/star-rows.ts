/**
 * Tree and gift of each star. Trees: the usual lists of star trees (nakshatra-vriksha; lists differ for a few stars), and the
 * Malayalam list of Kerala. Gifts: Mahabharata, Anushasana Parva (nakshatra-dana); weapons, meat and people are left out.
 */
/** Trees of the stars, from Ashwini. */
export const STAR_TREES = [
  'kuchla',
  'amla',
  'gular',
  'jamun',
  'khair',
  'agar',
  'bamboo',
  'peepal',
  'nagkesar',
  'banyan',
  'palash',
  'pakad',
  'ritha',
  'bel',
  'arjun',
  'kantai',
  'maulsari',
  'semal',
  'sal',
  'jalvetas',
  'kathal',
  'aak',
  'shami',
  'kadamba',
  'mango',
  'neem',
  'mahua',
] as const;
export type StarTree = (typeof STAR_TREES)[number];

/** Gifts of the stars, from Ashwini. */
export const STAR_GIFT_KEYS = [
  'horses_or_their_price',
  'sesame_cow_or_sesame',
  'rice_milk_with_ghee',
  'rice_ghee_milk',
  'cow_with_calf_or_milk',
  'khichdi_with_sesame_oil',
  'sweet_cakes',
  'gold',
  'silver',
  'sesame_in_pots',
  'sweets_with_ghee',
  'rice_with_ghee_and_milk',
  'food_and_fees',
  'perfume',
  'what_one_prizes',
  'cart_grain_or_cow',
  'blanket_and_cloth',
  'leafy_vegetables_and_roots',
  'roots_and_fruits',
  'curd_in_pots',
  'barley_drink_with_ghee_and_honey',
  'cloth',
  'cloth_and_money',
  'sandal_and_aloe_wood',
  'beans',
  'food_for_ancestors',
  'cow_with_milk_vessel',
] as const;
export type StarGift = (typeof STAR_GIFT_KEYS)[number];

/** Botanical names of the trees, and what Kerala calls its own, in the same order. */
const BOTANICAL = [
  'Strychnos nux-vomica',
  'Phyllanthus emblica',
  'Ficus racemosa',
  'Syzygium cumini',
  'Senegalia catechu',
  'Aquilaria malaccensis',
  'Bambusa',
  'Ficus religiosa',
  'Mesua ferrea',
  'Ficus benghalensis',
  'Butea monosperma',
  'Ficus virens',
  'Sapindus',
  'Aegle marmelos',
  'Terminalia arjuna',
  'Flacourtia indica',
  'Mimusops elengi',
  'Bombax ceiba',
  'Shorea robusta',
  'Salix',
  'Artocarpus heterophyllus',
  'Calotropis gigantea',
  'Prosopis cineraria',
  'Neolamarckia cadamba',
  'Mangifera indica',
  'Azadirachta indica',
  'Madhuca longifolia',
];
const KERALA = [
  'Kanjiram',
  'Nelli',
  'Athi',
  'Njaval',
  'Karingali',
  'Karimaram',
  'Mula',
  'Arayal',
  'Nagam',
  'Peral',
  'Plasu',
  'Ithi',
  'Ambazham',
  'Koovalam',
  'Neermaruthu',
  'Vayyamkatha',
  'Ilanji',
  'Vetti',
  'Vellapine',
  'Vanji',
  'Plavu',
  'Erukku',
  'Vanni',
  'Kadambu',
  'Thenmavu',
  'Karimpana',
  'Iluppa',
];

const GAND_MOOL: readonly number[] = [1, 9, 10, 18, 19, 27];

/** What belongs to a star of birth. */
export interface StarRow {
  readonly tree: StarTree;
  readonly botanical: string;
  readonly kerala: string;
  readonly gift: StarGift;
  /** Whether tradition asks for a rite on the birth in this star. */
  readonly gandMool: boolean;
}

/** The row of star 1–27. Throws for any other number. */
export const starRow = (star: number): StarRow => {
  const [tree, gift, botanical, kerala] = [
    STAR_TREES[star - 1],
    STAR_GIFT_KEYS[star - 1],
    BOTANICAL[star - 1],
    KERALA[star - 1],
  ];
  if (!tree || !gift || !botanical || !kerala) throw new Error(`no star ${star}`);
  return { tree, gift, botanical, kerala, gandMool: GAND_MOOL.includes(star) };
};
