/**
 * Times told from the birth or from now: "at the age of 24", "you were thirty-one when", "next year", "in three years",
 * 31 साल की उम्र में, अगले साल. Each becomes a span of dates where the sentence is read. A number stands for what rounds to
 * it: "in three years" is from two and a half to three and a half years from now. "About forty", "before 30" and years that
 * are counted from another date tell no span, and are left as words.
 */
import { addDays, dateOfDayNumber, dayNumber, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import {
  AGE_WORD,
  BOUND_BEFORE,
  ENGLISH_NUMBERS,
  ENGLISH_ORDINALS,
  HINDI_NUMBERS,
  LAST_WORD,
  MONTHS_WORD,
  NEXT_WORD,
  THIS_WORD,
  YEARS_WORD,
} from '../../words/reading/time-vocabulary.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { DateSpan } from './claim.ts';
import { monthOf, yearOf } from './dates.ts';
import { anyOf, NOT_LETTER, NOT_LETTER_BEFORE } from './forms.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { speaksToYou } from './scope.ts';
import { symbolsOf, type Token } from './symbols.ts';
import { phrasesOf } from './tokens.ts';

const numbered = (rows: readonly string[]): readonly (readonly [string, number])[] =>
  rows.flatMap((forms, i) => forms.split('|').map((form) => [normalised(form), i + 1] as const));
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...numbered(ENGLISH_NUMBERS),
  ...numbered(ENGLISH_ORDINALS),
  ...numbered(HINDI_NUMBERS),
]);
const OLDEST = 120;

const NUMBER = `(?:\\d{1,3}|${anyOf([...ENGLISH_NUMBERS, ...HINDI_NUMBERS].join('|'))})`;
const ORDINAL = `(?:\\d{1,3} ?(?:st|nd|rd|th|वें|वे|वीं)|${anyOf(ENGLISH_ORDINALS.join('|'))})`;
const N = `(?<n>${NUMBER})`;
const M = `(?<m>${NUMBER})`;
const UNIT = `(?<unit>${anyOf(`${YEARS_WORD}|${MONTHS_WORD}`)})`;
const YEAR = `(?:${anyOf(YEARS_WORD)})`;
const AGE = `(?:${anyOf(AGE_WORD)})`;
const YOU = '(?:you|i|the native|this native)';
const YOU_HINDI = '(?:आप|मैं|तुम|aap|ap|main|tum)';
const WERE =
  "(?:(?:were|was|are|turn|turned|reach|reached|will be|will turn|'ll be|'ll turn|had turned|had just turned)(?: just| exactly| only)?)";
const WERE_HINDI = '(?:के|की|ke|ki) (?:थे|थी|थीं|हुए|हुई|होंगे|होंगी|the|thi|hue|hui|honge|hongi)';
const IN = '(?: (?:में|मे|पर|mein|me|mei|par|pe)(?![\\p{L}\\p{M}]))?';
const NOT_BOUND = `(?<!(?<![\\p{L}\\p{M}])(?:${anyOf(BOUND_BEFORE)})(?: the)? )(?<![-/] ?)`;
/** Years counted from something else: शादी के 3 साल बाद, twelve years of Venus. */
const NOT_FROM_ELSE = '(?<!(?:के|से|ke|se) )';
const FROM_NOW = '(?:(?:आज|अब|aaj|ab) (?:से|se) )?';

type Groups = Readonly<Record<string, string | undefined>>;
type Span = (known: KnownBirth, groups: Groups) => DateSpan;
interface Row {
  readonly pattern: RegExp;
  /** What stands in its place: `1` and `2` are its times, other words stay. */
  readonly by: string;
  readonly spans: readonly Span[];
  /** Told from the birth, from now, or from now by a number. */
  readonly from: 'birth' | 'now' | 'counted';
}

