/**
 * Answers as parts: a template whose slots name fields of cited rows, and its text with the slots filled. A writer chooses
 * and words; what is so is filled in here, from the rows of the request.
 */
import { capital } from '../../../words/fill.ts';
import type { SlotValue } from '../../../words/fill.ts';
import type { Matter, PartKind } from '../../../contract/suites/astrologer.ts';
import type { Claim } from '../../facts/claim.ts';

/** A sentence with what it claims of the chart. */
export interface Sentence {
  readonly text: string;
  readonly claims: readonly Claim[];
}

/** What a part may cite: f a fact, w a window, r a rule, d a decision. */
export type RowKind = 'f' | 'w' | 'r' | 'd';

/** A row of a request that parts cite. */
export interface Row {
  /** f1 … in the order in which rows were cited. */
  readonly id: string;
  readonly kind: RowKind;
  /** What a template may name of it, `{f1.planet}`, with its forms. */
  readonly fields: Readonly<Record<string, SlotValue>>;
}

/** A part before its slots are filled. */
export interface Draft {
  readonly kind: PartKind;
  readonly template: string;
  readonly cites: readonly string[];
  readonly side?: 'other';
  readonly matter?: Matter;
  /** It says how the matter stands, and nothing of what that rests on. */
  readonly isLead?: true;
  /** It is just what was asked, and is told though it was told before. */
  readonly isKept?: true;
}

/** A slot that was filled: where its value stands in the text, in UTF-16 units, the end excluded. */
export interface FilledSlot {
  readonly slot: string;
  readonly from: number;
  readonly to: number;
}

export interface Part extends Draft {
  readonly text: string;
  readonly slots: readonly FilledSlot[];
}

/** `{f1.planet}`, `{w2.from|cap}`; a field may be the path of a member: `{f1.sign.name}`. */
export const SLOT = /\{([fwrd]\d{1,3})\.([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*)(?:\|([a-z]+))?\}/gu;

const valueOf = (value: SlotValue, form: string | undefined): string =>
  typeof value === 'object' ? (value[form ?? 'nom'] ?? value.nom) : String(value);

/** Fills the slots of a part. Throws for one that names no row, or a field that its row does not have. */
export const rendered = (draft: Draft, rows: ReadonlyMap<string, Row>): Part => {
  const slots: FilledSlot[] = [];
  let text = '';
  let done = 0;
  for (const match of draft.template.matchAll(SLOT)) {
    const [whole, id = '', field = '', form] = match;
    const value = rows.get(id)?.fields[field];
    if (value === undefined) throw new Error(`nothing fills ${whole}`);
    text += draft.template.slice(done, match.index);
    const plain = valueOf(value, form);
    // What begins a sentence has a capital.
    const filled = /[.!?]\s+$/u.test(text) ? capital(plain) : plain;
    slots.push({ slot: whole.slice(1, -1), from: text.length, to: text.length + filled.length });
    text += filled;
    done = match.index + whole.length;
  }
  text += draft.template.slice(done);
  return { ...draft, text: capital(text), slots };
};

/** The rows of one request, each once, numbered in the order in which they are cited. */
export class Rows {
  readonly #rows = new Map<string, Row>();
  readonly #keys = new Map<string, string>();

  /** The id of a row; `key` tells rows of one kind apart. */
  cite(kind: RowKind, key: string, fields: Row['fields']): string {
    const known = this.#keys.get(`${kind} ${key}`);
    if (known !== undefined) return known;
    const id = `${kind}${[...this.#rows.values()].filter((row) => row.kind === kind).length + 1}`;
    this.#rows.set(id, { id, kind, fields });
    this.#keys.set(`${kind} ${key}`, id);
    return id;
  }

  get all(): ReadonlyMap<string, Row> {
    return this.#rows;
  }
}
