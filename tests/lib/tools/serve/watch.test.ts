/** Alarms of one machine: told once, after a while, and once more when it is over. */
import { openWatch, WRONG } from '../../../../lib/tools/serve/watch.ts';

const MINUTE = 60_000;

it('tells what goes on failing, once, and when it works again', async () => {
  const told: string[] = [];
  let now = 0;
  let reaches = false;
  const watch = openWatch(
    (what, text) => (reaches ? Promise.resolve(void told.push(`${what}: ${text}`)) : Promise.reject(new Error('mail'))),
    () => now,
  );
  await watch('billing', 'no answer');
  await watch('sweep', 'late');
  now = 10 * MINUTE;
  await watch('sweep', '');
  now = 60 * MINUTE;
  // What could not be told is told with the next run.
  await expect(watch('billing', 'no answer')).rejects.toThrow('mail');
  reaches = true;
  now = 120 * MINUTE;
  await watch('billing', 'no answer');
  await watch('billing', 'no answer');
  now = 180 * MINUTE;
  await watch('billing', '');
  await watch('billing', '');
  expect(told).toEqual([
    'The billing does not work: for 120 minutes now: no answer.',
    'The billing works again: after 180 minutes.',
  ]);
});

it('knows when a job is late', () => {
  expect(WRONG.sweep({ lag: 900 })).toBe('');
  expect(WRONG.sweep({ lag: 1800 })).toBe('it is 30 minutes late');
  expect(WRONG.sweep({ lag: null })).toBe('');
  expect(WRONG.billing({ overdue: 7 * 3600 })).toBe('it is 420 minutes late');
  expect(WRONG.probe([])).toBe('');
  expect(WRONG.probe(['health', 'sign_in'])).toBe('these checks failed: health, sign_in');
});