const numberIn = (words: string | undefined): number => NUMBERS.get(words ?? '') ?? Number.parseInt(words ?? '');
const later = ({ year, month, day }: CivilDate, years: number, months = 0): CivilDate => {
  const months0 = month - 1 + months;
  const date = { year: year + years + Math.floor(months0 / 12), month: (((months0 % 12) + 12) % 12) + 1, day };
  return dateOfDayNumber(dayNumber(date));
};

/** The year of life in which one is so old. */
const ageSpan =
  (group: 'n' | 'm', less = 0): Span =>
  ({ birth }, groups) => {
    const age = numberIn(groups[group]) - less;
    return { from: later(birth.date, age), to: addDays(later(birth.date, age + 1), -1) };
  };
const isMonths = ({ unit = '' }: Groups): boolean => MONTHS.has(unit);
const MONTHS = new Set(MONTHS_WORD.split('|').map(normalised));
const HALF = { year: 182, month: 15 } as const;

/** The day that is so many years or months from now, and half of one before and after it. */
const around = (known: KnownBirth, groups: Groups, direction: 1 | -1): DateSpan => {
  const number = direction * numberIn(groups['n'] ?? 'one');
  const months = isMonths(groups);
  const day = months ? later(known.at.date, 0, number) : later(known.at.date, number);
  const half = months ? HALF.month : HALF.year;
  return { from: addDays(day, -half), to: addDays(day, half) };
};
const ahead: Span = (known, groups) => around(known, groups, 1);
const ago: Span = (known, groups) => around(known, groups, -1);
const within: Span = (known, groups) => ({ from: known.at.date, to: around(known, groups, 1).to });
const allAhead: Span = (known, groups) => ({ from: known.at.date, to: around(known, groups, 1).from, isWhole: true });
const allPast: Span = (known, groups) => ({ from: around(known, groups, -1).to, to: known.at.date, isWhole: true });
const named: Span = ({ at: { date } }, groups) => {
  const by = groups['next'] === undefined ? (groups['last'] === undefined ? 0 : -1) : 1;
  const then = isMonths(groups) ? later({ ...date, day: 1 }, 0, by) : { ...date, year: date.year + by };
  return isMonths(groups) ? monthOf(then.year, then.month) : yearOf(then.year);
};

const row = (from: Row['from'], source: string, by: string, ...spans: readonly Span[]): Row => ({
  pattern: new RegExp(`${NOT_LETTER_BEFORE}${NOT_BOUND}(?:${source})${NOT_LETTER}`, 'gu'),
  by,
  spans,
  from,
});
const THIS = `(?:(?<this>${anyOf(THIS_WORD)})|(?<next>${anyOf(NEXT_WORD)})|(?<last>${anyOf(LAST_WORD)}))`;
const OLD = `(?: ${YEAR}(?: old| of age)?)?`;

