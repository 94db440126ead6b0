/** The drawing endpoints: what they draw, in which form and language, and what they refuse. */
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { DRAWING_LANGUAGES } from '../../lib/words/drawing.ts';
import { VARGAS, vargaKey } from '../../layers/jyotish/chart/varga.ts';
import { LOOK_FIELDS } from '../../lib/contract/suites/drawing.ts';
import { CHART_STYLES } from '../../lib/contract/values/drawing-keys.ts';
import { call, type Called } from '../support/call.ts';
import * as ashtakavarga from '../../functions/charts/ashtakavarga.ts';
import * as dashaTimeline from '../../functions/charts/dasha-timeline.ts';
import * as dayWheel from '../../functions/charts/day-wheel.ts';
import * as monthPoster from '../../functions/charts/month-poster.ts';
import * as overlay from '../../functions/charts/overlay.ts';
import * as render from '../../functions/charts/render.ts';
import * as sarvatobhadra from '../../functions/charts/sarvatobhadra.ts';
import * as shareCard from '../../functions/charts/share-card.ts';
import * as strength from '../../functions/charts/strength.ts';
import * as sudarshana from '../../functions/charts/sudarshana.ts';

const DRAWINGS: readonly (readonly [string, AnyResource, Handler])[] = [
  ['render', render.renderChart, render.handler],
  ['ashtakavarga', ashtakavarga.ashtakavargaChart, ashtakavarga.handler],
  ['sudarshana', sudarshana.sudarshana, sudarshana.handler],
  ['overlay', overlay.overlay, overlay.handler],
  ['dasha-timeline', dashaTimeline.dashaTimeline, dashaTimeline.handler],
  ['day-wheel', dayWheel.dayWheel, dayWheel.handler],
  ['month-poster', monthPoster.monthPoster, monthPoster.handler],
  ['share-card', shareCard.shareCard, shareCard.handler],
  ['strength', strength.strengthChart, strength.handler],
  ['sarvatobhadra', sarvatobhadra.sarvatobhadraChart, sarvatobhadra.handler],
];
/**
 * New Delhi, 10 May 1990, 19:55. Signs as in tests/vectors/positions.json's own words: Scorpio rises with the Moon in it;
 * the Sun is in Aries.
 */
const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

const json = async (handler: Handler, body: object): Promise<Called['body']> => {
  const called = await call(handler, { ...body, format: 'json' });
  expect([called.status, called.body.error]).toEqual([200, undefined]);
  return called.body;
};

