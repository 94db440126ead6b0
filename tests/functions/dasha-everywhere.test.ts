/** What holds in every dasha system, and where periods meet. */
import { handler as applicability } from '../../functions/dasha/applicability.ts';
import { handler as ashtottari } from '../../functions/dasha/ashtottari.ts';
import { handler as chakra } from '../../functions/dasha/chakra.ts';
import { handler as conditional } from '../../functions/dasha/conditional-system.ts';
import { handler as expand } from '../../functions/dasha/expand.ts';
import { handler as kala } from '../../functions/dasha/kala.ts';
import { handler as kalachakra } from '../../functions/dasha/kalachakra.ts';
import { handler as kendradi } from '../../functions/dasha/kendradi-rashi.ts';
import { handler as mandooka } from '../../functions/dasha/mandooka.ts';
import { handler as naisargika } from '../../functions/dasha/naisargika.ts';
import { handler as narayana } from '../../functions/dasha/narayana.ts';
import { handler as running } from '../../functions/dasha/running.ts';
import { handler as sandhi } from '../../functions/dasha/sandhi.ts';
import { handler as shoola } from '../../functions/dasha/shoola.ts';
import { handler as sudarshana } from '../../functions/dasha/sudarshana.ts';
import { handler as sudasa } from '../../functions/dasha/sudasa.ts';
import { handler as trikona } from '../../functions/dasha/trikona.ts';
import { handler as vimshottari } from '../../functions/dasha/vimshottari.ts';
import { handler as yogardha } from '../../functions/dasha/yogardha.ts';
import { dashaChildren } from '../../layers/jyotish/dasha/cycle.ts';
import { dashaBirth, dashaPlanOf, DASHA_SYSTEMS } from '../../layers/jyotish/dasha/systems.ts';
import { julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../layers/jyotish/ephemeris/rise-set.ts';
import { sunTable } from '../../layers/jyotish/ephemeris/year-table.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { fixedClock } from '../../lib/adapters/place/fixed-clock.ts';
import { call } from '../support/call.ts';
import { G, jd, lordOf, type Period } from '../support/dasha-answer.ts';
import { ask, CASES } from '../support/dasha-cases.ts';
import { testSky } from '../support/sky.ts';

describe('dasha/sandhi', () => {
  // Venus ends on 9 November 1999 and the Sun (6 years) on 8 November 2005: see the README of the room.
  it('takes a tenth of the period that ends and of the one that begins', async () => {
    const { body } = await call(sandhi, { ...G, from: '1999-01-01', to: '2006-01-01' });
    const ends = body.data.junctions.map((j: { at: string; from: Period['lords']; to: Period['lords'] }) => [
      j.at.slice(0, 10),
      j.from[0]?.key,
      j.to[0]?.key,
    ]);
    expect(ends).toEqual([
      ['1999-11-09', 'venus', 'sun'],
      ['2005-11-08', 'sun', 'moon'],
    ]);
    const days = (a: string, b: string): number => jd(b) - jd(a);
    const [first, second] = body.data.junctions;
    expect(days(first.span.start, first.at)).toBeCloseTo(0.1 * 20 * 365.25, 3);
    expect(days(first.at, first.span.end)).toBeCloseTo(0.1 * 6 * 365.25, 3);
    expect(days(second.span.start, second.at)).toBeCloseTo(0.1 * 6 * 365.25, 3);
    const window = days('1999-01-01T00:00:00+05:30', '2006-01-02T00:00:00+05:30');
    const inside =
      days('1999-01-01T00:00:00+05:30', first.span.end) + days(second.span.start, '2006-01-02T00:00:00+05:30');
    expect(body.data.overlap).toBeCloseTo((100 * inside) / window, 4);
  });

  it('reaches at most a quarter of a year around sub-periods', async () => {
    const { body } = await call(sandhi, { ...G, from: '2000-01-01', to: '2015-01-01', level: 2, share: 0.2 });
    for (const { at, span } of body.data.junctions) {
      expect(jd(at) - jd(span.start)).toBeLessThan(91.4);
      expect(jd(span.end) - jd(at)).toBeLessThan(91.4);
    }
    expect(body.data.junctions.length).toBeGreaterThan(12);
  });
});

describe('every system', () => {
  it('runs and expands: children tile their parent, and the running period is found by name', async () => {
    const { body } = await call(running, { ...G, systems: DASHA_SYSTEMS, level: 3 });
    const rows: readonly { system: string; state: string; cycle: number; current: readonly Period[] }[] =
      body.data.systems;
    expect(rows.map(({ system }) => system)).toEqual(DASHA_SYSTEMS);
    for (const { system, state, cycle, current } of rows) {
      if (state !== 'running') continue;
      const [maha] = current;
      const lords = [lordOf(maha ?? { lords: [], span: { start: '', end: '' } })];
      const { status, body: opened } = await call(expand, { ...G, system, lords, cycle, from_birth: false });
      expect([system, status]).toEqual([system, 200]);
      expect([system, opened.data.parent.span]).toEqual([system, maha?.span]);
      const children: readonly Period[] = opened.data.children;
      if (system === 'naisargika') {
        expect([children, current.length]).toEqual([[], 1]);
        continue;
      }
      expect([children[0]?.span.start, children.at(-1)?.span.end]).toEqual([maha?.span.start, maha?.span.end]);
      for (const [i, child] of children.entries()) if (i > 0) expect(child.span.start).toBe(children[i - 1]?.span.end);
    }
  });

  /** Variants that differ from the default for this birth or one of the reference, each with the endpoint that has it. */
  const VARIANTS: readonly {
    system: string;
    handler: Handler;
    variant: object;
    own?: object;
    path?: Record<string, string>;
  }[] = [
    { system: 'ashtottari', handler: ashtottari, variant: { abhijit: true } },
    { system: 'ashtottari', handler: ashtottari, variant: { antar: 'next' } },
    { system: 'shashtihayani', handler: conditional, variant: { abhijit: false }, path: { system: 'shashtihayani' } },
    { system: 'kalachakra', handler: kalachakra, variant: { antar: 'onward' } },
    { system: 'narayana', handler: narayana, variant: { chart: 'D9', colords: 'single' } },
    { system: 'sudasa', handler: sudasa, variant: { exceptions: false } },
    { system: 'sudasa', handler: sudasa, variant: { antar: 'own' } },
    { system: 'kendradi_rashi', handler: kendradi, variant: { antar: 'own' } },
    { system: 'trikona', handler: trikona, variant: { antar: 'own' }, own: { cycles: 2 } },
    { system: 'mandooka', handler: mandooka, variant: { rule: 'bphs', antar: 'own' }, own: { cycles: 2 } },
    { system: 'niryana_shoola', handler: shoola, variant: { exceptions: true }, own: { kind: 'niryana', cycles: 2 } },
    { system: 'mandooka', handler: mandooka, variant: { rule: 'bphs' }, own: { cycles: 2 } },
    { system: 'trikona', handler: trikona, variant: { order: 'trine', correction: true }, own: { cycles: 2 } },
    { system: 'yogardha', handler: yogardha, variant: { correction: true }, own: { cycles: 2 } },
    { system: 'vimshottari', handler: vimshottari, variant: { seed: 'kshema', tribhagi: true } },
  ];
  it.each(VARIANTS)(
    '$system opens and runs under $variant as its endpoint does',
    async ({ system, handler, variant, own = {}, path }) => {
      let differs = false;
      for (const c of CASES) {
        const { periods, current } = await ask(handler, c, { ...variant, ...own, depth: 2 }, path);
        const plain = await ask(handler, c, { ...own, depth: 2 }, path);
        differs ||= JSON.stringify(plain.periods) !== JSON.stringify(periods);
        const [first] = periods;
        if (!first) continue;
        const opened = await ask(expand, c, { ...variant, system, lords: [lordOf(first)] });
        const { children, ...parent } = first;
        expect([c.id, opened.parent]).toEqual([c.id, { lords: parent.lords, level: 1, span: parent.span }]);
        const bare = ({ lords, level, span }: Period & { level: number }) => ({ lords, level, span });
        expect([c.id, opened.children]).toEqual([c.id, children.map(bare)]);
        const [now] = (await ask(running, c, { ...variant, systems: [system], level: 2 })).systems;
        expect([c.id, now.current]).toEqual([c.id, current.map(bare)]);
      }
      expect(differs).toBe(true);
    },
  );

  it('tiles from level to level, gives every sign or planet once a round, and sums to its years', async () => {
    const sky = await testSky();
    const choices = { seed: 'moon', yearLength: 365.25, rule: 'knrao', colords: 'dual', tribhagi: false } as const;
    // Kalachakra takes its rows as they come; the rest of 12 leaves out signs; a share of Kala may be 0.
    const once = DASHA_SYSTEMS.filter((system) => system !== 'kalachakra');
    for (const c of CASES.slice(0, 12)) {
      const place = { lat: c.lat, lon: c.lon, altitude: 0 };
      const at = julian(c.jd_ut);
      const clock = fixedClock(c.tzone);
      const birth = dashaBirth(sky, { jd: at, place, clock }, () => horizonOf(sunTable(sky, at), place, 'apparent'));
      for (const system of once) {
        const plan = dashaPlanOf(system, birth, choices);
        const firstRound = plan.mahas.filter(({ cycle }) => cycle === 1).map(({ lords }) => lords[0]);
        expect([c.id, system, new Set(firstRound).size]).toEqual([c.id, system, firstRound.length]);
        for (const maha of plan.mahas.slice(0, 3)) {
          let parent = maha;
          for (let level = 1; level < 5; level++) {
            const children = dashaChildren(plan, parent);
            if (children.length === 0) break;
            expect([system, children[0]?.start, children.at(-1)?.end]).toEqual([system, parent.start, parent.end]);
            for (const [i, child] of children.entries()) if (i > 0) expect(child.start).toBe(children[i - 1]?.end);
            parent = children[children.length >> 1] ?? parent;
          }
        }
      }
    }
  });

  it('has names in both languages', async () => {
    for (const language of ['en', 'hi']) {
      const { body } = await call(running, { ...G, systems: DASHA_SYSTEMS, level: 1, language });
      const names = body.data.systems.map(({ system_name }: { system_name: string }) => system_name);
      expect(new Set(names).size).toBe(DASHA_SYSTEMS.length);
      expect(names.every((name: string) => (language === 'hi') === /[\u0900-\u097f]/.test(name))).toBe(true);
    }
  });

  it('says so where the Sun does not rise, and refuses what it cannot do', async () => {
    const polar = { date: '2024-06-21', time: '12:00', lat: 78.2, lon: 15.6, tz: 2 };
    for (const handler of [kala, chakra]) {
      const { status, body } = await call(handler, polar);
      expect([status, body.data.periods, body.data.state]).toEqual([200, [], 'not_applicable']);
      expect(body.meta.warnings.map(({ code }: { code: string }) => code)).toContain('NO_SUNRISE');
    }
    const gone = await call(expand, { ...polar, system: 'kala', lords: ['sun'] });
    expect([gone.status, gone.body.error.details[0].field]).toEqual([400, 'lords']);
    const deep = await call(naisargika, { ...G, depth: 2 });
    expect([deep.status, deep.body.error.details[0].code]).toEqual([400, 'OUT_OF_RANGE']);
    const early = await call(sudarshana, { ...G, at: '1989-01-01' });
    expect([early.status, early.body.error.details[0].field]).toEqual([400, 'at']);
    const unknown = await call(conditional, G, { path: { system: 'moola' } });
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'UNKNOWN_VARIANT']);
  });

  it('changes portion at the second of sunrise only for day births', async () => {
    // Sunrise on 15 January 1990 at New Delhi is 07:15:07 (almanac, upper limb).
    const at = async (time: string) => (await call(applicability, { ...G, time })).body.data.systems[0].conditions[1];
    const value = ({ observed }: { observed: readonly { value: string }[] }) => observed[0]?.value;
    expect(value(await at('07:15:05'))).toBe('By night');
    expect(value(await at('07:15:09'))).toBe('By day');
  });
});

it('trikona asks the parity of the lord before the modality of the sign, unless told otherwise', async () => {
  // 15 March 1990, 06:00 in Delhi: of Aquarius, Gemini and Libra, one planet each, Libra has its lord in a sign of the other
  // parity (Venus in Capricorn), and Gemini is the dual sign.
  const birth = { date: '1990-03-15', time: '06:00', lat: 28.6139, lon: 77.209, tz: 5.5, depth: 1 };
  const seedOf = async (body: object) => {
    const { seed, strength_rule } = (await call(trikona, { ...birth, ...body })).body.data;
    return [seed.key, strength_rule.key];
  };
  expect(await seedOf({})).toEqual(['libra', 'lord_parity']);
  expect(await seedOf({ strength_order: 'modality_first' })).toEqual(['gemini', 'modality']);
  // The first period of each, opened by name, begins at birth.
  const startOf = async (lord: string, body: object): Promise<string> =>
    (await call(expand, { ...birth, system: 'trikona', lords: [lord], ...body })).body.data.parent.span.start;
  const [pvr, modality] = [await startOf('libra', {}), await startOf('gemini', { strength_order: 'modality_first' })];
  expect(modality).toBe(pvr);
  expect(await startOf('gemini', {})).not.toBe(pvr);
});
