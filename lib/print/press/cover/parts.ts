/** What covers of all styles share: seller, drawings, facts, the list of chapters, the foot. */
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import { cutLine, widthOf } from '../lines.ts';
import { INKS } from '../pen.ts';
import { logoPlate } from './logo-plate.ts';
import type { CoverPen } from './pen.ts';

/** Sizes of type; a title that takes more than a line is set smaller. */
export const TITLE = { one: 31, more: 24 } as const;
export const SIZE = { invocation: 12, verse: 8.5, brand: 18, subtitle: 13, name: 20, line: 10.5, foot: 9 } as const;
const FACT = { label: 8.25, value: 13, note: 8.5, height: 58 } as const;
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
  doc.markContent('Artifact', { type: 'Layout' });
  if (boxed)
    facts.forEach((_, i) =>
      doc
        .fillColor(colours.tintStrong)
        .rect(place.x + i * (width + gap), top, width, FACT.height)
        .fill(),
    );
  else {
    for (const y of [top, top + FACT.height]) stroke(`M${place.x} ${y}H${place.x + place.width}`, colours.line, 0.7);
    for (let i = 1; i < facts.length; i++)
      stroke(`M${place.x + i * width} ${top}V${top + FACT.height}`, colours.line, 0.7);
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
  return FACT.height;
};

/** The size, or the smaller one at which a text fits a width in one line. */
const fitting = (text: string, points: number, width: number): number =>
  Math.max(6.5, Math.min(points, (points * width) / Math.max(1, widthOf(text, points, 600) * 1.05)));

/** Who issues it, at the foot. */
export const drawFoot = (
  { sheet, tagged, write, scale, colours }: CoverPen,
  { cover }: ReportDocument,
  x: number,
  align: 'left' | 'centre',
  bottom: number,
): void => {
  const { issuer, foot } = cover;
  const line = SIZE.foot * scale * 1.55;
  let y = bottom - foot.length * line;
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

/** Figures side by side from a left edge; returns their height. */
export const drawFigures = (
  { tagged, scene }: CoverPen,
  { cover: { figures = [] } }: ReportDocument,
  x: number,
  y: number,
  width: number,
): number => {
  figures.forEach((one, i) => tagged('Figure', () => scene(one, x + i * (width + FIGURE_GAP), y, width), one.alt));
  return Math.max(0, ...figures.map(({ height }) => height * width));
};

/** The chapters, in two columns with hairlines, so that no cover is half empty. */
export const drawInside = (
  { sheet, tagged, write, stroke, artifact, colours, scale }: CoverPen,
  report: ReportDocument,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void => {
  const titles = report.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.title] : []));
  const { inside = '' } = report.words;
  const line = 17 * scale;
  const room = Math.floor((sheet.height - 120 - y - 26) / line);
  const rows = Math.min(room, Math.ceil(titles.length / 2));
  if (inside === '' || rows < 2) return;
  tagged('P', () =>
    write(inside, { x, y: y + 12, points: 11.5, face: 'title', colour: colours.text, align: 'left', width }),
  );
  const column = (width - 16) / 2;
  titles.slice(0, rows * 2).forEach((title, i) => {
    const left = x + (i < rows ? 0 : column + 16);
    const low = y + 34 + (i % rows) * line;
    artifact(() => stroke(`M${left} ${low + 5}H${left + column}`, colours.line, 0.6));
    tagged('P', () =>
      write(title, {
        x: left,
        y: low,
        points: fitting(title, 9 * scale, column) / scale,
        colour: INKS.ink,
        align: 'left',
        width: column * 2,
      }),
    );
  });
};
