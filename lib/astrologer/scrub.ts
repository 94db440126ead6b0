/** What a person wrote, without what would tell who or where they are, before it is sent to a provider. */

const MAIL = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
/** 28.6139, 77.209 · 28°36'N 77°12'E · lat 28.61 */
const COORDINATES =
  /[-+]?\d{1,3}\.\d{2,}\s*°?\s*[NSEW]?(?:\s*[,;/ ]\s*[-+]?\d{1,3}\.\d{2,}\s*°?\s*[NSEW]?)?|\d{1,3}\s*°\s*\d{1,2}\s*['′’]?(?:\s*\d{1,2}(?:\.\d+)?\s*["″”])?\s*[NSEW]?/giu;
/** Seven digits or more, with the marks that stand in telephone numbers. */
const NUMBER = /(?:\+|\b)\d(?:[\s().-]?\d){6,}\b/gu;
/** A date in figures: a birth, most likely. */
const DATE = /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b/gu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Shorter parts of a name are ordinary words too often. */
const SHORTEST_NAME = 3;

/**
 * A text with mail addresses, links, telephone numbers, coordinates, dates in figures and the parts of the name of the birth
 * replaced by what they are. A name that the request does not give in `name` cannot be known and stays.
 */
export const scrubbed = (text: string, name: string | null): string => {
  const names = (name ?? '').split(/[\s,]+/u).filter((part) => part.length >= SHORTEST_NAME);
  const plain = text
    .replace(MAIL, '[mail]')
    .replace(LINK, '[link]')
    .replace(DATE, '[date]')
    .replace(COORDINATES, '[place]')
    .replace(NUMBER, '[number]');
  return names.length === 0
    ? plain
    : plain.replace(
        new RegExp(`(?<![\\p{L}\\p{M}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{M}])`, 'giu'),
        '[name]',
      );
};
