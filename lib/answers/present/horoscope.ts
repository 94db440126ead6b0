/** The horoscope feed in the shapes of the contract: facts, scores, lucky things, and what was written. */
import { isoDate, weekday } from '../../../layers/jyotish/ephemeris/instant.ts';
import { bank, type Banks } from '../../words/bank.ts';
import type { Area, MainArea } from '../../../layers/jyotish/horoscope/areas.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { eventId, type Fact, type FactKind } from '../../../layers/jyotish/horoscope/facts.ts';
import type { SkyEvent } from '../../../layers/jyotish/horoscope/sky-events.ts';
import type { Lucky } from '../../../layers/jyotish/horoscope/lucky.ts';
import type { BestWindow } from '../../../layers/jyotish/horoscope/personal.ts';
import type { PairDay } from '../../../layers/jyotish/horoscope/pair.ts';
import { STAR_PARTS, type StarDay } from '../../../layers/jyotish/horoscope/star-day.ts';
import { bandOfScore, FEED_GRADES, type Score } from '../../../layers/jyotish/horoscope/rank.ts';
import type { Clock } from '../../contract/values/moment.ts';
import type { HoroscopeBank } from '../../words/horoscope/bank.ts';
import { filled } from '../../words/fill.ts';
import { dayOfMonth, nameForms } from '../../words/forms.ts';
import { horoscopeBank } from '../../words/horoscope/bank.ts';
import type { Words } from '../../words/words.ts';
import type { Sentence } from '../horoscope/sentence.ts';
import type { Speech } from '../horoscope/stretch-text.ts';
import type { KeyDay } from '../horoscope/weekly.ts';
import { signShape } from './chart.ts';
import { planetName, varaShape } from './names.ts';
import { spanShape } from './time.ts';

/** What every part of an item is written with. */
export interface FeedPen {
  readonly words: Words;
  readonly bank: HoroscopeBank;
  readonly clock: Clock;
  /** Whether texts show their sentences. */
  readonly isFull: boolean;
}

/** What the items of a request are written with. */
export const feedPen = async (words: Words, clock: Clock, detail: 'plain' | 'full'): Promise<FeedPen> => ({
  words,
  clock,
  bank: horoscopeBank(words.language),
  isFull: detail === 'full',
});

/** The bank with the names of the weekdays and the writing of dates, for what speaks of days. */
export const speechOf = ({ words, bank }: Pick<FeedPen, 'words' | 'bank'>): Speech => ({
  bank,
  weekday: (day) => nameForms(words, 'weekdays', words.key('weekdays', day)),
  dayOfMonth: (day, month) => dayOfMonth(words.language, day, month),
});

const textOf = (sentences: readonly Sentence[]): string => {
  let text = '';
  for (const sentence of sentences) text += text === '' ? sentence.text : ` ${sentence.text}`;
  return text;
};

const factsBehind = ({ isFull }: FeedPen, sentences: readonly Sentence[]) =>
  isFull ? sentences.map(({ text, basis }) => ({ text, basis: [...basis] })) : undefined;

/** A text of sentences; with its sentences and their facts where they are asked for. */
export const textShape = (pen: FeedPen, sentences: readonly Sentence[]) => ({
  text: textOf(sentences),
  sentences: factsBehind(pen, sentences),
});

const gradeOf = (band: number) => FEED_GRADES[band - 1] ?? 'even';

/** A score with its rank. */
export const rankedShape = ({ bank: { labels } }: FeedPen, { score, band, percentile }: Score) => {
  const grade = gradeOf(band);
  return { score, grade, grade_name: labels.grades[grade], percentile };
};

/** A score with its rank and what is said of it. Written flat: into a literal that goes on, spreading is slow. */
export const toldShape = (pen: FeedPen, { score, band, percentile }: Score, told: readonly Sentence[]) => {
  const grade = gradeOf(band);
  return {
    score,
    grade,
    grade_name: pen.bank.labels.grades[grade],
    percentile,
    text: textOf(told),
    sentences: factsBehind(pen, told),
  };
};

