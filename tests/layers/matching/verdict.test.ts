import { factText, reasonSentence } from '../../../lib/words/matching.ts';
import { cancelledBy, EXCEPTION_RULES } from '../../../layers/jyotish/matching/exceptions.ts';
import { RAJJU_PARTS } from '../../../layers/jyotish/matching/porutham.ts';
import {
  REASON_RULES,
  reasonsOf,
  type MatchReason,
  type ReasonFact,
} from '../../../layers/jyotish/matching/reasons.ts';
import { DEFAULT_TABLES } from '../../../layers/jyotish/matching/tables.ts';
import {
  checksOf,
  kootaMatch,
  kootaPoints,
  matchVerdict,
  poruthamMatch,
  summaryScore,
  type ChartsOfPair,
  type KootaMatch,
} from '../../../layers/jyotish/matching/verdict.ts';
import { fromCivil } from '../../../layers/jyotish/ephemeris/instant.ts';
import { papaBalance } from '../../../layers/jyotish/matching/papa-balance.ts';
import { pairManglik, type PairManglik } from '../../../layers/jyotish/dosha/manglik-pair.ts';
import type { Chart } from '../../../layers/jyotish/chart/chart.ts';
import { NADIS } from '../../../layers/jyotish/chart/avakahada.ts';
import { handChart } from '../../support/chart.ts';
import { ALL_PAIRS, pairAt } from '../../support/match.ts';

/** Two charts with so many malefic points, and changes of great periods in 2031 that are so many days apart. */
function chartsOf(groom: number, bride: number, gaps: readonly number[]): ChartsOfPair {
  const at = fromCivil({ year: 2031, month: 1, day: 19 }, 0, 0);
  const change = { at, level: 1, from: ['moon'], to: ['mars'] } as const;
  return {
    papa: { groom, bride, grade: papaBalance(groom, bride) },
    sandhis: gaps.map((gap) => ({ groom: change, bride: change, gap, grade: gap <= 183 ? 'strong' : 'mild' })),
  };
}
const matchAt = (groom: string, bride: string): KootaMatch => kootaMatch(pairAt(groom, bride), DEFAULT_TABLES);
/** Papasamyam and sandhi, each as it can come out. */
const CHARTS: readonly (ChartsOfPair | null)[] = [
  chartsOf(4, 4, []),
  chartsOf(8, 4, [200]),
  chartsOf(3.25, 4.5, [300, 40]),
  null,
];
const [BALANCED = null] = CHARTS;
const checked = (match: KootaMatch, balanced: boolean | null) =>
  checksOf(match, balanced, poruthamMatch(match, 'tamil'), BALANCED);
/** A match free of doshas, of this total. */
const ofTotal = (total: number, adjusted = total): KootaMatch => ({ ...matchAt('17.1', '4.1'), total, adjusted });

describe('the verdict', () => {
  it('recommends from 18 points on, with nadi, bhakoot and manglik clear', () => {
    expect(matchVerdict(ofTotal(18), true)).toBe('recommended');
    expect(matchVerdict(ofTotal(18), null)).toBe('recommended');
  });

  it('is cautious below 18 only when the exceptions reach it', () => {
    expect(matchVerdict(ofTotal(17.5, 18), true)).toBe('caution');
    expect(matchVerdict(ofTotal(17.5, 17.5), true)).toBe('not_recommended');
  });

  it('is cautious when one thing fails, and recommends nothing when two do', () => {
    expect(matchVerdict(ofTotal(30), false)).toBe('caution');
    expect(matchVerdict(ofTotal(17, 20), false)).toBe('not_recommended');
  });

  it('lets a cancelled nadi or bhakoot pass', () => {
    // Leo and Sagittarius 5-9, lords friends; 1.1 with 2.1 and others clear.
    const bhakoot = matchAt('10.1', '20.1');
    expect(kootaPoints('bhakoot', bhakoot)).toMatchObject({ dosha: true, cancelled: true });
    expect(matchVerdict({ ...bhakoot, total: 20 }, true)).toBe('recommended');
    const nadi = matchAt('1.1', '1.2');
    expect(kootaPoints('nadi', nadi)).toMatchObject({ dosha: true, cancelled: true });
    expect(matchVerdict({ ...nadi, total: 20 }, true)).toBe('recommended');
  });

  it('does not recommend one star and pada, whatever the total', () => {
    const same = matchAt('14.3', '14.3');
    expect(same.total).toBe(28);
    expect(matchVerdict(same, true)).toBe('not_recommended');
    // Different stars of one nadi, nothing lifts it: an exception is at least possible.
    const nadi = matchAt('1.1', '18.1');
    expect(kootaPoints('nadi', nadi)).toMatchObject({ dosha: true, cancelled: false });
    expect(
      matchVerdict(
        {
          ...nadi,
          total: 20,
          exceptions: nadi.exceptions.map((row) => (row.koota === 'nadi' ? row : { ...row, applies: true })),
        },
        true,
      ),
    ).toBe('caution');
  });
});

