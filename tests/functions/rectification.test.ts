/** kundli/rectification beside the charts that other endpoints cast, and what it refuses. */
import { handler as ascendant } from '../../functions/kundli/ascendant.ts';
import { handler as sensitivity } from '../../functions/kundli/birth-time-sensitivity.ts';
import { handler as rectification } from '../../functions/kundli/rectification.ts';
import { handler as varga } from '../../functions/varga/chart.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const EVENTS = [
  { kind: 'degree', date: '2011-06' },
  { kind: 'job', date: '2012-08-01', weight: 2 },
  { kind: 'marriage', date: '2016-11-27', weight: 3 },
  { kind: 'child', date: '2019-03-14', weight: 3 },
];
interface Span {
  readonly start: string;
  readonly end: string;
}
/** A birth at an instant of an answer, moved by some seconds. */
const birthAt = (at: string, seconds: number) => {
  const local = new Date(Date.parse(at) + 5.5 * 3_600_000 + 1000 * seconds).toISOString();
  return { ...BIRTH, date: local.slice(0, 10), time: local.slice(11, 19) };
};
const minutesOf = ({ start, end }: Span): number => (Date.parse(end) - Date.parse(start)) / 60_000;

describe('kundli/rectification', () => {
  it('cuts the window where a fact begins and ends to hold, as the sensitivity of the time tells it', async () => {
    const { changes } = await data(sensitivity, { ...BIRTH, minutes: 120 });
    const rising = changes.filter(({ key }: { key: string }) => key === 'ascendant_sign');
    expect(rising.length).toBeGreaterThan(0);
    const { fitting, candidates, verdict, spread, scanned } = await data(rectification, {
      ...BIRTH,
      minutes: 120,
      facts: [{ what: 'ascendant', is: 'Vrishchika' }],
    });
    const [only] = fitting;
    const ends = rising.map(({ at }: { at: string }) => Date.parse(at));
    const deviations = [only.start, only.end]
      .map((at: string) => Math.min(...ends.map((end: number) => Math.abs(end - Date.parse(at)))) / 1000)
      .filter((seconds) => seconds < 60);
    record(
      {
        endpoint: 'kundli/rectification',
        oracle: 'kundli/birth-time-sensitivity, changes of the ascendant',
        unit: 's',
      },
      deviations,
    );
    expect(Math.max(...deviations)).toBeLessThanOrEqual(1);
    expect(fitting).toHaveLength(1);
    expect([verdict, spread]).toEqual(['none', null]);
    expect(
      candidates.every(
        (row: { score: number | null; ascendant_sign: { id: number } }) =>
          row.score === null && row.ascendant_sign.id === 8,
      ),
    ).toBe(true);
    expect(scanned).toBeGreaterThanOrEqual(Math.floor(minutesOf(only)));
  });

  it('gives stretches throughout which ascendant and navamsa ascendant are those of their charts', async () => {
    const mismatches: number[] = [];
    const { candidates } = await data(rectification, { ...BIRTH, minutes: 180, events: EVENTS });
    expect(candidates).toHaveLength(10);
    for (const { span, ascendant_sign: sign, navamsa_ascendant_sign: navamsa } of candidates) {
      for (const birth of [birthAt(span.start, 2), birthAt(span.end, -2)]) {
        const cast = await data(ascendant, birth);
        const divided = await data(varga, birth, { chart: 'D9' });
        mismatches.push(cast.sign.id === sign.id && divided.ascendant.sign.id === navamsa.id ? 0 : 1);
      }
    }
    record(
      {
        endpoint: 'kundli/rectification',
        oracle: 'kundli/ascendant and varga/d9 at both ends of every candidate',
        unit: 'mismatches',
      },
      mismatches,
    );
    expect(mismatches.filter(Boolean)).toEqual([]);
  });

  it('ranks by score, never a single minute, and lists every rule of every event', async () => {
    const { candidates, spread, matters } = await data(rectification, { ...BIRTH, minutes: 180, events: EVENTS });
    const scores = candidates.map(({ score }: { score: number }) => score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect(scores[0]).toBe(spread.best);
    expect(spread.median).toBeLessThanOrEqual(spread.best);
    expect(matters.map(({ kind }: { kind: string }) => kind)).toEqual(['degree', 'job', 'marriage', 'child']);
    for (const { span, reasons, score } of candidates) {
      expect(minutesOf(span)).toBeGreaterThanOrEqual(2);
      expect(reasons).toHaveLength(4 * 7);
      const points: Readonly<Record<string, number>> = {
        maha_rashi: 3,
        antar_rashi: 2,
        pratyantar_rashi: 1,
        maha_varga: 3,
        antar_varga: 2,
        pratyantar_varga: 1,
        double_transit: 2,
      };
      const weights = [1, 2, 3, 3];
      const sum = reasons.reduce(
        (total: number, { event_id: event, rule, met }: { event_id: number; rule: string; met: boolean }) =>
          total + (met ? (points[rule] ?? 0) * (weights[event - 1] ?? 0) : 0),
        0,
      );
      expect(score).toBeCloseTo((100 * sum) / (14 * 9), 5);
    }
  });

  it('concludes nothing from two events, and says so in the language asked for', async () => {
    const two = { ...BIRTH, events: EVENTS.slice(0, 2) };
    const { verdict, verdict_text: text, separated_span: separatedSpan, note } = await data(rectification, two);
    expect([verdict, separatedSpan]).toEqual(['none', null]);
    expect(text).toContain('fewer than three');
    expect(note).toContain('not a measurement');
    const hindi = await data(rectification, { ...two, language: 'hi' });
    expect(hindi.verdict_text).toContain('तीन से कम');
  });

  it('says when no time of the window has the facts', async () => {
    const {
      candidates,
      fitting,
      scanned,
      verdict_text: text,
    } = await data(rectification, {
      ...BIRTH,
      facts: [{ what: 'moon_sign', is: 1 }],
      events: EVENTS,
    });
    expect([candidates, fitting, scanned]).toEqual([[], [], 0]);
    expect(text).toContain('No time in this window');
  });

  it('takes the window from minutes, from two times of the clock, or the whole day', async () => {
    const windowOf = async (asked: object): Promise<Span> =>
      (await data(rectification, { ...BIRTH, facts: [{ what: 'moon_sign', is: 'scorpio' }], ...asked })).window;
    expect(await windowOf({})).toEqual({ start: '1990-05-10T18:55:00+05:30', end: '1990-05-10T20:55:00+05:30' });
    expect(await windowOf({ minutes: 5 })).toEqual({
      start: '1990-05-10T19:50:00+05:30',
      end: '1990-05-10T20:00:00+05:30',
    });
    expect(await windowOf({ earliest: '22:30', latest: '01:15:30' })).toEqual({
      start: '1990-05-10T22:30:00+05:30',
      end: '1990-05-11T01:15:30+05:30',
    });
    expect(await windowOf({ time: undefined, time_unknown: true })).toEqual({
      start: '1990-05-10T00:00:00+05:30',
      end: '1990-05-11T00:00:00+05:30',
    });
  });

  it('refuses all that is wrong at once, by field', async () => {
    const faults = async (asked: object): Promise<readonly (readonly [string, string])[]> => {
      const { status, body } = await call(rectification, { ...BIRTH, ...asked });
      expect(status).toBe(400);
      return body.error.details.map(({ field, code }: { field: string; code: string }) => [field, code]);
    };
    expect(await faults({})).toEqual([['events', 'REQUIRED']]);
    expect(
      await faults({
        minutes: 10,
        earliest: '10:00',
        facts: [
          { what: 'ascendant', is: 13 },
          { what: 'nakshatra', is: 'nowhere' },
        ],
        events: [
          { kind: 'parent_death', date: '2001-01-01' },
          { kind: 'job', parent: 'father', date: '1990-05-10' },
          { kind: 'move', date: '2111-05-10' },
        ],
      }),
    ).toEqual([
      ['minutes', 'CONFLICT'],
      ['facts.0.is', 'UNKNOWN_VALUE'],
      ['facts.1.is', 'UNKNOWN_VALUE'],
      ['events.0.parent', 'REQUIRED'],
      ['events.1.parent', 'CONFLICT'],
      ['events.1.date', 'OUT_OF_RANGE'],
      ['events.2.date', 'OUT_OF_RANGE'],
    ]);
    expect(await faults({ earliest: '10:00', events: EVENTS })).toEqual([['latest', 'REQUIRED']]);
    expect(await faults({ events: [{ kind: 'job', date: '2001-13' }] })).toEqual([['events.0.date', 'NOT_A_DATE']]);
    expect(await faults({ minutes: 721, events: [{ kind: 'war', date: '2001-01-01', weight: 4 }] })).toEqual([
      ['minutes', 'OUT_OF_RANGE'],
      ['events.0.kind', 'UNKNOWN_VALUE'],
      ['events.0.weight', 'OUT_OF_RANGE'],
    ]);
  });
});
