/** What covers of all styles share: seller, drawings, facts, the list of chapters, the foot. */
import type { CoverStyle, ReportDocument } from '../../../contract/ports/report-document.ts';
import { cutLine, widthOf } from '../lines.ts';
import { INKS } from '../pen.ts';
import { logoPlate } from './logo-plate.ts';
import type { CoverPen } from './pen.ts';

/** Sizes of type; a title that takes more than a line is set smaller. */
export const TITLE = { one: 31, more: 24 } as const;
export const SIZE = { invocation: 12, verse: 8.5, brand: 18, subtitle: 13, name: 20, line: 10.5, foot: 9 } as const;
const FACT = { label: 8.25, value: 13, note: 8.5, height: 58, bare: 43 } as const;
export const FIGURE_GAP = 20;
export const MARGIN = 51;

/** Logo on its plate, or the name of the seller in its place; returns what it took of the page. */
export const drawSeller = (
  pen: CoverPen,
  { cover, author }: ReportDocument,
  x: number,
  y: number,
  align: 'left' | 'centre',
): number => {
  const { doc, tagged, write, colours } = pen;
  const { logo } = cover;
  if (logo === undefined) {
    if (author === '') return 0;
    const band = cover.style === 'band';
    const points = SIZE.brand;
    tagged('P', () =>
      write(author, {
        x,
        y: y + points,
        points,
        face: 'title',
        colour: band ? colours.onBand : colours.text,
        align,
        width: 300,
      }),
    );
    return points * 1.5;
  }
  const plate = logoPlate(logo);
  const left = align === 'left' ? x : x - plate.width / 2;
  tagged(
    'Figure',
    () => {
      // On a coloured band a logo of any colour needs white below it.
      if (cover.style === 'band') doc.fillColor('#ffffff').roundedRect(left, y, plate.width, plate.height, 3).fill();
      doc.image(
        logo,
        left + (plate.width - plate.image.width) / 2,
        y + (plate.height - plate.image.height) / 2,
        plate.image,
      );
    },
    author,
  );
  return plate.height;
};

/** Height of the facts: less where none has a note. */
export const factsHeight = (facts: readonly { readonly note: string }[]): number => {
  if (facts.length === 0) return 0;
  return facts.some(({ note }) => note !== '') ? FACT.height : FACT.bare;
};

/** Facts in a row between two rules. */
export const drawFacts = (
  { tagged, write, doc, colours, stroke }: CoverPen,
  { cover: { facts = [] } }: ReportDocument,
  place: { readonly x: number; readonly y: number; readonly width: number },
  boxed: boolean,
): number => {
  if (facts.length === 0) return 0;
  const gap = boxed ? 10 : 0;
  const width = (place.width - gap * (facts.length - 1)) / facts.length;
  const top = place.y;
  const height = factsHeight(facts);
  doc.markContent('Artifact', { type: 'Layout' });
  if (boxed)
    facts.forEach((_, i) =>
      doc
        .fillColor(colours.tintStrong)
        .rect(place.x + i * (width + gap), top, width, height)
        .fill(),
    );
  else {
    for (const y of [top, top + height]) stroke(`M${place.x} ${y}H${place.x + place.width}`, colours.line, 0.7);
    for (let i = 1; i < facts.length; i++) stroke(`M${place.x + i * width} ${top}V${top + height}`, colours.line, 0.7);
  }
  doc.endMarkedContent();
  facts.forEach(({ label, value, note }, i) => {
    const left = place.x + i * (width + gap);
    const at = boxed
      ? ({ x: left + 8, align: 'left', width: width - 14 } as const)
      : ({ x: left + width / 2, align: 'centre', width: width - 8 } as const);
    tagged('P', () => {
      write(label, { ...at, y: top + 15, points: FACT.label, colour: INKS.soft });
      write(value, {
        ...at,
        y: top + 33,
        points: fitting(value, FACT.value, at.width),
        face: 'title',
        colour: colours.text,
      });
      write(note, { ...at, y: top + 49, points: fitting(note, FACT.note, at.width), colour: INKS.soft });
    });
  });
  return height;
};

/** The size, or the smaller one at which a text fits a width in one line. */
const fitting = (text: string, points: number, width: number): number =>
  Math.max(6.5, Math.min(points, (points * width) / Math.max(1, widthOf(text, points, 600) * 1.05)));

