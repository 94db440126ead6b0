/** What a time, or a planet, that was asked about does for a matter: "does Sade Sati affect my career". */
import { runningPeriods } from '../../../../layers/jyotish/dasha/walk.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { sideOf } from '../../../answers/area-time.ts';
import { decide, type Decision } from '../../../answers/judgement.ts';
import { askedOf, type EffectIntent, questionOn } from '../direct.ts';
import { hasDhaiya, hasSadeSati } from '../direct/saturn.ts';
import { comingLord, comingMajorLord } from '../direct/times.ts';
import { nounOf, worded, type Making, type PartRows } from './making.ts';
import { decisionPart } from './decision-part.ts';
import { reasonParts } from './reason-parts.ts';
import type { Draft } from './parts.ts';

const rowOf = (making: Making, decision: Decision, planet: Graha, cell: keyof PartRows['effect']): Draft =>
  worded(
    making,
    'meaning',
    `effect.${cell}`,
    { matter: nounOf(making, decision.matter), planet: making.cited.write.planet(planet) },
    { cites: [making.cited.decision(decision)], matter: decision.matter },
  );

/** How a planet by itself is said to stand to a matter, no time being spoken of. */
const OF_PLANETS = { for: 'planetFor', against: 'planetAgainst', none: 'planetNone' } as const;

/** Levels of periods: the major period and the sub-period. */
const LEVELS = 2;
/** Passages of Saturn, by what their questions begin with. */
const PASSAGES = [
  { name: 'sade_sati', runs: hasSadeSati, rests: 'notNow' },
  { name: 'dhaiya', runs: hasDhaiya, rests: 'notNowDhaiya' },
] as const;

/** The side that its planet is on; of the periods that run, that of their lord. */
const sides = (making: Making, intent: EffectIntent, decision: Decision): readonly Draft[] => {
  const asked = askedOf(making.known, intent, making);
  const { dasha, at } = making.known;
  const question = questionOn(intent);
  const passage = PASSAGES.find(({ name }) => question?.startsWith(name) === true);
  const isNext = question?.startsWith('next_') === true;
  // "After my Rahu mahadasha" names what ends.
  const own = isNext ? [] : asked.planets;
  const named: readonly Graha[] = passage !== undefined ? ['saturn'] : own;
  const nextLord = question === 'next_maha' ? comingMajorLord(asked) : comingLord(asked);
  const running = isNext
    ? [nextLord]
    : runningPeriods(dasha, at.jd, LEVELS)
        .slice(-1)
        .map(({ lord }) => lord);
  const planets = named.length > 0 ? named : running.filter((one) => one !== null);
  const isResting = passage !== undefined && !passage.runs(asked);
  const rests = isResting ? [rowOf(making, decision, 'saturn', passage.rests)] : [];
  const told = planets.slice(0, 1).map((of) => {
    const side = sideOf(decision.indicators, of);
    return rowOf(making, decision, of, question === 'planet' ? OF_PLANETS[side] : side);
  });
  return [...rests, ...told];
};

/** What a time does for a matter, and how the matter stands by itself. */
export const effectParts = (making: Making, intent: EffectIntent, range: TimeSpan | null): readonly Draft[] => {
  const decision = decide(making.known, intent.matter, range);
  if (decision.verdict === null) return [];
  return [
    ...sides(making, intent, decision),
    ...decisionPart(making, decision, 'how'),
    ...(questionOn(intent) === 'planet' ? [] : reasonParts(making, decision, 1, false)),
  ];
};
