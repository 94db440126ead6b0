/** An almanac of several months: its contents name every chapter, and the good days of a month are those that the month alone has. */
import { flowReport } from '../../../lib/print/press/flow.ts';
import { cellText, type Block, type ReportDocument } from '../../../lib/contract/ports/report-document.ts';
import { documentOf, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';

const ANYONE = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const OCCASIONS = [
  'Marriage (vivaha)',
  'Buying a vehicle',
  'Entering a new house (griha pravesh)',
  'Naming a child (namakarana)',
];

const almanac = (from: string, to: string): Promise<ReportDocument> => {
  const { panchang } = TEMPLATES;
  if (panchang === undefined) throw new Error('no panchang');
  const body = (): object => ({ ...panchang.body(ANYONE, ANYONE), from, to });
  return documentOf({ ...panchang, body: () => ({ ...body() }) }, { one: ANYONE, other: ANYONE, language: 'en' });
};
let both: ReportDocument;
beforeAll(async () => {
  both = await almanac('2026-04-01', '2026-05-31');
});

const tablesIn = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) =>
    block.kind === 'columns' ? tablesIn(block.columns.flatMap(({ blocks: inside }) => inside)) : [block],
  );

/** `15 15:22–22:31` of each stretch of a list in which a date stands once for all that follow it. */
const dated = (lines: readonly string[]): readonly string[] => {
  let date = '';
  return lines.flatMap((line) => {
    const { day = '', hours } = /^[\s\u2007]*(?:(?<day>\d+)\s+)?(?<hours>\d\d:\d\d\S+)$/u.exec(line)?.groups ?? {};
    if (day !== '') date = day;
    return hours === undefined ? [] : [`${date} ${hours}`];
  });
};

it('lists its last chapter in the contents', () => {
  const titles = both.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.title] : []));
  const listed = flowReport(both)
    .pages.flat()
    .flatMap(({ row }) => row.cells.filter(({ role }) => role === 'TOCI'))
    .map(({ ops }) => ops.flatMap((op) => (op.op === 'text' ? [op.text] : [])).join(' '));
  const unlisted = titles.filter((title) => !listed.some((line) => line.startsWith(title)));
  expect(titles).toContain('How to read this report');
  expect(unlisted).toEqual(['Contents']);
});

it('has the good days of a month, with each of their hours, that the month alone has', async () => {
  const alone = tablesIn((await almanac('2026-04-01', '2026-04-30')).blocks);
  const beside = both.blocks.find((block) => block.kind === 'table' && block.head[0] === OCCASIONS[0]);
  if (beside?.kind !== 'table') throw new Error('no good days');
  for (const occasion of OCCASIONS) {
    const from = beside.head.indexOf(occasion);
    const to = beside.head.findIndex((name, i) => i > from && name !== '');
    const columns = beside.rows.flatMap((row) => row.slice(from, to === -1 ? undefined : to).map(cellText));
    const at = alone.findIndex((block) => block.kind === 'heading' && block.text === occasion);
    const table = alone[at + 1];
    const own = (table?.kind === 'table' ? table.rows : []).flatMap(([date = '', hours = '']) =>
      cellText(hours)
        .split(/,\s+/u)
        .map((span) => `${cellText(date).split(/\s/u)[0]} ${span}`),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(dated(columns.flatMap((column) => column.split('\n')))).toEqual(own);
  }
});
