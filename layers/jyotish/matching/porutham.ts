/** The South Indian poruthams: counted from the bride to the groom unless the row says otherwise. */
import { count } from '../ephemeris/angle.ts';
import { VARNAS } from '../chart/avakahada.ts';
import { lordRelation, type Koota, type MatchPair } from './ashtakoot.ts';
import { yoniPoints } from './tables.ts';

/** The ten of Tamil practice, then two more. */
export const PORUTHAMS = [
  'dina',
  'gana',
  'mahendra',
  'stri_dirgha',
  'yoni',
  'rashi',
  'rashyadhipati',
  'vashya',
  'rajju',
  'vedha',
  'nadi',
  'varna',
] as const;
export type Porutham = (typeof PORUTHAMS)[number];
export const PORUTHAM_GRADES = ['good', 'madhyama', 'bad'] as const;
export type PoruthamGrade = (typeof PORUTHAM_GRADES)[number];

/** Tradition that decides which poruthams are essential. */
export const PORUTHAM_TRADITIONS = ['tamil', 'kerala'] as const;
export type PoruthamTradition = (typeof PORUTHAM_TRADITIONS)[number];

/** Stars that are good or middling for partners who share them; the others are bad. */
const EKA_NAKSHATRA: Readonly<Record<'good' | 'madhyama', readonly number[]>> = {
  good: [4, 6, 10, 13, 16, 22, 26, 27],
  madhyama: [1, 3, 5, 7, 8, 11, 12, 14, 17, 20, 21],
};
const MAHENDRA_COUNTS: readonly number[] = [4, 7, 10, 13, 16, 19, 22, 25];
const GOOD_DINA: readonly number[] = [0, 2, 4, 6, 8];

/** Sign → signs under its influence (vashya): the groom's should be in the bride's list. */
// prettier-ignore
const VASHYA_SIGNS: readonly (readonly number[])[] = [
  [5, 8], [4, 7], [6], [8, 9], [7], [3, 12], [6, 10], [4], [12], [1, 11], [1], [10],
];

/** Parts of the rope, from the foot to the head. */
export const RAJJU_PARTS = ['pada', 'kati', 'nabhi', 'kantha', 'shiro'] as const;
export type RajjuPart = (typeof RAJJU_PARTS)[number];
/** Up, down, or neither. */
export const RAJJU_DIRECTIONS = ['aroha', 'avaroha', 'none'] as const;
export type RajjuDirection = (typeof RAJJU_DIRECTIONS)[number];

/** Stars of each part of the rope, ascending and descending. The head has no direction. */
const RAJJU: Readonly<Record<RajjuPart, Readonly<Record<RajjuDirection, readonly number[]>>>> = {
  pada: { aroha: [1, 10, 19], avaroha: [9, 18, 27], none: [] },
  kati: { aroha: [2, 11, 20], avaroha: [8, 17, 26], none: [] },
  nabhi: { aroha: [3, 12, 21], avaroha: [7, 16, 25], none: [] },
  kantha: { aroha: [4, 13, 22], avaroha: [6, 15, 24], none: [] },
  shiro: { aroha: [], avaroha: [], none: [5, 14, 23] },
};

/** Part and direction of the rope of star 1–27. */
export const rajjuOf = (nakshatra: number): { readonly part: RajjuPart; readonly direction: RajjuDirection } => {
  for (const part of RAJJU_PARTS) {
    for (const direction of RAJJU_DIRECTIONS) {
      if (RAJJU[part][direction].includes(nakshatra)) return { part, direction };
    }
  }
  throw new Error(`no nakshatra ${nakshatra}`);
};

/** Stars in mutual vedha; the last three among themselves. A list, because no sum of star numbers gives exactly these. */
// prettier-ignore
const VEDHA_GROUPS: readonly (readonly number[])[] = [
  [1, 18], [2, 17], [3, 16], [4, 15], [6, 22], [7, 21], [8, 20], [9, 19], [10, 27], [11, 26], [12, 25], [13, 24], [5, 14, 23],
];

