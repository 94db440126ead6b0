import * as fc from '../../support/property.ts';
import {
  NO_CIRCUMSTANCES,
  READING_DOCTRINE,
  type ReadingDoctrine,
} from '../../../layers/jyotish/condition/doctrine.ts';
import { chartReading } from '../../../layers/jyotish/condition/reading.ts';
import { YOGA_AND_DOSHA_RULES } from '../../../layers/jyotish/dosha/as-yogas.ts';
import { detectYogas, judgeYoga, YOGA_RULES, yogaStrength } from '../../../layers/jyotish/yoga/detect.ts';
import { NABHASA_YOGAS } from '../../../layers/jyotish/yoga/nabhasa.ts';
import { YOGA_FAMILIES } from '../../../layers/jyotish/yoga/rule.ts';
import { handChart } from '../../support/chart.ts';
import { MORE_MISSES, NEAR_MISSES } from './near-misses.ts';

const born = { day: true, gender: 'male', gulika: 135 } as const;
const reading = (tokens: string, doctrine: Partial<ReadingDoctrine> = {}) =>
  chartReading(handChart(tokens), 1, born, { ...READING_DOCTRINE, ...doctrine });

const ruleOf = (id: string) => {
  const rule = YOGA_AND_DOSHA_RULES.find((row) => row.id === id);
  if (!rule) throw new Error(id);
  return rule;
};
const judge = (id: string, tokens: string, doctrine?: Partial<ReadingDoctrine>) => {
  const found = judgeYoga(ruleOf(id), reading(tokens, doctrine));
  return { ...found, by: found.by.map(({ id: key }) => key), cancelledBy: found.cancelledBy.map(({ id: key }) => key) };
};

describe('the table of yogas', () => {
  it('has each id once, a source for every row, and no empty family', () => {
    const ids = YOGA_AND_DOSHA_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { source } of YOGA_AND_DOSHA_RULES) expect(source).toMatch(/\w{4}/);
    const families = new Set(YOGA_AND_DOSHA_RULES.map(({ family }) => family));
    expect([...families].sort()).toEqual([...YOGA_FAMILIES].sort());
  });
});

/** Every row with the forming planets spelled out. */
const CASES = NEAR_MISSES.map(([id, tokens, move, planets]): [string, string, string, string] => [
  id,
  tokens,
  move,
  planets ?? tokens,
]);

describe('each yoga', () => {
  it('has a chart that forms it and one that just does not', () => {
    const missed: readonly string[] = NEAR_MISSES.map(([id]) => id);
    expect(YOGA_AND_DOSHA_RULES.map(({ id }) => id).filter((id) => !missed.includes(id))).toEqual([]);
  });

  it.each(CASES)('%s forms in %s', (id, tokens, _move, planets) => {
    const found = judge(id, tokens);
    expect(found.present).toBe(true);
    const named = planets.split(' ').map((token) => token.slice(0, 2));
    const short = found.planets.map((planet) => planet.charAt(0).toUpperCase() + planet.charAt(1));
    expect(short.sort()).toEqual(named.filter((token) => token !== 'As').sort());
    expect(found.houses.length).toBeGreaterThan(0);
    expect(found.strength).toBeGreaterThanOrEqual(0);
    expect(found.strength).toBeLessThanOrEqual(1);
  });

  it.each(CASES)('%s does not form when %s is changed by %s', (id, tokens, move) => {
    expect(judge(id, `${tokens} ${move}`)).toMatchObject({
      present: false,
      strength: 0,
      planets: [],
      houses: [],
      cancelledBy: [],
      by: [],
    });
  });

  it.each(MORE_MISSES)('%s in %s is undone by %s: %s', (id, tokens, move) => {
    expect(judge(id, tokens).present).toBe(true);
    expect(judge(id, `${tokens} ${move}`).present).toBe(false);
  });
});

