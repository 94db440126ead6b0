import { KOOTAS, type Koota } from '../../../layers/jyotish/matching/ashtakoot.ts';
import { exceptionsOf, hasKootaDosha, type ExceptionRule } from '../../../layers/jyotish/matching/exceptions.ts';
import { DEFAULT_TABLES } from '../../../layers/jyotish/matching/tables.ts';
import { isKootaClear, kootaMatch, kootaPoints } from '../../../layers/jyotish/matching/verdict.ts';
import { ALL_PADAS, ALL_PAIRS, pairAt } from '../../support/match.ts';

const matchAt = (groom: string, bride: string) => kootaMatch(pairAt(groom, bride), DEFAULT_TABLES);

/** Koota, rule, a pair (groom, bride) to which it applies, a near one to which it does not. */
const ROWS: readonly (readonly [Koota, ExceptionRule, readonly [string, string], readonly [string, string]])[] = [
  ['nadi', 'same_star_other_pada', ['1.1', '1.2'], ['1.1', '1.1']],
  // Ardra and Punarvasu are both Adi; the fourth pada of Punarvasu lies in Cancer.
  ['nadi', 'same_sign_other_star', ['6.1', '7.3'], ['6.1', '7.4']],
  // Krittika: the first pada in Aries, the rest in Taurus.
  ['nadi', 'same_star_other_sign', ['3.1', '3.2'], ['3.2', '3.3']],
  // Rohini (Venus) with Uttara Ashadha in Sagittarius (Jupiter), in Capricorn (Saturn).
  ['nadi', 'benefic_lords', ['4.1', '21.1'], ['4.1', '21.2']],
  ['nadi', 'exempt_stars', ['4.1', '22.1'], ['4.1', '21.2']],
  // Aries with Scorpio, both Mars; with Virgo, Mercury.
  ['bhakoot', 'same_lord', ['1.1', '17.1'], ['1.1', '13.1']],
  // Leo and Sagittarius: Sun and Jupiter are friends both ways; Cancer and Pisces: the Moon is neutral to Jupiter.
  ['bhakoot', 'lords_friends', ['10.1', '19.1'], ['8.1', '27.1']],
  // Leo and Pisces are friends as well, but stand 6-8.
  ['bhakoot', 'near_signs_friendly_lords', ['8.1', '27.1'], ['10.1', '27.1']],
  // Navamsas of Ashwini 1, Rohini 1 and 2: Aries, Aries, Taurus.
  ['bhakoot', 'navamsa_lords', ['1.1', '4.1'], ['1.1', '4.2']],
  // Aries and Taurus: Bharani and Krittika are a good tara both ways; Ashwini to Krittika is the third.
  ['bhakoot', 'nadi_and_tara_good', ['2.1', '3.2'], ['1.1', '3.2']],
  // Groom Deva, bride Rakshasa: Ashwini (Mars) with Vishakha in Scorpio (Mars), in Libra (Venus).
  ['gana', 'lords_same_or_friends', ['1.1', '16.4'], ['1.1', '16.3']],
  ['gana', 'navamsa_lords_friends', ['1.1', '10.1'], ['1.1', '10.2']],
  // From Krittika to Anuradha 15 stars; from Ashlesha to Shravana 14.
  ['gana', 'bride_to_groom_over_14', ['17.1', '3.1'], ['22.1', '9.1']],
  // Aries with Libra; with Scorpio.
  ['gana', 'bhakoot_clear', ['1.1', '16.3'], ['1.1', '16.4']],
  // Horse and buffalo: Aquarius and Libra (Saturn, Venus: friends); Aries and Libra (Mars, Venus: neutral).
  ['yoni', 'lords_same_or_friends', ['24.1', '15.1'], ['1.1', '15.1']],
  // Aries with Libra; with Virgo.
  ['yoni', 'bhakoot_clear', ['1.1', '15.1'], ['1.1', '13.1']],
  // Groom of lower varna: Leo with Cancer (Sun, Moon: friends); Gemini with Cancer (Mercury, Moon: not).
  ['varna', 'lords_same_or_friends', ['10.1', '8.1'], ['6.1', '8.1']],
  // Libra with Cancer stands 4-10; Gemini with Scorpio 6-8.
  ['varna', 'bhakoot_clear', ['15.1', '8.1'], ['6.1', '17.1']],
  // No vashya between a quadruped groom and Leo: Aries and Leo (Mars, Sun: friends); Taurus and Leo (Venus, Sun: enemies).
  ['vashya', 'lords_same_or_friends', ['1.1', '10.1'], ['4.1', '10.1']],
  ['vashya', 'bhakoot_clear', ['4.1', '10.1'], ['1.1', '10.1']],
];

