/** The facts that a model has been given, numbered in the order it saw them. */
import type { Fact } from './facts.ts';

export class FactSheet {
  readonly #facts: Fact[] = [];

  /** Adds facts; the lines of those that were not on the sheet before, each with its number. */
  add(facts: readonly Fact[]): readonly string[] {
    const fresh = facts.filter(({ id }) => !this.#facts.some((one) => one.id === id));
    const from = this.#facts.length + 1;
    this.#facts.push(...fresh);
    return fresh.map(({ statement }, i) => `${from + i}. ${statement}`);
  }

  /** The fact with this number; null where the sheet has none. */
  at(number: number): Fact | null {
    return this.#facts[number - 1] ?? null;
  }
}