describe('cancellations and alternatives', () => {
  const bare = 'Mo3 Ma5 Me8 Ju8 Ve5 Sa11';
  it.each([
    ['', []],
    ['Sa10', ['planet_in_kendra_from_lagna']],
    ['Sa9', ['planet_in_kendra_from_moon']],
    ['Sa3', ['planet_in_kendra_from_moon', 'planet_with_moon']],
    ['As3', ['moon_in_kendra']],
    ['Ju11', ['moon_aspected_by_jupiter']],
  ])('kemadruma with %s is cancelled by %j', (move, cancelledBy) => {
    expect(judge('kemadruma', `${bare} ${move}`)).toMatchObject({ present: true, cancelledBy });
  });

  // Venus fallen in Virgo; lord Mercury, exaltation lord Jupiter; Mercury is exalted in Virgo too.
  const fallen = 'As1 Mo1 Ve6 Me5 Ju3';
  it.each([
    ['Me7', ['dispositor_in_kendra', 'exalted_here_in_kendra']],
    ['Ju4', ['exaltation_lord_in_kendra']],
    ['Me6', ['dispositor_joins_or_aspects']],
    ['Me12', ['dispositor_joins_or_aspects']],
    ['Ve6/8', ['exalted_in_navamsa']],
    ['Ve6~', ['retrograde']],
  ])('neecha bhanga of Venus with %s comes by %j', (move, by) => {
    expect(judge('neecha_bhanga', `${fallen} ${move}`)).toMatchObject({ present: true, planets: ['venus'], by });
    expect(judge('neecha_bhanga', `${fallen} ${move}`).strength).toBeGreaterThan(0);
    expect(judge('neecha_bhanga', fallen)).toMatchObject({ present: false, strength: 0 });
  });

  it('vish is eased by Jupiter with the Moon or aspecting it', () => {
    expect(judge('vish', 'Mo6 Sa6 Ju3').cancelledBy).toEqual([]);
    expect(judge('vish', 'Mo6 Sa6 Ju6').cancelledBy).toEqual(['jupiter_with_or_aspecting_moon']);
    expect(judge('vish', 'Mo6 Sa6 Ju12').cancelledBy).toEqual(['jupiter_with_or_aspecting_moon']);
  });
});

