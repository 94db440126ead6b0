/** Measures of the daily feed over a stretch of dates: repetition, openings, basis, words, readability. */
import { createHash } from 'node:crypto';
import { dateOfDayNumber, dayNumber, isoDate, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { daySkyOf } from '../../../../layers/jyotish/horoscope/day-sky.ts';
import { signDayOf } from '../../../../layers/jyotish/horoscope/sign-day.ts';
import { dayEventsOf } from '../../../../layers/jyotish/horoscope/sky-events.ts';
import { dailyText, type DailyText } from '../../../answers/horoscope/daily.ts';
import type { Sentence } from '../../../answers/horoscope/sentence.ts';
import { horoscopeBank } from '../../../words/horoscope/bank.ts';
import type { HoroscopeBank } from '../../../words/horoscope/bank.ts';
import { SOURCE, type Language } from '../../../words/languages.ts';
import { bannedIn } from './ban.ts';
import { levelOf } from '../../../answers/horoscope/words-of-facts.ts';
import { imperativeTest, itemVoice, rowsWithPlace, VOICE_SHARES, type ItemVoice } from './voice.ts';
import { voiceWords } from './voice-words.ts';
import { readingEase, wordsOfText } from './words.ts';

/** What a stretch of the feed measured. */
export interface FeedFigures {
  readonly items: number;
  readonly sentences: number;
  /** Fewest days between two uses of a sentence for one sign: of slots of six variants and more, and of all slots. */
  readonly moonGap: number;
  readonly gap: number;
  /** Sentences used for two signs on one day, or twice in an item; and those twice in an item. */
  readonly twice: number;
  readonly twiceInItem: number;
  /** Whether the bank has about as many rows as the English one; a language may begin with fewer. */
  readonly whole: boolean;
  /** Words of the language per word of English. */
  readonly density: number;
  /** Share of word 5-grams of an item that its sign has read within 30 days, and that another sign reads that day. */
  readonly overlapMean: number;
  readonly overlapWorst: number;
  readonly overlapSignsWorst: number;
  /** Items that begin with three words of one of the last six items of the sign. */
  readonly openingsAgain: number;
  /** Most signs that begin alike on a day. */
  readonly openingsAlike: number;
  readonly withoutBasis: number;
  readonly banned: readonly string[];
  /** Share of sentences that are cautions. */
  readonly caution: number;
  readonly withoutAct: number;
  /** Flesch reading ease of the English texts; null for Hindi. */
  readonly ease: number | null;
  readonly longestSentence: number;
  readonly generalWords: number;
  readonly areaWords: number;
  readonly voice: VoiceFigures;
  /** sha256 of all texts in order. */
  readonly digest: string;
}

/** What the voice of the items measured. */
export interface VoiceFigures {
  /** Share of statements with a tendency word: least of an item, and of all. */
  readonly tendencyLeast: number;
  readonly tendency: number;
  /** Share of area sentences that fit their grade. */
  readonly grade: number;
  /** Words of an item, and mean words of its sentences: of a hundred items the fewest and the most. */
  readonly words: readonly [fewest: number, most: number];
  readonly wordsMean: number;
  readonly sentenceMean: number;
  readonly sentence: readonly [fewest: number, most: number];
  /** Planets an item names, fewest and most. */
  readonly bodies: readonly [fewest: number, most: number];
  /** What items break, with the share that does. */
  readonly faults: ReadonlyMap<string, number>;
}

const SIGNS = Array.from({ length: 12 }, (_, i) => i + 1);
const GRAM = 5;
const MEMORY_DAYS = 30;
const OPENING = 3;
const OPENING_ITEMS = 6;

/** Where each row of the bank stands, by its text: `counsel.8.low.1`. */
const placesOf = (bank: HoroscopeBank): ReadonlyMap<string, string> => {
  const places = new Map<string, string>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string') places.set(node, path);
    else if (typeof node === 'object' && node !== null)
      for (const [key, inner] of Object.entries(node)) walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(bank, '');
  return places;
};

/** Rows that warn: what to take care with, what to do where an area or a day weighs low, the Moon at odds. */
const isCaution = (place: string): boolean => /^care\.|\.low\.|\.tense\.|\.weak\.|\.retrograde/.test(place);

const FACT = 'facts';

/** Names of planets and houses: the facts of a sentence, which come back as the sky does, not its wording. */
const factsOf = (language: Language, bank: HoroscopeBank): RegExp => {
  const { houses, planets } = voiceWords(language);
  return new RegExp(
    [...rowsWithPlace(bank.housePhrase, '').map(({ text }) => text), houses, ...planets].join('|'),
    'giu',
  );
};

/** Five words in a row of a text's wording: none that holds a planet or a house. */
const gramsOf = (text: string, facts: RegExp): string[] => {
  const words = wordsOfText(text.replaceAll(facts, ` ${FACT} `));
  const grams = words.slice(GRAM - 1).map((_, i) => words.slice(i, i + GRAM));
  return grams.filter((gram) => !gram.includes(FACT)).map((gram) => gram.join(' '));
};

const sentencesOf = ({ headline, general, areas, acts, care }: DailyText): readonly Sentence[] => [
  headline,
  ...general,
  ...areas.flatMap(({ sentences }) => sentences),
  ...acts,
  care,
];

/** How many of the planets an item names. */
const bodiesOf = ({ general, areas }: DailyText, planets: readonly RegExp[]): number => {
  const whole = [...general, ...areas.flatMap(({ sentences }) => sentences)].map(({ text }) => text).join(' ');
  return planets.filter((names) => names.test(whole)).length;
};

/** The lowest and the highest of a hundred values, one in a hundred left out at each end. */
const spread = (values: readonly number[]): readonly [number, number] => {
  const sorted = values.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length / 100);
  return [sorted[cut] ?? 0, sorted[sorted.length - 1 - cut] ?? 0];
};

