/** The voice of readings as checks of their rows: what a row names at once, how it says what may be, and what it avoids. */
import type { PhalaFamily } from '../../../../layers/jyotish/phala/reading.ts';
import { bank } from '../../../words/bank.ts';
import type { Language } from '../../../words/languages.ts';
import { phalaRows } from '../../../words/phala/rows.ts';
import { styleFaults, type VoiceFault } from './voice.ts';
import { voiceWords } from './voice-words.ts';
import { sentencesOfText } from './words.ts';

type Named = 'planet' | 'sign' | 'house' | 'star';

/** Families written in the voice, with what the parts of their keys stand for, which the first sentence of a row names. */
const VOICED: readonly (readonly [PhalaFamily, readonly (Named | null)[]])[] = [
  ['asc', ['sign']],
  ['dasha.house', ['house']],
  ['dasha.lord', ['planet', null]],
  ['dasha.pair', ['planet', 'planet']],
  ['limb', [null, null]],
  ['lord.in', ['house', 'house']],
  ['moon', ['sign']],
  ['pada', ['star', null]],
  ['pair.aspect', ['planet', 'planet']],
  ['pair.joined', ['planet', 'planet']],
  ['planet.house', ['planet', 'house']],
  ['planet.sign', ['planet', 'sign']],
  ['planet.star', ['planet', 'planet']],
  ['star', ['star']],
  ['transit', ['planet', 'house']],
  ['year.lord', ['planet', null]],
  ['year.month', ['house']],
  ['year.muntha', ['house']],
  ['year.rising', ['house']],
];

/** Share of the rows of a family whose first sentence says what may be. */
const LEAST_TENDENCIES = 0.5;

/** Rows that a check would refuse, by language and place, each with the reason why it may stand. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

/** How houses are said besides by their ordinals: the sign itself, and what stands opposite to it. */
const HOUSES: Readonly<Partial<Record<Language, Readonly<Record<number, RegExp>>>>> = {
  en: { 1: /first|Moon sign|rising sign|ascendant/, 7: /seventh|opposite/i },
  hi: { 1: /पहल|चंद्र राशि|लग्न|जन्म राशि/, 7: /सातव|सामने/ },
};

const nameOf = (names: Readonly<Record<string, string>>, key: string): string => {
  const name = names[key];
  if (name === undefined) throw new Error(`no name of ${key}`);
  return name;
};

const isNamed = (language: Language, kind: Named, part: string, text: string): boolean => {
  const { planets, signs, nakshatras } = bank(language, 'names');
  switch (kind) {
    case 'planet':
      return text.includes(nameOf(planets, part));
    case 'sign':
      return text.includes(nameOf(signs, part));
    case 'star':
      return text.includes(nameOf(nakshatras, part));
    case 'house': {
      const other = HOUSES[language]?.[Number(part)];
      if (other !== undefined) return other.test(text);
      // Hindi ordinals change their last vowel with the case.
      const ordinal = bank(language, 'phala/titles').ordinals[Number(part) - 1] ?? part;
      return text.toLowerCase().includes(language === 'en' ? ordinal : ordinal.replace(/(?:ें|े)$/u, ''));
    }
  }
};

const rowFaults = (language: Language, family: PhalaFamily, named: readonly (Named | null)[]): VoiceFault[] =>
  Object.entries(phalaRows(language, family)).flatMap(([key, row]) => {
    const place = `${language} ${family} ${key}`;
    const first = sentencesOfText(row[0])[0] ?? '';
    const parts = key.split('/');
    const unnamed = named.filter(
      (kind, i) => kind !== null && parts[i] !== parts[i - 1] && !isNamed(language, kind, parts[i] ?? '', first),
    );
    return [
      ...unnamed.map((kind) => ({ rule: `first sentence names no ${kind}`, place, text: first })),
      ...row.flatMap((text) => styleFaults(language, place, text ?? '')),
    ];
  });

/** Rows of readings that break the voice, and families whose first sentences promise too often. */
export const readingVoice = (language: Language): { readonly rows: number; readonly faults: readonly VoiceFault[] } => {
  const { tendency } = voiceWords(language);
  const told = VOICED.map(([family, named]) => {
    const rows = Object.values(phalaRows(language, family));
    const likely = rows.filter(([shows]) => tendency.test(sentencesOfText(shows)[0] ?? '')).length / rows.length;
    const promises: VoiceFault[] =
      likely < LEAST_TENDENCIES
        ? [{ rule: 'tendencies', place: `${language} ${family}`, text: `${Math.round(100 * likely)} %` }]
        : [];
    return { rows: rows.length, faults: [...rowFaults(language, family, named), ...promises] };
  });
  return {
    rows: told.reduce((sum, { rows }) => sum + rows, 0),
    faults: told.flatMap(({ faults }) => faults).filter(({ place }) => EXCEPTIONS[place] === undefined),
  };
};
