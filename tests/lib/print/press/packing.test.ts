/** Reports of unlike births as a reader turns their pages: nothing short is torn, nothing left behind, few pages bare. */
import { flowReport } from '../../../../lib/print/press/flow.ts';
import { sheetOf } from '../../../../lib/print/press/sheet.ts';
import { documentOf, printedIn, randomBodies, TEMPLATES } from '../../../../lib/tools/local/reports/made.ts';
import { packingFaults, type PackingFault } from '../../../support/packing.ts';

const NOW = Date.parse('2026-11-29T06:00:00Z');
const PRINTED = ['standard', 'numerology', 'saturn', 'mini', 'lal-kitab'] as const;
const LANGUAGES = ['en', 'hi', 'ta'] as const;
/** One page of so many may be bare. */
const ONE_IN = 20;

describe('the pages of ten births', () => {
  const births = randomBodies(11);
  const found: { readonly name: string; readonly pages: number; readonly faults: readonly PackingFault[] }[] = [];
  beforeAll(async () => {
    const other = births[10];
    for (const [i, one] of births.slice(0, 10).entries()) {
      const name = PRINTED[i % PRINTED.length] ?? 'standard';
      const template = TEMPLATES[name];
      if (template === undefined || other === undefined) throw new Error(`no ${name}`);
      const whole = printedIn(template, LANGUAGES);
      const language = whole[i % whole.length] ?? 'en';
      const report = await documentOf(template, { one, other, language, now: NOW });
      const { pages } = flowReport(report);
      found.push({
        name: `${name} ${language} ${one.date}`,
        pages: pages.length,
        faults: packingFaults(report.blocks, pages, sheetOf(report)),
      });
    }
  }, 240_000);

  const told = (kind: PackingFault['kind']): string[] =>
    found.flatMap(({ name, faults }) =>
      faults.flatMap((fault) => (fault.kind === kind ? [`${name}, page ${fault.page}: ${fault.text}`] : [])),
    );

  it.each(['torn', 'orphan', 'small', 'scrap'] as const)('hold nothing %s', (kind) => {
    expect(found).toHaveLength(10);
    expect(told(kind)).toEqual([]);
  });

  it('are seldom bare', () => {
    const pages = found.reduce((sum, one) => sum + one.pages, 0);
    expect(told('bare').length).toBeLessThanOrEqual(pages / ONE_IN);
  });
});
