/** Who is a benefic: the Moon by her phase, Mercury by his company (BPHS ch. 3 v. 11). */
import { byGraha } from '../../../layers/jyotish/chart/graha.ts';
import { MERCURY_RULES, naturalBenefics, type MercuryRule } from '../../../layers/jyotish/chart/natural.ts';
import { signOf } from '../../../layers/jyotish/chart/rashi.ts';
import { castChart } from '../../../layers/jyotish/chart/chart.ts';
import { fromCivil } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { testSky } from '../../support/sky.ts';

const sky = await testSky();
const chart = castChart(sky, fromCivil({ year: 1990, month: 5, day: 10 }, 19, 5.5), {
  lat: 28.6,
  lon: 77.2,
  altitude: 0,
});

/** A chart with these longitudes; the others stand in Capricorn, far from Mercury in Gemini, and the Moon is full. */
const placed = (longitudes: Partial<Record<Graha, number>>) => {
  const all: Partial<Record<Graha, number>> = { sun: 280, moon: 100, mercury: 75, ...longitudes };
  const grahas = byGraha((graha) => ({ ...chart.grahas[graha], longitude: all[graha] ?? 275 }));
  return { grahas, signs: byGraha((graha) => signOf(grahas[graha].longitude)) };
};
const isMercuryBenefic = (longitudes: Partial<Record<Graha, number>>, rule: MercuryRule): boolean =>
  naturalBenefics(placed(longitudes), undefined, rule).includes('mercury');

describe('Mercury', () => {
  // Longitudes in Gemini, 60° to 90°. Company, count, always.
  it.each([
    ['alone', {}, [true, true, true]],
    ['with a malefic', { mars: 70 }, [false, false, true]],
    ['with a benefic', { venus: 70 }, [true, true, true]],
    ['with one of each, the benefic nearer', { mars: 65, venus: 72 }, [true, true, true]],
    ['with one of each, the malefic nearer', { mars: 72, venus: 65 }, [true, false, true]],
    ['with two malefics and a benefic', { mars: 65, rahu: 62, jupiter: 74 }, [true, false, true]],
    ['with two benefics and a malefic', { mars: 74, venus: 62, jupiter: 88 }, [true, true, true]],
    ['with the full Moon and Saturn', { moon: 76, sun: 256, saturn: 62 }, [true, true, true]],
    ['with the dark Moon', { moon: 62, sun: 92 }, [false, false, true]],
  ] as const)('%s', (_, longitudes, expected) => {
    expect(MERCURY_RULES.map((rule) => isMercuryBenefic(longitudes, rule))).toEqual(expected);
  });
});

describe('the Moon', () => {
  it('is a benefic from the eighth bright tithi to the seventh dark one', () => {
    const good = Array.from({ length: 30 }, (_, i) => i + 1).filter((tithi) =>
      naturalBenefics(placed({ sun: 0, moon: (tithi - 0.5) * 12 })).includes('moon'),
    );
    expect(good).toEqual(Array.from({ length: 15 }, (_, i) => i + 8));
  });
});