/** Distance of the last line of a cover from the edge of the page, by style. */
const FOOT = { plain: 58, frame: 58, arch: 66, band: 46 } as const satisfies Readonly<Record<CoverStyle, number>>;
const footLine = ({ scale }: Pick<CoverPen, 'scale'>): number => SIZE.foot * scale * 1.55;
/** The line on which the seller stands, above the lines of the foot. */
const sellerLine = (pen: Pick<CoverPen, 'scale' | 'sheet'>, { style, foot }: ReportDocument['cover']): number =>
  pen.sheet.height - FOOT[style] - foot.length * footLine(pen);

/** The height down to which a cover may be drawn: above the foot, and apart from it. */
export const footTop = (pen: Pick<CoverPen, 'scale' | 'sheet'>, cover: ReportDocument['cover']): number =>
  sellerLine(pen, cover) - (cover.issuer?.name ? SIZE.foot * 1.15 * pen.scale : -0.4 * footLine(pen)) - FOOT_AIR;
const FOOT_AIR = 16;

/** Who issues it, at the foot. */
export const drawFoot = (pen: CoverPen, { cover }: ReportDocument, x: number, align: 'left' | 'centre'): void => {
  const { sheet, tagged, write, scale, colours } = pen;
  const { issuer, foot } = cover;
  const line = footLine(pen);
  let y = sellerLine(pen, cover);
  const width = sheet.width - 2 * MARGIN - 40;
  if (issuer !== undefined && issuer.name !== '') {
    const tail = issuer.tagline === '' ? '' : ` · ${issuer.tagline}`;
    const [name, rest] = [SIZE.foot * 1.15 * scale, SIZE.foot * scale];
    const shown = cutLine(issuer.name, name, 'title', width);
    const said = cutLine(tail, rest, 400, width - widthOf(shown, name, 'title'));
    const whole = widthOf(shown, name, 'title') + widthOf(said, rest, 400);
    const left = align === 'left' ? x : x - whole / 2;
    tagged('P', () => {
      write(shown, { x: left, y, points: SIZE.foot * 1.15, face: 'title', colour: colours.text, align: 'left', width });
      if (said !== '')
        write(said, {
          x: left + widthOf(shown, name, 'title'),
          y,
          points: SIZE.foot,
          colour: INKS.soft,
          align: 'left',
          width,
        });
    });
  }
  for (const text of foot)
    tagged('P', () => write(text, { x, y: (y += line), points: SIZE.foot, colour: INKS.soft, align, width }));
};

/** Where figures side by side stand: the left edge of the first, the distance of the next, the width of each. */
export interface FigurePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly gap?: number;
}

/** Figures side by side from a left edge, each with its caption below; returns their height. */
export const drawFigures = (
  pen: CoverPen,
  { cover }: ReportDocument,
  { x, y, width, gap = FIGURE_GAP }: FigurePlace,
): number => {
  const { tagged, scene, write } = pen;
  const { figures = [], captions = [] } = cover;
  figures.forEach((one, i) => tagged('Figure', () => scene(one, x + i * (width + gap), y, width), one.alt));
  const high = Math.max(0, ...figures.map(({ height }) => height * width));
  const size = SIZE.line;
  captions.forEach((text, i) =>
    tagged('Caption', () =>
      write(text, {
        x: x + i * (width + gap) + width / 2,
        y: y + high + size * 1.5,
        points: size,
        colour: INKS.soft,
        align: 'centre',
        width,
      }),
    ),
  );
  return high + captionsHeight(pen, cover, width);
};

/** Heights of letters are not exact. */
export const SPARE = 6;
/** Each of two drawings gives way to the list of chapters below them, but not below this. */
export const LEAST_OF_TWO = 164;

/** Height of the captions below drawings of a width. */
export const captionsHeight = (
  { heightOf }: CoverPen,
  { captions = [] }: ReportDocument['cover'],
  width: number,
): number => {
  const shown = captions.filter((text) => text !== '');
  const high = Math.max(0, ...shown.map((text) => heightOf(text, { points: SIZE.line, width })));
  return shown.length === 0 ? 0 : high + SIZE.line * 0.5;
};

/** Height of a name, its lines, and facts, as they are written below a drawing. */
export const writtenBelow = (
  { heightOf }: CoverPen,
  { facts = [], lines, name }: ReportDocument['cover'],
  width: number,
): number =>
  (name === '' ? 0 : heightOf(name, { points: SIZE.name, face: 'title', width })) +
  lines.reduce((sum, text) => sum + heightOf(text, { points: SIZE.line, width }) - 1, 0) +
  factsHeight(facts);

