/** What the examples of every library print: the same lines in every language. */
import type { Example } from '../../lib/tools/clients/language.ts';

/** Lines that must be among those printed, and how many there are. */
export interface Sample {
  readonly lines: readonly RegExp[];
  readonly count: readonly [least: number, most: number];
}

/** The civil date of now in a zone. */
const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/**
 * Scorpio rises and holds the Moon in the specification's own example. February 2026 has days for weddings, by any almanac.
 * Points are of 36 by the rule of ashtakoot, and its eight kootas hold 1 to 8 of them. From sunrise to sunrise one to three
 * tithis run: one that begins and ends in between (kshaya) is the second of three.
 */
export const SAMPLES: Readonly<Record<Example, Sample>> = {
  kundli: { lines: [/^Moon: Scorpio, house 1$/, /^Sun: Aries, house 6$/, /^D9: image\/svg\+xml$/], count: [10, 10] },
  match: { lines: [/^\d+(\.5)? of 36: \S/, /^Nadi: [08] of 8$/, /^Varna: [01] of 1$/], count: [9, 9] },
  panchang: {
    lines: [new RegExp(`^Varanasi, ${todayIn('Asia/Kolkata')}$`), /^\S.* until \d{4}-/, /^Sunrise \d{4}-.*\+05:30$/],
    count: [3, 5],
  },
  wedding: { lines: [/^2026-02-\d\dT\S+ to 2026-02-\d\dT\S+: \d+$/], count: [1, 3] },
  dasha: { lines: [/^vimshottari: \S+ > \S+$/, /^Sade sati with the Moon in Scorpio: (yes|no)$/], count: [2, 2] },
  batch: { lines: [/^match-0: \d+(\.5)?$/, /^match-49: \d+(\.5)?$/], count: [50, 50] },
};

/** What is wrong with what an example printed. */
export const sampleFaults = (name: Example, stdout: string): string[] => {
  const { lines, count } = SAMPLES[name];
  const printed = stdout.split('\n').filter((line) => line !== '');
  const [least, most] = count;
  return [
    ...lines.filter((line) => !printed.some((one) => line.test(one))).map((line) => `${name}: no line ${line}`),
    ...(printed.length < least || printed.length > most ? [`${name}: ${printed.length} lines:\n${stdout}`] : []),
  ];
};
