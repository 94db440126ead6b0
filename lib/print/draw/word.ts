/** A planet as it is written: its name, the letters and drawn marks behind it, its degrees, all on one line. */
import type { Label, Node, Role } from '../../contract/ports/scene.ts';
import { MARK_WIDTH, markNode, type DrawnMark } from './marks.ts';
import { textWidth } from './metrics.ts';
import { scriptRuns } from './scripts.ts';

/** One thing to write in a cell. */
export interface PackItem {
  /** Key of what it is; names its group. */
  readonly id: string;
  /** Its names, the longest first. */
  readonly names: readonly string[];
  readonly role: Role;
  /** Letters behind the name, as retrograde has one. */
  readonly letters?: readonly string[];
  readonly marks?: readonly DrawnMark[];
  /** Degrees with minutes, and without; absent where none are written. */
  readonly degrees?: { readonly minutes: string; readonly whole: string };
}

/** How much of an item is written. */
export interface Writing {
  /** Which of its names; the last where it has fewer. */
  readonly name: number;
  readonly marks: boolean;
  readonly degrees: 'minutes' | 'whole' | 'none';
}

/** An item made ready: how wide it is, and its nodes once its place is known. */
export interface Word {
  readonly width: number;
  /** The nodes of the word that begins at `x` on the baseline `y`. */
  readonly nodes: (x: number, y: number) => Node;
}

/** Size of letters and degrees against the name, where the floor allows. */
const BESIDE = { letter: 0.78, degrees: 0.86 } as const;
/** Distance of degrees from what stands before them, against the size of the name. */
const GAP = 0.24;
/** Distance of a letter from what stands before it. */
const LETTER_GAP = 0.04;

/** Whether a text has letters of an Indian script, which need more room between lines. */
export const isIndic = (text: string): boolean =>
  scriptRuns(text).some(({ script }) => !['Latin', 'Symbols', 'Symbols2'].includes(script));

interface Piece {
  readonly gap: number;
  readonly width: number;
  readonly node: (x: number, y: number) => Node;
}

const textPiece = (text: string, size: number, role: Role, gap: number, bold = false): Piece => {
  const width = textWidth(text, size);
  const node = (x: number, y: number): Label => ({
    kind: 'label',
    at: [x, y],
    anchor: 'start',
    size,
    text,
    role,
    ...(bold ? { bold } : {}),
    width,
  });
  return { gap, width, node };
};

const degreesOf = ({ degrees }: PackItem, how: Writing['degrees']): string => {
  if (degrees === undefined || how === 'none') return '';
  return how === 'minutes' ? degrees.minutes : degrees.whole;
};

/** Pieces one behind the other as one word, which is a group where it has a name. */
const joined = (pieces: readonly Piece[], name: string): Word => ({
  width: pieces.reduce((sum, { gap, width }) => sum + gap + width, 0),
  nodes: (x, y) => {
    let pen = x;
    const nodes = pieces.map(({ gap, width, node }) => {
      const placed = node(pen + gap, y);
      pen += gap + width;
      return placed;
    });
    return { kind: 'group', name, nodes };
  },
});

const markPiece = (mark: DrawnMark, size: number): Piece => ({
  gap: 0,
  width: size * MARK_WIDTH,
  node: (x, y) => markNode(mark, x, y, size),
});

/** A sign, written or drawn, and what it means. */
export const markMeaning = (sign: string, mark: DrawnMark | null, meaning: string, size: number): Word =>
  joined(
    [
      mark === null ? textPiece(sign, size, 'accent', 0) : markPiece(mark, size),
      textPiece(meaning, size, 'soft', size * GAP),
    ],
    `meaning-${mark ?? sign}`,
  );

/** A plain text as a word. */
export const plainWord = (text: string, size: number, role: Role, bold: boolean): Word => {
  const { width, node } = textPiece(text, size, role, 0, bold);
  return { width, nodes: node };
};

/** An item as a word of a size; nothing beside the name is smaller than the floor. */
export const wordOf = (item: PackItem, writing: Writing, size: number, floor: number, group = 'body'): Word => {
  const { id, names, role, letters = [], marks = [] } = item;
  const name = names[Math.min(writing.name, names.length - 1)] ?? '';
  const degrees = degreesOf(item, writing.degrees);
  const small = Math.max(floor, size * BESIDE.degrees);
  const letter = Math.max(floor, size * BESIDE.letter);
  const pieces: readonly Piece[] = [
    textPiece(name, size, role, 0, true),
    ...(writing.marks
      ? [
          ...letters.map((text) => textPiece(text, letter, 'accent', size * LETTER_GAP)),
          ...marks.map((mark) => markPiece(mark, size)),
        ]
      : []),
    ...(degrees === '' ? [] : [textPiece(degrees, small, role === 'ink' ? 'soft' : role, size * GAP)]),
  ];
  return joined(pieces, `${group}-${id}`);
};
