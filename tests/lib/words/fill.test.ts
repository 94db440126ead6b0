/** Filling rows: slots, forms, what may be left out, counts. */
import { counted, fillAny, pluralOf } from '../../../lib/words/fill.ts';

describe('a row', () => {
  it.each([
    ['Moon in the {house} house', { house: '8th' }, 'Moon in the 8th house'],
    ['{a} and {b} and {a}', { a: 'Sun', b: 'Moon' }, 'Sun and Moon and Sun'],
    ['{when?} the Sun turns {when?}, then rests {when?}.', {}, 'the Sun turns, then rests.'],
    ['{when?} the Sun turns.', { when: '' }, 'the Sun turns.'],
    ['{day:loc} and {day}', { day: { nom: 'Monday', loc: 'on Monday' } }, 'on Monday and Monday'],
    ['{planet:gen} house', { planet: { nom: 'Sun' } }, 'Sun house'],
    ['{n} of {all}', { n: 0, all: 12 }, '0 of 12'],
    ['no slot at all', { place: 'never' }, 'no slot at all'],
    ['{price}', { price: '$& and $1' }, '$& and $1'],
    ['{ status, data } and {}', {}, '{ status, data } and {}'],
  ])('%s is filled', (row, values, text) => expect(fillAny(row, values)).toBe(text));

  it('never guesses', () =>
    expect(() => fillAny('{planet} in {sign}', { planet: 'Sun' })).toThrow('nothing fills {sign}'));
});

describe('a count', () => {
  // Node answers in English for Sanskrit.
  it.each(['en', 'hi', 'ta', 'te', 'kn', 'ml', 'mr', 'bn', 'gu', 'pa', 'or', 'as', 'ne'])(
    'takes the row that CLDR names: %s',
    (language) => {
      const rules = new Intl.PluralRules(language);
      const numbers = [...Array(202).keys(), 1000, 100_000, 1_000_000];
      expect(numbers.filter((n) => pluralOf(language, n) !== rules.select(n))).toEqual([]);
    },
  );

  it('stands in its row', () => {
    const row = { one: '{n} credit', other: '{n} credits' };
    expect([0, 1, 2].map((n) => counted('en', row, n))).toEqual(['0 credits', '1 credit', '2 credits']);
    expect(counted('hi', row, 0)).toBe('0 credit');
  });
});