/** The stars that obstruct a star 1–27: one, or two. */
export const vedhaOf = (star: number): number[] =>
  (VEDHA_GROUPS.find((group) => group.includes(star)) ?? []).filter((other) => other !== star);

/** Whether two different stars are in vedha. */
export const isVedha = (a: number, b: number): boolean =>
  a !== b && VEDHA_GROUPS.some((group) => group.includes(a) && group.includes(b));

/** `soft`: same part but opposite directions is middling instead of bad. */
export const RAJJU_RULES = ['strict', 'soft'] as const;
export type RajjuRule = (typeof RAJJU_RULES)[number];

interface PoruthamContext extends MatchPair {
  /** Stars from bride to groom, inclusive, 1–27. */
  readonly stars: number;
  /** Signs from bride to groom, inclusive, 1–12. */
  readonly signs: number;
  readonly rajju: RajjuRule;
}

const when = (good: boolean, madhyama = false): PoruthamGrade => {
  if (good) return 'good';
  if (madhyama) return 'madhyama';
  return 'bad';
};

/** Place of a partner's star in the zodiac, for "whose star comes first". */
const starPlace = ({ nakshatra, pada }: MatchPair['groom']): number => nakshatra * 4 + (pada ?? 2);

const dina = ({ groom, bride, stars }: PoruthamContext): PoruthamGrade => {
  if (stars === 1)
    return when(EKA_NAKSHATRA.good.includes(groom.nakshatra), EKA_NAKSHATRA.madhyama.includes(groom.nakshatra));
  if (stars === 27 && groom.sign !== bride.sign) return 'bad';
  return when(GOOD_DINA.includes(stars % 9));
};

const gana = ({ groom, bride, stars }: PoruthamContext): PoruthamGrade => {
  if (groom.gana === bride.gana) return groom.gana === 'rakshasa' ? when(stars > 14, true) : 'good';
  if (bride.gana === 'rakshasa') return 'bad';
  if (groom.gana === 'rakshasa') return 'madhyama';
  return when(groom.gana === 'deva', true);
};

const rashi = ({ groom, bride, signs }: PoruthamContext): PoruthamGrade => {
  if (signs === 1) return when(starPlace(groom) <= starPlace(bride), true);
  return when(signs >= 7, signs === 3 || signs === 4);
};

const rashyadhipati = ({ groom, bride }: PoruthamContext): PoruthamGrade => {
  const relation = lordRelation(groom.lord, bride.lord);
  return when(['same', 'F/F', 'F/N'].includes(relation), relation === 'N/N');
};

const vashya = ({ groom, bride }: PoruthamContext): PoruthamGrade =>
  when(
    VASHYA_SIGNS[bride.sign - 1]?.includes(groom.sign) ?? false,
    VASHYA_SIGNS[groom.sign - 1]?.includes(bride.sign) ?? false,
  );

/** How two stars stand on the rope. */
export const rajjuGrade = (groomStar: number, brideStar: number, rule: RajjuRule): PoruthamGrade => {
  const [g, b] = [rajjuOf(groomStar), rajjuOf(brideStar)];
  return when(g.part !== b.part, rule === 'soft' && g.direction !== b.direction);
};

const rajju = ({ groom, bride, rajju: rule }: PoruthamContext): PoruthamGrade =>
  rajjuGrade(groom.nakshatra, bride.nakshatra, rule);

const PORUTHAM_ROWS: Readonly<Record<Porutham, (context: PoruthamContext) => PoruthamGrade>> = {
  dina,
  gana,
  mahendra: ({ stars }) => when(MAHENDRA_COUNTS.includes(stars)),
  stri_dirgha: ({ stars }) => when(stars > 13, stars >= 8),
  yoni: ({ groom, bride }) => {
    const points = yoniPoints('standard', groom.yoni, bride.yoni);
    return when(points === 4, points > 0);
  },
  rashi,
  rashyadhipati,
  vashya,
  rajju,
  vedha: ({ groom, bride }) => when(!isVedha(groom.nakshatra, bride.nakshatra)),
  nadi: ({ groom, bride }) => when(groom.nadi !== bride.nadi),
  varna: ({ groom, bride }) => when(VARNAS.indexOf(groom.varna) >= VARNAS.indexOf(bride.varna)),
};

