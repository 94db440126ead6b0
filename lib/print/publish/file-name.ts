/** The names under which a report is saved, and how its reader is called where others may see it. */
import type { ReportRecord } from './records.ts';

/** Most letters of a name in that of a file. */
const MOST = 60;

const words = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MOST);

/** Latin letters without their marks; what other scripts write is left out. */
const ascii = (text: string): string =>
  words(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}+/gu, '')
      .replaceAll(/[^\x20-\x7e]+/g, ' '),
  );

/**
 * `Asha-Iyer-kundli.pdf` in ASCII, and the same in the script of the name for browsers that read UTF-8. A report of nobody
 * is saved under your own name for it, or as report.pdf.
 * @example
 * fileNames({ person: 'Asha Iyer', kind: 'kundli', reference: '' }).filename // → 'Asha-Iyer-kundli.pdf'
 */
export const fileNames = ({
  person,
  kind,
  reference,
}: Pick<ReportRecord, 'person' | 'kind' | 'reference'>): { readonly filename: string; readonly title: string } => {
  const what = kind.replaceAll('_', '-');
  const plain = ascii(person);
  const own = words(person);
  const filename = plain === '' ? 'report.pdf' : `${plain}-${what}.pdf`;
  if (own !== '') return { filename, title: `${own}-${what}.pdf` };
  return { filename, title: reference === '' ? filename : `${reference}.pdf` };
};

const letterOf = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';

/**
 * A name as a page that anyone with the link may open calls its reader: the first name, and one letter of the last. Of a pair
 * (`Ravi Kumar · Asha Verma`) both.
 * @example
 * shortName('Asha Verma') // → 'Asha V.'
 */
export const shortName = (person: string): string =>
  person
    .split(' · ')
    .map((name) => {
      const [first = '', ...others] = name.trim().split(/\s+/);
      const last = others.at(-1);
      return last === undefined ? first : `${first} ${letterOf(last)}.`;
    })
    .join(' · ');

/** The first name alone, as a letter speaks to its reader; empty for a pair and for nobody. */
export const firstName = (person: string): string =>
  person.includes(' · ') ? '' : (person.trim().split(/\s+/)[0] ?? '');
