/** Rules against their verses, each tried on a harmless state with one thing changed. */
import { count, mod } from '../../../layers/jyotish/ephemeris/angle.ts';
import { byGraha } from '../../../layers/jyotish/chart/graha.ts';
import { julian } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { ruleBookOf } from '../../../layers/jyotish/muhurat/engine.ts';
import { type MuhuratEventId } from '../../../layers/jyotish/muhurat/events.ts';
import { isVetoed } from '../../../layers/jyotish/muhurat/rule.ts';
import { MUHURAT_RULES } from '../../../layers/jyotish/muhurat/rules.ts';
import type { School } from '../../../layers/jyotish/muhurat/schools.ts';
import type { MuhuratState, Native } from '../../../layers/jyotish/muhurat/state.ts';

const ARIES = byGraha(() => 1);
const ASHWINI = byGraha(() => 1);
/** A harmless state that rules are tried on, one thing changed at a time. */
const stateOf = (
  changes: Partial<MuhuratState>,
  stars: Partial<Record<Graha, number>> = {},
  lagna = 1,
): MuhuratState => {
  const span = { start: julian(2461000), end: julian(2461000.1) };
  const segment = { id: 1, ...span };
  const day = {
    date: { year: 2026, month: 1, day: 1 },
    ...span,
    sunrise: null,
    sunset: null,
    nextSunrise: null,
    sun: 'normal',
    vara: 1,
  } as const;
  return {
    ...span,
    day,
    vara: 1,
    tithi: 2,
    nakshatra: 13,
    yoga: 2,
    moonStar28: 13,
    sunStar28: 1,
    sunNakshatra: 1,
    sunSign: 10,
    bans: [],
    month: 11,
    adhika: false,
    selfProven: false,
    nearSankranti: false,
    moonSign: 6,
    moonPada: 1,
    tithiKind: 'plain',
    starSegment: segment,
    tithiSegment: segment,
    badYogaPart: false,
    bhadra: null,
    marks: [],
    unseen: [],
    sunDegree: 0,
    jupiterSign: 1,
    chart: { lagna, signs: ARIES, stars: { ...ASHWINI, ...stars } },
    ...changes,
  };
};
const ruleOf = (id: string) => {
  const found = MUHURAT_RULES.find((rule) => rule.id === id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
};
const WEDDING = ruleBookOf('marriage', [], true, null, { school: 'strict' });
const signsOf = (signs: Partial<Record<Graha, number>>, lagna: number): Partial<MuhuratState> => ({
  chart: { lagna, signs: { ...ARIES, ...signs }, stars: ASHWINI },
});

describe('the great faults of a wedding', () => {
  // Muhurta Chintamani, vivaha: Sun 12th and Mars 3rd before, Mercury 7th and Venus 5th behind, Jupiter 6th, Saturn 8th, Rahu 9th behind.
  it.each([
    ['sun', 2, 13],
    ['mars', 11, 13],
    ['jupiter', 8, 13],
    ['saturn', 6, 13],
    ['mercury', 19, 13],
    ['venus', 17, 13],
    ['rahu', 21, 13],
  ] as const)('%s in star %s kicks star %s', (graha, star, kicked) => {
    const far = { sun: 1, mars: 1, jupiter: 1, saturn: 1, mercury: 1, venus: 1, rahu: 1, moon: 13 };
    expect(ruleOf('latta').met(stateOf({ nakshatra: kicked }, far), WEDDING)).toBe(true);
    expect(ruleOf('latta').met(stateOf({ nakshatra: kicked }, { ...far, [graha]: star }), WEDDING)).toBe(false);
  });

  it('yuti is a malefic beside the Moon', () => {
    expect(ruleOf('yuti').met(stateOf({ moonSign: 6, ...signsOf({ saturn: 6 }, 1) }), WEDDING)).toBe(false);
    expect(ruleOf('yuti').met(stateOf({ moonSign: 6, ...signsOf({ jupiter: 6 }, 1) }), WEDDING)).toBe(true);
  });

  it('yamitra is a planet opposite the Moon or the lagna', () => {
    expect(ruleOf('yamitra').met(stateOf({ moonSign: 6, ...signsOf({ venus: 12 }, 1) }), WEDDING)).toBe(false);
    expect(ruleOf('yamitra').met(stateOf({ moonSign: 6, ...signsOf({ venus: 2 }, 8) }), WEDDING)).toBe(false);
    expect(ruleOf('yamitra').met(stateOf({ moonSign: 6, ...signsOf({ venus: 2 }, 1) }), WEDDING)).toBe(true);
  });

  it('the arrow of death flies on the degrees 1, 10, 19 and 28', () => {
    const struck = Array.from({ length: 30 }, (_, degree) => degree).filter(
      (sunDegree) => !ruleOf('bana').met(stateOf({ sunDegree }), WEDDING),
    );
    expect(struck).toEqual([1, 10, 19, 28]);
  });

  it('upagraha counts from the star of the Sun', () => {
    const met = (from: number) =>
      ruleOf('upagraha').met(stateOf({ sunNakshatra: 20, nakshatra: mod(20 + from - 2, 27) + 1 }), WEDDING);
    const struck = Array.from({ length: 27 }, (_, i) => i + 1).filter((from) => !met(from));
    expect(struck).toEqual([5, 7, 8, 10, 14, 15, 18, 19, 21, 22, 23, 24, 25]);
  });

  it('wants the seventh house empty, Mars not in the eighth, Venus not in the sixth, save in godhuli', () => {
    const cases = [
      ['seventh_empty', { jupiter: 9 }],
      ['no_mars_in_eighth', { mars: 10 }],
      ['no_venus_in_sixth', { venus: 8 }],
    ] as const;
    for (const [id, signs] of cases) {
      const state = stateOf(signsOf(signs, 3));
      expect([id, isVetoed(ruleOf(id), state, WEDDING)]).toEqual([id, true]);
      expect(isVetoed(ruleOf(id), { ...state, marks: ['godhuli'] }, WEDDING)).toBe(false);
      expect(isVetoed(ruleOf(id), stateOf(signsOf({}, 3)), WEDDING)).toBe(false);
      // The school of the printed lists tells it without refusing.
      expect(isVetoed(ruleOf(id), state, ruleBookOf('marriage', [], true, null))).toBe(false);
    }
  });
});

describe('the rules of a person', () => {
  const native: Native = { star: 1, sign: 1, pada: 1, tithi: 5, month: 2, lagna: 4, gender: 'female' };
  const bookOf = (event: MuhuratEventId, natives: readonly Native[] = [native]) =>
    ruleBookOf(event, natives, true, null);

  it('tara 3, 5 and 7 refuse, Janma counts half', () => {
    const taras = Array.from({ length: 9 }, (_, i) => stateOf({ nakshatra: i + 1 }));
    const book = bookOf('travel');
    expect(taras.map((state) => isVetoed(ruleOf('tara'), state, book))).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(taras.map((state) => ruleOf('tara').points?.(state, book))).toEqual([5, 10, 0, 10, 0, 10, 0, 10, 10]);
  });

  it('the Moon in the eighth refuses, in 4 and 12 is weak', () => {
    const book = bookOf('travel');
    const signs = Array.from({ length: 12 }, (_, i) => stateOf({ moonSign: i + 1, tithi: 20 }));
    expect(signs.map((state) => isVetoed(ruleOf('chandra'), state, book)).indexOf(true)).toBe(7);
    expect([4, 12].map((house) => ruleOf('chandra').points?.(stateOf({ moonSign: house }), book))).toEqual([0, 0]);
    // 2, 5 and 9 support in the bright half only.
    expect([2, 20].map((tithi) => ruleOf('chandra').points?.(stateOf({ moonSign: 5, tithi }), book))).toEqual([10, 0]);
  });

  it('averages the persons', () => {
    const book = bookOf('travel', [native, { ...native, star: 4 }]);
    // Star 4: Kshema for the first, Janma for the second.
    expect(ruleOf('tara').points?.(stateOf({ nakshatra: 4 }), book)).toBe(7.5);
  });

  it('refuses the 88th pada, the eighth lagna, and of mundan the birth star, tithi and month', () => {
    const book = bookOf('mundan');
    expect(isVetoed(ruleOf('pada_88'), stateOf({ moonPada: 88 }), book)).toBe(true);
    expect(isVetoed(ruleOf('pada_88'), stateOf({ moonPada: 89 }), book)).toBe(false);
    const lagnas = Array.from({ length: 12 }, (_, i) => i + 1).filter((lagna) =>
      isVetoed(ruleOf('native_lagna'), stateOf(signsOf({}, lagna)), book),
    );
    expect(lagnas.map((lagna) => [count(1, lagna, 12), count(4, lagna, 12)].includes(8))).toEqual([true, true]);
    expect(isVetoed(ruleOf('janma_star'), stateOf({ nakshatra: 1 }), book)).toBe(true);
    expect(isVetoed(ruleOf('janma_tithi'), stateOf({ tithi: 5 }), book)).toBe(true);
    expect(isVetoed(ruleOf('janma_month'), stateOf({ month: 2 }), book)).toBe(true);
    expect(isVetoed(ruleOf('janma_month'), stateOf({ month: 2 }), bookOf('marriage'))).toBe(false);
  });

  it('balances Jupiter for the bride and the Sun for the groom', () => {
    const weddingOf = (gender: Native['gender']) => bookOf('marriage', [{ ...native, gender }]);
    expect(ruleOf('jupiter_balance').asked(weddingOf('male'))).toBe(false);
    const bad = (id: string, gender: Native['gender'], key: 'jupiterSign' | 'sunSign') =>
      Array.from({ length: 12 }, (_, i) => i + 1).filter(
        (sign) => !ruleOf(id).met(stateOf({ [key]: sign }), weddingOf(gender)),
      );
    expect(bad('jupiter_balance', 'female', 'jupiterSign')).toEqual([4, 8, 12]);
    expect(bad('sun_balance', 'male', 'sunSign')).toEqual([4, 8, 12]);
  });
});

describe('the rules of the angas', () => {
  const all = (n: number, from = 1): number[] => Array.from({ length: n }, (_, i) => i + from);
  const bookOf = (event: MuhuratEventId, school: School = 'strict') => ruleBookOf(event, [], true, null, { school });
  const vetoed = (id: string, event: MuhuratEventId, states: readonly MuhuratState[]): boolean[] =>
    states.map((state) => isVetoed(ruleOf(id), state, bookOf(event)));
  const points = (id: string, event: MuhuratEventId, states: readonly MuhuratState[]) =>
    states.map((state) => ruleOf(id).points?.(state, bookOf(event)));

  it('refuse Rikta and Amavasya, surgery excepted', () => {
    const struck = all(30).filter((tithi) => vetoed('rikta_or_amavasya', 'vehicle', [stateOf({ tithi })])[0]);
    expect(struck).toEqual([4, 9, 14, 19, 24, 29, 30]);
    expect(ruleOf('rikta_or_amavasya').asked(bookOf('surgery'))).toBe(false);
    expect(all(30).filter((tithi) => vetoed('refused_tithi', 'surgery', [stateOf({ tithi })])[0])).toEqual([15]);
    expect(
      vetoed(
        'kshaya_or_vriddhi_tithi',
        'vehicle',
        (['plain', 'kshaya', 'vriddhi'] as const).map((tithiKind) => stateOf({ tithiKind })),
      ),
    ).toEqual([false, true, true]);
  });

  it('soften for weddings in the school drik, and harden where houses keep their list', () => {
    const drik = (id: string, event: MuhuratEventId, state: MuhuratState) =>
      isVetoed(ruleOf(id), state, bookOf(event, 'drik'));
    const rikta = stateOf({ tithi: 9 });
    expect((['marriage', 'vehicle'] as const).map((event) => drik('rikta_or_amavasya', event, rikta))).toEqual([
      false,
      true,
    ]);
    expect(drik('rikta_or_amavasya', 'marriage', stateOf({ tithi: 30 }))).toBe(true);
    expect(ruleOf('tithi').points?.(stateOf({ tithi: 5, tithiKind: 'kshaya' }), bookOf('vehicle', 'drik'))).toBe(0);
    expect(drik('kshaya_or_vriddhi_tithi', 'vehicle', stateOf({ tithiKind: 'kshaya' }))).toBe(false);
    const unlisted = all(30).filter((tithi) => drik('tithi', 'griha_pravesh', stateOf({ tithi })));
    // The new moon, outside every list, is refused by a rule of its own.
    expect(unlisted).toEqual([1, 4, 6, 8, 9, 14, 16, 19, 21, 23, 24, 29]);
    expect(drik('tithi', 'marriage', stateOf({ tithi: 6 }))).toBe(false);
    const vishti = stateOf({ bhadra: 'heaven' });
    expect((['marriage', 'griha_pravesh', 'vehicle'] as const).map((event) => drik('karana', event, vishti))).toEqual([
      true,
      false,
      false,
    ]);
    expect(vetoed('karana', 'vehicle', [vishti])).toEqual([true]);
    // Magha 1, Mula 1, Revati 4 of 108.
    expect(all(108).filter((moonPada) => drik('gandanta_pada', 'marriage', stateOf({ moonPada })))).toEqual([
      37, 73, 108,
    ]);
    expect(ruleOf('gandanta_pada').asked(bookOf('vehicle'))).toBe(false);
  });

  it('count a weak Moon half, and a tithi of no list not at all', () => {
    // Naming: 1 2 3 5 6 7 10 11 12 13.
    expect(
      points(
        'tithi',
        'naming',
        [1, 2, 8, 25, 26].map((tithi) => stateOf({ tithi })),
      ),
    ).toEqual([5, 10, 0, 10, 5]);
    // Surgery: rikta tithis are best, and the bright half.
    expect(
      points(
        'tithi',
        'surgery',
        [4, 5, 19, 20].map((tithi) => stateOf({ tithi })),
      ),
    ).toEqual([10, 5, 5, 5]);
    // Upanayana and property: other tithis in the dark half.
    expect(
      points(
        'tithi',
        'upanayana',
        [10, 17, 25].map((tithi) => stateOf({ tithi })),
      ),
    ).toEqual([10, 10, 0]);
    expect(
      points(
        'tithi',
        'property',
        [16, 15, 5].map((tithi) => stateOf({ tithi })),
      ),
    ).toEqual([10, 10, 10]);
  });

  it('give the weekdays of a wedding their grades', () => {
    const days = all(7, 0).map((vara) => stateOf({ vara }));
    expect(points('vara', 'marriage', days)).toEqual([5, 10, 0, 10, 10, 10, 5]);
    expect(vetoed('vara', 'marriage', days)).toEqual(Array(7).fill(false));
    expect(vetoed('vara', 'griha_pravesh', days)).toEqual([true, false, true, false, false, false, false]);
    expect(vetoed('vara', 'mundan', days)).toEqual([false, false, true, false, false, false, true]);
    expect(vetoed('vara', 'loan_take', days).indexOf(true)).toBe(2);
    expect(vetoed('vara', 'loan_give', days).indexOf(true)).toBe(3);
  });

  it('give the stars of a journey their grades: best, middling, none', () => {
    const stars = all(27);
    const grade = (share: number) =>
      stars.filter((nakshatra) => points('nakshatra', 'travel', [stateOf({ nakshatra })])[0] === share);
    expect(grade(20)).toEqual([1, 5, 7, 8, 13, 17, 22, 23, 27]);
    expect(grade(10)).toEqual([4, 11, 12, 18, 19, 20, 21, 24, 25, 26]);
    expect(stars.filter((nakshatra) => vetoed('nakshatra', 'travel', [stateOf({ nakshatra })])[0])).toEqual([
      2, 3, 6, 9, 10, 14, 15, 16,
    ]);
  });

  it('keep the seasons of each event', () => {
    const suns = (event: MuhuratEventId, id: string) =>
      all(12).filter((sunSign) => !vetoed(id, event, [stateOf({ sunSign, tithi: 2 })])[0]);
    expect(suns('marriage', 'sun_sign')).toEqual([1, 2, 3, 8, 10, 11]);
    const libra = stateOf({ sunSign: 7, tithi: 2 });
    expect(isVetoed(ruleOf('sun_sign'), libra, bookOf('marriage', 'drik'))).toBe(false);
    expect(isVetoed(ruleOf('sun_sign'), libra, bookOf('upanayana', 'drik'))).toBe(true);
    expect(suns('mundan', 'uttarayana')).toEqual([1, 2, 3, 10, 11, 12]);
    expect(all(12).filter((month) => vetoed('lunar_month', 'mundan', [stateOf({ month })])[0])).toEqual([1]);
    expect(all(12).filter((month) => !vetoed('lunar_month', 'griha_pravesh', [stateOf({ month })])[0])).toEqual([
      2, 3, 8, 9, 11, 12,
    ]);
    expect(
      vetoed('uttarayana', 'vidyarambh', [
        stateOf({ sunSign: 6, month: 7, tithi: 10 }),
        stateOf({ sunSign: 6, month: 7, tithi: 10, adhika: true }),
      ]),
    ).toEqual([false, true]);
    expect(vetoed('paksha', 'annaprashan', [stateOf({ tithi: 15 }), stateOf({ tithi: 16 })])).toEqual([false, true]);
  });

  it('keep the extras: sleeping earth, fire on earth, Hasta on Sunday', () => {
    const counts = all(27).filter(
      (from) => vetoed('bhumi_shayana', 'bhoomi_pujan', [stateOf({ sunNakshatra: 1, nakshatra: from })])[0],
    );
    expect(counts).toEqual([5, 7, 9, 12, 19, 26]);
    // Shukla Dwitiya and Sunday: (2 + 1 + 1) mod 4 = 0, on earth; Monday: 1, in the sky.
    expect(vetoed('agni_vasa', 'yajna_homa', [stateOf({ tithi: 2, vara: 0 }), stateOf({ tithi: 2, vara: 1 })])).toEqual(
      [false, true],
    );
    expect(
      vetoed('vara_with_star', 'loan_take', [stateOf({ vara: 0, nakshatra: 13 }), stateOf({ vara: 0, nakshatra: 12 })]),
    ).toEqual([true, false]);
  });

  it('refuse Vyatipata and Vaidhriti whole, and count the bad part of another yoga', () => {
    const states = [17, 27, 1, 2].map((yoga) => stateOf({ yoga, badYogaPart: yoga !== 2 }));
    const refused = (event: MuhuratEventId, school: School) =>
      states.map((state) => isVetoed(ruleOf('nitya_yoga'), state, bookOf(event, school)));
    expect(refused('vehicle', 'strict')).toEqual([true, true, true, false]);
    expect(refused('vehicle', 'drik')).toEqual([true, true, false, false]);
    expect(refused('griha_pravesh', 'drik')).toEqual([false, false, false, false]);
    // Nine of them are left whole by a wedding, past their bad parts too.
    const whole = all(27).filter((yoga) =>
      isVetoed(ruleOf('nitya_yoga'), stateOf({ yoga, badYogaPart: false }), bookOf('marriage', 'drik')),
    );
    expect(whole).toEqual([1, 6, 9, 10, 13, 15, 17, 19, 27]);
    expect(points('nitya_yoga', 'vehicle', states)).toEqual([0, 0, 0, 5]);
  });

  it('take off for the bad parts of the day, and for Bhadra on earth alone', () => {
    for (const [id, off] of [
      ['rahu_kala', 10],
      ['varjya', 10],
      ['dur_muhurta', 8],
      ['yamaganda', 5],
      ['gulika_kala', 3],
    ] as const)
      expect(points(id, 'vehicle', [stateOf({ marks: [id] }), stateOf({})])).toEqual([-off, 0]);
    const bhadras = (['earth', 'heaven', 'patala', null] as const).map((bhadra) => stateOf({ bhadra }));
    expect(points('bhadra_on_earth', 'vehicle', bhadras)).toEqual([-10, 0, 0, 0]);
    expect(points('karana', 'vehicle', bhadras)).toEqual([0, 0, 0, 5]);
    // Bharani on Sunday is burnt; Hasta on Sunday is Amrita siddhi.
    expect(
      points('bad_yoga_dagdha_nakshatra', 'vehicle', [
        stateOf({ vara: 0, nakshatra: 2 }),
        stateOf({ vara: 0, nakshatra: 13 }),
      ]),
    ).toEqual([-8, 0]);
    expect(
      points('special_yoga', 'vehicle', [
        stateOf({ vara: 0, nakshatra: 13 }),
        stateOf({ vara: 0, nakshatra: 2 }),
        stateOf({ vara: 0, nakshatra: 2, marks: ['abhijit'] }),
      ]),
    ).toEqual([5, 0, 5]);
  });

  it('keep a journey out of its shool, and out of Panchaka southward', () => {
    const towards = (direction: 's' | 'e') => ruleBookOf('travel', [], true, direction);
    const struck = (direction: 's' | 'e') =>
      all(7, 0).filter((vara) => isVetoed(ruleOf('disha_shool'), stateOf({ vara }), towards(direction)));
    expect([struck('e'), struck('s')]).toEqual([[1, 6], [4]]);
    expect(
      all(12).filter((moonSign) => isVetoed(ruleOf('panchaka_southward'), stateOf({ moonSign }), towards('s'))),
    ).toEqual([11, 12]);
    expect(ruleOf('panchaka_southward').asked(towards('e'))).toBe(false);
    expect(ruleOf('disha_shool').asked(ruleBookOf('vehicle', [], true, 'e'))).toBe(false);
  });

  it('weigh the chart: best and middling signs, empty eighth, benefics, the Moon', () => {
    expect([3, 4, 1].map((lagna) => ruleOf('lagna_sign').points?.(stateOf(signsOf({}, lagna)), WEDDING))).toEqual([
      5, 2.5, 0,
    ]);
    expect(ruleOf('lagna_sign').points?.(stateOf(signsOf({}, 9)), WEDDING)).toBe(2.5);
    // All in Aries: the eighth of Virgo, the seventh of Libra, the first of Aries.
    const lagnas = [6, 7, 1].map((lagna) => stateOf(signsOf({}, lagna)));
    expect(lagnas.map((state) => ruleOf('empty_houses').points?.(state, WEDDING))).toEqual([0, 0, 5]);
    expect(lagnas.map((state) => ruleOf('empty_houses').points?.(state, bookOf('vehicle')))).toEqual([0, 5, 5]);
    expect(lagnas.map((state) => ruleOf('benefics_in_kendra_trikona').points?.(state, WEDDING))).toEqual([0, 5, 5]);
    expect(lagnas.map((state) => ruleOf('moon_in_good_house').points?.(state, WEDDING))).toEqual([0, 5, 5]);
  });
});
