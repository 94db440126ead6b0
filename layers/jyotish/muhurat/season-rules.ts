/** Rules of the season: bans of months and eclipses, and the months and signs of the Sun in which alone an event is held. */
import { GATES } from './events.ts';
import { muhuratRule as rule } from './rule.ts';
import { unlessSelfProven } from './self-proven.ts';

/** The bans of the seasons and of eclipses. */
export const GATE_RULES = GATES.map((gate) =>
  rule({
    id: gate,
    stage: 'season',
    asked: ({ event }) => event.gates.includes(gate),
    met: ({ bans }) => !bans.includes(gate),
    veto: ({ bans }) => bans.includes(gate),
    observed: ({ bans }) => ({ kind: 'word', value: bans.includes(gate) ? gate : 'none' }),
  }),
);

/** Seasons in which alone an event is held. */
export const SEASON_RULES = [
  unlessSelfProven(
    rule({
      id: 'sun_sign',
      stage: 'season',
      asked: ({ event }) => event.sunSigns !== undefined,
      met: ({ sunSign }, { event }) => event.sunSigns?.includes(sunSign) ?? true,
      veto: true,
      observed: ({ sunSign }) => ({ kind: 'sign', value: sunSign }),
    }),
  ),
  unlessSelfProven(
    rule({
      id: 'lunar_month',
      stage: 'season',
      asked: ({ event }) => event.months !== undefined || event.refusedMonths !== undefined,
      met: ({ month }, { event }) => (event.months?.includes(month) ?? true) && !event.refusedMonths?.includes(month),
      veto: true,
      observed: ({ month }) => ({ kind: 'month', value: month }),
    }),
  ),
  rule({
    id: 'sankranti',
    stage: 'season',
    asked: () => true,
    met: ({ nearSankranti }) => !nearSankranti,
    veto: true,
    observed: ({ sunSign }) => ({ kind: 'sign', value: sunSign }),
  }),
];
