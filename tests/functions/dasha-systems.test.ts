/** The dashas beside Vimshottari, Yogini and Chara: reference births over HTTP, and what must hold in every system. */
import { handler as applicability } from '../../functions/dasha/applicability.ts';
import { handler as ashtottari } from '../../functions/dasha/ashtottari.ts';
import { handler as chakra } from '../../functions/dasha/chakra.ts';
import { handler as conditional } from '../../functions/dasha/conditional-system.ts';
import { handler as kala } from '../../functions/dasha/kala.ts';
import { handler as kalachakra } from '../../functions/dasha/kalachakra.ts';
import { handler as kendradi } from '../../functions/dasha/kendradi-rashi.ts';
import { handler as mandooka } from '../../functions/dasha/mandooka.ts';
import { handler as naisargika } from '../../functions/dasha/naisargika.ts';
import { handler as narayana } from '../../functions/dasha/narayana.ts';
import { handler as panchanga } from '../../functions/dasha/panchanga-system.ts';
import { handler as shoola } from '../../functions/dasha/shoola.ts';
import { handler as sthira } from '../../functions/dasha/sthira.ts';
import { handler as sudarshana } from '../../functions/dasha/sudarshana.ts';
import { handler as sudasa } from '../../functions/dasha/sudasa.ts';
import { handler as tara } from '../../functions/dasha/tara.ts';
import { handler as trikona } from '../../functions/dasha/trikona.ts';
import { handler as yogardha } from '../../functions/dasha/yogardha.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { jd, lordOf, SIGNS, type Period } from '../support/dasha-answer.ts';
import { ask, CASES, type Case, type Cycle, type Start } from '../support/dasha-cases.ts';
import { record } from '../support/ledger.ts';
import { birthFields } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const ORACLE = 'reference dashas (Swiss Ephemeris 2.10.03 C library, classical rules, PyJHora 4.8.5)';
const worst = (days: readonly number[]): number => Math.max(...days.map(Math.abs));

const nameOf = (lord: string | number): string => (typeof lord === 'number' ? (SIGNS[lord] ?? '') : lord.toLowerCase());
/** Days between our starts and theirs; names and number must agree. Texts are whole seconds. */
const offsets = (periods: readonly Period[], theirs: readonly Start[]): number[] => {
  const ours = periods.slice(0, theirs.length);
  expect(ours.map(lordOf)).toEqual(theirs.map(([lord]) => nameOf(lord)));
  return ours.map(({ span }, i) => jd(span.start) - (theirs[i]?.[1] ?? NaN));
};
const antarNames = (periods: readonly Period[]): string[] =>
  periods
    .slice(0, 2)
    .flatMap((p) =>
      (p.children ?? []).map((c) => c.lords.map(({ key }) => (key[0] ?? '').toUpperCase() + key.slice(1, 2)).join('/')),
    );
const compareCycle = (
  data: { balance: { years: number } | null; periods: readonly Period[] },
  want: Cycle,
): number[] => {
  expect(data.balance?.years).toBeCloseTo(want.balance_years, 5);
  const off = offsets(data.periods, want.maha);
  if (want.antar?.length) {
    expect(antarNames(data.periods)).toEqual(want.antar.map(([name]) => name));
    const starts = data.periods.slice(0, 2).flatMap(({ children }) => children ?? []);
    off.push(...starts.map(({ span }, i) => jd(span.start) - (want.antar?.[i]?.[1] ?? NaN)));
  }
  return [...off, jd(data.periods.at(-1)?.span.end ?? '') - want.end];
};

