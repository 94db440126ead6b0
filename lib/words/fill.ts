/** The engine of texts: fills the slots of a row. A row comes from a bank; what fills it comes from the caller. */

declare const slots: unique symbol;
/** A row whose slots are `S`; one that a row may leave out ends in `?`. */
export type Row<S extends string> = string & { readonly [slots]?: S };
/** A row for one and a row for many, by the rule of the language. */
export interface CountRow<S extends string> {
  readonly one: Row<S>;
  readonly other: Row<S>;
}

/** A name in the forms that rows ask for: `{day:loc}` takes `loc`, and `nom` where a language has no such form. */
export interface Inflected {
  readonly nom: string;
  readonly [form: string]: string;
}
export type SlotValue = string | number | Inflected;
/** What fills a row: a value for each slot, for `when?` if there is one. */
export type Slots<S extends string> = { readonly [K in S as K extends `${string}?` ? never : K]: SlotValue } & {
  readonly [K in S as K extends `${infer N}?` ? N : never]?: SlotValue | undefined;
};

/** `{planet}`, `{planet:gen}`, `{when?}`. */
const SLOT = /\{(\w+)(?::(\w+))?(\?)?\}/;
/** A space that the next character does not allow before it. */
const LOOSE_SPACE = / +(?=[ ,:;.])/g;

const slotText = (value: SlotValue, form: string | undefined): string =>
  typeof value === 'object' ? (value[form ?? 'nom'] ?? value.nom) : String(value);

/**
 * Rows cut at their slots: text, name, form and mark of the first slot, text … Most are rows of a bank, filled again and
 * again; the few that are made of others may be long, and are not kept.
 */
const cut = new Map<string, readonly (string | undefined)[]>();
const MOST_CUT = 4096;
const LONGEST_CUT = 1000;

const cutAtSlots = (row: string): readonly (string | undefined)[] => {
  const known = cut.get(row);
  if (known !== undefined) return known;
  const parts = row.split(SLOT);
  if (row.length > LONGEST_CUT) return parts;
  if (cut.size >= MOST_CUT) cut.clear();
  cut.set(row, parts);
  return parts;
};

/** `filled` for rows whose slots only the domain knows. Throws for a slot that nothing fills. */
export const fillAny = (row: string, values: Readonly<Record<string, SlotValue | undefined>>): string => {
  if (!row.includes('{')) return row;
  const parts = cutAtSlots(row);
  let left = false;
  let text = parts[0] ?? '';
  for (let i = 1; i < parts.length; i += 4) {
    const name = parts[i] ?? '';
    const value = values[name];
    if (parts[i + 2] !== undefined && (value === undefined || value === '')) left = true;
    else if (value === undefined) throw new Error(`nothing fills {${name}}`);
    else text += slotText(value, parts[i + 1]);
    text += parts[i + 3];
  }
  return left ? text.replaceAll(LOOSE_SPACE, '').trim() : text;
};

/**
 * A row with its slots filled; an optional slot that is left out takes the space beside it with it.
 * @example
 * filled('{planet} in {sign}', { planet: 'Sun', sign: 'Leo' }) // → 'Sun in Leo'
 */
export const filled = <S extends string>(row: Row<S>, values: Slots<NoInfer<S>>): string => fillAny(row, values);

/**
 * A text with a capital at its beginning, in scripts that have them.
 * @example
 * capital('the Moon') // → 'The Moon'
 */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The same text inside a sentence.
 * @example
 * uncapital('Saturday') // → 'saturday'
 */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Languages in which 0 is counted as one is; in all others only 1 is (CLDR 48, cardinals of whole numbers). */
const ZERO_AS_ONE = new Set(['as', 'bn', 'fa', 'gu', 'hi', 'kn', 'pa', 'zu']);

/** The row that a whole number asks for. */
export const pluralOf = (language: string, count: number): 'one' | 'other' =>
  count === 1 || (count === 0 && ZERO_AS_ONE.has(language)) ? 'one' : 'other';

/** A counted row, `{n}` the number. */
export const counted = (language: string, row: CountRow<'n'>, n: number): string =>
  fillAny(row[pluralOf(language, n)], { n });
