/** A short run of `npm run fuzz`: no hostile body costs an endpoint more than a second, or a 5xx. */
import { runFuzz } from '../../lib/tools/local/fuzz.ts';
import { SOAKS } from '../support/soak.ts';

it('every endpoint refuses hostile bodies in short, and soon', async () => {
  const { faults, requests, statuses } = await runFuzz({ seed: 7, budget: 700, firstOfAlike: !SOAKS });
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(300);
  // Not every request was refused: what is odd but allowed is answered.
  expect(statuses[200]).toBeGreaterThan(10);
});
