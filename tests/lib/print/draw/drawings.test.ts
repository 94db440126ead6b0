/** Rings, timelines, bars, bindus and day wheels: whatever they are given, no text leaves the drawing or covers another. */
import * as fc from '../../../support/property.ts';
import { bank } from '../../../../lib/words/bank.ts';
import { barsScene } from '../../../../lib/print/draw/bars.ts';
import { bindusScene } from '../../../../lib/print/draw/bindus.ts';
import type { DrawnBody } from '../../../../lib/print/draw/body.ts';
import { LABEL_KINDS, CHART_STYLES } from '../../../../lib/contract/values/drawing-keys.ts';
import type { Scene } from '../../../../lib/contract/ports/scene.ts';
import { wheelScene, type WheelPart } from '../../../../lib/print/draw/day-wheel.ts';
import { ringsScene } from '../../../../lib/print/draw/rings.ts';
import { boxOf, boxesOverlap, labelsOf } from '../../../../lib/print/draw/scene.ts';
import { chakraScene } from '../../../../lib/print/draw/sarvatobhadra.ts';
import { figureWidth } from '../../../../lib/contract/ports/report-document.ts';
import { onPaper, onScreen } from '../../../../lib/print/draw/sizing.ts';
import { moonsScene } from '../../../../lib/print/draw/moons.ts';
import { wallScene } from '../../../../lib/print/draw/wall-sheet.ts';
import { stripScene } from '../../../../lib/print/draw/strip.ts';
import { squaresScene } from '../../../../lib/print/draw/squares.ts';
import { timelineScene } from '../../../../lib/print/draw/timeline.ts';
import { DRAWING_LANGUAGES } from '../../../../lib/words/drawing.ts';
import { languagesWith } from '../../../../lib/words/languages.ts';

const PLANETS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
const words = fc.constantFrom(...DRAWING_LANGUAGES).map((language) => bank(language, 'drawing'));
const sign = fc.integer({ min: 1, max: 12 });
const title = fc.constantFrom('', 'Asha', 'आशा वर्मा', 'W'.repeat(80));
const bodies: fc.Arbitrary<readonly DrawnBody[]> = fc
  .oneof(
    fc.array(sign, { minLength: 9, maxLength: 9 }),
    sign.map((one) => PLANETS.map(() => one)),
  )
  .chain((signs) =>
    fc.boolean().map((degrees) =>
      PLANETS.map((planet, i) => ({
        planet,
        sign: signs[i] ?? 1,
        retrograde: i > 4,
        ...(degrees ? { degree: i * 3.3 } : {}),
      })),
    ),
  );

const rings = fc
  .record({
    words,
    labels: fc.constantFrom(...LABEL_KINDS),
    title,
    all: fc.array(fc.tuple(sign, bodies), { minLength: 2, maxLength: 3 }),
  })
  .map(({ all, ...rest }) =>
    ringsScene({
      ...rest,
      sizing: onScreen(480),
      subtitle: rest.words.titles.sudarshana,
      rings: all.map(([first, planets], i) => ({ name: `r${i}`, about: 'x', first, bodies: planets })),
    }),
  );
const bindus = fc
  .record({
    words,
    style: fc.constantFrom(...CHART_STYLES),
    ascendant: sign,
    title,
    bindus: fc.array(fc.integer({ min: 0, max: 56 }), { minLength: 12, maxLength: 12 }),
  })
  .map((one) => bindusScene({ ...one, strong: 30, weak: 25, subtitle: one.words.titles.sarvashtakavarga }));
const timeline = fc
  .record({
    words,
    title,
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 0, maxLength: 90 }),
    years: fc.double({ min: 0.003, max: 120, noNaN: true }),
    rows: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ cuts, years, rows, ...rest }) => {
    const edges = [0, ...cuts.toSorted((a, b) => a - b), 1].map((share) => 1990 + share * years);
    const row = edges
      .slice(1)
      .map((to, i) => ({ lord: PLANETS[i % 9] ?? 'sun', from: edges[i] ?? 1990, to, start: '', end: '' }));
    return timelineScene({
      ...rest,
      rows: Array.from({ length: rows }, () => row),
      from: 1990,
      to: 1990 + years,
      now: 1990 + years / 2,
      subtitle: '',
    });
  });
