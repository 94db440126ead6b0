/** Paths of our own, as a query or an answer names them: judged after parsing, as the browser will follow them. */

/**
 * A path of ours, or null for whatever leads elsewhere: `//host`, a scheme, and what becomes one of them in the parser, which
 * drops tabs and line breaks and turns `\` into `/`.
 */
export const ownPath = (wanted: string, origin: string): string | null => {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  const { origin: there, pathname, search, hash } = new URL(wanted, origin);
  return there === origin && !pathname.startsWith('//') ? pathname + search + hash : null;
};
