/** The words of errors: every error has them in Hindi, and what a program sends stays as a program sends it. */
import { ERRORS, isErrorCode } from '../../../lib/contract/frame/errors.ts';
import { errorText } from '../../../lib/words/errors.ts';
import { bank } from '../../../lib/words/bank.ts';

/** Headers, members, values, paths and numbers in a text. */
const machineWords = (text: string): readonly string[] =>
  [...text.matchAll(/[A-Z]\w*(?:-[A-Z]\w*)+|error\.\w+|\b[a-z]+_[a-z_]+\b|"\w+"|\/v1\/[\w/]+|\d[\d:TZ-]*/g)]
    .map(([word]) => word)
    .sort();

describe('errors in Hindi', () => {
  const codes = Object.keys(ERRORS).filter(isErrorCode);

  it('are all there, and no others', () => {
    expect(Object.keys(bank('hi', 'errors'))).toEqual(codes);
  });

  it.each(codes)('%s has words, and names what is sent as English does', (code) => {
    const found = errorText('hi', code);
    expect(found?.title).toMatch(/[\u0900-\u097f]{2}/);
    expect(found?.fix).toMatch(/[\u0900-\u097f]{2}.*।$/);
    expect(machineWords(found?.fix ?? '')).toEqual(machineWords(ERRORS[code].fix));
  });

  it('are those of the table in English', () => {
    expect(bank('en', 'errors')).toEqual(
      Object.fromEntries(codes.map((code) => [code, { title: ERRORS[code].title, fix: ERRORS[code].fix }])),
    );
  });
});
