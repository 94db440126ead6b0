/**
 * What is heard in a text before any chart is cast: a case that gets a fixed answer, the language it is written in, a
 * courtesy, a loss. Sentences that are sent are heard in the same way.
 */
import type { Language } from '../../words/languages.ts';
import type { CareText, SafetyCase } from '../../words/keys.ts';
import { vocabularies, type Vocabulary } from '../../words/vocabulary.ts';
import { isOfQuestions } from './asked.ts';
import { careOfChild, TOLD, TOLD_BY, type Told } from './of-child.ts';
import { careOf, caseOf, IN_ANY_TONGUE, OF_NEED, RULES, STEPS, TOLD_WITH, type Step } from './rules.ts';
import { isTaken, stemFinder, without, type StemFinder, type Word } from './stems.ts';
import { tongueOf, type Tongue } from './tongue.ts';
import { ownWords, writtenIn, type Foreign, type Reading } from './written-in.ts';

/** What people write to the one who answers and not about a chart; an earlier one goes before a later. */
export const COURTESIES = ['who', 'trust', 'rude', 'off', 'hello', 'thanks'] as const;
export type Courtesy = (typeof COURTESIES)[number];
/** These are the whole of a message, or none. */
export const WHOLE_COURTESIES: readonly Courtesy[] = ['hello', 'thanks'];

/** What is heard in a text. */
export interface Heard {
  /** The fixed answer that it needs; null when it may be answered from the chart. */
  readonly safety: SafetyCase | null;
  /** The text that fits whoever writes better than that of the case; null where none does. */
  readonly care: CareText | null;
  /** The language it is written in; null for one of those that are mixed with one another. */
  readonly language: Language | null;
  /** Its script is not known, or too few of its words are; null for what is read. */
  readonly foreign: Foreign | null;
  /** Null for what asks about a chart, or is not understood. */
  readonly courtesy: Courtesy | null;
  /** Whether it tells of someone who has died. */
  readonly isGrief: boolean;
  /** What is told that has a text of its own where it is a child who tells it; null for none. */
  readonly told: Told | null;
  /** Whether the one who tells it says to be a child. */
  readonly isYoung: boolean;
  /** Whether it says in words that someone does not want to live. */
  readonly isDespair: boolean;
  /** Cases of which it only has the words: savings that are no bet, a parting of two who are not wed, what came after a death, years that are left of a period. */
  readonly free: readonly SafetyCase[];
}

/** What is said that sounds like a case and is for whoever asks to decide. */
const FREE = [
  ['saves', 'gambling'],
  ['parts', 'crime'],
  ['bereft', 'death'],
  ['termed', 'death'],
] as const satisfies readonly (readonly [string, SafetyCase])[];

/** A tongue with what is found in it. */
interface Reader {
  readonly tongue: Tongue;
  readonly findHarmless: StemFinder;
  readonly findHarmlessInNeed: StemFinder;
  /** Finders of each step, in the order of care. */
  readonly steps: readonly (readonly StemFinder[])[];
  /** What fits a step better where more is said. */
  readonly toldWith: ReadonlyMap<Step, readonly { readonly care: CareText; readonly find: StemFinder }[]>;
  readonly courtesies: readonly (readonly [Courtesy, StemFinder])[];
  readonly findFiller: StemFinder;
  readonly findGrief: StemFinder;
  readonly findDespair: StemFinder;
  readonly findYoung: StemFinder;
  readonly told: readonly (readonly [Told, StemFinder])[];
  readonly free: readonly (readonly [SafetyCase, StemFinder])[];
}

/** Finders of the rules of each step; they speak of concepts, which are those of all tongues. */
const RULES_OF = STEPS.map((step) =>
  RULES.filter((rule) => rule.step === step).map(({ concepts, within }) =>
    stemFinder([{ stem: concepts, spelling: 0 }], within),
  ),
);

const readerOf = (tongue: Tongue): Reader => ({
  tongue,
  findHarmless: tongue.said('harmless'),
  findHarmlessInNeed: tongue.said('harmless_in_need'),
  steps: STEPS.map((step, i) => [tongue.said(step), ...(RULES_OF[i] ?? [])]),
  toldWith: new Map(
    STEPS.map((step) => [step, (TOLD_WITH[step] ?? []).map((care) => ({ care, find: tongue.said(care) }))] as const),
  ),
  courtesies: COURTESIES.map((name) => [name, tongue.said(name)] as const),
  findFiller: tongue.said('filler'),
  findGrief: tongue.said('grief'),
  findDespair: tongue.said('despair'),
  findYoung: tongue.said('is_young'),
  told: TOLD.map((name) => [name, tongue.said(name)] as const),
  free: FREE.map(([name, safety]) => [safety, tongue.said(name)] as const),
});

