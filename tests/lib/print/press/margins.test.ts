/** What a running head says where a line has no room for the brand and the chapter. */
import { headTexts } from '../../../../lib/print/press/margins.ts';

// A line of so many letters.
const line = (letters: number, page = 1) => ({
  page,
  fits: (brand: string, chapter: string) => brand.length + chapter.length <= letters,
});

it('names brand and chapter where there is room for both', () => {
  expect(headTexts('Jyoti', 'Sade Sati, 2041 to 2049', line(40))).toEqual(['Jyoti', 'Sade Sati, 2041 to 2049']);
});

it('tells the chapter by the beginning of its title where there is less', () => {
  expect(headTexts('Jyoti', 'Sade Sati, 2041 to 2049', line(20))).toEqual(['Jyoti', 'Sade Sati']);
});

it('names them on pages by turns where they do not fit beside one another, and cuts neither', () => {
  expect(headTexts('A society of a long name', 'Customs and stones', line(30, 4))).toEqual([
    'A society of a long name',
    '',
  ]);
  expect(headTexts('A society of a long name', 'Customs and stones', line(30, 5))).toEqual(['', 'Customs and stones']);
});

it('names the chapter alone for a brand without a name', () => {
  expect(headTexts('', 'Yogas', line(30))).toEqual(['', 'Yogas']);
});
