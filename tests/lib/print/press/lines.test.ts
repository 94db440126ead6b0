/** Lines of a paragraph: within their width, without losing a letter, broken where they may be. */
import { words } from '../../../support/any-report.ts';
import * as fc from '../../../support/property.ts';
import { breakLines, widthOf } from '../../../../lib/print/press/lines.ts';

describe('lines', () => {
  it('hold the width, lose no letter, and break words only where they must', () => {
    fc.assert(
      fc.property(words(40), fc.integer({ min: 40, max: 480 }), (text, width) => {
        const lines = breakLines(text, 10, 400, width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) expect(widthOf(line, 10, 400)).toBeLessThanOrEqual(Math.max(width, 30) + 0.01);
      }),
      { numRuns: 100 },
    );
    expect(breakLines('', 10, 400, 100)).toEqual([]);
    // A time too wide for its column is parted from its end, whose mark stays with it.
    expect(breakLines('01:47+–06:41+', 10, 400, widthOf('01:47+–06:41', 10, 400))).toEqual(['01:47+–', '06:41+']);
  });

  it('leave no short word alone below a line that has words to give', () => {
    // As wide as the line but for its last word.
    const short = (text: string): number => widthOf(text, 10, 400) - 1;
    expect(breakLines('यह कमी पूरी मानी जाती है।', 10, 400, short('यह कमी पूरी मानी जाती है।'))).toEqual([
      'यह कमी पूरी मानी',
      'जाती है।',
    ]);
    expect(breakLines('two words', 10, 400, short('two words'))).toEqual(['two', 'words']);
    // A number stays with its word.
    expect(breakLines('Phaladeepika, ch.\u00a06', 10, 400, short('Phaladeepika, ch. 6'))).toEqual([
      'Phaladeepika,',
      'ch.\u00a06',
    ]);
  });

  it('part no day from its month, but a number from words that it does not count', () => {
    const text = 'From 25 January 2027 to 3 March (17 March) of the year 2028 on';
    for (let width = 60; width < 280; width++)
      for (const line of breakLines(text, 10, 400, width)) expect(line).not.toMatch(/\b\d{1,2}$/);
    expect(breakLines('2028 on', 10, 400, widthOf('2028', 10, 400) + 1)).toEqual(['2028', 'on']);
    expect(breakLines('10:48 on', 10, 400, widthOf('10:48', 10, 400) + 1)).toEqual(['10:48', 'on']);
  });

  it('begin with no dot of a list', () => {
    const text = 'Purnima · Kumar Purnima · Valmiki Jayanti · Pavarana';
    for (let width = 60; width < 280; width++)
      for (const line of breakLines(text, 10, 400, width)) expect(line).not.toMatch(/^·/);
  });

  it('begin with no dash', () => {
    const text = 'Mars and Ketu – Saturn in the tenth – from June on';
    for (let width = 70; width < 280; width++)
      for (const line of breakLines(text, 10, 400, width)) expect(line).not.toMatch(/^–/);
  });
});
