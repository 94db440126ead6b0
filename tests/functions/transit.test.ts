import { handler as chandrashtama } from '../../functions/transit/chandrashtama.ts';
import { handler as chart } from '../../functions/transit/chart.ts';
import { handler as gochara } from '../../functions/transit/gochara.ts';
import { handler as timeline } from '../../functions/transit/house-timeline.ts';
import { handler as hits } from '../../functions/transit/natal-hits.ts';
import { handler as personal } from '../../functions/transit/personal-days.ts';
import { handler as positions } from '../../functions/ephemeris/positions.ts';
import { handler as balas } from '../../functions/panchang/tara-chandra-bala.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call } from '../support/call.ts';
import { keysOf } from '../support/keys.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const BIRTH = { date: '1990-01-15', time: '10:30', tz: 5.5, lat: 28.6139, lon: 77.209 };
const SWISS = 'Swiss Ephemeris 2.10.03 C library';

const ask = async (handler: Handler, body: object) => {
  const answer = await call(handler, body);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.data;
};
const secondsApart = (text: string, jd: number): number => Math.abs(Date.parse(text) / 1000 - (jd - 2440587.5) * 86400);

interface IngressCase {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  readonly sign: number;
  readonly direction: string;
  readonly jd_ut: number;
}
const entries = vectorCases<IngressCase>('ingresses.json').filter(({ kind }) => kind === 'ingress');

