/**
 * What tradition gives to each planet: mantras, gifts, fast, colour, stone, bead, square. Facts only; no effect is claimed.
 * Mantras: Navagraha stotra (ascribed to Vyasa) and the usual seed mantras; squares: Saturn's is 12–15 in each cell more
 * than the Sun's; stones: Phaladeepika ch. 2 v. 29, Jataka Parijata ch. 2 v. 21.
 */
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { byGraha } from '../chart/graha.ts';
import type { Direction } from '../panchang/nivas.ts';

/** Colours of the planets. */
export const PLANET_COLOURS = ['red', 'white', 'green', 'yellow', 'black', 'grey', 'smoky_grey'] as const;
export type PlanetColour = (typeof PLANET_COLOURS)[number];

/** Things that are given away. */
export const DANA_ITEMS = [
  'black_cloth',
  'black_sesame',
  'blanket',
  'books',
  'bronze',
  'camphor',
  'chana_dal',
  'conch',
  'copper',
  'curd',
  'dark_blue_cloth',
  'footwear',
  'ghee',
  'green_cloth',
  'honey',
  'iron',
  'jaggery',
  'masoor',
  'milk',
  'moong',
  'multicolour_blanket',
  'mustard_oil',
  'perfume',
  'red_cloth',
  'red_flowers',
  'red_sandal',
  'rice',
  'sesame',
  'sesame_oil',
  'seven_grains',
  'silver',
  'sugar',
  'turmeric',
  'urad',
  'wheat',
  'white_cloth',
  'yellow_cloth',
] as const;

export type DanaItem = (typeof DANA_ITEMS)[number];

/** The nine stones, in the order of their planets. */
export const GEMS = [
  'ruby',
  'pearl',
  'red_coral',
  'emerald',
  'yellow_sapphire',
  'diamond',
  'blue_sapphire',
  'hessonite',
  'cats_eye',
] as const;

export type Gem = (typeof GEMS)[number];

/** Stones that may stand in for them. */
export const SUBSTITUTES = [
  'amethyst',
  'carnelian',
  'citrine',
  'green_tourmaline',
  'iolite',
  'moonstone',
  'orange_zircon',
  'peridot',
  'red_garnet',
  'red_spinel',
  'turquoise',
  'white_sapphire',
  'white_zircon',
  'yellow_topaz',
] as const;

export type SubstituteGem = (typeof SUBSTITUTES)[number];

/** Metals that stones are set in. */
export const GEM_METALS = ['ashtadhatu', 'copper', 'gold', 'panchdhatu', 'platinum', 'silver', 'white_gold'] as const;

export type GemMetal = (typeof GEM_METALS)[number];

/** Fingers that rings are worn on. */
export const FINGERS = ['index', 'middle', 'ring', 'little'] as const;

export type Finger = (typeof FINGERS)[number];

/** Deities of the planets. */
export const DEITIES = [
  'bhairava',
  'brihaspati',
  'durga',
  'ganesha',
  'gauri',
  'hanuman',
  'kartikeya',
  'lakshmi',
  'shani',
  'shiva',
  'surya',
  'vishnu',
] as const;

export type PlanetDeity = (typeof DEITIES)[number];

/** A text in Devanagari and in IAST. */
export interface MantraText {
  readonly deva: string;
  readonly iast: string;
}

/** What tradition gives to a planet. */
export interface PlanetRemedy {
  readonly mantra: {
    readonly bija: MantraText;
    readonly name: MantraText;
    readonly stotra: MantraText;
    /** Repetitions of a whole japa. */
    readonly count: number;
  };
  readonly dana: readonly DanaItem[];
  /** Weekdays 0 (Sunday) to 6 of its fast: the usual one, and the other where schools differ. */
  readonly days: readonly number[];
  readonly colour: PlanetColour;
  readonly direction: Direction;
  readonly deities: readonly PlanetDeity[];
  /** Faces of its beads. */
  readonly mukhi: readonly number[];
  readonly gem: Gem;
  readonly substitutes: readonly SubstituteGem[];
  /** Least and greatest weight: ratti, of the diamond carat. */
  readonly weight: readonly [number, number];
  readonly metals: readonly GemMetal[];
  readonly finger: Finger;
}

