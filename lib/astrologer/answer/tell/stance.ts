/**
 * The stand of an answer about a matter: which side the chart is on, and what the time says to it. The yes or no, the time and
 * whether to wait are all worded by it, so that no two sentences of an answer speak against each other.
 */
import type { AreaVerdict } from '../../../../layers/jyotish/phala/areas.ts';
import type { EventWindow } from '../../../../layers/jyotish/phala/events.ts';
import type { Decision } from '../../../answers/judgement.ts';
import type { Times } from '../../../answers/stretches.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { faintest, yearNamed } from '../choice/times-named.ts';
import { aspectRow } from './asked-parts.ts';
import { nounOf, worded, type Making } from './making.ts';
import type { Draft } from './parts.ts';
import { becausePart, isFar, isRunning, limitOf, stretchSlots, timingPart, type Cell } from './timing.ts';

/** What the chart says to a matter, and what the time says to it. */
export interface Stance {
  readonly side: 'for' | 'open' | 'against';
  /** Its time runs, comes, is years away, or none is marked. */
  readonly time: 'now' | 'soon' | 'far' | 'none';
  /** The stretch that is told; null where none is. */
  readonly window: EventWindow | null;
}

const SIDES: Readonly<Record<AreaVerdict, Stance['side']>> = {
  clear_for: 'for',
  leaning_for: 'for',
  balanced: 'open',
  leaning_against: 'against',
  clear_against: 'against',
};

const timeOf = (making: Making, window: EventWindow | null): Stance['time'] => {
  if (window === null) return 'none';
  if (isRunning(making, window)) return 'now';
  return isFar(making, window) ? 'far' : 'soon';
};

/** The stand on a decision. */
export const stanceOf = (making: Making, decision: Decision): Stance => {
  const { verdict, gate, times, next } = decision;
  const isDated = gate === 'open' && (aspectRow(making, decision)?.time ?? 'event') === 'event';
  const window = isDated ? (times?.first ?? next) : null;
  return { side: verdict === null ? 'open' : SIDES[verdict], time: timeOf(making, window), window };
};

/** The stretch that has more than the one told before it, or another one after it; nothing where it is told by the same words. */
export const laterPart = (
  making: Making,
  matter: Matter,
  first: EventWindow,
  { better, second }: Times,
): readonly Draft[] => {
  const later = better ?? second;
  if (later === null || (better === null && making.form === 'short')) return [];
  const fieldsOf = (one: EventWindow) => making.cited.rows.all.get(making.cited.window(one, matter))?.fields;
  const [told, then] = [fieldsOf(first), fieldsOf(later)];
  if (told?.['from'] === then?.['from'] && told?.['until'] === then?.['until']) return [];
  return [timingPart(making, matter, later, better === null ? 'second' : 'better')];
};

/** How the two next years stand beside a time that is years away: which has a little more, or that they are level. */
export const nearer = (making: Making, matter: Matter): Draft => {
  const { year } = making.known.at.date;
  const years = [yearNamed(making, year + 1), yearNamed(making, year + 2)];
  const more = faintest(making, matter, years);
  const best = more?.name ?? years[0]?.name ?? '';
  const other = years.find(({ name }) => name !== best)?.name ?? '';
  const cell = more === null ? 'nearerLevel' : 'nearer';
  return limitOf(making, cell, { matter: nounOf(making, matter), best, other });
};

/** A stretch of time in the words of a stand. */
const stretchPart = (making: Making, matter: Matter, window: EventWindow, cell: StanceCell): Draft => {
  const { id, slots } = stretchSlots(making, matter, window);
  return worded(making, 'timing', `stance.${cell}`, slots, { cites: [id], matter });
};
type StanceCell = `${'should' | 'will'}.${Stance['side']}.${Stance['time']}` | 'easier' | 'inRange' | 'then';

/** A later time: what the chart is against is no better then, but easier. */
export const laterThan = (making: Making, matter: Matter, times: Times, side: Stance['side']): readonly Draft[] => {
  if (side !== 'against') return laterPart(making, matter, times.first, times);
  return times.better === null ? [] : [stretchPart(making, matter, times.better, 'easier')];
};

/** What the time says to a yes or no that was told before it: one sentence by the stand, and what follows that time. */
export const standParts = (making: Making, decision: Decision, ask: 'should' | 'will'): readonly Draft[] => {
  const { side, time, window } = stanceOf(making, decision);
  const { matter, times } = decision;
  const cell = `${ask}.${side}.${time}` as const;
  if (window === null) return [worded(making, 'timing', `stance.${cell}`, {}, { kind: 'limit', matter })];
  return [
    stretchPart(making, matter, window, cell),
    ...becausePart(making, matter, window),
    ...(times === null || time === 'far' ? [] : laterThan(making, matter, times, side)),
    ...(time === 'far' && making.form !== 'short' ? [nearer(making, matter)] : []),
  ];
};

/** The time of a range in which the chart is against the matter: where it is easier, as no good time that would unsay that. */
export const easierIn = (making: Making, matter: Matter, window: EventWindow): readonly Draft[] => [
  stretchPart(making, matter, window, 'inRange'),
  ...becausePart(making, matter, window),
];

/** The soonest time of a matter by itself: that it runs, or when it comes; of what the chart is against, when it is easier. */
export const soonestPart = (making: Making, decision: Decision, first: EventWindow): Draft => {
  const { matter } = decision;
  const isNow = isRunning(making, first);
  if (stanceOf(making, decision).side !== 'against')
    return timingPart(making, matter, first, isNow ? 'now' : 'next', true);
  return isNow ? timingPart(making, matter, first, 'nowThin') : stretchPart(making, matter, first, 'then');
};

/** Wordings of what waiting comes to, by the time; `thin` where the chart is against a matter whose time runs. */
export type Waiting = Readonly<Record<Exclude<Stance['time'], 'none'> | 'thin', Cell>>;
/** Whether to wait. */
export const WAITS: Waiting = { now: 'waitNow', thin: 'ratherThin', soon: 'waitAhead', far: 'ratherFar' };
/** Now or later. */
export const RATHER: Waiting = { now: 'ratherNow', thin: 'ratherThin', soon: 'ratherLater', far: 'ratherFar' };

/** What waiting for a matter comes to. */
export const waitingParts = (making: Making, decision: Decision, cells: Waiting): readonly Draft[] => {
  const { side, time, window } = stanceOf(making, decision);
  const { matter } = decision;
  if (window === null || time === 'none')
    return [worded(making, 'timing', 'timing.waitNone', { matter: nounOf(making, matter) }, { kind: 'limit', matter })];
  const isThin = side === 'against';
  const head =
    isThin && time === 'soon'
      ? stretchPart(making, matter, window, 'should.against.soon')
      : timingPart(making, matter, window, cells[isThin && time === 'now' ? 'thin' : time]);
  return [head, ...becausePart(making, matter, window)];
};
