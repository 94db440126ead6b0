/** The report of Saturn: every entry and exit is that of dosha/sade-sati and shani-dhaiya, none lies before birth. */
import * as dhaiyaEndpoint from '../../functions/dosha/shani-dhaiya.ts';
import * as sadeSatiEndpoint from '../../functions/dosha/sade-sati.ts';
import * as vimshottariEndpoint from '../../functions/dasha/vimshottari.ts';
import { pdfSaturn } from '../../functions/pdf/saturn.ts';
import { PRESS } from '../../lib/print/press/press.ts';
import { planNamed } from '../../lib/service/reports/preview.ts';
import { bank } from '../../lib/words/bank.ts';
import { call, type Called } from '../support/call.ts';
import { fetched, orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { inTurn } from '../support/soak.ts';

interface Stay {
  readonly phase_name: string;
  readonly kind_name: string;
  readonly span: { readonly start: string; readonly end: string };
}

const PLACE = { lat: 28.6139, lon: 77.209, tz: 5.5 };
/** The Moon in Scorpio (one running at birth, none today), Aquarius (running today), Gemini, and one born last year. */
const BIRTHS = [
  { ...PLACE, date: '1990-05-10', time: '19:55' },
  { ...PLACE, date: '1962-02-05', time: '06:00' },
  { ...PLACE, date: '1985-01-23', time: '12:00' },
  { ...PLACE, date: '1976-07-25', time: '03:15' },
  { ...PLACE, date: '2025-11-14', time: '09:40' },
];
const LIFE_YEARS = 90;

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts();
});
afterAll(() => double.stop());

