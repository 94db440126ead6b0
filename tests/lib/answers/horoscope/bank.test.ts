/** The bank of the feed: what every row promises, in each language that has it. */
import { bannedIn, banCount } from '../../../../lib/tools/local/feed/ban.ts';
import { bankVoice, VOICE_SHARES } from '../../../../lib/tools/local/feed/voice.ts';
import { readingEase, sentencesOfText, wordsOfText } from '../../../../lib/tools/local/feed/words.ts';
import { horoscopeBank } from '../../../../lib/words/horoscope/bank.ts';
import { languagesWith, type Language } from '../../../../lib/words/languages.ts';

interface Row {
  /** Where it stands: `counsel.8.low.1`. */
  readonly place: string;
  readonly text: string;
}

const rowsOf = (language: Language): Row[] => {
  const rows: Row[] = [];
  const walk = (node: unknown, place: string): void => {
    if (typeof node === 'string') rows.push({ place, text: node });
    else if (typeof node === 'object' && node !== null)
      for (const [key, inner] of Object.entries(node)) walk(inner, place === '' ? key : `${place}.${key}`);
  };
  const { phrases: _phrases, labels: _labels, houses: _houses, months: _months, ...families } = horoscopeBank(language);
  walk(families, '');
  return rows;
};

/** Languages whose sentences end with a danda. */
const SPEAKS_DANDA: readonly Language[] = ['hi', 'bn', 'pa'];
const BANK = { en: rowsOf('en'), hi: rowsOf('hi') };
const HEADLINES = /^(headline|periodHeadline)\./;
/** Rows that are no whole sentence: a title, a name, a sentence that ends with an act. */
const UNENDED = /^(headline|periodHeadline|housePhrase|reason)\./;
const familyOf = ({ place }: Row): string => place.slice(0, place.indexOf('.'));
const faults = (rows: readonly Row[], wrong: (row: Row) => boolean): string[] =>
  rows.filter(wrong).map(({ place, text }) => `${place}: ${text}`);

/** Rows with which a language may begin: three of each key, six of those that turn by the day. */
const FEWEST = 1900;
const isFirst = (language: Language): boolean => language === 'en' || language === 'hi';

describe.each(languagesWith('horoscope/*'))('the bank in %s', (language) => {
  const rows = rowsOf(language);

  it('holds thousands of sentences, none of them twice', () => {
    expect(rows.length).toBeGreaterThan(isFirst(language) ? 3000 : FEWEST);
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  });

  it('says nothing banned', () => {
    expect(banCount(language)).toBeGreaterThanOrEqual(isFirst(language) ? 250 : 120);
    expect(faults(rows, ({ text }) => bannedIn(language, text) !== null)).toEqual([]);
  });

  it('asks nothing, shouts nothing, and ends every sentence', () => {
    const end = SPEAKS_DANDA.includes(language) ? /।$/ : /[.”]$/;
    expect(faults(rows, ({ text }) => /[?!]|\.\.\.|…| {2}/.test(text.replaceAll('{when?}', '{when}')))).toEqual([]);
    expect(faults(rows, (row) => UNENDED.test(row.place) === end.test(row.text))).toEqual([]);
  });

  it('keeps headlines to 2–8 words and sentences to 28', () => {
    const count = ({ text }: Row): number => wordsOfText(text.replaceAll(/\{\w+(:\w+)?\??\}/g, '')).length;
    expect(faults(rows, (row) => HEADLINES.test(row.place) && (count(row) < 2 || count(row) > 8))).toEqual([]);
    expect(faults(rows, (row) => count(row) > 28)).toEqual([]);
  });

  it('keeps the voice: area, tendency and grade words, no image, no certainty of others, four frames a key', () => {
    const { faults: broken, gradeShare } = bankVoice(language, horoscopeBank(language));
    expect(broken).toEqual([]);
    expect(gradeShare).toBeGreaterThanOrEqual(VOICE_SHARES.grade);
  });

  it('begins no two leads with the same three words (four in other languages, where postpositions count), nor two tendencies of an area and grade', () => {
    const keyOf = ({ place }: Row): string => (place.startsWith('lead.') ? 'lead' : place.replace(/\.\d+$/, ''));
    const own = rows.filter(({ place }) => /^(lead|areaDay)\./.test(place));
    const same = Map.groupBy(
      own,
      (row) =>
        `${keyOf(row)} ${wordsOfText(row.text)
          .slice(0, language === 'en' ? 3 : 4)
          .join(' ')}`,
    );
    expect(
      [...same.values()].filter((group) => group.length > 1).map((group) => group.map(({ text }) => text)),
    ).toEqual([]);
  });

  it('fills only the places it knows', () => {
    const known: Readonly<Record<string, RegExp>> = {
      contact: /^\{when\}$/,
      ingress: /^\{when\?\}$/,
      mixed: /^\{best\} \{weak\}$/,
      moonMoves: /^\{time\}$/,
      moonUntil: /^\{house\} \{time\}$/,
      reason: /^\{act\} \{house\}$/,
      reentry: /^\{house\} \{when\?\}$/,
      station: /^\{when\?\}$/,
      lunation: /^\{when\?\}$/,
      eclipse: /^\{when\?\}$/,
      areaBest: /^\{day(:loc)?\}$/,
      areaQuarter: /^\{best\} \{low\}$/,
    };
    const wrong = (row: Row): boolean => {
      const places = [...(row.text.match(/\{[^}]*\}/g) ?? [])].sort().join(' ');
      const pattern = known[familyOf(row)];
      return pattern === undefined ? places !== '' : !pattern.test(places);
    };
    expect(faults(rows, wrong)).toEqual([]);
  });
});

