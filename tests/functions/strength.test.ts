import { handler as ashtakavarga } from '../../functions/strength/ashtakavarga.ts';
import { handler as shadbala } from '../../functions/strength/shadbala.ts';
import { call } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const PLANETS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];

type Rows = Readonly<Record<string, readonly number[]>>;
interface Birth extends TimedCase {
  readonly id: string;
  readonly ashtakavarga: { readonly raman: Rows; readonly parashara: Rows };
  readonly shadbala: Rows & {
    readonly vara_lord: string;
    readonly hora_lord_unequal: string;
    readonly hora_lord_equal_60min: string;
    readonly paksha_moon_doubled: number;
  };
}
const births = vectorCases<Birth>('strengths.json');

interface Strength {
  readonly planet: string;
  readonly sthana: Readonly<Record<string, number>>;
  readonly kala: Readonly<Record<string, number | null>>;
  readonly dig: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly rank: number;
  readonly ratio: number;
}
const strengths = async (birth: Birth, options: object): Promise<readonly Strength[]> =>
  (await call(shadbala, { ...birthFields(birth), sunrise: 'hindu', drishti_cap: false, ...options })).body.data.planets;

describe('strength/shadbala', () => {
  it('gives every part of the reference births', async () => {
    const PARTS: readonly (readonly [string, (row: Strength) => number | null | undefined])[] = [
      ...['uccha', 'saptavargaja', 'ojayugma', 'kendradi', 'drekkana'].map(
        (part) => [part, (row: Strength) => row.sthana[part]] as const,
      ),
      ['dig', (row) => row.dig],
      ['nathonnatha', (row) => row.kala['natonnata']],
      ['paksha', (row) => row.kala['paksha_single']],
      ['tribhaga', (row) => row.kala['tribhaga']],
      ['ayana_from_ecliptic_longitude', (row) => row.kala['ayana_single']],
      ['naisargika', (row) => row.naisargika],
      ['drik', (row) => row.drik],
    ];
    const deviations: number[] = [];
    for (const birth of births) {
      const rows = await strengths(birth, {});
      expect(rows.map(({ planet }) => planet)).toEqual(PLANETS);
      for (const [part, read] of PARTS) {
        const off = rows.map((row, i) => (read(row) ?? NaN) - (birth.shadbala[part]?.[i] ?? NaN));
        expect({ id: birth.id, part, near: off.every((d) => Math.abs(d) < TOLERANCE.virupa) }).toEqual({
          id: birth.id,
          part,
          near: true,
        });
        deviations.push(...off);
      }
      expect(Math.abs((rows[1]?.kala['paksha'] ?? NaN) - birth.shadbala.paksha_moon_doubled)).toBeLessThan(
        TOLERANCE.virupa,
      );
    }
    expect(deviations).toHaveLength(30 * 12 * 7);
    record(
      {
        endpoint: 'strength/shadbala',
        oracle: 'classical rules on Swiss Ephemeris 2.10.03 longitudes: 12 parts',
        unit: 'virupas',
      },
      deviations,
    );
  });

  it('names the lords of weekday and hora like the reference, and the other hora and declination on request', async () => {
    const mismatches: number[] = [];
    const lord = (rows: readonly Strength[], part: string): string | undefined =>
      rows.find(({ kala }) => (kala[part] ?? 0) > 0)?.planet;
    for (const birth of births) {
      const [rows, other] = [
        await strengths(birth, {}),
        await strengths(birth, { hora: 'equal_60min', declination: 'true' }),
      ];
      const expected = [
        birth.shadbala.vara_lord,
        birth.shadbala.hora_lord_unequal,
        birth.shadbala.hora_lord_equal_60min,
      ];
      const found = [lord(rows, 'vara'), lord(rows, 'hora'), lord(other, 'hora')];
      expect([birth.id, ...found]).toEqual([birth.id, ...expected.map((name) => name.toLowerCase())]);
      mismatches.push(...found.map((planet, i) => (planet === expected[i]?.toLowerCase() ? 0 : 1)));
      // The file does not fold declinations beyond 24°, the rule does (strength/README.md).
      other.forEach(({ kala }, i) => {
        const unfolded = birth.shadbala['ayana_from_declination']?.[i] ?? NaN;
        const expectedAyana = Math.min(60, Math.max(0, unfolded));
        expect(Math.abs((kala['ayana_single'] ?? NaN) - expectedAyana)).toBeLessThan(TOLERANCE.virupa);
      });
    }
    record(
      { endpoint: 'strength/shadbala', oracle: 'classical rules: lords of weekday and hora', unit: 'mismatches' },
      mismatches,
    );
  });

  it('answers where the Sun does not set, without the parts of the day', async () => {
    for (const lat of [78.2, 90, -90]) {
      const { status, body } = await call(shadbala, { ...BIRTH, lat, lon: 15.6, tz: 2 });
      expect(status).toBe(200);
      const rows: readonly Strength[] = body.data.planets;
      expect(rows.map(({ kala }) => [kala['tribhaga'], kala['hora']])).toEqual(
        PLANETS.map((planet) => [planet === 'jupiter' ? 60 : null, null]),
      );
      expect(rows.filter(({ kala }) => kala['vara'] === 45).map(({ planet }) => planet)).toEqual(['jupiter']); // a Thursday
      expect(body.meta.warnings).toEqual([{ code: 'NO_SUNRISE', message: expect.any(String) }]);
    }
  });

  it('belongs to the day before until the Sun rises, to the minute', async () => {
    const vara = async (time: string): Promise<string | undefined> => {
      const { body } = await call(shadbala, { ...BIRTH, time });
      return (body.data.planets as readonly Strength[]).find(({ kala }) => kala['vara'] === 45)?.planet;
    };
    // examples.md: sunrise of Thursday 1990-05-10 in Delhi 05:33:57.
    expect([await vara('05:33:56'), await vara('05:33:58'), await vara('00:00'), await vara('23:59')]).toEqual([
      'mercury',
      'jupiter',
      'mercury',
      'jupiter',
    ]);
  });

  it('echoes what it depended on, and refuses what it does not know', async () => {
    const { body } = await call(shadbala, { ...BIRTH, abda: 'solar', war: 'lower_longitude' });
    expect(body.meta.settings).toEqual({
      ayanamsa: 'lahiri',
      ayanamsa_value: 23.7255,
      sunrise: 'apparent',
      saptavargaja: 'bvr',
      hora: 'unequal',
      abda: 'solar',
      declination: 'ecliptic',
      war: 'lower_longitude',
      drik: 'bvr',
      drishti_cap: true,
      required: 'bvr',
      language: 'en',
    });
    const refused = await call(shadbala, { ...BIRTH, abda: 'lunar', drishti_cap: 1 });
    expect(refused.status).toBe(400);
    expect(refused.body.error.details.map(({ field }: { field: string }) => field).sort()).toEqual([
      'abda',
      'drishti_cap',
    ]);
  });
});

