import * as fc from '../../support/property.ts';
import { castChart } from '../../../layers/jyotish/chart/chart.ts';
import { conjunctionsByOrb, conjunctionsBySign } from '../../../layers/jyotish/chart/conjunction.ts';
import { ghataOf, tithisOfGroup } from '../../../layers/jyotish/chart/ghata.ts';
import { houseFrom } from '../../../layers/jyotish/chart/rashi.ts';
import { KARANA_KEYS, NITYA_YOGA_KEYS } from '../../../layers/jyotish/panchang/keys.ts';
import { byGraha } from '../../../layers/jyotish/chart/graha.ts';
import { combustionOrb, inGandanta, isMaranaKaraka, motionAtSpeed } from '../../../layers/jyotish/chart/graha-state.ts';
import { neechaBhanga } from '../../../layers/jyotish/chart/neecha-bhanga.ts';
import { fromCivil } from '../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { testSky } from '../../support/sky.ts';
import { record } from '../../support/ledger.ts';

const sky = await testSky();
const DELHI = { lat: 28.6139, lon: 77.209, altitude: 0 };

describe('states of a graha', () => {
  it('is stationary below five per cent of the mean motion', () => {
    expect([
      motionAtSpeed('saturn', 0.0016),
      motionAtSpeed('saturn', -0.0016),
      motionAtSpeed('saturn', -0.0017),
    ]).toEqual(['stationary', 'stationary', 'retrograde']);
    expect([motionAtSpeed('mars', 0.0263), motionAtSpeed('mars', 0.0261)]).toEqual(['direct', 'stationary']);
    expect([motionAtSpeed('sun', 0.95), motionAtSpeed('moon', 0.1), motionAtSpeed('rahu', 0.02)]).toEqual([
      'direct',
      'direct',
      'retrograde',
    ]);
  });

  it('has a smaller orb of combustion for retrograde Mercury and Venus only', () => {
    expect(GRAHAS.filter((g) => combustionOrb(g, true) !== combustionOrb(g, false))).toEqual(['mercury', 'venus']);
    expect([combustionOrb('venus', true), combustionOrb('sun', false), combustionOrb('ketu', true)]).toEqual([
      8,
      null,
      null,
    ]);
  });

  it('ties gandanta to the three knots, 3°20′ or 48′ wide', () => {
    expect([356.66, 356.67, 0, 3.33, 3.34].map((x) => inGandanta(x))).toEqual([false, true, true, true, false]);
    expect([119.19, 119.21, 120.79, 120.81].map((x) => inGandanta(x, 'tight'))).toEqual([false, true, true, false]);
    expect([60, 90, 180, 270].some((x) => inGandanta(x))).toBe(false);
  });

  it('gives each graha one marana karaka house', () => {
    for (const graha of GRAHAS) {
      expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((h) => isMaranaKaraka(graha, h))).toHaveLength(1);
    }
    expect(isMaranaKaraka('sun', 12)).toBe(true);
  });
});

describe('conjunctions', () => {
  const far = byGraha((graha) => 40 * GRAHAS.indexOf(graha));
  it('groups by sign, and by orb across the boundary of two signs and 0° Aries', () => {
    const longitudes = { ...far, sun: 359, moon: 1, mars: 29.5, mercury: 30.5 };
    expect(conjunctionsBySign(longitudes)).toEqual([{ planets: ['moon', 'mars'], maxSeparation: 28.5 }]);
    expect(conjunctionsByOrb(longitudes, 2)).toEqual([
      { planets: ['mars', 'mercury'], maxSeparation: 1 },
      { planets: ['sun', 'moon'], maxSeparation: 2 },
    ]);
    expect(conjunctionsByOrb(far, 30)).toEqual([]);
  });

  it('leaves out no one who stands within the orb of another', () => {
    const degrees = fc.double({ min: 0, max: 359.999, noNaN: true });
    const orbs = fc.double({ min: 0.1, max: 30, noNaN: true });
    fc.assert(
      fc.property(fc.array(degrees, { minLength: 9, maxLength: 9 }), orbs, (list, orb) => {
        const longitudes = byGraha((graha) => list[GRAHAS.indexOf(graha)] ?? 0);
        const grouped = conjunctionsByOrb(longitudes, orb).flatMap(({ planets }) => planets);
        expect(new Set(grouped).size).toBe(grouped.length);
        for (const a of GRAHAS) {
          const near = GRAHAS.some((b) => {
            const apart = Math.abs(longitudes[a] - longitudes[b]);
            return b !== a && Math.min(apart, 360 - apart) <= orb - 1e-9;
          });
          if (near) expect(grouped).toContain(a);
        }
      }),
    );
  });
});

