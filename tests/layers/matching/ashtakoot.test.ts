import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ashtakootOf, KOOTAS, type Koota, type KootaTables } from '../../../layers/jyotish/matching/ashtakoot.ts';
import { partnerOfMoon, partnerOfStar } from '../../../layers/jyotish/matching/partner.ts';
import {
  DEFAULT_TABLES,
  GANA_TABLE_KEYS,
  VASHYA_TABLE_KEYS,
  YONI_TABLE_KEYS,
  ganaPoints,
  vashyaPoints,
  yoniPoints,
} from '../../../layers/jyotish/matching/tables.ts';
import { GANAS, VASHYAS, YONIS } from '../../../layers/jyotish/chart/avakahada.ts';
import { record } from '../../support/ledger.ts';
import { ALL_PAIRS, pairAt } from '../../support/match.ts';
import { vectorCases } from '../../support/vectors.ts';

interface Reference {
  readonly id: string;
  readonly boy: { readonly moon: number };
  readonly girl: { readonly moon: number };
  readonly nak_pada: readonly (readonly [number, number])[];
  readonly signs: readonly number[];
  readonly kutas: Readonly<Record<'varna' | 'tara' | 'maitri' | 'gana' | 'bhakoot' | 'nadi', number>>;
  readonly six_kuta_total: number;
  readonly total_36: number;
  readonly vashya: { readonly classes: readonly string[]; readonly common: number; readonly saravali: number };
  readonly yoni: { readonly animals: readonly string[]; readonly table_a: number; readonly table_b: number };
  readonly classes: Readonly<Record<'varna' | 'gana' | 'nadi' | 'lords', readonly string[]>>;
}
const CASES = vectorCases<Reference>('matching.json');
const { full_table: FULL }: { full_table: Readonly<Record<string, { sum: number; sha256: string }>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/matching.json'), 'utf8'),
);

/** The file's school: gana as many programs have it, the `half` vashya table, one yoni cell. */
const SCHOOL: KootaTables = { vashya: 'half', yoni: 'horse_deer_1', gana: 'transposed' };
/** The file's names of the kootas whose values no school disputes, and gana of its own school. */
const SOLID = {
  varna: 'varna',
  tara: 'tara',
  maitri: 'graha_maitri',
  gana: 'gana',
  bhakoot: 'bhakoot',
  nadi: 'nadi',
} as const;

const pointsOf = (pair: Parameters<typeof ashtakootOf>[0], tables: KootaTables): Readonly<Record<Koota, number>> => {
  const points = new Map(ashtakootOf(pair, tables).map((score) => [score.id, score.points]));
  return Object.fromEntries(KOOTAS.map((id) => [id, points.get(id) ?? NaN])) as Record<Koota, number>;
};