const voiceFigures = (voices: readonly ItemVoice[], bodies: readonly number[]): VoiceFigures => {
  const sum = (of: (one: ItemVoice) => number): number => voices.reduce((all, one) => all + of(one), 0);
  const faults = new Map<string, number>();
  for (const fault of voices.flatMap((one) => one.faults))
    faults.set(fault, (faults.get(fault) ?? 0) + 1 / voices.length);
  return {
    tendencyLeast: Math.min(...voices.map(({ statements, tendencies }) => tendencies / statements)),
    tendency: sum(({ tendencies }) => tendencies) / sum(({ statements }) => statements),
    grade: sum(({ fits }) => fits) / sum(({ areas }) => areas),
    words: spread(voices.map((one) => one.words)),
    wordsMean: mean(voices.map((one) => one.words)),
    sentenceMean: mean(voices.flatMap(({ sentenceWords }) => sentenceWords)),
    sentence: spread(voices.map(({ sentenceWords }) => mean(sentenceWords))),
    bodies: spread(bodies),
    faults,
  };
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const countOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + wordsOfText(text).length, 0);

/** Measures `days` dates from `from` for the twelve signs in a language. */
export const measureFeed = async (
  sky: Sky,
  language: Language,
  from: CivilDate,
  days: number,
  bank = horoscopeBank(language),
): Promise<FeedFigures> => {
  const places = placesOf(bank);
  const facts = factsOf(language, bank);
  const planets = voiceWords(language).planets.map((names) => new RegExp(names, 'u'));
  const isImperative = imperativeTest(language, bank);
  const placeOf = (text: string): string => places.get(text) ?? text;
  const lastUse = new Map<string, number>();
  const gramUse = new Map<string, number>();
  const firstWords = new Map<number, string[]>();
  const overlaps: number[] = [];
  const banned: string[] = [];
  const eases: number[] = [];
  const words = { general: [] as number[], area: [] as number[] };
  const voices: ItemVoice[] = [];
  const bodies: number[] = [];
  const hash = createHash('sha256');
  const seen = {
    items: 0,
    sentences: 0,
    moonGap: Infinity,
    gap: Infinity,
    twice: 0,
    twiceInItem: 0,
    overlapSignsWorst: 0,
    openingsAgain: 0,
    openingsAlike: 0,
    withoutBasis: 0,
    withoutAct: 0,
    longestSentence: 0,
  };
  let cautions = 0;
  const first = dayNumber(from);
  for (let n = first; n < first + days; n++) {
    const day = daySkyOf(sky, dateOfDayNumber(n));
    const events = dayEventsOf(sky, day);
    const today = new Set<string>();
    const gramSigns = new Map<string, number>();
    const starts = new Map<string, number>();
    for (const sign of SIGNS) {
      const signDay = signDayOf(day, events, sign);
      const text = dailyText(bank, signDay);
      const ids = new Set(signDay.facts.map(({ id }) => id));
      seen.items++;
      voices.push(itemVoice(language, isImperative, text, (area) => levelOf(signDay.scores[area].band)));
      bodies.push(bodiesOf(text, planets));
      if (text.acts.length === 0) seen.withoutAct++;
      const own = sentencesOf(text);
      seen.twiceInItem += own.length - new Set(own.map(({ text: line }) => placeOf(line))).size;
      for (const { text: line, basis } of own) {
        hash.update(line);
        seen.sentences++;
        const place = placeOf(line);
        if (today.has(place)) seen.twice++;
        today.add(place);
        const last = lastUse.get(`${sign} ${place}`);
        if (last !== undefined) {
          seen.gap = Math.min(seen.gap, n - last);
          const family = place.slice(0, place.indexOf('.'));
          if (MOON_FAMILIES.includes(family)) seen.moonGap = Math.min(seen.moonGap, n - last);
        }
        lastUse.set(`${sign} ${place}`, n);
        if (basis.length === 0 || basis.some((id) => !ids.has(id))) seen.withoutBasis++;
        if (isCaution(place)) cautions++;
        const word = bannedIn(language, line);
        if (word !== null) banned.push(`${word}: ${line}`);
        seen.longestSentence = Math.max(seen.longestSentence, wordsOfText(line).length);
      }
      const whole = sentencesOf(text)
        .map(({ text: line }) => line)
        .join(' ');
      const grams = gramsOf(whole, facts);
      const known = grams.filter((gram) => n - (gramUse.get(`${sign} ${gram}`) ?? -Infinity) <= MEMORY_DAYS).length;
      if (n >= first + MEMORY_DAYS) overlaps.push(known / grams.length);
      const shared = grams.filter((gram) => gramSigns.has(gram)).length;
      seen.overlapSignsWorst = Math.max(seen.overlapSignsWorst, shared / grams.length);
      for (const gram of grams) {
        gramUse.set(`${sign} ${gram}`, n);
        gramSigns.set(gram, sign);
      }
      const general = text.general.map(({ text: line }) => line).join(' ');
      const start = wordsOfText(general).slice(0, OPENING).join(' ');
      const before = firstWords.get(sign) ?? [];
      if (before.slice(-OPENING_ITEMS).includes(start)) seen.openingsAgain++;
      firstWords.set(sign, [...before.slice(-OPENING_ITEMS), start]);
      starts.set(start, (starts.get(start) ?? 0) + 1);
      words.general.push(countOf(text.general));
      words.area.push(...text.areas.map(({ sentences }) => countOf(sentences)));
      if (language === SOURCE) eases.push(readingEase(general));
    }
    seen.openingsAlike = Math.max(seen.openingsAlike, ...starts.values());
  }
  return {
    ...seen,
    whole: rowCount(bank) >= WHOLE * rowCount(horoscopeBank(SOURCE)),
    density: voiceWords(language).density,
    overlapMean: mean(overlaps),
    overlapWorst: Math.max(...overlaps),
    banned,
    caution: cautions / seen.sentences,
    ease: eases.length === 0 ? null : mean(eases),
    generalWords: mean(words.general),
    areaWords: mean(words.area),
    voice: voiceFigures(voices, bodies),
    digest: hash.digest('hex'),
  };
};