const bars = fc
  .array(
    fc.record({
      name: fc.constantFrom('Jupiter', 'बृहस्पति', 'வியாழன்', 'W'.repeat(40)),
      value: fc.double({ min: -2, max: 20, noNaN: true }),
      mark: fc.double({ min: 0, max: 12, noNaN: true }),
      text: fc.constantFrom('1.41', '0.07', '12.00'),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((all) => barsScene({ bars: all, title: '' }));
const wheel = fc
  .record({ count: fc.integer({ min: 0, max: 30 }), title, night: fc.double({ min: 0.1, max: 0.9, noNaN: true }) })
  .map(({ count, night, ...rest }) => {
    const parts = Array.from({ length: count }, (_, i): WheelPart => ({
      from: i / count,
      to: (i + 1) / count,
      texts: ['Jupiter', 'Ju'],
      role: 'ink',
      about: 'x',
    }));
    return wheelScene({
      ...rest,
      subtitle: '2026-11-21',
      opening: 'x',
      rings: [parts, parts, parts.slice(0, 3)],
      times: [
        { at: 0, text: '06:00' },
        { at: night, text: '18:00' },
      ],
    });
  });

it.each([
  ['a year', 2026, 2027, ['2026-03', '2026-11']],
  ['ten years', 2024, 2034, ['2025', '2033']],
  ['a life', 1990, 2100, ['2000', '2090']],
])('a timeline of %s has a scale that can be read', (_length, from, to, some) => {
  const bar = { lord: 'sun', from, to, start: '', end: '' } as const;
  const { nodes } = timelineScene({
    words: bank('en', 'drawing'),
    rows: [[bar]],
    from,
    to,
    now: 0,
    title: '',
    subtitle: '',
  });
  const scale = labelsOf(nodes)
    .map(({ text }) => text)
    .filter((text) => /^\d/.test(text));
  expect(scale.length).toBeGreaterThan(4);
  expect(scale).toEqual(expect.arrayContaining(some));
});

it('an empty wheel says why below, and has no times that could stand in the way', () => {
  const { nodes } = wheelScene({
    rings: [[], []],
    times: [{ at: 0.5, text: '18:00' }],
    title: 'Asha',
    subtitle: '',
    opening: 'No sunrise',
  });
  expect(labelsOf(nodes).map(({ text }) => text)).toEqual(['No sunrise', 'Asha']);
});

it.each(DRAWING_LANGUAGES)('says in %s what it is, wherever there is a middle', (language) => {
  const own = bank(language, 'drawing');
  const { sarvashtakavarga, ashtakavarga, sudarshana } = own.titles;
  const said = ({ nodes }: Scene, subtitle: string): void => {
    const words = new Set(labelsOf(nodes).flatMap(({ text }) => text.split(' ')));
    expect(subtitle.split(' ').filter((word) => word !== '·' && !words.has(word))).toEqual([]);
  };
  const rings = [1, 2, 3].map((first) => ({ name: 'r', about: 'x', first, bodies: [] }));
  said(
    ringsScene({ words: own, labels: 'short', sizing: onScreen(480), rings, title: '', subtitle: sudarshana }),
    sudarshana,
  );
  for (const style of CHART_STYLES)
    for (const subtitle of style === 'north' ? [] : [sarvashtakavarga, `${own.planets.jupiter.name} · ${ashtakavarga}`])
      said(
        bindusScene({ words: own, style, ascendant: 1, bindus: [], strong: 30, weak: 25, title: 'Asha', subtitle }),
        subtitle,
      );
});

it('bars leave room for the names that they stand beside', () => {
  const names = ['Money', 'Health and energy', 'स्वास्थ्य और ऊर्जा'];
  const { nodes } = barsScene({ bars: names.map((name) => ({ name, value: 1, mark: 2, text: '' })), title: '' });
  expect(labelsOf(nodes).map(({ text }) => text)).toEqual(expect.arrayContaining(names));
});

const squares = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 9, maxLength: 9 }).map((counts) =>
  squaresScene(
    [0, 3, 6].map((from) => counts.slice(from, from + 3).map((count, i) => ({ digit: from + i + 1, count }))),
    '',
    0.5,
  ),
);

const wallDay = (date: number, observances: readonly string[] = []) => ({
  date,
  beside: ['17', 'தே.'],
  lines: [
    { text: 'சதுர்த்தசி', time: '11:28', kind: 'first' as const },
    { text: 'Uttara Bhadrapada', time: '06:50+', kind: 'plain' as const },
    { text: 'ராகு', time: '15:53–17:17', kind: 'soft' as const },
  ],
  observances,
  great: Math.min(2, observances.length),
  wedding: date === 3,
});
const wall = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 28, max: 31 }), fc.integer({ min: 0, max: 12 }))
  .map(([before, days, kept]) => {
    const names = Array.from({ length: kept }, (_, i) => `Festival of the long name ${i}`);
    const slots = [
      ...Array.from({ length: before }, () => null),
      ...Array.from({ length: days }, (_, i) => wallDay(i + 1, i === 7 ? names : [])),
    ];
    return wallScene({
      title: 'November 2026',
      left: ['Varanasi', 'Lunar months end at the full moon (purnimanta)'],
      right: ['Sunrise 06:05 – 06:25', '16 November, 19:43: the Sun enters Scorpio'],
      weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((name) => ({
        name,
        below: 'மேற்கு',
      })),
      weeks: Array.from({ length: Math.ceil(slots.length / 7) }, (_, i) =>
        Array.from({ length: 7 }, (_day, k) => slots[i * 7 + k] ?? null),
      ),
      signs: [{ sign: 'full', text: 'full Moon' }],
      notes: ['First the tithi of sunrise, then the star, each with the time at which it ends.'],
      starred: 'A star beside a date: more is kept on it.',
      points: 539,
      height: 1.06,
    });
  });

