/** What a query for endpoints says: the words that count, the calculations it names, and what it cannot mean. */
import { intentFinder } from '../../words/reading/intents.ts';
import { normalised } from '../../words/reading/normalise.ts';
import type { EndpointRow } from '../catalogue/rows.ts';
import { EVENTS_SAID, INTENTS_SAID } from '../../words/reading/intent-vocabulary.ts';
import { CATALOGUE_SAID } from '../../words/reading/catalogue-vocabulary.ts';

/** Other words of the catalogue for what people say. */
const SYNONYMS: Readonly<Record<string, string>> = {
  kundali: 'kundli chart birthchart',
  kundli: 'kundli chart birthchart',
  natal: 'birthchart',
  mahadasha: 'dasha vimshottari',
  star: 'nakshatra',
  sadesati: 'sade sati',
  remedy: 'remedies',
};

/** What a word of every day stands for (kundli, horoscope): behind anything else that a query names. */
const GENERAL = ['birthchart', 'horoscope/daily', 'panchang/daily', 'lal-kitab/chart', 'muhurat/find/{event}'];

/** Calculations that the words of a query name, in the order in which they do. */
const namedIn = intentFinder([...CATALOGUE_SAID, ...INTENTS_SAID]);
/** Events of a muhurat that they name. */
const eventsIn = intentFinder(EVENTS_SAID);
/** A query that looks for a time: what a named event then wants. */
const CHOOSES =
  /\b(pick|choose|find|suggest|select|fix|good|best|right|suitable|auspicious|favou?rable|lucky)\b.*\b(date|day|hour|time|moment)s?\b/;

/** The words of a text; karakamsha and karakamsa, kaal and kal are one. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('sh', 's')
    .replaceAll('aa', 'a')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words of a query that tell no calculation from another. */
const PLAIN_WORDS = new Set(
  wordsOf(
    'a an and api are at by can check do find for from get give how i in is it list me my of on or please show the to what when which with need want calculate calculator compute endpoint data json today now next this month year week start end begin going through should during suits will was were am have has had did does that these those stand fall come asks asked aaj ka ki ke kab kya hai mera meri mein me आज का की के कब क्या है मेरा मेरी में',
  ),
);

/** Words of a query about the service itself; without one of them `meta` is no answer. */
const SERVICE_WORDS = new Set(
  wordsOf(
    'api error errors price prices pricing credit credits limit limits engine version changelog accuracy function functions openapi health endpoints',
  ),
);

/** Words of a query about something to look at or to print; without one of them a drawing is no answer. */
const PICTURE_WORDS = new Set(
  wordsOf('draw drawing drawings picture pictures image images svg png wheel visual render chart charts diagram graph'),
);
/** A chart that is looked at, and not the chart that is read from. */
const READ_CHART = /\b(my|the|a|birth|natal|in|of) (birth |natal )?chart\b/;

/** A query for something as a file: the drawing or report of a thing stands before the thing. */
const AS_A_FILE = /\b(draw|render|svg|png|image|picture|pdf|printed)\b/;

/** Words of a query about two people: what is asked of one is then asked of the pair. */
const TWO_PEOPLE =
  /\b(two people|two persons|two of us|both of us|between us|of us two|couple|(my|our) (wife|husband|girlfriend|boyfriend|fiancee?|partner|spouse))\b/;
/** Calculations of one chart that have another for a pair. */
const OF_A_PAIR: Readonly<Record<string, string>> = {
  'dosha/manglik': 'matching/manglik',
  'pdf/kundli': 'pdf/matching',
  'interpret/moon-sign': 'horoscope/compatibility',
  'dosha/papasamyam': 'matching/papasamyam',
  'numerology/core': 'numerology/compatibility',
  'horoscope/daily': 'horoscope/compatibility',
};

/** What a query says. */
export interface Query {
  /** Words to look for, those of its synonyms too. */
  readonly wanted: ReadonlySet<string>;
  /** Names of calculations, the likeliest first. */
  readonly named: readonly string[];
  /** Whether it may mean an endpoint at all. */
  isMeant(row: Pick<EndpointRow, 'suite' | 'name'>): boolean;
}

/** Calculations that a normalised text names: those of a pair where it speaks of two people, behind them what is said every day. */
const namesIn = (said: string): readonly string[] => {
  const isOfTwo = TWO_PEOPLE.test(said);
  const found = namedIn(said)
    .map((name) => name.replace(/^varga\/D\d+$/, 'varga/{chart}'))
    .map((name) => (isOfTwo ? (OF_A_PAIR[name] ?? name) : name));
  const events = CHOOSES.test(said) && eventsIn(said).length > 0 ? ['muhurat/find/{event}'] : [];
  const all = [...new Set([...events.filter(() => !found.some((name) => name.startsWith('muhurat/'))), ...found])];
  const isFirst = (name: string): boolean => AS_A_FILE.test(said) && /^(charts|pdf)\//.test(name);
  const weight = (name: string): number => (GENERAL.includes(name) ? 1 : 0) - (isFirst(name) ? 1 : 0);
  return all.sort((a, b) => weight(a) - weight(b));
};

/** Reads a query; of a suite, everything in it may be meant. */
export const readQuery = (query: string, suite: string | undefined): Query => {
  const said = normalised(query);
  const spoken = wordsOf(said);
  const named = namesIn(said);
  const meant = Object.entries(SYNONYMS).flatMap(([word, words]) =>
    spoken.includes(word) || spoken.includes(`${word}s`) ? wordsOf(words) : [],
  );
  const isAboutService = spoken.some((word) => SERVICE_WORDS.has(word));
  const isToLookAt = wordsOf(said.replace(READ_CHART, ' ')).some((word) => PICTURE_WORDS.has(word));
  return {
    wanted: new Set([...spoken, ...meant].filter((word) => !PLAIN_WORDS.has(word) && !/^\d+$/.test(word))),
    named,
    isMeant: ({ suite: of, name }) => {
      if (suite !== undefined) return of === suite;
      if (of === 'charts') return isToLookAt || named.includes(name);
      return of !== 'meta' || isAboutService;
    },
  };
};