/** A score without a rank. */
export const scoreShape = ({ bank: { labels } }: FeedPen, score: number) => {
  const grade = gradeOf(bandOfScore(score));
  return { score, grade, grade_name: labels.grades[grade] };
};

/** The row of a table that a detail names. */
const row = <T extends Readonly<Record<string, string>>>(table: T, detail: string | undefined): string => {
  const found = detail === undefined ? undefined : table[detail];
  if (found === undefined) throw new Error(`the feed has no name for ${detail ?? 'a fact without detail'}`);
  return found;
};

/** The name of a fact with its places still open. */
const nameRow = (labels: Banks['horoscope/labels'], { kind, detail, angle }: Fact): string => {
  switch (kind) {
    case 'moon_contact':
      return angle === 180 ? labels.contacts.opposite : row(labels.contacts, detail);
    case 'ingress':
      return row(labels.ingresses, detail);
    case 'station':
      return row(labels.stations, detail);
    case 'lunation':
      return row(labels.lunations, detail);
    case 'eclipse':
      return row(labels.eclipses, detail);
    case 'tithi':
      return row(labels.tithis, detail);
    case 'sade_sati':
    case 'dhaiya':
      return row(labels.saturn, detail);
    default:
      return labels.facts[kind];
  }
};

const factName = ({ bank: { labels, houses }, words }: FeedPen, fact: Fact): string => {
  const name = filled(nameRow(labels, fact), {
    house: houses[fact.house - 1] ?? '',
    body: planetName(words, fact.body),
    partner: fact.partner ? planetName(words, fact.partner) : '',
    sign: signShape(words, fact.sign).name,
    star: fact.star === undefined ? '' : words.name('nakshatras', fact.star - 1),
    angle: String(fact.angle ?? ''),
  });
  return fact.id.startsWith('ascendant:') ? filled(labels.fromAscendant, { fact: name }) : name;
};

/** A fact as a row of `basis`. Members that it does not have are undefined: they do not appear in the answer. */
export const factShape = (pen: FeedPen, fact: Fact) => {
  const { words } = pen;
  const { partner, vedhaBy, vipareetaBy } = fact;
  return {
    fact: fact.id,
    name: factName(pen, fact),
    kind: fact.kind,
    kind_name: pen.bank.labels.kinds[fact.kind],
    body: fact.body,
    body_name: planetName(words, fact.body),
    partner,
    partner_name: partner && planetName(words, partner),
    house: fact.house,
    sign: signShape(words, fact.sign),
    good: fact.good,
    vedha_by: vedhaBy,
    vedha_by_name: vedhaBy && planetName(words, vedhaBy),
    vipareeta_by: vipareetaBy,
    vipareeta_by_name: vipareetaBy && planetName(words, vipareetaBy),
    weight: Math.round(fact.weight),
    at: fact.at && pen.clock.text(fact.at),
  };
};

/** The facts behind an item, heaviest first. */
export const basisShape = (pen: FeedPen, facts: readonly Fact[]) =>
  facts.toSorted((a, b) => b.weight - a.weight).map((fact) => factShape(pen, fact));

const EVENTS: readonly string[] = ['ingress', 'station', 'lunation', 'eclipse'] satisfies FactKind[];

/** Those facts that are events of the sky, in order of time. */
export const eventShapes = (pen: FeedPen, facts: readonly Fact[]) =>
  facts
    .flatMap((fact) => (fact.at !== undefined && EVENTS.includes(fact.kind) ? [{ fact, at: fact.at }] : []))
    .sort((a, b) => a.at - b.at)
    .map(({ fact, at }) => ({
      event: fact.id,
      name: factName(pen, fact),
      kind: fact.kind,
      kind_name: pen.bank.labels.kinds[fact.kind],
      body: fact.body,
      body_name: planetName(pen.words, fact.body),
      at: pen.clock.text(at),
      house: fact.house,
      sign: signShape(pen.words, fact.sign),
    }));

