/** Rows that never change are shared by all answers: nobody may change one, and a writer writes each letter by letter once. */
import { JsonWriter } from '../../../lib/service/http/json-writer.ts';
import { rowsOf, unchanging } from '../../../lib/words/rows.ts';
import { wordsOf } from '../../../lib/words/words.ts';

describe('rows', () => {
  it('are the same object for the same key and language', () => {
    const rows = rowsOf((words: { readonly language: 'en' | 'hi' }, id: number) => ({ id, language: words.language }));
    expect(rows({ language: 'en' }, 3)).toBe(rows({ language: 'en' }, 3));
    expect([rows({ language: 'hi' }, 3), rows({ language: 'en' }, 4)]).toEqual([
      { id: 3, language: 'hi' },
      { id: 4, language: 'en' },
    ]);
  });

  it('cannot be changed, and are copied as plain data', () => {
    const sign = wordsOf('en').named('signs', 1);
    expect(() => Object.assign(sign, { name: 'Ram' })).toThrow(TypeError);
    expect(Object.isFrozen({ ...sign })).toBe(false);
    expect(wordsOf('en').named('signs', 1)).toEqual({ id: 1, key: 'aries', name: 'Aries' });
  });

  it('are written as the platform writes them, the first time and again, and tell of a sentence each time', () => {
    const row = unchanging({ id: 2, names: ['अश्विनी'], text: 'Saturn rules the seventh house.' });
    const json = new JsonWriter();
    const told = [1, 2, 3].map(() => json.value(row, 6, true));
    expect(json.text()).toBe(JSON.stringify(row).repeat(3));
    expect(told).toEqual([true, true, true]);
    expect(json.value(row, 6, false)).toBe(false);
  });
});
