/** Drawings with their captions, and the contents, as rows. */
import { PRINT, type FiguresBlock } from '../../../contract/ports/report-document.ts';
import { breakLines, cutLine, widthOf } from '../lines.ts';
import { TEXT_WIDTH, type Cell, type Ink, type Op, type Row } from '../page.ts';
import { lineOps, ornament, type Setting } from './setting.ts';

const CAPTION_GAP = 5;
/** What the marks of a drawing mean stands close below it. */
const LEGEND_GAP = 4;

/** Drawings side by side, each with its caption below. */
export const figureRows = (
  setting: Setting,
  { figures, perRow, language, legend = false }: FiguresBlock,
  block: number,
): Row[] => {
  const size = setting.size('small');
  const line = setting.line(size);
  const width = (setting.width - (perRow - 1) * PRINT.figureGap) / perRow;
  return Array.from({ length: Math.ceil(figures.length / perRow) }, (_, i): Row => {
    const some = figures.slice(i * perRow, (i + 1) * perRow);
    const high = Math.max(...some.map(({ scene }) => scene.height * width));
    const captions = some.map(({ caption }) => breakLines(caption, size, 400, width));
    const lines = Math.max(0, ...captions.map((one) => one.length));
    return {
      before: setting.gap(legend ? LEGEND_GAP : 10),
      height: high + (lines === 0 ? 0 : CAPTION_GAP + lines * line),
      keep: false,
      block,
      cells: some.flatMap(({ scene }, k): Cell[] => {
        const x =
          (setting.width - some.length * width - (some.length - 1) * PRINT.figureGap) / 2 +
          k * (width + PRINT.figureGap);
        const place = { x, y: high + CAPTION_GAP, line, width, align: 'centre' as const };
        return [
          {
            role: 'Figure',
            alt: scene.alt,
            ...(language === undefined ? {} : { language }),
            ops: [{ op: 'scene', x, y: 0, width, scene }],
          },
          { role: 'Caption', ops: lineOps(captions[k] ?? [], place, { size, weight: 400, ink: 'soft' }) },
        ];
      }),
    };
  });
};

/** The contents: dots lead from the title of a chapter to its page. */
export const contentsRows = (
  setting: Setting,
  chapters: readonly { readonly id: string; readonly title: string }[],
  numbers: ReadonlyMap<string, number>,
  block: number,
): Row[] =>
  chapters.map(({ id, title }, i): Row => {
    const size = setting.size('body');
    const line = setting.line(size) * 1.15;
    const number = String(numbers.get(id) ?? '');
    const numberWidth = widthOf(number, size, 400);
    const shown = cutLine(title, size, 400, TEXT_WIDTH - 60);
    const from = widthOf(shown, size, 400) + 6;
    const dot = widthOf('. ', size, 400);
    const dots = Math.max(0, Math.floor((TEXT_WIDTH - from - numberWidth - 6) / dot));
    const y = line * 0.5 + size * 0.34;
    const text = (x: number, words: string, ink: Ink): Op => ({
      op: 'text',
      x,
      y,
      text: words,
      size,
      weight: 400,
      ink,
      goTo: id,
    });
    return {
      before: i === 0 ? setting.gap(8) : 0,
      height: line,
      keep: i === 0,
      block,
      cells: [
        { role: 'TOCI', ops: [text(0, shown, 'ink'), text(TEXT_WIDTH - numberWidth, number, 'ink')] },
        ornament(
          dots === 0 ? [] : [text(TEXT_WIDTH - numberWidth - 6 - dots * dot, '. '.repeat(dots).trimEnd(), 'soft')],
        ),
      ],
    };
  });
