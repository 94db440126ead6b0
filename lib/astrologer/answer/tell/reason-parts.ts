/** What a decision rests on: the reasons of the side that leads, and the heaviest of the other. */
import type { AreaVerdict, Indicator } from '../../../../layers/jyotish/phala/areas.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { ruleId, type Decision } from '../../../answers/judgement.ts';
import { asOther, aspectReason, aspectRow, type Other } from './asked-parts.ts';
import { isAwaited, worded, type Making } from './making.ts';
import type { Draft } from './parts.ts';
import { claimsOf } from './reasons.ts';

/** The wordings of what weighs the other way, and what fills them: of a planet that was just told of it is said that it does both. */
const otherOf = (making: Making, planet: Graha, leading: readonly Graha[]): Other =>
  leading.includes(planet)
    ? { cell: 'otherSame', values: { planet: making.cited.write.planet(planet) } }
    : { cell: 'other', values: {} };

const reasonPart = (making: Making, decision: Decision, one: Indicator, other?: Other): readonly Draft[] => {
  const rule = making.cited.rule(decision, one, isAwaited(making, decision.matter));
  if (rule === null) return [];
  making.told.add(ruleId(decision.matter, one));
  const facts = claimsOf(making.known, one).map((claim) => making.cited.fact(claim));
  const more = { cites: [rule, ...facts.slice(0, 3)], matter: decision.matter };
  const text = `{${rule}.text}`;
  if (other === undefined) return [{ kind: 'meaning', template: text, ...more }];
  const { cell, values } = other;
  return [worded(making, 'meaning', cell, { ...values, rule: text }, { ...more, side: 'other' })];
};

const BALANCED: readonly AreaVerdict[] = ['leaning_for', 'leaning_against', 'balanced'];

/** What a decision rests on: the heavier side first, then the heaviest of the other. Who asks why hears first what weighs against it. */
export const reasonParts = (making: Making, decision: Decision, most: number, isWhy: boolean): readonly Draft[] => {
  const { indicators, verdict, matter } = decision;
  if (making.form !== 'full' || verdict === null) return [];
  const leads = verdict === 'balanced' ? !isWhy : verdict.endsWith('for');
  // Of what holds a matter back no planet that helps is told.
  const supports = isWhy && (verdict !== 'clear_for' || making.isTroubled) ? false : leads;
  const seen = new Set<string>();
  const row = aspectRow(making, decision);
  const fresh = (row?.isApart === true ? [] : indicators).filter((one) => {
    // Two planets that do the same are told by the first.
    const kind = `${one.kind}/${one.band}`;
    if (making.told.has(ruleId(matter, one)) || seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
  // What speaks of the thing that is asked about goes before what speaks of its area.
  const asked = aspectReason(making, decision, supports);
  const isAlone = asked !== null && !isWhy;
  // Beside the thing that is asked about one reason of its area is enough, and none where its own has been told.
  const ofArea = row === null ? most : Math.min(most, 1);
  const room = asked === null ? ofArea : Math.min(ofArea, most - 1);
  const own = isAlone
    ? []
    : fresh.filter((one) => one.supports === supports && one.planet !== asked?.planet).slice(0, room);
  const leading = [
    ...(asked === null ? [] : [asked.draft]),
    ...own.flatMap((one) => reasonPart(making, decision, one)),
  ];
  if (!BALANCED.includes(verdict)) return leading;
  // What weighs the other way is told of another planet, where one does.
  const planets = [...(asked === null ? [] : [asked.planet]), ...own.map(({ planet }) => planet)];
  const against = aspectReason(making, decision, !supports, planets);
  if (against !== null) return [...leading, asOther(making, against, otherOf(making, against.planet, planets))];
  const others = fresh.filter((one) => one.supports !== supports);
  const other = others.find(({ planet }) => !planets.includes(planet)) ?? others[0];
  if (other === undefined || isAlone) return leading;
  return [...leading, ...reasonPart(making, decision, other, otherOf(making, other.planet, planets))];
};
