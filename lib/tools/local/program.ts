/** What the programs of a developer and an operator do with their arguments, and with an error. */
import { parseArgs } from 'node:util';

/** What an error says to a person. */
export const wordsOf = (error: unknown): unknown => (error instanceof Error ? error.message : error);

/** Runs a program to its end. What goes wrong is said in its words, and it ends with 1. */
export const run = (program: () => unknown): Promise<void> =>
  (async () => void (await program()))().catch((error: unknown) => {
    console.error(wordsOf(error));
    process.exit(1);
  });

/** Numbers of the command line (`--seed 7`), each what it is given here where it is left out. Throws `usage` for one that is not above zero. */
export const numbersGiven = <Name extends string>(
  defaults: Readonly<Record<Name, number>>,
  usage: string,
): Readonly<Record<Name, number>> => {
  const all = Object.entries<number>(defaults);
  const options = Object.fromEntries(
    all.map(([name, value]) => [name, { type: 'string', default: String(value) } as const]),
  );
  const { values } = parseArgs({ allowPositionals: true, options });
  const numbers = all.map(([name]) => [name, Number(values[name])] as const);
  if (numbers.some(([, value]) => !(value > 0))) throw new Error(usage);
  return Object.fromEntries(numbers) as Record<Name, number>;
};

/** How often, or for how many: the one number that a program is given, and what it takes where it is left out. What is no whole number above zero ends it with 1. */
export const countGiven = (otherwise: number): number => {
  const [given = String(otherwise)] = process.argv.slice(2);
  const count = Number(given);
  if (Number.isInteger(count) && count > 0) return count;
  console.error(`“${given}” is no count of one or more; --help says what is taken.`);
  process.exit(1);
};