const GRADE_POINTS: Readonly<Record<PoruthamGrade, number>> = { good: 1, madhyama: 0.5, bad: 0 };

/** A porutham graded; good 1, madhyama ½, bad 0. */
export interface PoruthamScore {
  readonly id: Porutham;
  readonly grade: PoruthamGrade;
  readonly points: number;
}

/** Inclusive counts from the bride: stars to the groom's 1–27, signs 1–12. */
export const poruthamCounts = ({ groom, bride }: MatchPair): { readonly stars: number; readonly signs: number } => ({
  stars: count(bride.nakshatra, groom.nakshatra, 27),
  signs: count(bride.sign, groom.sign, 12),
});

/** What a porutham counts; null where it compares without counting. */
export const poruthamCounted = (id: Porutham): 'stars' | 'signs' | null => {
  if (id === 'rashi') return 'signs';
  if (['dina', 'gana', 'mahendra', 'stri_dirgha'].includes(id)) return 'stars';
  return null;
};

/** The first `size` (10 or 12) poruthams, in their order. */
export const poruthamsOf = (pair: MatchPair, size: 10 | 12, rule: RajjuRule): readonly PoruthamScore[] => {
  const context: PoruthamContext = {
    ...pair,
    ...poruthamCounts(pair),
    rajju: rule,
  };
  return PORUTHAMS.slice(0, size).map((id) => {
    const grade = PORUTHAM_ROWS[id](context);
    return { id, grade, points: GRADE_POINTS[grade] };
  });
};

/** Groups of which at least one member must not be bad. Kerala requires rajju and vedha only. */
const ESSENTIALS: Readonly<Record<PoruthamTradition, readonly (readonly Porutham[])[]>> = {
  tamil: [['rajju'], ['vedha'], ['rashi'], ['dina', 'gana']],
  kerala: [['rajju'], ['vedha']],
};

/** Essential poruthams that failed; a pair of alternatives fails as a whole. */
export const essentialsFailed = (scores: readonly PoruthamScore[], tradition: PoruthamTradition): readonly Porutham[] =>
  ESSENTIALS[tradition]
    .filter((group) => group.every((id) => scores.find((score) => score.id === id)?.grade === 'bad'))
    .flat();

export type PoruthamVerdict = 'uttama' | 'madhyama' | 'adhama';

/**
 * Verdict over ten poruthams: 7 or more uttama, 5 to 6½ madhyama, less adhama; adhama too when an essential one failed.
 * The limits scale with the number of poruthams counted.
 */
export const poruthamVerdict = (total: number, size: number, failed: readonly Porutham[]): PoruthamVerdict => {
  const tenth = (total * 10) / size;
  if (failed.length > 0 || tenth < 5) return 'adhama';
  return tenth >= 7 ? 'uttama' : 'madhyama';
};

/** The four checks that go with a ten-koota score; true is favourable. */
export const dashakootFlags = (pair: MatchPair) => {
  const good = (id: Porutham): boolean =>
    poruthamsOf(pair, 10, 'strict').find((score) => score.id === id)?.grade === 'good';
  return { mahendra: good('mahendra'), stri_dirgha: good('stri_dirgha'), rajju: good('rajju'), vedha: good('vedha') };
};

/** Eight of the ten kootas come from ashtakoot, some under another name, in this order. */
export const DASHAKOOT = [
  { id: 'dina', koota: 'tara' },
  { id: 'gana', koota: 'gana' },
  { id: 'yoni', koota: 'yoni' },
  { id: 'rashi', koota: 'bhakoot' },
  { id: 'rashyadhipati', koota: 'graha_maitri' },
  { id: 'nadi', koota: 'nadi' },
  { id: 'vashya', koota: 'vashya' },
  { id: 'varna', koota: 'varna' },
] as const satisfies readonly { readonly id: Porutham; readonly koota: Koota }[];
