/** Fills frames of words for one birth in one language: names of planets, houses and signs, dates by the clock of the birth. */
import { civilDate, type CivilDate, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { capital, fillAny, type SlotValue } from '../../../words/fill.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { bank } from '../../../words/bank.ts';
import type { Language } from '../../../words/languages.ts';
import { wordsOf } from '../../../words/words.ts';
import type { Point } from '../../facts/claim.ts';

export type Values = Readonly<Record<string, SlotValue>>;

/** A filled frame inside a sentence. */
export const filledWithin: (frame: string, values: Values) => string = fillAny;

/** A filled frame that begins a sentence: its first letter is a capital. */
export const filled = (frame: string, values: Values): string => {
  const text = filledWithin(frame, values);
  return capital(text);
};

/** The words of a birth in a language. */
export const writerOf = (known: KnownBirth, language: Language) => {
  const frames = bank(language, 'astrologer/statements');
  const words = wordsOf(language);
  const name = (planet: Graha): string => words.nameOfKey('planets', planet);
  /** A planet inside a sentence, with its article. */
  const planet = (of: Graha): string => bank(language, 'phala/modifiers').planets[of];
  /** The ordinal of a house, 1 to 12, as frames of houses use it. */
  const house = (number: number): string => frames.ordinals[number - 1] ?? String(number);
  const date = ({ year, month, day }: CivilDate): string =>
    filledWithin(frames.date, { day, month: frames.months[month - 1] ?? '', year });
  return {
    frames,
    words,
    language,
    /** A planet by its bare name. */
    name,
    planet,
    house,
    /** A sign, 1 to 12. */
    sign: (number: number): string => words.name('signs', number - 1),
    point: (of: Point): string => {
      if (typeof of === 'object') return filledWithin(frames.lordOf, { house: house(of.lordOf) });
      return of === 'ascendant' ? words.nameOfKey('planets', of) : planet(of);
    },
    /** A date by the calendar. */
    civil: date,
    /** The date of an instant where the person was born. */
    date: (jd: JulianDay): string => date(civilDate(jd, known.birth.clock.offsetAt(jd))),
  };
};
export type Writer = ReturnType<typeof writerOf>;
