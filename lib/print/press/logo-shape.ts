/** What is known of a logo before it is decoded. */

/** Type and size in pixels of a picture, by its own first bytes. */
export interface LogoShape {
  readonly type: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
}