describe('transit/chart', () => {
  it('places the sky of the fixture birth over itself: every planet at home', async () => {
    const data = await ask(chart, { ...BIRTH, at: '1990-01-15T10:30:00' });
    expect(data.at).toBe('1990-01-15T10:30:00+05:30');
    for (const row of data.planets) {
      expect(row.natal_contacts).toContainEqual({ planet: row.planet, name: row.name, orb: 0 });
      expect(row.house).toBe(row.from_lagna);
    }
    // Swiss Ephemeris 2.10, C library: lagna 331.43 (Pisces), Moon 140.12 (Leo), Sun 271.06 (Capricorn).
    const sun = data.planets[0];
    expect([sun.from_lagna, sun.from_moon, sun.from_sun]).toEqual([11, 6, 1]);
  });

  it('reads the time of the question on the clock of its place', async () => {
    const there = { at_place: { lat: 40.7128, lon: -74.006, timezone: 'America/New_York' } };
    const data = await ask(chart, { ...BIRTH, at: '2024-04-08T14:00:00', ...there });
    expect(data.at).toBe('2024-04-08T14:00:00-04:00');
  });

  it('counts houses by the house system asked for', async () => {
    const placidus = await ask(chart, { ...BIRTH, at: '2024-04-08T14:00:00', house_system: 'placidus', orb: 15 });
    const whole = await ask(chart, { ...BIRTH, at: '2024-04-08T14:00:00', orb: 15 });
    expect(placidus.planets.map((row: { from_lagna: number }) => row.from_lagna)).toEqual(
      whole.planets.map((row: { house: number }) => row.house),
    );
    expect(placidus.planets).not.toEqual(whole.planets);
  });

  it('needs the time of birth', async () => {
    const { status, body } = await call(chart, { ...BIRTH, time: undefined, time_unknown: true });
    expect([status, body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});

describe('transit/gochara', () => {
  it('judges from the natal Moon and is told the sky by transit/chart', async () => {
    const at = '2024-04-08T12:00:00';
    const { data, meta } = (await call(gochara, { ...BIRTH, at })).body;
    expect(meta.settings.at).toBe('2024-04-08T12:00:00+05:30');
    const { planets } = data;
    const { planets: placed } = await ask(chart, { ...BIRTH, at });
    expect(planets.map((row: { house: number }) => row.house)).toEqual(
      placed.map((row: { from_moon: number }) => row.from_moon),
    );
    for (const row of planets) {
      const ofGood = row.vedha_by ? 'obstructed' : 'good';
      const ofBad = row.vipareeta_by ? 'relieved' : 'bad';
      const expected = row.good ? ofGood : ofBad;
      expect(row.verdict).toBe(expected);
    }
  });

  it('marks what an unknown time of birth leaves open', async () => {
    // On 1990-01-15 the Moon stays in Leo all day; on 1990-01-16 it passes into Virgo.
    const sure = await call(gochara, { ...BIRTH, time: undefined, time_unknown: true, at: '2024-04-08' });
    expect([sure.status, sure.body.meta.uncertain]).toEqual([200, undefined]);
    const open = await call(gochara, {
      ...BIRTH,
      date: '1990-01-16',
      time: undefined,
      time_unknown: true,
      at: '2024-04-08',
    });
    expect([open.status, open.body.meta.uncertain]).toEqual([200, ['planets']]);
  });
});

describe('transit/gochara, the nodes', () => {
  it('are good in the tenth or not, and always obstruct each other between the eleventh and the fifth', async () => {
    let [tenths, elevenths] = [0, 0];
    for (let month = 0; month < 60; month++) {
      const at = new Date(Date.UTC(2016, month * 3, 5, 12)).toISOString().slice(0, 19);
      const rows = async (nodes_good: string) =>
        (await call(gochara, { ...BIRTH, at: `${at}Z`, nodes_good })).body.data.planets as {
          planet: string;
          house: number;
          good: boolean;
          vedha_by: string | null;
          verdict: string;
        }[];
      const [wide, narrow] = [await rows('3_6_10_11'), await rows('3_6_11')];
      for (const [i, { planet, house, good, vedha_by: by }] of wide.entries()) {
        if (planet !== 'rahu' && planet !== 'ketu') continue;
        const inTenth = house === 10;
        tenths += Number(inTenth);
        expect([at, planet, good, narrow[i]?.good]).toEqual([
          at,
          planet,
          [3, 6, 10, 11].includes(house),
          [3, 6, 11].includes(house),
        ]);
        if (inTenth) expect([by, narrow[i]?.verdict]).toEqual([null, 'bad']);
        if (house === 11) {
          elevenths += 1;
          expect(wide[i]?.verdict).toBe('obstructed');
        }
        if (house === 5) expect(wide[i]?.verdict).toBe('relieved');
      }
    }
    expect([tenths > 0, elevenths > 0]).toEqual([true, true]);
  });
});

describe('transit/natal-hits', () => {
  it('names a contact once, also opposite a point whose two ways round differ by a rounding', async () => {
    const births = [BIRTH, { date: '1990-05-10', time: '19:55', tz: 5.5, lat: 28.6139, lon: 77.209 }];
    for (const birth of births) {
      const body = { ...birth, from: '2027-01-01', to: '2027-12-31', bodies: ['sun', 'mercury', 'venus', 'mars'] };
      const rows: readonly object[] = (await ask(hits, body)).hits;
      expect(rows.length).toBeGreaterThan(60);
      expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    }
  });

  it('stands at the exact angle at every hit, and counts the passes of a lap', async () => {
    const { hits: found } = await ask(hits, {
      ...BIRTH,
      from: '2020-01-01',
      to: '2029-12-30',
      bodies: ['mars', 'jupiter', 'saturn', 'rahu', 'mercury'],
      angles: [0, 90, 180],
    });
    expect(found.length).toBeGreaterThan(300);
    const natal = (await ask(chart, { ...BIRTH, at: '1990-01-15T10:30:00' })).planets;
    const before = new Map<string, { pass: number; retrograde: boolean }>();
    for (const [i, hit] of found.entries()) {
      if (i % 23 === 0 && hit.point !== 'ascendant') {
        const [date, time] = hit.at.split('T');
        const { bodies } = await ask(positions, {
          date,
          time: time.slice(0, 8),
          tz: 5.5,
          lat: 0,
          lon: 0,
          bodies: [hit.body],
        });
        const point = natal.find((row: { planet: string }) => row.planet === hit.point).longitude;
        const apart = Math.abs(((bodies[0].longitude - point + 540) % 360) - 180);
        expect(Math.abs(apart - hit.angle)).toBeLessThan(TOLERANCE.natalHitDegree);
      }
      // The two sides of a square are two points.
      if (hit.angle === 90) continue;
      const key = `${hit.body}/${hit.point}/${hit.angle}`;
      const last = before.get(key);
      if (last) expect(hit.pass).toBe(last.retrograde === hit.retrograde ? 1 : last.pass + 1);
      before.set(key, hit);
    }
    expect(Math.max(...found.map((hit: { pass: number }) => hit.pass))).toBe(3);
  });

  it('knows a later pass for one although the first lies before the window', async () => {
    const body = { ...BIRTH, bodies: ['saturn', 'jupiter', 'mars', 'pluto'], to: '2029-12-31' };
    const whole = (await ask(hits, { ...body, from: '2024-01-01' })).hits;
    const late = (await ask(hits, { ...body, from: '2026-03-01' })).hits;
    expect(late).toEqual(whole.filter(({ at }: { at: string }) => at >= '2026-03-01'));
  });
});

describe('transit/house-timeline', () => {
  it.each(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'])(
    'enters the houses when %s enters the signs',
    async (name) => {
      const offs: number[] = [];
      for (const [from, to] of [
        ['2020-01-01', '2027-12-31'],
        ['2028-01-01', '2035-12-31'],
      ] as const) {
        const { stays } = await ask(timeline, { ...BIRTH, from, to, bodies: [name.toLowerCase()], reference: 'moon' });
        stays
          .slice(1)
          .forEach((stay: { span: { start: string } }, i: number) => expect(stay.span.start).toBe(stays[i].span.end));
        const inside = entries.filter(({ body, jd_ut }) => {
          const date = new Date((jd_ut - 2440587.5) * 86_400_000).toISOString().slice(0, 10);
          return body === name && date > from && date < to;
        });
        for (const row of inside) {
          const stay = stays.find(
            ({ span }: { span: { start: string } }) => secondsApart(span.start, row.jd_ut) < TOLERANCE.roundedSecond,
          );
          // A retrograde row names the sign it goes back into; the natal Moon is in Leo, sign 5.
          expect([row.id, stay?.sign.id, stay?.house]).toEqual([
            row.id,
            row.sign + 1,
            ((row.sign + 1 - 5 + 12) % 12) + 1,
          ]);
          if (row.direction === 'retrograde') expect(stay.retrograde_reentry).toBe(true);
          offs.push(secondsApart(stay.span.start, row.jd_ut));
        }
      }
      if (name === 'Mercury')
        record({ endpoint: 'transit/house-timeline', oracle: `${SWISS}, sign entries`, unit: 's' }, offs);
    },
  );

  it('gives whole stays, begun before the window and ended after it', async () => {
    const { stays } = await ask(timeline, { ...BIRTH, from: '2024-06-01', to: '2024-06-02' });
    for (const { span } of stays) {
      expect(Date.parse(span.start)).toBeLessThan(Date.parse('2024-06-03T00:00:00+05:30'));
      expect(Date.parse(span.end)).toBeGreaterThan(Date.parse('2024-06-01T00:00:00+05:30'));
    }
    const saturn = stays.find(({ planet }: { planet: string }) => planet === 'saturn');
    expect(saturn.span.start.slice(0, 10)).toBe('2023-01-17');
  });

  it('needs the time of birth for the lagna only, and the ephemeris for whole stays', async () => {
    const unknown = { ...BIRTH, time: undefined, time_unknown: true, from: '2024-01-01', to: '2024-02-01' };
    expect((await call(timeline, unknown)).body.error.code).toBe('BIRTH_TIME_REQUIRED');
    expect((await call(timeline, { ...unknown, reference: 'moon' })).status).toBe(200);
    const early = await call(timeline, { ...BIRTH, from: '1800-01-05', to: '1800-02-01', bodies: ['saturn'] });
    expect([early.status, early.body.error.code]).toEqual([422, 'EPHEMERIS_RANGE']);
  });
});

describe('transit/personal-days', () => {
  it('agrees at sunrise with tara and chandra bala of the place, over two months', async () => {
    const { days } = await ask(personal, { ...BIRTH, from: '2024-03-01', to: '2024-04-30' });
    expect(days).toHaveLength(61);
    for (const day of days.filter((_: unknown, i: number) => i % 4 === 0)) {
      const { tara, chandra } = await ask(balas, { date: day.date, lat: BIRTH.lat, lon: BIRTH.lon, tz: 5.5 });
      // Swiss Ephemeris 2.10, C library: Moon in Purva Phalguni (11), Leo (5).
      expect([day.tara, day.tara_good]).toEqual([tara[10].tara.id, tara[10].good]);
      expect([day.chandra, day.chandra_good]).toEqual([chandra[4].house, chandra[4].good]);
      expect(day.chandrashtama).toBe(day.chandra === 8);
      const ofTara = day.tara === 1 ? 5 : 0;
      const points = (day.tara_good ? 10 : ofTara) + (day.chandra_good ? 10 : 0);
      expect(day.score).toBe(points * 5);
    }
  });

  it('goes on from one day to the next by its changes', async () => {
    const { days } = await ask(personal, { ...BIRTH, from: '2024-01-01', to: '2024-12-31' });
    days.slice(1).forEach((day: { tara: number; chandra: number }, i: number) => {
      const last = (what: string) => days[i].changes.filter((row: { what: string }) => row.what === what).at(-1)?.to;
      expect([day.tara, day.chandra]).toEqual([last('tara') ?? days[i].tara, last('chandra') ?? days[i].chandra]);
    });
  });

  it('flags the ghata of Leo: Capricorn Moon, jaya tithis, Saturday, Mula', async () => {
    const { days } = await ask(personal, { ...BIRTH, from: '2024-01-01', to: '2024-12-31' });
    // The table of chandra bala and ghata, column of sign 5: Moon 10, Jaya, Sat, nakshatra 19.
    for (const { date, ghat, chandra } of days) {
      expect(keysOf(ghat).includes('vara')).toBe(new Date(date).getUTCDay() === 6);
      expect(keysOf(ghat).includes('moon')).toBe(chandra === 6);
      if (keysOf(ghat).includes('nakshatra')) expect([5, 4]).toContain(chandra);
    }
    expect(
      days.filter(({ ghat }: { ghat: { key: string; name: string }[] }) => keysOf(ghat).includes('tithi')).length,
    ).toBeGreaterThan(60);
  });

  it('goes on in the polar night', async () => {
    const { days } = await ask(personal, {
      ...BIRTH,
      from: '2024-12-20',
      to: '2024-12-22',
      at_place: { lat: 69.65, lon: 18.96, timezone: 'Europe/Oslo' },
    });
    expect(days).toHaveLength(3);
  });
});

describe('transit/chandrashtama', () => {
  it('begins when the Moon enters the eighth sign', async () => {
    const offs: number[] = [];
    for (const row of entries.filter(({ body }) => body === 'Moon')) {
      const sign = ((row.sign - 7 + 12) % 12) + 1;
      const { periods } = await ask(chandrashtama, { sign, from: '2026-01-01', to: '2026-12-31', tz: 5.5 });
      const period = periods.find(
        ({ span }: { span: { start: string } }) => secondsApart(span.start, row.jd_ut) < 3600,
      );
      expect(secondsApart(period.span.start, row.jd_ut)).toBeLessThan(TOLERANCE.roundedSecond);
      expect(period.nakshatra_core).toBeNull();
      offs.push(secondsApart(period.span.start, row.jd_ut));
    }
    record({ endpoint: 'transit/chandrashtama', oracle: `${SWISS}, Moon entries`, unit: 's' }, offs);
  });

  it('says the same of a birth, of its sign, and of its star', async () => {
    const range = { from: '2024-01-01', to: '2024-06-30' };
    const byBirth = (await ask(chandrashtama, { ...BIRTH, ...range })).periods;
    const byStar = (await ask(chandrashtama, { nakshatra: 'purva_phalguni', ...range, tz: 5.5 })).periods;
    const bySign = (await ask(chandrashtama, { sign: 'simha', ...range, tz: 5.5 })).periods;
    expect(byStar).toEqual(byBirth);
    expect(bySign.map(({ span }: { span: object }) => span)).toEqual(byBirth.map(({ span }: { span: object }) => span));
    for (const { span, nakshatra_core: core } of byBirth) {
      expect(span.start <= core.start && core.start < core.end && core.end <= span.end).toBe(true);
    }
  });

  it.each([
    [{ nakshatra: 3 }, 'pada'],
    [{ nakshatra: 3, sign: 5 }, 'sign'],
    [{ sign: 'ophiuchus' }, 'sign'],
    [{ sign: 13 }, 'sign'],
    [{}, 'date'],
  ])('refuses %j', async (body, field) => {
    const answer = await call(chandrashtama, { ...body, from: '2024-01-01', to: '2024-02-01' });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.map((row: { field: string }) => row.field)).toContain(field);
  });

  it('takes a star in two signs with its pada or its sign', async () => {
    const range = { from: '2024-01-01', to: '2024-02-01' };
    const pada = await ask(chandrashtama, { ...range, nakshatra: 3, pada: 1 });
    const sign = await ask(chandrashtama, { ...range, nakshatra: 3, sign: 'aries' });
    expect(pada).toEqual(sign);
  });
});
