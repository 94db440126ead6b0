import { filled } from '../../../lib/words/horoscope/filled.ts';

describe('filled', () => {
  it.each([
    ['Moon in the {house} house', { house: '8th' }, 'Moon in the 8th house'],
    ['{a} and {b} and {a}', { a: 'Sun', b: 'Moon' }, 'Sun and Moon and Sun'],
    ['{when} the Sun turns {when}, then rests {when}.', {}, 'the Sun turns, then rests.'],
    ['{day:loc} and {other}', { 'day:loc': 'on Monday' }, 'on Monday and'],
    ['no place at all', { place: 'never' }, 'no place at all'],
    ['{price}', { price: '$& and $1' }, '$& and $1'],
  ])('fills %s', (row, places, text) => {
    expect(filled(row, places)).toBe(text);
    // A row that is known already.
    expect(filled(row, places)).toBe(text);
  });
});
