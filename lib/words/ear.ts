/** What was learned of questions (`npm run ear:learn`), read when the first message is heard. */
import { readFileSync } from 'node:fs';
import type { Kept } from './reading/learned.ts';

/** The choices of what a message asks. */
export interface LearnedEar {
  /** A digest of the questions that it was learned from. */
  readonly made_of: string;
  readonly topic: Kept;
  readonly ask: Kept;
  readonly whose: Kept;
  /** As which case a chart does not answer it. */
  readonly refused: Kept;
  /** How it goes on with what was said before. */
  readonly turn: Kept;
  /** What it asks after what was asked before it. */
  readonly after: Kept;
  /** What it tells or asks that is never left to a chart, by whatever words. */
  readonly need: Kept;
  /** Which way one side of a choice names. */
  readonly side: Kept;
  /** How often each topic is asked of oneself, 0 to 1, in the order of its labels, with spaces between. */
  readonly own: string;
}

/** Where it is kept: beside this module; in the layer, beside the file that holds it. */
export const EAR = new URL('./reading/ear.json', import.meta.url);

let read: LearnedEar | undefined;
/** What was learned of questions. */
export const learnedEar = (): LearnedEar => {
  if (read !== undefined) return read;
  const rows: LearnedEar = JSON.parse(readFileSync(EAR, 'utf8'));
  return (read = rows);
};
