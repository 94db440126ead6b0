import { handler as chart } from '../../functions/varga/chart.ts';
import { handler as shodashavarga } from '../../functions/varga/shodashavarga.ts';
import { handler as vimshopaka } from '../../functions/varga/vimshopaka.ts';
import { call } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

interface Timed extends TimedCase {
  readonly id: string;
}
interface Divided extends Timed {
  readonly signs: Readonly<Record<string, readonly number[]>>;
  readonly d9_degree: readonly number[];
}
interface Planet {
  readonly planet: string;
  readonly sign: { readonly id: number };
  readonly house: number;
  readonly amsa: number;
  readonly sign_degree: number;
  readonly vargottama: boolean;
}

describe('varga/{chart}', () => {
  it('answers the worked example of the design', async () => {
    const { status, body } = await call(chart, BIRTH, { path: { chart: 'D9' } });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      chart: 'D9',
      method: 'parashara',
      chart_name: 'Navamsa',
      ascendant: {
        planet: 'ascendant',
        name: 'Ascendant',
        longitude: 163.476886,
        sign: { id: 6, key: 'virgo', name: 'Virgo' },
        sign_degree: 13.476886,
        sign_degree_dms: '13°28′36″',
        sign_lord: 'mercury',
        // 163.476886° is 3.476886° past 160°, where Hasta begins: its second quarter.
        nakshatra: { id: 13, key: 'hasta', pada: 2 },
        house: 1,
        amsa: 3,
        vargottama: false,
      },
    });
    const rows: readonly Planet[] = body.data.planets;
    expect(
      rows.map(({ planet, sign, house, amsa, sign_degree, vargottama }) => [
        planet,
        sign.id,
        house,
        amsa,
        sign_degree,
        vargottama,
      ]),
    ).toEqual([
      ['sun', 8, 3, 8, 23.479439, false],
      ['moon', 5, 12, 2, 10.80803, false],
      ['mars', 1, 8, 7, 8.688092, false],
      ['mercury', 5, 12, 5, 21.541548, false],
      ['jupiter', 11, 6, 5, 14.142968, false],
      ['venus', 8, 3, 5, 1.723817, false],
      ['saturn', 10, 5, 1, 14.288526, true],
      ['rahu', 3, 10, 6, 10.856667, false],
      ['ketu', 9, 4, 6, 10.856667, false],
    ]);
    expect(body.meta).toMatchObject({
      endpoint: 'varga/D9',
      settings: { ayanamsa: 'lahiri', ayanamsa_value: 23.7255, node: 'mean', method: 'parashara', language: 'en' },
    });
  });

  it('gives every sign of the reference births', async () => {
    const mismatches: number[] = [];
    const degrees: number[] = [];
    for (const birth of vectorCases<Divided>('vargas.json')) {
      for (const [key, expected] of Object.entries(birth.signs)) {
        const { body } = await call(chart, birthFields(birth), { path: { chart: key } });
        const points: readonly Planet[] = [body.data.ascendant, ...body.data.planets];
        const found = points.map(({ sign }) => sign.id - 1);
        expect([birth.id, key, ...found]).toEqual([birth.id, key, ...expected]);
        mismatches.push(...found.map((sign, i) => (sign === expected[i] ? 0 : 1)));
        if (key === 'D9')
          degrees.push(...points.map(({ sign_degree }, i) => sign_degree - (birth.d9_degree[i] ?? NaN)));
      }
    }
    expect(mismatches).toHaveLength(9000);
    expect(Math.max(...degrees.map(Math.abs))).toBeLessThan(TOLERANCE.navamsaDegree);
    record(
      {
        endpoint: 'varga/{chart}',
        oracle: 'Parashara rules and PyJHora 4.8.5: signs of 20 charts',
        unit: 'mismatches',
      },
      mismatches,
    );
    record(
      { endpoint: 'varga/{chart}', oracle: 'Swiss Ephemeris 2.10.03 C library: degree in the navamsa', unit: 'deg' },
      degrees,
    );
  });

  // Swiss Ephemeris 2.10, C library: birth 1990-01-15 10:30 IST, D9 signs.
  it('gives the navamsa of the fixture', async () => {
    const { body } = await call(chart, { ...BIRTH, date: '1990-01-15', time: '10:30' }, { path: { chart: 'D9' } });
    const rows: readonly Planet[] = body.data.planets;
    expect(rows.slice(0, 8).map(({ sign }) => sign.id)).toEqual([10, 7, 11, 6, 9, 12, 8, 5]);
  });

  it('takes another rule of division where the chart has one', async () => {
    const { body } = await call(chart, { ...BIRTH, method: 'd9_of_d12' }, { path: { chart: 'D108' } });
    expect(body.meta.settings.method).toBe('d9_of_d12');
    expect(body.data.planets).toHaveLength(9);
    const refused = await call(chart, { ...BIRTH, method: 'd9_of_d12' }, { path: { chart: 'D9' } });
    expect([refused.status, refused.body.error.details[0]]).toEqual([
      400,
      {
        field: 'method',
        code: 'UNKNOWN_VALUE',
        message: 'method must be one of parashara for D9.',
        expected: 'parashara',
        received: 'd9_of_d12',
      },
    ]);
  });

  it('knows no other chart, and needs the time of birth', async () => {
    for (const unknown of ['D13', 'D300', 'd9', '9']) {
      const { status, body } = await call(chart, BIRTH, { path: { chart: unknown } });
      expect([status, body.error.code]).toEqual([404, 'UNKNOWN_VARIANT']);
    }
    const { status, body } = await call(
      chart,
      { ...BIRTH, time: undefined, time_unknown: true },
      { path: { chart: 'D9' } },
    );
    expect([status, body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });

  it('divides the chart of a pole', async () => {
    const { status, body } = await call(chart, { ...BIRTH, lat: 90, language: 'hi' }, { path: { chart: 'D60' } });
    expect([status, body.data.planets.length]).toEqual([200, 9]);
  });
});