describe('the reference pairs', () => {
  const mismatches = { six: [] as number[], vashya: [] as number[], yoni: [] as number[], total: [] as number[] };
  it.each(CASES.map((row): [string, Reference] => [row.id, row]))('%s', (_id, row) => {
    const pair = { groom: partnerOfMoon(row.boy.moon), bride: partnerOfMoon(row.girl.moon) };
    const both = [pair.groom, pair.bride];
    expect(both.map(({ nakshatra, pada }) => [nakshatra, pada])).toEqual(row.nak_pada);
    expect(both.map(({ sign }) => sign - 1)).toEqual(row.signs);
    const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
    expect(both.map(({ varna }) => varna)).toEqual(lower(row.classes.varna));
    expect(both.map(({ gana }) => gana)).toEqual(lower(row.classes.gana));
    expect(both.map(({ nadi }) => nadi)).toEqual(lower(row.classes.nadi));
    expect(both.map(({ lord }) => lord)).toEqual(lower(row.classes.lords));
    expect(both.map(({ vashya }) => vashya)).toEqual(lower(row.vashya.classes));
    expect(both.map(({ yoni }) => yoni)).toEqual(lower(row.yoni.animals));

    const found = pointsOf(pair, SCHOOL);
    const six = Object.fromEntries(Object.entries(SOLID).map(([theirs, ours]) => [theirs, found[ours]]));
    const sum = Object.values(six).reduce((a, b) => a + b, 0);
    const total = Object.values(found).reduce((a, b) => a + b, 0);
    const saravali = pointsOf(pair, { ...SCHOOL, vashya: 'saravali', yoni: 'two' });
    mismatches.six.push(...Object.entries(row.kutas).map(([name, points]) => (six[name] === points ? 0 : 1)));
    mismatches.vashya.push(found.vashya === row.vashya.common ? 0 : 1, saravali.vashya === row.vashya.saravali ? 0 : 1);
    mismatches.yoni.push(found.yoni === row.yoni.table_a ? 0 : 1, saravali.yoni === row.yoni.table_b ? 0 : 1);
    mismatches.total.push(total === row.total_36 ? 0 : 1);
    expect(six).toEqual(row.kutas);
    expect(sum).toBe(row.six_kuta_total);
    expect([found.vashya, saravali.vashya]).toEqual([row.vashya.common, row.vashya.saravali]);
    expect([found.yoni, saravali.yoni]).toEqual([row.yoni.table_a, row.yoni.table_b]);
    expect(total).toBe(row.total_36);
  });

  it('were all compared', () => {
    expect(CASES).toHaveLength(150);
    const oracle = 'classical tables by Moon longitude, cross-checked with PyJHora 4.8.5';
    const unit = 'mismatches';
    expect(mismatches.six).toHaveLength(900);
    record({ endpoint: 'matching/ashtakoot', oracle: `${oracle}; six kootas`, unit }, mismatches.six);
    record({ endpoint: 'matching/ashtakoot', oracle: `${oracle}; two vashya tables`, unit }, mismatches.vashya);
    record({ endpoint: 'matching/ashtakoot', oracle: `${oracle}; two yoni tables`, unit }, mismatches.yoni);
    record({ endpoint: 'matching/ashtakoot', oracle: `${oracle}; totals of 36`, unit }, mismatches.total);
  });
});

describe('all 108 × 108 padas', () => {
  const rows = ALL_PAIRS.map((pair) => ({ pair, points: pointsOf(pair, SCHOOL) }));
  const VALUES: Readonly<Record<string, (points: Readonly<Record<Koota, number>>) => number>> = {
    ...Object.fromEntries(
      Object.entries(SOLID).map(([theirs, ours]) => [
        theirs,
        (points: Readonly<Record<Koota, number>>) => points[ours],
      ]),
    ),
    yoni_a: ({ yoni }) => yoni,
    six: (points) => Object.values(SOLID).reduce((sum, id) => sum + points[id], 0),
  };

  it.each(Object.entries(FULL))('have the sum and digest of %s', (name, { sum, sha256 }) => {
    const value = VALUES[name];
    if (!value) throw new Error(name);
    const values = rows.map(({ points }) => value(points));
    const lines = rows.map(
      ({ pair: { groom, bride } }, i) =>
        `${groom.nakshatra},${groom.pada},${bride.nakshatra},${bride.pada},${values[i]?.toFixed(1)}\n`,
    );
    expect(values.reduce((a, b) => a + b, 0)).toBe(sum);
    expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(sha256);
  });

  it('compare every table of the file', () => {
    expect(Object.keys(FULL).sort()).toEqual(Object.keys(VALUES).sort());
  });
});

describe('groom and bride exchanged', () => {
  const changedUnder = (tables: KootaTables): readonly Koota[] => {
    const changed = new Set<Koota>();
    for (const pair of ALL_PAIRS) {
      const [here, there] = [ashtakootOf(pair, tables), ashtakootOf({ groom: pair.bride, bride: pair.groom }, tables)];
      here.forEach(({ id, points }, i) => {
        if (points !== there[i]?.points) changed.add(id);
      });
    }
    return KOOTAS.filter((id) => changed.has(id));
  };

  it('change varna, vashya and gana, and no other koota', () => {
    expect(changedUnder(DEFAULT_TABLES)).toEqual(['varna', 'vashya', 'gana']);
    expect(changedUnder(SCHOOL)).toEqual(['varna', 'vashya', 'gana']);
    expect(changedUnder({ vashya: 'saravali', yoni: 'two', gana: 'symmetric' })).toEqual(['varna', 'vashya']);
  });

  // Dharma-sindhu: groom Deva with bride Manushya six, the reverse five; the other school has it the other way round.
  it.each([
    ['dharmasindhu', 6, 5],
    ['transposed', 5, 6],
    ['symmetric', 5, 5],
  ] as const)('score Deva with Manushya by %s', (gana, devaGroom, devaBride) => {
    const points = (groom: string, bride: string) => pointsOf(pairAt(groom, bride), { ...DEFAULT_TABLES, gana }).gana;
    expect([points('1', '2'), points('2', '1')]).toEqual([devaGroom, devaBride]);
  });

  it('keeps varna for a groom of the higher or the same one', () => {
    const points = (groom: string, bride: string) => pointsOf(pairAt(groom, bride), DEFAULT_TABLES).varna;
    // Cancer is Brahmin, Gemini Shudra.
    expect([points('8', '6'), points('6', '8'), points('6', '6')]).toEqual([1, 0, 1]);
  });
});

