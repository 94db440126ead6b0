/** The sentences about a day, or days in a row: how they stand for a birth by the Moon, and why. */
import { addDays, weekday, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { dishaShoolOf } from '../../../../layers/jyotish/panchang/nivas.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { Outlook as DayOutlook } from '../../../words/keys.ts';
import { bank } from '../../../words/bank.ts';
import type { Claim } from '../../reading/claim.ts';
import type { Sentence } from '../sentence.ts';
import { filled, filledWithin, type Writer } from '../writer.ts';
import type { AskedDays } from './asked.ts';
import { EIGHTH, judgedDay, type JudgedDay } from './judged.ts';

/** What is asked of days. */
interface Asked {
  readonly days: AskedDays;
  /** Whether they suit something. */
  readonly suits: boolean;
  readonly isJourney: boolean;
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
const WEEK = 7;

/** What a tara counts for: that of birth goes both ways. */
const worthOf = ({ tara, taraGood }: JudgedDay): 'good' | 'mixed' | 'weak' => {
  if (tara === JANMA) return 'mixed';
  return taraGood ? 'good' : 'weak';
};

/** How days in a row stand, by the mean of their scores. */
const outlookOf = (mean: number): DayOutlook => {
  if (mean >= GOOD_FROM) return 'good';
  return mean < HARD_UNDER ? 'hard' : 'mixed';
};

/** Words and claims of the days of one birth. */
const teller = (write: Writer) => {
  const words = bank(write.language, 'astrologer/days');
  const claim = (date: CivilDate, house: number): Claim => ({
    kind: 'house',
    of: 'moon',
    house,
    from: 'moon',
    chart: 'transit',
    time: { from: date, to: date },
  });
  const weekdayOf = (date: CivilDate): string => write.words.name('weekdays', weekday(date));
  const name = (date: CivilDate): string =>
    filledWithin(words.date, {
      weekday: weekdayOf(date),
      day: date.day,
      month: write.frames.months[date.month - 1] ?? '',
    });
  const shows = (house: number): string => words.shows[house - 1] ?? '';
  return {
    words,
    name,
    weekdayOf,
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
    /** What changes when the Moon moves on during the day. */
    later: ({ date, moves }: JudgedDay): readonly Sentence[] => {
      if (moves === null) return [];
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

const oneTold = (
  known: KnownBirth,
  write: Writer,
  { date, near }: Extract<AskedDays, { kind: 'day' }>,
  { suits, isJourney }: Asked,
): readonly Sentence[] => {
  const tell = teller(write);
  const { words } = tell;
  const day = judgedDay(known, date);
  const better = suits && day.outlook !== 'good' ? nextGood(known, day) : null;
  const frame = (suits ? words.act : words.open)[day.outlook];
  const shool = () => {
    const direction = bank(write.language, 'day').directions[dishaShoolOf(weekday(date))];
    const values = { weekday: tell.weekdayOf(date), direction: direction.toLowerCase() };
    return { text: filled(words.journey, values), claims: [] };
  };
  return [
    { text: filled(frame, { day: near === null ? tell.name(date) : words[near] }), claims: tell.claims([day]) },
    ...(better === null
      ? []
      : [{ text: filled(words.better, { days: tell.name(better.date) }), claims: tell.claims([better]) }]),
    tell.moon(day),
    tell.tara(day),
    ...tell.later(day),
    ...(isJourney ? [shool()] : []),
  ];
};

const spanTold = (
  known: KnownBirth,
  write: Writer,
  { from, days, span }: Extract<AskedDays, { kind: 'span' }>,
): readonly Sentence[] => {
  const tell = teller(write);
  const { words } = tell;
  const all = Array.from({ length: days }, (_, i) => judgedDay(known, addDays(from, i)));
  const mean = all.reduce((sum, { score }) => sum + score, 0) / days;
  const best = all.filter((day) => day.outlook === 'good');
  const nearest = best.length > 0 ? best : all.filter((day) => day.outlook === 'mixed');
  // Of a month only the days of chandrashtama: of weak days there are too many to keep free.
  const weak = all.filter(({ outlook: of, house }) => (days > WEEK ? house === EIGHTH : of === 'hard'));
  const bestFrame = best.length > MOST_NAMED ? words.firstBest : words.best;
  const [firstBest] = nearest;
  const [firstWeak] = weak;
  return [
    {
      text: filled(words.span[outlookOf(mean)], {
        span: typeof span === 'object' ? (write.frames.months[span.month - 1] ?? '') : words.spans[span],
      }),
      claims: [],
    },
    ...(firstBest === undefined
      ? []
      : [
          {
            text: filled(best.length === 0 ? words.nearest : bestFrame, { days: tell.names(nearest) }),
            claims: tell.claims(nearest),
          },
          tell.moon(firstBest),
        ]),
    ...(firstWeak === undefined
      ? []
      : [{ text: filled(words.light, { days: tell.names(weak) }), claims: tell.claims(weak) }, tell.moon(firstWeak)]),
  ];
};

/** What is said of the days that a question asks about. */
export const daysTold = (known: KnownBirth, write: Writer, asked: Asked): readonly Sentence[] =>
  asked.days.kind === 'day' ? oneTold(known, write, asked.days, asked) : spanTold(known, write, asked.days);
