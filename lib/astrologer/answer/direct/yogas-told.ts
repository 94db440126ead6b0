/** What stands out in a chart, asked for in the plural or as the one that is ahead: its yogas, its hard ones, its strongest and weakest planet. */
import { askedFor } from '../hear/ask-terms.ts';
import { hourMinute } from '../../../contract/values/hour-minute.ts';
import { yogaName } from '../../../words/yogas.ts';
import type { DirectQuestion } from '../../../words/reading/ask.ts';
import { daysForAct } from '../days/asked.ts';
import type { Claim } from '../../facts/claim.ts';
import { judge } from '../../facts/truth.ts';
import { doshaStanding, timesOfYoga } from './findings.ts';
import { formedIn, listed } from './yogas-formed.ts';
import { hasTime, strengthsBySign } from './no-time.ts';
import type { DirectRow } from './row.ts';
import { houseClaim, signClaim } from '../../facts/of-birth.ts';
import { all, either, nothing, ranked, says, states, type Answer, type Asked, type Grounds } from './telling.ts';
import { kalaOf } from '../../../../layers/jyotish/panchang/periods.ts';
import type { JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import { PLANETS7 } from '../../../../layers/jyotish/chart/graha.ts';

/** Doshas that count, or that other rules of the chart cancel. */
const doshasThat =
  (isCancelled: boolean): Grounds =>
  ({ known, language }) => {
    const found = known.doshas.filter(
      (one) => one.present && (doshaStanding(known, one) === 'cancelled') === isCancelled,
    );
    if (found.length === 0) return null;
    return {
      values: { doshas: found.map(({ id }) => yogaName(language, id)).join(', ') },
      claims: found.map(({ id }): Claim => ({ kind: 'dosha', id })),
    };
  };

/** One answer, or another where it has none. */
const orElse =
  (one: Answer, other: Answer): Answer =>
  (asked) => {
    const told = one(asked);
    return told.length > 0 ? told : other(asked);
  };

const doshasThere = all(says('doshas', doshasThat(false)), says('doshasCancelled', doshasThat(true)));
/** The doshas that are there: those that count, and those that are cancelled. */
export const doshas: Answer = orElse(doshasThere, says('noDoshas'));

/** The hard ones: yogas, and doshas. */
const hard: Answer = (asked) => {
  const told = all(says('hardYogas', listed(true)), doshasThere)(asked);
  return told.length > 0 ? [...told, ...says('hardStep')(asked)] : says('noHardYogas')(asked);
};

/** What makes a planet strong or weak, of what charts are asked for: its fall or exaltation, its nearness to the Sun; else its sign. */
const stateOf = (known: Asked['known'], of: Planet7): readonly Claim[] => {
  const claims: readonly Claim[] = [
    { kind: 'dignity', of, dignity: 'exalted', chart: 'D1' },
    { kind: 'dignity', of, dignity: 'debilitated', chart: 'D1' },
    { kind: 'combust', of },
  ];
  const held = claims.filter((claim) => judge(known, claim, false) === 'true');
  return held.length > 0 ? held : [signClaim(known, of)];
};

/** Where a planet that is told stands: why it is strong or weak. */
const placeOf =
  (side: 'best' | 'worst'): Answer =>
  (asked) => {
    const told = ranked(side)(asked);
    const planet = PLANETS7.find((one) => told?.claims.some((claim) => claim.kind === 'strength' && claim.of === one));
    if (planet === undefined) return [];
    return states(({ known }) => [...stateOf(known, planet), houseClaim(known, planet)])(asked);
  };

const REMEDIES = askedFor(({ things }) => things.remedy);
const asksRemedy = ({ said }: Asked): boolean => REMEDIES.isIn(said.words);
const weakest = all(says('weakest', ranked('worst')), placeOf('worst'));
const strongest = all(says('strongest', ranked('best')), placeOf('best'));

/** Rahu kaal of the day that is named, else of today, by the clock of the place that was given. */
const rahuKaal: Grounds = ({ known, said, write }) => {
  const days = daysForAct(said.text, known.at.date);
  const day = known.dayOn(days.kind === 'day' ? days.date : known.at.date);
  const rahu = kalaOf('rahu_kala', day);
  if (rahu === null) return null;
  const hour = (jd: JulianDay): string => hourMinute(known.at.clock, jd);
  return { values: { date: write.date(rahu.start), start: hour(rahu.start), end: hour(rahu.end) }, claims: [] };
};

/** When the strongest yoga gives results. */
const strongestTimes: Answer = (asked) => timesOfYoga(asked, formedIn(asked, false)[0]?.planets ?? []);

type Outstanding = Extract<DirectQuestion, 'yogas' | 'yoga_when' | 'bad_yogas' | 'weakest' | 'strongest' | 'rahu_kaal'>;
const REMEDY = { thing: 'remedy' } as const;
export const OUTSTANDING_ROWS: Readonly<Record<Outstanding, DirectRow>> = {
  yogas: {
    told: orElse(
      all(
        says('yogas', listed(false)),
        either(({ said }) => said.asksWhen, strongestTimes, nothing),
      ),
      says('noYogas'),
    ),
    follows: { when: { thing: 'yoga_when' }, do: REMEDY },
  },
  yoga_when: { topic: 'timing', told: strongestTimes },
  bad_yogas: { told: hard, follows: { do: REMEDY } },
  weakest: {
    told: either(
      hasTime,
      all(weakest, either(asksRemedy, all(says('remedyOfWeakest', ranked('worst')), says('noCost')), nothing)),
      strengthsBySign,
    ),
    isTimeless: true,
    follows: { do: REMEDY },
  },
  strongest: { told: either(hasTime, strongest, strengthsBySign), isTimeless: true },
  rahu_kaal: { told: says('rahuKaal', rahuKaal), isTimeless: true },
};
