import * as fc from '../../../support/property.ts';
import { bank } from '../../../../lib/words/bank.ts';
import * as hb from 'harfbuzzjs';
import { trueType, type Script } from '../../../../lib/tools/deploy/fonts.ts';
import type { DrawnBody } from '../../../../lib/print/draw/body.ts';
import { chartScene, type ChartDrawing } from '../../../../lib/print/draw/chart.ts';
import { LABEL_KINDS, CHART_STYLES, THEME_NAMES } from '../../../../lib/contract/values/drawing-keys.ts';
import type { Group, Point } from '../../../../lib/contract/ports/scene.ts';
import { LAYOUTS } from '../../../../lib/print/draw/layouts.ts';
import { textWidth } from '../../../../lib/print/draw/metrics.ts';
import { boxOf, labelsOf, boxesOverlap, type Box } from '../../../../lib/print/draw/scene.ts';
import { scriptOfLanguage, scriptRuns } from '../../../../lib/print/draw/scripts.ts';
import { onPaper, onScreen } from '../../../../lib/print/draw/sizing.ts';
import { svgOf } from '../../../../lib/print/draw/svg.ts';
import { paletteOf } from '../../../../lib/print/draw/theme.ts';
import { CHART_LANGUAGES, hiddenIn, SEEN_AT } from '../../../../lib/tools/local/reports/hidden.ts';
import { DRAWING_LANGUAGES } from '../../../../lib/words/drawing.ts';
import { matrix } from '../../../support/soak.ts';

const PLANETS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
const flag = fc.boolean();
const state = fc.record({
  degree: fc.option(fc.double({ min: 0, max: 29.999, noNaN: true }), { nil: undefined }),
  retrograde: flag,
  combust: flag,
  exalted: flag,
  vargottama: flag,
});
/** Signs of the nine planets: anywhere, or all crowded into one. */
const signs = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 9, maxLength: 9 }),
  fc.integer({ min: 1, max: 12 }).map((sign) => Array.from({ length: 9 }, () => sign)),
);
const bodies = fc
  .tuple(signs, fc.array(state, { minLength: 9, maxLength: 9 }), fc.integer({ min: 0, max: 9 }))
  .map(([where, states, count]) =>
    PLANETS.slice(0, count).map((planet, i): DrawnBody => {
      const { degree, ...rest } = states[i] ?? { degree: undefined };
      return { planet, sign: where[i] ?? 1, ...rest, ...(degree === undefined ? {} : { degree }) };
    }),
  );
const drawing: fc.Arbitrary<ChartDrawing> = fc
  .record({
    style: fc.constantFrom(...CHART_STYLES),
    language: fc.constantFrom(...DRAWING_LANGUAGES),
    ascendant: fc.integer({ min: 1, max: 12 }),
    bodies,
    labels: fc.constantFrom(...LABEL_KINDS),
    sizing: fc.constantFrom(...SEEN_AT.map(({ sizing }) => sizing)),
  })
  .map(({ language, bodies: planets, ascendant, ...rest }) => ({
    ...rest,
    ascendant,
    words: bank(language, 'drawing'),
    bodies: [{ planet: 'ascendant', sign: ascendant, degree: 4.2 }, ...planets],
    title: 'Asha',
    subtitle: 'D1',
  }));

