/** The parts about the bond with someone: a sister, the in-laws, a friend, a boss, each by the house that shows them. */
import type { AreaBalance, AreaVerdict, Indicator } from '../../../../layers/jyotish/phala/areas.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { relationBalance } from '../../../answers/relations.ts';
import { capital, fillAny, type SlotValue } from '../../../words/fill.ts';
import type { Ask, Relation, Side } from '../../../words/reading/ask.ts';
import { grouped } from '../hear/matter-groups.ts';
import type { RelationIntent } from '../hear/intent.ts';
import { rowsOf, worded, type Making, type PartRows } from '../tell/making.ts';
import type { Draft } from '../tell/parts.ts';
import { claimsOf } from '../tell/reasons.ts';
import { limitOf } from '../tell/timing.ts';

type Cell = keyof PartRows['relation']['how'];
const CELL_OF: Readonly<Record<AreaVerdict, Cell>> = {
  clear_for: 'for',
  leaning_for: 'for',
  balanced: 'mixed',
  leaning_against: 'against',
  clear_against: 'against',
};

/** What is done, by the sort of people. */
const ACTS_OF = grouped<keyof PartRows['relation']['acts'], Relation>([
  ['family', ['sister', 'brother', 'mother', 'father', 'parents', 'in_laws']],
  ['friend', ['friend']],
  ['work', ['boss', 'colleague', 'business_partner']],
  ['child', ['child', 'grandchild']],
]);

/** What the parts about one bond are made of. */
interface Bond {
  readonly relation: Relation;
  readonly balance: AreaBalance;
  readonly kin: SlotValue;
  /** The side of their life that is meant; null where it is the bond itself. */
  readonly side: Side | null;
}

const bondOf = (making: Making, { relation, person, side }: RelationIntent): Bond | null => {
  const balance = relationBalance(making.known, relation);
  const rows = rowsOf(making);
  const name = person === undefined ? rows.relation.nouns[relation] : rows.theirs.persons[person];
  return balance === null ? null : { relation, balance, kin: { nom: name, cap: capital(name) }, side: side ?? null };
};

const leadPart = (making: Making, { balance, kin }: Bond, ask: Ask): Draft => {
  const cell = CELL_OF[balance.verdict];
  const way = ask === 'will' ? 'will' : 'how';
  return worded(making, 'meaning', `relation.${way}.${cell}`, { kin }, { isLead: true });
};

type ReasonKey = keyof PartRows['relation']['reason'];
const isReason = (rows: PartRows['relation']['reason'], key: string): key is ReasonKey => key in rows;

const reasonPart = (making: Making, { relation, kin }: Bond, one: Indicator): readonly Draft[] => {
  const rows = rowsOf(making).relation;
  const key = `${one.kind}/${one.band}`;
  if (!isReason(rows.reason, key)) return [];
  making.told.add(`bond.${relation}.${key}`);
  const { write } = making.cited;
  const values = { kin, planet: write.planet(one.planet), house: one.house === null ? '' : write.house(one.house) };
  const cites = claimsOf(making.known, one)
    .slice(0, 3)
    .map((claim) => making.cited.fact(claim));
  const rule = fillAny(rows.reason[key], values);
  return one.supports
    ? [{ kind: 'meaning', template: rule, cites }]
    : [worded(making, 'meaning', 'other', { rule: capital(rule) }, { cites })];
};

/** Most reasons of the side that leads. */
const MOST_REASONS = 2;
/** What it rests on: of the side that leads without a turn, then the heaviest of the other. */
const reasons = (making: Making, bond: Bond): readonly Draft[] => {
  if (making.form !== 'full') return [];
  const { indicators, score } = bond.balance;
  const fresh = indicators.filter(
    ({ kind, band }, i) =>
      !making.told.has(`bond.${bond.relation}.${kind}/${band}`) &&
      indicators.findIndex((other) => other.kind === kind && other.band === band) === i,
  );
  const isFor = score >= 50;
  const own = fresh.filter(({ supports }) => supports === isFor).slice(0, MOST_REASONS);
  const other = fresh.filter(({ supports }) => supports !== isFor).slice(0, 1);
  const plain = own.flatMap((one) => reasonPart(making, bond, { ...one, supports: true }));
  return [...plain, ...other.flatMap((one) => reasonPart(making, bond, { ...one, supports: false }))];
};

const actPart = (making: Making, { relation, side }: Bond): Draft => {
  if (side !== null) return worded(making, 'advice', [`theirs.${side}`, rowsOf(making).theirs.steps[side]], {});
  const key = ACTS_OF.get(relation) ?? 'family';
  return worded(making, 'advice', [`bond.acts.${key}`, rowsOf(making).relation.acts[key]], {});
};

/** What can be done: on the side of their life that is meant, and for the bond. */
const actParts = (making: Making, bond: Bond): readonly Draft[] => [
  actPart(making, bond),
  ...(bond.side === null ? [] : [actPart(making, { ...bond, side: null })]),
];

/** No time of a bond is told: it has no event of its own. */
const noTimes = (making: Making, { kin }: Bond): readonly Draft[] => {
  const name = fillAny(rowsOf(making).relation.bond, { kin });
  return [limitOf(making, 'noDates', { matter: { nom: name, cap: capital(name) } })];
};

const ownPart = (making: Making, { kin }: Bond): Draft => worded(making, 'limit', 'relation.own', { kin });

/** The parts about a bond, what was asked first. */
export const relationParts = (making: Making, intent: RelationIntent, range: TimeSpan | null): readonly Draft[] => {
  const bond = bondOf(making, intent);
  if (bond === null) return [limitOf(making, 'noTime')];
  const how = intent.ask ?? 'how';
  const lead = leadPart(making, bond, how);
  const why = reasons(making, bond);
  switch (how) {
    case 'when':
      return [...noTimes(making, bond), lead, ...why, ownPart(making, bond), actPart(making, bond)];
    case 'do':
    case 'should':
      return [...actParts(making, bond), lead, ...why];
    case 'will':
      return [lead, ...why, actPart(making, bond), ownPart(making, bond)];
    case 'why':
      return [lead, ...why, actPart(making, bond)];
    case 'how':
      return [lead, ...why, ...(range === null ? [] : noTimes(making, bond)), actPart(making, bond)];
  }
};
