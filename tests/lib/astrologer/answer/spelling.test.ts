/** What people write in many spellings is looked up in one. */
import { inOneSpelling } from '../../../../lib/astrologer/answer/spelling.ts';

it.each([
  ['jeena', 'jina'],
  ['zindagi', 'jindagi'],
  ['karoon', 'karu'],
  ['karun', 'karu'],
  ['bachcha', 'baccha'],
  ['phansi', 'fansi'],
  ['jayenge', 'jaaenge'],
  ['talaq', 'talak'],
  ['nhi', 'nahin'],
  ["don't", 'do not'],
  ['CANT', 'cannot'],
])('%s and %s are one', (one, other) => expect(inOneSpelling(one)).toBe(inOneSpelling(other)));

it.each([
  ['peette hain', 'peete hain'],
  ['main', 'me'],
  ['show', 'shove'],
  ['fewer', 'fever'],
  ['beta', 'beti'],
  ['मरना', 'मारना'],
])('%s and %s are two', (one, other) => expect(inOneSpelling(one)).not.toBe(inOneSpelling(other)));

it('has no words but its own', () => expect(inOneSpelling('constructor toString')).toBe('constructor tostring'));
