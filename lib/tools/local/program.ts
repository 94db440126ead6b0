/** What the programs of a developer and an operator do with an error. */

/** What an error says to a person. */
export const wordsOf = (error: unknown): unknown => (error instanceof Error ? error.message : error);

/** Runs a program to its end. What goes wrong is said in its words, and it ends with 1. */
export const run = (program: () => unknown): Promise<void> =>
  (async () => void (await program()))().catch((error: unknown) => {
    console.error(wordsOf(error));
    process.exit(1);
  });
