import * as fc from '../../support/property.ts';
import {
  compoundRelation,
  debilitationSign,
  DIGNITIES,
  dignityOf,
  exaltationSign,
  naturalRelation,
  placeDignity,
  spokenDignity,
  temporalRelation,
} from '../../../layers/jyotish/chart/dignity.ts';
import { byGraha, GRAHA_TABLE, PLANETS7 } from '../../../layers/jyotish/chart/graha.ts';
import { lordOf, signOf } from '../../../layers/jyotish/chart/rashi.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';

const SIGNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const at = (sign: number, degree: number): number => 30 * (sign - 1) + degree;

describe('the dignity that texts name', () => {
  it('is exalted in the whole sign of exaltation, else that of the chart', () => {
    expect(spokenDignity('moon', 2, 'moolatrikona')).toBe('exalted');
    expect(spokenDignity('mercury', 6, 'own')).toBe('exalted');
    expect(spokenDignity('moon', 4, 'own')).toBe('own');
    expect(spokenDignity('saturn', 11, 'moolatrikona')).toBe('moolatrikona');
    expect(spokenDignity('mercury', 12, 'debilitated')).toBe('debilitated');
  });
});

describe('dignity', () => {
  // BPHS ch. 3 v. 49–54 (Santhanam): the Moon is exalted in the first 3° of Taurus, Mercury in the first 15° of Virgo.
  it('passes from exaltation to moolatrikona to own inside one sign', () => {
    expect([2.99, 3, 29.99].map((x) => placeDignity('moon', at(2, x)))).toEqual([
      'exalted',
      'moolatrikona',
      'moolatrikona',
    ]);
    expect([14.99, 15, 19.99, 20, 29.99].map((x) => placeDignity('mercury', at(6, x)))).toEqual([
      'exalted',
      'moolatrikona',
      'moolatrikona',
      'own',
      'own',
    ]);
    expect([0, 19.99, 20].map((x) => placeDignity('sun', at(5, x)))).toEqual(['moolatrikona', 'moolatrikona', 'own']);
    expect([11.99, 12].map((x) => placeDignity('mars', at(1, x)))).toEqual(['moolatrikona', 'own']);
    expect([9.99, 10].map((x) => placeDignity('jupiter', at(9, x)))).toEqual(['moolatrikona', 'own']);
    expect([14.99, 15].map((x) => placeDignity('venus', at(7, x)))).toEqual(['moolatrikona', 'own']);
    expect([19.99, 20].map((x) => placeDignity('saturn', at(11, x)))).toEqual(['moolatrikona', 'own']);
  });

  it('exalts in the whole sign otherwise, and debilitates opposite', () => {
    const expected = { sun: 1, moon: 2, mars: 10, mercury: 6, jupiter: 4, venus: 12, saturn: 7 } as const;
    for (const planet of PLANETS7) {
      expect(exaltationSign(planet)).toBe(expected[planet]);
      expect(debilitationSign(planet)).toBe(((expected[planet] + 5) % 12) + 1);
      expect(placeDignity(planet, at(debilitationSign(planet), 29.99))).toBe('debilitated');
    }
    expect(placeDignity('sun', at(1, 29.99))).toBe('exalted');
  });

  it('gives every planet the signs it rules', () => {
    for (const sign of SIGNS) expect(GRAHA_TABLE[lordOf(sign)].own).toContain(sign);
  });

  // BPHS ch. 3 v. 55: friends are the lords of 2, 4, 5, 8, 9, 12 from the moolatrikona and of the exaltation sign; a
  // planet named by both its signs is a friend, by one a neutral, by none an enemy (the lord of one sign only: a friend).
  it('follows from the moolatrikona signs', () => {
    const named = (planet: (typeof PLANETS7)[number]): Record<string, number> => {
      const root = GRAHA_TABLE[planet].moolatrikona.sign;
      const signs = new Set([
        ...[2, 4, 5, 8, 9, 12].map((house) => ((root + house - 2) % 12) + 1),
        exaltationSign(planet),
      ]);
      const times: Record<string, number> = {};
      for (const sign of signs) times[lordOf(sign)] = (times[lordOf(sign)] ?? 0) + 1;
      return times;
    };
    for (const planet of PLANETS7) {
      const times = named(planet);
      for (const other of PLANETS7) {
        if (other === planet) continue;
        const full = GRAHA_TABLE[other].own.length;
        const found = times[other] ?? 0;
        const known = found >= full ? 'friend' : 'neutral';
        const expected = found === 0 ? 'enemy' : known;
        expect([planet, other, naturalRelation(planet, other)]).toEqual([planet, other, expected]);
      }
    }
  });

  it('makes temporal friends of six signs, mutually', () => {
    for (const a of SIGNS) {
      expect(SIGNS.filter((b) => temporalRelation(a, b) === 'friend')).toHaveLength(6);
      for (const b of SIGNS) expect(temporalRelation(a, b)).toBe(temporalRelation(b, a));
    }
    expect(compoundRelation('sun', 'moon', 1, 2)).toBe('great_friend');
    expect(compoundRelation('sun', 'moon', 1, 5)).toBe('neutral');
    expect(compoundRelation('sun', 'saturn', 1, 5)).toBe('great_enemy');
    expect(compoundRelation('sun', 'mercury', 1, 5)).toBe('enemy');
  });

  it('always has a dignity', () => {
    const degrees = fc.array(fc.double({ min: 0, max: 359.9999, noNaN: true }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(degrees, (list) => {
        const signs = byGraha((graha) => signOf(list[GRAHAS.indexOf(graha)] ?? 0));
        for (const graha of GRAHAS)
          expect(DIGNITIES).toContain(dignityOf(graha, list[GRAHAS.indexOf(graha)] ?? 0, signs));
      }),
    );
  });
});
