import { castChart } from '../../../layers/jyotish/chart/chart.ts';
import { PLANETS7 } from '../../../layers/jyotish/chart/graha.ts';
import { SHODASHA_VARGAS } from '../../../layers/jyotish/chart/varga.ts';
import { julian } from '../../../layers/jyotish/ephemeris/instant.ts';
import { isGoodSign, shodashavargaOf } from '../../../layers/jyotish/strength/shodashavarga.ts';
import { VIMSHOPAKA_SCHEMES, VIMSHOPAKA_WEIGHTS, vimshopakaOf } from '../../../layers/jyotish/strength/vimshopaka.ts';
import { testSky } from '../../support/sky.ts';

const sky = await testSky();
const DELHI = { lat: 28.6139, lon: 77.209, altitude: 0 };

describe('vimshopaka', () => {
  it('weighs 6, 7, 10 and 16 vargas to 20', () => {
    const sums = VIMSHOPAKA_SCHEMES.map((scheme) => [
      VIMSHOPAKA_WEIGHTS[scheme].length,
      VIMSHOPAKA_WEIGHTS[scheme].reduce((sum, [, weight]) => sum + weight, 0),
    ]);
    // prettier-ignore
    expect(sums).toEqual([[6, 20], [7, 20], [10, 20], [16, 20]]);
    expect(VIMSHOPAKA_WEIGHTS.shodashavarga.map(([n]) => n)).toEqual(SHODASHA_VARGAS);
  });

  // The saptavarga weights of BPHS, not those that circulate.
  it('gives D7 2.5, D9 4.5, D12 2, D30 1 in the saptavarga', () => {
    const weights = new Map(VIMSHOPAKA_WEIGHTS.saptavarga);
    expect([7, 9, 12, 30].map((n) => [...weights].find(([varga]) => varga === n)?.[1])).toEqual([2.5, 4.5, 2, 1]);
  });

  it('counts signs of exaltation and moolatrikona in full when asked, and never less', () => {
    const chart = castChart(sky, julian(2448022.10069444), DELHI);
    const [plain, full] = [vimshopakaOf(chart), vimshopakaOf(chart, 'full')];
    for (const planet of PLANETS7) {
      for (const scheme of VIMSHOPAKA_SCHEMES) {
        expect(full[planet][scheme]).toBeGreaterThanOrEqual(plain[planet][scheme]);
        expect(full[planet][scheme]).toBeLessThanOrEqual(20);
      }
    }
    // The Sun of this birth is exalted in D1 (Aries, weight 6, sign of its great friend or friend Mars).
    expect(full.sun.shadvarga).toBeGreaterThan(plain.sun.shadvarga);
  });
});

describe('the sixteen vargas', () => {
  it('count own, moolatrikona and exaltation signs', () => {
    expect([1, 5, 7].map((sign) => isGoodSign('sun', sign))).toEqual([true, true, false]);
    expect([2, 4, 8].map((sign) => isGoodSign('moon', sign))).toEqual([true, true, false]);
    expect([3, 6, 12].map((sign) => isGoodSign('mercury', sign))).toEqual([true, true, false]);
  });

  // examples.md, varga/D9: of this birth only Saturn keeps its sign.
  it('find the vargottama of the example birth', () => {
    const { vargottama, signs } = shodashavargaOf(castChart(sky, julian(2448022.10069444), DELHI));
    expect(vargottama).toEqual(['saturn']);
    expect(signs.ascendant).toHaveLength(16);
  });
});