describe('the two languages', () => {
  it('say the same things: every row of one stands in the other', () => {
    expect(BANK.hi.map(({ place }) => place).sort()).toEqual(BANK.en.map(({ place }) => place).sort());
  });

  it('have variants in threes', () => {
    // A row of a tara or a distance is two sentences: its first counts.
    const isPair = (place: string): boolean => /^(tara|pairDistance)\./.test(place);
    const rows = BANK.en.filter(({ place }) => !isPair(place) || place.endsWith('.0'));
    const counts = Map.groupBy(rows, ({ place }) => place.replace(isPair(place) ? /\.\d+\.0$/ : /\.\d+$/, ''));
    const odd = [...counts].filter(
      ([place, same]) => !/^(ingress|reentry|station|lunation|eclipse)\./.test(place) && same.length % 3 !== 0,
    );
    expect(odd.map(([place]) => place)).toEqual([]);
  });

  it('read easily in English', () => {
    const text = BANK.en
      .filter(({ place }) => !HEADLINES.test(place))
      .map((row) => row.text)
      .join(' ');
    expect(readingEase(text)).toBeGreaterThan(60);
    expect(sentencesOfText('One. Two; three: four. Five.')).toHaveLength(3);
  });

  it('spell Hindi one way: the nukta kept, no Latin letter, one form of each word', () => {
    const bare =
      /(?:ज्यादा|जरूर|फोन|खर्च|खाली|खुद|खुश|खबर|गलत|कागज|चीज(?!़)|बाजार|फैसल|सिर्फ(?!़)|दफ्तर|सफाई|सफर|तारीफ(?!़)|हफ्त|खत्म|आवाज(?!़)|जिम्म|बुजुर्ग|नाराज(?!़)|अंदाज(?!़)|इंतजार|दरवाज(?!़)|ताज(?!़)|गुस्स|नजर|काफी|माफी|सब्जी|मेज(?!़)|बाकी|खराब|अखबार|वक्त|मर्जी|जमीन|मंजूर|फर्क|किस्त|जबान|जुबान|फुर्सत|ख्याल|दिमाग(?!़)|फिक्र|मौका)/;
    expect(faults(BANK.hi, ({ text }) => bare.test(text))).toEqual([]);
    expect(faults(BANK.hi, ({ text }) => /[a-z]/i.test(text.replaceAll(/\{\w+(:\w+)?\??\}/g, '')))).toEqual([]);
  });

  it('speaks to the reader of Hindi without a gender', () => {
    // आप with a verb that must agree with it: "आप करते हैं", "आप जाएँगे", "आप गए".
    const gendered = /(?:^|[।;:,] )आप (?!दोनों)[^।;:,]*?(?:ते|ती|ेंगे|ेंगी|एँगे|एँगी|रहे|रही|चुके|चुकी) ?(?:हैं|हों|थे)?[।;:,]/;
    expect(faults(BANK.hi, ({ text }) => gendered.test(text))).toEqual([]);
  });
});
