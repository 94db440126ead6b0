import {
  DASHAKOOT,
  dashakootFlags,
  essentialsFailed,
  isVedha,
  PORUTHAMS,
  poruthamsOf,
  poruthamVerdict,
  RAJJU_PARTS,
  rajjuOf,
  type Porutham,
  type PoruthamGrade,
} from '../../../layers/jyotish/matching/porutham.ts';
import { partnerOfMoon } from '../../../layers/jyotish/matching/partner.ts';
import { count } from '../../../layers/jyotish/ephemeris/angle.ts';
import { record } from '../../support/ledger.ts';
import { pairAt } from '../../support/match.ts';
import { vectorCases } from '../../support/vectors.ts';

interface Reference {
  readonly boy: { readonly moon: number };
  readonly girl: { readonly moon: number };
  readonly south: {
    readonly count_girl_to_boy: number;
    readonly rasi_count_girl_to_boy: number;
    readonly mahendra: boolean;
    readonly rajju: readonly string[];
    readonly rajju_ok: boolean;
    readonly vedha_ok: boolean;
    readonly dina_by_ninth: boolean;
    readonly stree_dirgha_over_13: boolean;
    readonly stree_dirgha_over_7: boolean;
  };
}
const CASES = vectorCases<Reference>('matching.json');
const PARTS: Readonly<Record<string, string>> = {
  Foot: 'pada',
  Waist: 'kati',
  Stomach: 'nabhi',
  Neck: 'kantha',
  Head: 'shiro',
};

const grade = (
  id: Porutham,
  groom: string,
  bride: string,
  rule: 'strict' | 'soft' = 'strict',
): PoruthamGrade | undefined => poruthamsOf(pairAt(groom, bride), 12, rule).find((score) => score.id === id)?.grade;

it('agrees with the southern facts of the reference pairs', () => {
  const mismatches = CASES.flatMap(({ boy, girl, south }) => {
    const pair = { groom: partnerOfMoon(boy.moon), bride: partnerOfMoon(girl.moon) };
    const { groom, bride } = pair;
    const of = (id: Porutham) => poruthamsOf(pair, 12, 'strict').find((score) => score.id === id)?.grade ?? 'bad';
    const stars = count(bride.nakshatra, groom.nakshatra, 27);
    const checks = [
      stars === south.count_girl_to_boy,
      count(bride.sign, groom.sign, 12) === south.rasi_count_girl_to_boy,
      (of('mahendra') === 'good') === south.mahendra,
      [groom, bride].every(({ nakshatra }, i) => rajjuOf(nakshatra).part === PARTS[south.rajju[i] ?? '']),
      (of('rajju') === 'good') === south.rajju_ok,
      (of('vedha') === 'good') === south.vedha_ok,
      (of('stri_dirgha') === 'good') === south.stree_dirgha_over_13,
      (of('stri_dirgha') !== 'bad') === south.stree_dirgha_over_7,
      // One star, and the 27th in another sign, have rules of their own here.
      stars === 1 || stars === 27 || (of('dina') === 'good') === south.dina_by_ninth,
    ];
    return checks.map((same) => (same ? 0 : 1));
  });
  record(
    {
      endpoint: 'matching/porutham',
      oracle: 'southern facts by Moon longitude, cross-checked with PyJHora 4.8.5',
      unit: 'mismatches',
    },
    mismatches,
  );
  expect(mismatches).toHaveLength(150 * 9);
  expect(mismatches.filter(Boolean)).toEqual([]);
});

