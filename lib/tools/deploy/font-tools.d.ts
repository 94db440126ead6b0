/** The font packages bring no types: what the build uses of them. */
declare module 'fontverter' {
  export const convert: (font: Uint8Array, format: 'truetype' | 'woff' | 'woff2') => Promise<Uint8Array>;
}
declare module 'subset-font' {
  const subsetFont: (font: Uint8Array, text: string, options: { targetFormat: 'truetype' }) => Promise<Uint8Array>;
  export default subsetFont;
}