export const PLANET_REMEDIES: Readonly<Record<Graha, PlanetRemedy>> = {
  sun: {
    mantra: {
      bija: { deva: 'ॐ ह्रां ह्रीं ह्रौं सः सूर्याय नमः', iast: 'oṃ hrāṃ hrīṃ hrauṃ saḥ sūryāya namaḥ' },
      name: { deva: 'ॐ सूर्याय नमः', iast: 'oṃ sūryāya namaḥ' },
      stotra: {
        deva: 'जपाकुसुमसङ्काशं काश्यपेयं महाद्युतिम् । तमोऽरिं सर्वपापघ्नं प्रणतोऽस्मि दिवाकरम् ॥',
        iast: "japākusumasaṅkāśaṃ kāśyapeyaṃ mahādyutim | tamo'riṃ sarvapāpaghnaṃ praṇato'smi divākaram ||",
      },
      count: 7000,
    },
    dana: ['wheat', 'jaggery', 'copper', 'red_flowers', 'red_cloth', 'ghee'],
    days: [0],
    colour: 'red',
    direction: 'e',
    deities: ['shiva', 'surya'],
    mukhi: [1, 12],
    gem: 'ruby',
    substitutes: ['red_spinel', 'red_garnet'],
    weight: [3, 6],
    metals: ['gold', 'copper'],
    finger: 'ring',
  },
  moon: {
    mantra: {
      bija: { deva: 'ॐ श्रां श्रीं श्रौं सः चन्द्रमसे नमः', iast: 'oṃ śrāṃ śrīṃ śrauṃ saḥ candramase namaḥ' },
      name: { deva: 'ॐ सोमाय नमः', iast: 'oṃ somāya namaḥ' },
      stotra: {
        deva: 'दधिशङ्खतुषाराभं क्षीरोदार्णवसम्भवम् । नमामि शशिनं सोमं शम्भोर्मुकुटभूषणम् ॥',
        iast: 'dadhiśaṅkhatuṣārābhaṃ kṣīrodārṇavasambhavam | namāmi śaśinaṃ somaṃ śambhormukuṭabhūṣaṇam ||',
      },
      count: 11000,
    },
    dana: ['rice', 'milk', 'curd', 'silver', 'white_cloth', 'conch', 'camphor'],
    days: [1],
    colour: 'white',
    direction: 'nw',
    deities: ['gauri', 'shiva'],
    mukhi: [2],
    gem: 'pearl',
    substitutes: ['moonstone'],
    weight: [4, 9],
    metals: ['silver'],
    finger: 'little',
  },
  mars: {
    mantra: {
      bija: { deva: 'ॐ क्रां क्रीं क्रौं सः भौमाय नमः', iast: 'oṃ krāṃ krīṃ krauṃ saḥ bhaumāya namaḥ' },
      name: { deva: 'ॐ अङ्गारकाय नमः', iast: 'oṃ aṅgārakāya namaḥ' },
      stotra: {
        deva: 'धरणीगर्भसम्भूतं विद्युत्कान्तिसमप्रभम् । कुमारं शक्तिहस्तं तं मङ्गलं प्रणमाम्यहम् ॥',
        iast: 'dharaṇīgarbhasambhūtaṃ vidyutkāntisamaprabham | kumāraṃ śaktihastaṃ taṃ maṅgalaṃ praṇamāmyaham ||',
      },
      count: 10000,
    },
    dana: ['masoor', 'jaggery', 'red_cloth', 'copper', 'red_sandal'],
    days: [2],
    colour: 'red',
    direction: 's',
    deities: ['hanuman', 'kartikeya'],
    mukhi: [3],
    gem: 'red_coral',
    substitutes: ['carnelian'],
    weight: [5, 9],
    metals: ['gold', 'copper'],
    finger: 'ring',
  },
  mercury: {
    mantra: {
      bija: { deva: 'ॐ ब्रां ब्रीं ब्रौं सः बुधाय नमः', iast: 'oṃ brāṃ brīṃ brauṃ saḥ budhāya namaḥ' },
      name: { deva: 'ॐ बुधाय नमः', iast: 'oṃ budhāya namaḥ' },
      stotra: {
        deva: 'प्रियङ्गुकलिकाश्यामं रूपेणाप्रतिमं बुधम् । सौम्यं सौम्यगुणोपेतं तं बुधं प्रणमाम्यहम् ॥',
        iast: 'priyaṅgukalikāśyāmaṃ rūpeṇāpratimaṃ budham | saumyaṃ saumyaguṇopetaṃ taṃ budhaṃ praṇamāmyaham ||',
      },
      count: 9000,
    },
    dana: ['moong', 'green_cloth', 'bronze', 'ghee', 'camphor'],
    days: [3],
    colour: 'green',
    direction: 'n',
    deities: ['vishnu', 'durga'],
    mukhi: [4],
    gem: 'emerald',
    substitutes: ['peridot', 'green_tourmaline'],
    weight: [3, 7],
    metals: ['gold'],
    finger: 'little',
  },
  jupiter: {
    mantra: {
      bija: { deva: 'ॐ ग्रां ग्रीं ग्रौं सः गुरवे नमः', iast: 'oṃ grāṃ grīṃ grauṃ saḥ gurave namaḥ' },
      name: { deva: 'ॐ बृहस्पतये नमः', iast: 'oṃ bṛhaspataye namaḥ' },
      stotra: {
        deva: 'देवानां च ऋषीणां च गुरुं काञ्चनसन्निभम् । बुद्धिभूतं त्रिलोकेशं तं नमामि बृहस्पतिम् ॥',
        iast: 'devānāṃ ca ṛṣīṇāṃ ca guruṃ kāñcanasannibham | buddhibhūtaṃ trilokeśaṃ taṃ namāmi bṛhaspatim ||',
      },
      count: 19000,
    },
    dana: ['chana_dal', 'turmeric', 'yellow_cloth', 'books', 'honey', 'sugar'],
    days: [4],
    colour: 'yellow',
    direction: 'ne',
    deities: ['vishnu', 'brihaspati'],
    mukhi: [5],
    gem: 'yellow_sapphire',
    substitutes: ['yellow_topaz', 'citrine'],
    weight: [3, 7],
    metals: ['gold'],
    finger: 'index',
  },
  venus: {
    mantra: {
      bija: { deva: 'ॐ द्रां द्रीं द्रौं सः शुक्राय नमः', iast: 'oṃ drāṃ drīṃ drauṃ saḥ śukrāya namaḥ' },
      name: { deva: 'ॐ शुक्राय नमः', iast: 'oṃ śukrāya namaḥ' },
      stotra: {
        deva: 'हिमकुन्दमृणालाभं दैत्यानां परमं गुरुम् । सर्वशास्त्रप्रवक्तारं भार्गवं प्रणमाम्यहम् ॥',
        iast: 'himakundamṛṇālābhaṃ daityānāṃ paramaṃ gurum | sarvaśāstrapravaktāraṃ bhārgavaṃ praṇamāmyaham ||',
      },
      count: 16000,
    },
    dana: ['rice', 'ghee', 'white_cloth', 'curd', 'perfume', 'silver'],
    days: [5],
    colour: 'white',
    direction: 'se',
    deities: ['lakshmi'],
    mukhi: [6, 13],
    gem: 'diamond',
    substitutes: ['white_sapphire', 'white_zircon'],
    weight: [0.3, 1.5],
    metals: ['silver', 'platinum', 'white_gold'],
    finger: 'middle',
  },
  saturn: {
    mantra: {
      bija: { deva: 'ॐ प्रां प्रीं प्रौं सः शनैश्चराय नमः', iast: 'oṃ prāṃ prīṃ prauṃ saḥ śanaiścarāya namaḥ' },
      name: { deva: 'ॐ शनैश्चराय नमः', iast: 'oṃ śanaiścarāya namaḥ' },
      stotra: {
        deva: 'नीलाञ्जनसमाभासं रविपुत्रं यमाग्रजम् । छायामार्तण्डसम्भूतं तं नमामि शनैश्चरम् ॥',
        iast: 'nīlāñjanasamābhāsaṃ raviputraṃ yamāgrajam | chāyāmārtaṇḍasambhūtaṃ taṃ namāmi śanaiścaram ||',
      },
      count: 23000,
    },
    dana: ['black_sesame', 'urad', 'sesame_oil', 'iron', 'blanket', 'black_cloth', 'footwear'],
    days: [6],
    colour: 'black',
    direction: 'w',
    deities: ['shani', 'hanuman'],
    mukhi: [7, 14],
    gem: 'blue_sapphire',
    substitutes: ['amethyst', 'iolite'],
    weight: [3, 7],
    metals: ['silver', 'panchdhatu'],
    finger: 'middle',
  },
  rahu: {
    mantra: {
      bija: { deva: 'ॐ भ्रां भ्रीं भ्रौं सः राहवे नमः', iast: 'oṃ bhrāṃ bhrīṃ bhrauṃ saḥ rāhave namaḥ' },
      name: { deva: 'ॐ राहवे नमः', iast: 'oṃ rāhave namaḥ' },
      stotra: {
        deva: 'अर्धकायं महावीर्यं चन्द्रादित्यविमर्दनम् । सिंहिकागर्भसम्भूतं तं राहुं प्रणमाम्यहम् ॥',
        iast: 'ardhakāyaṃ mahāvīryaṃ candrādityavimardanam | siṃhikāgarbhasambhūtaṃ taṃ rāhuṃ praṇamāmyaham ||',
      },
      count: 18000,
    },
    dana: ['urad', 'blanket', 'mustard_oil', 'sesame', 'dark_blue_cloth'],
    days: [6, 3],
    colour: 'smoky_grey',
    direction: 'sw',
    deities: ['durga', 'bhairava'],
    mukhi: [8],
    gem: 'hessonite',
    substitutes: ['orange_zircon'],
    weight: [5, 9],
    metals: ['silver', 'ashtadhatu'],
    finger: 'middle',
  },
  ketu: {
    mantra: {
      bija: { deva: 'ॐ स्रां स्रीं स्रौं सः केतवे नमः', iast: 'oṃ srāṃ srīṃ srauṃ saḥ ketave namaḥ' },
      name: { deva: 'ॐ केतवे नमः', iast: 'oṃ ketave namaḥ' },
      stotra: {
        deva: 'पलाशपुष्पसङ्काशं तारकाग्रहमस्तकम् । रौद्रं रौद्रात्मकं घोरं तं केतुं प्रणमाम्यहम् ॥',
        iast: 'palāśapuṣpasaṅkāśaṃ tārakāgrahamastakam | raudraṃ raudrātmakaṃ ghoraṃ taṃ ketuṃ praṇamāmyaham ||',
      },
      count: 17000,
    },
    dana: ['seven_grains', 'multicolour_blanket', 'sesame', 'iron'],
    days: [2, 6],
    colour: 'grey',
    direction: 'sw',
    deities: ['ganesha'],
    mukhi: [9],
    gem: 'cats_eye',
    substitutes: ['turquoise'],
    weight: [3, 7],
    metals: ['silver', 'panchdhatu'],
    finger: 'middle',
  },
};

/** Square of the Sun; each next planet has one more in every cell. */
const SUN_SQUARE: readonly (readonly number[])[] = [
  [6, 1, 8],
  [7, 5, 3],
  [2, 9, 4],
];
const SQUARES = byGraha((graha) => SUN_SQUARE.map((row) => row.map((cell) => cell + GRAHAS.indexOf(graha))));

/** The yantra of a planet, three rows of three; every row, column and diagonal has the same sum, 15 for the Sun to 39 for Ketu. */
export const yantraOf = (graha: Graha): readonly (readonly number[])[] => SQUARES[graha];
