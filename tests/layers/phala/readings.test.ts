/** Which rows and clauses a chart chooses. The charts are written by hand; the rows follow from the verses cited. */
import { dashaChildren } from '../../../layers/jyotish/dasha/cycle.ts';
import { vimshottariPlan } from '../../../layers/jyotish/dasha/vimshottari.ts';
import { LIFE_AREAS, ruleId, toneOf, type LifeArea, type Paragraph } from '../../../layers/jyotish/phala/reading.ts';
import {
  ascendantReading,
  houseLordsReading,
  moonReading,
  planetsReading,
  starReading,
} from '../../../layers/jyotish/phala/readings.ts';
import { areaBalance, areaReading } from '../../../layers/jyotish/phala/areas.ts';
import { pairsReading } from '../../../layers/jyotish/phala/pairs.ts';
import { transitsReading } from '../../../layers/jyotish/phala/transits.ts';
import { periodsReading } from '../../../layers/jyotish/phala/periods.ts';
import { settleThemes } from '../../../layers/jyotish/phala/settle.ts';
import { readChart } from '../../../layers/jyotish/phala/state.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { handChart } from '../../support/chart.ts';

const told = (paragraphs: readonly Paragraph[]): readonly string[] =>
  paragraphs.map((one) => [ruleId(one), ...one.clauses.map(({ key }) => key)].join(' '));
const read = (tokens: string) => readChart(handChart(tokens));

