/** How a file is named that a browser saves. */

/** RFC 6266: a name in ASCII, and the real one in UTF-8 (RFC 5987). */
export const disposition = (filename: string, title: string): string =>
  `attachment; filename="${filename}"; filename*=UTF-8''${encodeURIComponent(title).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
