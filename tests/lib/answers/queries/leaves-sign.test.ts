/** When a planet leaves its sign, against entries computed by the C library of the Swiss Ephemeris. */
import { knownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { julian } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { testSky } from '../../../support/sky.ts';
import { vectorCases } from '../../../support/vectors.ts';

interface Entry {
  readonly kind: string;
  readonly body: string;
  readonly jd_ut: number;
}

const sky = await testSky();
const born = bornAt('1990-05-10T19:55', 5.5, 28.6139, 77.209);
const PLANETS = {
  Sun: 'sun',
  Moon: 'moon',
  Mars: 'mars',
  Mercury: 'mercury',
  Jupiter: 'jupiter',
  Venus: 'venus',
  Saturn: 'saturn',
} as const satisfies Readonly<Record<string, Graha>>;

const entries = vectorCases<Entry>('ingresses.json').filter(({ kind }) => kind === 'ingress' || kind === 'sankranti');

it.each(Object.entries(PLANETS))(
  '%s leaves its sign at the next entry, an hour before it as ten hours before',
  (body, planet) => {
    const own = entries.filter((one) => one.body === body).slice(0, 12);
    expect(own.length).toBeGreaterThan(2);
    for (const { jd_ut: jd } of own)
      for (const hours of [1, 10]) {
        const at = { ...momentAt('2026-11-21T12:00', 5.5, 28.6139, 77.209), jd: julian(jd - hours / 24) };
        const leaves = knownBirth(sky, born, at, OPTION_DEFAULTS).leavesSign(planet);
        expect([body, jd, Math.abs((leaves ?? 0) - jd) < 30 / 86_400]).toEqual([body, jd, true]);
      }
  },
);
