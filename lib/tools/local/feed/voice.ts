/**
 * The voice of the feed as checks: of rows of the bank and of whole items. A word list may raise a false alarm: such rows
 * are named in `EXCEPTIONS` with the reason, never passed over by a pattern.
 */
import { AREAS, type Area } from '../../../../layers/jyotish/horoscope/areas.ts';
import type { DailyText } from '../../../answers/horoscope/daily.ts';
import { LEVELS, type HoroscopeBank, type Level } from '../../../words/horoscope/bank.ts';
import { SOURCE, type Language } from '../../../words/languages.ts';
import { voiceWords } from './voice-words.ts';
import { sentencesOfText, wordsOfText } from './words.ts';

/** A row or item that breaks a rule of the voice. */
export interface VoiceFault {
  readonly rule: string;
  readonly place: string;
  readonly text: string;
}

/** Rows a word list would refuse, by their place, each with the reason why it may stand. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {};

const SHORTEST = 3;
const LONGEST = 28;
/** Shares that rows and items must reach. */
export const VOICE_SHARES = { grade: 0.95, tendencyItem: 0.75, tendencyYear: 0.8 } as const;
const FRAMES = 4;

const SLOT = /\{\w+(?::\w+)?\??\}/g;
const bare = (row: string): string => row.replaceAll(SLOT, 'X');
const firstWords = (text: string, count: number): string => wordsOfText(text).slice(0, count).join(' ');
const lastWords = (text: string, count: number): string => wordsOfText(text).slice(-count).join(' ');