describe('the score', () => {
  it('weighs six checks to 100, and three of other traditions not at all', () => {
    const checks = checked(ofTotal(36), true);
    expect(checks.map(({ id, weight }) => [id, weight])).toEqual([
      ['ashtakoot', 50],
      ['manglik', 20],
      ['nadi', 10],
      ['bhakoot', 10],
      ['rajju', 5],
      ['vedha', 5],
      ['porutham', 0],
      ['papasamyam', 0],
      ['sandhi', 0],
    ]);
    expect(summaryScore(checks)).toBe(100);
    expect(summaryScore(checked(ofTotal(18), true))).toBe(75);
    expect(summaryScore(checked(ofTotal(36), false))).toBe(80);
  });

  it('leaves out what cannot be judged and scales the rest', () => {
    const checks = checked(ofTotal(18), null);
    expect(checks.map(({ id }) => id)).not.toContain('manglik');
    expect(summaryScore(checks)).toBeCloseTo((100 * 55) / 80, 12);
  });

  it('counts the adjusted total, and judges by the total', () => {
    const [ashtakoot] = checked(ofTotal(17, 36), true);
    expect(ashtakoot).toEqual({ id: 'ashtakoot', passed: false, partly: false, weight: 50, points: 50 });
  });

  it('stays between 0 and 100', () => {
    const scores = ALL_PAIRS.map((pair) => summaryScore(checked(kootaMatch(pair, DEFAULT_TABLES), false)));
    expect(scores.every((score) => score >= 0 && score <= 100)).toBe(true);
  });
});

// Charts in which Mars is effective, is free of dosha, and is so with a Saturn that cancels the partner's.
const [EFFECTIVE, FREE, CANCELLING] = ['As3 Ma9 Mo5 Ve1 Ju8 Sa7', 'As1 Sa6 Ma3 Mo10', 'As1 Sa7 Ma3 Mo10'].map(
  (tokens) => handChart(tokens),
) as [Chart, Chart, Chart];
const MARS: readonly (PairManglik | null)[] = [
  pairManglik(EFFECTIVE, EFFECTIVE),
  pairManglik(FREE, FREE),
  pairManglik(EFFECTIVE, FREE),
  pairManglik(FREE, EFFECTIVE),
  pairManglik(EFFECTIVE, CANCELLING),
  pairManglik(CANCELLING, EFFECTIVE),
  null,
];
/** Every 11th pair with every finding of Mars. */
const REASONED = ALL_PAIRS.filter((_, i) => i % 11 === 0).flatMap((pair, i) => {
  const match = kootaMatch(pair, DEFAULT_TABLES);
  const mars = MARS[i % MARS.length] ?? null;
  const charts = CHARTS[i % CHARTS.length] ?? null;
  const porutham = poruthamMatch(match, i % 2 === 0 ? 'tamil' : 'kerala');
  return [{ match, mars, charts, porutham, reasons: reasonsOf(match, { mars, porutham, charts }) }];
});
const factOf = ({ facts }: MatchReason, name: string) => facts.find((fact) => fact.name === name)?.value;