const inside = (outline: readonly Point[], { left, top, right, bottom }: Box): boolean => {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const sides = outline.map((a, i) => [a, outline[(i + 1) % outline.length] ?? a] as const);
  const cross = ([[ax, ay], [bx, by]]: readonly [Point, Point], [x, y]: Point): number =>
    (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  return corners.every(
    (corner) =>
      sides.every((side) => cross(side, corner) >= -1e-9) || sides.every((side) => cross(side, corner) <= 1e-9),
  );
};

/** Air that a sign number has at the least, in shares of the width. */
const NEAR = 0.0035;

const groupsOf = (scene: ReturnType<typeof chartScene>): Group[] =>
  scene.nodes.flatMap((node) => (node.kind === 'group' && node.name.startsWith('house-') ? [node] : []));

describe('chart drawings', () => {
  it('keep every text inside its cell and apart from the others', () => {
    fc.assert(
      fc.property(drawing, (one) => {
        const layout = LAYOUTS[one.style];
        for (const [i, group] of groupsOf(chartScene(one)).entries()) {
          const boxes = labelsOf(group.nodes).map(boxOf);
          const outline = layout.rows[i]?.outline ?? [];
          // The sign number is the first label; in a triangle it may touch the corner it belongs to.
          for (const box of boxes.slice(1)) expect(inside(outline, box)).toBe(true);
          boxes.forEach((box, k) =>
            boxes.slice(k + 1).forEach((other) => expect(boxesOverlap(box, other)).toBe(false)),
          );
          // Nor does a name or a degree touch the sign number: it would be read as a part of it.
          const [number, ...names] = boxes;
          const isLetter = group.nodes.some((node) => node.kind === 'group' && node.name.startsWith('letter-'));
          if (number === undefined || isLetter) continue;
          const { left, top, right, bottom } = number;
          const around = { left: left - NEAR, top: top - NEAR, right: right + NEAR, bottom: bottom + NEAR };
          expect(names.filter((name) => boxesOverlap(around, name))).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('hide no planet at any size, and tell all of them in words', () => {
    fc.assert(
      fc.property(
        drawing.filter(({ labels }) => labels !== 'none'),
        fc.constantFrom(...SEEN_AT),
        (one, seen) => {
          const scene = chartScene({ ...one, sizing: seen.sizing });
          // Full names and glyphs are not what charts are printed with: there a letter may stand sooner.
          const { faults } = hiddenIn(scene, one.style, one.bodies, { ...seen, lettersAllowed: true });
          expect(faults.filter((fault) => !fault.startsWith('a letter'))).toEqual([]);
          for (const { planet } of one.bodies) expect(scene.alt).toContain(one.words.planets[planet].name);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each(CHART_LANGUAGES)('write the ten of a crowded sign by name on a screen, and from 70 mm on: %s', (language) => {
    const crowd = (sign: number): DrawnBody[] =>
      (['ascendant', ...PLANETS] as const).map((planet, i) => ({
        planet,
        sign,
        degree: i * 2.9,
        retrograde: i % 4 === 3,
        combust: i % 3 === 1,
        exalted: i === 2,
        debilitated: i === 5,
      }));
    const turn = CHART_LANGUAGES.indexOf(language);
    for (const [n, style] of CHART_STYLES.entries())
      // A diamond or square, and triangles of each kind: the rest mirror them. In each language and style one of them.
      for (const sign of matrix([1, 2, 3, 6], (_, i) => i === (turn + n) % 4))
        for (const seen of SEEN_AT) {
          const words = bank(language, 'drawing');
          const bodies = crowd(sign);
          const { sizing } = seen;
          const drawn = {
            style,
            words,
            ascendant: 1,
            bodies,
            labels: 'short',
            title: '',
            subtitle: '',
            sizing,
          } as const;
          expect([style, sign, seen.name, hiddenIn(chartScene(drawn), style, bodies, seen).faults]).toEqual([
            style,
            sign,
            seen.name,
            [],
          ]);
        }
  });

  it('tell below what a cell has no room for, and only marks that occur', () => {
    const texts = (told: 'nothing' | 'marks' | 'degrees', bodies: readonly DrawnBody[]): string[] =>
      labelsOf(
        chartScene({
          style: 'north',
          words: bank('en', 'drawing'),
          ascendant: 1,
          bodies,
          labels: 'short',
          title: '',
          subtitle: '',
          sizing: onPaper(156),
          told,
        }).nodes.filter(({ kind, ...node }) => kind !== 'group' || !('name' in node && node.name.startsWith('house-'))),
      ).map(({ text }) => text);
    const alone: DrawnBody[] = [{ planet: 'mars', sign: 1, degree: 12.5, retrograde: true }];
    expect(texts('nothing', alone)).toEqual(['R', 'retrograde']);
    expect(texts('marks', alone)).toEqual([]);
    const crowd = PLANETS.map((planet, i): DrawnBody => ({ planet, sign: 2, degree: i * 3 + 0.5 }));
    expect(texts('nothing', crowd)).toEqual([
      'House 2:',
      ...crowd.flatMap(({ planet, degree = 0 }) => [
        bank('en', 'drawing').planets[planet].short,
        `${String(Math.floor(degree)).padStart(2, '0')}°30′`,
      ]),
    ]);
    expect(texts('marks', crowd)).toEqual(texts('nothing', crowd));
    expect(texts('degrees', crowd)).toEqual([]);
    const few = crowd.slice(0, 3).map((body): DrawnBody => ({ ...body, retrograde: true }));
    // Three keep their whole degrees, which are enough where the marks are told.
    expect(texts('nothing', few)).toContain('House 2:');
    expect(texts('marks', few)).toEqual([]);
  });

  it('stay small as SVG, hold no script and nothing from outside', () => {
    fc.assert(
      fc.property(drawing, fc.constantFrom(...THEME_NAMES), (one, theme) => {
        const svg = svgOf(chartScene(one), { palette: paletteOf(theme), size: 480, language: 'en', prefix: 'a-' });
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(14 * 1024);
        expect(svg).not.toMatch(/<script|href|url\(|on\w+=/);
        expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*aria-labelledby="a-title a-alt"/);
      }),
      { numRuns: 100 },
    );
  });

  it('escapes what a caller wrote', () => {
    const scene = chartScene({
      style: 'south',
      words: bank('en', 'drawing'),
      ascendant: 1,
      bodies: [],
      labels: 'short',
      title: '<b>"A" & B</b>',
      subtitle: '',
      sizing: onScreen(300),
    });
    const svg = svgOf(scene, { palette: paletteOf('light'), size: 300, language: 'en' });
    expect(svg).toContain('&lt;b&gt;&quot;A&quot; &amp; B');
    expect(svg).not.toContain('<b>');
  });

  it('puts the first house where each style has it', () => {
    // North: the diamond at the top. Others: the cell of the rising sign, here Cancer.
    const groups = (style: ChartDrawing['style']): (string | number | undefined)[] =>
      groupsOf(
        chartScene({
          style,
          words: bank('en', 'drawing'),
          ascendant: 4,
          bodies: [],
          labels: 'short',
          title: '',
          subtitle: '',
          sizing: onScreen(480),
        }),
      ).map(({ data }) => data?.['sign']);
    expect(groups('north')[0]).toBe('cancer');
    expect(groups('north')[11]).toBe('gemini');
    expect(groups('south').slice(0, 4)).toEqual(['aries', 'taurus', 'gemini', 'cancer']);
    expect(groups('east')[3]).toBe('cancer');
    expect(groups('sri_lanka')[0]).toBe('cancer');
    expect(groups('circle')[0]).toBe('cancer');
  });

  it.each(CHART_STYLES)('writes a title of some words whole in the style %s, in lines that cross nothing', (style) => {
    for (const title of ['Birth chart, east', 'Asha Venkataraghavan Iyer', 'ஆஷா வெங்கடராகவன் ஐயர்'])
      // A long name has no room in the middle of a drawing as wide as two fingers, nor in that of the round chart.
      for (const { sizing } of title.length > 20 ? SEEN_AT.slice(0, style === 'circle' ? 0 : 1) : SEEN_AT) {
        const words = bank('en', 'drawing');
        const scene = chartScene({
          style,
          words,
          ascendant: 1,
          bodies: [],
          labels: 'short',
          sizing,
          title,
          subtitle: 'D1',
        });
        const labels = labelsOf(scene.nodes);
        const said = labels.map(({ text }) => text).join(' ');
        expect([style, title, said.replaceAll(' · ', ' ')]).toEqual([style, title, expect.stringContaining(title)]);
        labels.forEach((one, i) =>
          labels
            .slice(i + 1)
            .forEach((two) =>
              expect([one.text, two.text, boxesOverlap(boxOf(one), boxOf(two))]).toEqual([one.text, two.text, false]),
            ),
        );
      }
  });

  it('cuts the square of the north style without gap or boxesOverlap', () => {
    const area = (outline: readonly Point[]): number =>
      Math.abs(
        outline.reduce((sum, [x, y], i) => {
          const [nx, ny] = outline[(i + 1) % outline.length] ?? [0, 0];
          return sum + (x * ny - nx * y) / 2;
        }, 0),
      );
    const areas = LAYOUTS.north.rows.map(({ outline }) => area(outline));
    expect(areas.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    expect([0, 3, 6, 9].map((i) => areas[i])).toEqual([1 / 8, 1 / 8, 1 / 8, 1 / 8]);
  });
});

describe('widths', () => {
  const SCRIPT_FILES: Readonly<Record<string, Script>> = {
    Latin: 'latin',
    Devanagari: 'devanagari',
    Bengali: 'bengali',
    Gurmukhi: 'gurmukhi',
    Gujarati: 'gujarati',
    Oriya: 'oriya',
    Tamil: 'tamil',
    Telugu: 'telugu',
    Kannada: 'kannada',
    Malayalam: 'malayalam',
    Symbols: 'symbols',
    Symbols2: 'symbols-2',
  };

  /** A font is unpacked and parsed once: that takes longer than all that is shaped with it. */
  const faces = new Map<Script, Promise<hb.Face>>();
  const opened = async (script: Script): Promise<hb.Face> => new hb.Face(new hb.Blob(await trueType(script, 600)));
  const faceOf = (script: Script): Promise<hb.Face> => {
    const face = faces.get(script) ?? opened(script);
    faces.set(script, face);
    return face;
  };

  const shapedWidth = async (text: string): Promise<number> => {
    let sum = 0;
    for (const { script, text: run } of scriptRuns(text)) {
      const face = await faceOf(SCRIPT_FILES[script] ?? 'latin');
      const buffer = new hb.Buffer();
      buffer.addText(run);
      buffer.guessSegmentProperties();
      hb.shape(new hb.Font(face), buffer);
      sum += buffer.getGlyphPositions().reduce((total, { xAdvance }) => total + xAdvance, 0) / face.upem;
    }
    return sum;
  };

  it.each(DRAWING_LANGUAGES)('are never less than HarfBuzz needs: %s', async (language) => {
    const { planets, signs: names } = bank(language, 'drawing');
    const words = [
      ...Object.values(planets).flatMap(({ name, short }) => [name, `${short} 12°04′`]),
      ...Object.values(names),
    ];
    for (const word of words) {
      const needed = await shapedWidth(word);
      expect(textWidth(word, 1)).toBeGreaterThanOrEqual(needed);
    }
    expect(scriptRuns(planets.sun.name).map(({ script }) => script)).toEqual([scriptOfLanguage(language)]);
  });
});

describe('themes', () => {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a: string, b: string): number => {
    const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };

  it.each(THEME_NAMES)('%s is readable', (name) => {
    const { paper, wash, line, ...texts } = paletteOf(name);
    for (const colour of Object.values(texts)) {
      expect(contrast(colour, paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour, wash)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(line, paper)).toBeGreaterThanOrEqual(3);
  });
});
