/** The sentences about a day, or days in a row: how they stand for a birth by the Moon, and why. */
import { addDays, dayNumber, weekday, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { dishaShoolOf } from '../../../../layers/jyotish/panchang/nivas.ts';
import type { Area } from '../../../../layers/jyotish/horoscope/areas.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { Outlook as DayOutlook } from '../../../words/keys.ts';
import { bank } from '../../../words/bank.ts';
import type { Claim } from '../../facts/claim.ts';
import type { Sentence } from '../tell/parts.ts';
import { filled, filledWithin, type Writer } from '../tell/writer.ts';
import type { SlotValue } from '../../../words/fill.ts';
import type { Lean } from '../hear/intent.ts';
import type { AskedDays } from './asked.ts';
import { EIGHTH, judgedDay, type JudgedDay } from './judged.ts';

/** What is asked of days. */
interface Asked {
  readonly days: AskedDays;
  /** Whether they suit something. */
  readonly suits: boolean;
  readonly isJourney: boolean;
  /** The area of life that is asked about, and its name inside a sentence; null for the days as a whole. */
  readonly of: { readonly area: Area; readonly matter: SlotValue } | null;
  /** Only the best of them are asked for, or the hardest. */
  readonly lean?: Lean | undefined;
}

/** Days that are looked through for the next good one, and the most that are named in one sentence. */
const LOOKED_AT = 14;
const MOST_NAMED = 4;
/** Means of the scores of days from which they are called good, and under which hard. */
const GOOD_FROM = 1.3;
const HARD_UNDER = 0.95;
/** Hours at which the parts of a day end. */
const PARTS_END = [11, 14, 17] as const;
const JANMA = 1;
/** Days that are named of a stretch in which none is good. */
const MOST_NEAR = 2;
const WEEK = 7;

/** What a tara counts for: that of birth goes both ways. */
const worthOf = ({ tara, taraGood }: Pick<JudgedDay, 'tara' | 'taraGood'>): 'good' | 'mixed' | 'weak' => {
  if (tara === JANMA) return 'mixed';
  return taraGood ? 'good' : 'weak';
};

/** How days in a row stand, by the mean of their scores. */
const outlookOf = (mean: number): DayOutlook => {
  if (mean >= GOOD_FROM) return 'good';
  return mean < HARD_UNDER ? 'hard' : 'mixed';
};

/** A day as it is named: Monday, 23 November. */
export const dayNamed = (write: Writer, date: CivilDate): string =>
  filledWithin(bank(write.language, 'astrologer/days').date, {
    weekday: write.words.name('weekdays', weekday(date)),
    day: date.day,
    month: write.frames.months[date.month - 1] ?? '',
  });
/** Days in a row as they are named: January, the month from today. */
export const spanNamed = (write: Writer, span: Extract<AskedDays, { kind: 'span' }>['span']): string =>
  typeof span === 'object'
    ? [span.month, ...(span.until === undefined ? [] : [span.until])]
        .map((month) => write.frames.months[month - 1] ?? '')
        .join('–')
        .concat(span.year === undefined ? '' : ` ${span.year}`)
    : bank(write.language, 'astrologer/days').spans[span];

/** Words and claims of the days of one birth. */
export const teller = (write: Writer) => {
  const words = bank(write.language, 'astrologer/days');
  const claim = (date: CivilDate, house: number): Claim => ({
    kind: 'house',
    of: 'moon',
    house,
    from: 'moon',
    chart: 'transit',
    time: { from: date, to: date },
  });
  const name = (date: CivilDate): string => dayNamed(write, date);
  const shows = (house: number): string => words.shows[house - 1] ?? '';
  return {
    words,
    name,
    /** "Monday, 23 November; Friday, 27 November" */
    names: (days: readonly JudgedDay[]): string =>
      days
        .slice(0, MOST_NAMED)
        .map(({ date }) => name(date))
        .join('; '),
    claims: (days: readonly JudgedDay[]): readonly Claim[] =>
      days.slice(0, MOST_NAMED).map(({ date, house }) => claim(date, house)),
    moon: ({ date, house }: JudgedDay): Sentence => ({
      text: filled(words.moon, { date: write.civil(date), house: write.house(house), shows: shows(house) }),
      claims: [claim(date, house)],
    }),
    tara: (day: JudgedDay): Sentence => {
      const { tara, star, date } = day;
      const frame = words.tara[worthOf(day)];
      const values = { nth: write.house(tara), tara: write.words.name('taras', tara - 1) };
      return { text: filled(frame, values), claims: [{ kind: 'star', of: 'moon', star, pada: null, on: date }] };
    },
    /** The tara that begins during the day, and from when. */
    taraTurns: ({ turns }: JudgedDay): readonly Sentence[] => {
      if (turns === null) return [];
      const { tara, hour } = turns;
      const values = { hour: `${hour}:00`, nth: write.house(tara), tara: write.words.name('taras', tara - 1) };
      return [{ text: filled(words.taraTurns[worthOf(turns)], values), claims: [] }];
    },
    /** What changes when the Moon moves on during the day, or has changed by an hour of it. */
    later: ({ date, moves }: JudgedDay, hour: number): readonly Sentence[] => {
      if (moves === null) return [];
      const values = { house: write.house(moves.house), shows: shows(moves.house) };
      if (moves.hour <= hour) return [{ text: filled(words.moved, values), claims: [claim(date, moves.house)] }];
      const part = words.parts[PARTS_END.filter((end) => moves.hour >= end).length] ?? '';
      const text = filled(words.later, { part, shows: shows(moves.house) });
      return [{ text, claims: [claim(date, moves.house)] }];
    },
  };
};

/** The next day after one that is good; null where there is none within two weeks. */
const nextGood = (known: KnownBirth, { date }: JudgedDay): JudgedDay | null => {
  for (let ahead = 1; ahead <= LOOKED_AT; ahead++) {
    const day = judgedDay(known, addDays(date, ahead));
    if (day.outlook === 'good') return day;
  }
  return null;
};

/** Towards where custom begins no journey on the weekday of a date. */
export const journeyTold = (write: Writer, date: CivilDate): Sentence => {
  const direction = bank(write.language, 'day').directions[dishaShoolOf(weekday(date))].toLowerCase();
  const values = { weekday: write.words.name('weekdays', weekday(date)), direction };
  return { text: filled(bank(write.language, 'astrologer/days').journey, values), claims: [] };
};

const oneTold = (
  known: KnownBirth,
  write: Writer,
  { date, near }: Extract<AskedDays, { kind: 'day' }>,
  { suits, isJourney, of }: Asked,
): readonly Sentence[] => {
  const tell = teller(write);
  const { words } = tell;
  const day = judgedDay(known, date, of?.area);
  const better = suits && day.outlook !== 'good' ? nextGood(known, day) : null;
  const plain = suits ? words.act : words.open;
  const frame = (of === null ? plain : words.openFor)[day.outlook];
  return [
    { text: filled(frame, { day: near === null ? tell.name(date) : words[near], ...of }), claims: tell.claims([day]) },
    ...(better === null
      ? []
      : [{ text: filled(words.better, { days: tell.name(better.date) }), claims: tell.claims([better]) }]),
    tell.moon(day),
    ...(of === null
      ? [tell.tara(day), ...tell.taraTurns(day), ...tell.later(day, near === 'today' ? known.at.time.hour : 0)]
      : []),
    ...(isJourney ? [journeyTold(write, date)] : []),
  ];
};

/** Of days of which none is hard the one that is the least easy. */
const hardestTold = (tell: ReturnType<typeof teller>, ordered: readonly JudgedDay[]): readonly Sentence[] => {
  const last = ordered.at(-1);
  if (last === undefined) return [];
  return [
    { text: filled(tell.words.noneHard, { days: tell.name(last.date) }), claims: tell.claims([last]) },
    tell.moon(last),
  ];
};

const spanTold = (
  known: KnownBirth,
  write: Writer,
  { from, days, span }: Extract<AskedDays, { kind: 'span' }>,
  { of, lean }: Asked,
): readonly Sentence[] => {
  const tell = teller(write);
  const { words } = tell;
  const all = Array.from({ length: days }, (_, i) => judgedDay(known, addDays(from, i), of?.area));
  const mean = all.reduce((sum, { score }) => sum + score, 0) / days;
  const good = all.filter((day) => day.outlook === 'good');
  const ordered = all.toSorted((a, b) => b.measure - a.measure);
  const near = ordered.slice(0, MOST_NEAR).toSorted((a, b) => dayNumber(a.date) - dayNumber(b.date));
  const mixed = of === null ? all.filter((day) => day.outlook === 'mixed') : near;
  const nearest = good.length > 0 ? good : mixed;
  // Of a month only the days of chandrashtama: of weak days there are too many to keep free.
  const isWeak = ({ outlook, house }: JudgedDay): boolean => (days > WEEK ? house === EIGHTH : outlook === 'hard');
  const hard = of === null ? all : all.filter((day) => ordered.slice(-MOST_NEAR).includes(day));
  const weak = hard.filter((day) => isWeak(day) && !nearest.includes(day));
  const few = good.length === 1 ? words.oneBest : words.best;
  const bestFrame = good.length > MOST_NAMED ? words.firstBest : few;
  const frame = (of === null ? words.span : words.spanFor)[outlookOf(mean)];
  const [firstBest] = nearest;
  const [firstWeak] = weak;
  const best: readonly Sentence[] =
    firstBest === undefined
      ? []
      : [
          {
            text: filled(good.length === 0 ? words.nearest : bestFrame, { days: tell.names(nearest) }),
            claims: tell.claims(nearest),
          },
          tell.moon(firstBest),
        ];
  const light: readonly Sentence[] =
    firstWeak === undefined
      ? []
      : [
          { text: filled(words.light, { days: tell.names(weak) }), claims: tell.claims(weak) },
          ...(of === null ? [tell.moon(firstWeak)] : []),
        ];
  if (lean === 'good' && best.length > 0) return best;
  if (lean === 'bad') return light.length > 0 ? light : hardestTold(tell, ordered);
  return [{ text: filled(frame, { ...of, span: spanNamed(write, span) }), claims: [] }, ...best, ...light];
};

/** What is said of the days that a question asks about. */
export const daysTold = (known: KnownBirth, write: Writer, asked: Asked): readonly Sentence[] =>
  asked.days.kind === 'day' ? oneTold(known, write, asked.days, asked) : spanTold(known, write, asked.days, asked);