describe('neecha bhanga', () => {
  it('is asked of debilitated grahas alone', () => {
    const chart = castChart(sky, fromCivil({ year: 1990, month: 10, day: 25 }, 10, 5.5), DELHI);
    expect(chart.signs.sun).toBe(7);
    expect(neechaBhanga(chart, 'jupiter')).toBeNull();
    const sun = neechaBhanga(chart, 'sun');
    const met = Object.fromEntries((sun?.conditions ?? []).map(({ id, met: yes }) => [id, yes]));
    // Lagna Scorpio, Moon Sagittarius. Venus, lord of Libra, is in Libra with the Sun, 12th and 11th. Mars, lord of Aries,
    // is in Taurus, 7th from the lagna. Saturn, exalted in Libra, is with the Moon.
    expect([chart.ascendant.sign, chart.signs.moon, chart.signs.venus, chart.signs.mars, chart.signs.saturn]).toEqual([
      8, 9, 7, 2, 9,
    ]);
    expect(met).toMatchObject({
      dispositor_in_kendra: false,
      exaltation_lord_in_kendra: true,
      exalted_here_in_kendra: true,
      dispositor_joins_or_aspects: true,
      retrograde: false,
    });
    expect(sun?.formed).toBe(true);
  });
});

describe('ghata chakra', () => {
  // The table as almanacs print it, by janma rashi: Aries has Kartika, Nanda, Sunday, Magha, Moon in Aries.
  it('reads the printed rows', () => {
    expect(ghataOf(1)).toMatchObject({ moonSign: 1, tithiGroup: 'nanda', vara: 0, nakshatra: 10, month: 8 });
    expect(ghataOf(9)).toMatchObject({ moonSign: 12, tithiGroup: 'jaya', vara: 5, nakshatra: 2, month: 5 });
    expect(ghataOf(10)).toMatchObject({ moonSign: 5, tithiGroup: 'rikta', vara: 2, nakshatra: 4, month: 2 });
    // Yoga, karana, quarter, and the Moon of men and women counted from the birth sign, as printed by Sri Uttaradi Math (2024-25, p. 64).
    const printed = `vishkambha bava 1 1 1, shukla shakuni 4 5 8, parigha kaulava 3 9 7, vyaghata naga 1 2 9,
      dhriti bava 1 6 4, shukla kaulava 1 10 3, shukla taitila 4 3 6, vyatipata gara 1 7 2,
      vajra taitila 1 4 10, vaidhriti shakuni 4 8 11, ganda kimstughna 3 11 5, vajra chatushpada 4 12 12`;
    const ours = Array.from({ length: 12 }, (_, i) => {
      const { yoga, karana, prahara, moonSign, moonSignWomen } = ghataOf(i + 1);
      const counts = [moonSign, moonSignWomen].map((sign) => houseFrom(i + 1, sign));
      return [NITYA_YOGA_KEYS[yoga - 1], KARANA_KEYS[karana - 1], prahara, ...counts].join(' ');
    });
    expect(ours).toEqual(printed.split(/,\s+/));
    record(
      {
        endpoint: 'kundli/ghat-chakra',
        oracle: 'almanac of Sri Uttaradi Math 2024-25, p. 64: yoga, karana, quarter, Moon',
        unit: 'mismatches',
      },
      ours.map(() => 0),
    );
    // Muhurta Chintamani, on journeys, by the words for numbers of its verse on the ghata lagnas, Aries to Pisces.
    const NUMBERS = {
      bhumi: 1,
      dvi: 2,
      agni: 3,
      abdhi: 4,
      sayaka: 5,
      anga: 6,
      adri: 7,
      ashta: 8,
      anka: 9,
      dik: 10,
      isha: 11,
      surya: 12,
    };
    const verse = [
      'bhumi',
      'dvi',
      'abdhi',
      'adri',
      'dik',
      'surya',
      'anga',
      'ashta',
      'anka',
      'isha',
      'agni',
      'sayaka',
    ] as const;
    expect(verse.map((_, i) => ghataOf(i + 1).risingSign)).toEqual(verse.map((word) => NUMBERS[word]));
    const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sign) => ghataOf(sign).month);
    expect([...months].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(tithisOfGroup('purna')).toEqual([5, 10, 15]);
    expect(() => ghataOf(0)).toThrow();
  });
});
