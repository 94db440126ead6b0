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
import { readingEase, wordsOfText } from './words.ts';

/** What a stretch of the feed measured. */
export interface FeedFigures {
  readonly items: number;
  readonly sentences: number;
  /** Fewest days between two uses of a sentence for one sign: of slots of six variants and more, and of all slots. */
  readonly moonGap: number;
  readonly gap: number;
  /** Sentences used for two signs on one day, or twice in an item. */
  readonly twice: number;
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
  /** sha256 of all texts in order. */
  readonly digest: string;
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
const isCaution = (place: string): boolean =>
  /^care\.|\.low\.|\.tense\.|^chandrashtama|\.retrograde/.test(place) ||
  /^(?:career|love|health|money|family|travel|study)\.\d+\.\d+\.1$/.test(place);

const gramsOf = (text: string): string[] => {
  const words = wordsOfText(text);
  return words.slice(GRAM - 1).map((_, i) => words.slice(i, i + GRAM).join(' '));
};

const sentencesOf = ({ headline, general, areas, acts, care }: DailyText): readonly Sentence[] => [
  headline,
  ...general,
  ...areas.flatMap(({ sentences }) => sentences),
  ...acts,
  care,
];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const countOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + wordsOfText(text).length, 0);

/** Measures `days` dates from `from` for the twelve signs in a language. */
export const measureFeed = async (
  sky: Sky,
  language: Language,
  from: CivilDate,
  days: number,
): Promise<FeedFigures> => {
  const bank = horoscopeBank(language);
  const places = placesOf(bank);
  const { turns } = bank.phrases;
  const openings = [...turns.down, ...turns.up];
  /** The row behind a sentence: without the word that joins it to the one before. */
  const placeOf = (text: string): string => {
    const bare = openings.filter((opening) => text.startsWith(opening)).map((opening) => text.slice(opening.length));
    const rows = [text, ...bare, ...bare.map((row) => row.charAt(0).toUpperCase() + row.slice(1))];
    return rows.map((row) => places.get(row)).find((place) => place !== undefined) ?? text;
  };
  const lastUse = new Map<string, number>();
  const gramUse = new Map<string, number>();
  const firstWords = new Map<number, string[]>();
  const overlaps: number[] = [];
  const banned: string[] = [];
  const eases: number[] = [];
  const words = { general: [] as number[], area: [] as number[] };
  const hash = createHash('sha256');
  const seen = {
    items: 0,
    sentences: 0,
    moonGap: Infinity,
    gap: Infinity,
    twice: 0,
    signs: 0,
    again: 0,
    alike: 0,
    bare: 0,
    cautions: 0,
    actless: 0,
    longest: 0,
  };
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
      if (text.acts.length === 0) seen.actless++;
      for (const { text: line, basis } of sentencesOf(text)) {
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
        if (basis.length === 0 || basis.some((id) => !ids.has(id))) seen.bare++;
        if (isCaution(place)) seen.cautions++;
        const word = bannedIn(language, line);
        if (word !== null) banned.push(`${word}: ${line}`);
        seen.longest = Math.max(seen.longest, wordsOfText(line).length);
      }
      const whole = sentencesOf(text)
        .map(({ text: line }) => line)
        .join(' ');
      const grams = gramsOf(whole);
      const known = grams.filter((gram) => n - (gramUse.get(`${sign} ${gram}`) ?? -Infinity) <= MEMORY_DAYS).length;
      if (n >= first + MEMORY_DAYS) overlaps.push(known / grams.length);
      const shared = grams.filter((gram) => gramSigns.has(gram)).length;
      seen.signs = Math.max(seen.signs, shared / grams.length);
      for (const gram of grams) {
        gramUse.set(`${sign} ${gram}`, n);
        gramSigns.set(gram, sign);
      }
      const general = text.general.map(({ text: line }) => line).join(' ');
      const start = wordsOfText(general).slice(0, OPENING).join(' ');
      const before = firstWords.get(sign) ?? [];
      if (before.slice(-OPENING_ITEMS).includes(start)) seen.again++;
      firstWords.set(sign, [...before.slice(-OPENING_ITEMS), start]);
      starts.set(start, (starts.get(start) ?? 0) + 1);
      words.general.push(countOf(text.general));
      words.area.push(...text.areas.map(({ sentences }) => countOf(sentences)));
      if (language === SOURCE) eases.push(readingEase(general));
    }
    seen.alike = Math.max(seen.alike, ...starts.values());
  }
  return {
    items: seen.items,
    sentences: seen.sentences,
    moonGap: seen.moonGap,
    gap: seen.gap,
    twice: seen.twice,
    overlapMean: mean(overlaps),
    overlapWorst: Math.max(...overlaps),
    overlapSignsWorst: seen.signs,
    openingsAgain: seen.again,
    openingsAlike: seen.alike,
    withoutBasis: seen.bare,
    banned,
    caution: seen.cautions / seen.sentences,
    withoutAct: seen.actless,
    ease: eases.length === 0 ? null : mean(eases),
    longestSentence: seen.longest,
    generalWords: mean(words.general),
    areaWords: mean(words.area),
    digest: hash.digest('hex'),
  };
};

/** Families with six variants and more that follow the Moon. */
const MOON_FAMILIES: readonly string[] = ['lead', 'career', 'love', 'health', 'money', 'act', 'care', 'chandrashtama'];

/** A limit of the feed: what is measured, and whether it holds. */
export interface FeedGate {
  readonly what: string;
  readonly value: string;
  readonly holds: boolean;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The gates over measured figures. */
export const gatesOf = (figures: FeedFigures): FeedGate[] => {
  const gate = (what: string, value: number | string, holds: boolean): FeedGate => ({
    what,
    value: String(value),
    holds,
  });
  return [
    gate('days before a sentence of the Moon comes back, at least 54', figures.moonGap, figures.moonGap >= 54),
    gate('days before any sentence comes back, at least 21', figures.gap, figures.gap >= 21),
    gate('sentences of two signs on one day, none', figures.twice, figures.twice === 0),
    gate('5-grams read within 30 days, mean at most 8 %', percent(figures.overlapMean), figures.overlapMean <= 0.08),
    gate('the same, worst at most 25 %', percent(figures.overlapWorst), figures.overlapWorst <= 0.25),
    gate(
      '5-grams of two signs on one day, worst at most 15 %',
      percent(figures.overlapSignsWorst),
      figures.overlapSignsWorst <= 0.15,
    ),
    gate('items that open like one of the last six, none', figures.openingsAgain, figures.openingsAgain === 0),
    gate('signs that open alike on a day, at most 2', figures.openingsAlike, figures.openingsAlike <= 2),
    gate('sentences without a fact, none', figures.withoutBasis, figures.withoutBasis === 0),
    gate('banned words, none', figures.banned.length, figures.banned.length === 0),
    gate('sentences that warn, at most 35 %', percent(figures.caution), figures.caution <= 0.35),
    gate('items without an act, none', figures.withoutAct, figures.withoutAct === 0),
    figures.ease === null
      ? gate('words in the longest sentence, at most 22', figures.longestSentence, figures.longestSentence <= 22)
      : gate('reading ease, 60 to 90', figures.ease.toFixed(1), figures.ease >= 60 && figures.ease <= 90),
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