/** Families that follow the Moon. */
const MOON_FAMILIES: readonly string[] = ['lead', 'moonMoves', 'moonUntil', 'lunation'];

/** Share of the English rows from which a bank is held to its gates. */
const WHOLE = 0.9;
const rowCount = (bank: HoroscopeBank): number => rowsWithPlace({ ...bank }, '').length;

/** How often a sentence may come back: from a whole bank, and from one with which a language begins. */
const RETURNS = {
  whole: { moonGap: 54, gap: 21, twice: 0, overlap: 0.08, worst: 0.25, signs: 0.15 },
  begun: { moonGap: 26, gap: 6, twice: 0.15, overlap: 0.6, worst: 0.85, signs: 0.5 },
} as const;

/** A limit of the feed: what is measured, and whether it holds. */
export interface FeedGate {
  readonly what: string;
  readonly value: string;
  readonly holds: boolean;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const gate = (what: string, value: number | string, holds: boolean): FeedGate => ({
  what,
  value: String(value),
  holds,
});

const voiceGates = ({ voice, density }: FeedFigures): FeedGate[] => {
  const of = (words: number): number => Math.round(words * density);
  const [fewest, most] = voice.words;
  const [shortest, longest] = voice.sentence;
  const [least, greatest] = voice.bodies;
  const { tendencyItem, tendencyYear, grade } = VOICE_SHARES;
  const range = ([low, high]: readonly [number, number]): string => `${low.toFixed(0)}–${high.toFixed(0)}`;
  return [
    gate(
      'statements with a tendency word, at least 75 % of an item',
      percent(voice.tendencyLeast),
      voice.tendencyLeast >= tendencyItem,
    ),
    gate('the same of all, at least 80 %', percent(voice.tendency), voice.tendency >= tendencyYear),
    gate('areas that fit their grade, at least 95 %', percent(voice.grade), voice.grade >= grade),
    gate(
      `words of an item, ${of(150)} to ${of(205)} in the mean and ${of(115)} at least`,
      `${voice.wordsMean.toFixed(0)}, ${range(voice.words)}`,
      fewest >= of(115) && most <= of(205) && voice.wordsMean >= of(150),
    ),
    gate(
      `mean words of a sentence, ${of(10)} to ${of(16)}, of an item ${of(8)} to ${of(16)}`,
      `${voice.sentenceMean.toFixed(1)}, ${range(voice.sentence)}`,
      voice.sentenceMean >= of(10) && shortest >= of(8) && longest <= of(16),
    ),
    gate('planets an item names, 2 to 6', range(voice.bodies), least >= 2 && greatest <= 6),
    gate(
      'items with sentences that begin or end alike or three semicolons, at most 2 %',
      [...voice.faults].map(([fault, share]) => `${percent(share)} ${fault}`).join(', ') || '0',
      [...voice.faults.values()].every((share) => share <= 0.02),
    ),
  ];
};

/** The gates over measured figures. */
export const gatesOf = (figures: FeedFigures): FeedGate[] => {
  const returns = RETURNS[figures.whole ? 'whole' : 'begun'];
  const from = (what: string, own: number, least: number): FeedGate =>
    gate(`${what}, at least ${least}`, own, own >= least);
  const share = (what: string, own: number, most: number): FeedGate =>
    gate(`${what} at most ${percent(most)}`, percent(own), own <= most);
  const none = (what: string, own: number): FeedGate => gate(`${what}, none`, own, own === 0);
  return [
    from('days before a sentence of the Moon comes back', figures.moonGap, returns.moonGap),
    from('days before any sentence comes back', figures.gap, returns.gap),
    gate(
      `sentences of two signs on one day, at most ${percent(returns.twice)}`,
      figures.twice,
      figures.twice <= returns.twice * figures.sentences,
    ),
    none('sentences twice in an item', figures.twiceInItem),
    share('5-grams of wording read within 30 days, mean', figures.overlapMean, returns.overlap),
    share('the same, worst', figures.overlapWorst, returns.worst),
    share('5-grams of two signs on one day, worst', figures.overlapSignsWorst, returns.signs),
    none('items that open like one of the last six', figures.openingsAgain),
    gate('signs that open alike on a day, at most 2', figures.openingsAlike, figures.openingsAlike <= 2),
    none('sentences without a fact', figures.withoutBasis),
    none('banned words', figures.banned.length),
    gate('sentences that warn, at most 35 %', percent(figures.caution), figures.caution <= 0.35),
    none('items without an act', figures.withoutAct),
    figures.ease === null
      ? gate('words in the longest sentence, at most 28', figures.longestSentence, figures.longestSentence <= 28)
      : gate('reading ease, 65 to 92', figures.ease.toFixed(1), figures.ease >= 65 && figures.ease <= 92),
    ...voiceGates(figures),
  ];
};

/** Title line of a measured stretch. */
export const titleOf = (
  language: Language,
  from: CivilDate,
  days: number,
  { items, sentences, generalWords, areaWords }: FeedFigures,
): string =>
  `${language}: ${items} items of ${days} days from ${isoDate(from)}, ${sentences} sentences; general ${generalWords.toFixed(0)} words, an area ${areaWords.toFixed(0)}`;
