/** The parts that name the side of a matter that is asked about, a raise, a transfer: how it stands, by what, what to do. */
import type { AreaVerdict, Indicator } from '../../../../layers/jyotish/phala/areas.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { ASPECT_ROWS, aspectBalance, WHOLE_ASPECTS, type AspectRow } from '../../../answers/aspects.ts';
import type { Decision } from '../../../answers/judgement.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { bank, type Banks } from '../../../words/bank.ts';
import { fillAny, type SlotValue } from '../../../words/fill.ts';
import { rowText } from '../../../words/phala/modifiers.ts';
import type { Ask, Aspect } from '../../../words/reading/ask.ts';
import type { MatterIntent } from '../hear/intent.ts';
import { isAwaited, worded, type Making } from './making.ts';
import type { Draft } from './parts.ts';
import { claimsOf } from './reasons.ts';
import { stepFitting } from '../hear/states.ts';

type AskedRows = Banks['astrologer/asked'];
export const askedRows = ({ tongue }: Making): AskedRows => bank(tongue, 'astrologer/asked');

/** The same with the side of a matter that is asked about. */
export const ofSide = (making: Making, { matter, aspect }: MatterIntent): Making =>
  aspect === undefined ? making : { ...making, aspects: new Map([[matter, aspect]]) };

/** The side of a matter that is asked about; null where it is asked about as a whole, and its area speaks of nothing else. */
const aspectOf = ({ aspects }: Making, { matter }: Pick<Decision, 'matter'>): Aspect | null => {
  const aspect = aspects.get(matter);
  return aspect !== undefined && ASPECT_ROWS[aspect].matter === matter ? aspect : (WHOLE_ASPECTS[matter] ?? null);
};
/** What is read for it; null where a matter is asked about as a whole. */
export const aspectRow = (making: Making, decision: Pick<Decision, 'matter'>): AspectRow | null => {
  const aspect = aspectOf(making, decision);
  return aspect === null ? null : ASPECT_ROWS[aspect];
};

const LEAD_OF: Readonly<Record<AreaVerdict, keyof AskedRows['leads'][Aspect]>> = {
  clear_for: 'yes',
  leaning_for: 'yes',
  balanced: 'open',
  leaning_against: 'no',
  clear_against: 'no',
};

/** How the side that is asked about stands, by the verdict on its matter, after one of the sentences that open it; nothing where that was said, or no side is named. */
export const aspectLead = (
  making: Making,
  decision: Decision,
  cell: string,
  openers: readonly string[],
  isAgain: boolean,
): readonly Draft[] => {
  const aspect = aspectOf(making, decision);
  const { verdict, matter } = decision;
  const key = `lead.${String(aspect)}`;
  if (aspect === null || verdict === null || (making.told.has(key) && !isAgain)) return [];
  making.told.add(key);
  const lead = askedRows(making).leads[aspect][LEAD_OF[verdict]];
  const wordings = openers.map((opener) => `${opener} ${lead}`);
  const cites = [making.cited.decision(decision)];
  return [worded(making, 'meaning', [`opener.${cell}`, wordings], {}, { cites, matter, isLead: true })];
};

/** How the side that is named stands, without a yes or no before it. */
export const courseOf = (making: Making, decision: Decision): readonly Draft[] => {
  const aspect = aspectOf(making, decision);
  const { verdict, matter } = decision;
  if (aspect === null || verdict === null) return [];
  const text = askedRows(making).leads[aspect][LEAD_OF[verdict]];
  return [
    worded(making, 'meaning', [`course.${aspect}`, [text]], {}, { cites: [making.cited.decision(decision)], matter }),
  ];
};

const isReason = (rows: AskedRows['reason'], key: string): key is keyof AskedRows['reason'] => key in rows;

