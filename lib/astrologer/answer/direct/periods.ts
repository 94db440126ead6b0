/** Answers about the period of a planet that is named: its great period or its sub-period, when it runs, and how it may go. */
import { periodClaim } from '../../facts/of-birth.ts';
import { strengthBand } from '../../../../layers/jyotish/phala/state.ts';
import { civilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { dashaChildren } from '../../../../layers/jyotish/dasha/cycle.ts';
import type { DashaPeriod } from '../../../../layers/jyotish/dasha/period.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { planetNamed } from './named.ts';
import { all, each, ofPlanet, says, type Answer, type Asked, type Grounds } from './telling.ts';
import { meansOf } from './times.ts';

type When = 'running' | 'ahead' | 'over';
const isAt = ({ start, end }: DashaPeriod<Graha>, jd: number, when: When): boolean => {
  if (end < jd) return when === 'over';
  return when === (start > jd ? 'ahead' : 'running');
};

/** The great period of a planet in this life. */
const mahaOf = ({ known, planets: [of] }: Asked): DashaPeriod<Graha> | undefined =>
  known.dasha.mahas.find(({ lord, end }) => lord === of && end > known.birth.jd);

/** The great period of a planet, if it is running, still to come, or over. */
const maha =
  (when: When): Grounds =>
  (asked) => {
    const { known, write, planets } = asked;
    const [of] = planets;
    const period = mahaOf(asked);
    if (of === undefined || period === undefined || !isAt(period, known.at.jd, when)) return null;
    return {
      values: { ...ofPlanet(asked, of), start: write.date(period.start), end: write.date(period.end) },
      claims: [periodClaim([of], 'running')],
    };
  };

/** The great period that came after that of a planet, where that is over: one that still runs, or is over as well. */
const since =
  (when: 'running' | 'over'): Grounds =>
  (asked) => {
    const { known, write } = asked;
    const before = mahaOf(asked);
    const next = known.dasha.mahas.find(({ start }) => before !== undefined && start >= before.end);
    const now = known.dasha.mahas.find((one) => isAt(one, known.at.jd, 'running'));
    if (before === undefined || next === undefined || now === undefined) return null;
    if (!isAt(before, known.at.jd, 'over') || !isAt(next, known.at.jd, when)) return null;
    return {
      values: {
        next: write.name(next.lord),
        nextEnd: write.date(next.end),
        maha: write.name(now.lord),
        end: write.date(now.end),
      },
      claims: [],
    };
  };

/** The sub-period of a planet that runs, or the next that does not yet run. */
export const sub =
  (when: 'running' | 'ahead'): Grounds =>
  (asked) => {
    const { known, write, planets } = asked;
    const [of] = planets;
    const { jd } = known.at;
    const found = known.dasha.mahas
      .filter(({ end }) => end > jd)
      .flatMap((period) => dashaChildren(known.dasha, period))
      .find(({ lord, end }) => lord === of && end > jd);
    if (of === undefined || found === undefined || !isAt(found, jd, when)) return null;
    return {
      values: {
        ...ofPlanet(asked, of),
        subStart: write.date(found.start),
        subEnd: write.date(found.end),
        maha: write.name(found.lords[0] ?? of),
      },
      claims: [periodClaim(found.lords.slice(0, 2), when === 'ahead' ? 'start' : 'running')],
    };
  };

const mahaTimes: Answer = all(
  says('runs', maha('running')),
  says('comes', maha('ahead'), sub('ahead')),
  says('comesNow', maha('ahead'), sub('running')),
  says('over', maha('over')),
  says('sinceNow', since('running')),
  says('since', since('over')),
  says('subNext', maha('over'), sub('ahead')),
  says('subRuns', maha('over'), sub('running')),
);
const HOW = askedFor(({ asks }) => asks.how);
/** When the period of a planet runs, and how it may go where that is asked as well. */
const timesOf: Answer = (asked) => {
  const isHow = HOW.isIn(asked.said.words) && maha('over')(asked) === null;
  return [...mahaTimes(asked), ...(isHow ? meansOf(asked, asked.planets[0] ?? null) : [])];
};

/** When the period of a planet runs. */
export const periodTimes: Answer = each(timesOf);
/** The same, and what the planet holds. */
export const periodNamed: Answer = all(periodTimes, planetNamed);

/** The strongest and the weakest lord first of the sub-periods that are left of the running great period. */
const rankedSubs = ({ known }: Asked): readonly DashaPeriod<Graha>[] => {
  const maha = known.dasha.mahas.find((one) => isAt(one, known.at.jd, 'running'));
  return (maha === undefined ? [] : dashaChildren(known.dasha, maha))
    .filter(({ end }) => end > known.at.jd)
    .toSorted((a, b) => known.read.states[b.lord].strength - known.read.states[a.lord].strength);
};

/** The best or the hardest sub-period that is left of the running great period: by the strength of its lord, as `interpret/dasha` reads it. */
export const runningPart: Answer = (asked) => {
  const { known, write, lean } = asked;
  const subs = rankedSubs(asked);
  const isBest = lean === 'best';
  const found = isBest ? subs[0] : subs.at(-1);
  if (found === undefined) return [];
  const [maha, sub] = [found.lords[0] ?? found.lord, found.lord];
  const band = strengthBand(known.read.states[sub]);
  const clear = isBest ? 'periodBest' : 'periodHardest';
  const even = isBest ? 'periodBestEven' : 'periodHardestNone';
  const outstanding = band === (isBest ? 'strong' : 'strained') ? clear : even;
  const values = {
    maha: write.name(maha),
    sub: write.name(sub),
    planet: write.planet(sub),
    start: write.date(found.start),
    end: write.date(found.end),
  };
  const date = civilDate(found.start, known.birth.clock.offsetAt(found.start));
  const claims = [periodClaim([maha, sub], 'start', { from: date, to: date })];
  const told = says(subs.length < 2 ? 'periodLast' : outstanding, () => ({ values, claims }))(asked);
  return subs.length < 2 ? told : [...told, ...meansOf({ ...asked, lean: isBest ? 'good' : 'bad' }, sub)];
};
