/** No letter of any drawing inside a report is below the floor, at the width at which it is printed. */
import { labelsOf } from '../../../lib/print/draw/scene.ts';
import { FLOOR } from '../../../lib/print/draw/sizing.ts';
import { flowReport } from '../../../lib/print/press/flow.ts';
import { documentOf, TEMPLATES } from '../../../lib/tools/local/reports/made.ts';

const ONE = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const OTHER = { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 };

it.each(Object.keys(TEMPLATES).filter((name) => name !== 'year'))('can be read in the drawings of %s', async (name) => {
  const template = TEMPLATES[name];
  if (template === undefined) throw new Error(`no ${name}`);
  const { pages } = flowReport(await documentOf(template, { one: ONE, other: OTHER, language: 'en' }));
  const small = pages.flatMap((page, i) =>
    page.flatMap(({ row }) =>
      row.cells.flatMap(({ ops }) =>
        ops.flatMap((op) =>
          op.op === 'scene'
            ? labelsOf(op.scene.nodes)
                .filter(({ size }) => size * op.width < FLOOR.points - 0.01)
                .map(({ text, size }) => `page ${i + 2}: ${text} at ${(size * op.width).toFixed(2)}`)
            : [],
        ),
      ),
    ),
  );
  expect(small).toEqual([]);
});
