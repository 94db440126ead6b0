/** What pages are drawn on: a PDF of pdfkit, or the SVG of one page. */

/** The strokes and surfaces that rows, covers and margins are made of. Units: points, y down. A path is painted once. */
export interface Canvas {
  fillColor(colour: string): this;
  strokeColor(colour: string): this;
  lineWidth(width: number): this;
  rect(x: number, y: number, width: number, height: number): this;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
  circle(x: number, y: number, radius: number): this;
  moveTo(x: number, y: number): this;
  lineTo(x: number, y: number): this;
  /** SVG path data. */
  path(data: string): this;
  closePath(): this;
  fill(): this;
  stroke(): this;
  clip(): this;
  translate(x: number, y: number): this;
  save(): this;
  restore(): this;
  image(bytes: Uint8Array, x: number, y: number, size: { readonly width: number; readonly height: number }): this;
  /** A place that a click leads to. */
  goTo(x: number, y: number, width: number, height: number, name: string): this;
  markContent(
    tag: 'Artifact' | 'Span',
    options?: { readonly type?: 'Pagination' | 'Layout'; readonly actual?: string },
  ): this;
  endMarkedContent(): this;
}