it('the sheet for the wall points to what has no room in a cell', () => {
  fc.assert(
    fc.property(wall, ({ alt, nodes }) => {
      const texts = labelsOf(nodes).map(({ text }) => text);
      // Every observance is read aloud; a star stands where it is not all written.
      const kept = (alt.match(/Festival of the long name/g) ?? []).length;
      const written = texts.filter((text) => /name/.test(text)).length;
      expect(texts.some((text) => /^\d+\*$/.test(text))).toBe(written < kept);
      expect(alt.includes('A star beside')).toBe(written < kept);
    }),
    { numRuns: 30 },
  );
});

it('a year on rows names every month, in a language of wide signs too', () => {
  for (const language of languagesWith('report')) {
    const { months } = bank(language, 'report');
    const { nodes } = stripScene({
      // Names of rows as long as any: the months have the least room.
      rows: [{ name: 'W'.repeat(40), bars: [] }],
      from: 2027,
      to: 2028,
      below: months.map((text, i) => ({ at: 2027 + i / 12, text })),
      between: true,
      title: '2027',
      alt: '',
    });
    const [, ...labels] = labelsOf(nodes);
    expect([language, labels.length]).toEqual([language, 12]);
    expect(labels.some((one, i) => labels.slice(i + 1).some((other) => boxesOverlap(boxOf(one), boxOf(other))))).toBe(
      false,
    );
  }
});

it('rows in which nothing is written are low, and no row runs into the next', () => {
  const row = (names: readonly string[]) => ({
    name: 'Row',
    bars: [{ from: 2027, to: 2028, names, tone: 'good' as const }],
  });
  const { nodes } = stripScene({
    rows: [row(['Mars']), row([]), row(['Mars']), row([])],
    from: 2027,
    to: 2028,
    below: [],
    title: '',
    alt: '',
  });
  const edges = nodes.flatMap((node) => {
    if (node.kind !== 'polygon') return [];
    const heights = node.points.map(([, y]) => y);
    return [[Math.min(...heights), Math.max(...heights)] as const];
  });
  const [first, second, third, fourth] = edges.map(([top, bottom]) => bottom - top);
  expect(edges).toHaveLength(4);
  expect([third, fourth].map((one) => one?.toFixed(6))).toEqual([first, second].map((one) => one?.toFixed(6)));
  expect(second ?? 1).toBeLessThan(first ?? 0);
  expect(edges.every(([top], i) => i === 0 || top > (edges[i - 1]?.[1] ?? 1))).toBe(true);
});

