/** Deities that rule the parts of the divisional charts (BPHS ch. 6). Parts are counted from 1 through the rashi sign. */
import { vargaPoint } from './varga.ts';
import { rashi, signOf } from './rashi.ts';
import { rowAt } from './rows.ts';
import type { VargaNumber } from './varga-rules.ts';

const words = (text: string): readonly string[] => text.split(' ');
const repeated = (text: string, times: number): readonly string[] =>
  Array.from({ length: times }, () => words(text)).flat();
const reversed = (list: readonly string[]): readonly string[] => [...list].reverse();

/** The list of a sign of each kind. */
interface Rulers {
  readonly odd: readonly string[];
  readonly even: readonly string[];
}
const same = (list: readonly string[]): Rulers => ({ odd: list, even: list });
/** The list turned round in even signs. */
const turned = (list: readonly string[]): Rulers => ({ odd: list, even: reversed(list) });

const SIXTIETHS = words(
  'ghora rakshasa deva kubera yaksha kinnara bhrashta kulaghna garala vahni maya purishaka apampati marutvan kala sarpa amrita indu mridu komala heramba brahma vishnu maheshvara deva ardra kalinasha kshitisha kamalakara gulika mrityu kala davagni ghora yama kantaka sudha amrita purnachandra vishadagdha kulanasha vamshakshaya utpata kala saumya komala shitala karaladamshtra chandramukhi pravina kalapavaka dandayudha nirmala saumya krura atishitala amrita payodhi bhramana chandrarekha',
);
/** Sixtieths (1–60, in the order of odd signs) that are benefic: 33 of them. */
const BENEFIC_SIXTIETHS: readonly number[] = [
  3, 4, 5, 6, 13, 14, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 37, 38, 39, 45, 46, 47, 49, 50, 53, 54, 56,
  57, 58, 60,
];

const BY_PARITY: Readonly<Partial<Record<VargaNumber, Rulers>>> = {
  3: same(words('narada agastya durvasa')),
  4: same(words('sanaka sananda kumara sanatana')),
  7: turned(words('kshara kshira dadhi ajya ikshurasa madya shuddhajala')),
  10: turned(words('indra agni yama rakshasa varuna vayu kubera ishana brahma ananta')),
  12: same(repeated('ganesha ashvini_kumaras yama sarpa', 3)),
  16: turned(repeated('brahma vishnu shiva surya', 4)),
  20: {
    odd: words(
      'kali gauri jaya lakshmi vijaya vimala sati tara jvalamukhi shveta lalita bagalamukhi pratyangira shachi raudri bhavani varada jaya tripura sumukhi',
    ),
    even: words(
      'daya megha chhinnashirsha pishachini dhumavati matangi bala bhadra aruna anala pingala chhuchchhuka ghora varahi vaishnavi sita bhuvaneshvari bhairavi mangala aparajita',
    ),
  },
  24: turned(
    repeated('skanda parashudhara anala vishvakarma bhaga mitra maya antaka vrishadhvaja govinda madana bhima', 2),
  ),
  27: turned(
    words(
      'ashvini_kumaras yama agni brahma chandra rudra aditi brihaspati sarpa pitris bhaga aryaman surya tvashtr vayu shakragni mitra indra rakshasa varuna vishvedevas vishnu vasus varuna aja_ekapada ahirbudhnya pushan',
    ),
  ),
  30: turned(words('agni vayu indra kubera varuna')),
  40: same(
    [...repeated('vishnu chandra marichi tvashtr dhatr shiva ravi yama yaksha gandharva kala varuna', 4)].slice(0, 40),
  ),
  60: turned(SIXTIETHS),
};

/** Lists that go round by the mode of the sign. */
const BY_MODE: Readonly<
  Partial<Record<VargaNumber, Readonly<Record<'movable' | 'fixed' | 'dual', readonly string[]>>>>
> = {
  9: {
    movable: words('deva manushya rakshasa'),
    fixed: words('manushya rakshasa deva'),
    dual: words('rakshasa manushya deva'),
  },
  45: {
    movable: words('brahma shiva vishnu'),
    fixed: words('shiva vishnu brahma'),
    dual: words('vishnu brahma shiva'),
  },
};

/** Charts whose parts have rulers. */
export const RULED_VARGAS = [
  2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60,
] as const satisfies readonly VargaNumber[];
export type RuledVarga = (typeof RULED_VARGAS)[number];

