/**
 * A drawing as plain data: what stands where, in which role. A renderer (SVG, PNG, PDF) turns roles into colours and
 * units into pixels; nothing here knows either. Units: the drawing is 1 wide; x to the right, y down.
 */

export type Point = readonly [x: number, y: number];

/** What a stroke, a surface or a text is for. A theme gives each role its colour. */
export type Role = 'paper' | 'wash' | 'line' | 'ink' | 'soft' | 'accent' | 'second' | 'good' | 'bad';

/** A closed outline. `weight` is the width of its stroke as a multiple of the thinnest line a renderer draws. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
  readonly fill?: Role;
  readonly stroke?: Role;
  readonly weight?: number;
}

export interface Line {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
  readonly stroke: Role;
  readonly weight?: number;
}

/** Part of a ring between two angles in degrees, clockwise from the top; `inner` 0 makes a slice. */
export interface Sector {
  readonly kind: 'sector';
  readonly centre: Point;
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
  readonly fill?: Role;
  readonly stroke?: Role;
  readonly weight?: number;
}

export interface Circle {
  readonly kind: 'circle';
  readonly centre: Point;
  readonly radius: number;
  readonly fill?: Role;
  readonly stroke?: Role;
  readonly weight?: number;
}

/** One line of text. `at` is the anchor on its baseline; `width` is what it may need at most (see metrics.ts). */
export interface Label {
  readonly kind: 'label';
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly text: string;
  readonly role: Role;
  readonly bold?: boolean;
  readonly width: number;
}

/** What belongs together, with a name (`house-1`) and plain facts a page may style or select by. */
export interface Group {
  readonly kind: 'group';
  readonly name: string;
  readonly data?: Readonly<Record<string, string | number>>;
  readonly nodes: readonly Node[];
}

export type Node = Polygon | Line | Sector | Circle | Label | Group;

/** A finished drawing. `height` is in units of its width; `alt` says in words all that the drawing shows. */
export interface Scene {
  readonly height: number;
  readonly title: string;
  readonly alt: string;
  readonly nodes: readonly Node[];
}

/** The colour of each role. */
export type Palette = Readonly<Record<Role, string>>;

/** How a scene becomes a picture. */
export interface PictureOptions {
  readonly palette: Palette;
  /** Width in pixels, 200–2000: thin lines keep their thickness at every size. */
  readonly size: number;
  /** ISO 639-1 code of the words. */
  readonly language: string;
  /** Keeps ids apart where several drawings stand in one page. */
  readonly prefix?: string;
  /** Fill the ground; without it the page shows through. */
  readonly background?: boolean;
  /** Draws text as outlines: path data in thousandths of its size, with its width. For what has no fonts of its own. */
  readonly outline?: (text: string, bold: boolean) => { readonly path: string; readonly width: number };
}