describe('the reasons', () => {
  it('are one for each check, in their order and of the same mind', () => {
    for (const { match, mars, charts, porutham, reasons } of REASONED) {
      const checks = checksOf(match, mars && mars.good, porutham, charts);
      expect(reasons.map(({ check, passed }) => [check, passed])).toEqual(checks.map(({ id, passed }) => [id, passed]));
      expect(reasons.every(({ check, rule }) => rule.startsWith(`${check}.`))).toBe(true);
    }
  });

  it('tell a check that passes only in part from one that agrees', () => {
    for (const { match, mars, charts, porutham } of REASONED) {
      const checks = checksOf(match, mars && mars.good, porutham, charts);
      const partly = checks.filter((check) => check.partly).map(({ id }) => id);
      expect(checks.every((check) => check.passed || !check.partly)).toBe(true);
      const sandhis = charts?.sandhis ?? [];
      expect(partly).toEqual([
        ...(porutham.verdict === 'madhyama' ? ['porutham'] : []),
        ...(charts?.papa.grade === 'middling' ? ['papasamyam'] : []),
        ...(sandhis.length > 0 && sandhis.every(({ grade }) => grade !== 'strong') ? ['sandhi'] : []),
      ]);
    }
  });

  it('use every sentence there is', () => {
    const used = new Set(REASONED.flatMap(({ reasons }) => reasons.map(({ rule }) => rule)));
    expect([...used].sort()).toEqual([...REASON_RULES].sort());
  });

  it('rest on their facts', () => {
    for (const { match, mars, charts, porutham, reasons } of REASONED) {
      const { groom, bride } = match.pair;
      for (const reason of reasons) {
        const [g, b] = [factOf(reason, 'groom'), factOf(reason, 'bride')];
        const lifted = reason.facts.filter(({ name }) => name === 'rule').map(({ value }) => value);
        switch (reason.check) {
          case 'ashtakoot':
            expect(reason.rule === 'ashtakoot.enough').toBe(Number(factOf(reason, 'total')) >= 18);
            break;
          case 'manglik':
            expect([g, b]).toEqual([mars?.groom.effective, mars?.bride.effective]);
            expect(reason.passed).toBe(mars?.good);
            if (g !== b) expect(factOf(reason, 'who')).toBe(g === true ? 'groom' : 'bride');
            if (g === b) expect(reason.rule).toBe(g === true ? 'manglik.both' : 'manglik.neither');
            else expect(reason.rule).toBe(reason.passed ? 'manglik.cancelled' : 'manglik.one');
            expect(lifted).toEqual(reason.rule === 'manglik.cancelled' ? ['saturn_of_partner'] : []);
            break;
          case 'nadi':
            expect([g, b]).toEqual([groom.nadi, bride.nadi]);
            expect(reason.rule === 'nadi.differ').toBe(g !== b);
            expect(lifted).toEqual(cancelledBy('nadi', match.exceptions).map(({ rule }) => rule));
            expect(reason.rule === 'nadi.cancelled').toBe(kootaPoints('nadi', match).cancelled);
            break;
          case 'bhakoot':
            expect(reason.rule === 'bhakoot.clear').toBe(!kootaPoints('bhakoot', match).dosha);
            expect(lifted).toEqual(cancelledBy('bhakoot', match.exceptions).map(({ rule }) => rule));
            expect(reason.rule === 'bhakoot.cancelled').toBe(lifted.length > 0);
            break;
          case 'rajju':
            expect(reason.rule === 'rajju.same').toBe(g === b);
            break;
          case 'vedha':
            expect(reason.passed).toBe(reason.rule === 'vedha.clear');
            break;
          case 'porutham':
            expect(factOf(reason, 'total')).toBe(porutham.total);
            expect(reason.rule === 'porutham.essential').toBe(porutham.failed.length > 0);
            expect(reason.passed).toBe(['porutham.uttama', 'porutham.madhyama'].includes(reason.rule));
            break;
          case 'papasamyam':
            expect([g, b]).toEqual([charts?.papa.groom, charts?.papa.bride]);
            // Not good where the bride has more.
            expect(reason.passed).toBe(Number(g) >= Number(b));
            break;
          case 'sandhi':
            // A strong pair of changes speaks against, even behind a mild one.
            expect(reason.passed).toBe(charts?.sandhis.every(({ gap }) => gap > 183));
            if (reason.rule !== 'sandhi.none') expect(factOf(reason, 'year')).toBe(2031);
        }
      }
    }
  });
});