describe.each(DRAWINGS)('charts/%s', (_name, contract, handler) => {
  it('answers an SVG image', async () => {
    const called = await call(handler, contract.example);
    expect(called.status).toBe(200);
    expect(called.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(called.text).toMatch(/^<svg [^>]*role="img"[\s\S]*<title[\s\S]*<desc[\s\S]*<\/svg>$/);
    expect(called.text).not.toMatch(/<script|href|url\(|NaN|undefined|Infinity/);
  });

  it('answers the same drawing in the envelope', async () => {
    const { data, meta } = await json(handler, contract.example);
    expect(data.svg).toBe((await call(handler, contract.example)).text);
    expect(data.svg).toContain(`width="${data.width}" height="${data.height}"`);
    expect(data.alt.length).toBeGreaterThan(40);
    expect(meta.warnings).toEqual([]);
    expect(meta.settings.theme).toBe('light');
  });

  it('draws in Hindi and in the dark', async () => {
    const { data, meta } = await json(handler, { ...contract.example, language: 'hi', theme: 'dark' });
    expect(data.alt).toMatch(/[\u0900-\u097f]{3}/);
    expect(data.svg).toContain('lang="hi"');
    expect(data.svg).toContain('#13121c');
    expect(meta.settings.language).toBe('hi');
  });

  it('answers a PNG of the wanted width', async () => {
    const { status, headers, isBase64, text } = await call(handler, {
      ...contract.example,
      format: 'png',
      size: contract.input.fields['size'] === LOOK_FIELDS.size ? 300 : 1000,
      language: 'hi',
    });
    const bytes = Buffer.from(text, 'base64');
    expect([status, headers['content-type'], isBase64]).toEqual([200, 'image/png', true]);
    // PNG signature, then the width in IHDR (PNG specification, 5.2 and 11.2.2).
    expect([bytes.subarray(0, 8).toString('hex'), bytes.readUInt32BE(16)]).toEqual([
      '89504e470d0a1a0a',
      contract.input.fields['size'] === LOOK_FIELDS.size ? 300 : 1000,
    ]);
    expect(bytes.length).toBeGreaterThan(2000);
  });

  it('names every faulty field of the drawing', async () => {
    const { status, body } = await call(handler, {
      ...contract.example,
      theme: 'pink',
      size: 100,
      format: 'gif',
      title: '',
    });
    expect(status).toBe(400);
    expect(body.error.details.map(({ field }: { field: string }) => field).sort()).toEqual([
      'format',
      'size',
      'theme',
      'title',
    ]);
  });

  it('writes what a caller sends as text', async () => {
    const title = '<script>"&\u202e';
    const { text } = await call(handler, { ...contract.example, title });
    expect(text).not.toContain('<script>');
    expect(text).toContain('&lt;script&gt;&quot;&amp;');
  });
});

describe('charts/render', () => {
  it.each(VARGAS.map(vargaKey))('draws %s with all nine planets', async (chart) => {
    const { data } = await json(render.handler, { ...BIRTH, chart });
    for (const name of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'])
      expect(data.alt).toContain(name);
  });

  it.each(CHART_STYLES)('puts the Moon into the house of the ascendant: %s', async (style) => {
    const { data } = await json(render.handler, { ...BIRTH, style });
    const first = data.svg.match(/<g id="house-1"[^>]*data-sign="(\w+)">(.*?)<\/g>/);
    expect([first?.[1], /Mo/.test(first?.[2] ?? '')]).toEqual(['scorpio', true]);
    expect(data.alt).toMatch(/^House 1, Scorpio: Moon [^.]*Ascendant|^House 1, Scorpio: Ascendant [^.]*Moon/);
  });

  it.each([
    ['ta', 'south'],
    ['te', 'south'],
    ['kn', 'south'],
    ['ml', 'south'],
    ['bn', 'east'],
    ['or', 'east'],
    ['as', 'east'],
    ['hi', 'north'],
    ['en', 'north'],
    ['gu', 'north'],
  ])('follows the language without a style: %s is %s', async (language, style) => {
    const { meta } = await json(render.handler, { ...BIRTH, language });
    expect([meta.settings.style, meta.settings.language]).toEqual([style, language]);
  });

  it.each(DRAWING_LANGUAGES)('speaks %s', async (language) => {
    const { text } = await call(render.handler, { ...BIRTH, language });
    expect(text).toContain(`lang="${language}"`);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_288);
  });

  it('counts houses from the Moon and the Sun, and moves planets in the chalit', async () => {
    const from = async (chart: string): Promise<string> => (await json(render.handler, { ...BIRTH, chart })).data.alt;
    expect(await from('moon')).toMatch(/^House 1, Scorpio/);
    expect(await from('sun')).toMatch(/^House 1, Aries: Mercury|^House 1, Aries: Sun/);
    expect(await from('chalit')).toMatch(/^House 1, Scorpio/);
  });

  it('leaves degrees out, and planets too', async () => {
    const plain = await json(render.handler, { ...BIRTH, degrees: false });
    expect(plain.data.svg).not.toContain('°');
    const empty = await json(render.handler, { ...BIRTH, labels: 'none', style: 'north' });
    expect(empty.data.svg).not.toMatch(/>Mo/);
  });

  it('refuses what has no drawing', async () => {
    const unknown = await call(render.handler, { ...BIRTH, time: undefined, time_unknown: true });
    expect([unknown.status, unknown.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
    const method = await call(render.handler, { ...BIRTH, chart: 'D9', method: 'somanatha' });
    expect([method.status, method.body.error.details[0].field]).toEqual([400, 'method']);
    expect((await call(render.handler, { ...BIRTH, chart: 'D13' })).status).toBe(400);
  });
});

describe('the other drawings', () => {
  it('ashtakavarga adds up to 337', async () => {
    // The total of all bindus is 337 in every chart (BPHS ch. 66).
    const { data } = await json(ashtakavarga.handler, BIRTH);
    const bindus = [...data.alt.matchAll(/ (\d+)[,.]/g)].map(([, n]) => Number(n));
    expect([bindus.length, bindus.reduce((sum, n) => sum + n, 0)]).toEqual([12, 337]);
  });

  it('the timeline draws nothing before birth and refuses a life that has not begun', async () => {
    const { data } = await json(dashaTimeline.handler, { ...BIRTH, from: '1980-01-01', to: '2070-01-01' });
    expect(data.alt).not.toMatch(/ 19[67]\d-/);
    const early = await call(dashaTimeline.handler, { ...BIRTH, from: '1950-01-01', to: '1960-01-01' });
    expect([early.status, early.body.error.details[0].field]).toEqual([400, 'to']);
    const day = await json(dashaTimeline.handler, { ...BIRTH, from: '1990-05-10', to: '1990-05-10' });
    expect(day.data.svg).not.toMatch(/NaN/);
  });

  it('the day wheel of a polar night says so', async () => {
    const { data } = await json(dayWheel.handler, { date: '2024-12-21', lat: 78.22, lon: 15.65, tz: 1 });
    expect(data.alt).toBe('The Sun does not rise on this day.');
    // Where it is read, and where it is seen.
    expect(data.svg).toMatch(/<text[^>]*>The Sun does not rise on this day<\/text>/);
  });

  it('the day wheel has 24 horas and 16 choghadiyas', async () => {
    const { data } = await json(dayWheel.handler, { date: '2024-04-08', lat: 28.6139, lon: 77.209, tz: 5.5 });
    expect(data.alt.match(/Hora /g)).toHaveLength(24);
    expect(data.alt.match(/Choghadiya /g)).toHaveLength(16);
    // 8 April 2024 was a Monday: the first hora belongs to the Moon, the first choghadiya is Amrit.
    expect(data.alt).toMatch(/Hora [\d:–]+: Moon\./);
    expect(data.alt).toMatch(/Choghadiya [\d:–]+: Amrit/);
  });
});
