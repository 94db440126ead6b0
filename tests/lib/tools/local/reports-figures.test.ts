/** The check of figures: what stands in an answer is known, what does not is found. */
import { strangeFigures } from '../../../../lib/tools/local/reports/figures.ts';
import type { Block } from '../../../../lib/contract/ports/report-document.ts';

const table = (...row: string[]): Block => ({
  kind: 'table',
  columns: row.map(() => ({ align: 'left' })),
  head: [],
  rows: [row],
});
const birth = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const sources = {
  answers: [
    { data: { longitude: 42.5, span: { start: '1985-01-01T00:00:00Z', end: '2000-05-10T00:00:00Z' } } },
    {
      meta: {
        periods: [
          { cycle: 1, span: { start: '2020-01-01T00:00:00Z', end: '2020-04-10T00:00:00Z' } },
          { cycle: 1, span: { start: '2021-01-01T00:00:00Z', end: '2021-04-11T00:00:00Z' } },
          { cycle: 2, span: { start: '2022-01-01T00:00:00Z', end: '2022-07-20T00:00:00Z' } },
        ],
      },
    },
  ],
  births: [birth],
  issued: '2026-11-28',
};

it('knows numbers, longitudes, times, spans from birth on and the stays of a cycle', () => {
  // 42.5° is 12°30′ of Taurus; 3653 days from birth to the end of the period; 100 and 100 days of one cycle are 200.
  const cells = ['42.50', '12°30′', '19:55', '14:25', '3653', '200', '76 in 100 charts'];
  expect(strangeFigures({ blocks: [table(...cells)] }, sources, 'en')).toEqual({ figures: 7, faults: [] });
});

it('finds a figure that no answer has', () => {
  const { faults } = strangeFigures({ blocks: [table('42.51', '12°31′', '19:56', '400')] }, sources, 'en');
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['42.51', '12°31′', '19:56', '400']);
});

it('asks nothing of the meanings of words, and goes on after them', () => {
  const chapter = (id: string): Block => ({ kind: 'chapter', id, title: id, lead: '', start: 'flow' });
  const blocks = [
    table('401'),
    chapter('glossary'),
    table('Vimshottari', 'periods over 402 years'),
    chapter('notice'),
    table('403'),
  ];
  const { figures, faults } = strangeFigures({ blocks }, sources, 'en');
  expect(figures).toBe(2);
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['401', '403']);
});