const reasonOf = (making: Making, aspect: Aspect, one: Indicator): readonly Draft[] => {
  const { reason, houses, effects } = askedRows(making);
  const key = `${one.kind}/${one.band}`;
  if (!isReason(reason, key)) return [];
  const { write } = making.cited;
  const row = fillAny(reason[key], {
    planet: '{planet}',
    why: '{why}',
    theme: houses[(one.house ?? 1) - 1] ?? '',
    house: write.house(one.house ?? 1),
    effect: effects[aspect][one.supports ? 'help' : 'press'],
  });
  const text = rowText(making.language, row, { planets: { planet: one.planet }, strain: one.strain }, making.tongue);
  const cites = claimsOf(making.known, one)
    .slice(0, 3)
    .map((claim) => making.cited.fact(claim));
  return [{ kind: 'meaning', template: text, cites, matter: ASPECT_ROWS[aspect].matter }];
};

/** A reason, and the planet that it tells of. */
export interface AspectReason {
  readonly planet: Graha;
  readonly draft: Draft;
}

/** The heaviest reason on a side by the house of what is asked about, told once, of a planet not told of where there is one; null where that house says nothing there. */
export const aspectReason = (
  making: Making,
  decision: Decision,
  supports: boolean,
  told: readonly Graha[] = [],
): AspectReason | null => {
  const aspect = aspectOf(making, decision);
  const key = `reason.${String(aspect)}.${String(supports)}`;
  if (aspect === null || making.told.has(key)) return null;
  const found = (aspectBalance(making.known, aspect)?.indicators ?? []).filter(
    (other) => other.supports === supports && other.kind !== 'varga',
  );
  const one = found.find(({ planet }) => !told.includes(planet)) ?? found[0];
  if (one === undefined) return null;
  making.told.add(key);
  const [draft] = reasonOf(making, aspect, one);
  return draft === undefined ? null : { planet: one.planet, draft };
};

/** How what weighs the other way is told, and what fills it. */
export interface Other {
  readonly cell: 'other' | 'otherSame';
  readonly values: Readonly<Record<string, SlotValue>>;
}
const PLAIN_OTHER: Other = { cell: 'other', values: {} };

/** The same as the side that does not lead. */
export const asOther = (
  making: Making,
  { draft: { template, ...more } }: AspectReason,
  { cell, values }: Other = PLAIN_OTHER,
): Draft => ({
  ...worded(making, 'meaning', cell, { ...values, rule: template }),
  ...more,
  side: 'other',
});

/** Matters that come to whoever asks when or whether they do, and are there already for who asks how they stand. */
const COMING: Readonly<Partial<Record<Matter, string>>> = { job: 'job_new', children: 'children_wait' };
/** Whether whoever asks waits for a matter: of children what to do is asked before they are there, after that of the child. */
const isWaitedFor = (matter: Matter, ask: Ask | null): boolean =>
  ask === 'when' || ask === 'will' || (matter === 'children' && ask === 'do');
/** The row of steps for whoever waits for a matter; null where none is of its own. */
export const wayOfAsk = (making: Making, matter: Matter, ask: Ask | null): string | null =>
  (isWaitedFor(matter, ask) || isAwaited(making, matter)) && aspectOf(making, { matter }) === null
    ? (COMING[matter] ?? null)
    : null;

/** Things to do for what is asked about: those of the way that was found better, steps of its own, or those of its matter; null where none are written. */
export const actsOf = (
  making: Making,
  decision: Pick<Decision, 'matter'>,
  way: string | null = null,
): readonly [string, readonly string[]] | null => {
  const acts: Readonly<Record<string, readonly string[]>> = askedRows(making).acts;
  const isOfWay = way !== null && Object.hasOwn(acts, way);
  // Who lets go of a thing hears no step of whoever takes it up.
  const thing = stepFitting(isOfWay ? way : (aspectOf(making, decision) ?? decision.matter), making.states);
  const own = acts[thing];
  return own === undefined ? null : [`act.${thing}`, own];
};
