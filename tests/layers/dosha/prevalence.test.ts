import { createHash } from 'node:crypto';
import {
  PREVALENCE_CHARTS,
  PREVALENCE_COUNTS,
  PREVALENCE_DIGEST,
  PREVALENCE_FIRST,
} from '../../../layers/jyotish/dosha/prevalence-counts.ts';
import { prevalenceOf } from '../../../layers/jyotish/dosha/prevalence.ts';
import { COUNTED_IDS, countPrevalence, randomBirths, SAMPLE } from '../../../lib/tools/local/prevalence/count.ts';
import { testSky } from '../../support/sky.ts';

describe('the prevalence of yogas and doshas', () => {
  // Shares that follow from the rule alone, by hand: a house or sign is one of twelve, a star one of 27, a tithi one of 30.
  it.each([
    ['gajakesari', 4 / 12],
    ['harsha', 3 / 12],
    ['sarala', 3 / 12],
    ['vimala', 3 / 12],
    ['duryoga', 3 / 12],
    ['manglik', 1 - (6 / 12) ** 2],
    ['grahan', 1 - (10 / 12) ** 2],
    ['guru_chandal', 2 / 12],
    ['sade_sati', 3 / 12],
    ['dhaiya', 2 / 12],
    ['gandmool', 6 / 27],
    ['amavasya_birth', 1 / 30],
    ['krishna_chaturdashi_birth', 1 / 30],
    ['vishti_birth', 8 / 60],
    ['vyatipata_birth', 1 / 27],
    ['vaidhriti_birth', 1 / 27],
    ['sankranti_birth', 12 / 365.25],
  ] as const)('of %s is %d within four standard deviations', (id, share) => {
    const deviation = Math.sqrt((share * (1 - share)) / PREVALENCE_CHARTS);
    expect(Math.abs((prevalenceOf(id) ?? NaN) - share)).toBeLessThan(4 * deviation);
  });

  it('is null for what has not been counted, and 0 for what no chart had', () => {
    expect(prevalenceOf('ruchaka', {})).toBeNull();
    expect(prevalenceOf('ruchaka', { ruchaka: 0 })).toBe(0);
  });

  it('is the table that the command writes for the rules as they stand (npm run prevalence)', async () => {
    const rows = Object.entries(PREVALENCE_COUNTS);
    // What was added since the last count has no row yet.
    const written = new Set(rows.map(([id]) => id));
    const counted = COUNTED_IDS.filter((id) => written.has(id));
    expect(rows.map(([id]) => id)).toEqual(counted);
    const text = rows.map(([id, count]) => `${id} ${count}\n`).join('');
    expect(createHash('sha256').update(text).digest('hex')).toBe(PREVALENCE_DIGEST);
    const births = randomBirths(PREVALENCE_FIRST.charts);
    expect(countPrevalence(await testSky(), counted, births).digest).toBe(PREVALENCE_FIRST.digest);
  });

  it('is counted for what is asked alone, so that a new rule leaves the table as it is', async () => {
    const { counts } = countPrevalence(await testSky(), ['gajakesari'], randomBirths(3));
    expect([...counts.keys()]).toEqual(['gajakesari']);
  });

  it('is counted on births of the whole span and country', () => {
    const births = randomBirths(2000);
    const share = (of: (birth: (typeof births)[number]) => boolean) => births.filter(of).length / births.length;
    expect(share(({ jd }) => jd < (SAMPLE.from + SAMPLE.to) / 2)).toBeCloseTo(0.5, 1);
    expect(share(({ place }) => place.lat < 21)).toBeCloseTo(0.5, 1);
    expect(share(({ gender }) => gender === 'male')).toBeCloseTo(0.5, 1);
    expect(Math.min(...births.map(({ place }) => place.lon))).toBeGreaterThanOrEqual(SAMPLE.lon[0]);
    expect(Math.max(...births.map(({ place }) => place.lon))).toBeLessThan(SAMPLE.lon[1]);
  });
});
