/** Coordinates and offsets as people write them: decimals, degrees and minutes, hemispheres before or after, `77E12`, `UTC+5:30`. */

/** What a part of a text was taken for. */
export type CoordinatePart = 'lat' | 'lon' | 'tz';

/** A part of the text that was understood. Degrees (north and east positive), or hours from UT. */
export interface ReadPart {
  readonly part: CoordinatePart;
  readonly text: string;
  readonly value: number;
}

const NUMBER = String.raw`\d{1,3}(?:\.\d+)?`;
/** Degrees, and minutes and seconds where they follow; signs between them are degrees, quotes, colons or blanks. */
const DMS = String.raw`(${NUMBER})(?:\s*(?:[°º:]|deg|\s)\s*(\d{1,2}(?:\.\d+)?)(?:\s*(?:['′’:m]|\s)\s*(\d{1,2}(?:\.\d+)?))?)?\s*(?:[°º]|['′’]|["″”]|'')?`;
const BEFORE = new RegExp(String.raw`([NSEW])\s*${DMS}`, 'i');
const AFTER = new RegExp(String.raw`${DMS}\s*([NSEW])(?![a-z])`, 'i');
/** `28N36`, `77E12'32`: the letter between degrees and minutes. */
const BETWEEN = /(?<![\d.:])(\d{1,3})([NSEW])(\d{1,2})(?![\d.])(?:['′’:](\d{1,2}(?:\.\d+)?))?/i;
const OFFSET =
  /(?:\b(?:UTC|GMT|TZ)\s*([+\-−])\s*(\d{1,2})(?:[:.]?(\d{2}))?)|(?:(?<![\d.])([+\-−])(\d{1,2}):(\d{2})(?!\d))/i;
const PAIR = new RegExp(String.raw`([+\-−]?${NUMBER})\s*°?\s*[,;\s]\s*([+\-−]?${NUMBER})`);

const numberOf = (text: string): number => Number(text.replace('−', '-'));
const degreesOf = (degrees = '0', minutes = '0', seconds = '0'): number =>
  Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
/** A coordinate in a hemisphere. */
const inHemisphere = (letter: string, degrees: number): { readonly part: CoordinatePart; readonly value: number } => {
  const side = letter.toUpperCase();
  return {
    part: side === 'N' || side === 'S' ? 'lat' : 'lon',
    value: side === 'S' || side === 'W' ? -degrees : degrees,
  };
};

/** The first coordinate with a hemisphere, and where it stands; null where there is none. */
const withHemisphere = (text: string): (ReadPart & { readonly index: number }) | null => {
  const between = BETWEEN.exec(text);
  if (between) {
    const [whole, degrees, letter = 'N', minutes, seconds] = between;
    return { ...inHemisphere(letter, degreesOf(degrees, minutes, seconds)), text: whole, index: between.index };
  }
  const [before, after] = [BEFORE.exec(text), AFTER.exec(text)];
  if (before && (!after || before.index < after.index)) {
    const [whole, letter = 'N', degrees, minutes, seconds] = before;
    return { ...inHemisphere(letter, degreesOf(degrees, minutes, seconds)), text: whole, index: before.index };
  }
  if (!after) return null;
  const [whole, degrees, minutes, seconds, letter = 'N'] = after;
  return { ...inHemisphere(letter, degreesOf(degrees, minutes, seconds)), text: whole, index: after.index };
};

/** The offset of a text, and the text without it. */
const offsetOf = (text: string): { readonly found: ReadPart | null; readonly rest: string } => {
  const match = OFFSET.exec(text);
  if (!match) return { found: null, rest: text };
  const [whole, sign = match[4], hours = match[5], minutes = match[6] ?? '0'] = match;
  const value = (sign === '+' ? 1 : -1) * degreesOf(hours, minutes);
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + whole.length)}`;
  return { found: { part: 'tz', text: whole.trim(), value }, rest };
};

/** Two bare numbers: latitude and longitude, the other way round where only that can be. */
const bareOf = (text: string): readonly ReadPart[] => {
  const match = PAIR.exec(text);
  if (!match) return [];
  const [, first = '', second = ''] = match;
  const [a, b] = [numberOf(first), numberOf(second)];
  const turned = Math.abs(a) > 90 && Math.abs(b) <= 90;
  return [
    { part: turned ? 'lon' : 'lat', text: first, value: a },
    { part: turned ? 'lat' : 'lon', text: second, value: b },
  ];
};

/**
 * The coordinates and the offset in a text, each part with what it was taken for; empty where nothing was understood.
 * @example
 * readCoordinates('28N36 77E12')[1].value // → 77.2
 */
export const readCoordinates = (text: string): readonly ReadPart[] => {
  const { found, rest } = offsetOf(text);
  const parts: ReadPart[] = [];
  let left = rest;
  for (let next = withHemisphere(left); next !== null && parts.length < 2; next = withHemisphere(left)) {
    const { index, ...part } = next;
    if (!parts.some((one) => one.part === part.part)) parts.push({ ...part, text: part.text.trim() });
    left = `${left.slice(0, index)} ${left.slice(index + part.text.length)}`;
  }
  return [...(parts.length > 0 ? parts : bareOf(rest)), ...(found ? [found] : [])];
};
