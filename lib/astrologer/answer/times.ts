/** The sentences of an answer about time: what runs, whether a matter is touched by it, and when it next is. */
import { civilDate, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Outlook } from '../../words/keys.ts';
import { bank, type Banks } from '../../words/bank.ts';
import type { Claim } from '../reading/claim.ts';
import { factFor } from './facts.ts';
import type { Form } from './form.ts';
import type { Sentence } from './sentence.ts';
import type { TopicRow } from './topics.ts';
import { turnOfYear, turnsOf, type Turn } from './turn.ts';
import { filled, filledWithin, type Values, type Writer } from './writer.ts';

type Row = Pick<TopicRow, 'houses' | 'planets'>;
interface Told {
  /** The answer to a question about time, or about what to do now; null where none was asked or none can be given. */
  readonly head: Sentence | null;
  readonly rest: readonly Sentence[];
}

const lordsOf = ({ period }: Turn) => period.lords.map((lord, i) => ({ level: i + 1, lord }));
/** Days under which a time that has come is nearly over, so that the next one is told too. */
const SOON_OVER_DAYS = 400;

/** Frames and claims of the periods of one birth. */
const teller = (known: KnownBirth, write: Writer, answers: Banks['astrologer/answers']) => {
  const day = (jd: JulianDay) => {
    const date = civilDate(jd, known.birth.clock.offsetAt(jd));
    return { from: date, to: date };
  };
  return {
    values: (turn: Turn): Values => {
      const [maha = 'sun', antar = 'sun'] = turn.period.lords;
      const { tie } = turn;
      return {
        maha: write.name(maha),
        sub: write.name(antar),
        antar: write.planet(antar),
        tied: write.planet(tie?.planet ?? antar),
        start: write.date(turn.period.start),
        end: write.date(turn.openUntil),
        tie: tie === null ? '' : filledWithin(answers.ties[tie.kind], { house: write.house(tie.house) }),
      };
    },
    begins: (turn: Turn): Claim => ({
      kind: 'period',
      lords: lordsOf(turn),
      edge: 'start',
      time: day(turn.period.start),
    }),
    ends: (turn: Turn): Claim => ({ kind: 'period', lords: lordsOf(turn), edge: 'end', time: day(turn.period.end) }),
    /** The end of what is tied: of the sub-period, or of the whole period. */
    closes: (turn: Turn): Claim => {
      const lords = turn.openUntil > turn.period.end ? lordsOf(turn).slice(0, 1) : lordsOf(turn);
      return { kind: 'period', lords, edge: 'end', time: day(turn.openUntil) };
    },
    runs: (turn: Turn): Claim => ({ kind: 'period', lords: lordsOf(turn), edge: 'running', time: null }),
  };
};

const yearTold = (
  known: KnownBirth,
  write: Writer,
  answers: Banks['astrologer/answers'],
  row: Row,
  year: number,
  isSelf: boolean,
): Told => {
  const [chief = 1] = row.houses;
  const turn = turnOfYear(known, row, year);
  const words = isSelf ? answers.yearOfSelf : answers.year;
  if (turn === null) {
    const rest = known.birth.timeKnown
      ? [{ text: filled(answers.yearUntied, { house: write.house(chief) }), claims: [] }]
      : [];
    return { head: { text: filled(words.quiet, { year }), claims: [] }, rest };
  }
  const { values, runs } = teller(known, write, answers);
  const period = runs(turn);
  return {
    head: { text: filled(words.turn, { year }), claims: [] },
    rest: [
      { text: factFor(known, period, write.language).statement, claims: [period] },
      { text: filled(answers.tiedThen, values(turn)), claims: turn.tie?.claims ?? [] },
    ],
  };
};

/** What to do: the outlook, and whether the time of the matter has come. */
const adviceOn = (
  answers: Banks['astrologer/answers'],
  outlook: Outlook,
  now: Turn,
  next: Turn | null,
  start: string,
): string => {
  const { should } = answers;
  if (now.tie !== null) return should.now[outlook];
  return next === null ? should.never[outlook] : filled(should.later[outlook], { start });
};

/**
 * What the periods say of a matter to a question of some form. `isSelf` where the question is about the person as a whole,
 * whose "turn" is no event.
 */
export const timesTold = (
  known: KnownBirth,
  write: Writer,
  {
    row,
    form,
    outlook,
    isSelf,
  }: { readonly row: Row; readonly form: Form; readonly outlook: Outlook; readonly isSelf: boolean },
): Told => {
  const answers = bank(write.language, 'astrologer/answers');
  if (form.kind === 'year') return yearTold(known, write, answers, row, form.year, isSelf);
  const { now, next, following } = turnsOf(known, row);
  if (now === null) return { head: null, rest: [] };
  const { values, begins, ends, closes, runs } = teller(known, write, answers);
  const [chief = 1] = row.houses;
  const isEvent = !isSelf && (form.kind === 'when' || form.kind === 'should' || form.kind === 'whether');
  const frames = isEvent ? answers.event : answers.state;
  const running: Sentence = {
    text: filled(answers.running, { ...values(now), end: write.date(now.period.end) }),
    claims: [ends(now)],
  };
  const runningOnly: Sentence = { text: filled(answers.runningNow, values(now)), claims: [runs(now)] };
  const touched: readonly Sentence[] =
    now.tie !== null
      ? [{ text: filled(frames.tied, values(now)), claims: now.tie.claims }]
      : known.birth.timeKnown
        ? [{ text: filled(frames.untied, { house: write.house(chief) }), claims: [] }]
        : [];
  const coming: readonly Sentence[] =
    next === null
      ? []
      : [
          {
            text: filled(now.tie === null ? frames.next : frames.again, values(next)),
            claims: [begins(next), ...(next.tie?.claims ?? [])],
          },
        ];
  switch (form.kind) {
    case 'when': {
      const isOpen = now.tie !== null;
      const isWhole = now.openUntil > now.period.end;
      if (!isOpen) {
        const text = next === null ? answers.noTurnSoon : filled(answers.fromThen, values(next));
        return { head: { text, claims: next === null ? [] : [begins(next)] }, rest: [running, ...touched, ...coming] };
      }
      // A whole mahadasha is no date: within it the sub-period that is tied is.
      if (isWhole && next !== null)
        return {
          head: { text: filled(answers.fromThenOpen, values(next)), claims: [begins(next)] },
          rest: [running, ...touched, ...coming],
        };
      const soonOver = now.openUntil - known.at.jd < SOON_OVER_DAYS;
      return {
        head: { text: filled(answers.nowUntil, values(now)), claims: [closes(now)] },
        rest: [runningOnly, ...touched, ...(soonOver ? coming : [])],
      };
    }
    case 'until': {
      if (following === null) return { head: running, rest: touched };
      const text = filled(answers.thenFollows, { ...values(following), end: write.date(now.period.end) });
      return { head: { text, claims: [ends(now), begins(following)] }, rest: [runningOnly, ...touched] };
    }
    case 'should': {
      const start = next === null ? '' : write.date(next.period.start);
      const text = adviceOn(answers, outlook, now, next, start);
      const rest = [running, ...touched, ...(now.tie === null ? coming : [])];
      return {
        head: { text, claims: now.tie === null && next !== null && text.includes(start) ? [begins(next)] : [] },
        rest,
      };
    }
    default:
      return { head: null, rest: [running, ...touched, ...(now.tie === null ? coming : [])] };
  }
};
