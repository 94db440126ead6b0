/** A share of `npm run reports:check`: the pages of a matching say what its answers say, in one sentence each. */
import { randomBirths } from '../../../../lib/tools/local/prevalence/count.ts';
import { pairContradictions, yogaFaults, type BirthBody } from '../../../../lib/tools/local/reports/contradictions.ts';

const PAIRS = 6;
const bodies = randomBirths(2 * PAIRS).map(({ jd, place: { lat, lon } }): BirthBody => {
  const at = new Date((jd - 2_440_587.5) * 86_400_000).toISOString();
  return { date: at.slice(0, 10), time: at.slice(11, 19), lat, lon, tz: 5.5 };
});

it.each(['en', 'hi'])('no page of a matching contradicts another: %s', async (language) => {
  for (let i = 0; i < PAIRS; i++) {
    const [groom, bride] = [bodies[i], bodies[PAIRS + i]];
    if (groom === undefined || bride === undefined) throw new Error('no pair');
    expect([groom, bride, await pairContradictions(groom, bride, language)]).toEqual([groom, bride, []]);
  }
});

it.each(['en', 'hi'])(
  'every yoga that is explained has its meaning, conditions, frequency and dates: %s',
  async (language) => {
    for (const body of bodies.slice(0, PAIRS)) expect([body, await yogaFaults(body, language)]).toEqual([body, []]);
  },
);
