/** The jobs after a stop of four hours, on a simulated clock: a small one of what `npm run simulate -- jobs` shows in full. */
import { simulateJobs } from '../../../../lib/tools/local/simulate/jobs.ts';
import { holds, updated } from '../../../../lib/tools/local/simulate/expression.ts';

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

// By the rules of the DynamoDB developer guide, "Condition and filter expressions" and "Update expressions".
describe('expressions on items in memory', () => {
  it.each([
    ['attribute_not_exists(pk) OR #u <= :n', { pk: 'a', u: 5 }, true],
    ['attribute_not_exists(pk) OR #u <= :n', { pk: 'a', u: 6 }, false],
    ['attribute_exists(pk) AND (attribute_not_exists(v) OR v < :n)', { pk: 'a', v: 5 }, false],
    ['NOT contains(#u, :s) AND pk <> :s', { pk: 'a', u: new Set(['x']) }, true],
    ['v < :n', {}, false],
  ])('%s', (condition, item, held) => {
    expect(holds(item, { condition, names: { '#u': 'u' }, values: { ':n': 5, ':s': 's' } })).toBe(held);
  });

  it('compute every value from the item before', () => {
    const change = {
      update: 'SET a = a - :one, b = if_not_exists(b, :zero) + a REMOVE #c ADD s :s, n :one',
      names: { '#c': 'c' },
      values: { ':one': 1, ':zero': 0, ':s': new Set(['x']) },
    };
    expect(updated({ a: 3, c: 9 }, change)).toEqual({ a: 2, b: 3, s: new Set(['x']), n: 1 });
  });
});
