/** From a fact to the row of the bank that tells it. */
import { SPECIAL_TITHIS, type Fact } from '../../../layers/jyotish/horoscope/facts.ts';
import { STAYING } from '../../../layers/jyotish/horoscope/rotation.ts';
import { CONTACT_CLASSES } from '../../../layers/jyotish/horoscope/moon-course.ts';
import { TURNING_GRAHAS } from '../../../layers/jyotish/horoscope/sky-events.ts';
import type { House, HoroscopeBank, Level } from '../../words/horoscope/bank.ts';
import { filled } from '../../words/fill.ts';
import { variant } from './sentence.ts';

const TURNS = ['retrograde', 'direct'] as const;
const LUNATIONS = ['new', 'full'] as const;
/** A penumbral eclipse is not told: no one sees it. */
const ECLIPSES = ['solar', 'lunar'] as const;

const HOUSES: readonly House[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the feed knows no ${what}`);
  return value;
};

/** A house 1–12 as a key of the bank. */
export const houseKey = (house: number): House => found(HOUSES[house - 1], `house ${house}`);
/** Bands 1–2 are low, 4–5 high. */
export const levelOf = (band: number): Level => {
  if (band <= 2) return 'low';
  if (band === 3) return 'even';
  return 'high';
};

const isOneOf = <T extends string>(list: readonly T[], value: string | undefined): value is T =>
  list.some((one) => one === value);

const ingressRow = (bank: HoroscopeBank, { house: at, body, detail }: Fact, n: number, when: string): string | null => {
  const house = houseKey(at);
  if (detail === 'retrograde' && isOneOf(TURNING_GRAHAS, body))
    return filled(bank.reentry[body], { when, house: variant(bank.housePhrase[house], n) });
  return isOneOf(STAYING, body) ? filled(bank.ingress[body][house], { when }) : null;
};

const stationRow = (bank: HoroscopeBank, { house, body, detail }: Fact, when: string): string | null => {
  if (!isOneOf(TURNING_GRAHAS, body) || !isOneOf(TURNS, detail)) return null;
  return filled(bank.station[body][houseKey(house)][detail], { when });
};

const contactRow = (bank: HoroscopeBank, { partner, detail }: Fact, n: number, when: string): string | null => {
  if (!isOneOf(STAYING, partner) || !isOneOf(CONTACT_CLASSES, detail)) return null;
  return filled(variant(bank.contact[partner][detail], n), { when });
};

/** The row that describes a stay, an event or a contact, its variants taken by `n`; null where the bank has none. */
export const rowOfFact = (bank: HoroscopeBank, fact: Fact, n: number, when: string): string | null => {
  const house = houseKey(fact.house);
  const { body, detail } = fact;
  switch (fact.kind) {
    case 'stay':
      return isOneOf(STAYING, body) ? variant(bank.stay[body][house], n) : null;
    case 'ingress':
      return ingressRow(bank, fact, n, when);
    case 'station':
      return stationRow(bank, fact, when);
    case 'lunation':
      return isOneOf(LUNATIONS, detail) ? filled(bank.lunation[detail][house], { when }) : null;
    case 'eclipse':
      return isOneOf(ECLIPSES, detail) ? filled(bank.eclipse[detail][house], { when }) : null;
    case 'moon_contact':
      return contactRow(bank, fact, n, when);
    case 'tithi':
      return isOneOf(SPECIAL_TITHIS, detail) ? variant(bank.tithi[detail], n) : null;
    default:
      return null;
  }
};