describe('star and planet dashas against the reference', () => {
  it('ashtottari, with and without Abhijit', async () => {
    const off: number[] = [];
    for (const c of CASES) {
      const data = await ask(ashtottari, c, { from_birth: false });
      off.push(...compareCycle(data, c.ashtottari));
      expect(data.conditions.map(({ met }: { met: boolean }) => met)).toEqual([
        c.applicability['ashtottari'],
        c.applicability['ashtottari_paksha'],
      ]);
      // The reference took the whole group as one arc there; BPHS 46.21 gives each star equal years.
      if (c.moon >= 253 + 1 / 3 && c.moon < 293 + 1 / 3) continue;
      off.push(
        ...compareCycle(await ask(ashtottari, c, { abhijit: true, from_birth: false }), c.ashtottari_with_abhijit),
      );
    }
    expect(worst(off)).toBeLessThan(TOLERANCE.dashaDay);
    record({ endpoint: 'dasha/ashtottari', oracle: `${ORACLE}, starts of periods`, unit: 'day' }, off);
  });

  it('the eight conditional systems and the condition of each', async () => {
    const off: number[] = [];
    const wrong: number[] = [];
    for (const c of CASES) {
      for (const [system, want] of Object.entries(c.conditional)) {
        const data = await ask(conditional, c, { from_birth: false }, { system });
        off.push(...compareCycle(data, want));
        expect([c.id, system, data.applicable]).toEqual([c.id, system, c.applicability[system]]);
      }
      const { systems } = await ask(applicability, c);
      wrong.push(
        ...systems.map(({ system, applies }: { system: string; applies: boolean }) =>
          applies === c.applicability[system] ? 0 : 1,
        ),
      );
    }
    expect(worst(off)).toBeLessThan(TOLERANCE.dashaDay);
    expect(worst(wrong)).toBe(0);
    record({ endpoint: 'dasha/conditional/{system}', oracle: `${ORACLE}, starts of periods`, unit: 'day' }, off);
    record({ endpoint: 'dasha/applicability', oracle: `${ORACLE}, conditions`, unit: 'mismatches' }, wrong);
  });

  it('dashas of tithi, yoga and karana', async () => {
    const off: number[] = [];
    for (const c of CASES) {
      for (const [system, want] of Object.entries(c.panchanga)) {
        const data = await ask(panchanga, c, { from_birth: false }, { system });
        expect(data.seed.id).toBe(want.seed);
        expect(data.applicable).toBe(want.applicable ?? true);
        const { balance_years, maha, end } = want;
        if (data.applicable && balance_years !== undefined && maha && end !== undefined)
          off.push(...compareCycle(data, { balance_years, maha, end }));
        else expect([data.balance, data.periods, data.state]).toEqual([null, [], 'not_applicable']);
      }
    }
    expect(worst(off)).toBeLessThan(TOLERANCE.dashaDay);
    record({ endpoint: 'dasha/panchanga/{system}', oracle: `${ORACLE}, starts of periods`, unit: 'day' }, off);
  });

  it('kalachakra', async () => {
    const off: number[] = [];
    for (const c of CASES) {
      const data = await ask(kalachakra, c);
      const { savya, group, pada, deha, jiva, paramayu, balance_years, maha } = c.kalachakra;
      expect([data.savya, data.group, data.pada, data.deha.id, data.jiva.id, data.paramayu]).toEqual([
        savya,
        group,
        pada,
        deha + 1,
        jiva + 1,
        paramayu,
      ]);
      expect(data.balance.years).toBeCloseTo(balance_years, 4);
      off.push(...offsets(data.periods, maha));
    }
    expect(worst(off)).toBeLessThan(TOLERANCE.kalachakraDay);
    record({ endpoint: 'dasha/kalachakra', oracle: `${ORACLE}, starts of periods`, unit: 'day' }, off);
  });

  it('naisargika, kala, chakra, tara and sudarshana', async () => {
    const days: Readonly<Record<'naisargika' | 'kala' | 'chakra', number[]>> = { naisargika: [], kala: [], chakra: [] };
    const wrong: number[] = [];
    const signs: number[] = [];
    for (const c of CASES) {
      const natural = await ask(naisargika, c);
      days.naisargika.push(
        ...offsets(natural.periods, c.naisargika.maha),
        jd(natural.periods.at(-1).span.end) - c.naisargika.end,
      );
      const ofDay = await ask(kala, c, { depth: 1 });
      const ofWheel = await ask(chakra, c, { depth: 1 });
      if (c.kala) {
        expect([c.id, ofDay.portion]).toEqual([c.id, c.kala.portion]);
        expect(ofDay.elapsed / 100).toBeCloseTo(c.kala.fraction, 4);
        days.kala.push(...offsets(ofDay.periods, c.kala.maha));
      } else expect([ofDay.portion, ofDay.periods]).toEqual([null, []]);
      if (c.chakra) {
        expect([c.id, ofWheel.seed?.id]).toEqual([c.id, c.chakra.seed + 1]);
        days.chakra.push(...offsets(ofWheel.periods, c.chakra.maha));
      } else expect([ofWheel.portion, ofWheel.periods]).toEqual([null, []]);
      const ofTara = await ask(tara, c, { depth: 1 });
      const kendra = ofTara.kendra_planets.map(({ key }: { key: string }) => key);
      wrong.push(ofTara.applicable === c.tara.applicable ? 0 : 1);
      expect(kendra).toEqual(c.tara.kendra_planets.map((name) => name.toLowerCase()));
      const at = `${new Date(Math.round((c.sudarshana.at_jd - 2_440_587.5) * 86_400) * 1000).toISOString().slice(0, 19)}Z`;
      if (c.sudarshana.at_jd > 2_597_641) continue;
      const { references } = await ask(sudarshana, c, { at });
      for (const row of references) {
        const want = c.sudarshana[row.key as 'lagna' | 'moon' | 'sun'];
        signs.push(
          ...[row.year_sign, row.month_sign, row.day_sign].map(({ id }, i) => (id === (want[i] ?? NaN) + 1 ? 0 : 1)),
        );
      }
    }
    expect(worst(days.naisargika)).toBeLessThan(TOLERANCE.dashaDay);
    expect(worst(days.chakra)).toBeLessThan(TOLERANCE.dashaDay);
    expect(worst(days.kala)).toBeLessThan(TOLERANCE.kalaDay);
    expect(worst([...wrong, ...signs])).toBe(0);
    for (const [name, off] of Object.entries(days))
      record({ endpoint: `dasha/${name}`, oracle: `${ORACLE}, starts of periods`, unit: 'day' }, off);
    record({ endpoint: 'dasha/tara', oracle: `${ORACLE}, planets in quadrants`, unit: 'mismatches' }, wrong);
    record(
      { endpoint: 'dasha/sudarshana', oracle: `${ORACLE}, signs of year, month and day`, unit: 'mismatches' },
      signs,
    );
  });
});