describe('forms and options', () => {
  it.each([
    ['hamsa', 'As3 Mo4 Ju4', { fromMoon: true }, true],
    ['hamsa', 'As3 Mo4 Ju4', {}, false],
    ['gajakesari', 'Mo4 Ju7*', {}, true],
    ['gajakesari', 'Mo4 Ju7*', { narrow: true }, false],
    ['gajakesari', 'As2 Mo4 Ju7', { narrow: true }, false],
    ['gajakesari', 'As1 Mo4 Ju7', { narrow: true }, true],
    ['budhaditya', 'Su4 Me4*', { narrow: true }, false],
    ['budhaditya', 'Su4 Me4', { narrow: true }, true],
    ['chandra_mangala', 'Mo4 Ma10', {}, false],
    ['chandra_mangala', 'Mo4 Ma10', { wide: true }, true],
    ['harsha', 'As1 Me12 Su11 Ju3 Ma9 Sa4', { narrow: true }, true],
    ['harsha', 'As1 Me12 Su12 Ju3', { narrow: true }, false],
    ['shrapit', 'Ra2 Sa8', {}, false],
    ['shrapit', 'Ra2 Sa8', { wide: true }, true],
    // Venus owns the sixth of Taurus, her moolatrikona; Mercury the twelfth of Libra; Jupiter the sixth of Cancer.
    ['raja_1_5', 'As2 Me3 Ve3', {}, true],
    ['raja_1_5', 'As2 Me3 Ve3', { strictRaja: true }, false],
    ['raja_1_9', 'As7 Ve3 Me3', {}, true],
    ['raja_1_9', 'As7 Ve3 Me3', { strictRaja: true }, false],
    ['raja_1_9', 'As4 Mo4 Ju4', {}, true],
    ['raja_1_9', 'As4 Mo4 Ju4', { strictRaja: true }, false],
    ['dharma_karmadhipati', 'As1 Ju3 Sa3', { strictRaja: true }, true],
    ['dharma_karmadhipati', 'As3 Ju5 Sa5', { strictRaja: true }, true],
    ['dharma_karmadhipati', 'As8 Mo5 Su5', { strictRaja: true }, true],
    // Mars owns the eighth of Aries too, but his moolatrikona is the first.
    ['raja_1_5', 'As1 Ma3 Su3', { strictRaja: true }, true],
    // The rules of B. V. Raman: matsya needs a dark Moon as fifth malefic, since the nodes stand opposite.
    ['matsya', 'Mo1 Su4 Sa9 Ma5 Ju5 Ra8', { raman: ['matsya'] }, true],
    ['matsya', 'Mo1 Su4 Sa9 Ma5 Ju5 Ra8', {}, false],
    ['matsya', 'Me1 Ve9 Ju5 Su5 Ma4 Sa8 Ra3', { raman: ['matsya'] }, false],
    ['kahala', 'As2 Su5 Sa8 Ve2 Ju6', { raman: ['kahala'] }, true],
    ['kahala', 'As2 Su5 Sa8 Ve2 Ju6', {}, false],
    ['vahana', 'Ma9 Mo5', { raman: ['vahana'] }, true],
    ['vahana', 'Ma9 Mo5', {}, false],
    ['bhagya', 'Ju1 Ma2', { raman: ['bhagya'] }, true],
    ['bhagya', 'Ju1 Ma2', {}, false],
    ['indra', 'Su11 Sa5 Mo5', { raman: ['indra'] }, true],
    ['indra', 'Su11 Sa5 Mo5', {}, false],
    ['vasumati', 'As2 Mo1 Me3 Ju6 Ve10', {}, true],
    ['amala', 'Mo3 Me12 Su1 Ju4', {}, true],
    ['chamara', 'As1 Ju9 Ve9', {}, true],
    ['shankha', 'As1 Ma7 Sa10 Ju9', {}, true],
    ['bheri', 'As1 Ju9 Ve12 Ma6 Su3', {}, true],
    ['sharada', 'Mo3 Me7 Ma11', {}, true],
    ['parvata', 'As1 Ma4 Ju7 Ve10 Mo3 Me1', {}, true],
    ['daivagna', 'Me1 Ju3 Ve2', {}, true],
    ['vahana', 'Mo11', {}, true],
    ['raja_bhanga', 'Su7/10.5', {}, true],
    ['raja_bhanga', 'Su7/11.5', {}, false],
    ['shubha_lagna', 'Su12 Mo1 Ju3', {}, false],
    ['shubha_lagna', 'Su12 Mo1 Ju3', { beneficMoon: 'waxing' }, true],
    ['balarishta', 'Mo6 Su11 Me11 Ra12 Sa3 Ma5', {}, true],
    ['balarishta', 'Mo6 Su11 Me11 Ra12 Sa3 Ma5', { nodeAspects: 'none' }, false],
    ['duryoga', 'As2 Sa9', {}, true],
    ['jaya', 'As5 Ve12 Sa1', {}, true],
    ['shiva', 'As5 Ju1 Ma2 Ve9', {}, true],
    ['vishnu', 'As5 Ma6 Ve6', {}, true],
    ['gandharva', 'As5 Su1 Ju1 Mo1 Ve3', {}, true],
    ['khyati', 'As5 Ve7 Ju2', {}, true],
    ['chapa_raja', 'As5 Su1 Ma2 Ve8', {}, true],
    ['bhagya', 'As5 Ju1 Ma1', {}, true],
    ['brahma', 'As7 Su1 Ve4 Me1 Ju4 Mo3', {}, true],
    ['brahma', 'As7 Su1 Ve4 Me2 Ju5 Mo3', {}, false],
    ['mridanga', 'Ju4/5 Su9 Ma1', {}, false],
    ['kalatra_dhana', 'As10 Sa7 Mo7 Ve7', {}, true],
    ['kalatra_dhana', 'As10 Sa7 Mo8 Ve7', {}, false],
    ['kalatra_dhana', 'As6 Ve7 Ju7', {}, true],
    ['sanyasa', 'As1 Su12 Mo12 Ma12 Sa12 Ju6 Me11', {}, true],
    ['sanyasa', 'As12 Su12 Mo12 Ma12 Sa12 Ju6 Me11', {}, false],
    ['shankha', 'As1 Ma7 Sa11 Ju9', {}, false],
    ['shankha', 'As1 Ma7 Sa10 Ju9*', {}, false],
    ['shankha', 'As1 Ma6 Sa10 Ju9', {}, false],
    ['shankha', 'As5 Su1 Ve4 Ma8 Ju3', {}, true],
    ['bheri', 'As1 Ju9 Ve12 Ma7 Su3', {}, false],
    ['parvata', 'As1 Ma5 Ju7 Ve10 Mo3 Me1', {}, false],
    ['parvata', 'As1 Ma4 Ju7 Ve10 Mo3 Me2', {}, false],
    ['pushkala', 'Mo9 Ju5 Ma5 Su1', {}, false],
    ['vanchana_chora_bheeti', 'As2 Sa2', {}, false],
    ['lagnadhi', 'Me6 Ju7 Ve9 Su3 Mo4 Ma9 Sa3 Ra3', {}, false],
    // All who are not benefic are malefic, the dark Moon among them.
    ['papa_kartari', 'Ma2 Mo12 Me5 Ve11 Ju9 Su1 Ra3 Sa3', {}, true],
    ['papa_kartari', 'Ma2 Mo12 Me5 Ve11 Ju9 Su6 Ra3 Sa3', {}, false],
    ['amala', 'Ju10 Mo10 Su11', {}, false],
    ['amala', 'Ju10 Mo10 Su4', {}, true],
    ['shubha_lagna', 'Me1 Su1', { mercury: 'always' }, true],
    ['shubha_lagna', 'Me1 Su1', { mercury: 'count' }, false],
    // Mercury is a benefic by his company.
    ['shubha_lagna', 'Me1', {}, true],
    ['shubha_lagna', 'Me1 Su1', {}, false],
    ['amala', 'Me10 Ma6 Sa6 Mo1 Ju2', {}, true],
    ['kusuma', 'As2 Ve2 Mo6 Me6 Sa11 Su1 Ma3', {}, true],
    ['kusuma', 'As2 Ve2 Mo6 Me6 Ma6 Sa11 Su5', {}, false],
    // A planet that is itself the lord has joined the lord, and is in a kendra from itself.
    ['bhagya', 'As4 Ju12', {}, true],
    ['bhagya', 'As4 Me12 Ju11', {}, false],
    ['kahala', 'As9 Ju9', {}, true],
    ['bheri', 'As9 Su5 Ju9 Ve12', {}, true],
    ['brahma', 'As1 Ju3 Sa2 Ve5 Ma3 Me6', {}, true],
    ['shankha', 'As6 Me6 Sa3', {}, true],
    ['parvata', 'As11 Sa3 Ju9 Mo5', {}, true],
    ['gandharva', 'As9 Me11 Su1 Mo5', {}, true],
    ['vidyut', 'As9 Ve12 Ju12', {}, true],
    ['putra_dhana', 'As2 Me3', {}, true],
    ['shatru_dhana', 'As7 Ma8', {}, true],
    ['kalatra_dhana', 'As1 Ve2', {}, true],
    ['bandhana', 'As2 Ve2 Ra2', {}, true],
  ] as const)('%s in %s under %j: %s', (id, tokens, doctrine, present) => {
    expect(judge(id, tokens, doctrine).present).toBe(present);
  });

  it('reads mahabhagya of a woman by night in even signs', () => {
    const woman = { day: false, gender: 'female', gulika: null } as const;
    const found = (tokens: string) =>
      judgeYoga(ruleOf('mahabhagya'), chartReading(handChart(tokens), 1, woman)).present;
    expect(found('As2 Su4 Mo6')).toBe(true);
    expect(found('As2 Su4 Mo7')).toBe(false);
  });

  it('leaves out what the birth does not tell, and the natal doshas in a varga', () => {
    const natal = detectYogas(chartReading(handChart(''), 1, NO_CIRCUMSTANCES), YOGA_AND_DOSHA_RULES);
    expect(natal.notJudged).toEqual([
      { id: 'mahabhagya', needs: 'gender' },
      { id: 'garuda', needs: 'day' },
      { id: 'vanchana_chora_bheeti', needs: 'gulika' },
    ]);
    expect(natal.findings).toHaveLength(YOGA_AND_DOSHA_RULES.length - 3);
    const inVarga = detectYogas(chartReading(handChart(''), 9, born), YOGA_AND_DOSHA_RULES).findings;
    expect(inVarga.map(({ id }) => id)).toEqual(YOGA_RULES.map(({ id }) => id));
  });

  it('reads a varga by its own signs', () => {
    // Mars at 1° Aries stands in the Aries navamsa; the ascendant at 1° Leo too: Mars in its own sign in the lagna of D9.
    const chart = handChart('As5/1 Ma1/1');
    expect(judgeYoga(ruleOf('ruchaka'), chartReading(chart, 1, born)).present).toBe(false);
    expect(judgeYoga(ruleOf('ruchaka'), chartReading(chart, 9, born))).toMatchObject({
      present: true,
      varga: 9,
      houses: [1],
    });
  });
});

