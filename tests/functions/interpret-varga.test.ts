/** interpret/varga/{chart}: every line against the divisional chart that varga/{chart} shows, over many births; and its words. */
import { handler as interpret } from '../../functions/interpret/varga-chart.ts';
import { handler as varga } from '../../functions/varga/chart.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
const LORDS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];
const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
// BPHS ch. 3: signs of exaltation; the fall is opposite.
const EXALTED: Readonly<Record<string, number>> = {
  sun: 1,
  moon: 2,
  mars: 10,
  mercury: 6,
  jupiter: 4,
  venus: 12,
  saturn: 7,
};
// BPHS ch. 3: natural enemies.
const ENEMIES: Readonly<Record<string, readonly string[]>> = {
  sun: ['venus', 'saturn'],
  mars: ['mercury'],
  mercury: ['moon'],
  jupiter: ['mercury', 'venus'],
  venus: ['sun', 'moon'],
  saturn: ['sun', 'moon', 'mars'],
};
const KARAKA = { D7: 'jupiter', D9: 'venus', D10: 'sun' } as const;

interface Point {
  readonly planet: string;
  readonly sign: { readonly id: number };
  readonly house: number;
  readonly vargottama: boolean;
}
const birthAt = (i: number) => {
  const text = new Date(Date.parse('1970-02-03T00:00:00Z') + i * 211.37 * 86_400_000).toISOString();
  return { ...DELHI, date: text.slice(0, 10), time: text.slice(11, 16) };
};
const standing = (planet: string, sign: number): 'exalted' | 'own' | 'fallen' | null => {
  const up = EXALTED[planet] ?? 0;
  if (sign === up) return 'exalted';
  if (sign === ((up + 5) % 12) + 1) return 'fallen';
  return LORDS[sign - 1] === planet ? 'own' : null;
};
const band = ({ planet, sign, house }: Point): 'good' | 'plain' | 'hard' => {
  const by = standing(planet, sign.id);
  if (by === 'fallen') return 'hard';
  if (by !== null) return 'good';
  if ([6, 8, 12].includes(house)) return 'hard';
  const isHostile = ENEMIES[planet]?.includes(LORDS[sign.id - 1] ?? '') === true;
  return [1, 4, 5, 7, 9, 10].includes(house) && !isHostile ? 'good' : 'plain';
};

describe('interpret/varga/{chart}', () => {
  it('reads what varga/{chart} shows, each line of each chart', async () => {
    let wrong = 0;
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const birth = birthAt(i);
      for (const chart of ['D7', 'D9', 'D10'] as const) {
        const found = await data(interpret, birth, { chart });
        const shown = await data(varga, birth, { chart });
        const points: readonly Point[] = shown.planets;
        const at = (planet: string): Point => points.find((one) => one.planet === planet) ?? shown.ascendant;
        const lord = LORDS[shown.ascendant.sign.id - 1] ?? '';
        const karaka = KARAKA[chart];
        const ofKaraka = band(at(karaka));
        const expected = [
          [`lord_${band(at(lord))}`, lord],
          ...(ofKaraka === 'plain' ? [] : [[`karaka_${ofKaraka}`, karaka]]),
          ...(chart === 'D9' && shown.ascendant.vargottama ? [['lagna_vargottama', 'ascendant']] : []),
          ...(chart === 'D9' ? points.filter((one) => one.vargottama).map(({ planet }) => ['vargottama', planet]) : []),
          ...SEVEN.flatMap((planet) => {
            const by = standing(planet, at(planet).sign.id);
            return by === null ? [] : [[by, planet]];
          }),
        ].map(([rule, planet]) => `varga.${chart}.${rule} ${planet}`);
        const told = found.lines.map(
          ({ rule_id: rule, facts }: { rule_id: string; facts: { value: string }[] }) => `${rule} ${facts[0]?.value}`,
        );
        if (told.join() !== expected.join()) wrong++;
        if (found.lagna.id !== shown.ascendant.sign.id || found.lagna_lord !== lord) wrong++;
        if (found.lagna_lord_house !== at(lord).house || found.karaka_house !== at(karaka).house) wrong++;
        for (const line of told) seen.add(line.split(' ')[0]?.split('.')[2] ?? '');
      }
    }
    expect(wrong).toBe(0);
    // Every rule was met by some birth.
    expect(seen.size).toBe(10);
    record({ endpoint: 'interpret/varga/{chart}', oracle: 'Divisional charts of varga/{chart}', unit: 'mismatches' }, [
      wrong,
    ]);
  }, 120_000);

  it('fills every slot in both languages, and foretells no number of children and no death', async () => {
    for (let i = 0; i < 25; i++)
      for (const chart of ['D7', 'D9', 'D10'])
        for (const language of ['en', 'hi']) {
          const { lines } = await data(interpret, { ...birthAt(i * 3), language }, { chart });
          const all = lines.map(({ text }: { text: string }) => text).join('\n');
          expect(all).not.toMatch(/[{}]|undefined|\b(Sun|Moon) is\b(?<!The (Sun|Moon) is)/);
          expect(all).not.toMatch(/death|die|barren|infertil|\b(one|two|three) children|मृत्यु|निःसंतान|बाँझ/i);
        }
  });

  it('needs the time of birth, and knows three charts', async () => {
    const untimed = await call(
      interpret,
      { ...DELHI, date: '1990-05-10', time_unknown: true },
      { path: { chart: 'D9' } },
    );
    expect([untimed.status, untimed.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
    const other = await call(interpret, birthAt(1), { path: { chart: 'D60' } });
    expect(other.status).toBeGreaterThanOrEqual(400);
    expect(other.status).toBeLessThan(500);
  });
});
