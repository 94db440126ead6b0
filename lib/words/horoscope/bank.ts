/** The bank of the feed: every sentence it can say, in families, each read when a text first needs it. */
import { bank } from '../bank.ts';
import type { Language } from '../languages.ts';

export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export type Tara = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** How a stretch of time or an area weighs: bands 1–2, 3, 4–5. */
export const LEVELS = ['low', 'even', 'high'] as const;
export type Level = (typeof LEVELS)[number];
/** Rows that say the same fact in other words: one is taken in turn. */
export type Variants = readonly string[];
/** What a day of a stretch is told for: its score, an event, or, where no event is left, the Moon alone. */
const KEY_DAY_KINDS = ['best', 'low', 'event', 'moon'] as const;
export type KeyDayKind = (typeof KEY_DAY_KINDS)[number];

const opened = (language: Language) => ({
  /** Ordinals of the houses as they stand before the word for house, from the first. */
  get houses() {
    return bank(language, 'house-ordinals');
  },
  /** From January. */
  get months() {
    return bank(language, 'civil-months');
  },
  get act() {
    return bank(language, 'horoscope/act');
  },
  get areaAct() {
    return bank(language, 'horoscope/area-act');
  },
  get areaBest() {
    return bank(language, 'horoscope/area-best');
  },
  get areaDay() {
    return bank(language, 'horoscope/area-day');
  },
  get areaMore() {
    return bank(language, 'horoscope/area-more');
  },
  get areaQuarter() {
    return bank(language, 'horoscope/area-quarter');
  },
  get areaTone() {
    return bank(language, 'horoscope/area-tone');
  },
  get care() {
    return bank(language, 'horoscope/care');
  },
  get close() {
    return bank(language, 'horoscope/close');
  },
  get contact() {
    return bank(language, 'horoscope/contact');
  },
  get counsel() {
    return bank(language, 'horoscope/counsel');
  },
  get eclipse() {
    return bank(language, 'horoscope/eclipse');
  },
  get headline() {
    return bank(language, 'horoscope/headline');
  },
  get housePhrase() {
    return bank(language, 'horoscope/house-phrase');
  },
  get ingress() {
    return bank(language, 'horoscope/ingress');
  },
  get keyDay() {
    return bank(language, 'horoscope/key-day');
  },
  get labels() {
    return bank(language, 'horoscope/labels');
  },
  get lead() {
    return bank(language, 'horoscope/lead');
  },
  get lunation() {
    return bank(language, 'horoscope/lunation');
  },
  get mixed() {
    return bank(language, 'horoscope/mixed');
  },
  get monthOpen() {
    return bank(language, 'horoscope/month-open');
  },
  get moonMoves() {
    return bank(language, 'horoscope/moon-moves');
  },
  get moonUntil() {
    return bank(language, 'horoscope/moon-until');
  },
  get pairArea() {
    return bank(language, 'horoscope/pair-area');
  },
  get pairDay() {
    return bank(language, 'horoscope/pair-day');
  },
  get pairDistance() {
    return bank(language, 'horoscope/pair-distance');
  },
  get pairLords() {
    return bank(language, 'horoscope/pair-lords');
  },
  get periodHeadline() {
    return bank(language, 'horoscope/period-headline');
  },
  get phrases() {
    return bank(language, 'horoscope/phrases');
  },
  get quarter() {
    return bank(language, 'horoscope/quarter');
  },
  get reason() {
    return bank(language, 'horoscope/reason');
  },
  get reentry() {
    return bank(language, 'horoscope/reentry');
  },
  get runningLord() {
    return bank(language, 'horoscope/running-lord');
  },
  get station() {
    return bank(language, 'horoscope/station');
  },
  get stay() {
    return bank(language, 'horoscope/stay');
  },
  get tara() {
    return bank(language, 'horoscope/tara');
  },
  get tithi() {
    return bank(language, 'horoscope/tithi');
  },
  get weekEnd() {
    return bank(language, 'horoscope/week-end');
  },
  get weekOpen() {
    return bank(language, 'horoscope/week-open');
  },
  get yearOpen() {
    return bank(language, 'horoscope/year-open');
  },
});
export type HoroscopeBank = ReturnType<typeof opened>;

const known: Partial<Record<Language, HoroscopeBank>> = {};

/** The bank of a language. */
export const horoscopeBank = (language: Language): HoroscopeBank => (known[language] ??= opened(language));
