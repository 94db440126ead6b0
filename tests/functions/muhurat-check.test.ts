/** A moment that one has in mind, judged by the rules of muhurta as its windows are found, through its handler. */
import { handler as check } from '../../functions/muhurat/check-event.ts';
import { handler as find } from '../../functions/muhurat/find-event.ts';
import { MUHURAT_EVENT_IDS } from '../../layers/jyotish/muhurat/events.ts';
import { MUHURAT_RULES } from '../../layers/jyotish/muhurat/rules.ts';
import { call } from '../support/call.ts';
import { BRIDE, DELHI, GROOM, keysOf, path, type Keyed, type Window } from '../support/muhurat.ts';

describe('muhurat/check', () => {
  it('judges inside the windows of find as find did', async () => {
    const request = { ...DELHI, natives: [GROOM, BRIDE] };
    const { body } = await call(
      find,
      { ...request, from: '2026-02-20', to: '2026-03-12', limit: 50 },
      path('marriage'),
    );
    const windows: Window[] = body.data.windows;
    const moments = windows.map(({ span }) => {
      const middle = new Date((Date.parse(span.start) + Date.parse(span.end)) / 2 + 5.5 * 3_600_000).toISOString();
      return { date: middle.slice(0, 10), time: middle.slice(11, 19) };
    });
    expect(moments.length).toBeGreaterThan(0);
    const checked = (await call(check, { ...request, moments }, path('marriage'))).body.data.results;
    expect(checked.map(({ verdict, score }: { verdict: string; score: number }) => [verdict, score])).toEqual(
      windows.map(({ grade, score }) => [grade, score]),
    );
  });

  it('tells by which rules a moment is refused', async () => {
    // A Tuesday in the leap month of 2026.
    const { body } = await call(
      check,
      { ...DELHI, date: '2026-05-19', time: '12:00', language: 'hi' },
      path('marriage'),
    );
    const [result] = body.data.results;
    expect(result.verdict).toBe('vetoed');
    expect(result.verdict_name).toBe('वर्जित');
    expect(result.grade).not.toBe('vetoed');
    const vetoes = keysOf<string>(result.rules.filter(({ veto }: { veto: boolean }) => veto));
    expect(vetoes).toContain('adhika_masa');
    expect(vetoes).not.toContain('vara'); // it costs points
    expect(result.rules.find(({ key }: Keyed) => key === 'vara')).toMatchObject({
      observed: 'tuesday',
      observed_name: 'मंगलवार',
      met: false,
    });
    for (const { name, observed_name } of result.rules) {
      expect(name).toMatch(/[ऀ-ॿ]/);
      expect(observed_name).toMatch(/^[^A-Za-z]+$/);
    }
  });

  it('names in Hindi whatever any rule of any event sees', async () => {
    const moments = ['2026-02-20', '2026-03-17', '2026-05-19', '2026-08-28'].map((date, i) => ({
      date,
      time: ['04:20', '09:10', '12:05', '18:40'][i],
    }));
    const seenKeys = new Set<string>();
    for (const event of MUHURAT_EVENT_IDS) {
      const request = { ...DELHI, moments, natives: [GROOM, BRIDE], direction: 's', language: 'hi' };
      const answers = await Promise.all(
        [{}, { months: 'south' }, { night: 'veto' }].map((set) => call(check, { ...request, ...set }, path(event))),
      );
      for (const { status } of answers) expect([event, status]).toEqual([event, 200]);
      for (const { rules } of answers.flatMap(({ body }) => body.data.results))
        for (const { key, observed, observed_name } of rules) {
          seenKeys.add(key);
          expect([key, observed]).toEqual([key, expect.stringMatching(/^[a-z0-9_]+( [a-z0-9_]+)*$/)]);
          expect([key, observed_name]).toEqual([key, expect.stringMatching(/^[^A-Za-z]+$/)]);
        }
    }
    expect([...seenKeys].sort()).toEqual(MUHURAT_RULES.map(({ id }) => id).sort());
  });

  it('takes now for a moment of which nothing is said, and refuses what it cannot compute', async () => {
    const { status, body } = await call(check, DELHI, path('travel'));
    expect([status, body.data.results.length]).toEqual([200, 1]);
    expect(
      (await call(check, { lat: 89.99, lon: 0, tz: 0, date: '2026-06-21', time: '12:00' }, path('surgery'))).status,
    ).toBe(200);
    for (const date of ['1800-01-02', '2399-12-31']) {
      const called = await call(check, { lat: 0, lon: 0, tz: 0, date, time: '12:00' }, path('marriage'));
      expect([date, called.status, called.body.error.code]).toEqual([date, 422, 'EPHEMERIS_RANGE']);
    }
  });
});

describe('the rules of muhurta', () => {
  it('gives each rule one id', () => {
    const ids = MUHURAT_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