describe('strength', () => {
  // 1 in dignity, .75 friend, .5 neutral, .25 enemy, 0 fallen or combust; halved if any is in 6, 8, 12.
  it.each([
    ['own and exalted', 'As1 Ma10 Ju4', ['mars', 'jupiter'], 1],
    ['one combust', 'As1 Ma10* Ju4', ['mars', 'jupiter'], 0.5],
    ['one fallen', 'As1 Ma10 Ju10', ['mars', 'jupiter'], 0.5],
    ['in the eighth', 'As5 Ju12', ['jupiter'], 0.5],
    ['with a great friend: the Sun in Aries', 'As1 Ma1 Ju1 Su1', ['sun'], 1],
    // Jupiter in Leo, the Sun (a friend by nature) in the second from it: great friend.
    ['in the sign of a great friend', 'As1 Ju5 Su6', ['jupiter'], 0.75],
    // The Sun in the fifth from it is an enemy of the hour: neutral.
    ['in the sign of a neutral', 'As1 Ju5 Su9', ['jupiter'], 0.5],
    // Jupiter in Gemini, Mercury an enemy by nature and with it an enemy of the hour: great enemy.
    ['in the sign of a great enemy', 'As1 Ju3 Me3', ['jupiter'], 0.25],
    ['nobody', 'As1', [], 0],
  ] as const)('%s', (_name, tokens, planets, strength) => {
    expect(yogaStrength(reading(tokens), planets)).toBeCloseTo(strength, 12);
  });
});

