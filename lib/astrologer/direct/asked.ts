/** What an answer to one question is made from. */
import type { KnownBirth } from '../../ask/known-birth.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Claim } from '../claim.ts';
import type { Sentence } from '../sentence.ts';
import type { Writer } from '../writer.ts';

/** A birth with the words of the language that it is spoken of in. */
export interface Asked {
  readonly known: KnownBirth;
  readonly write: Writer;
  readonly language: Language;
}
/** Gives the sentences that answer a question; none where the chart does not tell. */
export type Answer = (asked: Asked) => readonly Sentence[];

/** The lord of a house, as a claim. */
export const lordClaim = (known: KnownBirth, house: number): Claim => ({
  kind: 'lord',
  house,
  planet: known.read.lord(house),
});
