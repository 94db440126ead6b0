/** Names that the fonts of reports do not have: they are ordered and printed all the same, without an empty box, and a warning says so. */
import { pdfAnnual } from '../../functions/pdf/annual.ts';
import { pdfCustom } from '../../functions/pdf/custom.ts';
import { pdfKundli } from '../../functions/pdf/kundli.ts';
import { pdfMatching } from '../../functions/pdf/matching.ts';
import { pdfNumerology } from '../../functions/pdf/numerology.ts';
import { pdfPanchang } from '../../functions/pdf/panchang.ts';
import { pdfPrediction } from '../../functions/pdf/prediction.ts';
import { linkReport } from '../../functions/reports/id-link.ts';
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { call } from '../support/call.ts';
import { fetched, liveKey, orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { inTurn, matrix } from '../support/soak.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const CUSTOMER = 'names';

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts();
});
afterAll(() => double.stop());

/** The name, what is told of it, and what of it is printed; null for nothing. */
const NAMES = [
  ['Arabic', 'عائشة خان', 'Arabic letters', null],
  ['Hebrew', 'שרה כהן', 'Hebrew letters', null],
  ['Chinese', '王小明', 'Chinese letters', null],
  ['emoji only', '👩‍👩‍👧🇮🇳', '👩‍👩‍👧, 🇮🇳', null],
  ['Latin with an emoji', 'Asha 😀 Verma', '😀', 'Asha Verma'],
  ['Devanagari with an emoji', 'आशा 🌸', '🌸', 'आशा'],
] as const;

/** Where a report takes a name, what is sent with it, and what the report is called without one. */
const PLACES = [
  { at: 'kundli', resource: pdfKundli, field: 'name', nameless: 'Birth chart' },
  { at: 'matching', resource: pdfMatching, field: 'groom.name', nameless: 'Horoscope matching' },
  { at: 'numerology', resource: pdfNumerology, field: 'name', nameless: 'Your numbers' },
  { at: 'panchang', resource: pdfPanchang, field: 'place_name', nameless: 'Panchang for 25°19′N 82°58′E' },
] as const;
const bodyOf = (field: string, name: string, at = 'kundli'): object => {
  if (at === 'numerology') return { name, date: BIRTH.date };
  if (field === 'groom.name') return { groom: { ...BIRTH, name }, bride: { ...BIRTH, name: 'Lakshmi' } };
  if (field === 'place_name')
    return { from: '2026-11-01', to: '2026-11-02', lat: 25.3176, lon: 82.9739, tz: 5.5, place_name: name };
  return { ...BIRTH, template: 'mini', name };
};

/** An order as it is answered, and the file that was made. */
const printed = async (resource: AnyResource, body: object) => {
  const made = await orderReport(double, resource, { ...body, wait: 0 }, { customer: CUSTOMER });
  expect([made.status, made.body.error]).toEqual([202, undefined]);
  await double.idle();
  const path = { id: String(made.body.data.report_id) };
  const link = await call(serveResource(linkReport, { ports: double.ports }), {}, { verdict: liveKey(CUSTOMER), path });
  const pdf = readPdf(await fetched(link));
  const told: { code: string; message: string }[] = made.body.meta.warnings;
  return { pdf, told: told.filter(({ code }) => code === 'NAME_NOT_PRINTABLE').map(({ message }) => message) };
};

/** Glyph 0 is the empty box of every font (.notdef). */
const BOX = /\[(?:[^\]]*<)(?:[0-9a-f]{4})*?0000(?:[0-9a-f]{4})*>[^\]]*\] TJ/;

