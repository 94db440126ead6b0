/**
 * Reports whose charts speak another language than their sentences: names in tables, boxes and drawings are in it, none is
 * left in the other, and the drawings have the form that its readers know.
 */
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { bank } from '../../lib/words/bank.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { DRAWING_LANGUAGES } from '../../lib/words/drawing.ts';
import { fontOfScript, scriptOfLanguage, scriptRuns } from '../../lib/print/draw/scripts.ts';
import { canWrite } from '../../lib/print/press/shape.ts';
import { started } from '../../lib/print/press/started.ts';
import { worded } from '../../lib/print/report/making.ts';
import { namesIn } from '../../lib/print/report/names.ts';
import { pdfAnnual } from '../../functions/pdf/annual.ts';
import { pdfCustom } from '../../functions/pdf/custom.ts';
import { pdfMatching } from '../../functions/pdf/matching.ts';
import { call } from '../support/call.ts';
import { liveKey, orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { matrix, SOAKS } from '../support/soak.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const GROOM = { date: '1988-03-02', time: '06:15', lat: 19.076, lon: 72.8777, tz: 5.5 };
/** Every section with a table or a drawing. */
const MODULES = [
  'glance',
  'birth',
  'charts',
  'houses',
  'relations',
  'vargas',
  'karakas',
  'ashtakavarga',
  'strength',
  'vimshottari',
  'yogini',
  'yogas',
  'areas',
  'coming',
  'notice',
];

/** A section names and draws by the same code in every language: one language prints all of them, each other these. */
const FEW = SOAKS ? MODULES : ['birth', 'charts', 'vimshottari', 'notice'];

const SCRIPTED = DRAWING_LANGUAGES.filter((language) => language !== 'en' && language !== 'hi');

describe('names of planets, signs and stars', () => {
  it.each(SCRIPTED)('are whole, different and printable: %s', async (language) => {
    await started;
    const { planets, signs, stars } = bank(language, 'drawing');
    const script = scriptOfLanguage(language);
    const lists = [Object.values(planets).map(({ name }) => name), Object.values(signs), Object.values(stars)];
    expect(lists.map((list) => new Set(list).size)).toEqual([10, 12, 27]);
    for (const name of lists.flat()) {
      expect([name, canWrite(name)]).toEqual([name, true]);
      const fonts = scriptRuns(name.replaceAll(' ', '')).map((run) => fontOfScript(run.script));
      expect([name, fonts]).toEqual([name, [fontOfScript(script)]]);
      expect(name.normalize('NFC')).toBe(name);
    }
  });

  it('are never another language where one is missing', () => {
    const { planet, star } = namesIn(bank('ta', 'drawing'));
    expect(() => planet('lagna', 'Lagna')).toThrow('no name for lagna');
    expect(() => star({ key: 'abhijit', name: 'Abhijit' })).toThrow('no name for abhijit');
  });
});

describe('the form of charts', () => {
  // South in the four languages of the south, east in Bengal, Odisha and Assam: as publishers there print them.
  it.each([
    ['ta', 'south'],
    ['te', 'south'],
    ['kn', 'south'],
    ['ml', 'south'],
    ['bn', 'east'],
    ['or', 'east'],
    ['as', 'east'],
    ['en', 'north'],
    ['hi', 'north'],
    ['gu', 'north'],
    ['mr', 'north'],
    ['pa', 'north'],
  ] as const)('follows their language unless it is chosen: %s', (chart_language, style) => {
    expect(worded('en', { chart_language }).style).toBe(style);
    expect(worded('hi', { chart_language, style: 'circle' }).style).toBe('circle');
  });
});

/** But for the ascendant, which is a heading too. */
const NAMED = new Set(
  [bank('en', 'names'), bank('hi', 'names')].flatMap(({ planets: { ascendant: _, ...planets }, signs, nakshatras }) =>
    [planets, signs, nakshatras].flatMap((list): string[] => Object.values(list)),
  ),
);
/** The names in a cell: apart from numbers, and from what else it says after a comma. */
const parts = (cell: string): string[] =>
  cell.split(/, | – |\n/).map((part) => part.replace(/\s*(\d+|\(\d+\))?\s*$/, '').trim());

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts();
});
afterAll(() => double.stop());

