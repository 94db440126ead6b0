/** What a rule finds in a chart, in words: charts set by hand, each rule read in its book (named in the row of the rule). */
import { groundsOf } from '../../../../layers/jyotish/condition/ground.ts';
import { READING_DOCTRINE, NO_CIRCUMSTANCES } from '../../../../layers/jyotish/condition/doctrine.ts';
import { chartReading } from '../../../../layers/jyotish/condition/reading.ts';
import { natalDoshas } from '../../../../layers/jyotish/dosha/all.ts';
import { YOGA_AND_DOSHA_RULES } from '../../../../layers/jyotish/dosha/as-yogas.ts';
import { conditionsShape } from '../../../../lib/answers/present/dosha.ts';
import { foundShape } from '../../../../lib/answers/present/found.ts';
import { insideList, toldRule, toldRules } from '../../../../lib/words/conditions.ts';
import { wordsOf } from '../../../../lib/words/words.ts';
import { handChart } from '../../../support/chart.ts';

const reading = (tokens: string, more: object = {}) =>
  chartReading(handChart(tokens), 1, NO_CIRCUMSTANCES, { ...READING_DOCTRINE, ...more });
const dosha = (id: string, tokens: string) => {
  const found = natalDoshas(reading(tokens)).find((row) => row.id === id);
  if (found === undefined) throw new Error(id);
  return { met: conditionsShape(wordsOf('en'), found.met), lifts: conditionsShape(wordsOf('en'), found.cancelledBy) };
};
const yoga = (id: string, tokens: string, more: object = {}) => {
  const rule = YOGA_AND_DOSHA_RULES.find((row) => row.id === id);
  if (rule === undefined) throw new Error(id);
  return foundShape(wordsOf('en'), groundsOf(rule.when, reading(tokens, more))).map(({ text }) => text);
};

describe('Mangal dosha', () => {
  it.each([
    // The house of Mars from each reference that counts.
    ['Ma8 Mo5 Ve4', 'met', 'Mars in house 8; Mars in house 4 from the Moon'],
    // Of two alternatives the one that holds.
    ['Ma8 Mo5 Ve4', 'lifts', 'Mars in its own sign (Scorpio)'],
    ['Ma10 As4 Mo5 Ve9 Ju11', 'lifts', 'Mars exalted (Capricorn)'],
    ['As7 Ma2 Mo4 Ve12 Ju7', 'lifts', 'Jupiter in house 1'],
    // From Cancer Jupiter looks at the fifth, seventh and ninth: Scorpio, Capricorn, Pisces.
    ['As9 Ma12 Mo10 Ve4 Ju4', 'lifts', 'Jupiter aspects Mars (from house 8)'],
    ['As7 Ma2 Mo4 Ve12 Ju2', 'lifts', 'Mars with Jupiter (Taurus)'],
  ] as const)('%s: %s by %s', (tokens, side, text) => {
    const told = dosha('manglik', tokens)[side].map(toldRule).join('; ');
    expect(told).toContain(text);
  });

  it('names the rule where two things together meet it', () => {
    const [harmless] = dosha('manglik', 'As10 Ma1 Mo2 Ve11 Ju2').lifts.filter(
      ({ key }) => key === 'harmless_sign_of_house',
    );
    // Aries in the fourth does no harm.
    expect(harmless && toldRule(harmless)).toBe(
      'Mars in a sign that does no harm in this house: Mars in house 4, Mars in Aries',
    );
  });

  it('is not lifted from Venus, which does not decide', () => {
    // Mars in Aries: the eighth from Virgo, lifted by its own sign; the fourth from Venus in Capricorn, harmless there.
    const { lifts } = dosha('manglik', 'As6 Ma1 Mo4 Ve10 Ju2');
    expect(lifts.map(({ key }) => key)).toEqual(['own_or_exalted_sign']);
  });
});