describe('exceptions', () => {
  it.each(ROWS)('%s: %s', (koota, rule, fires, misses) => {
    const applies = ([groom, bride]: readonly [string, string]) => {
      const { scores, exceptions } = matchAt(groom, bride);
      expect(scores.some((score) => score.id === koota && hasKootaDosha(score))).toBe(true);
      return exceptions.find((row) => row.koota === koota && row.rule === rule)?.applies;
    };
    expect([applies(fires), applies(misses)]).toEqual([true, false]);
  });

  // Muhurta Chintamani knows one lord, or two friends; Aries and Scorpio have Mars, Aquarius and Libra Saturn and Venus.
  it.each([
    ['gana', 'lords_same_or_friends', ['1.1', '16.4'], 'same_lord'],
    ['yoni', 'lords_same_or_friends', ['24.1', '15.1'], 'lords_friends'],
    // Both in the navamsa of Aries; Bharani 1 in that of Leo and Ashlesha 1 in that of Sagittarius: Sun and Jupiter.
    ['bhakoot', 'navamsa_lords', ['1.1', '4.1'], 'same_navamsa_lord'],
    ['gana', 'navamsa_lords_friends', ['2.1', '9.1'], 'navamsa_lords_are_friends'],
    ['nadi', 'same_star_other_pada', ['1.1', '1.2'], 'same_star_other_pada'],
  ] as const)('of %s, %s: tell the half that holds', (koota, rule, [groom, bride], finding) => {
    const { exceptions } = matchAt(groom, bride);
    expect(exceptions.find((row) => row.koota === koota && row.rule === rule)).toMatchObject({
      applies: true,
      finding,
    });
  });

  it('are all in the table above', () => {
    const found = new Set<string>();
    for (const pair of ALL_PAIRS)
      for (const { koota, rule } of kootaMatch(pair, DEFAULT_TABLES).exceptions) found.add(`${koota} ${rule}`);
    expect([...found].sort()).toEqual(ROWS.map(([koota, rule]) => `${koota} ${rule}`).sort());
  });

  it('are listed for every koota with a dosha, and for no other', () => {
    for (const pair of ALL_PAIRS.filter((_, i) => i % 5 === 0)) {
      const { scores, exceptions } = kootaMatch(pair, DEFAULT_TABLES);
      const doshas = KOOTAS.filter((id) => scores.some((score) => score.id === id && hasKootaDosha(score)));
      expect(KOOTAS.filter((id) => exceptions.some(({ koota }) => koota === id))).toEqual(doshas);
    }
  });

  it('take one point of gana for a dosha as well, and half of tara for none', () => {
    const doshas = (['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const).map((id) =>
      [0, 0.5, 1, 5].filter((points) => hasKootaDosha({ id, points, max: 8 })),
    );
    expect(doshas).toEqual([[0], [0], [], [0], [], [0, 0.5, 1], [0], [0]]);
  });

  it('never lift the nadi dosha of one star and pada, nor of one star whose padas are not known', () => {
    for (const partner of ALL_PADAS) {
      const same = kootaMatch({ groom: partner, bride: partner }, DEFAULT_TABLES);
      expect(kootaPoints('nadi', same)).toMatchObject({ points: 0, dosha: true, cancelled: false });
    }
    // Revati is an exempt star of a benefic lord.
    expect(isKootaClear('nadi', matchAt('27', '27'))).toBe(false);
    expect(isKootaClear('nadi', matchAt('27.1', '27'))).toBe(false);
    expect(isKootaClear('nadi', matchAt('27.1', '27.2'))).toBe(true);
  });

  it('give a cancelled koota its full points in the adjusted total only', () => {
    const wrong = ALL_PAIRS.filter((pair) => {
      const match = kootaMatch(pair, DEFAULT_TABLES);
      const total = match.scores.reduce((sum, { points }) => sum + points, 0);
      const given = KOOTAS.reduce((sum, id) => {
        const { points, max, cancelled } = kootaPoints(id, match);
        return sum + (cancelled ? max - points : 0);
      }, 0);
      return match.total !== total || match.adjusted !== total + given;
    });
    expect(wrong).toEqual([]);
  });

  it('ease a bhakoot dosha by a clear nadi and tara without cancelling it', () => {
    const rule = exceptionsOf(pairAt('2.1', '3.2'), matchAt('2.1', '3.2').scores).find(
      (row) => row.rule === 'nadi_and_tara_good',
    );
    expect(rule).toMatchObject({ applies: true, cancels: false });
  });
});