it('the line of a time goes on through rows that have no bar there, and through no bar', () => {
  const row = (from: number) => ({
    name: 'Row',
    bars: [{ from, to: from + 1, names: ['Mars'], tone: 'good' as const }],
  });
  const heights = (rows: readonly ReturnType<typeof row>[]): readonly number[] =>
    stripScene({
      rows,
      from: 2020,
      to: 2030,
      below: [],
      now: { at: 2025.5, text: 'today' },
      title: '',
      alt: '',
    }).nodes.flatMap((node) => (node.kind === 'line' && node.stroke === 'accent' ? [node.to[1] - node.from[1]] : []));
  const [whole, ...none] = heights([row(2021), row(2023)]);
  expect(none).toEqual([]);
  const parts = heights([row(2021), row(2025)]);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThan(whole ?? 0);
  expect(parts[0]).toBeGreaterThan(heights([row(2025), row(2025)])[0] ?? 1);
});

// Lit part of the disc: (1 − cos elongation) / 2 (Meeus, Astronomical Algorithms, ch. 48), here by the area of its outline.
it.each([1, 4, 8, 11, 14, 19, 23, 28])('the Moon of tithi %i is lit as its elongation has it', (tithi) => {
  const { nodes } = moonsScene({
    title: '',
    rows: [{ name: '', days: [{ date: 1, tithi, kept: false }] }],
    columns: [],
    floor: 0.02,
  });
  const [disc, lit] = nodes;
  if (disc?.kind !== 'circle' || lit?.kind !== 'polygon') throw new Error('a Moon is a disc and its lit part');
  const { points } = lit;
  const area =
    Math.abs(
      points.reduce((sum, [x, y], i) => {
        const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
        return sum + x * nextY - nextX * y;
      }, 0),
    ) / 2;
  const elongation = (tithi - 0.5) * 12;
  expect(area / (Math.PI * disc.radius ** 2)).toBeCloseTo((1 - Math.cos((elongation * Math.PI) / 180)) / 2, 1);
  // The waxing Moon is lit on its right.
  const middle = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  expect(middle > disc.centre[0]).toBe(tithi <= 15);
});

it.each([2, 3, 12])('draws the Moons of %i months in their places, none over another', (months) => {
  const { nodes, height } = moonsScene({
    title: '',
    rows: Array.from({ length: months }, (_, i) => ({
      name: `M${i}`,
      days: Array.from({ length: 31 }, (_day, k) => ({ date: k + 1, tithi: (k % 30) + 1, kept: false })),
    })),
    columns: [],
    floor: 0.02,
  });
  const discs = nodes.flatMap((node) => (node.kind === 'circle' ? [node] : []));
  expect(discs).toHaveLength(months * 31);
  for (const [i, { centre, radius }] of discs.entries()) {
    expect(Math.min(centre[0] - radius, 1 - centre[0] - radius, centre[1] - radius)).toBeGreaterThanOrEqual(0);
    expect(centre[1] + radius).toBeLessThanOrEqual(height);
    for (const other of discs.slice(i + 1))
      expect(Math.hypot(centre[0] - other.centre[0], centre[1] - other.centre[1])).toBeGreaterThan(2 * radius);
  }
  // Thirty-one beside one another would be smaller.
  expect(discs[0]?.radius).toBeGreaterThan(0.4 / 31);
});