describe('the other doshas', () => {
  it.each([
    ['pitra', 'Su2 Ra2', 'The Sun with Rahu (Taurus)'],
    ['daridra', 'Sa6', 'Saturn, lord of house 11, in house 6'],
    ['shakata', 'Ju4 Mo9', 'The Moon in house 6 from Jupiter'],
    ['gandmool', 'Mo1/8', 'The Moon in Ashwini'],
    // No planet is named by what is not there.
    [
      'kemadruma',
      'Mo3 Ma5 Me8 Ju8 Ve5 Sa11 Ra2',
      'No planet in the second or the twelfth from the Moon (the Sun, Rahu and Ketu are not counted)',
    ],
    [
      'kaal_sarp',
      'Ra1/1 Su2 Mo3 Ma4 Me5 Ju6 Ve5 Sa6',
      'All seven planets on one side of Rahu and Ketu: Rahu in house 1, Ketu in house 7',
    ],
  ])('%s in %s: %s', (id, tokens, text) => {
    expect(dosha(id, tokens).met.map(toldRule)).toContain(text);
  });

  it.each([
    // The Moon rises: one house from both. Venus stands elsewhere.
    [
      'manglik',
      'As8 Mo8 Ma11 Ve12',
      'met',
      ['Mars in house 4 from the ascendant and the Moon', 'Mars in house 12 from Venus'],
    ],
    ['gandmool', 'Mo5/1', 'met', ['The Moon in quarter 1 of Magha']],
    [
      'kemadruma',
      'As8 Mo8 Ma11 Me1 Ju1 Ve1 Sa1',
      'lifts',
      ['Mars in house 4 from the ascendant and the Moon', 'The Moon in house 1'],
    ],
  ] as const)('%s in %s: one place is told once (%s)', (id, tokens, side, texts) => {
    expect(toldRules(dosha(id, tokens)[side])).toEqual(texts);
  });

  it('tells where the planets stand', () => {
    const [rule] = dosha('shakata', 'As1 Ju4 Mo9').met;
    expect(rule?.found[0]?.places.map(({ planet, house, sign }) => [planet, house, sign.key])).toEqual([
      ['jupiter', 4, 'cancer'],
      ['moon', 9, 'sagittarius'],
    ]);
  });
});

describe('yogas', () => {
  it.each([
    ['ruchaka', 'As1 Ma10', ['Mars exalted (Capricorn)', 'Mars in house 10']],
    ['gajakesari', 'Mo1 Ju7', ['Jupiter in house 7 from the Moon']],
    ['gajakesari', 'Mo1 Ju1', ['Jupiter with the Moon (Aries)']],
    ['duryoga', 'As1 Sa6', ['Saturn, lord of house 10, in house 6']],
    // Mercury and Mars, each in a sign of the other.
    ['maha_parivartana', 'As1 Su9 Ju5', ['The lords of 5 and 9 exchange houses']],
    // Venus fallen in Virgo; Mercury, lord of Virgo, in the seventh.
    [
      'neecha_bhanga',
      'As1 Mo1 Ve6 Me7 Ju3',
      [
        'The debilitation of Venus is cancelled: the lord of its sign in a kendra from the ascendant or the Moon; the planet exalted in its sign in a kendra from the ascendant or the Moon',
      ],
    ],
  ])('%s in %s: %j', (id, tokens, texts) => {
    expect(yoga(id, tokens)).toEqual(texts);
  });

  it('asks for no more than the options of the request', () => {
    // Mars in the tenth; the tenth from the Moon counts under an option alone.
    expect(yoga('ruchaka', 'As1 Ma10 Mo1')).toHaveLength(2);
    expect(yoga('gajakesari', 'As1 Mo1 Ju7')).toHaveLength(1);
    expect(yoga('gajakesari', 'As1 Mo1 Ju7', { narrow: true }).length).toBeGreaterThan(1);
  });
});

it('writes a statement inside a list small, and a name as it is', () => {
  expect(['The Moon in house 1', 'A planet with the Moon', 'Mars in Aries', 'Anapha'].map(insideList)).toEqual([
    'the Moon in house 1',
    'a planet with the Moon',
    'Mars in Aries',
    'Anapha',
  ]);
});
