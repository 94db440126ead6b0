/** The book of a pair: Mars by each starting point, links named once, leads that keep what they announce. */
import { cellText, type Block } from '../../lib/contract/ports/report-document.ts';
import { PRESS } from '../../lib/print/press/press.ts';
import { planNamed } from '../../lib/service/reports/preview.ts';
import { bank } from '../../lib/words/bank.ts';

const REQUEST = {
  requestId: 'matching',
  variables: {},
  credits: () => ({ charged: 0, remaining: null }),
  warnings: [],
};
const PAIR = {
  groom: { name: 'Ravi', date: '1988-03-02', time: '06:15:00', lat: 19.076, lon: 72.8777, tz: 5.5 },
  bride: { name: 'Asha', date: '1990-05-10', time: '19:55:00', lat: 28.6139, lon: 77.209, tz: 5.5 },
};
const made = async (body: object): Promise<readonly Block[]> => {
  const plan = await planNamed(
    'matching',
    { ...PAIR, ...body },
    { ...REQUEST, language: undefined },
    { press: PRESS, space: 'matching', worn: null },
  );
  return (await plan.document()).blocks;
};
/** Tables, those in columns too. */
const tablesIn = (blocks: readonly Block[]): readonly Extract<Block, { kind: 'table' }>[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'columns') return block.columns.flatMap((one) => tablesIn(one.blocks));
    return block.kind === 'table' ? [block] : [];
  });
const leadOf = (blocks: readonly Block[], id: string): string | undefined =>
  blocks.flatMap((block) => (block.kind === 'chapter' && block.id === id ? [block.lead] : []))[0];

describe('a pair', () => {
  it('says of each starting point whether a rule lifts Mars there', async () => {
    const blocks = await made({ language: 'en' });
    const { labels } = bank('en', 'report-matching');
    const [from] = tablesIn(blocks).filter(({ head }) => head[0] === labels.from_where && head.length === 3);
    // Her Mars stands in Aquarius, for which the dosha is lifted wherever it is counted from: 4, 4 and 12.
    expect(from?.rows.map((row) => cellText(row[2] ?? ''))).toEqual([
      'House 4, lifted by a rule',
      'House 4, lifted by a rule',
      'House 12, lifted by a rule',
    ]);
    expect(from?.rows.map(([, his = '']) => (typeof his === 'string' ? null : his.mark))).toEqual([
      'dash',
      'dash',
      'dash',
    ]);
    const [rules] = tablesIn(blocks).filter(({ head }) => head[0] === labels.rule);
    const inAquarius = rules?.rows.find(([rule = '']) => cellText(rule).includes('Aquarius'));
    expect(cellText(inAquarius?.[2] ?? '')).toBe('Ascendant, Moon, Venus');
  });

  it('names a link that is looked at from both sides once, and the windows of each in words', async () => {
    const blocks = await made({ language: 'en' });
    const { labels } = bank('en', 'report-matching');
    const [links] = tablesIn(blocks).filter(({ head }) => head[0] === labels.link);
    const names = links?.rows.map(([name = '']) => cellText(name)).filter((name) => name !== labels.link_back) ?? [];
    expect(new Set(names).size).toBe(names.length);
    const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
    for (const name of ['Ravi', 'Asha']) expect(texts.some((text) => text.includes(`${name}: `))).toBe(true);
  });

  it('says what each porutham stands for, and what found a dosha in both charts once', async () => {
    const blocks = await made({ language: 'en' });
    const { porutham } = bank('en', 'report-matching');
    const tables = tablesIn(blocks);
    for (const text of Object.values(porutham)) {
      const rows = tables.flatMap(({ rows: all }) => all.filter((row) => cellText(row.at(-1) ?? '').startsWith(text)));
      expect([text, rows.length]).toEqual([text, 1]);
    }
    // Neither Moon has a neighbour: Kemadruma, lifted in each chart by something else.
    const notes = tables.flatMap((table) => table.notes ?? []).join(' ');
    expect(notes.split('no planet in the second or the twelfth from the Moon')).toHaveLength(2);
    expect(notes).toMatch(/Lifted for Ravi by: .*Lifted for Asha by: /);
  });

  it('lists of the rules for Mars those that hold, where some do', async () => {
    const [rules] = tablesIn(await made({ language: 'en' })).filter(
      ({ head }) => head[0] === bank('en', 'report-matching').labels.rule,
    );
    const holds = rules?.rows.map((row) => row.slice(1).some((cell) => cellText(cell) !== '')) ?? [];
    expect(holds.length).toBeGreaterThan(1);
    expect(holds).not.toContain(false);
  });

  it('names the place of each as it was sent, and leaves a month before the first day for a wedding', async () => {
    const places = { groom: { ...PAIR.groom, place_name: 'Matunga' }, bride: { ...PAIR.bride, place_name: 'Okhla' } };
    const blocks = await made({ ...places, language: 'en' });
    const { labels } = bank('en', 'report-matching');
    const { labels: shared, months } = bank('en', 'report');
    const rows = tablesIn(blocks).flatMap(({ rows: all }) => all.map((row) => row.map(cellText)));
    expect(rows.find(([label]) => label === shared.place)).toEqual([shared.place, 'Matunga', 'Okhla']);
    const [days] = tablesIn(blocks).filter(({ head }) => head.includes(labels.from_to));
    expect(days?.head).toContain(shared.ascendant);
    expect(days?.rows.length).toBeGreaterThan(0);
    for (const [day = '', , hours = '', rising = ''] of days?.rows.map((row) => row.map(cellText)) ?? []) {
      const [, date = '', month = '', year = ''] = /, (\d+) (\w+) (\d+)$/.exec(day) ?? [];
      const at = Date.UTC(Number(year), months.indexOf(month), Number(date));
      expect(at - Date.now()).toBeGreaterThan(28 * 86_400_000);
      expect(rising.split('\n')).toHaveLength(hours.split('\n').length);
    }
  });

  it('prints the score of marriage also where its reading is in no language of the report', async () => {
    const scores = async (language: 'en' | 'ta'): Promise<readonly string[]> => {
      const { labels } = bank(language, 'report-matching');
      const rows = tablesIn(await made({ language })).flatMap(({ rows: all }) => all.map((row) => row.map(cellText)));
      return rows.find(([label]) => label === labels.area)?.slice(1) ?? [];
    };
    const told = await scores('en');
    expect(told).toHaveLength(2);
    expect(await scores('ta')).toEqual(told.map((text) => text.split(' · ')[0]));
  });

  it('prints the ayanamsa of both births', async () => {
    const blocks = await made({ language: 'en' });
    const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
    // Lahiri: 23°15′00.7″ on 21 March 1956 and 50.29″ a year from there come to 23.69° in 1988 and 23.72° in 1990.
    expect(facts.find(([label]) => label === 'Ayanamsa')?.[1]).toMatch(/23\.69\d+° · 23\.72\d+°$/);
  });

  it('announces readings where it has them alone', async () => {
    const { chapters, texts } = bank('ta', 'report-matching');
    const plain = await made({ language: 'ta' });
    expect([leadOf(plain, 'couple'), leadOf(plain, 'bond')]).toEqual([texts.couple_plain, texts.bond_plain]);
    const both = await made({ language: 'ta', prose: 'en' });
    expect([leadOf(both, 'couple'), leadOf(both, 'bond')]).toEqual([chapters.couple.lead, chapters.bond.lead]);
  });
});