/** Scorpio or Aquarius with both lords outside and as many companions: the reference broke that tie by another rule. */
const tiedLords = ({ signs }: Case): readonly number[] => {
  const company = (planet: string): number =>
    Object.entries(signs).filter(([other, sign]) => other !== planet && sign === signs[planet]).length;
  return (
    [
      [7, 'Mars', 'Ketu'],
      [10, 'Saturn', 'Rahu'],
    ] as const
  )
    .filter(([sign, a, b]) => signs[a] !== sign && signs[b] !== sign && company(a) === company(b))
    .map(([sign]) => sign);
};

describe('dashas of the signs against the reference', () => {
  type Block =
    | 'narayana'
    | 'narayana_d9'
    | 'narayana_d10'
    | 'sudasa'
    | 'kendradi-rashi'
    | 'shoola'
    | 'niryana'
    | 'sthira'
    | 'mandooka'
    | 'trikona'
    | 'yogardha';
  const ROWS: readonly (readonly [Block, Handler, object])[] = [
    ['narayana', narayana, {}],
    ['narayana_d9', narayana, { chart: 'D9' }],
    ['narayana_d10', narayana, { chart: 'D10' }],
    ['sudasa', sudasa, {}],
    ['kendradi-rashi', kendradi, {}],
    ['shoola', shoola, {}],
    ['niryana', shoola, { kind: 'niryana' }],
    ['sthira', sthira, {}],
    ['mandooka', mandooka, {}],
    ['trikona', trikona, {}],
    ['yogardha', yogardha, {}],
  ];
  it.each(ROWS)('%s: seed, order and years', async (block, handler, extra) => {
    const off: number[] = [];
    for (const c of CASES) {
      const want = c[block];
      if (want.both === true || want.tie === true) continue;
      const tied = tiedLords(c);
      const houseSigns: Readonly<Partial<Record<Block, number>>> = { narayana_d9: 8, narayana_d10: 9 };
      const houseSign = houseSigns[block] ?? null;
      if (houseSign !== null && tied.includes((Math.floor(c.ascendant / 30) + houseSign) % 12)) continue;
      const single = await ask(handler, c, { ...extra, colords: 'single', cycles: 1, depth: 1 });
      const data = await ask(handler, c, { ...extra, cycles: 1, depth: 1 });
      const years = new Map<string, number>(data.periods.map((p: Period) => [lordOf(p), p.years ?? NaN]));
      // Years of 0 have no period.
      const shown = want.order.filter((_, i) => (want.years?.[i] ?? 9) > 0);
      if (!tied.length) expect([c.id, data.periods.map(lordOf)]).toEqual([c.id, shown.map((s) => SIGNS[s])]);
      if (!(block === 'sudasa' || block.startsWith('narayana_')))
        expect([c.id, data.seed.id, want.rule === undefined ? undefined : (data.strength_rule?.id ?? null)]).toEqual([
          c.id,
          want.seed + 1,
          want.rule,
        ]);
      for (const [i, sign] of want.order.entries()) {
        // In D9 and D10 the tie is one of that chart, which the reference does not print.
        if (tied.includes(sign) || (houseSign !== null && (sign === 7 || sign === 10))) continue;
        off.push((years.get(SIGNS[sign] ?? '') ?? 0) - (want.years?.[i] ?? 9));
      }
      const singles = new Map<string, number>(single.periods.map((p: Period) => [lordOf(p), p.years ?? NaN]));
      for (const [i, sign] of want.order.entries())
        if (want.years_single_lord)
          off.push((singles.get(SIGNS[sign] ?? '') ?? 0) - (want.years_single_lord[i] ?? NaN));
      expect([c.id, worst(off) < 1e-6]).toEqual([c.id, true]);
      if (!tied.length && want.start[0] !== undefined)
        expect(Math.abs(jd(data.periods[0].span.start) - want.start[0])).toBeLessThan(TOLERANCE.sudasaDay);
    }
    const [first] = CASES;
    const { body } = await call(handler, { ...(first && birthFields(first)), ...extra, depth: 1 });
    const name: string = body.meta.endpoint;
    record({ endpoint: name, oracle: `${ORACLE}, ${block}: years of the signs`, unit: 'year' }, off);
  });

  it('sthira: strengths and Brahma; mandooka: the verses; sudasa: Shri lagna', async () => {
    const wrong: number[] = [];
    for (const c of CASES) {
      const data = await ask(sthira, c, { depth: 1 });
      const ours = Object.fromEntries(
        data.planet_strengths.map((p: { name: string; points: number }) => [p.name, p.points]),
      );
      expect([c.id, ours]).toEqual([c.id, c.sthira.graha_bala]);
      expect(data.sign_strengths.map(({ points }: { points: number }) => points)).toEqual(c.sthira.rashi_bala);
      if (!c.sthira.tie)
        wrong.push(data.brahma_name === c.sthira.brahma ? 0 : 1, data.from.id === c.sthira.from_sign + 1 ? 0 : 1);
      const frog = await ask(mandooka, c, { depth: 1 });
      expect([frog.applicable, frog.kendra_count]).toEqual([c.mandooka.applicable, c.mandooka.kendra_planets]);
      const verses = await ask(mandooka, c, { depth: 1, cycles: 1, rule: 'bphs' });
      expect(verses.periods.map(lordOf)).toEqual(c.mandooka.bphs.order.map((s) => SIGNS[s]));
      expect(verses.periods.map(({ years }: Period) => Math.round((years ?? 0) * 1e4) / 1e4)).toEqual(
        c.mandooka.bphs.years,
      );
      expect((await ask(sudasa, c, { depth: 1 })).shri_lagna).toBeCloseTo(c.sudasa.sree_lagna, 3);
    }
    expect(worst(wrong)).toBe(0);
    record({ endpoint: 'dasha/sthira', oracle: `${ORACLE}, Brahma and the stronger sign`, unit: 'mismatches' }, wrong);
  });
});