/** Writes whose report it is, and the lines below the name, from a height on; returns where they end. */
export const drawName = (
  { tagged, write }: CoverPen,
  { cover: { name, lines } }: ReportDocument,
  place: { readonly x: number; readonly width: number; readonly align: 'left' | 'centre' },
  top: number,
): number => {
  let y = top;
  if (name !== '')
    tagged('P', () => {
      y = write(name, { ...place, y, points: SIZE.name, face: 'title', colour: INKS.ink });
    });
  for (const text of lines)
    tagged('P', () => {
      y = write(text, { ...place, y: y - 4, points: SIZE.line, colour: INKS.soft }) + 3;
    });
  return y;
};

/** How the list of chapters may be set, from the best on: columns, height of a line, and size of type. */
const LISTS = [
  { columns: 2, line: 17, size: 9 },
  { columns: 3, line: 17, size: 9 },
  { columns: 2, line: 14.5, size: 9 },
  { columns: 3, line: 14.5, size: 9 },
  { columns: 3, line: 12.5, size: 8 },
  { columns: 2, line: 12.5, size: 8 },
  { columns: 4, line: 12.5, size: 8 },
] as const;
/** The same where a title is too long for half the width. */
const LONG_LISTS = [
  { columns: 1, line: 17, size: 9 },
  { columns: 1, line: 14.5, size: 9 },
  { columns: 1, line: 12.5, size: 8 },
] as const;
type Layout = (typeof LISTS | typeof LONG_LISTS)[number];
const LIST = { gap: 16, head: 26, least: 8, fewest: 3 } as const;

/** Chapters that a cover does not list, and the one that it leaves out where there is no room for all. */
const UNLISTED: readonly string[] = ['contents'];
const LAST_LISTED = 'notice';

/** A list of chapters that is whole. */
export interface Inside {
  readonly titles: readonly string[];
  readonly rows: number;
  readonly line: number;
  /** Size of type in points. */
  readonly size: number;
  /** Width of a column. */
  readonly column: number;
  readonly height: number;
}

/** Titles as a list in a width, as high as `room` at most; none where it is too high, or a title would be set too small. */
const listOf = (
  titles: readonly string[],
  layouts: readonly Layout[],
  { scale, width, room }: { readonly scale: number; readonly width: number; readonly room: number },
): Inside | null => {
  if (titles.length < LIST.fewest) return null;
  const least = LIST.least * Math.max(1, scale);
  const widest = Math.max(...titles.map((title) => widthOf(title, least, 400)));
  for (const { columns, line, size } of layouts) {
    const column = (width - (columns - 1) * LIST.gap) / columns;
    const rows = Math.ceil(titles.length / columns);
    const height = LIST.head + rows * line * scale;
    if (height > room || widest > column) continue;
    // All in one size, that of the widest.
    const fits = Math.min(size * scale, (least * column) / widest);
    return { titles, rows, line: line * scale, size: fits, column, height };
  }
  return null;
};

/** The list of the chapters in a width, as high as `room` at most; none where there is no room for all that tell of the reader. */
export const insideOf = (
  { scale }: Pick<CoverPen, 'scale'>,
  { blocks, words: { inside = '' } }: Pick<ReportDocument, 'blocks' | 'words'>,
  width: number,
  room: number,
): Inside | null => {
  const titles = (left: readonly string[]): readonly string[] =>
    blocks
      .flatMap((block) => (block.kind === 'chapter' && !left.includes(block.id) ? [block.group ?? block.title] : []))
      .filter((title, i, all) => title !== all[i - 1]);
  if (inside === '') return null;
  for (const layouts of [LISTS, LONG_LISTS])
    for (const left of [UNLISTED, [...UNLISTED, LAST_LISTED]]) {
      const list = listOf(titles(left), layouts, { scale, width, room });
      if (list !== null) return list;
    }
  return null;
};

/** Draws the list of the chapters, in columns with hairlines. */
export const drawInside = (
  { tagged, write, stroke, artifact, colours, scale }: CoverPen,
  { words: { inside: head = '' } }: ReportDocument,
  list: Inside | null,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void => {
  if (list === null) return;
  const { titles, rows, line, size, column } = list;
  tagged('P', () =>
    write(head, { x, y: y + 12, points: 11.5, face: 'title', colour: colours.text, align: 'left', width }),
  );
  titles.forEach((title, i) => {
    const left = x + Math.floor(i / rows) * (column + LIST.gap);
    const low = y + 17 + ((i % rows) + 1) * line;
    artifact(() => stroke(`M${left} ${low + 5}H${left + column}`, colours.line, 0.6));
    tagged('P', () =>
      write(title, {
        x: left,
        y: low,
        points: size / scale,
        colour: INKS.ink,
        align: 'left',
        width: column * 2,
      }),
    );
  });
};
