/** Posters, cards, strength bars and the sarvatobhadra chakra: nothing cut, nothing outside, the numbers of their endpoints. */
import { handler as month } from '../../functions/calendar/month.ts';
import { handler as chakraChart } from '../../functions/charts/sarvatobhadra.ts';
import { handler as poster } from '../../functions/charts/month-poster.ts';
import { handler as card } from '../../functions/charts/share-card.ts';
import { handler as bars } from '../../functions/charts/strength.ts';
import { handler as ashtakoot } from '../../functions/matching/ashtakoot.ts';
import { handler as daily } from '../../functions/panchang/daily.ts';
import { handler as ashtakavarga } from '../../functions/strength/ashtakavarga.ts';
import { handler as bhavaBala } from '../../functions/strength/bhava-bala.ts';
import { handler as shadbala } from '../../functions/strength/shadbala.ts';
import { handler as chakra } from '../../functions/transit/sarvatobhadra.ts';
import { CHAKRA, VEDHA_DIRECTIONS, vedhaLine } from '../../layers/jyotish/transit/sarvatobhadra.ts';
import { DRAWING_LANGUAGES } from '../../lib/words/drawing.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
const drawing = async (handler: Parameters<typeof call>[0], body: object) => {
  const called = await call(handler, { ...body, format: 'json' });
  expect([called.status, called.body.error]).toEqual([200, undefined]);
  return called.body.data;
};
/** Texts of a drawing that were cut. */
const cut = (svg: string): readonly string[] => [...svg.matchAll(/>([^<]*…)</g)].map(([, text]) => text ?? '');

describe('charts/month-poster', () => {
  it.each(DRAWING_LANGUAGES)('cuts nothing: %s', async (language) => {
    for (const paper of ['a4', 'a3'])
      for (const one of [3, 8, 10, 11]) {
        const { svg, height, width } = await drawing(poster, { ...DELHI, month: one, year: 2026, language, paper });
        expect([language, one, cut(svg)]).toEqual([language, one, []]);
        expect(height).toBe(Math.round(width * Math.SQRT1_2));
      }
  });

  it('has every observance of calendar/month, in its cell or in the note', async () => {
    const { svg, alt } = await drawing(poster, { ...DELHI, month: 11, year: 2026 });
    const { weeks } = await data(month, { ...DELHI, month: 11, year: 2026 });
    const shown = svg
      .replace(/<desc.*<\/desc>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    const words = new Set(shown.split(/[ ,·()]+/));
    for (const cell of weeks.flat())
      for (const { name } of cell.observances) {
        expect(alt).toContain(name);
        for (const word of name.replaceAll('&', '&amp;').split(/[ ,·()]+/))
          expect([name, words.has(word)]).toEqual([name, true]);
      }
  });

  it('tells the sunrise of panchang/daily', async () => {
    const { alt } = await drawing(poster, { ...DELHI, month: 11, year: 2026 });
    const { sunrise, tithi } = await data(daily, { ...DELHI, date: '2026-11-08' });
    expect(alt).toContain(`8: ${tithi[0].name}, Swati, ☉ ${sunrise.slice(11, 16)}, `);
  });

  it.each([
    ['a thirteenth month', { month: 13 }, 'month'],
    ['another sheet', { paper: 'a5' }, 'paper'],
    ['a small sheet', { size: 480 }, 'size'],
  ])('refuses %s', async (_name, change, field) => {
    const called = await call(poster, { ...DELHI, month: 11, year: 2026, ...change });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, field]);
  });
});

