/** The passages of Saturn by the Moon: Sade Sati, and the smaller one of the fourth and the eighth sign. */
import { civilDate, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import type { DoshaId } from '../../../../layers/jyotish/dosha/all.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { Claim } from '../../facts/claim.ts';
import { all, either, nothing, says, states, type Answer, type Asked, type Ground, type Grounds } from './telling.ts';

/** When Sade Sati next begins, or, while it runs, ends for good; null where the rest of the life does not tell. */
const sadeSatiTurn = ({ sadeSati, at: { jd } }: KnownBirth, runs: boolean): JulianDay | null => {
  const { cycles, periods } = sadeSati();
  return runs
    ? (cycles.find(({ end }) => end > jd)?.end ?? null)
    : (periods.find(({ start }) => start > jd)?.start ?? null);
};

const runs =
  (dosha: DoshaId) =>
  ({ known }: Asked): boolean =>
    known.doshas.some(({ id, present }) => id === dosha && present);
/** Whether Sade Sati runs. */
export const hasSadeSati = runs('sade_sati');
const SADE_SATI: Claim = { kind: 'dosha', id: 'sade_sati' };
const turn: Grounds = (asked) => {
  const jd = sadeSatiTurn(asked.known, hasSadeSati(asked));
  if (jd === null) return null;
  const { year, month } = civilDate(jd, asked.known.birth.clock.offsetAt(jd));
  return { values: { month: asked.write.frames.months[month - 1] ?? '', year }, claims: [SADE_SATI] };
};

const DHAIYA: Claim = { kind: 'dosha', id: 'dhaiya' };
/** Whether the smaller passage of Saturn runs. */
export const hasDhaiya = runs('dhaiya');
/** The smaller passage of Saturn, where Sade Sati does not run. */
const dhaiya: Answer = either(
  hasDhaiya,
  says('dhaiyaRuns', () => ({ values: {}, claims: [DHAIYA] })),
  says('saturnFree'),
);

/** Whether Sade Sati runs, and when it turns; where it does not, whether the smaller passage of Saturn does. */
export const sadeSati: Answer = (asked) => {
  const rests = all(says('sadeSatiRests', turn), dhaiya);
  const told = either(hasSadeSati, says('sadeSatiRuns', turn), rests)(asked);
  return told.length > 0 ? told : states(() => [SADE_SATI])(asked);
};

/** A stretch of Sade Sati in months. */
const monthsOf = ({ known, write }: Asked, next: TimeSpan | undefined): Ground | null => {
  if (next === undefined) return null;
  const [from, to] = [next.start, next.end].map((jd) => civilDate(jd, known.birth.clock.offsetAt(jd)));
  if (from === undefined || to === undefined) return null;
  const { months } = write.frames;
  const values = {
    month: months[from.month - 1] ?? '',
    year: from.year,
    endMonth: months[to.month - 1] ?? '',
    endYear: to.year,
  };
  return { values, claims: [SADE_SATI] };
};
/** The next Sade Sati from its beginning to its end. */
const nextSadeSati: Grounds = (asked) =>
  monthsOf(
    asked,
    asked.known.sadeSati().cycles.find(({ start }) => start > asked.known.at.jd),
  );
/** The passage of Saturn through the fourth or eighth sign from the Moon that runs, or the next one. */
const dhaiyaTimes: Grounds = (asked) => {
  const told = monthsOf(asked, asked.known.dhaiyas()[0]);
  return told === null ? null : { ...told, claims: [DHAIYA] };
};
/** When the one that runs ends, with the returns of Saturn into its sign. */
const dhaiyaEnds = says('dhaiyaEnds', (asked) => {
  const told = dhaiyaTimes(asked);
  const { endMonth = '', endYear = '' } = told?.values ?? {};
  return told === null ? null : { ...told, values: { month: endMonth, year: endYear } };
});
/** Until when the smaller passage of Saturn lasts; where none runs, the next one. */
export const dhaiyaEnd: Answer = either(hasDhaiya, dhaiyaEnds, says('dhaiyaSpan', dhaiyaTimes));
/** Whether it runs, and until when. */
export const dhaiyaAsked: Answer = all(either(hasDhaiya, says('dhaiyaIs'), nothing), dhaiyaEnd);

/** When a Sade Sati that runs ends, or the next one begins and ends. */
export const sadeSatiEnd: Answer = either(
  hasSadeSati,
  says('sadeSatiEnds', turn),
  either(
    hasDhaiya,
    all(dhaiyaEnds, says('sadeSatiSpan', nextSadeSati)),
    all(says('sadeSatiSpan', nextSadeSati), dhaiya),
  ),
);
