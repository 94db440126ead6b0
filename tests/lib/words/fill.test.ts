/** Filling rows: slots, forms, what may be left out, counts. */
import { counted, fillAny, pluralOf } from '../../../lib/words/fill.ts';
import { bank } from '../../../lib/words/bank.ts';
import { nameForms, houseForms } from '../../../lib/words/forms.ts';
import { languagesWith, type Language } from '../../../lib/words/languages.ts';
import { wordsOf } from '../../../lib/words/words.ts';

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

  it('is filled anew each time, short or long', () => {
    const long = `${'word '.repeat(300)}{planet}`;
    for (const planet of ['Sun', 'Moon', '{planet}', 'Sun']) {
      expect(fillAny('{planet} in {sign:loc}', { planet, sign: { nom: 'Leo', loc: 'in Leo' } })).toBe(
        `${planet} in in Leo`,
      );
      expect(fillAny(long, { planet })).toBe(`${'word '.repeat(300)}${planet}`);
    }
  });

  it('never guesses', () =>
    expect(() => fillAny('{planet} in {sign}', { planet: 'Sun' })).toThrow('nothing fills {sign}'));
});

describe('a house in the reason of a remedy', () => {
  const rows = (language: Language) => {
    const { reasons, weakHouse } = bank(language, 'remedies');
    return [reasons.dusthana, reasons.node_house, weakHouse];
  };

  // Its noun stands in the form of the house or in the row, not in both.
  it.each(languagesWith('remedies', 'house-ordinals'))('is named once in %s', (language) => {
    const house = houseForms(language, 6, bank(language, 'house-ordinals')[5] ?? '');
    const [, noun = ''] = houseForms(language, 6, '').nom.split(' ');
    for (const row of rows(language))
      expect(fillAny(row, { house }).split(noun.slice(0, 3) || 'house').length).toBeLessThanOrEqual(2);
  });
});

describe('a name in a row', () => {
  const sun = (language: string) => nameForms(wordsOf(language), 'planets', 'sun');
  const leo = (language: string) => nameForms(wordsOf(language), 'signs', 'leo');

  // Cases as grammars of each language have them; Hindi writes its postpositions in the row.
  it.each([
    ['hi', '{planet:gen} की दृष्टि', 'सूर्य की दृष्टि'],
    ['hi', '{sign:loc} में {planet}', 'सिंह में सूर्य'],
    ['ta', '{planet:gen} பார்வை', 'சூரியனின் பார்வை'],
    ['ta', '{sign:loc} {planet}', 'சிம்மத்தில் சூரியன்'],
    ['ta', '{planet:dat} பலம்', 'சூரியனுக்கு பலம்'],
    ['bn', '{planet:gen} দৃষ্টি', 'রবির দৃষ্টি'],
    ['bn', '{sign:loc} {planet}', 'সিংহে রবি'],
    ['ml', '{planet:gen} ദൃഷ്ടി', 'സൂര്യന്റെ ദൃഷ്ടി'],
    ['en', '{planet:gen} aspect', 'Sun aspect'],
  ])('stands in %s as %s asks', (language, row, text) => {
    expect(fillAny(row, { planet: sun(language), sign: leo(language) })).toBe(text);
  });

  it('may be a weekday or a house', () => {
    expect(fillAny('{day:loc}', { day: nameForms(wordsOf('ta'), 'weekdays', 'friday') })).toBe('வெள்ளிக்கிழமை அன்று');
    expect(fillAny('{house:loc}', { house: houseForms('ta', 3, '3') })).toBe('3-ஆம் வீட்டில்');
    expect(fillAny('in {house:loc}', { house: houseForms('en', 3, '3rd') })).toBe('in 3rd');
  });
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
