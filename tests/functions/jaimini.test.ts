import * as fc from '../support/property.ts';
import { handler as arudhaPadas } from '../../functions/jaimini/arudha-padas.ts';
import { handler as karakas } from '../../functions/jaimini/karakas.ts';
import { RASHIS } from '../../layers/jyotish/chart/rashi.ts';
import { KARAKA_SCHEMES } from '../../layers/jyotish/jaimini/karakas.ts';
import { LANGUAGES } from '../../lib/words/languages.ts';
import { bank } from '../../lib/words/bank.ts';
import { call } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

interface StrengthCase extends TimedCase {
  readonly id: string;
  readonly chara_karaka_7: readonly string[];
  readonly chara_karaka_8: readonly string[];
  readonly arudha_padas_single_lord: readonly number[];
  readonly arudha_padas_pyjhora: readonly number[];
}
const CASES = vectorCases<StrengthCase>('strengths.json');
const ORACLE = 'reference strengths (classical rule on the Swiss Ephemeris 2.10.03 C library, PyJHora 4.8.5)';
const mismatch = (a: readonly unknown[], b: readonly unknown[]): number[] => {
  expect(a).toEqual(b);
  return b.map((x, i) => (a[i] === x ? 0 : 1));
};

describe('the reference births over HTTP', () => {
  it('ranks the karakas of both schemes', async () => {
    const off: number[] = [];
    for (const c of CASES) {
      for (const karaka_scheme of [7, 8] as const) {
        const { body } = await call(karakas, { ...birthFields(c), karaka_scheme });
        expect(body.data.scheme).toBe(karaka_scheme);
        const planets = body.data.karakas.map((k: { planet: string }) => k.planet);
        off.push(
          ...mismatch(
            planets,
            c[`chara_karaka_${karaka_scheme}`].map((p) => p.toLowerCase()),
          ),
        );
      }
    }
    expect(off).toHaveLength(CASES.length * 15);
    record({ endpoint: 'jaimini/karakas', oracle: ORACLE, unit: 'mismatches' }, off);
  });

  it('places the twelve arudhas', async () => {
    const off: number[] = [];
    for (const c of CASES) {
      const { body } = await call(arudhaPadas, birthFields(c));
      const signs = body.data.padas.map((p: { sign: { id: number } }) => p.sign.id - 1);
      off.push(...mismatch(signs, c.arudha_padas_single_lord));
    }
    expect(off).toHaveLength(CASES.length * 12);
    record({ endpoint: 'jaimini/arudha-padas', oracle: `${ORACLE}, one lord for each sign`, unit: 'mismatches' }, off);
  });
});

describe('jaimini/karakas', () => {
  it('counts Rahu backwards, in his place among the eight', async () => {
    const { body } = await call(karakas, { ...BIRTH, karaka_scheme: 8 });
    const rahu = body.data.karakas.find((k: { planet: string }) => k.planet === 'rahu');
    expect(rahu).toEqual({
      key: 'pk',
      name: 'Putrakaraka',
      planet: 'rahu',
      planet_name: 'Rahu',
      sign_degree: 12.127037,
    }); // 30 − 17.872963, after Venus 13.52
    expect(body.data.karakas[0]).toEqual({
      key: 'ak',
      name: 'Atmakaraka',
      planet: 'sun',
      planet_name: 'Sun',
      sign_degree: 25.94216,
    });
  });

  it('speaks Hindi and holds a name for every office', async () => {
    const { body } = await call(karakas, { ...BIRTH, language: 'hi' });
    expect(body.data.karakas[0]).toMatchObject({ name: 'आत्मकारक', planet_name: 'सूर्य' });
    for (const language of LANGUAGES)
      for (const id of KARAKA_SCHEMES[8]) expect(bank(language, 'karakas')[id]).not.toBe('');
  });

  it('answers for noon without a time, and says that the ranks are uncertain', async () => {
    const { time: _time, ...day } = BIRTH;
    const { status, body } = await call(karakas, { ...day, time_unknown: true });
    expect(status).toBe(200);
    expect(body.meta.uncertain).toEqual(['karakas']);
  });
});

describe('jaimini/arudha-padas', () => {
  // Scorpio rises. Mars in Aquarius (4th): 4 on from there is Taurus, the 7th, so the 10th from it, Aquarius.
  // 2nd Sagittarius: Jupiter in Gemini (7th from it): 7 on from there is the house itself, so Virgo.
  // 3rd Capricorn: Saturn at home: the house itself, so the 10th from it, Libra.
  it('moves a pada that falls on its house or the seventh', async () => {
    const { body } = await call(arudhaPadas, BIRTH);
    const row = (i: number) => {
      const { key, sign, house, exception } = body.data.padas[i];
      return [key, sign.key, house, exception];
    };
    expect(row(0)).toEqual(['A1', 'aquarius', 4, 'seventh']);
    expect(row(1)).toEqual(['A2', 'virgo', 11, 'self']);
    expect(row(2)).toEqual(['A3', 'libra', 12, 'self']);
    const hindi = await call(arudhaPadas, { ...BIRTH, language: 'hi' });
    expect(hindi.body.data.padas[11]).toMatchObject({ key: 'A12', name: 'उपपद' });
  });

  it('never leaves a pada on its own house or the seventh, under either rule, at any place', async () => {
    const birth = fc.record({
      date: fc.constantFrom('1800-01-03', '1990-01-15', '2024-02-29', '2399-12-30'),
      time: fc.constantFrom('00:00', '06:30', '12:00', '23:59:59'),
      lat: fc.constantFrom(-90, -67, 0, 45, 90),
      lon: fc.constantFrom(-180, 0, 77.2, 180),
      tz: fc.constantFrom(-12, 0, 5.5, 14),
      colords: fc.constantFrom('single', 'dual'),
    });
    await fc.assert(
      fc.asyncProperty(birth, async (b) => {
        const { status, body } = await call(arudhaPadas, b);
        expect(status).toBe(200);
        expect(body.data.padas).toHaveLength(12);
        for (const [i, pada] of body.data.padas.entries()) {
          expect([i + 1, ((i + 6) % 12) + 1]).not.toContain(pada.house);
          expect(pada.sign.key).toBe(RASHIS[pada.sign.id - 1]?.key);
        }
      }),
      { numRuns: 60 },
    );
  });

  // The padas of PyJHora, which picks the stronger lord of Scorpio and Aquarius by a longer rule. Here its first steps
  // decide, which are ours: one lord alone is at home (then the other), or one has more companions.
  it.each([
    ['T0041', 9],
    ['T0066', 2],
    ['T0087', 6],
    ['T0006', 1],
    ['T0022', 11],
    ['T0031', 6],
    ['T0049', 8],
    ['T0050', 12],
    ['T0053', 9],
    ['T0067', 1],
    ['T0090', 12],
    ['T0094', 6],
  ])('takes the stronger of two lords in %s, house %i', async (id, house) => {
    const found = CASES.find((c) => c.id === id);
    if (!found) throw new Error(`no case ${id}`);
    const sign = async (colords: string) =>
      (await call(arudhaPadas, { ...birthFields(found), colords })).body.data.padas[house - 1].sign.id - 1;
    expect(await sign('dual')).toBe(found.arudha_padas_pyjhora[house - 1]);
    expect(await sign('dual')).not.toBe(await sign('single'));
  });

  it('needs the time of birth', async () => {
    const { time: _time, ...day } = BIRTH;
    const { status, body } = await call(arudhaPadas, { ...day, time_unknown: true });
    expect([status, body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});
