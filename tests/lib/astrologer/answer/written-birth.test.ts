/** Births as people write them into a message. */
import { birthIn } from '../../../../lib/astrologer/answer/people/written-birth.ts';
import { birthsIn } from '../../../../lib/astrologer/answer/people/written-births.ts';

const TODAY = { year: 2026, month: 11, day: 30 };

it.each([
  ['he was born 2012-04-18 09:10 in Indore', '2012-04-18', '09:10', 'indore'],
  ['जन्म 1999-02-11, 14:25, लखनऊ', '1999-02-11', '14:25', 'लखनऊ'],
  ['uska janm 14-8-1993 ko 07:20 subah Jaipur me hua hai', '1993-08-14', '07:20', 'jaipur'],
  ['was born on 12 March 1998 at 5 am in Pune', '1998-03-12', '05:00', 'pune'],
  ['DOB 14/08/1993, 7:20 pm, New Delhi.', '1993-08-14', '19:20', 'new delhi'],
  ['जन्म ५ जनवरी १९८८ को रात ११ बजे नागपुर में हुआ', '1988-01-05', '23:00', 'नागपुर'],
  ['born May 3rd, 1995, 12:45 am, Navi Mumbai', '1995-05-03', '00:45', 'navi mumbai'],
  ['janm 1.7.1990 shaam 6 baje Kota', '1990-07-01', '18:00', 'kota'],
  ['1990-12-05 18:30 Bhopal', '1990-12-05', '18:30', 'bhopal'],
  ['she was born on 5 May 1992 in Nagpur', '1992-05-05', null, 'nagpur'],
  ['Uska janam 20 July 1992 subah 6:10 Varanasi ka hai.', '1992-07-20', '06:10', 'varanasi'],
  ['उनका जन्म 3 नवंबर 1990, शाम 6:30, चंडीगढ़ का है', '1990-11-03', '18:30', 'चंडीगढ'],
  ['मेरा बेटा दसवीं में है, जन्म 12 मई 2011 सुबह 7:45 भोपाल', '2011-05-12', '07:45', 'भोपाल'],
  ['born 9 September 1998, 4:05 pm, Coimbatore) is looking for a job in IT', '1998-09-09', '16:05', 'coimbatore'],
  ['dob 4/2/85 sadhe 5 baje subah Kota', '1985-02-04', '05:30', 'kota'],
  ['born 13 May 1985, 5:55 am, Kochi asks which gemstone suits him', '1985-05-13', '05:55', 'kochi'],
  // Month and day in the other order, where only that is a date.
  ['born 12/25/1991 at 3:05 pm in Surat', '1991-12-25', '15:05', 'surat'],
] as const)('reads “%s”', (message, date, time, place) => {
  const found = birthIn(message, TODAY);
  expect([found?.birth.date, found?.birth.time, found?.birth.places[0]]).toEqual([date, time, place]);
});

it('reads a day alone, without a time and a place', () => {
  const found = birthIn('uski date of birth 17 Oct 1995 hai, time nahi pata', TODAY);
  expect(found?.birth).toEqual({ date: '1995-10-17', time: null, places: [] });
});

it.each([
  ['Will my son do well in studies? he was born 2012-04-18 09:10 in Indore', 'will my son do well in studies?'],
  ['बेटी की शादी कब होगी? जन्म 1999-02-11, 14:25, लखनऊ', 'बेटी की शादी कब होगी?'],
  ['my daughter (born 3 June 2015, 10:20, Chennai), when will she marry', 'my daughter'],
  ['1990-12-05 18:30 Bhopal', ''],
])('leaves the question of “%s”', (message, rest) => {
  expect(birthIn(message, TODAY)?.rest).toContain(rest);
});

it.each([
  'I joined on 3 march 2020 and left in 2024, when will I get a job',
  'my mother died on 12.05.2019 at 5 pm in Pune, will I get her house',
  'is 12 december 2026 good for buying a car at 10 am in Pune',
  'we met on 14/02/2021 at 6 pm in Delhi and now he does not call me any more',
  'born on 31 February 1990 at 5 am in Pune',
  'was born in 1990 in Pune',
])('takes nothing in “%s” for a birth', (message) => {
  expect(birthIn(message, TODAY)).toBeNull();
});

it.each([
  ['My son was born on 3 Feb 2009 at 8:15 am in Jabalpur', [['son', false, 'male']]],
  ['patni ki kundli bhi dekho 11 february 1988 subah 10:15 durg', [['wife', false, 'female']]],
  ['bhabhi ne ek ladki dekhi hai, janam 22 July 1995, subah 5:40, Muzaffarpur', [[null, true, 'female']]],
  ['Does my son have mangal dosh? born 19 Nov 1999 6:45 am Amritsar', [['son', false, 'male']]],
  ['I was born on 10 May 1990 and my wife on 5 May 1992 at 6:15 pm in Nagpur', [['wife', false, 'female']]],
  ['mere bete ki patni ka janam 5 May 1992 subah 6 baje Pune', [['other', false, 'female']]],
  [
    'one boy born 11 April 1994 2:30 pm Srinagar and the other born 5 October 1995 8 am Jammu',
    [
      [null, true, 'male'],
      [null, true, 'male'],
    ],
  ],
] as const)('tells whose birth it is: “%s”', (message, whose) => {
  const found = birthsIn(message, TODAY)?.births.map(({ who, isSuitor, sex }) => [who, isSuitor, sex]);
  expect(found).toEqual(whose);
});

it.each(['mera janam 5 May 1992 subah 6 baje Pune ka hai', 'I was born on 5 May 1992 at 6 am in Pune'])(
  'takes a birth of one’s own for nobody else’s: “%s”',
  (message) => {
    expect(birthsIn(message, TODAY)).toBeNull();
  },
);
