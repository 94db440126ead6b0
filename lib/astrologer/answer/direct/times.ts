/** Answers that are times: the running period, the next. */
import { dashaChildren } from '../../../../layers/jyotish/dasha/cycle.ts';
import type { DashaPeriod } from '../../../../layers/jyotish/dasha/period.ts';
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import { civilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { HOUSES } from '../../../../layers/jyotish/phala/reading.ts';
import { sideOf } from '../../../answers/area-time.ts';
import { decide } from '../../../answers/judgement.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { bank } from '../../../words/bank.ts';
import type { Sentence } from '../tell/parts.ts';
import { filled } from '../tell/writer.ts';
import { occupying } from './named.ts';
import { houseClaim, lordClaim, periodClaim } from '../../facts/of-birth.ts';
import { all, either, says, wordsOf, type Answer, type Asked, type Grounds } from './telling.ts';

const lordsOf = ({ known }: Asked): readonly Graha[] => runningPeriods(known.dasha, known.at.jd, 2).at(-1)?.lords ?? [];
/** The running great and sub-period. */
export const runningNow: Answer = (asked) => {
  const { known, write } = asked;
  const antar = runningPeriods(known.dasha, known.at.jd, 2)[1];
  const [maha, sub] = antar?.lords ?? [];
  if (antar === undefined || maha === undefined || sub === undefined) return [];
  const values = { maha: write.name(maha), sub: write.name(sub), end: write.date(antar.end) };
  return [{ text: filled(wordsOf(asked).running, values), claims: [periodClaim([maha, sub], 'running')] }];
};

/** Until when the running great period lasts, and the sub-period in it. */
export const runningEnd: Answer = says('runningEnds', ({ known, write }) => {
  const [maha, antar] = runningPeriods(known.dasha, known.at.jd, 2);
  if (maha === undefined || antar === undefined) return null;
  const values = {
    maha: write.name(maha.lord),
    sub: write.name(antar.lord),
    end: write.date(antar.end),
    mahaEnd: write.date(maha.end),
  };
  return { values, claims: [periodClaim(antar.lords, 'running')] };
});

/** Sides of a life on which a period is told to help or to press. */
const SIDES: readonly Matter[] = ['career', 'money', 'married_life', 'family', 'learning', 'travel'];
const MOST_SIDES = 2;

/** What the lord of a period helps in this chart, and where it asks for patience. */
export const meansOf = (asked: Asked, of: Graha | null): readonly Sentence[] => {
  const { known, write, tongue } = asked;
  if (of === null || !known.birth.timeKnown) return [];
  const { nouns } = bank(tongue, 'astrologer/parts');
  const onSide = (side: 'for' | 'against'): readonly string[] =>
    SIDES.filter((matter) => {
      const decision = decide(known, matter, null);
      return decision.gate !== 'too_young' && sideOf(decision.indicators, of) === side;
    }).map((matter) => nouns[matter]);
  const [one, other] = onSide('for').slice(0, MOST_SIDES);
  const [pressed] = onSide('against');
  const planet = write.planet(of);
  const ground: Grounds = () => ({
    values: { planet, one: one ?? '', other: other ?? '' },
    claims: [houseClaim(known, of)],
  });
  const helped = other === undefined ? 'periodHelpsOne' : 'periodHelpsTwo';
  const helps = one === undefined ? [] : says(helped, ground)(asked);
  const values = { planet, one: pressed ?? '' };
  const weighs = helps.length > 0 && asked.lean !== 'bad' ? 'periodPresses' : 'periodPressesOnly';
  const presses = pressed === undefined ? [] : says(weighs, () => ({ values, claims: [] }))(asked);
  if (asked.lean === 'bad') return presses.length > 0 ? presses : says('periodPressesNone', ground)(asked);
  if (asked.lean === 'good' && helps.length > 0) return helps;
  const told = [...helps, ...presses];
  return told.length > 0 ? told : says('periodEven', ground)(asked);
};
/** What the running sub-period does. */
export const runningMeans: Answer = (asked) =>
  meansOf(asked, runningPeriods(asked.known.dasha, asked.known.at.jd, 2)[1]?.lord ?? null);

/** The sub-period that follows the running one; null where none does. */
const comingPeriod = ({ known: { dasha, at } }: Asked): DashaPeriod<Graha> | null =>
  dasha.mahas
    .filter(({ end }) => end > at.jd)
    .slice(0, 2)
    .flatMap((maha) => dashaChildren(dasha, maha))
    .find(({ start }) => start > at.jd) ?? null;
const coming: Grounds = (asked) => {
  const { known, write } = asked;
  const next = comingPeriod(asked);
  if (next === null) return null;
  const antar = next.lords[1];
  if (antar === undefined) return null;
  const date = civilDate(next.start, known.birth.clock.offsetAt(next.start));
  return {
    values: { start: write.date(next.start), antar: write.planet(antar) },
    claims: [periodClaim(next.lords.slice(0, 2), 'start', { from: date, to: date })],
  };
};
/** Whether a new major period begins with it. */
const beginsMajor: (asked: Asked) => boolean = ({ known: { dasha, at } }) => {
  const [maha, antar] = runningPeriods(dasha, at.jd, 2);
  return maha !== undefined && antar !== undefined && Math.abs(maha.end - antar.end) < 1;
};
const next: Answer = either(beginsMajor, says('afterMajor', coming), says('after', coming));

/** The lord of the sub-period that follows the running one; null where none does. */
export const comingLord = (asked: Asked): Graha | null => comingPeriod(asked)?.lords[1] ?? null;
/** Until when it lasts. */
export const comingEnd: Answer = says('nextEnds', (asked) => {
  const next = comingPeriod(asked);
  if (next === null) return null;
  const values = { sub: asked.write.planet(next.lord), end: asked.write.date(next.end) };
  return { values, claims: [periodClaim(next.lords.slice(0, 2), 'start')] };
});

/** The period that follows, and what its lord holds. */
export const following: Answer = (asked) => {
  const antar = comingLord(asked);
  return [...next(asked), ...(antar === null ? [] : occupying(asked, antar))];
};

/** The great period after which another is asked for: that of the planet that is named, else the one that runs. */
const majorBefore = ({ known: { dasha, at }, said: { planets } }: Asked): DashaPeriod<Graha> | undefined => {
  const ahead = dasha.mahas.filter(({ end }) => end > at.jd);
  return ahead.find(({ lord }) => planets.length === 1 && lord === planets[0]) ?? ahead[0];
};
/** The great period that follows it; null where none does. */
const comingMajor = (asked: Asked): DashaPeriod<Graha> | null => {
  const before = majorBefore(asked);
  return asked.known.dasha.mahas.find(({ start }) => before !== undefined && start >= before.end) ?? null;
};
/** The lord of the great period that follows; null where none does. */
export const comingMajorLord = (asked: Asked): Graha | null => comingMajor(asked)?.lord ?? null;
/** The great period that follows that which runs, or that of a planet. */
export const majorAfter: Answer = says('majorAfter', (asked) => {
  const { known, write } = asked;
  const next = comingMajor(asked);
  const maha = majorBefore(asked);
  if (next === null || maha === undefined) return null;
  const date = civilDate(next.start, known.birth.clock.offsetAt(next.start));
  const values = {
    maha: write.name(maha.lord),
    next: write.name(next.lord),
    start: write.date(next.start),
    end: write.date(next.end),
  };
  return { values, claims: [periodClaim([next.lord], 'start', { from: date, to: date })] };
});
/** The great period that follows, what its lord holds, and what it helps. */
export const followingMajor: Answer = (asked) => {
  const of = comingMajorLord(asked);
  return of === null ? [] : [...majorAfter(asked), ...occupying(asked, of), ...meansOf(asked, of)];
};
/** The sub-period that follows, and the great one after that which runs. */
export const followingBoth: Answer = all(following, majorAfter);

/** What the lord of the running sub-period rules, and so brings forward until its end; nothing of a node, which rules no house. */
const bringing: Answer = (asked) => {
  const { known, write, language } = asked;
  const antar = runningPeriods(known.dasha, known.at.jd, 2)[1];
  const of = antar?.lords[1];
  const { fields } = bank(language, 'astrologer/answers');
  const ruled =
    of === undefined || !known.birth.timeKnown ? [] : HOUSES.filter((house) => known.read.lord(house) === of);
  const [one, other] = ruled;
  if (antar === undefined || of === undefined || one === undefined) return [];
  const values = {
    planet: write.planet(of),
    one: fields[one - 1] ?? '',
    other: fields[(other ?? one) - 1] ?? '',
    end: write.date(antar.end),
  };
  const claims = ruled.map((house) => lordClaim(known, house));
  return says(other === undefined ? 'bringsOne' : 'bringsTwo', () => ({ values, claims }))(asked);
};

/** The running period, with both its ends where these are asked for; what its lords hold and rule, and the one after it. */
export const running: Answer = all(
  either(({ said }) => said.asksWhen, runningEnd, runningNow),
  bringing,
  (asked) => [...new Set(lordsOf(asked))].toReversed().flatMap((of) => occupying(asked, of)),
  next,
);

/** What the sub-period that follows does. */
export const nextMeans: Answer = (asked) => meansOf(asked, comingLord(asked));
