/** The years of a prediction: what begins in each is what the endpoints answer, and no date has passed. */
import * as eventEndpoint from '../../functions/interpret/event-windows.ts';
import * as timelineEndpoint from '../../functions/transit/house-timeline.ts';
import * as vimshottariEndpoint from '../../functions/dasha/vimshottari.ts';
import { pdfPrediction } from '../../functions/pdf/prediction.ts';
import { bank } from '../../lib/words/bank.ts';
import { call, type Called } from '../support/call.ts';
import { fetched, layingPress, orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { matrix } from '../support/soak.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

let double: Awaited<ReturnType<typeof startReportPorts>>;
/** Lays its reports out. */
let laid: typeof double;
beforeAll(async () => {
  [double, laid] = [await startReportPorts(), await startReportPorts(layingPress)];
});
afterAll(() => Promise.all([double.stop(), laid.stop()]));

const print = (body: object, ports = double): Promise<Called> =>
  orderReport(ports, pdfPrediction, body, { customer: 'prediction' });
const { months } = bank('en', 'report');
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'];
const dayOf = (iso: string): string =>
  `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

const the = (name: string): string => (['Sun', 'Moon'].includes(name) ? `The ${name}` : name);
/** A day of a year that is named above it. */
const dayMonthOf = (iso: string): string => dayOf(iso).replace(/ \d{4}$/, '');

interface Stay {
  readonly name: string;
  readonly house: number;
  readonly sign: { readonly name: string };
  readonly span: { readonly start: string; readonly end: string };
}

it('gives each year a page with what begins in it, as the endpoints answer', async () => {
  const made = await print({ ...BIRTH, years: 3 });
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  const { outline, structure } = readPdf(await fetched(made));
  const issued: string = made.body.data.created;
  const first = Number(issued.slice(0, 4)) + (Number(issued.slice(5, 7)) > 6 ? 1 : 0);
  expect(outline.filter((title) => /^\d{4}$/.test(title ?? ''))).toEqual([first, first + 1, first + 2].map(String));
  const rows = structure.filter(({ role }) => role === 'TR' || role === 'Sect').map(({ whole }) => whole);
  const range = { from: `${first}-01-01`, to: `${first + 2}-12-31` };
  const later = ({ span }: Stay): boolean =>
    span.start.slice(0, 4) >= String(first) && Date.parse(span.start) > Date.parse(issued);
  const { body: slow } = await call(timelineEndpoint.handler, {
    ...BIRTH,
    ...range,
    bodies: ['jupiter', 'saturn', 'rahu'],
  });
  const { body: dasha } = await call(vimshottariEndpoint.handler, { ...BIRTH, depth: 2 });
  const parts: { lords: { name: string }[]; span: Stay['span'] }[] = dasha.data.periods.flatMap(
    ({ children }: { children: unknown[] }) => children,
  );
  const begun = parts.filter(
    ({ span }) => Number(span.start.slice(0, 4)) >= first && Number(span.start.slice(0, 4)) <= first + 2,
  );
  expect(begun.length).toBeGreaterThan(2);
  const wanted: string[][] = [
    ...slow.data.stays
      .filter(later)
      .map((one: Stay) => [
        `${dayMonthOf(one.span.start)} ${one.name} moves`,
        one.sign.name,
        `your ${ORDINALS[one.house - 1]} house`,
      ]),
    ...begun.map(({ lords, span }) => [
      `${dayMonthOf(span.start)} Sub-period begins`,
      `${the(lords.at(-1)?.name ?? '')} takes over`,
    ]),
    ...begun.map(({ lords, span }) => [lords.map(({ name }) => name).join(' – '), dayOf(span.start), dayOf(span.end)]),
  ];
  const missing = wanted.filter((cells) => !rows.some((row) => cells.every((cell) => row.includes(cell))));
  expect(missing).toEqual([]);
  const { body: work } = await call(eventEndpoint.handler, { ...BIRTH, ...range, event: 'job' });
  for (const { span } of work.data.windows) expect(rows.join(' ')).toContain(dayMonthOf(span.start));
});

// Three years are read above; a long run looks one year ahead too.
it.each(matrix([1, 10], (years) => years === 10))(
  'looks %i years ahead, and shows no date of the years that has passed',
  async (years) => {
    const made = await print({ ...BIRTH, years });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const { structure } = readPdf(await fetched(made));
    let year = '';
    const dated = structure.flatMap(({ role, whole }) => {
      if (/^H\d$/.test(role) && /^\d{4}$/.test(whole.trim())) year = whole.trim();
      return role === 'TR' && year !== '' && /^\d+ [A-Z][a-z]+ .*( begins|moves)/.test(whole.trim())
        ? [{ whole, year }]
        : [];
    });
    expect(dated.length).toBeGreaterThan(years * 2);
    for (const { whole, year } of dated) {
      const [, day = '', month = ''] = /^(\d+) ([A-Z][a-z]+)/.exec(whole.trim()) ?? [];
      const iso = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
      expect(iso >= String(made.body.data.created).slice(0, 10)).toBe(true);
    }
  },
);

it('takes a birth date in three members, and refuses eleven years', async () => {
  const { date: _, ...rest } = BIRTH;
  const whole = await print({ ...rest, day: 10, month: 5, year: 1990, years: 1, language: 'hi' }, laid);
  expect([whole.status, whole.body.error]).toEqual([201, undefined]);
  const refused = await print({ ...BIRTH, years: 11 });
  expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'years']);
});