/** Porutham, groom, bride, grade: one row for each clause of matching/README.md. */
const CLAUSES: readonly (readonly [Porutham, string, string, PoruthamGrade])[] = [
  ['dina', '2', '1', 'good'], // 2nd
  ['dina', '3.1', '1', 'bad'], // 3rd
  ['dina', '10', '1', 'bad'], // 10th: janma tara
  ['dina', '9', '1', 'good'], // 9th
  ['dina', '27', '1', 'bad'], // 27th, in another sign
  ['dina', '1', '2', 'good'], // 27th, in one sign
  ['dina', '4', '4', 'good'], // one star, of the good class
  ['dina', '1', '1', 'madhyama'],
  ['dina', '2', '2', 'bad'],
  ['gana', '1', '5.1', 'good'], // both Deva
  ['gana', '17', '3.1', 'bad'], // bride Rakshasa, groom Deva
  ['gana', '18', '3.1', 'good'], // both Rakshasa, 16 stars from bride to groom
  ['gana', '16.1', '3.1', 'madhyama'], // both Rakshasa, 14 stars
  ['gana', '1', '2', 'good'], // groom Deva, bride Manushya
  ['gana', '2', '1', 'madhyama'], // groom Manushya, bride Deva
  ['gana', '3.1', '1', 'madhyama'], // groom Rakshasa
  ['gana', '2', '3.1', 'bad'],
  ['mahendra', '4', '1', 'good'],
  ['mahendra', '5.1', '1', 'bad'],
  ['mahendra', '25.1', '1', 'good'],
  ['mahendra', '1', '1', 'bad'],
  ['stri_dirgha', '14.1', '1', 'good'], // 14
  ['stri_dirgha', '13', '1', 'madhyama'],
  ['stri_dirgha', '8', '1', 'madhyama'],
  ['stri_dirgha', '7.1', '1', 'bad'],
  ['yoni', '24', '1', 'good'], // horse and horse
  ['yoni', '13', '1', 'bad'], // horse and buffalo
  ['yoni', '2', '1', 'madhyama'],
  ['rashi', '15', '1', 'good'], // 7th
  ['rashi', '27', '1', 'good'], // 12th
  ['rashi', '4', '1', 'bad'], // 2nd
  ['rashi', '6', '1', 'madhyama'], // 3rd
  ['rashi', '8', '1', 'madhyama'], // 4th
  ['rashi', '10', '1', 'bad'], // 5th
  ['rashi', '13', '1', 'bad'], // 6th
  ['rashi', '1', '2', 'good'], // one sign, the groom's star first
  ['rashi', '2', '1', 'madhyama'],
  ['rashyadhipati', '1', '17', 'good'], // Mars and Mars
  ['rashyadhipati', '10', '19', 'good'], // Sun and Jupiter: friends
  ['rashyadhipati', '8', '27', 'good'], // Moon and Jupiter: friend and neutral
  ['rashyadhipati', '1', '15', 'madhyama'], // Mars and Venus: neutral
  ['rashyadhipati', '1', '6', 'bad'], // Mars and Mercury: enemy and neutral
  ['vashya', '10', '1', 'good'], // Leo is in the power of Aries
  ['vashya', '15', '10', 'good'], // Libra in that of Leo
  ['vashya', '1', '10', 'madhyama'], // the reverse
  ['vashya', '1', '6', 'bad'],
  ['rajju', '9', '1', 'bad'], // both pada
  ['rajju', '2', '1', 'good'],
  ['rajju', '14.1', '5.1', 'bad'], // both shiro
  ['vedha', '18', '1', 'bad'],
  ['vedha', '17', '1', 'good'],
  ['vedha', '14.1', '5.1', 'bad'],
  ['vedha', '5.1', '5.1', 'good'], // a star does not pierce itself
  ['vedha', '13', '6', 'good'], // 6 + 13 = 19 is no pair
  ['nadi', '6', '1', 'bad'],
  ['nadi', '2', '1', 'good'],
  ['varna', '8', '1', 'good'],
  ['varna', '6', '8', 'bad'],
];

it.each(CLAUSES)('%s of groom %s and bride %s is %s', (id, groom, bride, expected) => {
  expect(grade(id, groom, bride)).toBe(expected);
});