/** Every row of a bank with its place: `areaDay.career.low.3`. */
export const rowsWithPlace = (node: unknown, place: string): { readonly place: string; readonly text: string }[] => {
  if (typeof node === 'string') return [{ place, text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => rowsWithPlace(inner, place === '' ? key : `${place}.${key}`));
};

/**
 * Whether a sentence tells what to do and says nothing of what may be: its verb is an imperative, or, where a language has no
 * words for that (English), its first word begins an act.
 */
export const imperativeTest = (language: Language, bank: HoroscopeBank): ((text: string) => boolean) => {
  const { imperative, tendency, acts } = voiceWords(language);
  const verbs = new Set(
    [bank.areaAct, bank.areaMore, bank.act, bank.care].flatMap((rows) =>
      rowsWithPlace(rows, '').map(({ text }) => firstWords(text, 1)),
    ),
  );
  for (const verb of acts) verbs.add(verb);
  const tells = (text: string): boolean =>
    imperative === null ? verbs.has(firstWords(text, 1)) : imperative.test(text);
  return (text) => tells(text) && !tendency.test(text);
};

/** Whether a sentence of a grade has a word of it, and no plain word of the opposite one. */
export const fitsGrade = (language: Language, level: Level, text: string): boolean => {
  const { grades, plain } = voiceWords(language);
  if (!grades[level].test(text)) return false;
  if (level === 'even') return true;
  return !plain[level === 'low' ? 'high' : 'low'].test(text);
};

/** What breaks the style of any text: images, marks, gender, semicolons and the length of sentences. */
export const styleFaults = (language: Language, place: string, text: string): VoiceFault[] => {
  const { images, gendered, density } = voiceWords(language);
  const faults: string[] = [];
  if (images.test(text)) faults.push('image');
  if (/[?!]/.test(text)) faults.push('mark');
  if (gendered?.test(text) === true) faults.push('gender');
  if (/;.*;/.test(text)) faults.push('semicolons');
  for (const sentence of sentencesOfText(text)) {
    const count = wordsOfText(sentence).length;
    if (count > LONGEST || (count < Math.round(SHORTEST * density) && !isPart(place))) faults.push(`${count} words`);
  }
  return faults.map((rule) => ({ rule, place, text }));
};

const rowFaults = (
  language: Language,
  tells: (text: string) => boolean,
  { place, text }: { place: string; text: string },
): VoiceFault[] => {
  const { someone, tendency, pronouns } = voiceWords(language);
  const plain = bare(text);
  const faults: string[] = [];
  if (pronouns.test(plain) && familyOf(place) === 'areaDay') faults.push('pronoun');
  if (someone.test(plain) && !tendency.test(plain) && isStatement(place) && !tells(plain))
    faults.push('certain of someone');
  return [...styleFaults(language, place, plain), ...faults.map((rule) => ({ rule, place, text }))];
};

const familyOf = (place: string): string => place.slice(0, place.indexOf('.'));
/** Sentences that say what may be; not acts, titles and parts of sentences. */
const isStatement = (place: string): boolean =>
  !/^(?:areaAct|areaMore|act|care|counsel|mixed|headline|periodHeadline|housePhrase)\./.test(place);
/** Parts of sentences, not sentences. */
const isPart = (place: string): boolean => /^(?:housePhrase|phrases|labels|houses|months)\b/.test(place);

const areaFaults = (language: Language, bank: HoroscopeBank): VoiceFault[] => {
  const { areas, tendency } = voiceWords(language);
  return AREAS.flatMap((area) =>
    LEVELS.flatMap((level) =>
      bank.areaDay[area][level].flatMap((text, i) => {
        const place = `areaDay.${area}.${level}.${i}`;
        return [
          ...(areas[area].test(text) ? [] : [{ rule: 'area word', place, text }]),
          ...(tendency.test(text) ? [] : [{ rule: 'tendency word', place, text }]),
        ];
      }),
    ),
  );
};

/** Rows of a key that follow each other in turn begin in at least four ways. */
const frameFaults = (bank: HoroscopeBank): VoiceFault[] => {
  const keys = [bank.areaDay, bank.areaAct, bank.lead, bank.headline, bank.mixed, bank.contact, bank.act, bank.care];
  const lists = keys.flatMap((family) => listsOf(family, ''));
  return lists
    .filter(
      ({ rows }) =>
        new Set(rows.map((row) => firstWords(row.replaceAll(SLOT, ''), 3))).size < Math.min(FRAMES, rows.length),
    )
    .map(({ place, rows }) => ({ rule: 'frames', place, text: rows[0] ?? '' }));
};

const listsOf = (node: unknown, place: string): { place: string; rows: string[] }[] => {
  if (Array.isArray(node)) return [{ place, rows: node.filter((row) => typeof row === 'string') }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => listsOf(inner, `${place}.${key}`));
};

/** Every family of sentences; what is left are parts of sentences, which are checked in the items made of them. */
const VOICED = [
  'act',
  'areaAct',
  'areaBest',
  'areaDay',
  'areaMore',
  'areaQuarter',
  'areaTone',
  'care',
  'close',
  'contact',
  'counsel',
  'eclipse',
  'headline',
  'housePhrase',
  'ingress',
  'keyDay',
  'lead',
  'lunation',
  'mixed',
  'monthOpen',
  'moonMoves',
  'moonUntil',
  'pairArea',
  'pairDay',
  'pairDistance',
  'pairLords',
  'periodHeadline',
  'quarter',
  'reason',
  'reentry',
  'runningLord',
  'station',
  'stay',
  'tara',
  'tithi',
  'weekEnd',
  'weekOpen',
  'yearOpen',
] as const satisfies readonly (keyof HoroscopeBank)[];

/** What the rows of a bank break, exceptions aside; and the share of rows that fit their grade. */
export const bankVoice = (language: Language, bank: HoroscopeBank) => {
  const rows = VOICED.flatMap((family) => rowsWithPlace(bank[family], family));
  const graded = (['areaDay', 'lead'] as const).flatMap((family) =>
    LEVELS.flatMap((level) =>
      rowsWithPlace(bank[family], family)
        .filter(({ place }) => place.includes(`.${level}.`))
        .map((row) => ({ ...row, level, fits: fitsGrade(language, level, row.text) })),
    ),
  );
  const tells = imperativeTest(language, bank);
  const all = [
    ...rows.flatMap((row) => rowFaults(language, tells, row)),
    ...areaFaults(language, bank),
    ...frameFaults(bank),
  ];
  return {
    rows: rows.length,
    faults: all.filter(({ place }) => EXCEPTIONS[place] === undefined),
    unfit: graded.filter(({ fits }) => !fits),
    gradeShare: graded.filter(({ fits }) => fits).length / graded.length,
  };
};

/** What an item is measured by. */
export interface ItemVoice {
  readonly words: number;
  readonly sentenceWords: readonly number[];
  /** Statements, and those with a tendency word. */
  readonly statements: number;
  readonly tendencies: number;
  /** Areas, and those whose sentence fits their grade. */
  readonly areas: number;
  readonly fits: number;
  readonly faults: readonly string[];
}

const MOST_SEMICOLONS = 2;
const MOST_ENDINGS = 4;

/** Measures a produced item. */
export const itemVoice = (
  language: Language,
  isImperative: (text: string) => boolean,
  { headline, general, areas, acts, care }: DailyText,
  levelOfArea: (area: Area) => Level,
): ItemVoice => {
  const { tendency } = voiceWords(language);
  const body = [...general, ...areas.flatMap(({ sentences }) => sentences)].map(({ text }) => text);
  const all = [...body, ...acts.map(({ text }) => text), care.text];
  const sentences = body.flatMap(sentencesOfText);
  const statements = sentences.filter((sentence) => !isImperative(sentence));
  const faults: string[] = [];
  const opens = all.map((text) => firstWords(text, 3));
  if (new Set(opens).size < opens.length) faults.push('two sentences begin alike');
  const whole = [headline.text, ...all].join(' ');
  if ((whole.match(/;/g) ?? []).length > MOST_SEMICOLONS && language === SOURCE) faults.push('semicolons');
  if ((whole.match(/\bnot\b[^.]*\bbut\b/gi) ?? []).length > 1) faults.push('not … but');
  if (language !== SOURCE) {
    const ends = Map.groupBy(sentences, (sentence) => lastWords(sentence, 2));
    if ([...ends.values()].some((same) => same.length > MOST_ENDINGS)) faults.push('endings alike');
  }
  return {
    words: wordsOfText(whole).length,
    sentenceWords: sentences.map((sentence) => wordsOfText(sentence).length),
    statements: statements.length,
    tendencies: statements.filter((sentence) => tendency.test(sentence)).length,
    areas: areas.length,
    fits: areas.filter(({ area, sentences: [first] }) => first && fitsGrade(language, levelOfArea(area), first.text))
      .length,
    faults,
  };
};
