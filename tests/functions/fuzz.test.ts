/**
 * A short run of `npm run fuzz`: no hostile body costs an endpoint more than a second, or a 5xx. One code reads the bodies of all,
 * so a short run asks every eighth of those that take different members; a long one, and `npm run fuzz`, asks all.
 */
import { runFuzz } from '../../lib/tools/local/fuzz.ts';
import { SOAKS } from '../support/soak.ts';

it('every endpoint refuses hostile bodies in short, and soon', async () => {
  const { faults, requests, statuses } = await runFuzz({
    seed: 7,
    budget: SOAKS ? 700 : 90,
    firstOfAlike: !SOAKS,
    oneOf: SOAKS ? 1 : 8,
  });
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(SOAKS ? 600 : 75);
  // Not every request was refused: what is odd but allowed is answered.
  expect(statuses[200]).toBeGreaterThan(5);
});
