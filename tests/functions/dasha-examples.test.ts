/** Dashas worked by hand: the two examples of the rule book, system by system. */
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
import { handler as panchanga } from '../../functions/dasha/panchanga-system.ts';
import { handler as running } from '../../functions/dasha/running.ts';
import { handler as shoola } from '../../functions/dasha/shoola.ts';
import { handler as sthira } from '../../functions/dasha/sthira.ts';
import { handler as sudarshana } from '../../functions/dasha/sudarshana.ts';
import { handler as sudasa } from '../../functions/dasha/sudasa.ts';
import { handler as trikona } from '../../functions/dasha/trikona.ts';
import { handler as timeline } from '../../functions/dasha/timeline.ts';
import { handler as vimshottari } from '../../functions/dasha/vimshottari.ts';
import { handler as yogardha } from '../../functions/dasha/yogardha.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { G, jd, lordOf, SIGNS, type Period } from '../support/dasha-answer.ts';

describe('the worked example', () => {
  const order = (signs: string): string[] => signs.split(' ').map((s) => SIGNS[Number(s) - 1] ?? '');
  it.each<readonly [string, Handler, object, string, string]>([
    ['narayana', narayana, {}, '6 10 2 3 7 11 12 4 8 9 1 5', '9 1 8 6 3 1 9 11 8 6 7 7'],
    ['narayana D9', narayana, { chart: 'D9' }, '11 6 1 8 3 10 5 12 7 2 9 4', '6 12 10 3 4 2 7 3 6 11 12 9'],
    ['sudasa', sudasa, {}, '6 3 12 9 5 2 11 8 4 1 10 7', '9 6 9 6 7 8 1 8 11 7 1 3'],
    ['kendradi rashi', kendradi, {}, '6 3 12 9 5 2 11 8 4 1 10 7', '9 6 9 6 7 8 1 8 11 7 1 3'],
    ['shoola', shoola, {}, '6 7 8 9 10 11 12 1 2 3 4 5', '9 9 9 9 9 9 9 9 9 9 9 9'],
    ['niryana shoola', shoola, { kind: 'niryana' }, '1 2 3 4 5 6 7 8 9 10 11 12', '7 8 9 7 8 9 7 8 9 7 8 9'],
    ['mandooka', mandooka, {}, '6 3 12 9 5 2 11 8 4 1 10 7', '10 10 10 10 6 5 11 12 12 8 2 4'],
    ['trikona', trikona, {}, '8 7 6 5 4 3 2 1 12 11 10 9', '8 3 9 7 11 6 8 7 9 1 1 6'],
    ['yogardha', yogardha, {}, '6 5 4 3 2 1 12 11 10 9 8 7', '9 7.5 9 7.5 8 7 9 4.5 4 7.5 8 5'],
    ['sthira', sthira, {}, '8 9 10 11 12 1 2 3 4 5 6 7', '8 9 7 8 9 7 8 9 7 8 9 7'],
  ])('%s', async (_name, handler, extra, signs, years) => {
    const { body } = await call(handler, { ...G, ...extra, cycles: 1, depth: 1 });
    expect(body.data.periods.map(lordOf)).toEqual(order(signs));
    expect(body.data.periods.map((p: Period) => p.years)).toEqual(
      years.split(' ').map((y) => expect.closeTo(Number(y), 5)),
    );
  });

  it.each([
    ['shodashottari', 'saturn', 6.870025],
    ['dwadashottari', 'sun', 3.435012],
    ['panchottari', 'sun', 5.888592],
    ['shatabdika', 'jupiter', 9.814321],
    ['chaturashiti', 'mars', 5.888592],
    ['dwisaptati', 'mercury', 4.416444],
    ['shattrimsha', 'moon', 0.490716],
    ['shashtihayani', 'moon', 5.236074],
  ])('%s: %s with %f years left', async (system, lord, years) => {
    const { body } = await call(conditional, G, { path: { system } });
    expect(body.data.balance).toMatchObject({ lord, years: expect.closeTo(years, 5) });
    expect(body.data.applicable).toBe(system === 'shodashottari');
  });

  it.each([
    ['tithi-ashtottari', 'jupiter', 17.315381],
    ['tithi-yogini', 'jupiter', 2.734007],
    ['yoga-vimshottari', 'venus', 3.224597],
    ['karana-chaturashiti', 'mars', 9.87206],
  ])('%s: %s with %f years left', async (system, lord, years) => {
    const { body } = await call(panchanga, G, { path: { system } });
    expect(body.data.balance).toMatchObject({ lord, years: expect.closeTo(years, 5) });
  });

  it('kalachakra: the row, the balance, and the leaps of its signs', async () => {
    const { body } = await call(kalachakra, G);
    expect(body.data).toMatchObject({ group: 'apasavya_b', pada: 3, paramayu: 85, deha: { id: 10 }, jiva: { id: 3 } });
    expect(body.data.balance).toMatchObject({ lord: 'gemini', years: expect.closeTo(5.843453, 5) });
    expect(body.data.periods.map(lordOf)).toEqual(order('3 5 4 6 7 8 12 11 10'));
    expect(body.data.gatis.map(({ key, to }: { key: string; to: { key: string } }) => [key, to.key])).toEqual([
      ['mandooka', 'leo'],
      ['markata', 'cancer'],
      ['mandooka', 'virgo'],
      ['simhavalokana', 'pisces'],
    ]);
    // Sub-periods of Leo, second in its row, wrap inside the row.
    expect(body.data.periods[1].children.map(lordOf)).toEqual(order('5 4 6 7 8 12 11 10 3'));
    // Onward, the next row (9 8 7 ...) follows: 5 + 21 + 9 + 16 + 7 + 10 + 4 + 4 + 10 = 86 years, of which Leo has 5 of 5.
    const onward = (await call(kalachakra, { ...G, antar: 'onward', depth: 3 })).body.data.periods[1];
    expect(onward.children.map(lordOf)).toEqual(order('5 4 6 7 8 12 11 10 9'));
    const [first] = onward.children;
    expect(jd(first.span.end) - jd(first.span.start)).toBeCloseTo(((5 * 5) / 86) * 365.25, 3);
    // The last of them stands first in the next row and is divided along it.
    expect(onward.children.at(-1).children.map(lordOf)).toEqual(order('9 8 7 6 5 4 3 2 1'));
  });

  it('tribhagi vimshottari: thirds of all years in three rounds, known to running, expand and timeline', async () => {
    const { body } = await call(vimshottari, { ...G, tribhagi: true, depth: 2, from_birth: false });
    const { balance, periods } = body.data;
    expect(balance).toMatchObject({ lord: 'venus', years: expect.closeTo(9.814321 / 3, 5) });
    const round = ['venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury', 'ketu'];
    expect(periods.map(lordOf)).toEqual([...round, ...round, ...round]);
    expect(jd(periods[9].span.start) - jd(periods[0].span.start)).toBeCloseTo(40 * 365.25, 3);
    expect(jd(periods[26].span.end) - jd(periods[0].span.start)).toBeCloseTo(120 * 365.25, 3);
    expect(periods[0].children.map(lordOf)).toEqual(round);
    const ask = { ...G, tribhagi: true, systems: ['vimshottari'] };
    const [now] = (await call(running, { ...ask, level: 2 })).body.data.systems;
    expect(now.current[0]).toEqual({
      ...periods.find(({ span }: Period) => span.start <= G.at && G.at < span.end),
      children: undefined,
    });
    const opened = await call(expand, { ...G, tribhagi: true, system: 'vimshottari', lords: ['sun'], cycle: 2 });
    expect(opened.body.data.parent.span).toEqual(periods[10].span);
    const { events } = (await call(timeline, { ...ask, levels: [1], from: '1990-01-16', to: '2109-12-31' })).body.data;
    expect(events.map(({ at }: { at: string }) => at)).toEqual(periods.slice(1).map(({ span }: Period) => span.start));
  });

  it('sudasa begins before birth; kala and chakra by the time of day; sudarshana counts completed units', async () => {
    const inDasha = async (handler: Handler, extra = {}) =>
      (await call(handler, { ...G, depth: 1, ...extra })).body.data;
    const su = await inDasha(sudasa);
    expect(su.shri_lagna).toBeCloseTo(154.77, 2);
    expect(su.periods[0].span.start.slice(0, 16)).toBe('1988-08-10T17:41');
    // Virgo is stronger than Pisces (its lord is further on): sub-periods of both begin there, unless the sign's own is asked.
    const partsOf = async (lord: string, extra = {}) => {
      const { periods } = await inDasha(sudasa, { depth: 2, cycles: 1, ...extra });
      const maha = periods.find(({ lords }: Period) => lords[0]?.key === lord);
      return maha.children.slice(0, 3).map(({ lords }: Period) => lords[1]?.key);
    };
    expect(await partsOf('pisces')).toEqual(['virgo', 'leo', 'cancer']);
    expect(await partsOf('pisces', { antar: 'own' })).toEqual(['pisces', 'aquarius', 'capricorn']);
    const ka = await inDasha(kala);
    expect([ka.portion, ka.elapsed / 100]).toEqual(['day', expect.closeTo(0.213327, 5)]);
    expect(ka.periods.map(({ span }: Period) => span.start.slice(0, 10))).toEqual(
      expect.arrayContaining(['1990-08-11', '1991-09-30', '2015-08-22']),
    );
    expect((await inDasha(chakra)).seed.id).toBe(3);
    const { references } = await (await call(sudarshana, { ...G, at: '2024-06-01T00:00:00+05:30' })).body.data;
    expect(
      references.map((r: Record<string, { id: number }>) => [
        r['year_sign']?.id,
        r['month_sign']?.id,
        r['day_sign']?.id,
      ]),
    ).toEqual([
      [10, 2, 8],
      [3, 7, 1],
      [8, 12, 6],
    ]);
    const eight = await inDasha(ashtottari);
    expect(eight.balance).toMatchObject({ lord: 'moon', years: expect.closeTo(7.45358, 5) });
    expect([lordOf(eight.periods[1]), eight.periods[1].span.start.slice(0, 10)]).toEqual(['mars', '1997-06-29']);
    // Ages by nature: 1, 2, 9 and 20 years from the birth.
    const ages = (await inDasha(naisargika)).periods.slice(0, 4);
    expect(ages.map((p: Period) => [lordOf(p), p.span.end.slice(0, 16)])).toEqual([
      ['moon', '1991-01-15T16:30'],
      ['mars', '1993-01-15T04:30'],
      ['mercury', '2002-01-15T10:30'],
      ['venus', '2022-01-15T10:30'],
    ]);
  });

  it('sthira: strengths of the planets, the stronger of lagna and seventh, Brahma', async () => {
    const { data } = (await call(sthira, { ...G, depth: 1 })).body;
    expect(data.planet_strengths.map(({ points }: { points: number }) => points)).toEqual([
      50, 150, 180, 110, 90, 80, 130,
    ]);
    const signs = data.sign_strengths.map(({ points }: { points: number }) => points);
    expect([signs[11], signs[5], data.brahma_name, data.from.id]).toEqual([330, 350, 'Mars', 6]);
  });
});

