/** The names of files as the design of reports has them: from the name in ASCII, `report.pdf` where there is none. */
import { fileNames, firstName, shortName } from '../../../../lib/print/publish/file-name.ts';

it.each([
  ['Asha Iyer', 'kundli', '', 'Asha-Iyer-kundli.pdf', 'Asha-Iyer-kundli.pdf'],
  [
    'Ravi Kumar · Asha Verma',
    'matching',
    '',
    'Ravi-Kumar-Asha-Verma-matching.pdf',
    'Ravi-Kumar-Asha-Verma-matching.pdf',
  ],
  ['José  Núñez', 'lal_kitab', '', 'Jose-Nunez-lal-kitab.pdf', 'José-Núñez-lal-kitab.pdf'],
  ['आशा अय्यर', 'kundli', '', 'report.pdf', 'आशा-अय्यर-kundli.pdf'],
  ['', 'panchang', 'A-77', 'report.pdf', 'A-77.pdf'],
  ['', 'panchang', '', 'report.pdf', 'report.pdf'],
  ['../../etc "x"\n', 'kundli', '', 'etc-x-kundli.pdf', 'etc-x-kundli.pdf'],
])('%s, %s', (person, kind, reference, filename, title) => {
  expect(fileNames({ person, kind, reference })).toEqual({ filename, title });
});

it('calls a reader by first name and a letter where others may see it', () => {
  expect(['Asha Verma', 'Asha', 'Ravi Kumar · Asha Rani Verma', 'आशा अय्यर', ''].map(shortName)).toEqual([
    'Asha V.',
    'Asha',
    'Ravi K. · Asha V.',
    'आशा अ.',
    '',
  ]);
  expect(['Asha Verma', 'Ravi · Asha', ''].map(firstName)).toEqual(['Asha', '', '']);
});
