/** The gates of the banks: no fault in any language, and six ways to break one. */
import { checkAll } from '../../../lib/tools/words/check-all.ts';
import { faultsOf } from '../../../lib/tools/words/faults.ts';
import { readBank, type Texts } from '../../../lib/tools/words/files.ts';
import { formFaults, formsOf, type Forms } from '../../../lib/tools/words/forms.ts';
import { glossaryCounts, glossaryFaults } from '../../../lib/tools/words/glossary.ts';
import { lengthFaults } from '../../../lib/tools/words/lengths.ts';
import { registerFaults } from '../../../lib/tools/words/register.ts';
import { shapingFaults } from '../../../lib/tools/words/shaping.ts';
import {
  hashOf,
  keptStates,
  leavesOf,
  markedStates,
  readingOf,
  stateFaults,
  stateOf,
  type Reading,
} from '../../../lib/tools/words/state.ts';

it('finds no fault in any language', () => {
  expect(checkAll().faults).toEqual([]);
});

describe('a bank', () => {
  const english = { signs: { aries: 'Aries', leo: 'Leo' }, row: '{planet} rises {when?}' };
  const of = (language: string, script: string, texts: Texts, partial = false) =>
    faultsOf({ language, family: 'names', english, texts, script, partial, forms: new Set(['loc']) });
  const tamil = { signs: { aries: 'மேஷம்', leo: 'சிம்மம்' }, row: '{planet} உதயம்' };

  it('without a fault has none', () => {
    expect(of('ta', 'Taml', tamil)).toEqual([]);
    expect(of('ta', 'Taml', { signs: tamil.signs }, true)).toEqual([]);
  });

  it.each<[string, string, string, Texts]>([
    ['lacks a key', 'ta', 'Taml', { ...tamil, signs: { aries: 'மேஷம்' } }],
    ['lacks a slot', 'ta', 'Taml', { ...tamil, row: 'உதயம்' }],
    ['asks for a form that there is not', 'ta', 'Taml', { ...tamil, row: '{planet:gen} உதயம்' }],
    ['has a Latin letter', 'ta', 'Taml', { ...tamil, row: '{planet} x உதயம்' }],
    ['is not in the one encoding', 'bn', 'Beng', { signs: { aries: 'মেষ', leo: 'সিংহ' }, row: '{planet} উদ\u09df' }],
    ['has the r of another language', 'as', 'Beng', { signs: { aries: 'মেষ', leo: 'র' }, row: '{planet} উদয়' }],
    ['has its keys in another order', 'ta', 'Taml', { row: tamil.row, signs: tamil.signs }],
    ['fills what nobody gives', 'ta', 'Taml', { ...tamil, row: '{planet} {sign}' }],
  ])('that %s has one', (_what, language, script, texts) => {
    expect(of(language, script, texts).length).toBeGreaterThan(0);
  });

  it('is not whole with a part of a section', () => {
    expect(of('ta', 'Taml', { signs: { aries: 'மேஷம்' } }, true)).toEqual(['ta/names/signs/leo: is missing']);
  });
});

describe('a text', () => {
  const at = (text: string) => new Map([['names/row', text]]);

  it('speaks to the reader in the polite plural', () => {
    expect(registerFaults('ta', at('நீங்கள் பாருங்கள்'))).toEqual([]);
    expect(registerFaults('ta', at('நீ பார்'))).toEqual(['ta/names/row: says நீ to the reader']);
    expect(registerFaults('ml', new Map([['letters/16/1', 'നീ']]))).toEqual([]);
  });

  it('has only letters of the fonts, and no sign without a letter', () => {
    expect(shapingFaults('ml', at('{house}-ആം ഭാവം'))).toEqual([]);
    expect(shapingFaults('ml', at('{house}-ാം ഭാവം'))).toEqual(['ml/names/row: has a sign on no letter']);
    expect(shapingFaults('ta', at('மேஷம் ☃'))).toEqual(['ta/names/row: has a letter that the fonts lack']);
  });

  it('has no English word but where headers and members are named', () => {
    const of = (family: string) =>
      faultsOf({
        language: 'ta',
        family,
        english: { row: 'The IAU house' },
        texts: { row: 'IAU house வீடு' },
        script: 'Taml',
        partial: false,
        forms: new Set(),
      });
    expect(of('sky')).toEqual(['ta/sky/row: “house” is not in the script Taml']);
    expect(of('errors')).toEqual([]);
  });
});

