/** The jobs after a stop of four hours, on a simulated clock: a small one of what `npm run simulate -- jobs` shows in full. */
import { simulateJobs } from '../../../../lib/tools/local/simulate/jobs.ts';

process.env['UDAYA_LOG'] = 'off';
/** Of 233 lines on a page four are left, at the same pace. */
const SCALE = 233 / 4;

describe('jobs that stood still for four hours while ten million calls a day went on', () => {
  it('settle everything once within half an hour, and erase every closed account', async () => {
    const result = await simulateJobs({
      customers: 100_000,
      calls: 10_000_000,
      stop: 4,
      closed: 1000,
      scale: SCALE,
      print: () => undefined,
    });
    expect(Math.max(...result.lags)).toBeGreaterThan(200);
    expect(result.caughtUp).toBeLessThanOrEqual(30);
    expect(result).toMatchObject({ wrong: 0, left: 0 });
    expect(result.erasedHours).toBeLessThan(2);
    expect(result.keys).toBeGreaterThan(100);
  }, 60_000);
});