it.each(inTurn(NAMES, PLACES).map(([name, place]) => [place.at, ...name, place] as const))(
  'pdf/%s prints a name in %s',
  async (at, _, name, lost, left, { resource, field, nameless }) => {
    const { pdf, told } = await printed(resource, bodyOf(field, name, at));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`${field}: reports have no font for ${lost};`);
    expect(pdf.pages.map(({ stream }) => BOX.test(stream))).not.toContain(true);
    const whole = pdf.pages.map(({ text, actual }) => `${text} ${actual}`).join(' ');
    if (left === null) expect(pdf.title).toBe(nameless);
    else {
      expect(told[0]).toContain(`“${left}” is printed`);
      expect(whole).toContain(left);
    }
    for (const letter of name)
      if (!/[\p{ASCII}\p{Script=Devanagari}]/u.test(letter)) expect(whole).not.toContain(letter);
  },
);

it.each([
  ['en', 'Only letters of Latin or Devanagari are counted', 'Destiny number'],
  ['hi', 'गिनती केवल रोमन या देवनागरी अक्षरों की होती है', 'भाग्यांक'],
])(
  'pdf/numerology prints the numbers of the date where a name has none, and says why: %s',
  async (language, why, kept) => {
    const body = { name: 'محمد علي', date: '1990-05-10', language };
    const made = await orderReport(double, pdfNumerology, body, { customer: CUSTOMER });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const codes = made.body.meta.warnings.map(({ code }: { readonly code: string }) => code);
    expect(codes).toEqual(['NAME_NOT_PRINTABLE', 'SCRIPT_NEEDED']);
    const whole = readPdf(await fetched(made)).pages.map(({ text, actual }) => (language === 'en' ? text : actual));
    expect(whole.join(' ')).toContain(why);
    expect(whole.join(' ')).toContain(kept);
  },
);

it('pdf/numerology counts the letters of a name, whatever stands between them', async () => {
  const numbers = async (name: string): Promise<string> =>
    (await printed(pdfNumerology, { name, date: '1990-05-10' })).pdf.pages.map(({ text }) => text).join(' ');
  const plain = await numbers('Asha Verma');
  expect(plain).not.toContain('Only letters');
  expect(await numbers('Asha 😀 Verma')).toBe(plain);
});

it('prints what is left, without the brackets of what is not', async () => {
  const { pdf, told } = await printed(pdfKundli, bodyOf('name', 'Asha\u202e (عائشة) Verma'));
  expect(told[0]).toContain('U+202E, Arabic letters; “Asha Verma” is printed');
  expect(pdf.title).toBe('Kundli of Asha Verma');
});

// Books of a person take his name by the same code: a long run prints all of them.
const ALIKE = [
  ['annual', pdfAnnual, { ...BIRTH, for_year: 2026, name: 'עדי', place_name: 'Delhi' }],
  ['prediction', pdfPrediction, { ...BIRTH, name: 'עדי', place_name: 'Delhi' }],
  ['custom', pdfCustom, { ...BIRTH, modules: ['glance'], name: 'עדי', place_name: 'Delhi' }],
  ['numerology', pdfNumerology, { name: 'Adi עדי', date: '1990-05-10' }],
] as const;

it.each(matrix(ALIKE, ([kind]) => kind === 'custom' || kind === 'numerology'))(
  'pdf/%s does alike',
  async (_, resource, body) => {
    const { pdf, told } = await printed(resource, body);
    expect(told).toEqual([expect.stringContaining('name: reports have no font for Hebrew letters')]);
    expect(pdf.pages.map(({ stream }) => BOX.test(stream))).not.toContain(true);
  },
);

it('keeps a reference in any script, and refuses one with marks of direction', async () => {
  const body = bodyOf('name', 'Asha');
  const kept = await orderReport(
    double,
    pdfKundli,
    { ...body, reference: 'عائشة 👩‍👧', wait: 0 },
    { customer: CUSTOMER },
  );
  expect([kept.status, kept.body.data.reference]).toEqual([202, 'عائشة 👩‍👧']);
  const refused = await orderReport(double, pdfKundli, { ...body, reference: 'a\ud800' }, { customer: CUSTOMER });
  expect([refused.status, refused.body.error.details[0].field]).toEqual([400, 'reference']);
});