describe('the tables', () => {
  // Groom by row, bride by column, as the rules print them.
  const printed = (rows: readonly string[]) => rows.map((row) => row.split(' ').map(Number));

  it('of vashya are those printed', () => {
    const rows = VASHYA_TABLE_KEYS.map((table) => VASHYAS.map((g) => VASHYAS.map((b) => vashyaPoints(table, g, b))));
    expect(rows).toEqual([
      printed(['2 1 1 0 1', '1 2 1.5 0 1', '1 1.5 2 0 1', '1.5 0 1 2 0', '1 1 1 0 2']),
      printed(['2 1 1 .5 1', '1 2 .5 0 1', '1 .5 2 1 1', '0 0 1 2 0', '1 1 1 0 2']),
      printed(['2 .5 1 0 1', '.5 2 0 0 0', '1 0 2 2 1', '0 0 2 2 0', '2 0 2 0 2']),
    ]);
  });

  it('of gana are those printed', () => {
    const rows = GANA_TABLE_KEYS.map((table) => GANAS.map((g) => GANAS.map((b) => ganaPoints(table, g, b))));
    expect(rows).toEqual([
      printed(['6 6 0', '5 6 0', '1 0 6']),
      printed(['6 5 1', '6 6 0', '0 0 6']),
      printed(['6 5 1', '5 6 0', '1 0 6']),
    ]);
  });

  it('of yoni are those printed', () => {
    const rows = YONIS.map((a) => YONIS.map((b) => yoniPoints('standard', a, b)));
    expect(rows).toEqual(
      printed([
        '4 2 2 3 2 2 2 1 0 1 3 3 2 1',
        '2 4 3 3 2 2 2 2 3 1 2 3 2 0',
        '2 3 4 2 1 2 1 3 3 1 2 0 3 1',
        '3 3 2 4 2 1 1 1 1 2 2 2 0 2',
        '2 2 1 2 4 2 1 2 2 1 0 2 1 1',
        '2 2 2 1 2 4 0 2 2 1 3 3 2 1',
        '2 2 1 1 1 0 4 2 2 2 2 2 1 2',
        '1 2 3 1 2 2 2 4 3 0 3 2 2 1',
        '0 3 3 1 2 2 2 3 4 1 2 2 2 1',
        '1 1 1 2 1 1 2 0 1 4 1 1 2 1',
        '3 2 2 2 0 3 2 3 2 1 4 2 2 1',
        '3 3 0 2 2 3 2 2 2 1 2 4 3 2',
        '2 2 3 0 1 2 1 2 2 2 2 3 4 2',
        '1 0 1 2 1 1 2 1 1 1 1 2 2 4',
      ]),
    );
  });

  it('keep every koota within its bounds', () => {
    const MAX: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
    const some = ALL_PAIRS.filter((_, i) => i % 37 === 0);
    for (const vashya of VASHYA_TABLE_KEYS)
      for (const yoni of YONI_TABLE_KEYS)
        for (const gana of GANA_TABLE_KEYS) {
          const scores = some.flatMap((pair) => ashtakootOf(pair, { vashya, yoni, gana }));
          expect(scores.every(({ points, max }, i) => max === MAX[i % 8] && points >= 0 && points <= max)).toBe(true);
        }
  });

  // Zeros exactly at the seven enemy pairs, four on the diagonal.
  it('give no point to sworn enemies only, and four to the same animal only', () => {
    const ENEMIES = [
      'horse buffalo',
      'elephant lion',
      'sheep monkey',
      'serpent mongoose',
      'dog deer',
      'cat rat',
      'cow tiger',
    ];
    for (const table of YONI_TABLE_KEYS) {
      const zeros = YONIS.flatMap((a, i) =>
        YONIS.slice(i).flatMap((b) => (yoniPoints(table, a, b) === 0 ? [`${a} ${b}`] : [])),
      );
      expect(zeros.sort()).toEqual([...ENEMIES].sort());
      for (const a of YONIS) for (const b of YONIS) expect(yoniPoints(table, a, b) === 4).toBe(a === b);
    }
  });

  it('differ in the cells they are known for', () => {
    const yoni = (a: (typeof YONIS)[number], b: (typeof YONIS)[number]) =>
      YONI_TABLE_KEYS.map((table) => yoniPoints(table, a, b));
    expect(yoni('deer', 'horse')).toEqual([3, 1, 3]);
    expect(yoni('horse', 'monkey')).toEqual([3, 3, 2]);
    expect(yoni('deer', 'cat')).toEqual([3, 3, 2]);
    expect(yoni('monkey', 'cat')).toEqual([3, 3, 2]);
    // Leo (vanachara) as groom to Aries (chatushpada), and the reverse.
    const vashya = (groom: string, bride: string) =>
      VASHYA_TABLE_KEYS.map((table) => pointsOf(pairAt(groom, bride), { ...DEFAULT_TABLES, vashya: table }).vashya);
    expect(vashya('10', '1')).toEqual([1.5, 0, 0]);
    expect(vashya('1', '10')).toEqual([0, 0.5, 0]);
  });
});

