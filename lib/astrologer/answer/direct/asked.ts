/** What an answer to one question is made from. */
import type { Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { Language } from '../../../words/languages.ts';
import type { Claim } from '../../reading/claim.ts';
import type { Sentence } from '../sentence.ts';
import { filled, type Values, type Writer } from '../writer.ts';

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

/** One sentence about the lord of a house: its frame in a language, and what fills it beside `{planet}`. */
export const byLord =
  (house: number, told: (lord: Planet7, language: Language) => readonly [frame: string, values: Values]): Answer =>
  ({ known, write, language }) => {
    const lord = known.read.lord(house);
    const [frame, values] = told(lord, language);
    return [{ text: filled(frame, { planet: write.planet(lord), ...values }), claims: [lordClaim(known, house)] }];
  };