const print = (body: object): Promise<Called> => orderReport(double, pdfSaturn, body, { customer: 'saturn' });
/** Reports that were printed, each once for all who read it. */
const kept = new Map<string, Promise<Called>>();
const standing = (body: object): Promise<Called> => {
  const name = JSON.stringify(body);
  const made = kept.get(name) ?? print(body);
  kept.set(name, made);
  return made;
};
const printedDay = (language: 'en' | 'hi', iso: string): string => {
  const { months } = bank(language, 'report');
  return `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
};

describe.each(
  inTurn(BIRTHS, ['en', 'hi'] as const).map(([birth, language]) => ({ birth, language, date: birth.date })),
)('pdf/saturn of $date, $language', ({ birth, language }) => {
  it('prints what the endpoints answer', async () => {
    const made = await standing({ ...birth, language });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    expect([made.body.data.kind, made.body.data.template]).toEqual(['saturn', 'standard']);
    expect(made.body.data.pages).toBeGreaterThanOrEqual(8);
    const { pages, structure } = readPdf(await fetched(made));
    const rows = structure.filter(({ role }) => role === 'TR').map(({ whole }) => whole);
    const words = bank(language, 'report-saturn');
    const { body: cycle } = await call(sadeSatiEndpoint.handler, { ...birth, language });
    const { body: short } = await call(dhaiyaEndpoint.handler, { ...birth, language });
    const born = `${birth.date}T${birth.time}`;
    const since = (iso: string): string => (iso.slice(0, 16) <= born ? words.at_birth : printedDay(language, iso));
    const within = ({ span }: Stay): boolean =>
      Number(span.start.slice(0, 4)) < Number(birth.date.slice(0, 4)) + LIFE_YEARS - 1;
    const wanted = [
      // A Sade Sati whose earlier parts were over at birth begins in this life with its next part.
      ...cycle.data.cycles.filter(within).map((one: Stay & { cycle: number }) => {
        const parts = cycle.data.periods.filter((part: Stay & { cycle: number }) => part.cycle === one.cycle);
        const first = parts.find((part: Stay) => part.span.end.slice(0, 16) > born);
        return [since(first.span.start), printedDay(language, one.span.end)];
      }),
      ...short.data.periods
        .filter(within)
        .map(({ kind_name, span }: Stay) => [kind_name, since(span.start), printedDay(language, span.end)]),
    ];
    for (const cells of wanted)
      expect([cells, rows.some((row) => cells.every((cell: string) => row.includes(cell)))]).toEqual([cells, true]);
    // The phases of the Sade Sati that the report is about, with a reading and its reason each.
    const now = made.body.data.created;
    const current =
      cycle.data.cycles.find(({ span }: Stay) => Date.parse(span.end) > Date.parse(now)) ?? cycle.data.cycles.at(-1);
    const stays = cycle.data.periods.filter((one: { cycle: number }) => one.cycle === current.cycle);
    for (const { phase_name, span } of stays)
      expect(
        rows.some((row) =>
          [phase_name, since(span.start), printedDay(language, span.end)].every((cell) => row.includes(cell)),
        ),
      ).toBe(true);
    const whole = pages.map(({ text, actual }) => (language === 'en' ? text : actual)).join(' ');
    // A phase that begins in this life names the great period of its first day and until when it lasts.
    const { body: great } = await call(vimshottariEndpoint.handler, { ...birth, language, depth: 1 });
    const [begun] = stays.filter(({ span }: Stay) => span.start.slice(0, 16) > born);
    if (begun !== undefined) {
      const period = great.data.periods.find(
        ({ span }: Stay) =>
          Date.parse(span.start) <= Date.parse(begun.span.start) && Date.parse(begun.span.start) < Date.parse(span.end),
      );
      const [opening = ''] = words.phase.period.split('{');
      expect(whole.replaceAll(/\s+/g, ' ')).toMatch(
        new RegExp(`${opening}[^.।]*${period.lords[0].name}[^.।]*${printedDay(language, period.span.end)}`, 'u'),
      );
    }
    expect(whole).toContain(cycle.data.present ? words.active : words.inactive);
  });

  it('has no date before birth', async () => {
    const { pages } = readPdf(await fetched(await standing({ ...birth, language })));
    const { months } = bank(language, 'report');
    const found = pages
      .map(({ text, actual }) => (language === 'en' ? text : `${text} ${actual}`))
      .flatMap((text) => [...text.matchAll(/(?<!\d)(\d{1,2}) ([\p{L}\p{M}]+) (\d{4})(?!\d)/gu)])
      .filter(([, , month = '']) => months.includes(month))
      .map(([, day = '', month = '', year = '']) =>
        [year, String(months.indexOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-'),
      );
    expect(found.length).toBeGreaterThan(20);
    // In UTC the day of birth may be the one before.
    const dayBefore = new Date(Date.parse(birth.date) - 86_400_000).toISOString().slice(0, 10);
    const early = found.filter((iso) => iso < dayBefore);
    expect(early).toEqual([]);
  });
});

it('says of a phase what its bindus ask, that they ask for the same as in the phase just before, or nothing that was said before', async () => {
  const plan = await planNamed(
    'saturn',
    { ...BIRTHS[0], language: 'en' },
    {
      requestId: 'saturn',
      variables: {},
      credits: () => ({ charged: 0, remaining: null }),
      warnings: [],
      language: undefined,
    },
    { press: PRESS, space: 'saturn', worn: null },
  );
  const { blocks } = await plan.document();
  const told = blocks.flatMap((block) =>
    block.kind === 'reading'
      ? [...block.paragraphs.join(' ').matchAll(/(?:few|many) bindus in \w+|same holds for \w+|Bindus in \w+/g)].map(
          ([text]) => text,
        )
      : [],
  );
  // The table of bindus: 2 in Libra, 6 in Scorpio, 2 in Sagittarius.
  expect(told).toEqual(['few bindus in Libra', 'many bindus in Scorpio']);
  // Moon and ascendant stand in one sign, so its house is that from the Moon and not told a second time.
  const said = blocks.flatMap((block) => (block.kind === 'reading' ? block.paragraphs : [])).join(' ');
  expect(said).toContain('Saturn is fifth from the Moon.');
  expect(said).not.toContain('In this chart that is house');
});

it('tells a birth on the cover by its weekday, coordinates and clock', async () => {
  const [birth] = BIRTHS;
  const [cover] = readPdf(await fetched(await standing({ ...birth, language: 'en' }))).pages;
  // 10 May 1990 was a Thursday.
  for (const part of ['Born on Thursday, 10 May 1990, at 19:55', '28°37′N 77°13′E', 'UTC+05:30'])
    expect(cover?.text).toContain(part);
});

it('counts its price and refuses a birth without time', async () => {
  const { status, body } = await print({ ...PLACE, date: '1990-05-10', time_unknown: true });
  expect([status, body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  expect(pdfSaturn.credits).toBe(20);
});
