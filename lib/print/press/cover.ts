/** The first page of a report, in one of three styles: title, charts, name, what everybody asks for first, and who issues it. */
import type { StructureElement } from 'pdfkit';
import type { Cover, ReportDocument } from '../../contract/ports/report-document.ts';
import type { FontWeight } from './fonts.ts';
import { breakLines, widthOf } from './lines.ts';
import { PAGE, TEXT_WIDTH, typefaceOf } from './page.ts';
import { drawScene } from './pdf-scene.ts';
import { INKS, type Pen } from './pen.ts';

/** Sizes of type; a title that takes more than a line is set in the smaller one. */
const TITLE = { one: 31, more: 24 } as const;
const NAME = 20;
const LINE = 11;
const FOOT = 9;
const FACT = { label: 8.5, value: 13, note: 8.5 } as const;
/** Width of the drawings on a cover, alone and side by side, and the gap between two. */
const FIGURE = { one: 262, two: 212, gap: 24 } as const;
/** Height of a band behind logo and title, and of the stripe below it where a brand has a second colour. */
const BAND = { height: 196, bare: 300, stripe: 6 } as const;
/** Top of the logo, the room it is fitted into, and the air around it on a band. */
const LOGO = { top: 54, width: 148, height: 52, air: 8 } as const;
/** Distances of the frame from the edge of the page: a strong line and a fine one. */
const FRAME = { outer: 24, inner: 30 } as const;
/** Baseline of the title: below a logo, and where nothing but text stands on the page. */
const TITLE_AT = { figures: 150, bare: 310, band: 226 } as const;
const AIR = 26;

/** What is drawn behind everything: a band, a frame, or a short rule above the title. */
const ground = ({ doc, colours }: Pen, { style, figures = [] }: Cover): void => {
  const second = colours.accent !== colours.text;
  doc.markContent('Artifact', { type: 'Layout' });
  if (style === 'band') {
    const height = figures.length > 0 ? BAND.height : BAND.bare;
    doc.fillColor(colours.band).rect(0, 0, PAGE.width, height).fill();
    if (second) doc.fillColor(colours.accent).rect(0, height, PAGE.width, BAND.stripe).fill();
  } else if (style === 'frame')
    for (const [inset, width, colour] of [
      [FRAME.outer, 2, colours.line],
      [FRAME.inner, 0.7, colours.accent],
    ] as const)
      doc
        .strokeColor(colour)
        .lineWidth(width)
        .rect(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset)
        .stroke();
  else
    doc
      .fillColor(second ? colours.accent : colours.line)
      .rect((PAGE.width - 64) / 2, figures.length > 0 ? TITLE_AT.figures - 42 : 250, 64, 3)
      .fill();
  doc.endMarkedContent();
};

/** Draws the cover on the page at hand. */
export const drawCover = (pen: Pen, report: ReportDocument, root: StructureElement): void => {
  const { doc, colours } = pen;
  const { cover, language } = report;
  const { figures = [], facts = [] } = cover;
  const { scale, leading } = typefaceOf(language);
  const band = cover.style === 'band';
  const tagged = (role: string, draw: () => void, attributes: { readonly alt?: string } = {}): void => {
    const element = doc.struct(role, attributes);
    const content = doc.markStructureContent(role);
    draw();
    doc.endMarkedContent();
    element.add(content);
    root.add(element);
    element.end();
  };
  /** Lines centred on `middle`; returns the baseline of the next one. */
  const write = (
    text: string,
    y: number,
    points: number,
    { weight = 400, colour = INKS.soft, middle = PAGE.width / 2, width = TEXT_WIDTH }: Written = {},
  ): number => {
    const size = points * scale;
    const line = size * Math.min(leading, 1.5);
    const lines = breakLines(text, size, weight, width);
    lines.forEach((one, i) => {
      pen.text(one, middle - widthOf(one, size, weight) / 2, y + i * line, size, weight, colour);
    });
    return y + lines.length * line;
  };
  ground(pen, cover);
  const { logo } = cover;
  if (logo !== undefined)
    tagged(
      'Figure',
      () => {
        const left = (PAGE.width - LOGO.width) / 2;
        // On a coloured band a logo of any colour needs white below it.
        if (band)
          doc
            .fillColor('#ffffff')
            .rect(left - LOGO.air, LOGO.top - LOGO.air, LOGO.width + 2 * LOGO.air, LOGO.height + 2 * LOGO.air)
            .fill();
        doc.image(logo, left, LOGO.top, { fit: [LOGO.width, LOGO.height], align: 'center', valign: 'center' });
      },
      { alt: report.author },
    );
  const bare = band ? TITLE_AT.band : TITLE_AT.bare;
  let y = figures.length > 0 ? TITLE_AT.figures + (band ? 12 : 0) : bare;
  tagged('H1', () => {
    const long = widthOf(cover.title, TITLE.one * scale, 600) > TEXT_WIDTH;
    y = write(cover.title, y, long ? TITLE.more : TITLE.one, {
      weight: 600,
      colour: band ? colours.onBand : colours.text,
    });
  });
  if (figures.length > 0) {
    const width = figures.length === 1 ? FIGURE.one : FIGURE.two;
    const whole = figures.length * width + (figures.length - 1) * FIGURE.gap;
    const top = band ? BAND.height + AIR : y - 8;
    figures.forEach((scene, i) =>
      tagged('Figure', () => drawScene(pen, scene, (PAGE.width - whole) / 2 + i * (width + FIGURE.gap), top, width), {
        alt: scene.alt,
      }),
    );
    y = top + Math.max(...figures.map(({ height }) => height * width)) + AIR + 8;
  } else y = band ? BAND.bare + 70 : y + 30;
  tagged('P', () => {
    y = write(cover.name, y, NAME, { weight: 600, colour: INKS.ink }) + 4;
  });
  for (const text of cover.lines) tagged('P', () => void (y = write(text, y, LINE) + 2));
  if (facts.length > 0) {
    const width = TEXT_WIDTH / facts.length;
    const top = y + 14;
    const rule = (from: readonly [number, number], to: readonly [number, number]): void =>
      void doc
        .strokeColor(colours.line)
        .lineWidth(0.5)
        .moveTo(...from)
        .lineTo(...to)
        .stroke();
    doc.markContent('Artifact', { type: 'Layout' });
    for (const at of [top - 16, top + 46]) rule([PAGE.left, at], [PAGE.left + TEXT_WIDTH, at]);
    for (let i = 1; i < facts.length; i++) rule([PAGE.left + i * width, top - 16], [PAGE.left + i * width, top + 46]);
    doc.endMarkedContent();
    facts.forEach(({ label, value, note }, i) => {
      const place = { middle: PAGE.left + (i + 0.5) * width, width: width - 8 };
      tagged('P', () => {
        write(label, top, FACT.label, place);
        write(value, top + 19, FACT.value, { ...place, weight: 600, colour: colours.text });
        write(note, top + 36, FACT.note, place);
      });
    });
  }
  const line = FOOT * scale * leading;
  const top = PAGE.height - 84 - (cover.foot.length - 1) * line;
  cover.foot.forEach((text, i) => tagged('P', () => void write(text, top + i * line, FOOT)));
};

interface Written {
  readonly weight?: FontWeight;
  readonly colour?: string;
  readonly middle?: number;
  readonly width?: number;
}