describe('charts/share-card', () => {
  const bride = { name: 'Meera', date: '1992-03-01', time: '08:10', lat: 19.07, lon: 72.87, tz: 5.5 };
  const CARDS = [
    { kind: 'chart', name: 'Asha Verma', ...BIRTH },
    { kind: 'match', groom: { name: 'Ravi', ...BIRTH }, bride },
    { kind: 'day', ...DELHI, date: '2026-11-08' },
  ];
  it.each(DRAWING_LANGUAGES)('cuts nothing and is 1200 by 630: %s', async (language) => {
    for (const body of CARDS) {
      const { svg, width, height } = await drawing(card, { ...body, language, show_name: true, show_birth: true });
      expect([language, body.kind, cut(svg)]).toEqual([language, body.kind, []]);
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  it('shows no name, date or time of a birth unless it is told to', async () => {
    for (const body of CARDS.slice(0, 2)) {
      const { svg } = await drawing(card, body);
      expect(svg).not.toMatch(/Asha Verma|Ravi|Meera|1990|1992|19:55|08:10|May/);
    }
    const { svg } = await drawing(card, { ...CARDS[0], show_name: true });
    expect(svg).toContain('Asha Verma');
    expect(svg).not.toMatch(/1990|19:55/);
    const shown = await drawing(card, { ...CARDS[0], show_birth: true });
    expect(shown.svg).toMatch(/10 May 1990, 19:55/);
  });

  it('has the points of matching/ashtakoot and the day of panchang/daily', async () => {
    const { total } = await data(ashtakoot, { groom: BIRTH, bride });
    expect((await drawing(card, CARDS[1] ?? {})).alt).toContain(`${total} / 36`);
    const { tithi, yoga, sunrise, sunset } = await data(daily, { ...DELHI, date: '2026-11-08' });
    const { alt } = await drawing(card, CARDS[2] ?? {});
    for (const text of [tithi[0].name, yoga[0].name, sunrise.slice(11, 16), sunset.slice(11, 16)])
      expect(alt).toContain(text);
  });

  it('needs the times of births, and the members of its kind', async () => {
    const { time: _, ...untimed } = BIRTH;
    const called = await call(card, { ...untimed, time_unknown: true });
    expect([called.status, called.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
    const lone = await call(card, { kind: 'match', groom: BIRTH });
    expect([lone.status, lone.body.error.details[0].field]).toEqual([400, 'bride']);
    const nowhere = await call(card, { kind: 'day', date: '2026-11-08' });
    expect(nowhere.status).toBe(400);
  });
});

describe('charts/strength', () => {
  it('labels bars with the numbers of their endpoints', async () => {
    const { planets } = await data(shadbala, BIRTH);
    const ratios = planets.map(({ name, ratio }: { name: string; ratio: number }) => `${name} ${ratio.toFixed(2)}`);
    expect((await drawing(bars, BIRTH)).alt).toBe(`${ratios.join(', ')}.`);
    const { houses } = await data(bhavaBala, BIRTH);
    const rupas = houses.map(
      ({ house, total }: { house: number; total: number }) => `House ${house} ${(total / 60).toFixed(2)}`,
    );
    expect((await drawing(bars, { ...BIRTH, kind: 'bhava_bala' })).alt).toBe(`${rupas.join(', ')}.`);
    const { sav } = await data(ashtakavarga, BIRTH);
    const { alt } = await drawing(bars, { ...BIRTH, kind: 'sarvashtakavarga' });
    expect(alt.match(/\d+/g).map(Number)).toEqual(sav);
  });

  it.each(DRAWING_LANGUAGES)('cuts nothing at any width: %s', async (language) => {
    for (const kind of ['shadbala', 'bhava_bala', 'sarvashtakavarga'])
      for (const size of [240, 480, 1200]) {
        const { svg } = await drawing(bars, { ...BIRTH, kind, size, language });
        expect([language, kind, size, cut(svg)]).toEqual([language, kind, size, []]);
      }
  });
});

describe('sarvatobhadra', () => {
  /** The square as PyJHora 4.8.5 prints it, read row by row: numbers are stars, S signs. */
  const PRINTED = [
    'ii 23 24 25 26 27 1 2 a',
    '22 rii ga sa da cha la u 3',
    '28 kha ai S11 S12 S1 li a_cons 4',
    '21 ja S10 ah rikta o S2 va 5',
    '20 bha S9 jaya purna nanda S3 ka 6',
    '19 ya S8 am bhadra au S4 ha 7',
    '18 na e S7 S6 S5 lii dda 8',
    '17 ri ta ra pa tta ma uu 9',
    'i 16 15 14 13 12 11 10 aa',
  ].map((row) => row.split(' '));

  it('is the square of the texts, cell by cell', () => {
    const found = CHAKRA.map((row) =>
      row.map((cell) => {
        if ('key' in cell) return cell.key;
        return cell.kind === 'sign' ? `S${cell.id}` : String(cell.id);
      }),
    );
    expect(found).toEqual(PRINTED);
    record(
      { endpoint: 'transit/sarvatobhadra', oracle: 'PyJHora 4.8.5, the square', unit: 'mismatches' },
      Array<number>(81).fill(0),
    );
  });

  it('has three lines from every star, each to the edge, none alike', () => {
    for (let star = 1; star <= 28; star++) {
      const ends = VEDHA_DIRECTIONS.map((direction) => vedhaLine(star, direction).at(-1));
      for (const end of ends) expect([0, 8].some((edge) => edge === end?.row || edge === end?.column)).toBe(true);
      expect(new Set(ends.map((end) => `${end?.row} ${end?.column}`)).size).toBe(3);
    }
    // Rohini (4) looks straight at Abhijit (28), across the square.
    expect(vedhaLine(4, 'front').at(-1)).toEqual({ row: 2, column: 0 });
  });

  it('looks along one line by motion, along three when asked', async () => {
    const body = { ...BIRTH, at: '2026-01-15T12:00:00' };
    const one = await data(chakra, body);
    const all = await data(chakra, { ...body, vedha: 'all' });
    for (const [i, { planet, lines, hits }] of one.vedhas.entries()) {
      expect(lines).toHaveLength(1);
      expect(all.vedhas[i].lines).toHaveLength(3);
      expect(all.vedhas[i].lines).toContainEqual(lines[0]);
      for (const hit of hits) expect(all.vedhas[i].hits).toContainEqual(hit);
      if (planet === 'rahu' || planet === 'ketu') expect(lines[0].direction).toBe('right');
      if (planet === 'sun' || planet === 'moon') expect(lines[0].direction).toBe('left');
    }
    expect(one.points.weekday.key).toBe('thursday');
    const named = await data(chakra, { ...body, vedha: 'all', vowel: 'a', consonant: 'na' });
    expect([named.points.vowel.key, named.points.consonant.key]).toEqual(['a', 'na']);
  });

  it.each(DRAWING_LANGUAGES)('is drawn without cutting: %s', async (language) => {
    for (const at of ['2026-01-15T12:00:00', '1962-02-04T12:00:00']) {
      const { svg } = await drawing(chakraChart, { ...BIRTH, at, language, size: 900, vedha: 'all' });
      expect([language, at, cut(svg)]).toEqual([language, at, []]);
    }
  });
});
