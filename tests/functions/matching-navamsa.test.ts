/** matching/navamsa: the links against the navamsas that varga/{chart} shows, over many pairs; counts, and what it leaves alone. */
import { handler as navamsa } from '../../functions/matching/navamsa.ts';
import { handler as summary } from '../../functions/matching/summary.ts';
import { handler as varga } from '../../functions/varga/chart.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

interface Point {
  readonly in_navamsa: boolean;
  readonly point: string;
  readonly sign: { readonly id: number };
}
interface Link {
  readonly key: string;
  readonly groom: Point;
  readonly bride: Point;
  readonly distance: number | null;
  readonly good: boolean | null;
}
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
const STAR_LORDS = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury'];
const birthAt = (i: number) => {
  const text = new Date(Date.parse('1980-01-01T00:00:00Z') + i * 97.31 * 86_400_000).toISOString();
  return { ...DELHI, date: text.slice(0, 10), time: text.slice(11, 16) };
};
/** Sign of each point in the navamsa and in the birth chart, and the longitude of the Moon. */
const placesOf = async (birth: object) => {
  const d9 = await data(varga, { ...birth, chart: 'D9' }, { chart: 'D9' });
  const d1 = await data(planets, { ...birth, precision: 9 });
  const rows: readonly { planet: string; sign: { id: number } }[] = [d9.ascendant, ...d9.planets];
  const birthRows: readonly { planet: string; longitude: number; sign: { id: number } }[] = [
    d1.ascendant,
    ...d1.planets,
  ];
  return {
    d9: (point: string): number => rows.find(({ planet }) => planet === point)?.sign.id ?? NaN,
    d1: (point: string): number => birthRows.find(({ planet }) => planet === point)?.sign.id ?? NaN,
    moon: birthRows.find(({ planet }) => planet === 'moon')?.longitude ?? NaN,
  };
};

describe('matching/navamsa', () => {
  it('holds the points of varga/{chart} against each other', async () => {
    let wrong = 0;
    for (let i = 0; i < 40; i++) {
      const [groom, bride] = [birthAt(2 * i), birthAt(2 * i + 1)];
      const found = await data(navamsa, { groom, bride });
      const sides = { groom: await placesOf(groom), bride: await placesOf(bride) };
      for (const link of found.links as readonly Link[]) {
        for (const side of ['groom', 'bride'] as const) {
          const { in_navamsa: inNavamsa, point, sign } = link[side];
          const own = sides[side];
          if (link.key === 'star_lords') {
            const star = Math.floor(((9 * own.moon) % 360) / (360 / 27));
            if (point !== STAR_LORDS[star % 9] || sign.id !== own.d9('moon')) wrong++;
          } else if (sign.id !== (inNavamsa ? own.d9(point) : own.d1(point))) wrong++;
          if (link.key === 'seventh_lords') {
            const seventh = ((own.d9('ascendant') + 5) % 12) + 1;
            if (point !== LORDS[seventh - 1]) wrong++;
          }
        }
        if (link.distance === null) continue;
        if (link.distance !== ((link.bride.sign.id - link.groom.sign.id + 12) % 12) + 1) wrong++;
        const good = link.key === 'venus_jupiter' ? [1, 5, 7, 9] : [1, 4, 5, 7, 9, 10];
        const bad = link.key === 'venus_jupiter' ? [] : [2, 6, 8, 12];
        const otherwise = bad.includes(link.distance) ? false : null;
        const wanted = good.includes(link.distance) ? true : otherwise;
        if (link.good !== wanted) wrong++;
      }
      expect(found.good_count).toBe(found.links.filter(({ good }: Link) => good === true).length);
      expect(found.not_good_count).toBe(found.links.filter(({ good }: Link) => good === false).length);
    }
    expect(wrong).toBe(0);
    record({ endpoint: 'matching/navamsa', oracle: 'Navamsas of varga/{chart}', unit: 'mismatches' }, [wrong]);
  }, 120_000);

  it('is the same from the other side: who is called groom does not matter', async () => {
    const [groom, bride] = [birthAt(5), birthAt(8)];
    const one = await data(navamsa, { groom, bride });
    const other = await data(navamsa, { groom: bride, bride: groom });
    expect([other.good_count, other.not_good_count]).toEqual([one.good_count, one.not_good_count]);
  });

  it('is not read by the summary', async () => {
    const { checks } = await data(summary, { groom: birthAt(5), bride: birthAt(8) });
    expect(checks.map(({ id, key }: { id?: string; key?: string }) => key ?? id)).not.toContain('navamsa');
  });

  it('needs both times of birth', async () => {
    const { time: _time, ...untimed } = birthAt(5);
    const called = await call(navamsa, { groom: { ...untimed, time_unknown: true }, bride: birthAt(8) });
    expect([called.status, called.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});
