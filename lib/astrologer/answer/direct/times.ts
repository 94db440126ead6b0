/** Answers that are times: Sade Sati, the running period, the next. */
import { dashaChildren } from '../../../../layers/jyotish/dasha/cycle.ts';
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import { civilDate, plusDays, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { bank } from '../../../words/bank.ts';
import type { Claim } from '../../reading/claim.ts';
import { factFor } from '../facts.ts';
import { filled } from '../writer.ts';
import type { Answer } from './asked.ts';
import { occupying } from './places.ts';

/** Days between two looks at Saturn, how far they reach, and how many looks it must stay out to have left. */
const STEP = 10;
const LOOKS = 1170;
const GONE = 30;

/** When Sade Sati next begins, or, while it runs, ends for good; null where the coming 32 years do not tell. */
const sadeSatiTurn = (known: KnownBirth, runs: boolean): JulianDay | null => {
  const { moon } = known.rashi.planets;
  const near = [-1, 0, 1].map((by) => ((moon - 1 + by + 12) % 12) + 1);
  const isIn = (days: number): boolean => near.includes(known.signAt('saturn', plusDays(known.at.jd, days)));
  for (let look = 1; look < LOOKS; look++) {
    const turned = runs
      ? !isIn(look * STEP) && Array.from({ length: GONE }, (_, i) => i).every((i) => !isIn((look + i) * STEP))
      : isIn(look * STEP);
    if (!turned) continue;
    const day = Array.from({ length: STEP + 1 }, (_, i) => (look - 1) * STEP + i).find((days) => isIn(days) !== runs);
    return plusDays(known.at.jd, day ?? look * STEP);
  }
  return null;
};

/** Whether Sade Sati runs, and when it turns. */
export const sadeSati: Answer = ({ known, write, language }) => {
  const claim: Claim = { kind: 'dosha', id: 'sade_sati' };
  const runs = known.doshas.some(({ id, present }) => id === 'sade_sati' && present);
  const { direct } = bank(language, 'astrologer/answers');
  const turn = sadeSatiTurn(known, runs);
  if (turn === null) return [{ text: factFor(known, claim, language).statement, claims: [claim] }];
  const { year, month } = civilDate(turn, known.birth.clock.offsetAt(turn));
  const values = { month: write.frames.months[month - 1] ?? '', year };
  return [{ text: filled(runs ? direct.sadeSatiRuns : direct.sadeSatiRests, values), claims: [claim] }];
};

const runningNow: Answer = ({ known, write, language }) => {
  const [maha, antar] = runningPeriods(known.dasha, known.at.jd, 2);
  const [first, second] = antar?.lords ?? [];
  if (!maha || !antar || !first || !second) return [];
  const lords = [
    { level: 1, lord: first },
    { level: 2, lord: second },
  ];
  const text = filled(bank(language, 'astrologer/answers').running, {
    maha: write.name(first),
    sub: write.name(second),
    end: write.date(antar.end),
  });
  return [{ text, claims: [{ kind: 'period', lords, edge: 'running', time: null }] }];
};

/** The period that follows the running one. */
export const following: Answer = ({ known, write, language }) => {
  const [coming] = known.dasha.mahas
    .filter(({ end }) => end > known.at.jd)
    .slice(0, 2)
    .flatMap((maha) => dashaChildren(known.dasha, maha))
    .filter(({ start }) => start > known.at.jd);
  const [maha, antar] = coming?.lords ?? [];
  if (coming === undefined || maha === undefined || antar === undefined) return [];
  const date = civilDate(coming.start, known.birth.clock.offsetAt(coming.start));
  const lords = [
    { level: 1, lord: maha },
    { level: 2, lord: antar },
  ];
  const text = filled(bank(language, 'astrologer/answers').direct.after, {
    start: write.date(coming.start),
    antar: write.planet(antar),
  });
  return [{ text, claims: [{ kind: 'period', lords, edge: 'start', time: { from: date, to: date } }] }];
};

/** The running period with what its lords hold, and the one after it. */
export const running: Answer = (asked) => {
  const [, antar] = runningPeriods(asked.known.dasha, asked.known.at.jd, 2);
  return [
    ...runningNow(asked),
    ...[...new Set(antar?.lords ?? [])].flatMap((lord) => occupying(asked, lord)),
    ...following(asked),
  ];
};
