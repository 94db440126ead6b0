import * as fc from '../../support/property.ts';
import { byGraha } from '../../../layers/jyotish/chart/graha.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { GOCHARA, gocharaOf } from '../../../layers/jyotish/transit/gochara.ts';
import { signsOfStar } from '../../../layers/jyotish/transit/star-sign.ts';

/** Grahas in the houses named, counted from a natal Moon in Aries; the rest out of the way in the house `rest`. */
const judged = (graha: Graha, places: Partial<Record<Graha, number>>, rest: number) =>
  gocharaOf(
    1,
    byGraha((one) => places[one] ?? rest),
  ).find((row) => row.graha === graha);

describe('gochara', () => {
  // Phaladeepika (Mantreswara) ch. 26, the vedha verses: good place and the place that obstructs it.
  it.each([
    ['sun', 11, 5],
    ['sun', 3, 9],
    ['sun', 10, 4],
    ['sun', 6, 12],
    ['moon', 7, 2],
    ['moon', 1, 5],
    ['moon', 6, 12],
    ['moon', 11, 8],
    ['moon', 10, 4],
    ['moon', 3, 9],
    ['mars', 3, 12],
    ['mars', 11, 5],
    ['mars', 6, 9],
    ['saturn', 3, 12],
    ['saturn', 11, 5],
    ['saturn', 6, 9],
    ['mercury', 2, 5],
    ['mercury', 4, 3],
    ['mercury', 6, 9],
    ['mercury', 8, 1],
    ['mercury', 10, 8],
    ['mercury', 11, 12],
    ['jupiter', 2, 12],
    ['jupiter', 11, 8],
    ['jupiter', 9, 10],
    ['jupiter', 5, 4],
    ['jupiter', 7, 3],
    ['venus', 1, 8],
    ['venus', 2, 7],
    ['venus', 3, 1],
    ['venus', 4, 10],
    ['venus', 5, 9],
    ['venus', 8, 5],
    ['venus', 9, 11],
    ['venus', 11, 3],
    ['venus', 12, 6],
  ] as const)('%s in %i is obstructed from %i, and relieved there the other way', (graha, good, vedha) => {
    const rest = Array.from({ length: 12 }, (_, i) => i + 1).find((house) => house !== good && house !== vedha) ?? 1;
    expect(judged(graha, { [graha]: good }, rest)?.result).toBe('good');
    expect(judged(graha, { [graha]: good, rahu: vedha }, rest)).toMatchObject({
      result: 'obstructed',
      vedhaBy: 'rahu',
    });
    if (!GOCHARA[graha].good.includes(vedha)) {
      expect(judged(graha, { [graha]: vedha, ketu: good }, rest)).toMatchObject({
        result: 'relieved',
        vipareetaBy: 'ketu',
      });
    }
  });

  it('lets father and son pass: Sun and Saturn, Moon and Mercury', () => {
    expect(judged('sun', { sun: 11, saturn: 5 }, 1)?.result).toBe('good');
    expect(judged('saturn', { saturn: 11, sun: 5 }, 1)?.result).toBe('good');
    expect(judged('moon', { moon: 7, mercury: 2 }, 1)?.result).toBe('good');
    expect(judged('mercury', { mercury: 2, moon: 5 }, 1)?.result).toBe('good');
    expect(judged('mars', { mars: 11, saturn: 5 }, 1)?.result).toBe('obstructed');
  });

  it('lists as many obstructing houses as good ones, and knows that the nodes in the 10th have none', () => {
    for (const graha of GRAHAS) {
      const { good, vedha } = GOCHARA[graha];
      expect(good.length - vedha.length).toBe(graha === 'rahu' || graha === 'ketu' ? 1 : 0);
    }
    expect(judged('rahu', { rahu: 10 }, 4)?.result).toBe('good');
  });

  it('turns with the zodiac: the same houses give the same results from any natal sign', () => {
    const signs = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(signs, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 11 }), (list, moon, turn) => {
        const at = (shift: number) => byGraha((graha) => (((list[GRAHAS.indexOf(graha)] ?? 1) - 1 + shift) % 12) + 1);
        expect(gocharaOf(((moon - 1 + turn) % 12) + 1, at(turn))).toEqual(gocharaOf(moon, at(0)));
      }),
    );
  });
});

describe('signsOfStar', () => {
  it('puts nine padas into each sign', () => {
    const counts = new Map<number, number>();
    for (let star = 1; star <= 27; star++) {
      for (let pada = 1; pada <= 4; pada++) {
        const [sign = 0] = signsOfStar(star, pada);
        counts.set(sign, (counts.get(sign) ?? 0) + 1);
      }
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 12 }, () => 9));
    expect(signsOfStar(1)).toEqual([1]);
    expect(signsOfStar(3)).toEqual([1, 2]);
  });
});

describe('schools and several obstructors', () => {
  it('takes the vedha of Venus either way', () => {
    const by = (house: number, from: number, school: object) => {
      const signs = byGraha((graha) => (graha === 'venus' ? house : 2));
      return gocharaOf(1, { ...signs, mars: from }, school).find(({ graha }) => graha === 'venus')?.vedhaBy ?? null;
    };
    expect([by(11, 3, {}), by(11, 6, {}), by(12, 6, {}), by(12, 3, {})]).toEqual(['mars', null, 'mars', null]);
    const other = { vedhaVenus: '11-6_12-3' };
    expect([by(11, 6, other), by(11, 3, other), by(12, 3, other), by(12, 6, other)]).toEqual([
      'mars',
      null,
      'mars',
      null,
    ]);
  });

  it('names the heaviest first, and all of them', () => {
    // Jupiter good in the second from the Moon; the Sun, the Moon and Rahu in the twelfth.
    const signs = { ...byGraha(() => 7), jupiter: 2, sun: 12, moon: 12, rahu: 12 };
    const jupiter = gocharaOf(1, signs).find(({ graha }) => graha === 'jupiter');
    expect(jupiter).toMatchObject({ vedhaBy: 'moon', vipareetaBy: null, vedhaByAll: ['moon', 'sun', 'rahu'] });
  });
});