/** A text as one tongue reads it. */
type Read = Reading & { readonly reader: Reader };

/** The place of the first step that is found, in a tongue that may not be that of the text only of some; that of none is their number. */
const stepIn = ({ reader, words }: Read, isOwn: boolean): number => {
  const { tongue, findHarmless, findHarmlessInNeed, steps } = reader;
  const ofNeed = without(words, findHarmlessInNeed);
  const needed = tongue.withPhrases(ofNeed);
  const others = tongue.withPhrases(without(ofNeed, findHarmless));
  const at = STEPS.findIndex((step, i) => {
    if (!isOwn && !IN_ANY_TONGUE.has(step)) return false;
    return steps[i]?.some((find) => find(OF_NEED.has(step) ? needed : others) !== null);
  });
  return at === -1 ? STEPS.length : at;
};

/** A case, and the reading in which it was found. */
interface FoundCase {
  readonly safety: SafetyCase;
  readonly care: CareText | null;
  readonly reading: Read;
}

/**
 * The case of a text: it is read in the tongues of which it has the most words, and in those that stand for several
 * languages; in one that has no more words than these, for need alone, unless these know every word of it:
 * "visa kab lagega" has two words that sound like poison and want in Assamese. Of equal cases
 * that of the tongue that knows most.
 */
const caseIn = (read: readonly Read[], own: Read | null): FoundCase | null => {
  const most = Math.max(...read.map(({ known }) => known));
  const mixed = Math.max(...read.map((one) => (one.tongue.isMixed ? ownWords(one) : 0)));
  const isMixedAlone = read.some(({ tongue, words, known }) => tongue.isMixed && known === words.length);
  const [first] = read
    .filter(({ tongue, words, known }) => {
      if (words.length === 0 || (isMixedAlone && !tongue.isMixed && known < most)) return false;
      return known + (tongue.isMixed ? 1 : 2) >= most;
    })
    .map((reading) => {
      const { tongue, known } = reading;
      const isOwn = tongue.isMixed
        ? own === null || own.tongue.isMixed
        : reading === own || (known === 0 && mixed === 0) || (known === most && known > mixed);
      return { reading, step: stepIn(reading, isOwn) };
    })
    .toSorted(
      (a, b) =>
        a.step - b.step ||
        Number(b.reading.tongue.isMixed) - Number(a.reading.tongue.isMixed) ||
        b.reading.known - a.reading.known,
    );
  const step = first === undefined ? undefined : STEPS[first.step];
  if (first === undefined || step === undefined) return null;
  const { reading } = first;
  const { tongue, toldWith } = reading.reader;
  const words = tongue.withPhrases(reading.words);
  // Whoever does not want to live hears of that, whatever was done to them.
  const isDespair = caseOf(step) === 'crisis' && reading.reader.findDespair(words) !== null;
  const more = isDespair ? undefined : toldWith.get(step)?.find(({ find }) => find(words) !== null);
  return { safety: caseOf(step), care: more === undefined ? careOf(step) : more.care, reading };
};

/** The case of a text with the reading in its own tongue: what is refused is refused in that; a question that Hindi reads as well is answered. */
const placed = (text: string, read: readonly Read[]) => {
  const asked = writtenIn(text, read);
  const first = caseIn(read, asked.reading);
  const nearer = first === null ? asked : writtenIn(text, read, true);
  const second = nearer.reading === asked.reading ? first : caseIn(read, nearer.reading);
  return second === null ? { ...asked, found: first } : { ...nearer, found: second };
};

const courtesyIn = ({ reader, words }: Read): Courtesy | null => {
  const found = reader.courtesies.find(([, find]) => find(words) !== null)?.[0] ?? null;
  if (found === null || !WHOLE_COURTESIES.includes(found)) return found;
  const rest = [...reader.courtesies.map(([, find]) => find), reader.findFiller].reduce(without, words);
  return rest.every(isTaken) ? found : null;
};

/** What is told in a text of no one who does not want to live; whether the one who tells it says to be a child. */
const toldIn = (read: Read | null): Pick<Heard, 'told' | 'isYoung' | 'isDespair'> => {
  if (read === null) return { told: null, isYoung: false, isDespair: false };
  const { reader } = read;
  const words = reader.tongue.withPhrases(read.words);
  const isDespair = reader.findDespair(words) !== null;
  const told = isDespair ? null : (reader.told.find(([, find]) => find(words) !== null)?.[0] ?? null);
  return { told, isYoung: reader.findYoung(words) !== null, isDespair };
};