describe('a reading', () => {
  it('takes the rising sign, its lord and who stands in the first house', () => {
    // Libra rises. Venus, its lord, is exalted in the sixth (27° Pisces: vargottama, so the stronger) in the eighth from
    // Mars; Saturn is exalted in the first, against its direction, in the fifth from Jupiter.
    const rows = told(ascendantReading(read('As7 Ve12/27 Sa7/20 Ju3 Ma5 Mo9 Su11 Me11')));
    expect(rows).toEqual([
      'asc/libra',
      'lord.in/1/6 exalted/venus seen-by/mars',
      'planet.house/saturn/1 exalted/saturn seen-by/jupiter',
    ]);
  });

  it('reads the lord of the rising sign in that sign once', () => {
    expect(told(ascendantReading(read('As1 Ma1/20 Su4 Ju2')))).toEqual(['asc/aries', 'lord.in/1/1 own/mars']);
  });

  it('leaves the houses out where the time of birth is not known', () => {
    const chart = read('As1 Mo2/10');
    expect(told(moonReading(chart, false)).map((row) => row.split(' ')[0])).toEqual(['moon/taurus']);
    expect(told(starReading(chart, false))).toEqual(['star/rohini', 'pada/rohini/1']);
    const families = planetsReading(chart, ['moon', 'mars'], false).flatMap(({ paragraphs }) =>
      paragraphs.map(({ family }) => family),
    );
    expect(new Set(families)).toEqual(new Set(['planet.sign', 'planet.star']));
  });

  it('uses no clause twice in an answer, and at most two in a paragraph', () => {
    const chart = read('As1 Su1 Mo1 Ma1 Me1 Ju1 Ve1 Sa1 Ra2');
    const paragraphs = planetsReading(chart, GRAHAS, true).flatMap((one) => one.paragraphs);
    const keys = paragraphs.flatMap(({ clauses }) => clauses.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(Math.max(...paragraphs.map(({ clauses }) => clauses.length))).toBe(2);
  });

  it('cites one verse of BPHS ch. 24 for each lord', () => {
    const rows = houseLordsReading(read('As1 Ma12'));
    expect(rows.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rows[0]?.paragraphs[0]?.source).toBe('BPHS ch. 24 v. 12');
    expect(rows[7]?.paragraphs[0]?.source).toBe('BPHS ch. 24 v. 96');
  });
});

describe('the reading of periods', () => {
  // Aries rises; Jupiter exalted in the fourth, Saturn fallen in the first, Rahu in the second. Jupiter rules 9 and 12.
  const chart = read('As1 Ju4 Sa1 Ma12 Ve8 Su5 Ra2 Me12');
  const plan = vimshottariPlan(chart.chart.jd, { id: 7, pada: 1, elapsed: 0 }, 365.25);
  const nodes = plan.mahas.map((period) => ({
    period,
    children: dashaChildren(plan, period).map((child) => ({ period: child, children: [] })),
  }));
  /** The rows of a period, read beside the others of its major period. */
  const of = (...lords: readonly string[]): readonly string[] => {
    const asked = nodes.filter(({ period }) => period.lords[0] === lords[0]);
    const found = periodsReading(chart, asked, true).find(({ period }) => period.lords.join() === lords.join());
    return told(found?.paragraphs ?? []);
  };

  it('reads a major period by the state of its lord, where it acts from, and what it rules', () => {
    expect(of('jupiter')).toEqual(['dasha.lord/jupiter/strong acts-from/4', 'dasha.house/9', 'dasha.house/12']);
    expect(of('saturn')).toEqual(['dasha.lord/saturn/strained acts-from/1', 'dasha.house/10', 'dasha.house/11']);
  });

  it('reads a node by the house it stands in', () => {
    expect(of('rahu').map((row) => row.split(' ')[0])).toEqual(['dasha.lord/rahu/steady', 'planet.house/rahu/2']);
  });

  it.each([
    ['saturn', 'from-lord/kendra/1'], // first from the fourth: tenth
    ['rahu', 'from-lord/gain/1'], // second from the fourth: eleventh
    ['mercury', 'from-lord/trine/1'], // twelfth from the fourth: ninth
    ['ketu', 'from-lord/trine/2'], // eighth from the fourth: fifth
    ['venus', 'dasha.pair/jupiter/venus'], // the same, but both wordings are used
    ['sun', 'dasha.pair/jupiter/sun'], // fifth from the fourth: second, which leans neither way
  ])('weighs the place of %s from Jupiter', (antar, key) => {
    const [row = ''] = of('jupiter', antar);
    expect(row.split(' ')).toContain(key);
  });

  it('has 81 pairs, each once', () => {
    const rows = periodsReading(chart, nodes, true).flatMap(({ paragraphs }) => paragraphs.map(ruleId));
    const pairs = rows.filter((row) => row.startsWith('dasha.pair'));
    expect([pairs.length, new Set(pairs).size]).toEqual([81, 81]);
  });
});

describe('a conflict on one theme', () => {
  const paragraph = (weight: number, sway: Paragraph['sway'], speaker: Paragraph['speaker']): Paragraph => ({
    family: 'planet.house',
    row: `${speaker}/4`,
    placement: { kind: 'house', planet: speaker, house: 4 },
    theme: 'home',
    sway,
    weight,
    facts: [],
    clauses: [],
    source: '',
    speaker,
  });

  it.each([
    ['one-sided below 0.35', 0.34, 'frame/outweighed'],
    ['with a "however" up to 0.75', 0.75, 'frame/however'],
    ['balanced above', 0.76, 'frame/balanced'],
  ])('is %s', (_, light, key) => {
    const settled = settleThemes([paragraph(1, 1, 'jupiter'), paragraph(light, -1, 'saturn')]);
    expect(settled.map(toneOf)).toEqual(['supportive', 'mixed']);
    expect(settled[1]?.frame).toMatchObject({ key, planets: { own: 'saturn', other: 'jupiter' } });
  });

  it('is none where the tones agree or the themes differ', () => {
    const agreeing = [paragraph(1, 1, 'jupiter'), paragraph(1, 0, 'moon')];
    expect(settleThemes(agreeing)).toEqual(agreeing);
    const apart: Paragraph[] = [paragraph(1, 1, 'jupiter'), { ...paragraph(1, -1, 'saturn'), theme: 'work' }];
    expect(settleThemes(apart)).toEqual(apart);
  });
});

describe('two planets', () => {
  it('pairs each planet of a sign with its neighbour, and reads the aspects of Mars, Jupiter and Saturn', () => {
    // Mars 5°, Venus 12° and Saturn 20° in Aries; Jupiter in Leo aspects the fifth, seventh and ninth from itself.
    const groups = pairsReading(read('As1 Ma1/5 Ve1/12 Sa1/20 Ju5 Su2 Me2/20 Mo12 Ra4'));
    expect(
      groups.filter(({ kind }) => kind === 'joined').map(({ paragraphs }) => paragraphs.map(ruleId).toSorted()),
    ).toEqual([['pair.joined/mars/venus', 'pair.joined/venus/saturn'], ['pair.joined/sun/mercury']]);
    const aspects = groups.filter(({ kind }) => kind === 'aspect').map(({ planets }) => planets.join('>'));
    // Mars in Aries sees the fourth, seventh and eighth sign, Saturn the third, seventh and tenth.
    expect(aspects).toEqual(['mars>rahu', 'jupiter>mars', 'jupiter>venus', 'jupiter>saturn', 'saturn>ketu']);
  });
});

describe('the transits', () => {
  it('leans by the good houses of Phaladeepika ch. 26 and by what obstructs them', () => {
    // Moon in Aries. Saturn in the third is good; its vedha place is the twelfth, where Jupiter stands,
    // bad itself. Venus is bad in the sixth, the vedha place of the twelfth, so Jupiter there relieves it.
    const signs = { sun: 4, moon: 5, mars: 7, mercury: 5, jupiter: 12, venus: 6, saturn: 3, rahu: 3, ketu: 9 };
    const rows = transitsReading(read('As4 Mo1'), signs, ['saturn', 'jupiter', 'venus'], true).map(
      ({ paragraph }) => paragraph,
    );
    expect(told(rows)).toEqual([
      'transit/saturn/3 transit-obstructed/1 from-rising/12',
      'transit/jupiter/12 from-rising/9',
      'transit/venus/6 transit-relieved/3 from-rising/3',
    ]);
    expect(rows.map(toneOf)).toEqual(['mixed', 'demanding', 'mixed']);
  });

  it('says nothing of what the Moon obstructs or softens: it leaves its sign after two days', () => {
    // Moon of the birth in Aries. Jupiter is bad in the tenth, to which the good ninth is the vedha in Phaladeepika ch. 26;
    // the Moon of the day stands in the house that would relieve it.
    const softened = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((moon) => {
      const signs = { sun: 4, moon, mars: 4, mercury: 4, jupiter: 10, venus: 4, saturn: 10, rahu: 4, ketu: 10 };
      return told(transitsReading(read('As1 Mo1'), signs, ['jupiter'], true).map(({ paragraph }) => paragraph));
    });
    expect(new Set(softened.flat())).toEqual(new Set(['transit/jupiter/10']));
  });

  it('counts once where the Moon rises', () => {
    const signs = { sun: 4, moon: 5, mars: 7, mercury: 5, jupiter: 12, venus: 6, saturn: 3, rahu: 3, ketu: 9 };
    const rows = transitsReading(read('As1 Mo1'), signs, ['mars'], true).map(({ paragraph }) => paragraph);
    expect(told(rows)).toEqual(['transit/mars/7']);
  });
});

describe('the balance of an area', () => {
  // Aries rises. Saturn rules the tenth, exalted in the seventh, where it has directional strength: 1 + 0.4 + 0.15, cut at
  // 1.5. Mercury, lord of the sixth, is in its own sign there (1.3); Venus stands in the tenth in the sign of a friend
  // that is an enemy by place: neutral, and ten is none of its directions (1).
  const balance = (area: LifeArea, tokens: string) => areaBalance(read(tokens), area);
  const CAREER = 'As1 Sa7/20 Me6/20 Ve10/5 Su3 Ju11 Mo2 Ma12 Ra12';

  it('weighs each indicator by its kind and the strength of its planet', () => {
    const { indicators } = balance('career', CAREER);
    const of = (kind: string, planet: string) =>
      indicators.find((one) => one.kind === kind && one.planet === planet)?.weight;
    expect(of('lord', 'saturn')).toBeCloseTo(1.5, 6);
    expect(of('support', 'mercury')).toBeCloseTo(0.5 * 1.3, 6);
    expect(of('occupant', 'venus')).toBeCloseTo(0.8, 6);
    expect(indicators.map(({ weight }) => weight)).toEqual(
      indicators.map(({ weight }) => weight).toSorted((a, b) => b - a),
    );
  });

  it('lets what weighs against an area count more the weaker its planet is', () => {
    // Saturn fallen in the first (0.6; not cancelled: neither Mars, lord of the sign, nor the Sun, exalted there, is in
    // an angle from ascendant or Moon)
    // and against its direction (0.45, cut at 0.5): 2 − 0.5.
    const { indicators, verdict } = balance('career', 'As1 Sa1/5 Ma3 Mo2 Ve12 Su9 Ju12');
    const lord = indicators.find(({ kind }) => kind === 'lord');
    expect([lord?.supports, lord?.weight]).toEqual([false, 1.5]);
    expect(verdict.endsWith('against') || verdict === 'balanced').toBe(true);
  });

  it('says of each that weighs against it what strains its planet', () => {
    const strain = (area: LifeArea, tokens: string, kind: string) =>
      balance(area, tokens).indicators.find((one) => one.kind === kind)?.strain;
    // Saturn, lord of the tenth: fallen; in the sixth and neither strong nor weak; exalted.
    expect(strain('career', 'As1 Sa1/5 Ma3 Mo2 Ve12 Su9 Ju12', 'lord')).toBe('debilitated');
    expect(strain('career', 'As1 Sa6/20 Me6/5 Ju5', 'lord')).toBe('house_6');
    expect(strain('career', CAREER, 'lord')).toBeNull();
    // The Moon fallen, Mars, lord of the sign, in a kendra: the fall is cancelled, and the Moon stays below steady.
    expect(strain('travel', 'As8 Mo8/10 Ma11/5 Su1 Ve12', 'karaka')).toBe('fall_cancelled');
  });

  it('has a reason for each strained planet, whatever the chart', () => {
    for (let sign = 1; sign <= 12; sign++)
      for (const area of LIFE_AREAS) {
        const strained = balance(area, `As${sign} Sa1/5 Mo8/10 Ma4/2 Ve6/4 Me12/5 Ju10/3 Su7/9`).indicators.filter(
          ({ band }) => band === 'strained',
        );
        expect(strained.filter((one) => one.strain === null)).toEqual([]);
      }
  });

  it('never says an area leans both ways', () => {
    for (const area of LIFE_AREAS) {
      const chart = read(CAREER);
      const tones = areaReading(chart, area, areaBalance(chart, area)).map(toneOf);
      expect(tones.includes('supportive') && tones.includes('demanding')).toBe(false);
    }
  });
});