/** Every ruler once. */
export const AMSA_DEITIES = [
  'pitri',
  'ghora',
  'rakshasa',
  'deva',
  'kubera',
  'yaksha',
  'kinnara',
  'bhrashta',
  'kulaghna',
  'garala',
  'vahni',
  'maya',
  'purishaka',
  'apampati',
  'marutvan',
  'kala',
  'sarpa',
  'amrita',
  'indu',
  'mridu',
  'komala',
  'heramba',
  'brahma',
  'vishnu',
  'maheshvara',
  'ardra',
  'kalinasha',
  'kshitisha',
  'kamalakara',
  'gulika',
  'mrityu',
  'davagni',
  'yama',
  'kantaka',
  'sudha',
  'purnachandra',
  'vishadagdha',
  'kulanasha',
  'vamshakshaya',
  'utpata',
  'saumya',
  'shitala',
  'karaladamshtra',
  'chandramukhi',
  'pravina',
  'kalapavaka',
  'dandayudha',
  'nirmala',
  'krura',
  'atishitala',
  'payodhi',
  'bhramana',
  'chandrarekha',
  'narada',
  'agastya',
  'durvasa',
  'sanaka',
  'sananda',
  'kumara',
  'sanatana',
  'kshara',
  'kshira',
  'dadhi',
  'ajya',
  'ikshurasa',
  'madya',
  'shuddhajala',
  'indra',
  'agni',
  'varuna',
  'vayu',
  'ishana',
  'ananta',
  'ganesha',
  'ashvini_kumaras',
  'shiva',
  'surya',
  'kali',
  'gauri',
  'jaya',
  'lakshmi',
  'vijaya',
  'vimala',
  'sati',
  'tara',
  'jvalamukhi',
  'shveta',
  'lalita',
  'bagalamukhi',
  'pratyangira',
  'shachi',
  'raudri',
  'bhavani',
  'varada',
  'tripura',
  'sumukhi',
  'daya',
  'megha',
  'chhinnashirsha',
  'pishachini',
  'dhumavati',
  'matangi',
  'bala',
  'bhadra',
  'aruna',
  'anala',
  'pingala',
  'chhuchchhuka',
  'varahi',
  'vaishnavi',
  'sita',
  'bhuvaneshvari',
  'bhairavi',
  'mangala',
  'aparajita',
  'skanda',
  'parashudhara',
  'vishvakarma',
  'bhaga',
  'mitra',
  'antaka',
  'vrishadhvaja',
  'govinda',
  'madana',
  'bhima',
  'chandra',
  'rudra',
  'aditi',
  'brihaspati',
  'pitris',
  'aryaman',
  'tvashtr',
  'shakragni',
  'vishvedevas',
  'vasus',
  'aja_ekapada',
  'ahirbudhnya',
  'pushan',
  'marichi',
  'dhatr',
  'ravi',
  'gandharva',
  'manushya',
] as const;
export type AmsaDeity = (typeof AMSA_DEITIES)[number];

/** What a part is said to be: only the sixtieths and the ninths have a nature. */
export const AMSA_NATURES = ['benefic', 'malefic', 'deva', 'manushya', 'rakshasa'] as const;
export type AmsaNature = (typeof AMSA_NATURES)[number];

/** The part that a point is in, and its ruler. */
export interface AmsaRuler {
  /** From 1. */
  readonly index: number;
  readonly deity: AmsaDeity;
  readonly nature: AmsaNature | null;
}

const natureOf = (n: RuledVarga, deity: string, sixtieth: number): AmsaNature | null => {
  if (n === 60) return BENEFIC_SIXTIETHS.includes(sixtieth) ? 'benefic' : 'malefic';
  return n === 9 ? (AMSA_NATURES.find((one) => one === deity) ?? null) : null;
};

/** Ruler of the part of Dn that a sidereal longitude is in. */
export const amsaRulerOf = (n: RuledVarga, longitude: number): AmsaRuler => {
  const { amsa: index, sign } = vargaPoint(n, longitude);
  const { odd, mode } = rashi(signOf(longitude));
  if (n === 2) return { index, deity: sign === 5 ? 'deva' : 'pitri', nature: null };
  const list = BY_MODE[n]?.[mode] ?? BY_PARITY[n]?.[odd ? 'odd' : 'even'] ?? [];
  const word = rowAt(list, (index - 1) % list.length, 'ruler of a part');
  const deity = AMSA_DEITIES.find((one) => one === word);
  if (!deity) throw new Error(`no ruler ${word}`);
  return { index, deity, nature: natureOf(n, deity, odd ? index : 61 - index) };
};