/** Texts that leave the drawing or cover one another. */
const faultsOf = (scene: Scene): string[] => {
  const labels = labelsOf(scene.nodes);
  const boxes = labels.map(boxOf);
  const outside = labels.filter((_, i) => {
    const { left = 0, right = 0, top = 0, bottom = 0 } = boxes[i] ?? {};
    return left < -1e-6 || right > 1 + 1e-6 || top < -0.012 || bottom > scene.height + 0.012;
  });
  const over = labels.flatMap((one, i) =>
    labels.slice(i + 1).flatMap((other, k) => {
      const [a, b] = [boxes[i], boxes[i + 1 + k]];
      return a && b && boxesOverlap(a, b) ? [`${one.text} covers ${other.text}`] : [];
    }),
  );
  return [...outside.map(({ text }) => `${text} leaves the drawing`), ...over];
};

it.each([
  ['wall', wall],
  ['rings', rings],
  ['bindus', bindus],
  ['timelines', timeline],
  ['bars', bars],
  ['squares', squares],
  ['day wheels', wheel],
])('%s keep their texts inside and apart', (_name, scene) => {
  fc.assert(
    fc.property(scene, (one) => {
      expect(faultsOf(one)).toEqual([]);
      expect(JSON.stringify(one)).not.toMatch(/null/);
    }),
    { numRuns: 150 },
  );
});

it('name every star of the chakra whole', () => {
  for (const language of DRAWING_LANGUAGES) {
    const stars = Object.values(bank(language, 'drawing').stars);
    const cell = (text: string) => ({ text, isStar: true, isNatal: false, planets: [] });
    const { nodes } = chakraScene({
      title: '',
      subtitle: '',
      alt: '',
      floor: onPaper(figureWidth(1)).floor,
      rows: [stars.slice(0, 9), stars.slice(9, 18), stars.slice(18, 27)].map((row) => row.map(cell)),
      lines: [],
    });
    const written = nodes.flatMap((node) => (node.kind === 'label' ? [node.text] : [])).join(' ');
    expect([language, written.includes('…')]).toEqual([language, false]);
    expect([language, written.replaceAll(/[- ]/g, '')]).toEqual([language, stars.join('').replaceAll(/[- ]/g, '')]);
  }
});

it('leave air between a line of the chakra and the letters of the cells it runs through', () => {
  const cell = { text: 'விருச்சிகம்', isStar: false, isNatal: false, planets: [] };
  const { nodes } = chakraScene({
    title: '',
    subtitle: '',
    alt: '',
    floor: onPaper(figureWidth(1)).floor,
    rows: [[cell, cell, cell]],
    lines: [{ from: [0, 0], to: [0, 2], role: 'bad' }],
  });
  const crossed = nodes.flatMap((node, i) => {
    const ground = nodes[i - 1];
    return node.kind === 'label' && ground?.kind === 'polygon' && ground.stroke === undefined ? [{ node, ground }] : [];
  });
  expect(crossed).toHaveLength(2);
  for (const { node, ground } of crossed) {
    const left = Math.min(...ground.points.map(([x]) => x));
    expect(node.at[0] - node.width / 2 - left).toBeGreaterThan(0.003);
  }
});

it('the sheet for the wall writes what is kept in no smaller letters than 7.6 points', () => {
  fc.assert(
    fc.property(wall, ({ nodes }) => {
      for (const { text, size } of labelsOf(nodes))
        if (/name/.test(text)) expect(size * 539).toBeGreaterThanOrEqual(7.6 - 1e-9);
    }),
    { numRuns: 30 },
  );
});

it('the sheet for the wall writes a short name where a long one before it has no room', () => {
  const day = { ...wallDay(8, [`Total eclipse ${'of the Moon '.repeat(20)}`, 'Ugadi']), great: 2 };
  const { nodes } = wallScene({
    title: 'March 2026',
    left: [],
    right: [],
    weekdays: Array.from({ length: 7 }, (_, i) => ({ name: `day ${i}`, below: '' })),
    weeks: Array.from({ length: 6 }, (_, week) => [week === 1 ? day : null, null, null, null, null, null, null]),
    signs: [],
    notes: [],
    starred: 'A star beside a date: more is kept on it.',
    points: 539,
    height: 1.06,
  });
  const texts = labelsOf(nodes).map(({ text }) => text);
  expect(texts).toContain('Ugadi');
  expect(texts).toContain('8*');
});
