/** Which of several wordings is taken: one of those not yet used in a conversation, by a hash of what is spoken of. */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a of a text, 32 bits. */
export const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return hash >>> 0;
};

/** Chooses wordings; those that were used are remembered, so that they come again last. */
export class Chooser {
  readonly #seed: string;
  readonly #used: string[];

  constructor(seed: string, used: readonly string[]) {
    this.#seed = seed;
    this.#used = [...used];
  }

  /** The wording of a cell that was taken last, as it stands in these words; a new one where none was. */
  same(cell: string, wordings: readonly string[]): string {
    const last = this.#used.findLast((id) => id.startsWith(`${cell}.`));
    const at = last === undefined ? undefined : wordings[Number(last.slice(cell.length + 1))];
    return at ?? this.pick(cell, wordings);
  }

  /** One of the wordings of a cell. */
  pick(cell: string, wordings: readonly string[]): string {
    const idOf = (i: number): string => `${cell}.${i}`;
    const fresh = wordings.map((_, i) => i).filter((i) => !this.#used.includes(idOf(i)));
    const left = fresh.length > 0 ? fresh : wordings.map((_, i) => i);
    const at = left[hashOf(`${this.#seed}|${cell}`) % left.length] ?? 0;
    this.#used.push(idOf(at));
    return wordings[at] ?? '';
  }

  get used(): readonly string[] {
    return this.#used;
  }
}