const printed = async (resource: AnyResource, body: object) => {
  const made = await orderReport(double, resource, body, { customer: 'languages' });
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  const bytes = new Uint8Array(await (await fetch(made.body.data.url)).arrayBuffer());
  return { ...readPdf(bytes), raw: Buffer.from(bytes).toString('latin1') };
};

type Printed = Awaited<ReturnType<typeof printed>>;
const rows = ({ structure }: Printed): string[] =>
  structure.flatMap(({ role, whole }) => (role === 'TR' ? [whole.replaceAll(/\s+/g, ' ')] : []));
/** Cells that name a planet, sign or star in a language that the charts do not speak. */
const strange = ({ structure }: Printed): string[] =>
  structure.flatMap(({ role, whole }) =>
    (role === 'TD' || role === 'TH') && parts(whole).some((part) => NAMED.has(part)) ? [whole] : [],
  );

describe('a report with charts in', () => {
  // The Moon of this birth as almanacs of each language name it: planet, sign, star and its lord.
  it.each([
    ['ta', ['சந்திரன்', 'விருச்சிகம்', 'அனுஷம் 1', 'சனி']],
    ['te', ['చంద్రుడు', 'వృశ్చికం', 'అనూరాధ 1', 'శని']],
    ['bn', ['চন্দ্র', 'বৃশ্চিক', 'অনুরাধা 1', 'শনি']],
    ['kn', ['ಚಂದ್ರ', 'ವೃಶ್ಚಿಕ', 'ಅನುರಾಧಾ 1', 'ಶನಿ']],
    ['ml', ['ചന്ദ്രൻ', 'വൃശ്ചികം', 'അനിഴം 1', 'ശനി']],
  ] as const)('%s names everything in it', async (chart_language, moon) => {
    const modules = chart_language === 'ta' ? MODULES : FEW;
    const report = await printed(pdfCustom, { ...BIRTH, modules, chart_language });
    expect(rows(report).some((row) => moon.every((name) => row.includes(name)))).toBe(true);
    expect(strange(report)).toEqual([]);
    const drawings = report.structure.filter(({ role, alt }) => role === 'Figure' && alt.includes(moon[0]));
    expect(drawings.length).toBeGreaterThanOrEqual(modules === MODULES ? 10 : 2);
    expect(report.languages).toContain(chart_language);
  });

  it('ta and sentences in Hindi', async () => {
    const report = await printed(pdfCustom, { ...BIRTH, modules: FEW, chart_language: 'ta', language: 'hi' });
    expect(strange(report)).toEqual([]);
    expect(report.structure.some(({ role, whole }) => role === 'Caption' && whole.includes('वृश्चिक'))).toBe(true);
  });

  it('its own language says nothing of another', async () => {
    const report = await printed(pdfCustom, { ...BIRTH, modules: ['charts'], chart_language: 'en' });
    expect(rows(report).some((row) => row.includes('Moon Scorpio') && row.includes('Anuradha 1'))).toBe(true);
    expect(report.languages).toHaveLength(1);
  });

  it('te, of a match', async () => {
    const match = await printed(pdfMatching, { groom: GROOM, bride: BIRTH, chart_language: 'te' });
    expect(rows(match).some((row) => row.includes('అనూరాధ'))).toBe(true);
    expect(strange(match)).toEqual([]);
  });

  // Of what a year has beside a book of birth, pdf-label-languages.test.ts reads the names in another language.
  for (const for_year of matrix([2026], () => false))
    it('te, of a solar year', async () => {
      const year = await printed(pdfAnnual, { ...BIRTH, for_year, chart_language: 'te' });
      expect(strange(year)).toEqual([]);
    });

  it('a language that has no names is refused', async () => {
    const body = { ...BIRTH, modules: ['charts'], chart_language: 'fr' };
    const { status, body: answer } = await call(serveResource(pdfCustom, { ports: double.ports }), body, {
      verdict: liveKey('languages'),
    });
    expect([status, answer.error.details[0].field]).toEqual([400, 'chart_language']);
  });
});