it('gives one, a half or no point', () => {
  for (const { grade: found, points } of poruthamsOf(pairAt('15', '10'), 12, 'strict'))
    expect(points).toBe({ good: 1, madhyama: 0.5, bad: 0 }[found]);
});

it('lists ten poruthams, or twelve with nadi and varna, in their order', () => {
  const ids = (size: 10 | 12) => poruthamsOf(pairAt('1', '2'), size, 'strict').map(({ id }) => id);
  expect(ids(10)).toEqual(PORUTHAMS.slice(0, 10));
  expect(ids(12)).toEqual(PORUTHAMS);
});

it('lets opposite directions of one rajju pass as middling when asked, but never two of the head', () => {
  expect(grade('rajju', '9', '1', 'soft')).toBe('madhyama');
  expect(grade('rajju', '10', '1', 'soft')).toBe('bad');
  expect(grade('rajju', '14.1', '5.1', 'soft')).toBe('bad');
});

it('knows a rajju part for every star: six each, three for the head', () => {
  const stars = Array.from({ length: 27 }, (_, i) => rajjuOf(i + 1));
  const sizes = RAJJU_PARTS.map((part) => stars.filter((star) => star.part === part).length);
  expect(sizes).toEqual([6, 6, 6, 6, 3]);
  expect(stars.filter(({ direction }) => direction === 'none').map(({ part }) => part)).toEqual([
    'shiro',
    'shiro',
    'shiro',
  ]);
});

it('pierces both ways, every star by one other, those of the head by two', () => {
  const all = Array.from({ length: 27 }, (_, i) => i + 1);
  for (const a of all) {
    const pierced = all.filter((b) => isVedha(a, b));
    expect(pierced).toHaveLength([5, 14, 23].includes(a) ? 2 : 1);
    expect(pierced.every((b) => isVedha(b, a))).toBe(true);
  }
});

describe('the verdict', () => {
  it('is uttama from seven, madhyama from five, and scales to twelve', () => {
    expect([7, 6.5, 5, 4.5].map((total) => poruthamVerdict(total, 10, []))).toEqual([
      'uttama',
      'madhyama',
      'madhyama',
      'adhama',
    ]);
    expect([8.5, 8, 6, 5.5].map((total) => poruthamVerdict(total, 12, []))).toEqual([
      'uttama',
      'madhyama',
      'madhyama',
      'adhama',
    ]);
    expect(poruthamVerdict(9, 10, ['rajju'])).toBe('adhama');
  });

  it('asks of Tamil matches rajju, vedha, rashi and one of dina and gana; of Kerala ones rajju and vedha', () => {
    const scores = (...bad: readonly Porutham[]) =>
      PORUTHAMS.slice(0, 10).map((id) => ({
        id,
        grade: bad.includes(id) ? ('bad' as const) : ('good' as const),
        points: 0,
      }));
    expect(essentialsFailed(scores('dina', 'rashi', 'vedha'), 'tamil')).toEqual(['vedha', 'rashi']);
    expect(essentialsFailed(scores('dina', 'gana'), 'tamil')).toEqual(['dina', 'gana']);
    expect(essentialsFailed(scores('gana', 'yoni'), 'tamil')).toEqual([]);
    expect(essentialsFailed(scores('dina', 'gana', 'rashi', 'rajju'), 'kerala')).toEqual(['rajju']);
  });
});

it('flags the four that have no points in the ten-koota score, which sums to 36', () => {
  expect(dashakootFlags(pairAt('4', '1'))).toEqual({ mahendra: true, stri_dirgha: false, rajju: true, vedha: true });
  expect(dashakootFlags(pairAt('18', '1'))).toEqual({ mahendra: false, stri_dirgha: true, rajju: false, vedha: false });
  expect(DASHAKOOT.map(({ id }) => id)).toEqual([
    'dina',
    'gana',
    'yoni',
    'rashi',
    'rashyadhipati',
    'nadi',
    'vashya',
    'varna',
  ]);
});
