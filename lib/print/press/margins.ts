/** What stands in the margins of each page: the running head and the foot. */
import { PRINT, type ReportDocument } from '../../contract/ports/report-document.ts';
import { cutLine, widthOf } from './lines.ts';
import { lozenge } from './ornaments.ts';
import { typefaceOf } from './page.ts';
import { INKS, type Pen } from './pen.ts';
import type { Sheet } from './sheet.ts';

const SMALL = 8;
/** Baselines of head and foot from the edges of the sheet, their rules, and half the width of the lozenge. */
const HEAD = { y: 36, rule: 43, lozenge: 2.6 } as const;
const FOOT = { y: 26, rule: 38 } as const;

/** What head and foot of a page are drawn with. */
export interface Margins {
  readonly sheet: Sheet;
  /** The cover being 1. */
  readonly page: number;
  readonly left: number;
  /** Whether the margins are narrow: then there is no head. */
  readonly poster: boolean;
  /** Whether the outer edge is at the left. */
  readonly even: boolean;
}

const widthIn = ({ poster }: Margins): number => (poster ? PRINT.posterWidth : PRINT.textWidth);

/** Least room between the two texts. */
const APART = 16;

/** Two texts on one line at both edges, the second at the outer one, with a rule. */
const drawPair = (
  pen: Pen,
  margins: Margins,
  place: { readonly y: number; readonly rule: number; readonly size: number },
  [inner, outer]: readonly [inner: string, outer: string],
  heavy: boolean,
): void => {
  const { colours, doc } = pen;
  const { left, even } = margins;
  const wide = widthIn(margins);
  const { y, rule, size } = place;
  const face = heavy ? 'title' : 400;
  // The outer text takes what the inner one leaves, and its share in any case.
  const free = wide - widthOf(inner, size, face) - APART;
  const second = cutLine(outer, size, 400, Math.max(wide * 0.42, free));
  const first = cutLine(inner, size, face, wide - widthOf(second, size, 400) - APART);
  const right = (text: string, weight: 400 | 'title'): number => left + wide - widthOf(text, size, weight);
  pen.text(first, even ? right(first, face) : left, y, size, face, heavy ? colours.text : INKS.soft);
  pen.text(second, even ? left : right(second, 400), y, size, 400, INKS.soft);
  doc
    .strokeColor(colours.line)
    .lineWidth(0.5)
    .moveTo(left, rule)
    .lineTo(left + wide, rule)
    .stroke();
};

/** The foot: name at the inner edge, of the brand where no head names it; number at the outer one. */
export const drawFoot = (pen: Pen, report: ReportDocument, margins: Margins, pages: number): void => {
  const size = SMALL * typefaceOf(report.language).scale;
  const { height } = margins.sheet;
  pen.doc.markContent('Artifact', { type: 'Pagination' });
  const place = { y: height - FOOT.y, rule: height - FOOT.rule, size };
  const named = margins.poster && report.author !== '' ? report.author : report.footer;
  drawPair(pen, margins, place, [named, `${margins.page} / ${pages}`], false);
  pen.doc.endMarkedContent();
};

/** Where a title goes on to what may be left out of a running head. */
const GOES_ON = /[,:;(–]/u;

/**
 * Brand and chapter as a running head has them: where a line has no room for both the chapter is told by the beginning of its
 * title, and where that is too long too, even pages name the brand and odd ones the chapter.
 */
export const headTexts = (
  brand: string,
  chapter: string,
  { page, fits }: { readonly page: number; readonly fits: (brand: string, chapter: string) => boolean },
): readonly [brand: string, chapter: string] => {
  const short = chapter.split(GOES_ON)[0]?.trim() ?? '';
  const told = [chapter, short].find((one) => one !== '' && fits(brand, one));
  if (told !== undefined) return [brand, told];
  return page % 2 === 0 ? [brand, ''] : ['', chapter];
};

/** The running head: the brand, the chapter, a hairline with the lozenge of the ornaments. */
export const drawHead = (pen: Pen, report: ReportDocument, margins: Margins, chapter: string): void => {
  if (margins.poster) return;
  const { doc, colours } = pen;
  const size = SMALL * typefaceOf(report.language).scale;
  doc.markContent('Artifact', { type: 'Pagination' });
  const texts = headTexts(report.author, chapter, {
    page: margins.page,
    fits: (brand, title) => widthOf(brand, size, 'title') + widthOf(title, size, 400) + APART <= widthIn(margins),
  });
  drawPair(pen, margins, { y: HEAD.y, rule: HEAD.rule, size }, texts, true);
  if (report.cover.ornament !== 'none') {
    doc.save();
    doc.translate(margins.left + PRINT.textWidth / 2, HEAD.rule);
    doc.fillColor(colours.accent).path(lozenge(HEAD.lozenge)).fill();
    doc.restore();
  }
  doc.endMarkedContent();
};
