/** Keys as a process reads them: each call of a usual one, four times a second one with very many calls. */
import { makeKeyring } from '../../../lib/accounts/keyring.ts';

const station = () => {
  const it = { now: Date.UTC(2026, 10, 28), reads: 0, state: 'active' };
  const ring = makeKeyring(
    {
      get: () => {
        it.reads++;
        return Promise.resolve({ id: 'k', kind: 'live', state: it.state, plan: 'business', customer: 'c' });
      },
    },
    () => it.now,
  );
  /** Calls at an even pace; resolves with the state that the last one saw. */
  const calls = async (count: number, everyMs: number): Promise<string | undefined> => {
    let state: string | undefined;
    for (let n = 0; n < count; n++) {
      it.now += everyMs;
      state = (await ring.read('key'))?.state;
    }
    return state;
  };
  return { it, calls };
};

it('reads a key for each of its calls, so that one that is disabled is refused at once', async () => {
  const { it: at, calls } = station();
  await calls(19, 55);
  expect(at.reads).toBe(19);
  at.state = 'disabled';
  expect(await calls(1, 55)).toBe('disabled');
});

it('reads one with very many calls four times a second, and notices its end within a quarter of a second', async () => {
  const { it: at, calls } = station();
  await calls(100, 10);
  const { reads } = at;
  expect(reads).toBeLessThan(30);
  await calls(1000, 10);
  expect(at.reads - reads).toBeLessThanOrEqual(41);
  at.state = 'disabled';
  expect(await calls(26, 10)).toBe('disabled');
});

it('reads for each call again when the calls have become few', async () => {
  const { it: at, calls } = station();
  await calls(300, 10);
  await calls(2, 3000);
  const { reads } = at;
  await calls(5, 200);
  expect(at.reads - reads).toBe(5);
});
