/** A share of `npm run reports:check`: the pages of a matching say what its answers say, in one sentence each. */
import { randomBirths } from '../../../../lib/tools/local/prevalence/count.ts';
import { pairContradictions, type BirthBody } from '../../../../lib/tools/local/reports/contradictions.ts';

const PAIRS = 6;

it.each(['en', 'hi'])('no page of a matching contradicts another: %s', async (language) => {
  const people = randomBirths(2 * PAIRS).map(({ jd, place: { lat, lon } }): BirthBody => {
    const at = new Date((jd - 2_440_587.5) * 86_400_000).toISOString();
    return { date: at.slice(0, 10), time: at.slice(11, 19), lat, lon, tz: 5.5 };
  });
  for (let i = 0; i < PAIRS; i++) {
    const [groom, bride] = [people[i], people[PAIRS + i]];
    if (groom === undefined || bride === undefined) throw new Error('no pair');
    expect([groom, bride, await pairContradictions(groom, bride, language)]).toEqual([groom, bride, []]);
  }
});
