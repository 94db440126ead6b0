import { badhakaOf, functionalNature, housesOwned } from '../../../layers/jyotish/chart/functional.ts';
import { PLANETS7 } from '../../../layers/jyotish/chart/graha.ts';

const LAGNAS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('functional nature', () => {
  // The verses leave the Moon for Gemini and Saturn for Cancer to their company: they name them as marakas only.
  it.each(LAGNAS)('places each planet once for lagna %d, by either rule', (lagna) => {
    const unplaced = { 3: 'moon', 4: 'saturn' }[lagna];
    for (const rule of ['bphs', 'rule'] as const) {
      const { benefics, malefics, neutrals, marakas } = functionalNature(lagna, rule);
      const rest = rule === 'bphs' ? PLANETS7.filter((planet) => planet !== unplaced) : PLANETS7;
      expect([...benefics, ...malefics, ...neutrals].sort()).toEqual([...rest].sort());
      if (rule === 'bphs' && unplaced) expect(marakas[0]).toBe(unplaced);
    }
  });

  // BPHS ch. 34 v. 19–44: Saturn for Taurus and Libra, Mars for Cancer and Leo, Venus for Capricorn and Aquarius own a
  // kendra and a trikona; the general rule must find the same six, the verses add Venus for Virgo.
  it('knows the yogakarakas', () => {
    const found = (rule: 'bphs' | 'rule') => LAGNAS.map((lagna) => functionalNature(lagna, rule).yogakaraka.join());
    expect(found('rule')).toEqual(['', 'saturn', '', 'mars', 'mars', '', 'saturn', '', '', 'venus', 'venus', '']);
    expect(found('bphs')).toEqual(['', 'saturn', '', 'mars', 'mars', 'venus', 'saturn', '', '', 'venus', 'venus', '']);
  });

  // R. Santhanam's numbering, v. 19–42: the rows on which circulating tables differ.
  it.each([
    [4, 'mars jupiter moon', 'venus mercury', 'sun', 'saturn sun', ''],
    [5, 'mars jupiter sun', 'mercury venus saturn', 'moon', 'saturn moon', ''],
    [7, 'saturn mercury', 'jupiter sun mars', 'venus moon', 'mars jupiter', 'moon mercury'],
    [8, 'jupiter moon sun', 'venus mercury saturn', 'mars', 'venus', 'sun moon'],
    [9, 'mars sun', 'venus', 'jupiter moon mercury saturn', 'saturn venus', 'sun mercury'],
    [11, 'venus saturn', 'jupiter moon mars', 'sun mercury', 'jupiter sun mars', ''],
    [12, 'mars moon jupiter', 'saturn venus sun mercury', '', 'saturn mercury', 'mars jupiter'],
  ])('reads the verse of lagna %d', (lagna, benefics, malefics, neutrals, marakas, pair) => {
    const found = functionalNature(lagna);
    const words = (text: string) => text.split(' ').filter(Boolean);
    expect([...found.benefics].sort()).toEqual(words(benefics).sort());
    expect([...found.malefics].sort()).toEqual(words(malefics).sort());
    expect([...found.neutrals].sort()).toEqual(words(neutrals).sort());
    expect(found.marakas).toEqual(words(marakas));
    expect(found.yogakarakaPairs.flat()).toEqual(words(pair));
  });

  it('calls the lords of the trikonas good and of 3, 6, 11 bad by the rule', () => {
    expect(functionalNature(1, 'rule')).toMatchObject({
      benefics: ['sun', 'jupiter'],
      malefics: ['moon', 'mercury', 'venus', 'saturn'],
      neutrals: ['mars'],
      marakas: ['venus'],
    });
    expect(functionalNature(3, 'rule').malefics).toContain('jupiter');
    expect(() => functionalNature(13)).toThrow();
  });

  it('gives every house one lord and badhaka by the mode of the lagna', () => {
    for (const lagna of LAGNAS) {
      const owned = PLANETS7.flatMap((planet) => housesOwned(planet, lagna));
      expect(owned.sort((a, b) => a - b)).toEqual(LAGNAS);
    }
    expect([1, 2, 3].map(badhakaOf)).toEqual([
      { house: 11, lord: 'saturn' },
      { house: 9, lord: 'saturn' },
      { house: 7, lord: 'jupiter' },
    ]);
  });
});
