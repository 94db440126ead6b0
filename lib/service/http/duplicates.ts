/** Members that stand twice in an object of a body: JSON.parse takes the last without a word (RFC 8259, section 4). */

/** A string, or a sign that opens, closes or goes on: all that decides where names stand. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/**
 * The first member that an object of a JSON text names twice, or null. For texts that JSON.parse has accepted; names with
 * escapes are compared as they are spelled. Linear in the length.
 */
export const repeatedMember = (text: string): string | null => {
  /** Names of the objects that are open; null for a list. */
  const open: (Set<string> | null)[] = [];
  let isName = false;
  for (const [token] of text.matchAll(TOKENS)) {
    const top = open.at(-1);
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') open.pop();
    else if (token.startsWith('"') && isName && top) {
      if (top.has(token)) return token.slice(1, -1);
      top.add(token);
    }
    isName = token === '{' || (token === ',' && open.at(-1) instanceof Set);
  }
  return null;
};