/** The cases of which a text only has the words. */
const freeIn = (read: Read | null): readonly SafetyCase[] => {
  const words = read?.reader.tongue.withPhrases(read.words) ?? [];
  return (read?.reader.free ?? []).flatMap(([safety, find]) => (find(words) === null ? [] : [safety]));
};

const languageOf = ({ tongue }: Read): Language | null => (tongue.isMixed ? null : tongue.code);

/** What reads texts. */
export interface Hearing {
  /** The fixed answer that a text needs; null when it may be answered from the chart. */
  readonly safetyCaseOf: (text: string) => SafetyCase | null;
  readonly heardIn: (text: string) => Heard;
  /** The concepts that a text names, as the languages that are mixed with one another have them. */
  readonly conceptsIn: (text: string) => readonly string[];
  /** Whether a finder of concepts finds anything in a text, as those languages read it. */
  readonly standsIn: (text: string, find: StemFinder) => boolean;
}

/** A concept as it stands among the keys of a word. */
const isConcept = (key: string): boolean => key.startsWith('<');

/** Hearing in some languages; a language that stands within another is read with it. */
export const hearingIn = (known: ReadonlyMap<Language, Vocabulary>): Hearing => {
  const mixed = new Set([...known.values()].flatMap((one) => one.with ?? []));
  const readers = [...known].flatMap(([code, own]) =>
    mixed.has(code)
      ? []
      : [
          readerOf(
            tongueOf(
              code,
              own,
              (own.with ?? []).flatMap((one) => known.get(one) ?? []),
            ),
          ),
        ],
  );
  const readingsOf = (text: string): readonly Read[] =>
    readers.map((reader) => {
      const { tongue } = reader;
      const words = tongue.read(text);
      return { reader, tongue, words, known: tongue.knownIn(words), isAsked: tongue.isMixed && isOfQuestions(text) };
    });
  const mixedWordsOf = (text: string): readonly Word[] => {
    const tongue = readers.find((reader) => reader.tongue.isMixed)?.tongue;
    return tongue?.withPhrases(tongue.read(text)) ?? [];
  };
  return {
    safetyCaseOf: (text) => {
      const read = readingsOf(text);
      return caseIn(read, writtenIn(text, read).reading)?.safety ?? null;
    },
    heardIn: (text) => {
      const read = readingsOf(text);
      const { reading, foreign, found } = placed(text, read);
      const own = reading === null ? null : languageOf(reading);
      const { told: ofWords, isYoung, isDespair } = toldIn(found?.reading ?? reading);
      const care = found?.care ?? null;
      const told = ofWords ?? (care === null ? null : (TOLD_BY[care] ?? null));
      const ofChild = isYoung ? careOfChild({ safety: found?.safety ?? null, told }) : null;
      return {
        safety: ofChild === null ? (found?.safety ?? null) : caseOf(ofChild),
        care: ofChild ?? care,
        language: own ?? (found === null ? null : languageOf(found.reading)),
        foreign,
        courtesy: reading === null ? null : courtesyIn(reading),
        isGrief: reading !== null && reading.reader.findGrief(reading.tongue.withPhrases(reading.words)) !== null,
        told,
        isYoung,
        isDespair,
        free: freeIn(reading),
      };
    },
    conceptsIn: (text) => [...new Set(mixedWordsOf(text).flatMap(({ keys }) => [...keys].filter(isConcept)))],
    standsIn: (text, find) => find(mixedWordsOf(text)) !== null,
  };
};

/** Hearing in all languages that there are words of, made when it is first needed. */
const hearing = (() => {
  let made: Hearing | undefined;
  return (): Hearing => (made ??= hearingIn(vocabularies()));
})();

/** The fixed answer that a text needs; null when it may be answered from the chart. */
export const safetyCaseOf = (text: string): SafetyCase | null => hearing().safetyCaseOf(text);

/** What is heard in a text. */
export const heardIn = (text: string): Heard => hearing().heardIn(text);

/** The concepts that a text in English or Hindi names. */
export const conceptsIn = (text: string): readonly string[] => hearing().conceptsIn(text);

/** Whether a finder of concepts finds anything in a text in English or Hindi. */
export const standsIn = (text: string, find: StemFinder): boolean => hearing().standsIn(text, find);