describe('tainted lords', () => {
  it('halve the strength of a raja yoga and are named', () => {
    // Moon in Cancer, its own; Jupiter exalted there, lord of 6 and 9: (1 + 1) / 2, halved.
    expect(judge('raja_1_9', 'As4 Mo4 Ju4')).toMatchObject({ present: true, strength: 0.5, taintedBy: ['jupiter'] });
    // Leo: Sun and Jupiter in Leo; Jupiter owns 5 and 8. Sun own 1; Jupiter in a friend's sign, with it: neutral ½.
    expect(judge('raja_1_5', 'As5 Su5 Ju5')).toMatchObject({ strength: 0.375, taintedBy: ['jupiter'] });
    // Scorpio: Moon and Sun, lords of 9 and 10, own nothing else.
    expect(judge('dharma_karmadhipati', 'As8 Mo5 Su5')).toMatchObject({ present: true, taintedBy: [] });
    expect(judge('raja_1_9', 'As4 Mo4 Ju5').taintedBy).toEqual([]);
  });
});

const sign = fc.integer({ min: 1, max: 12 });
const anyChart = fc
  .tuple(sign, sign, sign, sign, sign, sign, sign, sign, sign)
  .map(
    ([as, su, mo, ma, me, ju, ve, sa, ra]) => `As${as} Su${su} Mo${mo} Ma${ma} Me${me} Ju${ju} Ve${ve} Sa${sa} Ra${ra}`,
  );

describe('any chart', () => {
  const SANKHYA = ['vina', 'dama', 'pasha', 'kedara', 'shula', 'yuga', 'gola'];

  it('has exactly one Sankhya, or another shape', () => {
    fc.assert(
      fc.property(anyChart, (tokens) => {
        const { findings } = detectYogas(reading(tokens), NABHASA_YOGAS);
        const formed = findings.filter(({ present }) => present).map(({ id }) => id);
        const numbers = formed.filter((id) => SANKHYA.includes(id));
        expect(numbers).toHaveLength(formed.length > numbers.length ? 0 : 1);
      }),
    );
  });

  it('keeps strengths within 0–1, houses sorted, nothing where a yoga is absent', () => {
    fc.assert(
      fc.property(anyChart, (tokens) => {
        for (const found of detectYogas(reading(tokens), YOGA_AND_DOSHA_RULES).findings) {
          expect(found.strength).toBeGreaterThanOrEqual(0);
          expect(found.strength).toBeLessThanOrEqual(1);
          expect(found.houses).toEqual([...found.houses].sort((a, b) => a - b));
          expect(found.planets.length > 0).toBe(found.present);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has at most one of sunapha, anapha, durudhura and kemadruma, and always one', () => {
    fc.assert(
      fc.property(anyChart, (tokens) => {
        const four = ['sunapha', 'anapha', 'durudhura', 'kemadruma'].filter((id) => judge(id, tokens).present);
        expect(four).toHaveLength(1);
      }),
    );
  });
});