interface Row {
  readonly planet: string;
  readonly charts: Readonly<Record<string, { readonly id: number }>>;
}

describe('varga/shodashavarga', () => {
  it('agrees with the single charts', async () => {
    const { body } = await call(shodashavarga, BIRTH);
    const table: readonly Row[] = body.data.table;
    expect(table.map(({ planet }) => planet).slice(0, 3)).toEqual(['ascendant', 'sun', 'moon']);
    for (const key of Object.keys(table[0]?.charts ?? {})) {
      const single = await call(chart, BIRTH, { path: { chart: key } });
      const points: readonly Planet[] = [single.body.data.ascendant, ...single.body.data.planets];
      expect(table.map(({ charts }) => charts[key])).toEqual(points.map(({ sign }) => sign));
    }
    expect(Object.keys(table[0]?.charts ?? {})).toHaveLength(16);
    expect(body.data.vargottama).toEqual([{ key: 'saturn', name: 'Saturn' }]);
  });

  it('gives the sixteen signs of the reference births', async () => {
    const mismatches: number[] = [];
    for (const birth of vectorCases<Divided>('vargas.json')) {
      const { body } = await call(shodashavarga, birthFields(birth));
      const table: readonly Row[] = body.data.table;
      table.forEach(({ charts }, i) => {
        for (const [key, { id }] of Object.entries(charts)) mismatches.push(id - 1 === birth.signs[key]?.[i] ? 0 : 1);
      });
    }
    expect(mismatches).toHaveLength(45 * 10 * 16);
    expect(mismatches.filter((miss) => miss > 0)).toEqual([]);
    record(
      {
        endpoint: 'varga/shodashavarga',
        oracle: 'Parashara rules and PyJHora 4.8.5: signs of 16 charts',
        unit: 'mismatches',
      },
      mismatches,
    );
  });
});

describe('varga/vimshopaka', () => {
  const SCHEMES = ['shadvarga', 'saptavarga', 'dashavarga', 'shodashavarga'] as const;
  type Scores = Readonly<Record<(typeof SCHEMES)[number], number>>;
  interface Weighed extends Timed {
    readonly vimsopaka: Readonly<Record<string, readonly number[]>>;
  }

  it('gives the scores of the reference births', async () => {
    const deviations: number[] = [];
    for (const birth of vectorCases<Weighed>('strengths.json')) {
      const { body } = await call(vimshopaka, birthFields(birth));
      const planets: readonly Scores[] = body.data.planets;
      for (const scheme of SCHEMES)
        deviations.push(...planets.map((row, i) => row[scheme] - (birth.vimsopaka[scheme]?.[i] ?? NaN)));
    }
    expect(deviations).toHaveLength(30 * 4 * 7);
    expect(Math.max(...deviations.map(Math.abs))).toBeLessThan(TOLERANCE.vimshopaka);
    record(
      { endpoint: 'varga/vimshopaka', oracle: 'classical rules on Swiss Ephemeris 2.10.03 longitudes', unit: 'points' },
      deviations,
    );
  });

  it('answers for noon, and says so, when the time is not known', async () => {
    const { status, body } = await call(vimshopaka, { ...BIRTH, time: undefined, time_unknown: true });
    expect([status, body.meta.uncertain]).toEqual([200, ['planets']]);
  });

  it('counts exaltation in full on request', async () => {
    const [plain, full] = [await call(vimshopaka, BIRTH), await call(vimshopaka, { ...BIRTH, exalted: 'full' })];
    expect(full.body.data.planets[0].shadvarga).toBeGreaterThan(plain.body.data.planets[0].shadvarga);
    expect(full.body.meta.settings.exalted).toBe('full');
  });
});
