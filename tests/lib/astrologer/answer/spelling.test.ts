/** What people write in many spellings is looked up in one. */
import { inOneSpelling, undotted } from '../../../../lib/astrologer/answer/hear/spelling.ts';

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

it.each([
  ['Should I do M.Tech. or a job', 'Should I do MTech or a job'],
  ['एम.ए. करूँ या बी.एड.?', 'एमए करूँ या बीएड?'],
  ['I have a Ph.D. Should I teach?', 'I have a PhD. Should I teach?'],
  ['It is over.or not', 'It is over.or not'],
])('writes the abbreviations of “%s” as words, and leaves the end of a sentence', (typed, written) =>
  expect(undotted(typed)).toBe(written),
);
