/** Members that stand twice in an object of a body: JSON.parse takes the last without a word (RFC 8259, section 4). */

/** The signs that decide where names stand. */
const [QUOTE, BACKSLASH, COMMA, COLON, OBJECT, OBJECT_END, LIST, LIST_END] = [...'"\\,:{}[]'].map((sign) =>
  sign.charCodeAt(0),
);

/** Where the string ends that begins with the quote at `from`; the end of the text where it does not end. */
const endOfString = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at;
    if (sign === BACKSLASH) at++;
  }
  return text.length;
};

/**
 * The first member that an object of a JSON text names twice, or null. For texts that JSON.parse has accepted; names with
 * escapes are compared as they are spelled. Linear in the length.
 */
export const repeatedMember = (text: string): string | null => {
  /** Names of the objects that are open; null for a list. */
  const open: (Set<string> | null)[] = [];
  let names: Set<string> | null = null;
  let isName = false;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at);
        if (isName && names) {
          const name = text.slice(at + 1, end);
          if (names.has(name)) return name;
          names.add(name);
        }
        isName = false;
        at = end;
        break;
      }
      case OBJECT:
      case LIST:
        names = text.charCodeAt(at) === OBJECT ? new Set() : null;
        open.push(names);
        isName = names !== null;
        break;
      case OBJECT_END:
      case LIST_END:
        open.pop();
        names = open.at(-1) ?? null;
        isName = false;
        break;
      case COMMA:
        isName = names !== null;
        break;
      case COLON:
        isName = false;
    }
  }
  return null;
};