const ROWS: readonly Row[] = [
  // between the ages of 24 and 44; from age 24 to 44
  row('birth', `between (?:the )?ages? (?:of )?${N} and ${M}`, 'between 1 and 2', ageSpan('n'), ageSpan('m')),
  row(
    'birth',
    `from (?:the )?ages? (?:of )?${N} (?:to|until|till) (?:the )?(?:age )?(?:of )?${M}`,
    'from 1 to 2',
    ageSpan('n'),
    ageSpan('m'),
  ),
  row(
    'birth',
    `${N} (?:${YEAR} )?(?:से|se) ${M} (?:${YEAR} )?(?:की|ki) ${AGE} (?:तक|tak)`,
    '1 से 2 तक',
    ageSpan('n'),
    ageSpan('m'),
  ),
  row(
    'birth',
    `(?:(?:at|when you were|when) )?(?:the |your )?(?:age of|age|aged) ${N}${OLD}(?! ?(?:to|-|or|and) )`,
    '1',
    ageSpan('n'),
  ),
  row('birth', `at ${N} years (?:of age|old)`, '1', ageSpan('n')),
  row('birth', `${YOU} ${WERE} (?:aged )?${N}${OLD},? when`, '1', ageSpan('n')),
  row(
    'birth',
    `(?:when|as|once) ${YOU} ${WERE} (?:aged )?${N}${OLD}(?! ?(?:days|months|weeks|to|or|-|%))`,
    '1',
    ageSpan('n'),
  ),
  row(
    'birth',
    `in your (?<n>${ORDINAL}) year(?: of (?:your )?(?:life|age))?|in the (?<m>${ORDINAL}) year of (?:your |my )?(?:life|age)`,
    '1',
    (known, groups) => ageSpan(groups['n'] === undefined ? 'm' : 'n', 1)(known, groups),
  ),
  row(
    'birth',
    `(?<!(?:से|se) )(?:(?:आपकी|मेरी|aapki|apki|meri) )?${N} (?:${YEAR} )?(?:की|ki) ${AGE}${IN}`,
    '1',
    ageSpan('n'),
  ),
  row(
    'birth',
    `(?:(?:जब|jab) )?${YOU_HINDI} ${N} ${YEAR} ${WERE_HINDI},? ?(?:तब|जब|तो|tab|jab|to)?`,
    '1',
    ageSpan('n'),
  ),
  row('birth', `(?:${AGE}|जीवन|जिंदगी|jeevan|zindagi) (?:के|ke) (?<n>${ORDINAL}) ${YEAR}${IN}`, '1', ageSpan('n', 1)),
  // for the next five years; in the next five years
  row('counted', `for (?:the )?(?:next|coming) ${N} ${UNIT}`, '1', allAhead),
  row(
    'counted',
    `(?:within|in|over|during) (?:the )?(?:next|coming) ${N} ${UNIT}|within ${N.replace('<n>', '<m>')} (?<unit2>years?|months?)`,
    '1',
    (known, groups) => within(known, { n: groups['n'] ?? groups['m'], unit: groups['unit'] ?? groups['unit2'] }),
  ),
  row('counted', `(?:अगले|आने वाले|agle|aane wale) ${N} ${UNIT} (?:तक|tak)`, '1', allAhead),
  row(
    'counted',
    `(?:अगले|आने वाले|agle|aane wale) ${N} ${UNIT} (?:में|मे|के भीतर|के अंदर|mein|me|mei|ke andar|ke bhitar)`,
    '1',
    within,
  ),
  row(
    'counted',
    `(?:for|in|over|during) (?:the )?(?:last|past) ${N} ${UNIT}|(?:पिछले|बीते|pichle|pichhle) ${N.replace('<n>', '<m>')} (?<unit2>${anyOf(YEARS_WORD)}) (?:से|se)`,
    '1',
    (known, groups) => allPast(known, { n: groups['n'] ?? groups['m'], unit: groups['unit'] ?? groups['unit2'] }),
  ),
  // since 16 years, for six years now
  row(
    'counted',
    `since ${N} ${UNIT}(?! ago)|for ${N.replace('<n>', '<m>')} (?<unit2>years|months) now`,
    'since 1',
    (known, groups) => ago(known, { n: groups['n'] ?? groups['m'], unit: groups['unit'] ?? groups['unit2'] }),
  ),
  row('counted', `in ${N} (?<unit>years?|months?)(?: 's| ')? ?(?:time|from now)?(?! (?:of|old|since))`, '1', ahead),
  row('counted', `${N} (?<unit>years?|months?) (?:from now|hence)`, '1', ahead),
  row('counted', `(?:${N}|an?) (?<unit>years?|months?) (?:ago|back)`, '1', ago),
  row(
    'counted',
    `${FROM_NOW}${NOT_FROM_ELSE}${N} ${UNIT} (?:के |ke )?(?:बाद|baad|bad)(?! (?:भी|में|की|bhi|ki))`,
    '1',
    ahead,
  ),
  row('counted', `${FROM_NOW}${NOT_FROM_ELSE}${N} ${UNIT} (?:पहले|पूर्व|pehle|pahle|pehley)`, '1', ago),
  row(
    'counted',
    `${NOT_FROM_ELSE}${N} ${UNIT} (?:से|se)(?! (?:ज्यादा|अधिक|कम|बडे|छोटे|zyada|jyada|kam|adhik|पहले|pehle))`,
    '1 से',
    ago,
  ),
  // this year, next month
  row('now', `${THIS} ${UNIT}(?! (?:of|end|'s|के|की|का|ke|ki|ka|se pehle|से पहले|बाद|baad))`, '1', named),
];

