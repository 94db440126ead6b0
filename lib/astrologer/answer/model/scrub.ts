/** What a person wrote, without what would tell who they are, or where and when they were born, before a provider gets it. */

const MAIL = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
const DEGREES = String.raw`[-+]?\d{1,3}(?:\.\d+)?(?:\s*°)?(?:\s*[NSEW]\b)?`;
/** 28.6139, 77.209 · 28.6 77.2 · 28°36'N · lat 28.61 · 77.2090 */
const COORDINATES = new RegExp(
  [
    String.raw`\b(?:lat|lon|lng|long|latitude|longitude)\.?\s*[:=]?\s*${DEGREES}`,
    String.raw`[-+]?\d{1,3}\.\d+(?:\s*°)?(?:\s*[NSEW]\b)?\s*[,;/ ]\s*[-+]?\d{1,3}\.\d+(?:\s*°)?(?:\s*[NSEW]\b)?`,
    String.raw`\d{1,3}\s*°\s*\d{1,2}\s*['′’]?(?:\s*\d{1,2}(?:\.\d+)?\s*["″”])?\s*[NSEW]?`,
    String.raw`[-+]?\d{1,3}\.\d{3,}(?:\s*°)?(?:\s*[NSEW]\b)?`,
  ].join('|'),
  'giu',
);
/** Seven digits or more, with the marks that stand in telephone numbers. */
const NUMBER = /(?:\+|\b)\d(?:[\s().-]?\d){6,}\b/gu;
/** A date or a time of day in figures: those of a birth, most likely. */
const DATE = /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/gu;
const TIME = /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?|\b\d{1,2}\s*[ap]m\b/giu;

/** What the request itself tells of the person. */
export interface Known {
  /** Name of the birth, name of its place. */
  readonly names: readonly string[];
  readonly birthYear: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Shorter parts of a name are ordinary words too often. */
const SHORTEST_NAME = 3;

const parts = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => name.split(/[\s,]+/u)).filter((part) => part.length >= SHORTEST_NAME);

/**
 * A text with mail addresses, links, telephone numbers, coordinates, dates and times in figures, the year of birth and the
 * names of the request replaced by what they are. Names that stand in the text alone are for `withoutNames`.
 */
export const scrubbed = (text: string, { names, birthYear }: Known): string => {
  const known = parts(names);
  const plain = text
    .normalize('NFC')
    .replace(MAIL, '[mail]')
    .replace(LINK, '[link]')
    .replace(DATE, '[date]')
    .replace(TIME, '[time]')
    .replace(COORDINATES, '[place]')
    .replace(NUMBER, '[number]')
    .replace(new RegExp(`\\b${birthYear}\\b`, 'gu'), '[year]');
  const words = new RegExp(`(?<![\\p{L}\\p{M}])(?:${known.map(escaped).join('|')})(?![\\p{L}\\p{M}])`, 'giu');
  return known.length === 0 ? plain : plain.replace(words, '[name]');
};
