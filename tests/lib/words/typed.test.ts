/** Terms in Devanagari as people type them in Latin letters. */
import { questionOf } from '../../../lib/astrologer/answer/hear/intents.ts';
import { asTyped } from '../../../lib/words/hinglish.ts';

it.each([
  ['शादी*', ['shadi*']],
  ['दूसरी शादी:6', ['doosri shadi:6']],
  ['<partner> … क्या काम', ['<partner> … kya kaam']],
  // Three letters begin too many English words, and other Hindi ones: "kar", "man".
  ['कार:5', []],
  ['मन', []],
  // An ending is no word.
  ['*ेगा:1', []],
  ['marry*', []],
])('%s', (term, typed) => expect(asTyped(term)).toEqual(typed));

// Spellings that stand in no list.
it.each([
  ['meri shaadee kab hogee', 'when', 'marriage'],
  ['karz kab utrega', 'when', 'debt'],
  ['videsh mein basna hai, kab hoga', 'when', 'abroad'],
  ['konse mahine shadi hogi', 'when', 'marriage'],
  ['kounsa mahina accha hai shaadi ke liye', 'when', 'marriage'],
])('%s', (question, ask, matter) =>
  expect(questionOf(question, { year: 2026, month: 11, day: 28 }).intents).toEqual([
    expect.objectContaining({ kind: 'matter', ask, matter }),
  ]),
);
