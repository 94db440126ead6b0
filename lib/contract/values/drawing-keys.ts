/** Keys of drawings: styles, labels, themes and formats. */

/** Styles of charts, by the region that draws them so. */
export const CHART_STYLES = ['north', 'south', 'east', 'sri_lanka', 'circle'] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

/** How planets are written: not at all, by abbreviation, in full where there is room, or as a sign. */
export const LABEL_KINDS = ['none', 'short', 'full', 'glyph'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** Media a drawing is sent in; `json` holds the SVG with its size and its text alternative. */
export const DRAWING_FORMATS = ['svg', 'png', 'json'] as const;
export type DrawingFormat = (typeof DRAWING_FORMATS)[number];

/** Sets of colours; print is black on white. */
export const THEME_NAMES = ['light', 'dark', 'print'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];
