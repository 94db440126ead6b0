/** What a text costs: at its limit a second of one core at most, however it is built to outrun its length. */
import { plan } from '../../functions/ai/plan.ts';
import { verify } from '../../functions/ai/verify.ts';
import { MAX_QUESTION, MAX_TEXT } from '../../lib/contract/suites/astrologer.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { TEXT_PARTS, textOf } from '../../lib/tools/local/fuzz/texts.ts';
import { call } from '../support/call.ts';
import { inTurn } from '../support/soak.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const LIMIT_SECONDS = 1;
/** Tries before a cost counts: what shares the core makes any single one dear. */
const TRIES = 4;

const onceSecondsOf = async (work: () => Promise<{ readonly status: number }>): Promise<number> => {
  const before = process.cpuUsage();
  expect((await work()).status).toBe(200);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};
const secondsOf = async (work: () => Promise<{ readonly status: number }>): Promise<number> => {
  let best = Infinity;
  for (let tries = 0; tries < TRIES && best >= LIMIT_SECONDS; tries++) best = Math.min(best, await onceSecondsOf(work));
  return best;
};
beforeAll(async () => {
  await call(serve(verify), { ...BIRTH, text: 'The Moon is strong.' });
  await call(serve(plan), { message: 'my chart' });
});

const READERS = [
  ['verify', (part: string) => call(serve(verify), { ...BIRTH, text: textOf(part, MAX_TEXT) })],
  ['plan', (part: string) => call(serve(plan), { message: textOf(part, MAX_QUESTION) })],
] as const;

// Both cut a text into the same words: parts take turns over them.
it.each(inTurn(TEXT_PARTS, READERS).map(([part, [name, read]]) => [part, name, read] as const))(
  'of %j alone, to ai/%s',
  async (part, _, read) => {
    expect(await secondsOf(() => read(part))).toBeLessThan(LIMIT_SECONDS);
  },
);