describe.each(['en', 'hi'] as const)('the sentences in %s', (language) => {
  it('hold every fact they name, and no key', () => {
    for (const { reasons } of REASONED.filter((_, i) => i % 3 === 0))
      for (const { rule, facts } of reasons) {
        const text = reasonSentence(language, rule, facts);
        expect(text).not.toMatch(/[{}_]|undefined|null/);
        for (const fact of facts.filter(({ kind }) => kind === 'rule'))
          expect(text).toContain(factText(language, fact));
        if (language === 'hi') expect(text).not.toMatch(/[a-z]/i);
      }
  });

  it('print points with two decimals at most', () => {
    const points = (name: string, value: number): ReasonFact => ({ kind: 'number', name, value });
    const text = reasonSentence(language, 'papasamyam.good', [points('groom', 4.0625), points('bride', 3)]);
    expect(text.match(/\d[\d.]*\d|\d/g)).toEqual(['4.06', '3']);
  });

  it('tell exceptions, nadis and parts of the rajju apart', () => {
    const named = (facts: readonly ReasonFact[]): number => new Set(facts.map((one) => factText(language, one))).size;
    // Two kootas share one rule under two ids: the navamsa lords.
    const rules = EXCEPTION_RULES.map((value) => ({ name: '', kind: 'rule' as const, value }));
    expect(named(rules)).toBe(rules.length - 1);
    expect(named(NADIS.map((value) => ({ name: '', kind: 'nadi', value })))).toBe(3);
    expect(named(RAJJU_PARTS.map((value) => ({ name: '', kind: 'rajju', value })))).toBe(5);
  });

  it('never guess a fact', () => {
    expect(() => reasonSentence(language, 'manglik.one', [])).toThrow('nothing fills {who}');
  });

  // A sentence for says what its facts say: no "no exception" where one applies, no "but" where nothing is wrong.
  it('speak with one voice', () => {
    const sentence = (groom: string, bride: string, check: string) => {
      const reason = reasonsOf(matchAt(groom, bride), {
        mars: null,
        porutham: poruthamMatch(matchAt(groom, bride), 'tamil'),
        charts: null,
      }).find((one) => one.check === check);
      if (!reason) throw new Error(check);
      return reasonSentence(language, reason.rule, reason.facts);
    };
    const expected = {
      en: {
        cancelled: 'Both share the nadi Adi, but an exception lifts the dosha: one star, but different padas.',
        dosha: 'Both share the nadi Adi, and no exception lifts the dosha.',
        lifted:
          'The Moon signs Leo (groom) and Pisces (bride) stand 6-8 to each other, but an exception lifts the dosha: the lords of the Moon signs are mutual friends.',
        vedha: 'The stars Ashwini (groom) and Jyeshtha (bride) obstruct each other (vedha).',
      },
      hi: {
        cancelled: 'दोनों की नाड़ी आदि है, पर यह परिहार दोष हटाता है: नक्षत्र एक है, पर चरण अलग हैं।',
        dosha: 'दोनों की नाड़ी आदि है, और कोई परिहार लागू नहीं होता।',
        lifted:
          'चंद्र राशियाँ सिंह (वर) और मीन (वधू) आपस में 6-8 की दूरी पर हैं, पर यह परिहार दोष हटाता है: चंद्र राशियों के स्वामी परस्पर मित्र हैं।',
        vedha: 'नक्षत्र अश्विनी (वर) और ज्येष्ठा (वधू) में परस्पर वेध है।',
      },
    }[language];
    expect(sentence('1.1', '1.2', 'nadi')).toContain(expected.cancelled.replace(/[.।]$/, ''));
    expect(sentence('1.1', '18.1', 'nadi')).toBe(expected.dosha);
    expect(sentence('10.1', '27.2', 'bhakoot')).toBe(expected.lifted);
    expect(sentence('1.1', '18.1', 'vedha')).toBe(expected.vedha);
  });
});
