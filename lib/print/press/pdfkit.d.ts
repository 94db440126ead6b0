/** pdfkit and fontkit bring no types of their own: what the press uses of them. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
  }
  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    getGlyph(id: number, codePoints: readonly number[]): Glyph;
    layout: (text: string) => {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly GlyphPosition[];
      readonly advanceWidth: number;
    };
    readonly unitsPerEm: number;
  }
  export const create: (bytes: Uint8Array) => Font;
}
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  export interface StructureContent {
    readonly mcid: number;
  }
  export interface StructureElement {
    add(child: StructureElement | StructureContent): StructureElement;
    end(): void;
  }
  export interface OutlineItem {
    addItem(title: string): OutlineItem;
  }
  export interface TextOptions {
    readonly lineBreak?: boolean;
    readonly baseline?: 'alphabetic';
  }
  export interface DocumentOptions {
    readonly size: readonly [number, number];
    readonly margin: number;
    /** No font to begin with. */
    readonly font: '';
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/UA';
    readonly tagged: boolean;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly autoFirstPage: boolean;
    readonly info: Readonly<Record<string, string | Date>>;
  }
  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    readonly outline: OutlineItem;
    addPage(): this;
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    lineJoin(join: 'round'): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    rect(x: number, y: number, width: number, height: number): this;
    circle(x: number, y: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    path(data: string): this;
    closePath(): this;
    fill(): this;
    clip(): this;
    stroke(): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    translate(x: number, y: number): this;
    save(): this;
    restore(): this;
    image(bytes: Uint8Array, x: number, y: number, options: { readonly width: number; readonly height: number }): this;
    goTo(x: number, y: number, width: number, height: number, name: string): this;
    addNamedDestination(name: string, kind: 'XYZ', x: number, y: number, zoom: null): void;
    markContent(
      tag: 'Artifact' | 'Span',
      options?: { readonly type?: 'Pagination' | 'Layout'; readonly actual?: string },
    ): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    struct(
      type: string,
      options?: {
        readonly alt?: string;
        readonly lang?: string;
        readonly scope?: 'Column' | 'Row';
        readonly bbox?: readonly [number, number, number, number];
      },
    ): StructureElement;
    addStructure(element: StructureElement): this;
    widthOfString(text: string): number;
    /** Writes a line of what is drawn on the page. */
    addContent(line: string): this;
    /** Ends the pages that are open. */
    flushPages(): void;
    end(): void;
  }
}