describe('the glossary', () => {
  const glossary = {
    kept: { 'ta/names/signs/leo': 'a reason' },
    words: {
      'names/signs/aries': { ta: ['மேஷம்', 'sure'] },
      'names/signs/leo': { ta: ['சிம்மம்', 'check'] },
    },
  } as const;
  const of = (aries: string, leo: string) =>
    glossaryFaults(
      'ta',
      new Map([
        ['names/signs/aries', aries],
        ['names/signs/leo', leo],
      ]),
      glossary,
    );

  it('is followed, but where there is a reason', () => {
    expect(of('மேஷம்', 'சிங்கம்')).toEqual([]);
    expect(of('மேஷ', 'சிங்கம்')).toEqual(['ta/names/signs/aries: is not called as in the glossary']);
    expect(of('மேஷம்', 'சிம்மம்')).toEqual(['ta/names/signs/leo: has a reason to differ, and does not differ']);
    expect(glossaryCounts('ta', glossary)).toEqual({ words: 2, sure: 1 });
  });
});

describe('a label', () => {
  const english = new Map([
    ['drawing/house', 'House'],
    ['drawing/planets/sun/short', 'Su'],
  ]);
  const of = (house: string, short: string) =>
    lengthFaults('ta', 'drawing', { house, planets: { sun: { short } } }, english);

  it('is as long as its place allows, counted in letters and not in signs', () => {
    expect(of('வீட்டில்உள்ளகி', 'சூரி')).toEqual([]);
    expect(of('வீட்டில்உள்ளகிரகம்', 'சூ')).toEqual(['ta/drawing/house: has 11 letters, more than 10']);
    expect(of('வீடு', 'சூரியன்')).toEqual(['ta/drawing/planets/sun/short: has 4 letters, more than 3']);
    expect(lengthFaults('ta', 'mail', { long: 'வீட்டில்உள்ளகிரகங்கள்' }, english)).toEqual([]);
  });
});

describe('inflected names', () => {
  const forms = formsOf('bn') ?? {};
  const texts = new Map(leavesOf(readBank('bn', 'names'), 'names'));
  const of = (changed: Forms) => formFaults('bn', { ...forms, ...changed }, texts);
  const { sun, ...others } = forms['planets'] ?? {};

  it('are whole', () => expect(of({})).toEqual([]));

  it.each<[string, Forms, string]>([
    ['a planet less', { planets: others }, 'has not the rows'],
    ['a form less', { planets: { sun: { nom: 'রবি' }, ...others } }, 'different forms'],
    ['another name', { planets: { sun: { ...Object(sun), nom: 'সূর্য্য' }, ...others } }, 'is not the name'],
    ['an empty form', { planets: { sun: { ...Object(sun), gen: '' }, ...others } }, 'empty'],
    ['a table that nobody fills from', { moods: {} }, 'is no table'],
  ])('are not with %s', (_, changed, fault) => expect(of(changed).join()).toContain(fault));
});

describe('the state of a language', () => {
  const texts = new Map([
    ['names/a', 'one two'],
    ['names/b', 'three'],
  ]);
  const of = (a: Reading, b: Reading) => ({ 'names/a': ['0', a], 'names/b': ['0', b] }) as const;

  it('is read when a native speaker has read nearly all words', () => {
    expect(readingOf(of('native', 'native'), texts)).toBe('native');
    expect(readingOf(of('native', 'read2'), texts)).toBe('draft');
    expect(stateFaults('ta', of('draft', 'draft'), texts, 'native')).toEqual(['ta/language/read: is not draft']);
  });

  it('knows every text, and no other', () => {
    const { 'names/a': a } = of('draft', 'draft');
    expect(stateFaults('ta', { 'names/a': a, 'names/c': a }, texts, 'draft')).toEqual([
      'ta/names/b: has no state',
      'state.json: names/c has no text in ta',
    ]);
  });

  it('keeps what was read, adds a new text as a draft and forgets one that is gone', () => {
    const states = { 'names/a': { '0 native': 'ta', '1 draft': 'te' }, 'names/c': { '0 draft': 'ta te' } };
    const english = new Map([...texts]);
    const both = new Map([
      ['ta', texts],
      ['te', new Map([['names/a', 'one']])],
    ]);
    const kept = keptStates(states, english, both);
    expect(kept).toEqual({
      'names/a': { '0 native': 'ta', '1 draft': 'te' },
      'names/b': { [`${hashOf('three')} draft`]: 'ta' },
    });
    expect(stateOf('ta', kept)?.['names/a']).toEqual(['0', 'native']);
    expect(stateOf('kn', kept)).toBeNull();
  });

  it('notes who has read a family in one language, with the English that was compared', () => {
    const states = {
      'names/a': { '0 draft': 'ta te' },
      'namesake/a': { '0 draft': 'ta' },
      'names/c': { '0 draft': 'te' },
    };
    const marked = markedStates(states, texts, { language: 'ta', reading: 'read', families: ['names'] });
    expect(marked).toEqual({ ...states, 'names/a': { '0 draft': 'te', [`${hashOf('one two')} read`]: 'ta' } });
  });
});
