/** Dates on the pages of a report: none before the birth, none that has passed among those to come, ranges in order. */
import { cellText, type Block, type ReportDocument } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { languagesWith, type Language } from '../../../words/languages.ts';
import { textsOf } from './contradictions.ts';

/** A date in a text, `2026-11-28`, and where it stands. */
interface Found {
  readonly iso: string;
  readonly at: number;
  readonly end: number;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Reads the whole dates of texts in a language, as reports write them. */
export const dateReader = (language: Language): ((text: string) => readonly Found[]) => {
  const { months, date } = bank(language, 'report');
  // Longer names first: one month may begin another.
  const names = months.toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = escaped(date)
    .replace(String.raw`\{day\}`, String.raw`(?<day>\d{1,2})`)
    .replace(String.raw`\{month\}`, `(?<month>${names.join('|')})`)
    .replace(String.raw`\{year\}`, String.raw`(?<year>\d{4})`);
  const form = new RegExp(pattern, 'gu');
  return (text) =>
    [...text.matchAll(form)].map(({ 0: whole, index, groups = {} }) => {
      const { day = '', month = '', year = '' } = groups;
      const number = String(months.indexOf(month) + 1).padStart(2, '0');
      return { iso: `${year}-${number}-${day.padStart(2, '0')}`, at: index, end: index + whole.length };
    });
};

/** Tables of dates to come name their first column so. */
const whenLabels = (language: Language): readonly string[] => [
  ...(languagesWith('report-kundli').includes(language) ? [bank(language, 'report-kundli').labels.when] : []),
  ...(languagesWith('report-matching').includes(language) ? [bank(language, 'report-matching').labels.when] : []),
];

const tablesIn = (blocks: readonly Block[]): readonly Extract<Block, { kind: 'table' }>[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') return [block];
    if (block.kind === 'columns') return tablesIn(block.columns.flatMap(({ blocks: inside }) => inside));
    return block.kind === 'fill' ? tablesIn(block.blocks) : [];
  });

const DAY_MS = 86_400_000;

/** What of a report is known beforehand: the birth (empty for none) and the day of issue, ISO dates. */
export interface KnownDays {
  readonly born: string;
  readonly issued: string;
}

/** Dates that cannot stand where they stand, and how many were looked at. */
export const wrongDates = (
  { blocks }: Pick<ReportDocument, 'blocks'>,
  language: Language,
  { born, issued }: KnownDays,
): { readonly dates: number; readonly faults: readonly string[] } => {
  const read = dateReader(language);
  // The birth in UTC may be a day before that on its own clock.
  const first = born === '' ? '' : new Date(Date.parse(born) - DAY_MS).toISOString().slice(0, 10);
  let dates = 0;
  const faults = textsOf(blocks).flatMap((text) => {
    const found = read(text);
    dates += found.length;
    const early = found.filter(({ iso }) => iso < first).map(({ iso }) => `before birth: ${iso} in “${text}”`);
    const turned = found.flatMap((from, i) => {
      const to = found[i + 1];
      const isRange = to !== undefined && /^\s*[–-]\s*$/u.test(text.slice(from.end, to.at));
      return isRange && to.iso < from.iso ? [`a range that ends before it begins: “${text}”`] : [];
    });
    return [...early, ...turned];
  });
  const heads = whenLabels(language);
  const passed = tablesIn(blocks)
    .filter(({ head }) => heads.includes(head[0] ?? ''))
    .flatMap(({ rows }) => rows.map(([when = '']) => cellText(when)))
    .filter((when) => (read(when).at(-1)?.iso ?? issued) < issued)
    .map((when) => `has passed and stands among what comes: ${when}`);
  return { dates, faults: [...faults, ...passed] };
};