describe('strength/ashtakavarga', () => {
  it.each(['parashara', 'varahamihira'] as const)('gives every bindu of the reference births: %s', async (table) => {
    const mismatches: number[] = [];
    for (const birth of births) {
      const { body } = await call(ashtakavarga, { ...birthFields(birth), table });
      const rows = birth.ashtakavarga[table === 'parashara' ? 'parashara' : 'raman'];
      for (const [name, expected] of Object.entries(rows)) {
        const found: readonly number[] =
          name === 'SAV' ? body.data.sav : body.data.bav[name === 'Lagna' ? 'ascendant' : name.toLowerCase()];
        expect([birth.id, name, ...found]).toEqual([birth.id, name, ...expected]);
        mismatches.push(...found.map((bindus, i) => (bindus === expected[i] ? 0 : 1)));
      }
      expect(body.data.prastara).toBeNull();
    }
    expect(mismatches).toHaveLength(30 * 9 * 12);
    record(
      {
        endpoint: 'strength/ashtakavarga',
        oracle: `PyJHora 4.8.5 and a second program: bindus, table ${table}`,
        unit: 'mismatches',
      },
      mismatches,
    );
  });

  it('sums to the fixed totals and adds the contributors on request', async () => {
    const { body } = await call(ashtakavarga, { ...BIRTH, include: ['prastara'] });
    expect(body.data.totals).toEqual({
      sun: 48,
      moon: 49,
      mars: 39,
      mercury: 54,
      jupiter: 56,
      venus: 52,
      saturn: 39,
      ascendant: 49,
      sav: 337,
    });
    const sun: Readonly<Record<string, readonly number[]>> = body.data.prastara.sun;
    expect(Object.keys(sun).sort()).toEqual([...PLANETS, 'ascendant'].sort());
    expect(body.data.bav.sun).toEqual(
      body.data.bav.sun.map((_: number, i: number) =>
        Object.values(sun).reduce((sum, row) => sum + (row[i] ?? NaN), 0),
      ),
    );
    const refused = await call(ashtakavarga, { ...BIRTH, include: ['kakshya'] });
    expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'include.0']);
  });
});