/** 9 March 2090, 16:22, near Delhi: the second worked example, where two rules decide by their last clause. */
describe('the second worked example', () => {
  const H = { date: '2090-03-09', time: '16:22', lat: 28.5489, lon: 77.0106, tz: 5.5, depth: 1 };

  it('narayana goes to the sixth rule and skips nothing', async () => {
    const { body } = await call(narayana, H);
    expect(body.data.strength_rule).toMatchObject({ id: 6, key: 'lord_degrees' });
    const years = body.data.periods.map((p: Period) => Math.round((p.years ?? 0) * 1e5) / 1e5);
    expect(body.data.periods.slice(0, 4).map(lordOf)).toEqual(['cancer', 'gemini', 'taurus', 'aries']);
    expect(years.slice(0, 4)).toEqual([3, 8, 11, 10]);
    expect(years.slice(12, 16)).toEqual([9, 4, 1, 2]);
  });

  it('kalachakra is in the last third of its row and goes on into the next', async () => {
    const { data } = (await call(kalachakra, H)).body;
    expect(data).toMatchObject({ group: 'apasavya_b', pada: 1, paramayu: 86 });
    // 56.962 of 86 years had run, 51 of them in the six signs before Virgo.
    expect(data.balance).toMatchObject({ lord: 'virgo', years: expect.closeTo(3.037793, 4) });
    const order = data.periods.map((p: Period) => SIGNS.indexOf(lordOf(p)) + 1);
    expect(order).toEqual([6, 5, 4, 3, 2, 1, 9, 10, 11]);
  });

  it('sthira rejects Saturn and begins at Jupiter in Scorpio', async () => {
    const { data } = (await call(sthira, H)).body;
    expect(data.planet_strengths.map(({ points }: { points: number }) => points)).toEqual([
      140, 190, 130, 60, 150, 140, 120,
    ]);
    const signs = data.sign_strengths.map(({ points }: { points: number }) => points);
    expect([signs[3], signs[9], data.brahma_name, data.from.id]).toEqual([330, 260, 'Jupiter', 4]);
    expect(data.periods.slice(0, 3).map((p: Period) => [lordOf(p), p.years])).toEqual([
      ['scorpio', expect.closeTo(8, 5)],
      ['sagittarius', expect.closeTo(9, 5)],
      ['capricorn', expect.closeTo(7, 5)],
    ]);
  });
});
