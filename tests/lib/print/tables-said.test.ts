/** What tables of a birth come to: each sentence says what the endpoint of its table answers, and a form in tables has none. */
import * as chalit from '../../../functions/kundli/bhava-chalit.ts';
import * as yogini from '../../../functions/dasha/yogini.ts';
import * as vimshopaka from '../../../functions/varga/vimshopaka.ts';
import * as ranks from '../../../functions/jaimini/rashi-bala.ts';
import * as lines from '../../../functions/interpret/varga-chart.ts';
import type { Block } from '../../../lib/contract/ports/report-document.ts';
import { documentOf, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';
import { bank } from '../../../lib/words/bank.ts';
import { call } from '../../support/call.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const NOW = Date.parse('2026-11-29T06:00:00Z');

const textsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'columns') return block.columns.flatMap((one) => textsOf(one.blocks));
    return block.kind === 'text' ? [block.text] : [];
  });
const printedIn = async (template: string, language = 'en', prose?: string): Promise<string> => {
  const found = TEMPLATES[template];
  if (found === undefined) throw new Error(`no template ${template}`);
  const use =
    prose === undefined
      ? found
      : { ...found, body: (...of: Parameters<typeof found.body>) => ({ ...found.body(...of), prose }) };
  return textsOf((await documentOf(use, { one: BIRTH, other: BIRTH, language, now: NOW })).blocks).join('\n');
};

let complete: string;
beforeAll(async () => {
  complete = await printedIn('complete');
});

it('names the planets with most and with least strength over sixteen divisions', async () => {
  const { body } = await call(vimshopaka.handler, BIRTH);
  const rows: readonly { readonly name: string; readonly shodashavarga: number }[] = body.data.planets;
  const ranked = rows.toSorted((a, b) => b.shodashavarga - a.shodashavarga);
  expect(complete).toContain(`${ranked[0]?.name} has most (${ranked[0]?.shodashavarga.toFixed(2)})`);
  expect(complete).toContain(`${ranked.at(-1)?.name} has least (${ranked.at(-1)?.shodashavarga.toFixed(2)})`);
});

it('names the strongest and the weakest sign, and the planets that change their house by degree', async () => {
  const { body: signs } = await call(ranks.handler, BIRTH);
  expect(complete).toContain(`By this count ${signs.data.ranking[0].sign.name}, your 6th house, is the strongest`);
  expect(complete).toContain(`${signs.data.ranking.at(-1).sign.name}, your 7th house, is the weakest`);
  const { body: houses } = await call(chalit.handler, BIRTH);
  const moved: readonly { readonly name: string; readonly bhava_house: number; readonly shifted: boolean }[] =
    houses.data.planets.filter(({ shifted }: { shifted: boolean }) => shifted);
  expect(moved.map(({ name }) => name)).toEqual(['Sun']);
  expect(complete).toContain(`the ${moved[0]?.name} stands in your ${moved[0]?.bhava_house}th house (partnership)`);
});

it('says what the running yogini and the next one are held to bring, in the language of the readings', async () => {
  const { body } = await call(yogini.handler, BIRTH);
  interface Period {
    readonly lords: readonly { readonly key: string; readonly name: string }[];
    readonly span: { readonly start: string; readonly end: string };
  }
  const periods: readonly Period[] = body.data.periods;
  const at = periods.findIndex(({ span }) => Date.parse(span.start) <= NOW && NOW < Date.parse(span.end));
  const { yoginis } = bank('en', 'report-tables');
  for (const printed of [complete, await printedIn('standard', 'ta', 'en')])
    for (const { lords, span } of periods.slice(at, at + 2)) {
      const [lord] = lords;
      const sense = Object.entries(yoginis).find(([key]) => key === lord?.key)?.[1] ?? '';
      const sentence = printed.split(/(?<=\.)\s/).find((one) => one.includes(sense)) ?? '';
      expect(sentence).toMatch(new RegExp(`^${lord?.name}, .* until \\d+ \\w+ ${span.end.slice(0, 4)}, `));
    }
});

it('says in a standard book how the lords of navamsa and dasamsa stand', async () => {
  const printed = await printedIn('standard');
  for (const chart of ['D9', 'D10']) {
    const { body } = await call(lines.handler, BIRTH, { path: { chart } });
    const [first] = body.data.lines;
    expect(printed).toContain(first.text);
  }
});

it('says of the chakra what lines on a point mean, and of a point with lines of both kinds that they balance', () => {
  const { chakra, chakra_both: both } = bank('en', 'report-tables');
  // On 29 November 2026 Mercury and the Sun both meet the birth star.
  expect(complete).toContain(both.star);
  expect(complete).toContain(chakra.lasts);
});

it('has no such sentence in a form of tables, which may be of a child', async () => {
  const printed = await printedIn('tables');
  expect(printed).not.toMatch(/by that count|by this count|has most \(|follows until/i);
});