describe('edges', () => {
  it('gives a pair of one star and pada everything but nadi', () => {
    for (const pada of ['1.1', '14.3', '27.4']) {
      expect(pointsOf(pairAt(pada, pada), DEFAULT_TABLES)).toEqual({
        varna: 1,
        vashya: 2,
        tara: 3,
        yoni: 4,
        graha_maitri: 5,
        gana: 6,
        bhakoot: 7,
        nadi: 0,
      });
    }
  });

  it('counts two stars of one sign as one sign', () => {
    const { bhakoot, graha_maitri, varna } = pointsOf(pairAt('1', '2'), DEFAULT_TABLES);
    expect([bhakoot, graha_maitri, varna]).toEqual([7, 5, 1]);
  });

  it('changes the pada and the sign at their exact beginning', () => {
    const at = (longitude: number) => {
      const { nakshatra, pada, sign } = partnerOfMoon(longitude);
      return [nakshatra, pada, sign];
    };
    const before = (longitude: number): number => longitude - 1e-9;
    // prettier-ignore
    expect([at(before(30)), at(30)]).toEqual([[3, 1, 1], [3, 2, 2]]);
    // prettier-ignore
    expect([at(before(40 / 3)), at(40 / 3)]).toEqual([[1, 4, 1], [2, 1, 1]]);
    // prettier-ignore
    expect([at(before(360)), at(0)]).toEqual([[27, 4, 12], [1, 1, 1]]);
    // prettier-ignore
    expect([at(before(120)), at(120)]).toEqual([[9, 4, 4], [10, 1, 5]]);
  });

  it('changes the vashya in the middle of Sagittarius and Capricorn', () => {
    const vashya = [254.999999, 255, 284.999999, 285].map((longitude) => partnerOfMoon(longitude).vashya);
    expect(vashya).toEqual(['manava', 'chatushpada', 'chatushpada', 'jalachara']);
  });

  it('takes the middle of a pada for the pada, and knows no navamsa without one', () => {
    expect(partnerOfStar(3, 1)).toMatchObject({ sign: 1, pada: 1, navamsaLord: 'jupiter' });
    expect(partnerOfStar(3, 2)).toMatchObject({ sign: 2, pada: 2, navamsaLord: 'saturn' });
    expect(partnerOfStar(1, null)).toMatchObject({ sign: 1, pada: null, navamsaLord: null });
  });
});