/** Numbers past any age, and years of the calendar beside which "five years" may be counted from there. */
const HAS_DATE = /(?<!\d)(?:1[89]|2[0-3])\d\d(?!\d)/u;
const SPEAKS_OF_TIME = new RegExp(
  `${NOT_LETTER_BEFORE}(?:${anyOf(`${YEARS_WORD}|${MONTHS_WORD}|${AGE_WORD}|ages|aged|when`)})${NOT_LETTER}`,
  'u',
);
const POSSESSED =
  /^(?:your|my|ur|natal|birth|आपका|आपकी|आपके|मेरा|मेरी|मेरे|जन्म|aapka|aapki|aapke|apka|apki|apke|mera|meri|mere)$/;
const OF_THE_SKY = /transit|gochar|गोचर|sky|moving/;

/**
 * Which times may be read: those of dashas all; from now those of planets in the sky, where the words say so, or name a
 * house or the reader. "This year Jupiter is in Leo" is said to everyone, and "your Saturn helps this year" of the birth.
 */
const readable = (text: string): ReadonlySet<Row['from']> => {
  const phrases = phrasesOf(text);
  const symbols = symbolsOf(phrases);
  const fromNow = HAS_DATE.test(text) ? (['now'] as const) : (['now', 'counted'] as const);
  const isOfSky = phrases.some(({ symbol, text: word }) => symbol === 'g' && OF_THE_SKY.test(word));
  if (isOfSky || /[MUQ]/.test(symbols)) return new Set(['birth', ...fromNow]);
  const isOfBirth = phrases.some(({ text: word }, i) => POSSESSED.test(word) && phrases[i + 1]?.symbol === 'B');
  const isOfReader = /[H1]/.test(symbols) || speaksToYou(text);
  return new Set(symbols.includes('B') && isOfReader && !isOfBirth && !/[059LYO]/.test(symbols) ? fromNow : []);
};

/** A letter that no word has, and a letter of its own for each time. */
const MARK = 'ʘ';
const FIRST_LETTER = 97;

/** A normalised sentence with a mark for each time in it, and the times by their marks. */
export const timesIn = (
  text: string,
  known: KnownBirth,
): { readonly marked: string; readonly times: ReadonlyMap<string, Token> } => {
  const times = new Map<string, Token>();
  if (!SPEAKS_OF_TIME.test(text)) return { marked: text, times };
  let marked = text.replaceAll(MARK, '');
  let kinds: ReadonlySet<Row['from']> | undefined;
  for (const { pattern, by, spans, from } of ROWS)
    marked = marked.replace(pattern, (...match) => {
      const words = String(match[0]);
      const groups = match.at(-1) as Groups;
      kinds ??= readable(text);
      const number = numberIn(groups['n'] ?? groups['m'] ?? 'one');
      if (!kinds.has(from) || !(number > 0 && number <= OLDEST)) return words;
      return by.replace(/[12]/g, (which) => {
        const time = spans[Number(which) - 1]?.(known, groups);
        const mark = MARK + String.fromCharCode(FIRST_LETTER + times.size);
        // "This year" beside no claim is no date that something was foretold for.
        const isLoose = from === 'now' ? { implied: true as const } : {};
        if (time) times.set(mark, { symbol: 'T', text: words.trim(), time, ...isLoose });
        return mark;
      });
    });
  return { marked, times };
};
