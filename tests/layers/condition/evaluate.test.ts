import * as fc from '../../support/property.ts';
import { conjunct } from '../../../layers/jyotish/condition/relation.ts';
import { inHouses, inKendra } from '../../../layers/jyotish/condition/placement.ts';
import { strong } from '../../../layers/jyotish/condition/dignity.ts';
import {
  explain,
  formingPlanets,
  holds,
  printTerm,
  type Explanation,
} from '../../../layers/jyotish/condition/evaluate.ts';
import { BENEFICS, each, houseLord, reference } from '../../../layers/jyotish/condition/planet.ts';
import { chartReading } from '../../../layers/jyotish/condition/reading.ts';
import { READING_DOCTRINE } from '../../../layers/jyotish/condition/doctrine.ts';
import {
  all,
  any,
  atLeast,
  every,
  names,
  narrowly,
  none,
  not,
  oneOrMore,
  some,
  unnamed,
  widely,
  type Term,
} from '../../../layers/jyotish/condition/term.ts';
import { YOGA_AND_DOSHA_RULES } from '../../../layers/jyotish/dosha/as-yogas.ts';
import { detectYogas } from '../../../layers/jyotish/yoga/detect.ts';
import { handChart } from '../../support/chart.ts';
import { NEAR_MISSES } from '../yoga/near-misses.ts';

const born = { day: true, gender: 'male', gulika: 135 } as const;
const reading = (tokens: string) => chartReading(handChart(tokens), 1, born);
const ruleOf = (id: string) => {
  const rule = YOGA_AND_DOSHA_RULES.find((row) => row.id === id);
  if (!rule) throw new Error(id);
  return rule;
};
/** Groups over a set that may have no planet in a chart. */
const EMPTY_GROUPS = ['at_least', 'none'];

/** The conditions of an explanation, in order. */
const conditions = (of: Explanation): readonly Explanation[] =>
  of.parts.length === 0 ? [of] : of.parts.flatMap(conditions);

describe('a term', () => {
  // Aries lagna; Mars (lord 1) in 1, Jupiter (lord 9) in 10, Venus in 10, Saturn (lord 10) in 11, Sun in 5.
  const chart = reading('Ma1 Ju10 Ve10 Sa11 Su5 Mo3 Me5 Ra3');
  const yes = inHouses('mars', 1);
  const also = inHouses('jupiter', 10);
  const no = inHouses('sun', 1);
  it.each<readonly [string, Term, readonly string[] | null]>([
    ['names its planet', yes, ['mars']],
    ['a lord by its planet', inHouses(houseLord(9), [10]), ['jupiter']],
    ['a reference is not named', conjunct('venus', reference('jupiter')), ['venus']],
    ['all: every part, in order', all(also, yes), ['jupiter', 'mars']],
    ['all: one part missing', all(yes, no), null],
    ['any: the first that is met', any(no, also, yes), ['jupiter']],
    ['oneOrMore: each that is met', oneOrMore(no, also, yes), ['jupiter', 'mars']],
    ['oneOrMore: none met', oneOrMore(no, no), null],
    ['not', not(no), []],
    ['not, of what holds', not(yes), null],
    ['unnamed', all(unnamed(yes), also), ['jupiter']],
    ['names', all(names('moon'), yes), ['moon', 'mars']],
    ['a planet named twice is listed once', all(yes, yes), ['mars']],
    ['some: those of the set that meet it', some(['sun', 'venus', 'jupiter'], inKendra(each)), ['venus', 'jupiter']],
    ['some: none does', some(['sun', 'saturn'], inKendra(each)), null],
    ['some benefics', some(BENEFICS, inHouses(each, 10)), ['jupiter', 'venus']],
    ['every', every(['mars', 'venus'], inKendra(each)), ['mars', 'venus']],
    ['every, but one', every(['mars', 'sun'], inKendra(each)), null],
    ['none', none(['sun', 'saturn'], inKendra(each)), []],
    ['none, but one', none(['sun', 'mars'], inKendra(each)), null],
    ['atLeast two', atLeast(2, BENEFICS, inHouses(each, 10)), ['jupiter', 'venus']],
    ['atLeast three', atLeast(3, BENEFICS, inHouses(each, 10)), null],
    ['narrowly: not asked by default', all(yes, narrowly(no)), ['mars']],
    ['widely: not accepted by default', any(widely(yes), no), null],
  ])('%s', (_what, term, planets) => {
    expect(formingPlanets(term, chart)).toEqual(planets);
    expect(holds(term, chart)).toBe(planets !== null);
    expect(explain(term, chart).met).toBe(planets !== null);
  });

  it('asks the narrower and accepts the wider form under their options', () => {
    const under = (option: 'narrow' | 'wide') =>
      chartReading(handChart('Ma1 Su5'), 1, born, { ...READING_DOCTRINE, [option]: true });
    expect(holds(all(yes, narrowly(no)), under('narrow'))).toBe(false);
    expect(holds(any(widely(yes), no), under('wide'))).toBe(true);
  });

  it('prints as it is written', () => {
    expect(printTerm(all(inKendra(houseLord(9)), strong(houseLord(1))))).toBe(
      'all(in_houses(lord(9), 1 4 7 10), strong(lord(1)))',
    );
    expect(printTerm(some(BENEFICS, not(conjunct(each, 'moon'))))).toBe('some(benefics: not(conjunct(each, moon)))');
  });
});

describe('an explanation', () => {
  it('shows each condition, required and observed, met or not', () => {
    // Lakshmi (Phaladeepika 6): the ninth lord in dignity in a kendra or trikona, and a strong lagna lord. Jupiter, lord
    // of 9, exalted in the fourth; Mars, lord of 1, fallen there.
    const shown = conditions(explain(ruleOf('lakshmi').when, reading('Ju4 Ma4')));
    expect(shown.map(({ required, met }) => [required, met])).toEqual([
      ['dignified(lord(9))', true],
      ['in_houses(lord(9), 1 4 5 7 9 10)', true],
      ['strong(lord(1))', false],
    ]);
    expect(
      shown.map(({ observed }) => observed.map(({ planet, what, value }) => `${planet} ${what} ${value}`)),
    ).toEqual([['jupiter dignity exalted'], ['jupiter house 4'], ['mars dignity debilitated', 'mars combust false']]);
  });

  it.each(NEAR_MISSES.map(([id, tokens, move]): [string, string, string] => [id, tokens, move]))(
    'of %s in %s turns with %s, and hides nothing',
    (id, tokens, move) => {
      const { when } = ruleOf(id);
      const [formed, missed] = [explain(when, reading(tokens)), explain(when, reading(`${tokens} ${move}`))];
      expect([formed.met, missed.met]).toEqual([true, false]);
      for (const one of conditions(missed)) {
        expect(one.required).not.toBe('');
        if (!EMPTY_GROUPS.includes(one.kind)) expect(one.observed.length).toBeGreaterThan(0);
      }
    },
  );

  it('agrees with detection on any chart', () => {
    const sign = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(fc.array(sign, { minLength: 9, maxLength: 9 }), (signs) => {
        const tokens = ['As', 'Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra'].map((body, i) => `${body}${signs[i]}`);
        const chart = reading(tokens.join(' '));
        const { findings } = detectYogas(chart, YOGA_AND_DOSHA_RULES);
        expect(findings.filter(({ id, present }) => explain(ruleOf(id).when, chart).met !== present)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