/** Each area in its shape, by its key; which of the optional ones are there depends on the request. */
export const areaShapes = <R extends { readonly area: Area }, T>(
  areas: readonly R[],
  shape: (row: R) => T,
): Record<MainArea, T> & Partial<Record<Area, T>> => {
  const made: Partial<Record<Area, T>> = {};
  for (const row of areas) made[row.area] = shape(row);
  const { career, love, health, money } = made;
  if (!career || !love || !health || !money) throw new Error('an item has the four main areas');
  return { ...made, career, love, health, money };
};

/** A day of a week that stands out. */
export const keyDayShape = (pen: FeedPen, { kind, date, score, fact, text }: KeyDay) => ({
  kind,
  kind_name: pen.bank.labels.keyDays[kind],
  date: isoDate(date),
  weekday: varaShape(pen.words, weekday(date)),
  ...scoreShape(pen, score),
  fact: fact.id,
  name: factName(pen, fact),
  text: text.text,
});

/** What a sign takes along on a day. */
export const luckyShape = ({ bank: { labels }, words, clock }: FeedPen, lucky: Lucky) => {
  const { colours, directions } = bank(words.language, 'planet-words');
  return {
    planet: lucky.graha,
    planet_name: planetName(words, lucky.graha),
    number: lucky.number,
    colour: { key: lucky.colour, name: colours[lucky.colour] },
    direction: { key: lucky.direction, name: directions[lucky.direction] },
    span: spanShape(clock, lucky.span),
    place: labels.place,
  };
};

/** What the score of a star of birth is made of. */
export const starPartsShape = (
  { bank: { labels }, words }: FeedPen,
  moonStar: number,
  { tara, yoga, parts }: StarDay,
) =>
  STAR_PARTS.map((key) => ({
    key,
    name: filled(labels.starParts[key], {
      tara: words.name('taras', tara - 1),
      star: words.name('nakshatras', moonStar - 1),
      yoga: words.name('yogas', yoga - 1),
    }),
    points: parts[key],
  }));

const cents = (points: number): number => Math.round(points * 100) / 100;

/** What the scores of two signs are made of. */
export const pairPartsShape = (
  { bank: { labels } }: FeedPen,
  { distance, lords, sameLord, sameElement, parts, dayParts }: PairDay,
  areas: readonly Area[],
) => [
  { key: 'distance' as const, name: labels.pairDistances[distance], points: parts.distance },
  { key: 'lords' as const, name: labels.pairLords[sameLord ? 'same' : lords], points: parts.lords },
  ...(sameElement ? [{ key: 'element' as const, name: labels.sameElement, points: parts.element }] : []),
  { key: 'day' as const, name: labels.pairDay, points: cents(dayParts.general) },
  ...areas.map((area) => ({
    key: `day:${area}` as const,
    name: `${labels.pairDay}: ${labels.areas[area]}`,
    points: cents(dayParts[area]),
  })),
];

const EVENT_KINDS = ['ingress', 'station', 'eclipse'] as const;

/** An event of the sky without a sign that meets it. */
export const skyEventShape = ({ words, clock, bank: { labels } }: FeedPen, event: SkyEvent, span: TimeSpan) => {
  const kind = EVENT_KINDS.find((one) => one === event.kind) ?? 'ingress';
  const sign = signShape(words, event.sign);
  const body = planetName(words, event.body);
  return {
    event: eventId(event),
    name: filled(row(labels.events[kind], event.detail), { body, sign: sign.name }),
    kind,
    kind_name: labels.kinds[kind],
    body: event.body,
    body_name: body,
    sign,
    at: clock.text(event.at),
    span: spanShape(clock, span),
  };
};

/** Days in a row that are among the best of a person. */
export const bestWindowShape = (pen: FeedPen, { from, to, best }: BestWindow) => ({
  from: isoDate(from),
  to: isoDate(to),
  ...rankedShape(pen, best),
});
